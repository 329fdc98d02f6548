"""An opening that is settled before the first lead: conceded, rushed, fought, or won by trial."""

from __future__ import annotations

from oracle.catalogue import enforces
from oracle.events import Event, EventType
from oracle.rules.opening import is_provisional
from oracle.seats import Seat, opposite
from oracle.state import DealState
from oracle.violations import RuleId


def open_at_once(state: DealState, seat: Seat, rule_id: RuleId, events: list[Event]) -> DealState:
    """The seat is open for good."""
    standing = state.standing
    if standing.opened >> seat & 1:
        return state
    events.append(Event(EventType.OPENED, rule_id, seat))
    return state.but(standing=standing.but(opened=standing.opened | 1 << seat))


@enforces("REV-011", "REV-012")
def open_by_trial(state: DealState, seat: Seat, rule_id: RuleId, events: list[Event]) -> DealState:
    """Who has won the trial is open once he has led 4s; at once where he has none or they need not be led."""
    standing = state.standing
    if standing.opened >> seat & 1 or not is_provisional(state.hands[seat], state.rules):
        return open_at_once(state, seat, rule_id, events)
    events.append(Event(EventType.PROVISIONAL, rule_id, seat))
    return state.but(standing=standing.but(provisional=standing.provisional | 1 << seat))


@enforces("REV-009")
def concede(state: DealState, events: list[Event]) -> DealState:
    """A revolutionary concedes: he is not open, his opposite is."""
    return open_at_once(state, opponent(state), "REV-009", events)


def revolutionary(state: DealState) -> Seat:
    """Who has revolted; the caller knows that somebody has."""
    assert state.standing.revolted is not None
    return state.standing.revolted


def opponent(state: DealState) -> Seat:
    """The opposite of the revolutionary."""
    return opposite(revolutionary(state))
