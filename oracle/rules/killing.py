"""Two big jokers kill one (大王二杀一), by cards alone (KILL-001, KILL-004)."""

from __future__ import annotations

from typing import Final

from oracle.catalogue import enforces
from oracle.combination import Combination
from oracle.rulesets.policies import TwoKillOne
from oracle.rulesets.ruleset import RuleSet

_MATCHED_BY: Final = 2


@enforces("KILL-001", "KILL-004")
def kills(answer: Combination, table: Combination, rules: RuleSet) -> bool:
    """The one big joker of the table is matched by two, every other card by a higher one: one card more in all.

    A table with two or more big jokers would need four or more, and cannot be killed.
    """
    if table.bigs != 1 or answer.bigs < _MATCHED_BY or rules.two_kill_one is TwoKillOne.NO:
        return False
    if answer.size != table.size + 1:
        return False
    rest = zip(answer.cards[_MATCHED_BY:], table.cards[1:], strict=True)
    return all(mine > theirs for mine, theirs in rest)


@enforces("KILL-001")
def one_big_joker_not_killed(answer: Combination, table: Combination, rules: RuleSet) -> bool:
    """Over one big joker goes a play with two, whose other cards are higher card by card."""
    return rules.two_kill_one is TwoKillOne.YES and table.bigs == 1 and not kills(answer, table, rules)


@enforces("KILL-004")
def several_big_jokers_stand(_answer: Combination, table: Combination, rules: RuleSet) -> bool:
    """Two or more big jokers are never killed."""
    return rules.two_kill_one is TwoKillOne.YES and table.bigs > 1


NOT_KILLED: Final = (("KILL-001", one_big_joker_not_killed), ("KILL-004", several_big_jokers_stand))
"""The guards of the kill in catalogue order."""
