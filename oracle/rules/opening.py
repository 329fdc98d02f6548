"""Opening (开点) in the round, and leading 4s to confirm it (OPEN, FOUR)."""

from __future__ import annotations

from oracle.cards import FOUR, Counts
from oracle.catalogue import enforces
from oracle.combination import Combination
from oracle.rulesets.policies import Fours
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import Seat
from oracle.state import Standing


@enforces("OPEN-002", "OPEN-003", "OPEN-004", "OPEN-009", "OPEN-011", "OPEN-012", "OPEN-013", "OPEN-014", "HEAD-011")
def may_open_now(standing: Standing, winner: Seat) -> bool:
    """Who wins the lead with an opening play opens, if he is still in play, was not open before, and no tangle is on."""
    bit = 1 << winner
    return bool(standing.in_play & bit) and not standing.tangle and not (standing.opened | standing.waived) & bit


@enforces("OPEN-010", "FOUR-001", "FOUR-002")
def is_provisional(hand: Counts, rules: RuleSet) -> bool:
    """Where 4s are led after opening, an opening waits for the 4s of a player who has any."""
    return hand[FOUR] > 0 and rules.fours is Fours.AFTER_OPENING


@enforces("FOUR-001", "FOUR-002", "FOUR-006")
def confirms_opening(lead: Combination) -> bool:
    """A lead of 4s, any number of them and with whatever goes with them, confirms a provisional opening."""
    return lead.rank == FOUR


@enforces("FOUR-003")
def waives_opening(standing: Standing, seat: Seat, cards: Counts, rules: RuleSet) -> bool:
    """Who plays a 4 without having opened has waived it for the deal, where 4s are led after opening."""
    unopened = not standing.opened >> seat & 1
    return cards[FOUR] > 0 and unopened and rules.fours is Fours.AFTER_OPENING
