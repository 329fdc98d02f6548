"""When a deal ends, and in which order those who are left are placed (TANGLE-008, RANK-006)."""

from __future__ import annotations

from collections.abc import Sequence

from oracle.cards import Counts
from oracle.catalogue import enforces
from oracle.rulesets.policies import DealEnds
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import ROUND_FROM, Seat
from oracle.state import Mask

EVEN: Mask = 0b010101
ODD: Mask = 0b101010


@enforces("TANGLE-008", "RANK-006", "RANK-007")
def is_over(in_play: Mask, rules: RuleSet) -> bool:
    """A deal ends when one player is left, under side-out as soon as one side has nobody in play."""
    if in_play.bit_count() <= 1:
        return True
    return rules.deal_ends is DealEnds.SIDE_OUT and not (in_play & EVEN and in_play & ODD)


@enforces("TANGLE-008", "RANK-006")
def order_of_the_rest(in_play: Mask, hands: Sequence[Counts], last_out: Seat) -> tuple[Seat, ...]:
    """Who is left in play is placed by fewer cards left, then in playing order from the last who went out."""
    rest = [seat for seat in ROUND_FROM[last_out] if in_play >> seat & 1]
    return tuple(sorted(rest, key=lambda seat: sum(hands[seat])))
