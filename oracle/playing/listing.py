"""Which actions are legal in the phase `play`, in canonical order: listed from the hands, not by trying.

First the plays, by seat; then pass, yield, the burn claims by seat, and the closing of the window. A lead by which a
burner would break his duty is not listed, even where it is legal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from oracle.actions import Action, Burn, Next, Pass, Play, Yield
from oracle.combination import Combination
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

# Bound here, as a member of an enumeration is looked up slowly up to Python 3.11.
_BURNED: Final = Interrupt.BURN
_SHAOED: Final = Interrupt.SHAO


def legal_in_play(state: DealState) -> tuple[Action, ...]:
    """Every legal action once."""
    round_ = state.round
    table, seat = round_.play, round_.turn
    if table is None:
        return _leads(state)
    if round_.granted is not None:
        return answers(round_.granted, state.hands[round_.granted], table, state.rules)
    if seat is None:
        return (*_interruptions(state, table, seat), *_claims(state, table), _NEXT)
    if round_.gouji:
        if round_.fresh and not state.standing.tangle:
            return (*_interruptions(state, table, seat), _PASSES[seat], *_claims(state, table))
    elif may_yield(state, seat):
        return (*_answers_in_turn(state, table, seat), _PASSES[seat], _YIELDS[seat])
    return (*_answers_in_turn(state, table, seat), _PASSES[seat])


def _leads(state: DealState) -> tuple[Action, ...]:
    leader = state.round.leader
    hand = state.hands[leader]
    found = leads(leader, hand, state.rules)
    if state.round.burner is None:
        return found
    return tuple(play for play in found if not breaks_duty(play.cards, hand, state.rules))


def _answers_in_turn(state: DealState, table: Combination, seat: Seat) -> tuple[Play, ...]:
    hand = state.hands[seat]
    found = answers(seat, hand, table, state.rules)
    return found if table.bigs != 1 else found + kills_by(seat, hand, table, state.rules)


def _interruptions(state: DealState, table: Combination, turn: Seat | None) -> Iterable[Play]:
    """By seat, the answers of the one who is asked, and shaos and kills of the others."""
    if table.bigs == 1 or state.rules.interrupt is _SHAOED:
        return chain.from_iterable(_answers_of_anyone(state, table, turn))
    return () if turn is None else _answers_in_turn(state, table, turn)


def _answers_of_anyone(state: DealState, table: Combination, turn: Seat | None) -> Iterator[tuple[Play, ...]]:
    for seat in seats_of(state.standing.in_play):
        if seat == turn:
            yield _answers_in_turn(state, table, seat)
            continue
        if may_shao(state, seat):
            yield answers(seat, state.hands[seat], table, state.rules)
        if table.bigs == 1 and may_kill(state, seat):
            yield kills_by(seat, state.hands[seat], table, state.rules)


def _claims(state: DealState, table: Combination) -> Iterable[Burn]:
    if state.rules.interrupt is not _BURNED:
        return ()
    hands, rules = state.hands, state.rules
    able = [seat for seat in seats_of(state.standing.in_play) if can_burn(seat, hands[seat], table, rules)]
    return [_BURNS[seat] for seat in able if may_claim(state, seat)]
