"""Which phase comes next before the first lead, and what is wrong, legal and done in each of them.

tribute, buying, calls, revolution, its contest (rush and fight, or trial and its answer), head, show-fours, play.
A phase ends by itself as soon as no seat may act in it, and a window by word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import MappingProxyType
from typing import Final

from oracle.actions import Action, MakeCall, Next
from oracle.before_play import buying, first_lead, heads, showing_fours, trying
from oracle.before_play.calling import CALLS, step, why_no_call
from oracle.before_play.opening import concede
from oracle.before_play.phase import PhaseBeforePlay, at, before_of, stage_of
from oracle.before_play.returning import TRIBUTE, pay
from oracle.before_play.revolution import REVOLUTION
from oracle.before_play.rushing import FIGHT, RUSH
from oracle.cards import FOUR, THREE
from oracle.catalogue import enforces
from oracle.events import Event
from oracle.facts import Debt
from oracle.playing.rulings import ELSEWHERE
from oracle.rulesets.policies import RevolutionContest
from oracle.seats import Seat
from oracle.stages import Buying, FirstLead
from oracle.state import DealState, Phase
from oracle.violations import RuleId

PHASES_BEFORE_PLAY: Final = MappingProxyType(
    {
        Phase.TRIBUTE: TRIBUTE,
        Phase.BUYING: buying.BUYING,
        Phase.CALLS: CALLS,
        Phase.REVOLUTION: REVOLUTION,
        Phase.RUSH: RUSH,
        Phase.FIGHT: FIGHT,
        Phase.TRIAL: trying.TRIAL,
        Phase.ANSWER_TRIAL: trying.ANSWER_TRIAL,
        Phase.HEAD: heads.HEAD,
        Phase.SHOW_FOURS: showing_fours.SHOW_FOURS,
    }
)
"""Every phase before the first lead, in order."""


# what is wrong, what is legal, who may act


def why_not_before_play(state: DealState, action: Action) -> Iterable[RuleId]:
    """The ids of every rule that this action breaks; none when it is legal."""
    phase = _phase(state)
    if isinstance(action, MakeCall):
        return why_no_call(state, action)
    if isinstance(action, phase.acts):
        return phase.why_not(state, action)
    if isinstance(action, Next):
        return () if phase.is_window else phase.rule_ids
    return (ELSEWHERE.get(type(action), "TURN-001"), *phase.rule_ids)


def legal_before_play(state: DealState) -> tuple[Action, ...]:
    """Every legal action once, a late call left out; the closing of a window last."""
    phase = _phase(state)
    return (*phase.legal(state), *((Next(),) if phase.is_window else ()))


def seats_before_play(state: DealState) -> Iterable[Seat]:
    """The seats with an action among those listed."""
    return _phase(state).seats(state)


def step_before_play(state: DealState, action: Action) -> tuple[DealState, list[Event]]:
    """The position after a legal action, and what came of it, the phases that end by it and begin after it included."""
    events: list[Event] = []
    if isinstance(action, MakeCall):
        state = step(state, action, events)
    elif isinstance(action, Next):
        state = _FOLLOWED_BY[state.phase](state, events)
    else:
        state = _phase(state).step(state, action, events)
    return _until_somebody_may_act(state, events), events


def begin(state: DealState, debts: Iterable[Debt]) -> tuple[DealState, list[Event]]:
    """The position in which a deal stands that has come to the beginning of its phase."""
    events: list[Event] = []
    if state.phase is Phase.TRIBUTE:
        state = pay(state, debts, events)
    elif state.phase is Phase.BUYING:
        state = buying.begin(state, events)
    elif state.phase is Phase.SHOW_FOURS:
        state = _after_heads(state, events)
    return _until_somebody_may_act(state, events), events


def _phase(state: DealState) -> PhaseBeforePlay:
    return PHASES_BEFORE_PLAY[state.phase]


# which comes next


def _until_somebody_may_act(state: DealState, events: list[Event]) -> DealState:
    while state.phase in PHASES_BEFORE_PLAY and not any(True for _ in seats_before_play(state)):
        state = _FOLLOWED_BY[state.phase](state, events)
    return state


def _after_buying(state: DealState, _events: list[Event]) -> DealState:
    """3s are bought for the whole table before 4s."""
    if stage_of(state, Buying).rank == THREE:
        return at(state, Phase.BUYING, Buying(FOUR))
    return at(state, Phase.CALLS)


@enforces("REV-009", "REV-010", "RUSH-001", "RUSH-009")
def _after_revolution(state: DealState, events: list[Event]) -> DealState:
    """By policy the revolutionary may rush, concedes the opening, or lays a play for trial."""
    if state.standing.revolted is None:
        return _after_heads(state, events)
    match state.rules.revolution_contest:
        case RevolutionContest.RUSH:
            return at(state, Phase.RUSH)
        case RevolutionContest.CONCEDE:
            return heads.begin(concede(state, events), events)
        case RevolutionContest.TRIAL:
            return at(state, Phase.TRIAL)


def _after_heads(state: DealState, events: list[Event]) -> DealState:
    """4s are shown, unless a trial has decided who leads."""
    tried = state.standing.revolted is not None and state.rules.revolution_contest is RevolutionContest.TRIAL
    if not tried:
        return showing_fours.begin(state, events)
    lead = before_of(state).lead_won
    return first_lead.begin(state, FirstLead() if lead is None else lead)


_FOLLOWED_BY: Final[dict[Phase, Callable[[DealState, list[Event]], DealState]]] = {
    Phase.TRIBUTE: buying.begin,
    Phase.BUYING: _after_buying,
    Phase.CALLS: lambda state, _events: at(state, Phase.REVOLUTION),
    Phase.REVOLUTION: _after_revolution,
    Phase.RUSH: heads.begin,
    Phase.FIGHT: heads.begin,
    Phase.TRIAL: trying.lose_without_gouji,
    Phase.ANSWER_TRIAL: heads.begin,
    Phase.HEAD: _after_heads,
    Phase.SHOW_FOURS: lambda state, _events: first_lead.begin(state, FirstLead()),
}
"""What follows when a phase is over."""
