"""On which rules a ruling rests: every rule without which it could have come out otherwise (the level `cards`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oracle.cards import BIG, QUEEN, SMALL, TWO, Counts, letters_of
from oracle.catalogue import rules as catalogue
from oracle.combination import Combination, classify, is_a_run, natural_ranks
from oracle.rules.gouji import THRESHOLDS, is_gouji
from oracle.rulesets.policies import OpeningPlays, TwoKillOne
from oracle.rulesets.ruleset import RuleSet

_EXAMPLE_PLAYS: Final = {
    "33322": "HAND-005", "662": "HAND-006", "77722": "HAND-007", "888XX": "HAND-010", "9999222DD": "HAND-011",
    "222DD": "HAND-012", "555522XD": "HAND-014", "TTTTT": "GOUJI-007", "QQQQ": "GOUJI-008", "55X": "GOUJI-010",
    "TTTTTT": "GOUJI-011", "JJJJ": "GOUJI-012", "444D": "GOUJI-013", "T2222": "GOUJI-014",
}  # fmt: skip
_EXAMPLE_PAIRS: Final = {
    ("88822", "99999"): "CMP-004",
    ("888XX", "999DD"): "CMP-006",
    ("777XX", "888DD"): "CMP-008",
}


def grounds(cards: Counts, table: Combination | None, rules: RuleSet) -> tuple[str, ...]:
    """The ids of the rules that a ruling on these cards rests on, in catalogue order."""
    found = set(_grounds_of_play(cards))
    play = classify(cards, rules)
    if isinstance(play, Combination):
        found |= set(_grounds_of_gouji(play)) | set(_grounds_of_opening(play, rules))
        if table is not None:
            found |= set(_grounds_of_play(table.counts)) | set(_grounds_of_beating(play, table, rules))
    return tuple(rule_id for rule_id in catalogue() if rule_id in found)


def _grounds_of_play(cards: Counts) -> Iterator[str]:
    yield "CARD-002"
    ranks = natural_ranks(cards)
    jokers, twos = cards[SMALL] + cards[BIG], cards[TWO]
    if letters_of(cards) in _EXAMPLE_PLAYS:
        yield _EXAMPLE_PLAYS[letters_of(cards)]
    if sum(cards) <= 1:
        yield "HAND-001"
    elif ranks:
        yield "HAND-016"
    if is_a_run(cards):
        yield "HAND-003"
    if len(ranks) == 1 and cards[ranks[0]] > 1:
        yield "HAND-002"
    if twos:
        yield "CARD-004"
        yield from ("HAND-004", "HAND-017") if ranks else ("HAND-002", "HAND-008")
    if jokers:
        yield "CARD-003"
        yield from _grounds_of_jokers(cards, bool(ranks), bool(twos))


def _grounds_of_jokers(cards: Counts, carries_rank: bool, carries_twos: bool) -> Iterator[str]:
    if cards[SMALL] and cards[BIG]:
        yield "HAND-013"
    if carries_rank:
        yield "HAND-009"
        if carries_twos:
            yield "HAND-011"
    elif carries_twos:
        yield "HAND-012"
    elif cards[SMALL] + cards[BIG] > 1:
        yield from ("HAND-002", "HAND-015")


def _grounds_of_gouji(play: Combination) -> Iterator[str]:
    if play.jokers:
        yield "GOUJI-003"
        if play.rank == QUEEN and play.body == 2 and play.jokers == 1:
            yield "GOUJI-009"
        if play.rank is None:
            yield "GOUJI-002"
        return
    assert play.rank is not None
    if play.twos:
        yield "GOUJI-004"
    if play.rank not in THRESHOLDS:
        yield "GOUJI-006"
        return
    yield "GOUJI-002" if play.rank == TWO else "GOUJI-001"
    if play.body > THRESHOLDS[play.rank]:
        yield "GOUJI-005"


def _grounds_of_opening(play: Combination, rules: RuleSet) -> Iterator[str]:
    if not is_gouji(play):
        yield "OPEN-008"
        return
    if play.jokers:
        yield "OPEN-005"
        return
    if play.rank == TWO:
        yield "OPEN-006"
    yield "OPEN-007"
    if rules.opening_plays is OpeningPlays.NATURAL:
        yield "GOUJI-015"


def _grounds_of_beating(answer: Combination, table: Combination, rules: RuleSet) -> Iterator[str]:
    yield from ("CARD-001", "CMP-001")
    pair = (letters_of(table.counts), letters_of(answer.counts))
    if pair in _EXAMPLE_PAIRS:
        yield _EXAMPLE_PAIRS[pair]
    if pair[0] == "888XX" and answer.jokers == 3 and pair[1].startswith("99"):
        yield "CMP-007"
    if not table.jokers:
        yield "CMP-009" if answer.jokers else "CMP-002"
        if answer.twos or table.twos:
            yield "CMP-003"
        if table.rank == TWO and answer.jokers:
            yield "CMP-012"
        return
    yield "CMP-005" if answer.jokers else "CMP-010"
    if not answer.jokers:
        yield "CMP-005"
    if table.bigs:
        yield "CMP-011"
        if rules.two_kill_one is TwoKillOne.YES:
            yield "KILL-001" if table.bigs == 1 else "KILL-004"
