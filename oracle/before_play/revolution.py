"""The phase `revolution`: who may revolts or does not; and what a revolution does, the compulsory one too."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.actions import Revolt
from oracle.before_play.phase import PhaseBeforePlay
from oracle.catalogue import enforces
from oracle.events import Event, EventType
from oracle.rules.revolting import is_poor, may_revolt, voids_the_deal
from oracle.rules.turn import next_in_play, why_not_in_play
from oracle.seats import SEATS, Seat
from oracle.stages import Before, Voided
from oracle.state import DealState, Phase, Round, mask_of
from oracle.violations import RuleId


@enforces("REV-002", "THREE-011")
def revolt(state: DealState, seats: tuple[Seat, ...], events: list[Event]) -> DealState:
    """Who revolts takes no further part and keeps his cards; a lead that was his goes to the next in play."""
    events += [Event(EventType.REVOLTED, "REV-002", seat) for seat in seats]
    before = state.standing.revolted
    all_revolted = seats if before is None else (before, *seats)
    standing = state.standing.but(in_play=state.standing.in_play & ~mask_of(seats))
    state = state.but(round=Round.after_the_deal(next_in_play(standing, state.round.leader)))
    if voids_the_deal(all_revolted):
        return _void(state, all_revolted, events)
    return state.but(standing=standing.but(revolted=all_revolted[0]))


@enforces("REV-003")
def _void(state: DealState, revolted: tuple[Seat, ...], events: list[Event]) -> DealState:
    """A void deal is over: nobody has opened, and nothing can be done in it."""
    events.append(Event(EventType.VOID, "REV-003"))
    standing = state.standing.but(opened=0)
    void = Before(stage=Voided(tuple(sorted(revolted))))
    return state.but(phase=Phase.OVER, standing=standing, before=void)


def is_void(state: DealState) -> bool:
    """Whether the deal is void."""
    return state.before is not None and isinstance(state.before.stage, Voided)


def revolutionaries(state: DealState) -> tuple[Seat, ...]:
    """Who has revolted, ascending: one, or in a void deal more."""
    if state.before is not None and isinstance(state.before.stage, Voided):
        return state.before.stage.revolted
    return () if state.standing.revolted is None else (state.standing.revolted,)


def _why_no_revolution(state: DealState, action: Revolt) -> tuple[RuleId, ...]:
    poor: tuple[RuleId, ...] = () if is_poor(state.hands[action.seat]) else ("REV-001",)
    return why_not_in_play(state.standing, action.seat) + poor


def _may_revolt(state: DealState) -> Iterator[Seat]:
    return (seat for seat in SEATS if may_revolt(state, seat))


REVOLUTION = PhaseBeforePlay(
    acts=Revolt,
    rule_ids=("REV-005",),
    is_window=True,
    why_not=_why_no_revolution,
    legal=lambda state: [Revolt(seat) for seat in _may_revolt(state)],
    seats=_may_revolt,
    step=lambda state, action, events: revolt(state, (action.seat,), events),
)
