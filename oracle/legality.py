"""Whether an action is legal, and which actions are: written apart for every phase, and agreeing.

Each phase has its own rulings and its own listing; `PHASES` is the one place where they are joined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from oracle.actions import Action, Waive
from oracle.playing.listing import legal_in_play
from oracle.playing.rulings import why_not_in_play_phase
from oracle.rules.waiving import may_not_waive
from oracle.seats import SEATS
from oracle.state import DealState, Phase
from oracle.violations import RuleId, Violation, in_catalogue_order


@dataclass(frozen=True, slots=True)
class PhaseLaw:
    """The law of a phase: why an action is not legal in it, and all that are."""

    why_not: Callable[[DealState, Action], Iterable[RuleId]]
    legal: Callable[[DealState], tuple[Action, ...]]


def violations(state: DealState, action: Action) -> tuple[Violation, ...]:
    """Every rule that this action breaks, in the order of the catalogue; none when it is legal."""
    found = tuple(PHASES[state.phase].why_not(state, action))
    return in_catalogue_order(found) if found else ()


def legal_actions(state: DealState) -> tuple[Action, ...]:
    """Every legal action once, in canonical order; a lead by which a burner breaks his duty is left out."""
    return PHASES[state.phase].legal(state)


def _why_not_after_the_deal(state: DealState, action: Action) -> tuple[RuleId, ...]:
    if not isinstance(action, Waive):
        return ("RANK-006",)
    return ("TRIB-016",) if may_not_waive(state, action.seats) else ()


def _legal_after_the_deal(state: DealState) -> tuple[Action, ...]:
    pairs = [(seat, seat + 3) for seat in SEATS[:3]]
    return tuple(Waive(pair) for pair in pairs if not may_not_waive(state, pair))


PHASES: Final[dict[Phase, PhaseLaw]] = {
    Phase.PLAY: PhaseLaw(why_not_in_play_phase, legal_in_play),
    Phase.OVER: PhaseLaw(_why_not_after_the_deal, _legal_after_the_deal),
}
"""The law of every phase that can be played."""
