"""Small deals from the cards dealt on, under any rule set at all, and all that anybody might try in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from random import Random

from hypothesis import strategies as st

from oracle.actions import (
    Action,
    AnswerTrial,
    Buy,
    ChooseHead,
    Fight,
    MakeCall,
    Next,
    Pass,
    Play,
    Return,
    Revolt,
    Rush,
    ShowFours,
    Trial,
    Waive,
    Yield,
)
from oracle.cards import RANKS, Counts, counts_of
from oracle.facts import Call, Debt, TributeKind
from oracle.rulesets import BASES, RuleSet, policies, with_policies
from oracle.rulesets.policies import Calls, CallWindow
from oracle.seats import SEATS, opposite
from oracle.setup import PLAYED, InvalidSetup, Setup, start
from oracle.stages import SUITS, Rushed
from oracle.state import DealState, Phase
from tests.properties import deals

_LONGEST_RUSH_TRIED = 4
_LAST = Phase.SHOW_FOURS


@st.composite
def any_rule_sets(draw: st.DrawFn) -> RuleSet:
    """Any rule set of the whole product of policies; those in which a revolution is contested more often."""
    values = {key: draw(st.sampled_from(list(policy.values)), label=key) for key, policy in policies().items()}
    values["revolution_contest"] = draw(st.sampled_from(("rush", "rush", "trial", "trial", "concede")))
    return with_policies(draw(st.sampled_from(BASES)), values)


def some_hand(chance: Random) -> str:
    """A hand that may be without 3s or 4s, and now and then poor."""
    cards = "3" * chance.choice((0, 1, 1, 2, 3)) + "4" * chance.choice((0, 1, 2, 3))
    cards += "".join(chance.choices("56789", k=chance.randint(1, 2)))
    for _ in range(chance.choice((0, 0, 1, 2))):
        cards += chance.choice(_GOUJI)
    if chance.random() < 0.9:
        cards += "2" * chance.choice((0, 1, 2, 3)) + chance.choice(("2", "X", "D", "XD"))
    return cards


def rushing_hand(chance: Random) -> str:
    """A hand of a revolutionary: three gouji plays, or fewer."""
    cards = "".join(chance.choice(_GOUJI) for _ in range(chance.choice((0, 1, 3, 3))))
    return cards + "4" * chance.choice((0, 1, 2)) + "35"


_GOUJI = ("KK", "AA", "AAA", "QQQ", "JJJJ", "TTTTT", "QQQ", "KKK")


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """A deal that stands in any phase from tribute on; setups that cannot be are thrown away."""
    rules = draw(any_rule_sets())
    chance = Random(draw(st.integers(0, 2**32)))
    phase = draw(st.sampled_from(PLAYED[:-1]))
    early = phase in (Phase.TRIBUTE, Phase.BUYING) and rules.call_window is not CallWindow.BEFORE_DEAL
    kinds = (Call.XUAN,) if rules.calls is Calls.XUAN else (Call.MING, Call.YU)
    revolted = chance.randrange(6) if chance.random() < 0.5 and phase is not Phase.TRIBUTE else None
    hands = [some_hand(chance) for _ in SEATS]
    if revolted is not None:
        hands[revolted] = rushing_hand(chance)
        hands[opposite(revolted)] += chance.choice(("", "222", "AAAA", "22AAAKKK"))
    setup = Setup(
        rules=rules,
        hands=tuple(map(counts_of, hands)),
        leader=chance.randrange(6),
        start=phase,
        calls={} if early else {seat: chance.choice(kinds) for seat in SEATS if chance.random() < 0.3},
        revolted=revolted,
        heads={opposite(revolted): chance.random() < 0.5} if revolted is not None and phase is _LAST else {},
        debts=tuple(_debts(chance)),
        fours={seat: "".join(chance.choices(SUITS, k=chance.randint(0, 4))) for seat in SEATS},
    )
    try:
        start(setup)
    except InvalidSetup:
        return replace(setup, debts=())
    return setup


def _debts(chance: Random) -> Iterator[Debt]:
    payers = chance.sample(SEATS, 4)
    for payer, receiver in (payers[:2], payers[2:])[: chance.choice((0, 1, 2))]:
        yield Debt(TributeKind.FALL, payer, receiver, chance.choice((1, 2)))
    if chance.random() < 0.5:
        yield Debt(TributeKind.DOT, payers[0], opposite(payers[0]), chance.choice((1, 2)))


def candidates(state: DealState) -> Iterator[Action]:
    """A broad set of actions: all that could be legal, and much that cannot."""
    yield from (Next(), Waive((0, 3)))
    for seat in SEATS:
        hand = state.hands[seat]
        yield from (Revolt(seat), Pass(seat), Yield(seat), ChooseHead(seat, True), ChooseHead(seat, False))
        yield from (MakeCall(seat, call) for call in Call)
        yield from (ShowFours(seat, suit, count) for suit in SUITS for count in range(1, 6))
        yield from (Buy(seat, rank, pay) for rank in (0, 1) for pay in (None, *range(len(RANKS))))
        yield from (Return(seat, to, cards) for to in SEATS for cards in _few(hand))
        plays = [play.cards for play in deals.plays_of(seat, hand)]
        yield from (Play(seat, cards) for cards in (*plays, counts_of("DDDD")))
        yield from (Trial(seat, cards) for cards in (*plays, counts_of("AAAAAAA")))
        yield from (AnswerTrial(seat, cards) for cards in (None, *plays, counts_of("2222222")))
        yield from _contests(state, seat, plays)


def _few(hand: Counts) -> Iterator[Counts]:
    """Every choice of no more than two cards."""
    letters = [rank for rank in range(len(RANKS)) for _ in range(min(hand[rank], 2))]
    for number in range(3):
        for chosen in set(combinations(letters, number)):
            yield tuple(chosen.count(rank) for rank in range(len(RANKS)))


def _contests(state: DealState, seat: int, plays: list[Counts]) -> Iterator[Action]:
    yield from (Rush(seat, ()), Fight(seat, ()), Fight(seat, None))
    if state.phase is Phase.RUSH:
        natural = [cards for cards in plays if not any(cards[12:]) and sum(cards) > 1]
        for number in range(1, _LONGEST_RUSH_TRIED):
            yield from (Rush(seat, tuple(chosen)) for chosen in _multisets(natural, number))
    stage = None if state.before is None else state.before.stage
    if isinstance(stage, Rushed):
        sized = [[cards for cards in plays if sum(cards) == sum(table)] for table in stage.plays]
        for number in range(1, len(sized) + 1):
            yield from (Fight(seat, chosen) for chosen in product(*sized[:number]))


def _multisets(plays: list[Counts], number: int) -> Iterator[tuple[Counts, ...]]:
    if number == 0:
        yield ()
    for place, cards in enumerate(plays):
        if number:
            yield from ((cards, *rest) for rest in _multisets(plays[place:], number - 1))


def key(action: Action) -> Action:
    """The same action, the plays of a rush in one order."""
    return Rush(action.seat, tuple(sorted(action.plays))) if isinstance(action, Rush) else action


def rotated(setup: Setup, by: int) -> Setup:
    """The same deal with every seat moved on."""
    debts = (replace(debt, payer=(debt.payer + by) % 6, receiver=(debt.receiver + by) % 6) for debt in setup.debts)
    return replace(
        deals.rotated(setup, by),
        calls={(seat + by) % 6: call for seat, call in setup.calls.items()},
        debts=tuple(debts),
        fours={(seat + by) % 6: held for seat, held in setup.fours.items()},
    )


def moved(action: Action, by: int) -> Action:
    """The same action by the seat that was moved on."""
    if isinstance(action, Return):
        return replace(action, seat=(action.seat + by) % 6, to=(action.to + by) % 6)
    if isinstance(action, MakeCall | ShowFours | Buy | Revolt | Rush | Fight | Trial | AnswerTrial | ChooseHead):
        return replace(action, seat=(action.seat + by) % 6)
    return deals.moved(action, by)
