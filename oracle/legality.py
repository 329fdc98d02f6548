"""Whether an action is legal, and which actions are: written apart for every phase, and agreeing.

Each phase has its own rulings and its own listing; `PHASES` is the one place where they are joined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from oracle.actions import Action, Waive, actors
from oracle.before_play.first_lead import legal_first_leads, why_no_first_lead
from oracle.before_play.sequence import (
    PHASES_BEFORE_PLAY,
    legal_before_play,
    seats_before_play,
    why_not_before_play,
)
from oracle.playing.listing import legal_in_play
from oracle.playing.rulings import why_not_in_play_phase
from oracle.rules.waiving import may_not_waive
from oracle.seats import SEATS, Seat
from oracle.state import DealState, Phase
from oracle.violations import RuleId, Violation, in_catalogue_order


@dataclass(frozen=True, slots=True)
class PhaseLaw:
    """The law of a phase: why an action is not legal in it, and all that are."""

    why_not: Callable[[DealState, Action], Iterable[RuleId]]
    legal: Callable[[DealState], tuple[Action, ...]]


def violations(state: DealState, action: Action) -> tuple[Violation, ...]:
    """Every rule that this action breaks, in the order of the catalogue; none when it is legal."""
    found = tuple(law_of(state).why_not(state, action))
    return in_catalogue_order(found) if found else ()


def legal_actions(state: DealState) -> tuple[Action, ...]:
    """Every legal action once, in canonical order; a lead by which a burner breaks his duty is left out."""
    return law_of(state).legal(state)


def seats_to_act(state: DealState) -> tuple[Seat, ...]:
    """The seats with an action among the legal ones, ascending; waiving is left out."""
    if state.phase in PHASES_BEFORE_PLAY:
        return tuple(sorted(set(seats_before_play(state))))
    listed = (action for action in legal_actions(state) if not isinstance(action, Waive))
    return tuple(sorted({seat for action in listed for seat in actors(action)}))


def law_of(state: DealState) -> PhaseLaw:
    """The law of the phase, before the first lead and in a void deal that of the special case."""
    if state.before is not None and state.phase in SPECIAL:
        return SPECIAL[state.phase]
    return PHASES[state.phase]


def _why_not_after_the_deal(state: DealState, action: Action) -> tuple[RuleId, ...]:
    if not isinstance(action, Waive):
        return ("RANK-006",)
    return ("TRIB-016",) if may_not_waive(state, action.seats) else ()


def _legal_after_the_deal(state: DealState) -> tuple[Action, ...]:
    pairs = [(seat, seat + 3) for seat in SEATS[:3]]
    return tuple(Waive(pair) for pair in pairs if not may_not_waive(state, pair))


def _why_not_in_void_deal(_state: DealState, _action: Action) -> tuple[RuleId, ...]:
    return ("REV-003",)


PHASES: Final[dict[Phase, PhaseLaw]] = {
    **{phase: PhaseLaw(why_not_before_play, legal_before_play) for phase in PHASES_BEFORE_PLAY},
    Phase.PLAY: PhaseLaw(why_not_in_play_phase, legal_in_play),
    Phase.OVER: PhaseLaw(_why_not_after_the_deal, _legal_after_the_deal),
}
"""The law of every phase."""

SPECIAL: Final[dict[Phase, PhaseLaw]] = {
    Phase.PLAY: PhaseLaw(why_no_first_lead, legal_first_leads),
    Phase.OVER: PhaseLaw(_why_not_in_void_deal, lambda _state: ()),
}
"""The law of the first lead, and that of a deal that is void."""
