"""Which actions are legal in the phase `play`, in canonical order: listed from the hands, not by trying.

First the plays, by seat; then pass, yield, the burn claims by seat, and the closing of the window. A lead by which a
burner would break his duty is not listed, even where it is legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oracle.actions import Action, Burn, Next, Pass, Play, Yield
from oracle.plays import answers, can_burn, kills_by, leads
from oracle.rules.burning import breaks_duty, may_claim
from oracle.rules.killing_out_of_turn import may_kill
from oracle.rules.shao import may_shao
from oracle.rules.yielding import may_yield
from oracle.rulesets.policies import Interrupt
from oracle.seats import SEATS, Seat
from oracle.state import DealState, seats_of

_PASSES: Final = tuple(Pass(seat) for seat in SEATS)
_YIELDS: Final = tuple(Yield(seat) for seat in SEATS)
_BURNS: Final = tuple(Burn((seat,)) for seat in SEATS)
_NEXT: Final = Next()


def legal_in_play(state: DealState) -> tuple[Action, ...]:
    """Every legal action once."""
    round_ = state.round
    if round_.play is None:
        return _leads(state)
    if round_.granted is not None:
        return answers(round_.granted, state.hands[round_.granted], round_.play, state.rules)
    if round_.turn is None:
        return (*_interruptions(state, None), *_claims(state), _NEXT)
    seat = round_.turn
    if round_.gouji and round_.fresh and not state.standing.tangle:
        return (*_interruptions(state, seat), _PASSES[seat], *_claims(state))
    if may_yield(state, seat):
        return (*_answers_in_turn(state, seat), _PASSES[seat], _YIELDS[seat])
    return (*_answers_in_turn(state, seat), _PASSES[seat])


def _leads(state: DealState) -> tuple[Action, ...]:
    leader = state.round.leader
    hand = state.hands[leader]
    found = leads(leader, hand, state.rules)
    if state.round.burner is None:
        return found
    return tuple(play for play in found if not breaks_duty(play.cards, hand, state.rules))


def _answers_in_turn(state: DealState, seat: Seat) -> tuple[Play, ...]:
    table, hand = state.round.play, state.hands[seat]
    assert table is not None
    found = answers(seat, hand, table, state.rules)
    if table.bigs != 1:
        return found
    return found + kills_by(seat, hand, table, state.rules)


def _interruptions(state: DealState, turn: Seat | None) -> Iterator[Play]:
    """By seat, the answers of the one who is asked, and shaos and kills of the others."""
    table, rules = state.round.play, state.rules
    assert table is not None
    for seat in SEATS:
        if seat == turn:
            yield from _answers_in_turn(state, seat)
            continue
        if may_shao(state, seat):
            yield from answers(seat, state.hands[seat], table, rules)
        if may_kill(state, seat):
            yield from kills_by(seat, state.hands[seat], table, rules)


def _claims(state: DealState) -> Iterator[Burn]:
    if state.rules.interrupt is not Interrupt.BURN:
        return
    table = state.round.play
    assert table is not None
    for seat in seats_of(state.standing.in_play):
        if can_burn(seat, state.hands[seat], table, state.rules) and may_claim(state, seat):
            yield _BURNS[seat]
