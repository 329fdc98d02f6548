"""Showing 4s for the first lead (上班): how many of one suit, and whose show leads (DEAL-011 to DEAL-014)."""

from __future__ import annotations

from oracle.cards import PACKS
from oracle.catalogue import enforces
from oracle.rulesets.policies import FirstLeader
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import Seat
from oracle.stages import Showing

FEWEST_SHOWN = 2


@enforces("DEAL-011", "DEAL-013")
def is_shown_for(rules: RuleSet) -> bool:
    """By policy 4s are shown for the first lead; without a show, and by the other policy, the leader is given."""
    return rules.first_leader is FirstLeader.SHOW_FOURS


@enforces("DEAL-011", "DEAL-014")
def is_a_size(count: int) -> bool:
    """A show has two to four 4s: there are four packs."""
    return FEWEST_SHOWN <= count <= PACKS


@enforces("DEAL-011")
def is_not_held(held: str, suit: str, count: int) -> bool:
    """Nobody shows more 4s of a suit than he holds."""
    return count > held.count(suit)


@enforces("DEAL-011")
def is_no_longer(showing: Showing, seat: Seat, count: int) -> bool:
    """Who has shown may show again, only more."""
    return count <= showing.longest[seat]


@enforces("DEAL-011", "DEAL-012")
def shown(showing: Showing, seat: Seat, count: int) -> Showing:
    """The longest show leads, of equals the earlier."""
    leads = showing.first is None or count > showing.longest[showing.first]
    longest = (*showing.longest[:seat], count, *showing.longest[seat + 1 :])
    return Showing(longest, seat if leads else showing.first)
