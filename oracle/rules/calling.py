"""Calls (叫点): xuan (宣点), ming (明点) and yu (预点), and when they are made (CALL)."""

from __future__ import annotations

from typing import Final

from oracle.catalogue import enforces
from oracle.facts import Call
from oracle.rulesets.policies import Calls, CallWindow
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import Seat
from oracle.state import DealState, Phase

NAMED_BY: Final = {Call.XUAN: "CALL-001", Call.MING: "CALL-004", Call.YU: "CALL-007"}
"""The rule that gives each call."""

_AFTER_THE_WINDOW: Final = frozenset(Phase) - {Phase.TRIBUTE, Phase.BUYING, Phase.CALLS, Phase.OVER}


@enforces("CALL-001", "CALL-004", "CALL-007")
def known_calls(rules: RuleSet) -> tuple[Call, ...]:
    """Xuan, or ming and yu."""
    return (Call.XUAN,) if rules.calls is Calls.XUAN else (Call.MING, Call.YU)


@enforces("CALL-003", "CALL-004", "CALL-007")
def calls_of_window(rules: RuleSet) -> tuple[Call, ...]:
    """What may be called once the cards are dealt and tribute is done: nothing, everything, or all but yu."""
    match rules.call_window:
        case CallWindow.BEFORE_DEAL:
            return ()
        case CallWindow.AFTER_DEAL:
            return known_calls(rules)
        case CallWindow.BY_KIND:
            return tuple(call for call in known_calls(rules) if call is not Call.YU)


@enforces("CALL-003", "CALL-004")
def is_timely(state: DealState, call: Call) -> bool:
    """A call is made in its window; ming, where it may be called after the deal, still until the first lead."""
    if call not in calls_of_window(state.rules):
        return False
    return state.phase is Phase.CALLS or (call is Call.MING and state.phase in _AFTER_THE_WINDOW)


@enforces("CALL-002", "CALL-010", "CALL-011")
def has_called(state: DealState, seat: Seat) -> bool:
    """Everybody may call, against his own opposite, once in a deal."""
    return seat in state.calls
