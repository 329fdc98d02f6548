"""Which gouji plays may open (开点). Whether one does is a matter of the round."""

from __future__ import annotations

from typing import Final

from oracle.cards import TWO
from oracle.catalogue import enforces
from oracle.combination import Combination
from oracle.rulesets.policies import OpeningPlays
from oracle.rulesets.ruleset import RuleSet


@enforces("OPEN-005")
def carried_by_jokers(play: Combination, _rules: RuleSet) -> bool:
    """No play with a joker opens."""
    return play.jokers > 0


@enforces("OPEN-006")
def is_single_two(play: Combination, _rules: RuleSet) -> bool:
    """A single 2 does not open."""
    return play.rank == TWO and play.size == 1


@enforces("OPEN-007")
def borrows_twos(play: Combination, rules: RuleSet) -> bool:
    """Gouji reached with attached 2s opens, unless only natural gouji does."""
    return rules.opening_plays is OpeningPlays.NATURAL and play.twos > 0


NO_OPENING: Final = (("OPEN-005", carried_by_jokers), ("OPEN-006", is_single_two), ("OPEN-007", borrows_twos))
"""The guards that keep a gouji play from opening, in catalogue order; a play that is not gouji is OPEN-008."""
