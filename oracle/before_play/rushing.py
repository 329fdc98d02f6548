"""The phases `rush` and `fight` (冲点): three gouji plays of the revolutionary, and his opposite's answer to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oracle.actions import Fight, Rush
from oracle.before_play.opening import open_at_once, opponent, revolutionary
from oracle.before_play.phase import PhaseBeforePlay, at, before_of, stage_of
from oracle.cards import NO_CARDS, RANKS, Counts, Rank, holds, minus, plus
from oracle.catalogue import enforces
from oracle.combination import Combination, NotACombination, classify
from oracle.events import Event
from oracle.judge import beats, why_not
from oracle.plays import answers
from oracle.rules.gouji import THRESHOLDS, is_gouji
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import Seat
from oracle.stages import Rushed
from oracle.state import DealState, Phase
from oracle.violations import RuleId

PLAYS_OF_A_RUSH: Final = 3


# the rush


@enforces("RUSH-001", "RUSH-004")
def why_no_rush_play(cards: Counts, rules: RuleSet) -> tuple[RuleId, ...]:
    """Each play of a rush is gouji."""
    play = classify(cards, rules)
    if isinstance(play, NotACombination):
        return play.rule_ids
    return () if is_gouji(play) else ("RUSH-001", "RUSH-003")


@enforces("RUSH-003")
def why_not_three(plays: tuple[Counts, ...]) -> tuple[RuleId, ...]:
    """A rush is three plays, all laid."""
    return () if len(plays) == PLAYS_OF_A_RUSH else ("RUSH-003",)


@enforces("RUSH-002")
def can_rush(hand: Counts) -> bool:
    """Any three gouji plays that have no card in common make a rush, of one rank too. A poor hand has no 2 or joker."""
    return sum(hand[rank] // fewest for rank, fewest in THRESHOLDS.items()) >= PLAYS_OF_A_RUSH


def _why_no_rush(state: DealState, action: Rush) -> Iterator[RuleId]:
    if action.seat != revolutionary(state):
        yield "RUSH-001"
    yield from why_not_three(action.plays)
    for cards in action.plays:
        yield from why_no_rush_play(cards, state.rules)
    if not holds(state.hands[action.seat], _together(action.plays)):
        yield from ("RUSH-002", "RUSH-003")


def _together(plays: tuple[Counts, ...]) -> Counts:
    laid = NO_CARDS
    for cards in plays:
        laid = plus(laid, cards)
    return laid


def _rushes(state: DealState) -> Iterator[Rush]:
    """Each set of three plays once, lower ranks and smaller plays first."""
    seat = revolutionary(state)
    hand = state.hands[seat]
    plays = [(rank, number) for rank in sorted(THRESHOLDS) for number in range(THRESHOLDS[rank], hand[rank] + 1)]
    for first, one in enumerate(plays):
        for second, two in enumerate(plays[first:], first):
            if not _fit(hand, one, two):
                continue
            for three in plays[second:]:
                if _fit(hand, one, two, three):
                    yield Rush(seat, (_cards(one), _cards(two), _cards(three)))


def _fit(hand: Counts, *plays: tuple[Rank, int]) -> bool:
    """Whether the last of these plays, in the order of their ranks, finds cards enough beside the others."""
    rank = plays[-1][0]
    return sum(number for one, number in plays if one == rank) <= hand[rank]


def _cards(play: tuple[Rank, int]) -> Counts:
    return tuple([play[1] if rank == play[0] else 0 for rank in range(len(RANKS))])


def _may_rush(state: DealState) -> tuple[Seat, ...]:
    seat = revolutionary(state)
    return (seat,) if can_rush(state.hands[seat]) else ()


def _rush(state: DealState, action: Rush, _events: list[Event]) -> DealState:
    """The cards of a rush are spent."""
    rest = minus(state.hands[action.seat], _together(action.plays))
    return at(with_hand(state, action.seat, rest), Phase.FIGHT, Rushed(action.plays))


def with_hand(state: DealState, seat: Seat, hand: Counts) -> DealState:
    """The same position with another hand of one seat."""
    return state.but(hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


RUSH = PhaseBeforePlay(
    acts=Rush,
    rule_ids=("RUSH-001",),
    is_window=True,
    why_not=_why_no_rush,
    legal=_rushes,
    seats=_may_rush,
    step=_rush,
)


# the fight


@enforces("RUSH-005", "RUSH-007")
def _why_no_fight(state: DealState, action: Fight) -> Iterator[RuleId]:
    """The opposite alone fights, or not: with one to three plays that beat those of the rush in their order.

    Some card must be left to him.
    """
    if action.seat != opponent(state):
        yield "RUSH-005"
    if action.plays is None:
        return
    hand, used, rules = state.hands[action.seat], _together(action.plays), state.rules
    if not 1 <= len(action.plays) <= PLAYS_OF_A_RUSH:
        yield "RUSH-007"
    for cards, table in zip(action.plays, stage_of(state, Rushed).plays, strict=False):
        yield from _why_not_beaten(cards, table, rules)
    if not holds(hand, used) or used == hand:
        yield "RUSH-007"


def _why_not_beaten(cards: Counts, table: Counts, rules: RuleSet) -> Iterator[RuleId]:
    play, beaten = classify(cards, rules), classify(table, rules)
    assert isinstance(beaten, Combination)
    if isinstance(play, NotACombination):
        yield from play.rule_ids
    elif not beats(play, beaten, rules):
        yield from ("RUSH-007", *why_not(play, beaten, rules))


def _fights(state: DealState) -> Iterator[Fight]:
    """Each way to beat the first play, then with the cards that remain the second, then the third; and not to fight."""
    seat = opponent(state)
    for plays in _beaten(seat, state.hands[seat], stage_of(state, Rushed).plays, state.rules):
        yield Fight(seat, plays)
    yield Fight(seat, None)


def _beaten(seat: Seat, hand: Counts, rushed: tuple[Counts, ...], rules: RuleSet) -> Iterator[tuple[Counts, ...]]:
    if not rushed:
        return
    table = classify(rushed[0], rules)
    assert isinstance(table, Combination)
    for answer in answers(seat, hand, table, rules):
        rest = minus(hand, answer.cards)
        if any(rest):
            yield (answer.cards,)
            yield from ((answer.cards, *more) for more in _beaten(seat, rest, rushed[1:], rules))


def _may_fight(state: DealState) -> tuple[Seat, ...]:
    return (opponent(state),) if isinstance(before_of(state).stage, Rushed) else ()


@enforces("RUSH-006", "RUSH-007", "RUSH-008")
def _fight(state: DealState, action: Fight, events: list[Event]) -> DealState:
    """All three beaten, the opposite is open; otherwise the revolutionary is. The cards of a fight are spent."""
    plays = action.plays or ()
    state = with_hand(state, action.seat, minus(state.hands[action.seat], _together(plays)))
    if len(plays) == PLAYS_OF_A_RUSH:
        state = open_at_once(state, action.seat, "RUSH-008", events)
    else:
        state = open_at_once(state, revolutionary(state), "RUSH-007" if plays else "RUSH-006", events)
    return at(state, Phase.FIGHT)


FIGHT = PhaseBeforePlay(
    acts=Fight,
    rule_ids=("RUSH-005",),
    is_window=False,
    why_not=_why_no_fight,
    legal=_fights,
    seats=_may_fight,
    step=_fight,
)
