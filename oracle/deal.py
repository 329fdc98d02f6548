"""A deal as a fold: one step, `apply_action`, and `play`, which takes step after step from a setup."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from oracle.actions import Action, Waive
from oracle.before_play.first_lead import step_first_lead
from oracle.before_play.revolution import is_void
from oracle.before_play.sequence import PHASES_BEFORE_PLAY, step_before_play
from oracle.events import Event, in_order
from oracle.legality import violations
from oracle.playing.steps import step_in_play
from oracle.rules.ending import order_of_the_rest
from oracle.rules.final_places import known_places
from oracle.seats import Seat
from oracle.setup import Setup, start
from oracle.state import DealState, Phase
from oracle.violations import Violation


class Accepted:
    """A legal action was carried out: the position after it, and what it brought about."""

    __slots__ = ("events", "state")

    def __init__(self, state: DealState, events: tuple[Event, ...]) -> None:
        self.state: Final = state
        self.events: Final = events


class Refused:
    """An action was refused, for every one of these reasons; the position is what it was."""

    __slots__ = ("violations",)

    def __init__(self, violations: tuple[Violation, ...]) -> None:
        self.violations: Final = violations


Ruling: TypeAlias = Accepted | Refused


@dataclass(frozen=True, slots=True)
class Played:
    """A deal as far as it was played: the ruling on every action, the position at the end, all events."""

    rulings: tuple[Ruling, ...]
    state: DealState
    events: tuple[Event, ...]


def apply_action(state: DealState, action: Action) -> Ruling:
    """Carry out a legal action, or refuse it. The state that is given is never changed."""
    wrong = violations(state, action)
    if wrong:
        return Refused(wrong)
    after, events = (STEPS if state.before is None else STEPS_BEFORE)[state.phase](state, action)
    return Accepted(after, in_order(events) if len(events) > 1 else tuple(events))


def play(setup: Setup, actions: Iterable[Action]) -> Played:
    """Play these actions in order, each judged where the accepted ones before it led. Raises InvalidSetup."""
    state, told = start(setup)
    rulings: list[Ruling] = []
    events = list(told)
    for action in actions:
        ruling = apply_action(state, action)
        rulings.append(ruling)
        if isinstance(ruling, Accepted):
            state = ruling.state
            events += ruling.events
    return Played(tuple(rulings), state, tuple(events))


def places(state: DealState) -> dict[Seat, int]:
    """The places as far as they are known; once the deal is over all six, in a void deal none."""
    if is_void(state):
        return {}
    standing = state.standing
    out = standing.out
    if state.phase is Phase.OVER:
        last_out = out[-1] if out else state.round.leader
        out += order_of_the_rest(standing.in_play, state.hands, last_out)
    return known_places(out, standing.revolted, standing.failed)


def _waive(state: DealState, action: Action) -> tuple[DealState, list[Event]]:
    assert isinstance(action, Waive)
    return state.but(waivers=state.waivers | 1 << min(action.seats)), []


_Steps: TypeAlias = dict[Phase, Callable[[DealState, Action], tuple[DealState, list[Event]]]]

STEPS: Final[_Steps] = {Phase.PLAY: step_in_play, Phase.OVER: _waive}
"""What a legal action does in play and after the deal."""

STEPS_BEFORE: Final[_Steps] = {
    **dict.fromkeys(PHASES_BEFORE_PLAY, step_before_play),
    Phase.PLAY: step_first_lead,
}
"""What a legal action does before the first lead is laid, and the first lead itself; in a void deal nothing is legal."""
