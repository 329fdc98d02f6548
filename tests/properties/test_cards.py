"""Laws of the level of cards, each named by its sentence."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct, structs

from conformance_report.engines.oracle_engine import OracleEngine
from conformance_report.engines.port import Fault
from conformance_report.protocol import messages as m
from conformance_report.suite import load_suite, suite_root
from oracle.cards import RANKS, counts_of, letters_of
from oracle.catalogue import Level
from oracle.combination import Combination, classify
from oracle.judge import beats, beats_in_order, judge
from oracle.notation import NotationError, format_cards, parse_cards
from oracle.rulesets import BASES, base_rules, departures, policies, with_policies
from tests.properties import slow_definition as slow
from tests.properties.strategies import CARDS_POLICIES, plays, rule_sets
from tests.quick import run_cases

SOME_RANKS = "39TA"
POSITIONS = [
    dict(zip(CARDS_POLICIES, values, strict=True))
    for values in product(*(policies()[key].values for key in CARDS_POLICIES))
]
"""Every combination of the policies of the cards."""


def all_small_plays() -> list[str]:
    """Up to five cards of one of five telling ranks, 2s and jokers, in every way; and some that are no play."""
    found = []
    for rank in (*SOME_RANKS, "Q"):
        for ranks, twos, smalls, bigs in product(range(5), range(3), range(3), range(3)):
            if ranks + twos + smalls + bigs <= 5:
                found.append(rank * ranks + "2" * twos + "X" * smalls + "D" * bigs)
    return [*dict.fromkeys(found), "39", "345", "TJQKA", "33399", "39X"]


@pytest.mark.parametrize("chosen", POSITIONS, ids=lambda one: "-".join(map(str, one.values())))
def test_classify_and_beats_are_what_the_slow_definition_says(chosen: dict[str, object]) -> None:
    rules = with_policies("chongdian", chosen)
    texts = all_small_plays()
    found = [(text, classify(counts_of(text), rules)) for text in texts]
    for text, play in found:
        counted = slow.normal(text, chosen)
        assert (counted is not None) == isinstance(play, Combination), text
        if counted is not None and isinstance(play, Combination):
            judged = judge(play.counts, None, rules)
            assert (repr(play), judged.gouji, judged.opens) == (
                "".join(sorted(counted, key=RANKS.index)),
                slow.gouji(counted),
                slow.opens(text, counted, chosen),
            ), text
    real = [(slow.normal(text, chosen), play) for text, play in found if isinstance(play, Combination)]
    for (answer, ours), (table, theirs) in product(real, real):
        if abs(len(answer or "") - len(table or "")) <= 1:
            assert beats(ours, theirs, rules) == slow.beats(answer or "", table or "", chosen), (answer, table)


@settings(max_examples=25, deadline=None)
@given(rule_sets())
def test_every_case_that_applies_under_any_house_rules_passes_on_the_oracle(rules: m.Rules) -> None:
    wrong = [(one.case.id, one.evidence) for one in run_cases(OracleEngine([rules]), rules) if not one.passed]
    assert not wrong


@given(plays())
def test_cards_written_and_read_again_are_the_same_cards(cards: tuple[int, ...]) -> None:
    assert parse_cards(format_cards(cards)) == cards
    typed = [{"T": "10", "X": "小王", "D": "大王"}.get(letter, letter.lower()) for letter in format_cards(cards)]
    assert parse_cards(" ".join(reversed(typed))) == cards
    assert parse_cards("".join(typed)) == cards
    assert counts_of(letters_of(cards)) == cards


@given(st.text(max_size=12))
def test_any_text_is_cards_or_one_error_that_names_a_place_in_it(text: str) -> None:
    try:
        cards = parse_cards(text)
    except NotationError as error:
        assert text[error.at] == error.found
        assert str(error.at + 1) in error.en
        assert str(error.at + 1) in error.zh
    else:
        assert parse_cards(format_cards(cards)) == cards


@pytest.mark.parametrize("base", BASES)
def test_the_order_is_a_strict_partial_order_among_plays_of_one_size(base: str) -> None:
    rules = base_rules(base)
    every = [classify(counts_of(text), rules) for text in all_small_plays()]
    by_size: dict[int, list[Combination]] = {}
    for one in every:
        if isinstance(one, Combination):
            by_size.setdefault(one.size, []).append(one)
    for alike in by_size.values():
        over = {one: {other for other in alike if beats_in_order(one, other, rules)} for one in alike}
        for one, beaten in over.items():
            assert one not in beaten
            for other in beaten:
                assert one not in over[other]
                assert over[other] <= beaten


@given(plays(), plays(), rule_sets())
def test_nothing_is_beaten_both_ways(one: tuple[int, ...], other: tuple[int, ...], asked: m.Rules) -> None:
    rules = with_policies(asked.base, asked.set)
    ours, theirs = classify(one, rules), classify(other, rules)
    assert isinstance(ours, Combination)
    assert isinstance(theirs, Combination)
    assert not (beats(ours, theirs, rules) and beats(theirs, ours, rules))


class Stubborn(OracleEngine):
    """An engine that plays one rule set whatever it is asked for."""

    def __init__(self, plays: m.Rules) -> None:
        super().__init__([plays])
        self._plays = plays

    def ask(self, method: str, params: Struct) -> Struct | Fault:
        """The answer under its own rule set."""
        return super().ask(method, structs.replace(params, rules=self._plays) if hasattr(params, "rules") else params)


@pytest.mark.parametrize("key", CARDS_POLICIES)
def test_two_rule_sets_that_differ_in_one_policy_of_the_cards_are_told_apart_by_a_case(key: str) -> None:
    cases = [case for case in load_suite(suite_root()) if case.level is Level.CARDS]
    for chosen in POSITIONS:
        for value in policies()[key].values:
            plays_this, asked_for = _rules(chosen), _rules({**chosen, key: value})
            told = [one.case.id for one in run_cases(Stubborn(plays_this), asked_for, cases) if not one.passed]
            assert bool(told) == (value != chosen[key]), f"{chosen} asked for {key}={value}: {told}"


def _rules(chosen: dict[str, object]) -> m.Rules:
    return m.Rules("chongdian", dict(departures("chongdian", chosen)))
