"""The ruling on cards alone: what a play is, and whether it beats the table (the level `cards`)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from oracle.cards import Counts
from oracle.catalogue import enforces
from oracle.combination import Combination, NotACombination, classify
from oracle.rules.comparing import NOT_HIGHER
from oracle.rules.gouji import is_gouji
from oracle.rules.killing import NOT_KILLED, kills
from oracle.rules.opening_plays import NO_OPENING
from oracle.rulesets.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Judgement:
    """The ruling on one play: what it is, whether it is gouji and may open, and whether it beats the table.

    `play` is None for cards that are no play. `beats` is None without a table. `rule_ids` are all the rules that
    refuse it, in catalogue order: empty for a lead that is a play, and for an answer that beats the table.
    """

    play: Combination | None
    gouji: bool
    opens: bool
    beats: bool | None
    rule_ids: tuple[str, ...]


def judge(cards: Counts, table: Combination | None, rules: RuleSet) -> Judgement:
    """Rule on cards laid as an answer to the table, or as a lead when there is none."""
    play = classify(cards, rules)
    if isinstance(play, NotACombination):
        return Judgement(None, False, False, None, play.rule_ids)
    refused_by = () if table is None else why_not(play, table, rules)
    return Judgement(
        play=play,
        gouji=is_gouji(play),
        opens=may_open(play, rules),
        beats=None if table is None else not refused_by,
        rule_ids=refused_by,
    )


def beats(answer: Combination, table: Combination, rules: RuleSet) -> bool:
    """Whether the answer beats the table: in the ordinary way, or as two big jokers that kill one."""
    return beats_in_order(answer, table, rules) or kills(answer, table, rules)


@lru_cache(maxsize=1 << 15)
def beats_in_order(answer: Combination, table: Combination, rules: RuleSet) -> bool:
    """Whether the answer beats the table by the ordinary comparison."""
    return not any(refuses(answer, table, rules) for _, refuses in NOT_HIGHER)


def why_not(answer: Combination, table: Combination, rules: RuleSet) -> tuple[str, ...]:
    """The ids of every rule by which the answer does not beat the table, in catalogue order; empty when it does."""
    if beats(answer, table, rules):
        return ()
    refused_by = tuple(rule_id for rule_id, refuses in NOT_HIGHER if refuses(answer, table, rules))
    return refused_by + tuple(rule_id for rule_id, refuses in NOT_KILLED if refuses(answer, table, rules))


@lru_cache(maxsize=1 << 13)
@enforces("OPEN-008")
def may_open(play: Combination, rules: RuleSet) -> bool:
    """Only gouji opens, and of gouji only what no rule of opening plays excludes."""
    return is_gouji(play) and not any(refuses(play, rules) for _, refuses in NO_OPENING)


def why_no_opening(play: Combination, rules: RuleSet) -> tuple[str, ...]:
    """The ids of every rule by which a play cannot open, in catalogue order; empty when it can."""
    if not is_gouji(play):
        return ("OPEN-008",)
    return tuple(rule_id for rule_id, refuses in NO_OPENING if refuses(play, rules))
