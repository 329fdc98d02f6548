"""The phases `trial` and `answer-trial`: one natural gouji play of the revolutionary, and his opposite's answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from oracle.actions import AnswerTrial, Trial
from oracle.before_play.opening import open_by_trial, opponent, revolutionary
from oracle.before_play.phase import PhaseBeforePlay, at, before_of, stage_of
from oracle.cards import RANKS, Counts, Rank, holds, minus
from oracle.catalogue import enforces
from oracle.combination import Combination, NotACombination, classify
from oracle.events import Event
from oracle.judge import beats, why_not
from oracle.rules.gouji import THRESHOLDS, is_natural_gouji
from oracle.rules.turn import next_in_play
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import Seat
from oracle.stages import FirstLead, Tried
from oracle.state import DealState, Phase, Round
from oracle.violations import RuleId


@enforces("REV-010")
def why_not_natural_gouji(cards: Counts, rules: RuleSet) -> tuple[RuleId, ...]:
    """A trial is laid, and answered, with natural gouji."""
    play = classify(cards, rules)
    if isinstance(play, NotACombination):
        return play.rule_ids
    return () if is_natural_gouji(play) else ("REV-010",)


def natural_gouji(hand: Counts) -> Iterator[Counts]:
    """Every natural gouji play of a hand, lower ranks and smaller plays first."""
    for rank in sorted(THRESHOLDS):
        for number in range(THRESHOLDS[rank], hand[rank] + 1):
            yield tuple([number if one == rank else 0 for one in range(len(RANKS))])


def _rank(natural: Counts) -> Rank:
    return natural.index(max(natural))


# the trial


def _why_no_trial(state: DealState, action: Trial) -> Iterator[RuleId]:
    if action.seat != revolutionary(state):
        yield "REV-010"
    yield from why_not_natural_gouji(action.cards, state.rules)
    if not holds(state.hands[action.seat], action.cards):
        yield "REV-010"


def _trials(state: DealState) -> Iterator[Trial]:
    seat = revolutionary(state)
    return (Trial(seat, cards) for cards in natural_gouji(state.hands[seat]))


def _may_try(state: DealState) -> tuple[Seat, ...]:
    seat = revolutionary(state)
    return (seat,) if any(natural_gouji(state.hands[seat])) else ()


@enforces("REV-013")
def _try(state: DealState, action: Trial, _events: list[Event]) -> DealState:
    """The play laid for trial is spent."""
    return at(_without(state, action.seat, action.cards), Phase.ANSWER_TRIAL, Tried(action.cards))


def _without(state: DealState, seat: Seat, cards: Counts) -> DealState:
    rest = minus(state.hands[seat], cards)
    return state.but(hands=(*state.hands[:seat], rest, *state.hands[seat + 1 :]))


TRIAL = PhaseBeforePlay(
    acts=Trial,
    rule_ids=("REV-010",),
    is_window=False,
    why_not=_why_no_trial,
    legal=_trials,
    seats=_may_try,
    step=_try,
)


# its answer


@enforces("REV-010", "REV-012", "REV-013")
def _why_no_answer(state: DealState, action: AnswerTrial) -> Iterator[RuleId]:
    """The opposite alone answers, or not: with natural gouji that beats the trial and leaves him a card."""
    if action.seat != opponent(state):
        yield "REV-010"
    if action.cards is None:
        return
    rules, hand = state.rules, state.hands[action.seat]
    table, play = classify(stage_of(state, Tried).cards, rules), classify(action.cards, rules)
    assert isinstance(table, Combination)
    yield from why_not_natural_gouji(action.cards, rules)
    if isinstance(play, Combination) and not beats(play, table, rules):
        yield from ("REV-010", *why_not(play, table, rules))
    if not holds(hand, action.cards):
        yield "REV-010"
    elif action.cards == hand:
        yield "REV-013"


def _answers(state: DealState) -> Iterator[AnswerTrial]:
    seat, tried = opponent(state), stage_of(state, Tried).cards
    hand = state.hands[seat]
    for cards in natural_gouji(hand):
        if sum(cards) == sum(tried) and _rank(cards) > _rank(tried) and cards != hand:
            yield AnswerTrial(seat, cards)
    yield AnswerTrial(seat, None)


def _may_answer(state: DealState) -> tuple[Seat, ...]:
    return (opponent(state),) if isinstance(before_of(state).stage, Tried) else ()


@enforces("REV-011", "REV-012", "REV-013")
def _answer(state: DealState, action: AnswerTrial, events: list[Event]) -> DealState:
    """A beaten trial is lost, any other won; the cards of the answer are spent."""
    if action.cards is None:
        return _won_by(state, revolutionary(state), "REV-011", events)
    return _won_by(_without(state, action.seat, action.cards), action.seat, "REV-012", events)


@enforces("REV-010", "REV-012")
def lose_without_gouji(state: DealState, events: list[Event]) -> DealState:
    """A revolutionary without a natural gouji play has lost his trial."""
    return _won_by(state, opponent(state), "REV-012", events)


@enforces("REV-011", "REV-012")
def _won_by(state: DealState, winner: Seat, rule_id: RuleId, events: list[Event]) -> DealState:
    """The winner has the first lead, and leads 4s if he opens by them.

    Otherwise he leads anything, and for a revolutionary the next in play does; nobody else has the first lead.
    """
    state = open_by_trial(state, winner, rule_id, events)
    if state.standing.provisional >> winner & 1:
        leader, lead = winner, FirstLead(fours_by=winner)
    else:
        leader, lead = next_in_play(state.standing, winner), FirstLead()
    before = replace(before_of(state), stage=None, lead_won=lead)
    return state.but(round=Round.after_the_deal(leader), before=before, phase=Phase.ANSWER_TRIAL)


ANSWER_TRIAL = PhaseBeforePlay(
    acts=AnswerTrial,
    rule_ids=("REV-010",),
    is_window=False,
    why_not=_why_no_answer,
    legal=_answers,
    seats=_may_answer,
    step=_answer,
)
