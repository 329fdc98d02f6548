"""What beats what, by cards alone (CMP)."""

from __future__ import annotations

from typing import Final

from oracle.cards import TWO
from oracle.catalogue import enforces
from oracle.combination import Combination
from oracle.rulesets.policies import JokerCompare
from oracle.rulesets.ruleset import RuleSet


def every_card_higher(answer: tuple[int, ...], table: tuple[int, ...]) -> bool:
    """Laid out from high to low, as many cards, and each higher than its counterpart."""
    if len(answer) != len(table):
        return False
    for mine, theirs in zip(answer, table, strict=True):
        if mine <= theirs:
            return False
    return True


def jokers_larger(answer: Combination, table: Combination) -> bool:
    """More jokers of at least the same kind, or jokers of a higher kind and at least as many; no jokers are fewest."""
    if answer.joker is None or table.joker is None:
        return answer.joker is not None
    more = answer.jokers > table.jokers and answer.joker >= table.joker
    higher = answer.joker > table.joker and answer.jokers >= table.jokers
    return more or higher


@enforces("CMP-001")
def other_number(answer: Combination, table: Combination, _rules: RuleSet) -> bool:
    """A play is beaten only by as many cards."""
    return answer.size != table.size


@enforces("CMP-002")
def rank_not_higher(answer: Combination, table: Combination, _rules: RuleSet) -> bool:
    """Between plays without jokers the higher rank beats; an equal rank never does."""
    return _both_joker_free(answer, table) and not every_card_higher(answer.cards, table.cards)


@enforces("CMP-003", "CMP-004")
def converted_rank_not_higher(answer: Combination, table: Combination, rules: RuleSet) -> bool:
    """A play with attached 2s compares by the rank that they took and the number of all its cards."""
    return bool(answer.twos or table.twos) and rank_not_higher(answer, table, rules)


@enforces("CMP-005", "CMP-006", "CMP-007", "CMP-008")
def a_part_not_higher(answer: Combination, table: Combination, rules: RuleSet) -> bool:
    """A play with jokers is beaten in both parts: jokers by larger jokers, the other cards by higher ones."""
    if not table.jokers or answer.size != table.size:
        return False
    if rules.joker_compare is JokerCompare.EVERY_CARD or answer.rank is None or table.rank is None:
        return not every_card_higher(answer.cards, table.cards)
    return not (jokers_larger(answer, table) and answer.rank > table.rank)


@enforces("CMP-009")
def carried_not_higher(answer: Combination, table: Combination, _rules: RuleSet) -> bool:
    """Jokers do not help what they carry: over a play without jokers the carried cards must be higher as well."""
    if table.jokers or not answer.jokers or answer.size != table.size:
        return False
    return not every_card_higher(answer.cards, table.cards)


@enforces("CMP-010")
def no_joker_over_joker(answer: Combination, table: Combination, _rules: RuleSet) -> bool:
    """A play without jokers never beats one with a joker."""
    return table.jokers > 0 and not answer.jokers


@enforces("CMP-011")
def big_joker_stands(_answer: Combination, table: Combination, rules: RuleSet) -> bool:
    """Card by card, nothing is higher than a big joker."""
    return rules.joker_compare is JokerCompare.EVERY_CARD and table.bigs > 0


@enforces("CMP-012")
def twos_need_jokers_alone(answer: Combination, table: Combination, _rules: RuleSet) -> bool:
    """Over 2s alone go jokers alone: no carried card is higher than a 2."""
    over_twos = table.rank == TWO and not table.jokers and answer.size == table.size
    return over_twos and answer.jokers > 0 and answer.rank is not None


def _both_joker_free(answer: Combination, table: Combination) -> bool:
    return answer.size == table.size and not answer.jokers and not table.jokers


NOT_HIGHER: Final = (
    ("CMP-001", other_number),
    ("CMP-002", rank_not_higher),
    ("CMP-003", converted_rank_not_higher),
    ("CMP-005", a_part_not_higher),
    ("CMP-009", carried_not_higher),
    ("CMP-010", no_joker_over_joker),
    ("CMP-011", big_joker_stands),
    ("CMP-012", twos_need_jokers_alone),
)
"""The guards of the ordinary comparison in catalogue order; a play beats the table when none refuses."""
