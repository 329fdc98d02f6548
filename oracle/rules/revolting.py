"""Revolution (革命): who may revolt, and when the deal is void (REV)."""

from __future__ import annotations

from oracle.cards import BIG, SMALL, TWO, Counts
from oracle.catalogue import enforces
from oracle.seats import Seat
from oracle.state import DealState

_MOST_WHO_REVOLT = 1


@enforces("REV-001")
def is_poor(hand: Counts) -> bool:
    """A hand without jokers and 2s may revolt."""
    return not (hand[TWO] or hand[SMALL] or hand[BIG])


@enforces("REV-001", "REV-004", "REV-005")
def may_revolt(state: DealState, seat: Seat) -> bool:
    """Everybody in play with such a hand may revolt, and need not."""
    return bool(state.standing.in_play >> seat & 1) and is_poor(state.hands[seat])


@enforces("REV-003")
def voids_the_deal(revolted: tuple[Seat, ...]) -> bool:
    """The second revolution voids the deal."""
    return len(revolted) > _MOST_WHO_REVOLT
