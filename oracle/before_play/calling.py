"""The phase `calls`, and calls after it: who has not called may."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from oracle.actions import MakeCall
from oracle.before_play.phase import PhaseBeforePlay
from oracle.events import Event
from oracle.rules.calling import NAMED_BY, calls_of_window, has_called, is_timely, known_calls
from oracle.rules.turn import why_not_in_play
from oracle.seats import Seat
from oracle.state import DealState, seats_of
from oracle.violations import RuleId


def why_no_call(state: DealState, action: MakeCall) -> Iterator[RuleId]:
    """What is wrong with a call, in its window or at any other time before the first lead."""
    yield from why_not_in_play(state.standing, action.seat)
    if action.call not in known_calls(state.rules):
        yield from ("CALL-001", NAMED_BY[action.call])
    elif not is_timely(state, action.call):
        yield from ("CALL-003", NAMED_BY[action.call])
    if has_called(state, action.seat):
        yield "CALL-011"


def _silent(state: DealState) -> Iterator[Seat]:
    return (seat for seat in seats_of(state.standing.in_play) if not has_called(state, seat))


def _may_call(state: DealState) -> Iterator[Seat]:
    return _silent(state) if calls_of_window(state.rules) else iter(())


def _legal(state: DealState) -> Iterator[MakeCall]:
    return (MakeCall(seat, call) for seat in _silent(state) for call in calls_of_window(state.rules))


def step(state: DealState, action: MakeCall, _events: list[Event]) -> DealState:
    """The call is made; nothing else changes."""
    return state.but(calls=MappingProxyType({**state.calls, action.seat: action.call}))


CALLS = PhaseBeforePlay(
    acts=MakeCall,
    rule_ids=("CALL-003",),
    is_window=True,
    why_not=why_no_call,
    legal=_legal,
    seats=_may_call,
    step=step,
)
