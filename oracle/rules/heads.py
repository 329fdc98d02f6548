"""Heads: who is headless, and the dead gouji of a player whose opposite revolted (HEAD)."""

from __future__ import annotations

from oracle.catalogue import enforces
from oracle.rulesets.policies import HeadlessWhenOppositeOut, RevolutionHead
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import Seat, opposite
from oracle.state import Mask, Standing

GRANTED = 3
"""How many dead gouji there are."""


@enforces("HEAD-001")
def headless_by_going_out(standing: Standing, out: Seat, rules: RuleSet) -> Mask:
    """Who is headless because this seat went out: its opposite, by policy; nobody in the tangle."""
    if rules.headless_when_opposite_out is HeadlessWhenOppositeOut.NO:
        return 0
    return headless_by_leaving(standing, out)


def headless_by_leaving(standing: Standing, gone: Seat) -> Mask:
    """Who is headless because this seat is in play no more: its opposite, before the tangle."""
    return 0 if standing.tangle else standing.in_play & (1 << opposite(gone))


@enforces("HEAD-002", "HEAD-006", "HEAD-007", "HEAD-012")
def dead_gouji_granted(rules: RuleSet, *, head: bool) -> int | None:
    """How many dead gouji the opposite of a revolutionary has: three with a head under three policies, else none."""
    limited = rules.revolution_head in (RevolutionHead.CHOOSE_THREE, RevolutionHead.THREE)
    return GRANTED if head and limited else None


@enforces("HEAD-007", "HEAD-009", "HEAD-010")
def lays_dead_gouji(standing: Standing, seat: Seat, *, gouji: bool) -> bool:
    """Before the tangle any gouji play of a player who has dead gouji left is one, and is used up when it is laid."""
    revolted = standing.revolted
    if not gouji or standing.tangle or not standing.dead_left:
        return False
    return revolted is not None and seat == opposite(revolted)


@enforces("HEAD-008")
def headless_by_last_dead_gouji(standing: Standing) -> Mask:
    """Who has no dead gouji left is headless once the last one lies on the table no more."""
    if standing.dead_left != 0 or standing.revolted is None:
        return 0
    return headless_by_leaving(standing, standing.revolted) & ~standing.headless
