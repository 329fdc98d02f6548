"""The players: how each picks one of the legal actions, and what is tried that is seldom legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, TypeAlias

from conformance_report.deals.replay import Position, take
from conformance_report.engines.oracle_deal import action_told
from conformance_report.protocol import messages as m
from oracle.actions import Play
from oracle.cards import RANKS, THREE, Counts, counts_of, letters_of
from oracle.combination import Combination, classify
from oracle.rules.burning import may_claim
from oracle.rules.gouji import THRESHOLDS, is_natural_gouji
from oracle.seats import SEATS, are_mates
from oracle.state import DealState, Phase

Choice: TypeAlias = Callable[[Position, Sequence[m.Action], Random], m.Action]
"""How a player picks one of the actions that are open to him; they come sorted."""

Cost: TypeAlias = Callable[[m.PlayAction, DealState], tuple[int, ...]]
"""What a play costs a player; he takes the cheapest."""

_TWO: Final = RANKS.index("2")


# random


def pick_random(position: Position, actions: Sequence[m.Action], chance: Random) -> m.Action:
    """First a kind of action, then one of that kind, so that a claim is not lost among hundreds of plays."""
    kinds: dict[str, list[m.Action]] = {}
    for action in actions:
        kinds.setdefault(_kind(position.state, action), []).append(action)
    return chance.choice(kinds[chance.choice(sorted(kinds))])


def _kind(state: DealState, action: m.Action) -> str:
    """The type of an action; a play out of turn is a kind of its own."""
    if isinstance(action, m.PlayAction) and action.seat != state.round.turn:
        return "play out of turn"
    return type(action).__name__


# greedy


def pick_greedy(position: Position, actions: Sequence[m.Action], chance: Random) -> m.Action:
    """Rid of many low cards at once, jokers last; claims most burns, and mostly lets his mates' plays stand."""
    return _pick(position.state, actions, chance, _cost_of_many)


def pick_patient(position: Position, actions: Sequence[m.Action], chance: Random) -> m.Action:
    """Like the greedy player, but leads few low cards at a time, and keeps his largest set of gouji for the end."""
    state = position.state
    leading = state.round.play is None or state.round.granted is not None
    open_ = [one for one in actions if leading or not (isinstance(one, m.PlayAction) and _touches_kept(one, state))]
    return _pick(state, open_, chance, _cost_of_few)


def _pick(state: DealState, actions: Sequence[m.Action], chance: Random, cost_of_lead: Cost) -> m.Action:
    claims = [action for action in actions if isinstance(action, m.BurnAction)]
    if claims and chance.random() < 0.9:
        return max(claims, key=lambda claim: len(claim.seats))
    plays = [action for action in actions if isinstance(action, m.PlayAction)]
    own = [play for play in plays if play.seat == state.round.turn]
    others = [play for play in plays if play.seat != state.round.turn and _is_against(state, play.seat)]
    if state.round.play is None or state.round.granted is not None:
        return min(own or plays, key=lambda play: cost_of_lead(play, state))
    if others and chance.random() < 0.3:
        return min(others, key=_cost_of_answer)
    yields = [action for action in actions if isinstance(action, m.YieldAction)]
    if yields and chance.random() < 0.3:
        return yields[0]
    cheap = [play for play in own if _jokers(play.cards) == 0 or chance.random() < 0.05]
    if cheap and (_is_against(state, cheap[0].seat) or chance.random() < 0.1):
        return min(cheap, key=_cost_of_answer)
    rest = [action for action in actions if not isinstance(action, m.PlayAction | m.YieldAction)]
    return rest[0] if rest else min(plays, key=_cost_of_answer)


def _is_against(state: DealState, seat: int) -> bool:
    return not are_mates(seat, state.round.seat)


def _cost_of_many(play: m.PlayAction, _state: DealState) -> tuple[int, ...]:
    return (_high(play.cards), -len(play.cards), _rank(play.cards))


def _cost_of_few(play: m.PlayAction, state: DealState) -> tuple[int, ...]:
    if state.round.granted is not None:
        return (_jokers(play.cards), _rank(play.cards))
    laid = classify(counts_of(play.cards), state.rules)
    natural = isinstance(laid, Combination) and is_natural_gouji(laid)
    return (_touches_kept(play, state), natural, _high(play.cards), len(play.cards), _rank(play.cards))


def _touches_kept(play: m.PlayAction, state: DealState) -> bool:
    hand = state.hands[play.seat]
    sets = [(hand[rank], rank) for rank, fewest in THRESHOLDS.items() if hand[rank] >= fewest]
    return bool(sets) and RANKS[max(sets)[1]] in play.cards and sum(hand) > len(play.cards)


def _cost_of_answer(play: m.PlayAction) -> tuple[int, ...]:
    return (_high(play.cards), _rank(play.cards))


def _high(cards: str) -> int:
    return sum(RANKS.index(card) >= _TWO for card in cards)


def _jokers(cards: str) -> int:
    return cards.count("X") + cards.count("D")


def _rank(cards: str) -> int:
    return min(RANKS.index(card) for card in cards)


PLAYERS: Final[dict[str, Choice]] = {"random": pick_random, "greedy": pick_greedy, "patient": pick_patient}


# what is legal and not listed


def open_to(position: Position, chance: Random) -> list[m.Action]:
    """The legal actions, sorted, with a joint claim; and now and then, or when he must, a lead that breaks a duty."""
    listed = list(position.told.values())
    claims = [action.seats[0] for action in listed if isinstance(action, m.BurnAction)]
    if len(claims) > 1:
        listed.append(m.BurnAction(claims))
    if is_burners_lead(position.state) and (not listed or chance.random() < 0.05):
        return _breaches(position) or listed
    return listed


def is_burners_lead(state: DealState) -> bool:
    """Whether a burner is to lead."""
    return state.phase is Phase.PLAY and state.round.play is None and state.round.burner == state.round.turn


def _breaches(position: Position) -> list[m.Action]:
    """Leads of the burner that are legal though not listed."""
    leader = position.state.round.leader
    hand = position.state.hands[leader]
    found = [action_told(Play(leader, _of_rank(hand, rank))) for rank in range(_TWO + 1) if hand[rank]]
    return [action for action in found if take(position, action, 0).accepted]


def _of_rank(hand: Counts, rank: int) -> Counts:
    return tuple(count if other == rank else 0 for other, count in enumerate(hand))


# what is mostly refused


def tries(position: Position, chance: Random) -> Iterator[m.Action]:
    """Actions that look as if they might be legal: out of turn, after a pass, with 3s, a claim, a yield, `next`."""
    state = position.state
    if state.phase is not Phase.PLAY:
        return
    seat = chance.choice(SEATS)
    yield chance.choice((m.PassAction(seat), m.YieldAction(seat), m.NextAction(), m.BurnAction([seat])))
    yield _some_cards(state, seat, chance)
    table = state.round.play
    if table is not None:
        yield _as_many(state, seat, table.size, chance)
        yield m.BurnAction([chance.choice(SEATS)])
        yield m.YieldAction(chance.choice(SEATS))
    claimants = [other for other in SEATS if may_claim(state, other)]
    if claimants:
        yield m.BurnAction([chance.choice(claimants)])
    holders = [other for other in SEATS if state.hands[other][THREE]]
    if holders:
        yield _with_threes(state, chance.choice(holders), chance)


def _some_cards(state: DealState, seat: int, chance: Random) -> m.PlayAction:
    held = letters_of(state.hands[seat]) or "5"
    cards = chance.sample(held, min(len(held), chance.randint(1, 3)))
    return m.PlayAction(seat, "".join(sorted(cards, key=RANKS.index)))


def _as_many(state: DealState, seat: int, size: int, chance: Random) -> m.PlayAction:
    """As many cards as lie on the table: the highest of one hand, or one rank of it with jokers."""
    held = letters_of(state.hands[seat]) or "5"
    rank = chance.choice(held)
    natural = held.count(rank)
    cards = (rank * natural + held.replace(rank, "")[::-1])[:size]
    return m.PlayAction(seat, "".join(sorted(cards, key=RANKS.index)))


def _with_threes(state: DealState, seat: int, chance: Random) -> m.PlayAction:
    hand = state.hands[seat]
    threes = "3" * chance.randint(1, hand[THREE])
    others = letters_of(hand)[hand[THREE] :]
    return m.PlayAction(seat, threes + chance.choice(("", others[-1:], others[:1], others[-2:])))
