"""The first lead of a deal, in the phase `play`: ming may still be called, and who won the trial leads 4s."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.actions import Action, MakeCall, Play
from oracle.before_play.calling import step as step_call
from oracle.before_play.calling import why_no_call
from oracle.before_play.phase import stage_of
from oracle.cards import FOUR, Counts, holds, minus
from oracle.catalogue import enforces
from oracle.combination import Combination, NotACombination, classify
from oracle.events import Event, EventType
from oracle.playing.listing import legal_in_play
from oracle.playing.rulings import why_not_in_play_phase
from oracle.playing.steps import step_in_play
from oracle.plays import leads
from oracle.rules.opening import confirms_opening
from oracle.rules.turn import asked_after, may_answer
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import Seat
from oracle.stages import Before, FirstLead
from oracle.state import DealState, Phase, Round
from oracle.violations import RuleId


def begin(state: DealState, lead: FirstLead) -> DealState:
    """The first lead is due, by the seat that has it now."""
    round_ = Round.to_lead(state.round.leader)
    return state.but(phase=Phase.PLAY, round=round_, before=Before(stage=lead))


def why_no_first_lead(state: DealState, action: Action) -> Iterable[RuleId]:
    """What is wrong with an action before the first lead is laid."""
    if isinstance(action, MakeCall):
        return why_no_call(state, action)
    by = stage_of(state, FirstLead).fours_by
    if by is None or not isinstance(action, Play):
        return why_not_in_play_phase(state, action)
    won_by = "REV-011" if by == state.standing.revolted else "REV-012"
    if by != action.seat:
        return (*why_not_in_play_phase(state, action), won_by)
    return _why_no_lead_of_fours(action.cards, state.hands[by], won_by, state.rules)


@enforces("REV-011", "REV-012")
def _why_no_lead_of_fours(cards: Counts, hand: Counts, rule_id: RuleId, rules: RuleSet) -> tuple[RuleId, ...]:
    """Who won the trial and has 4s leads them: any number, and what goes with them."""
    play = classify(cards, rules)
    not_held: tuple[RuleId, ...] = () if holds(hand, cards) else ("TURN-001",)
    if isinstance(play, NotACombination):
        return (*not_held, *play.rule_ids)
    return not_held if confirms_opening(play) else (*not_held, "FOUR-001", rule_id)


def legal_first_leads(state: DealState) -> tuple[Action, ...]:
    """The leads; a call is accepted, and not listed."""
    by = stage_of(state, FirstLead).fours_by
    if by is None:
        return legal_in_play(state)
    return tuple(play for play in leads(by, state.hands[by], state.rules) if play.cards[FOUR])


def step_first_lead(state: DealState, action: Action) -> tuple[DealState, list[Event]]:
    """From the first lead on, nothing of the time before it is remembered."""
    if isinstance(action, MakeCall):
        return step_call(state, action, []), []
    if isinstance(action, Play) and action.seat == state.standing.revolted:
        return _lead_of_revolutionary(state, action.seat, action.cards)
    after, events = step_in_play(state, action)
    return after.but(before=None), events


@enforces("REV-011", "REV-002")
def _lead_of_revolutionary(state: DealState, seat: Seat, cards: Counts) -> tuple[DealState, list[Event]]:
    """His 4s open him and are answered as usual; after them he takes no part any more, and is not out."""
    play = classify(cards, state.rules)
    assert isinstance(play, Combination)
    bit = 1 << seat
    standing = state.standing.but(opened=state.standing.opened | bit, provisional=state.standing.provisional & ~bit)
    asked = may_answer(standing, 0, seat, gouji=False, dead=False)
    laid = Round.to_lead(seat).but(turn=asked_after(asked, seat), play=play, asked=asked, fresh=True)
    hands = (*state.hands[:seat], minus(state.hands[seat], cards), *state.hands[seat + 1 :])
    after = state.but(hands=hands, standing=standing, round=laid, before=None)
    return after, [Event(EventType.OPENED, "FOUR-001", seat)]
