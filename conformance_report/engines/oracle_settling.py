"""The oracle's answers about finished deals and matches, in the words of the protocol."""

from __future__ import annotations

import random
from typing import cast

from msgspec import UNSET

from conformance_report.protocol import messages as m
from conformance_report.protocol.errors import ErrorCode, ProtocolError
from oracle.cards import RANKS, counts_of, letters_of
from oracle.dealing import deal_out, deck
from oracle.facts import Call, Debt, Deed, Facts, InvalidFactsError, TributeKind, pair_of
from oracle.match import Departure, InvalidMatchError, score_match
from oracle.rulesets import RuleSet
from oracle.rulesets.policies import FirstLeader
from oracle.settlement import settle
from oracle.stages import SUITS
from oracle.tribute import pay_tribute


def settled(params: m.DealSettle, rules: RuleSet) -> m.Settled:
    """The settlement of a deal."""
    found = settle(facts_of(params.facts, "facts"), rules)
    even, odd = found.federations
    return m.Settled(
        places=list(found.places),
        sweep=found.sweep,
        tribute=[m.Debt(one.kind.value, one.payer, one.receiver, one.cards) for one in found.tribute],
        scores=list(found.scores),
        federations=m.FederationScores(even, odd),
    )


def tribute_paid(params: m.MatchTribute, rules: RuleSet) -> m.TributePaid:
    """The cards that move for these debts."""
    moved = pay_tribute([counts_of(hand) for hand in params.hands], debts_of(params.debts), rules)
    return m.TributePaid(
        payments=[m.Payment(one.kind.value, one.payer, one.receiver, letters_of(one.cards)) for one in moved.payments],
        returns=[m.ReturnDue(one.giver, one.receiver, one.count, letters_of(one.may_return)) for one in moved.returns],
        hands=[letters_of(hand) for hand in moved.hands],
        scores=list(moved.scores),
    )


def match_scored(params: m.MatchScore, rules: RuleSet) -> m.MatchScored:
    """The score of a match."""
    deals = [facts_of(facts, f"deals[{place}]") for place, facts in enumerate(params.deals)]
    try:
        found = score_match(deals, [Departure(one.seat, one.after) for one in params.left], rules)
    except InvalidMatchError as error:
        raise ProtocolError(ErrorCode.INVALID_PARAMS, str(error)) from None
    return m.MatchScored(
        deal_numbers=list(found.deal_numbers),
        scores=[list(scores) for scores in found.scores],
        carries=list(found.carries),
        penalties=list(found.penalties),
        totals=list(found.totals),
        complete=found.complete,
    )


def hands_dealt(params: m.DealHands, rules: RuleSet) -> m.HandsDealt:
    """Six hands from a shuffle that the seed alone decides."""
    cards = [(letter, SUITS[n % 4]) for letter, count in zip(RANKS, deck(rules), strict=True) for n in range(count)]
    random.Random(params.seed).shuffle(cards)
    hands = deal_out(cards)
    fours = {str(seat): "".join(sorted(suit for rank, suit in hand if rank == "4")) for seat, hand in enumerate(hands)}
    return m.HandsDealt(
        hands=[letters_of(counts_of("".join(rank for rank, _ in hand))) for hand in hands],
        fours=cast("dict[m.SeatKey, str]", fours) if rules.first_leader is FirstLeader.SHOW_FOURS else UNSET,
    )


def facts_of(told: m.Facts, where: str) -> Facts:
    """Facts as the oracle takes them. Raises ProtocolError for facts that cannot be."""
    for pair in told.waived:
        if len(pair) != 2 or pair_of(pair[0]) != pair_of(pair[1]) or pair[0] == pair[1]:
            raise ProtocolError(ErrorCode.INVALID_PARAMS, f"{where}.waived: {pair} is no pair of opposites.")
    try:
        return Facts(
            order=tuple(told.order),
            opened=frozenset(told.opened),
            revolted=told.revolted,
            failed_burners=tuple(told.failed_burners),
            calls={int(seat): Call(call) for seat, call in told.calls.items()},
            burns=tuple(Deed(one.by, one.on) for one in told.burns),
            shaos=tuple(Deed(one.by, one.on, one.cards) for one in told.shaos),
            choked=tuple(Deed(one.by, one.on) for one in told.choked),
            waived=frozenset(pair_of(pair[0]) for pair in told.waived),
        )
    except InvalidFactsError as error:
        raise ProtocolError(ErrorCode.INVALID_PARAMS, f"{where}: {error}") from None


def debts_of(told: list[m.Debt]) -> list[Debt]:
    """Debts as the oracle takes them. Raises ProtocolError for one that cannot be."""
    for place, one in enumerate(told):
        if one.from_ == one.to:
            raise ProtocolError(ErrorCode.INVALID_PARAMS, f"debts[{place}]: seat {one.to} cannot owe itself.")
    return [Debt(TributeKind(one.kind), one.from_, one.to, one.cards) for one in told]
