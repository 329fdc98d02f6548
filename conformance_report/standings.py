"""How firmly a rule stands in a rule set: as in its document, or as a house rule where the rule set departs from it."""

from __future__ import annotations

from typing import Final

from conformance_report.protocol import messages as m
from oracle.catalogue import Rule, Standing
from oracle.rulesets import BASES, positions

HOUSE_RULE: Final = "house rule"

_SWITCHES: Final = {
    "BURN": "interrupt",
    "SHAO": "interrupt",
    "RUSH": "revolution_contest",
    "FOUR": "fours",
    "KILL": "two_kill_one",
    "TRIB-013": "interrupt",
}
"""The policies that decide whether there is a topic, or a rule outside it, at all."""


def standing_in(one: Rule, asked: m.Rules) -> str:
    """How a rule stands in a rule set; where a departure bears on it, a house rule, or absent.

    It is then in force if a document that answers all its policies in the same way has it, or if there is none such, one
    that agrees at least on whether there is the topic.
    """
    switch = _SWITCHES.get(one.id, _SWITCHES.get(one.topic))
    governing = set(one.policies)
    deciding = [governing | {switch} if switch else governing, {switch} if switch else set()]
    if not deciding[0] & set(asked.set):
        return one.citations[asked.base].standing.value
    for keys in deciding:
        agreeing = [base for base in BASES if keys and all(_agrees(base, key, asked) for key in keys if key)]
        if agreeing:
            return HOUSE_RULE if any(is_carried(one, base) for base in agreeing) else Standing.ABSENT.value
    return HOUSE_RULE


def is_carried(one: Rule, base: str) -> bool:
    """Whether a document has the rule at all."""
    return one.citations[base].standing is not Standing.ABSENT


def _agrees(base: str, key: str, asked: m.Rules) -> bool:
    mine = asked.set.get(key, positions(asked.base)[key].value)
    return positions(base)[key].value == mine
