"""Yielding (让牌): leaving the opposite's play to the next two seats (TURN-012 to TURN-016)."""

from __future__ import annotations

from typing import Final

from oracle.catalogue import enforces
from oracle.seats import Seat, opposite
from oracle.state import DealState


@enforces("TURN-001")
def nothing_to_yield_on(state: DealState, _seat: Seat) -> bool:
    """Who leads cannot yield."""
    return state.round.play is None


@enforces("TURN-013")
def has_yielded(state: DealState, seat: Seat) -> bool:
    """Nobody yields twice on one play."""
    return state.round.yielder == seat


@enforces("TURN-012", "TURN-015", "TURN-016", "TANGLE-003")
def may_not_yield(state: DealState, seat: Seat) -> bool:
    """One yields on a play of one's opposite that is not gouji, once the two between have passed or are out.

    One has not passed oneself, one of the next two seats can still be asked, and it is not the tangle.
    """
    round_, standing = state.round, state.standing
    if round_.seat != opposite(seat) or round_.gouji or standing.tangle:
        return True
    if (standing.in_play & ~round_.passed) & _BETWEEN[round_.seat] or round_.passed >> seat & 1:
        return True
    return not round_.asked & _BETWEEN[seat]


_BETWEEN: Final = tuple(1 << (seat + 1) % 6 | 1 << (seat + 2) % 6 for seat in range(6))
"""For each seat the two between it and its opposite, in playing order."""

NO_YIELD: Final = (("TURN-001", nothing_to_yield_on), ("TURN-013", has_yielded), ("TURN-015", may_not_yield))
"""The guards that keep a seat from yielding, in catalogue order."""


def may_yield(state: DealState, seat: Seat) -> bool:
    """Whether a seat that is asked may yield."""
    return not (may_not_yield(state, seat) or has_yielded(state, seat) or nothing_to_yield_on(state, seat))
