"""Dot tribute (点贡): what a pair of opposites owes each other, by who opened and who called. The tables as printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from oracle.catalogue import enforces
from oracle.facts import Call
from oracle.rulesets.policies import Calls, DotBothOpen
from oracle.rulesets.ruleset import RuleSet

Row: TypeAlias = tuple[int, int, str]
"""How many cards the opposite pays, how many one pays oneself, and the row's rule id."""

_OPENED, _NOT = True, False
_BOTH, _NOBODY, _SELF = ("xuan", "xuan"), (None, None), ("xuan", None)

XUAN_TABLE: Final[Mapping[tuple[object, bool, bool], Row]] = {
    (_BOTH, _OPENED, _NOT): (4, 0, "DOT-001"),
    (_BOTH, _NOT, _NOT): (2, 2, "DOT-002"),
    (_BOTH, _OPENED, _OPENED): (2, 2, "DOT-003"),
    (_BOTH, _NOT, _OPENED): (0, 4, "DOT-012"),
    (_NOBODY, _OPENED, _NOT): (1, 0, "DOT-004"),
    (_NOBODY, _NOT, _NOT): (1, 1, "DOT-005"),
    (_NOBODY, _OPENED, _OPENED): (0, 0, "DOT-006"),
    (_NOBODY, _NOT, _OPENED): (0, 1, "DOT-004"),
    (_SELF, _OPENED, _NOT): (3, 0, "DOT-007"),
    (_SELF, _NOT, _NOT): (2, 1, "DOT-008"),
    (_SELF, _OPENED, _OPENED): (0, 2, "DOT-009"),
    (_SELF, _NOT, _OPENED): (0, 3, "DOT-010"),
}
"""By the calls of oneself and the opposite, whether one opened oneself, and whether the opposite did."""

_MING_YU_ROWS: Final = (None, Call.MING, Call.YU)
_PRINTED: Final = {
    (_OPENED, _NOT): ((1, 0), (5, 0), (9, 0), (2, 0), (6, 0), (10, 0), (4, 0), (8, 0), (12, 0)),
    (_NOT, _NOT): ((1, 1), (1, 2), (1, 4), (2, 1), (2, 2), (2, 4), (4, 1), (4, 2), (4, 4)),
    (_NOT, _OPENED): ((0, 1), (0, 2), (0, 4), (0, 5), (0, 6), (0, 8), (0, 9), (0, 10), (0, 12)),
}
_PENALTY: Final = {None: 0, Call.MING: 4, Call.YU: 8}
"""What a caller pays whose opposite opens."""


def _numbered() -> Mapping[tuple[object, bool, bool], Row]:
    rows: dict[tuple[object, bool, bool], Row] = {}
    for (mine, theirs), amounts in _PRINTED.items():
        for number, (opposite_pays, self_pays) in enumerate(amounts):
            called = (_MING_YU_ROWS[number // 3], _MING_YU_ROWS[number % 3])
            rows[called, mine, theirs] = (opposite_pays, self_pays, f"DOT-{101 + len(rows)}")
    return rows


MING_YU_TABLE: Final = _numbered()
"""The 27 printed rows: three calls of oneself by three of the opposite, in three situations."""


def dots_of_pair(
    called: tuple[Call | None, Call | None], opened: tuple[bool, bool], rules: RuleSet
) -> tuple[tuple[int, str], tuple[int, str]]:
    """What each of a pair pays the other, with the rule: from the first to the second, and from the second to the first."""
    if both_open_exempt(opened, rules):
        return (0, "DOT-006"), (0, "DOT-006")
    if rules.calls is Calls.XUAN:
        return xuan_dots(called, opened)
    return ming_yu_dots(called, opened)


@enforces("DOT-003", "DOT-009", "DOT-128", "TRIB-017")
def both_open_exempt(opened: tuple[bool, bool], rules: RuleSet) -> bool:
    """Under nobody-pays a pair that has both opened owes nothing, whatever was called."""
    return all(opened) and rules.dot_both_open is DotBothOpen.NOBODY_PAYS


@enforces(
    "DOT-001", "DOT-002", "DOT-004", "DOT-005", "DOT-006", "DOT-007", "DOT-008", "DOT-010", "DOT-011", "DOT-012",
    "CALL-001", "TRIB-014", "TRIB-015",
)  # fmt: skip
def xuan_dots(
    called: tuple[Call | None, Call | None], opened: tuple[bool, bool]
) -> tuple[tuple[int, str], tuple[int, str]]:
    """The table of xuan, written from the side of the caller; with one caller on the other side it is its mirror."""
    mine, theirs = (call if call is Call.XUAN else None for call in called)
    if theirs and not mine:
        opposite_pays, self_pays, rule_id = XUAN_TABLE[_SELF, opened[1], opened[0]]
        return (opposite_pays, rule_id), (self_pays, rule_id)
    opposite_pays, self_pays, rule_id = XUAN_TABLE[(mine, theirs), opened[0], opened[1]]
    return (self_pays, rule_id), (opposite_pays, rule_id)


@enforces(*(f"DOT-{number}" for number in range(101, 130)), "CALL-005", "CALL-006", "CALL-008", "CALL-009")
def ming_yu_dots(
    called: tuple[Call | None, Call | None], opened: tuple[bool, bool]
) -> tuple[tuple[int, str], tuple[int, str]]:
    """The table of ming and yu; where both have opened, which it leaves out, each caller pays what his call staked."""
    mine, theirs = (call if call is not Call.XUAN else None for call in called)
    if all(opened):
        rule_id = "DOT-128" if mine or theirs else "DOT-006"
        return (_PENALTY[mine], rule_id), (_PENALTY[theirs], rule_id)
    opposite_pays, self_pays, rule_id = MING_YU_TABLE[(mine, theirs), opened[0], opened[1]]
    return (self_pays, rule_id), (opposite_pays, rule_id)
