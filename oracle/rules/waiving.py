"""Waiving dot tribute after a deal (TRIB-016)."""

from __future__ import annotations

from oracle.catalogue import enforces
from oracle.rulesets.policies import DotMutualWaivable
from oracle.seats import Seat, opposite
from oracle.state import DealState


@enforces("TRIB-016")
def may_not_waive(state: DealState, seats: tuple[Seat, ...]) -> bool:
    """Where it is waivable, a pair of opposites of which neither opened may agree, once, that neither pays."""
    if state.rules.dot_mutual_waivable is DotMutualWaivable.NO or len(seats) != 2 or seats[0] != opposite(seats[1]):
        return True
    opened = state.standing.opened & (1 << seats[0] | 1 << seats[1])
    return bool(opened) or bool(state.waivers >> min(seats) & 1)
