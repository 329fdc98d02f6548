"""On which rules it rests that an action in a deal is legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conformance_report.deals.format import text_of
from conformance_report.deals.position import because
from conformance_report.deals.replay import Step
from conformance_report.deals.shown import WITNESSES, shown_step_by_step
from conformance_report.engines.oracle_deal import action_of
from oracle.actions import Burn, Next, Play, Waive, Yield, actors
from oracle.catalogue import rules
from oracle.explain import grounds
from oracle.seats import Seat
from oracle.state import Phase

_ASIDE: Final = frozenset(
    {"BURN-021", "DEAL-015", "FOUR-007", "OPEN-003", "OPEN-010", "RANK-007", "THREE-015", "THREE-017", "THREE-019"}
)
"""Rules that a step shows without resting on them."""


@dataclass(frozen=True, slots=True)
class Grounds:
    """Why an action is legal: the rules, in the order of the catalogue; whether it is listed; whose it is."""

    rule_ids: tuple[str, ...]
    listed: bool
    breach: bool
    seats: tuple[Seat, ...]


def grounds_of(step: Step) -> Grounds:
    """The grounds of one step; none when it is refused."""
    action = action_of(step.action)
    seats = actors(action)
    if not step.accepted:
        return Grounds((), listed=False, breach=False, seats=seats)
    listed = text_of(step.action) in step.before.told
    state, found = step.before.state, set(because(step.before))
    if state.phase is Phase.PLAY:
        ((_, shown),) = shown_step_by_step([step])
        found |= shown & WITNESSES.keys() - _ASIDE
        if isinstance(action, Play):
            found |= set(grounds(action.cards, state.round.play, state.rules))
    found |= {"TURN-012", "TURN-015"} if isinstance(action, Yield) else set()
    found |= {"BURN-001", "BURN-007", "BURN-008", "BURN-021"} if isinstance(action, Burn) else set()
    found |= {"TURN-010"} if isinstance(action, Next) and state.phase is Phase.PLAY else set()
    found |= {"TRIB-016"} if isinstance(action, Waive) else set()
    by_events = {event.rule_id for event in step.events}
    breach = not listed and isinstance(action, Play) and state.round.burner == action.seat
    ids = tuple(rule_id for rule_id in rules() if rule_id in found - by_events)
    return Grounds(ids, listed=listed, breach=breach, seats=seats)
