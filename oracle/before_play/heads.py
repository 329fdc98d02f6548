"""The phase `head`: what becomes of the opposite of a revolutionary, by policy or by his own choice (要头, 无头)."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.actions import ChooseHead
from oracle.before_play.opening import opponent
from oracle.before_play.phase import PhaseBeforePlay, at, before_of
from oracle.catalogue import enforces
from oracle.events import Event, EventType
from oracle.rules.heads import dead_gouji_granted
from oracle.rulesets.policies import RevolutionHead
from oracle.seats import Seat
from oracle.stages import ChoosingHead
from oracle.state import DealState, Phase
from oracle.violations import RuleId


@enforces("HEAD-002", "HEAD-006")
def begin(state: DealState, events: list[Event]) -> DealState:
    """By policy the opposite is headless, has his head for three gouji plays, or chooses."""
    match state.rules.revolution_head:
        case RevolutionHead.HEADLESS:
            return _decide(state, head=False, rule_id="HEAD-002", events=events)
        case RevolutionHead.THREE:
            return _decide(state, head=True, rule_id="HEAD-006", events=events)
        case _:
            return at(state, Phase.HEAD, ChoosingHead())


@enforces("HEAD-002", "HEAD-006", "HEAD-012")
def _decide(state: DealState, *, head: bool, rule_id: RuleId, events: list[Event]) -> DealState:
    standing, seat = state.standing, opponent(state)
    if head:
        standing = standing.but(dead_left=dead_gouji_granted(state.rules, head=True))
    else:
        events.append(Event(EventType.HEADLESS, rule_id, seat))
        standing = standing.but(headless=standing.headless | 1 << seat)
    return at(state.but(standing=standing), Phase.HEAD)


@enforces("HEAD-006")
def _why_no_choice(state: DealState, action: ChooseHead) -> tuple[RuleId, ...]:
    """Only the opposite of the revolutionary chooses."""
    return () if action.seat == opponent(state) else ("HEAD-006",)


def _choices(state: DealState) -> Iterator[ChooseHead]:
    return (ChooseHead(opponent(state), head) for head in (True, False))


def _may_choose(state: DealState) -> tuple[Seat, ...]:
    return (opponent(state),) if isinstance(before_of(state).stage, ChoosingHead) else ()


HEAD = PhaseBeforePlay(
    acts=ChooseHead,
    rule_ids=("HEAD-006",),
    is_window=False,
    why_not=_why_no_choice,
    legal=_choices,
    seats=_may_choose,
    step=lambda state, action, events: _decide(state, head=action.head, rule_id="HEAD-006", events=events),
)
