"""The phase `show-fours`: 4s of one suit are shown for the first lead (上班)."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.actions import ShowFours
from oracle.before_play.phase import PhaseBeforePlay, at, before_of, stage_of
from oracle.events import Event
from oracle.rules.showing_fours import FEWEST_SHOWN, is_a_size, is_no_longer, is_not_held, is_shown_for, shown
from oracle.rules.turn import next_in_play, why_not_in_play
from oracle.seats import Seat
from oracle.stages import SUITS, Showing
from oracle.state import DealState, Phase, Round, seats_of
from oracle.violations import RuleId


def begin(state: DealState, _events: list[Event]) -> DealState:
    """Nobody has shown anything yet."""
    return at(state, Phase.SHOW_FOURS, Showing())


def _why_no_show(state: DealState, action: ShowFours) -> Iterator[RuleId]:
    seat, count = action.seat, action.count
    yield from why_not_in_play(state.standing, seat)
    if not is_a_size(count):
        yield from ("DEAL-011", "DEAL-014")
    not_held = is_not_held(before_of(state).fours[seat], action.suit, count)
    if not_held or is_no_longer(stage_of(state, Showing), seat, count):
        yield "DEAL-011"


def _legal(state: DealState) -> Iterator[ShowFours]:
    fours, longest = before_of(state).fours, stage_of(state, Showing).longest
    for seat in seats_of(state.standing.in_play):
        for suit in SUITS:
            for count in range(max(FEWEST_SHOWN, longest[seat] + 1), fours[seat].count(suit) + 1):
                yield ShowFours(seat, suit, count)


def _may_show(state: DealState) -> set[Seat]:
    return {show.seat for show in _legal(state)} if is_shown_for(state.rules) else set()


def _step(state: DealState, action: ShowFours, _events: list[Event]) -> DealState:
    showing = shown(stage_of(state, Showing), action.seat, action.count)
    assert showing.first is not None
    leads = Round.after_the_deal(next_in_play(state.standing, showing.first))
    return at(state.but(round=leads), Phase.SHOW_FOURS, showing)


SHOW_FOURS = PhaseBeforePlay(
    acts=ShowFours,
    rule_ids=("DEAL-011",),
    is_window=True,
    why_not=_why_no_show,
    legal=_legal,
    seats=_may_show,
    step=_step,
)
