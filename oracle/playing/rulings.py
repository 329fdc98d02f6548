"""What is wrong with an action in the phase `play`: the id of every rule that it breaks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from oracle.actions import (
    Action,
    AnswerTrial,
    Burn,
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
from oracle.cards import BIG, SMALL, Counts, holds
from oracle.combination import Combination, NotACombination, classify
from oracle.judge import beats_in_order, why_not
from oracle.plays import answers, can_burn
from oracle.rules.burning import NO_BURN, breaks_duty, is_hopeless, may_claim
from oracle.rules.calling import NAMED_BY
from oracle.rules.held_threes import why_no_threes
from oracle.rules.killing import kills
from oracle.rules.killing_out_of_turn import may_kill
from oracle.rules.shao import may_shao, why_no_shao
from oracle.rules.turn import why_no_pass, why_not_closed, why_not_in_play, why_not_in_turn
from oracle.rules.yielding import NO_YIELD
from oracle.rulesets.policies import BurnBreach, BurnTest, Interrupt
from oracle.seats import Seat
from oracle.state import DealState
from oracle.violations import RuleId

ELSEWHERE: Final[dict[type[Action], RuleId]] = {
    MakeCall: "CALL-003",
    ShowFours: "DEAL-011",
    Buy: "THREE-005",
    Return: "TRIB-018",
    Revolt: "REV-005",
    Rush: "RUSH-001",
    Fight: "RUSH-005",
    Trial: "REV-010",
    AnswerTrial: "REV-010",
    ChooseHead: "HEAD-006",
    Waive: "TRIB-016",
}
"""The rule that gives each action of another phase its place."""


def why_not_in_play_phase(state: DealState, action: Action) -> Iterable[RuleId]:
    """The ids of every rule that this action breaks; none when it is legal."""
    if isinstance(action, Play):
        return _why_no_play(state, action)
    if isinstance(action, Pass):
        refused_by = why_no_pass(state, action.seat)
        return why_not_in_play(state.standing, action.seat) + refused_by if refused_by else ()
    if isinstance(action, Yield):
        return _why_no_yield(state, action.seat)
    if isinstance(action, Burn):
        return _why_no_burn(state, action.seats)
    if isinstance(action, Next):
        return why_not_closed(state)
    if isinstance(action, MakeCall):
        return (ELSEWHERE[MakeCall], NAMED_BY[action.call])
    return (ELSEWHERE[type(action)],)


def _why_no_yield(state: DealState, seat: Seat) -> tuple[RuleId, ...]:
    refused_by = tuple(rule_id for rule_id, refuses in NO_YIELD if refuses(state, seat))
    return why_not_in_play(state.standing, seat) + why_not_in_turn(state, seat) + refused_by


def _why_no_burn(state: DealState, seats: tuple[Seat, ...]) -> tuple[RuleId, ...]:
    if not seats or len(set(seats)) < len(seats):
        return ("BURN-021",)
    found: list[RuleId] = []
    for seat in seats:
        refused_by = [rule_id for rule_id, refuses in NO_BURN if refuses(state, seat)]
        found += refused_by
        found += why_not_in_play(state.standing, seat)
        if not refused_by:
            found += _why_hand_cannot_burn(state, seat)
    return tuple(found)


def _why_hand_cannot_burn(state: DealState, seat: Seat) -> tuple[RuleId, ...]:
    hand, table, rules = state.hands[seat], state.round.play, state.rules
    assert table is not None
    if can_burn(seat, hand, table, rules):
        return ()
    cannot_beat = () if answers(seat, hand, table, rules) else ("BURN-003",)
    if rules.burn_test is BurnTest.PLAY_OUT:
        return (*cannot_beat, "BURN-004")
    return (*cannot_beat, "BURN-005") if is_hopeless(hand, rules) else cannot_beat


# laying cards


def _why_no_play(state: DealState, action: Play) -> tuple[RuleId, ...]:
    seat, cards = action.seat, action.cards
    hand, round_, rules = state.hands[seat], state.round, state.rules
    play = classify(cards, rules)
    found = why_not_in_play(state.standing, seat) + why_no_threes(cards, hand, rules)
    if isinstance(play, NotACombination):
        not_held = () if holds(hand, cards) else ("TURN-001",)
        return found + not_held + play.rule_ids + _why_seat_cannot_play(state, seat)
    if not play.is_in(hand):
        found += ("TURN-001",)
    if round_.play is None:
        return found + _why_no_lead(state, seat, cards)
    if round_.granted is not None:
        return (*found, *_why_no_burning_play(state, seat, play))
    if seat == round_.turn:
        return found + why_not(play, round_.play, rules)
    return (*found, *_why_no_interruption(state, seat, play))


def _why_seat_cannot_play(state: DealState, seat: Seat) -> tuple[RuleId, ...]:
    if may_shao(state, seat) or may_kill(state, seat):
        return ()
    return why_not_in_turn(state, seat)


def _why_no_lead(state: DealState, seat: Seat, cards: Counts) -> tuple[RuleId, ...]:
    if seat != state.round.turn:
        return why_not_in_turn(state, seat)
    refused = is_breach(state, seat, cards) and state.rules.burn_breach is BurnBreach.REFUSED
    return ("BURN-006", "BURN-012") if refused else ()


def is_breach(state: DealState, seat: Seat, cards: Counts) -> bool:
    """Whether this lead of the burner breaks his duty."""
    round_ = state.round
    return round_.play is None and round_.burner == seat and breaks_duty(cards, state.hands[seat], state.rules)


def has_lawful_lead(hand: Counts, state: DealState) -> bool:
    """Whether a burner with this hand can lead within his duty: with a joker, or all that he holds; any without a test."""
    if state.rules.burn_test is BurnTest.NONE or hand[SMALL] or hand[BIG]:
        return True
    whole = classify(hand, state.rules)
    return isinstance(whole, Combination) and not why_no_threes(hand, hand, state.rules)


def _why_no_burning_play(state: DealState, seat: Seat, play: Combination) -> Iterator[RuleId]:
    table = state.round.play
    assert table is not None
    if seat != state.round.granted:
        yield from why_not_in_turn(state, seat)
    if not beats_in_order(play, table, state.rules):
        yield "BURN-003"
        yield from why_not(play, table, state.rules)


def _why_no_interruption(state: DealState, seat: Seat, play: Combination) -> Iterator[RuleId]:
    table, rules = state.round.play, state.rules
    assert table is not None
    if kills(play, table, rules):
        if not may_kill(state, seat):
            yield from ("KILL-002", *why_not_in_turn(state, seat))
        return
    higher = why_not(play, table, rules)
    if higher or not may_shao(state, seat):
        yield from (*higher, *_why_out_of_turn(state, seat))


def _why_out_of_turn(state: DealState, seat: Seat) -> Iterator[RuleId]:
    if may_shao(state, seat):
        return
    yield from why_not_in_turn(state, seat)
    if not state.round.gouji:
        return
    if state.rules.interrupt is Interrupt.SHAO:
        yield from why_no_shao(state, seat)
    elif may_claim(state, seat):
        yield "BURN-001"
