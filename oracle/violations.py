"""What is wrong with an action: one violation for every rule that it breaks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

from oracle.catalogue import rule, rules

RuleId: TypeAlias = str


class Violation:
    """One rule that an action breaks. Never changed once made, and one object for each rule."""

    __slots__ = ("rule_id",)

    def __init__(self, rule_id: RuleId) -> None:
        self.rule_id = rule_id

    def __repr__(self) -> str:
        return f"against {self.rule_id}"

    @property
    def statement(self) -> str:
        """The rule in words, in English."""
        return rule(self.rule_id).statement.en


@cache
def _violation(rule_id: RuleId) -> Violation:
    return Violation(rule_id)


@cache
def _place(rule_id: RuleId) -> int:
    return list(rules()).index(rule_id)


def in_catalogue_order(rule_ids: Iterable[RuleId]) -> tuple[Violation, ...]:
    """A violation for each of these rules, once, in the order of the catalogue."""
    return tuple(_violation(rule_id) for rule_id in sorted(set(rule_ids), key=_place))
