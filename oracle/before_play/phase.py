"""What a phase before the first lead consists of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from oracle.actions import Action
from oracle.events import Event
from oracle.seats import Seat
from oracle.stages import Before, Stage
from oracle.state import DealState, Phase
from oracle.violations import RuleId

_S = TypeVar("_S", bound=Stage)


@dataclass(frozen=True, slots=True)
class PhaseBeforePlay:
    """A phase: the kind of action that belongs to it, and the rules that give it its place and keep it open.

    `why_not` and `step` are given actions of that kind only; `legal` lists them, in canonical order. `seats` may act:
    the phase is over when there are none, or, if it is a window, by word.
    """

    acts: type[Action]
    rule_ids: tuple[RuleId, ...]
    is_window: bool
    why_not: Callable[[DealState, Any], Iterable[RuleId]]
    legal: Callable[[DealState], Iterable[Action]]
    seats: Callable[[DealState], Iterable[Seat]]
    step: Callable[[DealState, Any, list[Event]], DealState]


def stage_of(state: DealState, kind: type[_S]) -> _S:
    """What the phase has to remember; the caller knows its kind."""
    stage = before_of(state).stage
    assert isinstance(stage, kind)
    return stage


def before_of(state: DealState) -> Before:
    """What is to be remembered before the first lead; the caller knows that it is not laid."""
    assert state.before is not None
    return state.before


def at(state: DealState, phase: Phase, stage: Stage | None = None) -> DealState:
    """The same position in another phase, or at another stage of this one."""
    return state.but(phase=phase, before=replace(before_of(state), stage=stage))
