"""Recorded matches: from the cards dealt to the score, the oracle and the example engine play every one of them alike."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from msgspec import UNSET, structs, to_builtins

from conformance_report.config import suite_info
from conformance_report.deals.format import DealError, read_deal
from conformance_report.deals.match import ReplayedMatch, finished, play_match, replay_match
from conformance_report.deals.match_format import Match, MatchDeal, is_match, read_match, write_match
from conformance_report.deals.match_shown import (
    NOT_SHOWN,
    OF_DEAL,
    OF_MATCH,
    MatchSeen,
    rules_to_show,
    shown_by,
    shown_in_order,
)
from conformance_report.engines.oracle_engine import OracleEngine
from conformance_report.engines.stdio import StdioEngine
from conformance_report.protocol import messages as m
from oracle.catalogue import Level, Standing, rules
from oracle.rulesets import BASES
from tests.report.test_deals import digest_by_the_recipe, with_cards_in_order
from tools.record_matches import PLAN, path_of

ROOT = Path(__file__).resolve().parent.parent.parent
MATCHES = ROOT / "scenarios/matches"
PATHS = sorted(MATCHES.glob("*/*.json"))
ENGINE = [sys.executable, str(ROOT / "adapters/python/engine.py")]
SCHEMA = json.loads((ROOT / "conformance_report/deals/schemas/match.schema.json").read_text("utf-8"))
LARGEST = 600_000
FEWEST = 3
LOOKS = 3
"""At so many places of a deal its legal actions and events are asked, besides its end."""


@cache
def recording(path: Path) -> Match:
    """A recorded match."""
    return read_match(path.read_bytes(), path.name)


@cache
def replayed(path: Path) -> ReplayedMatch:
    """A recorded match, played by the oracle."""
    return replay_match(recording(path), path.name)


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def compare(engine: Any, match: Match) -> None:
    """Ask an engine for all of a recorded match, and compare what it says."""
    for deal in match.deals:
        paid = engine.ask("match.tribute", m.MatchTribute(match.rules, deal.setup.hands, deal.setup.debts or []))
        assert as_told(paid) == as_told(deal.tribute)
        compare_deal(engine, match.rules, deal)
        if deal.facts is not UNSET:
            assert engine.ask("deal.settle", m.DealSettle(match.rules, deal.facts)) == deal.settled
    scored = engine.ask("match.score", m.MatchScore(match.rules, list(finished(match.deals)), match.left))
    assert scored == match.score


def compare_deal(engine: Any, rules: m.Rules, deal: MatchDeal) -> None:
    """One deal: rulings, events, legal sets, and the end."""
    for n in [len(deal.plies) * part // LOOKS for part in range(LOOKS + 1)]:
        asked = m.DealPlay(rules, deal.setup, [ply.action for ply in deal.plies[:n]], ["state", "legal", "events"])
        found = engine.ask("deal.play", asked)
        assert isinstance(found, m.DealPlayed), found
        assert [one.legal for one in found.rulings] == [ply.ruling.legal for ply in deal.plies[:n]]
        told = [*deal.events, *(event for ply in deal.plies[:n] for event in ply.events)]
        assert as_told(found.events) == as_told(told)
        stands = deal.plies[n] if n < len(deal.plies) else deal.end
        legal = [to_builtins(action) for action in found.legal]
        assert (len(legal), digest_by_the_recipe([in_order_of_kind(one) for one in legal])) == (
            stands.count,
            stands.digest,
        )
    assert with_cards_in_order(found.state) == with_cards_in_order(deal.end.state)


def in_order_of_kind(action: dict[str, Any]) -> dict[str, Any]:
    """The plays of a rush sorted, the seats of a claim ascending: the rest of the recipe."""
    if action["type"] == "rush":
        return {**action, "plays": sorted(action["plays"])}
    return action


RANKS = "3456789TJQKA2XD"


def as_told(value: Any) -> Any:
    """Plain values, with the cards of every text in order."""
    plain = to_builtins(value)
    if isinstance(plain, dict):
        return {key: as_told(one) for key, one in plain.items()}
    if isinstance(plain, list):
        return [as_told(one) for one in plain]
    if isinstance(plain, str) and plain and set(plain) <= set(RANKS):
        return "".join(sorted(plain, key=RANKS.index))
    return plain


# the recorded matches


def test_there_are_at_least_three_whole_matches_for_each_rule_set() -> None:
    assert Counter(path.parent.name for path in PATHS).keys() == set(BASES)
    for base in BASES:
        found = [recording(path) for path in PATHS if path.parent.name == base]
        assert len(found) >= FEWEST
        assert all(match.rules == m.Rules(base) and match.score.complete for match in found)


def test_the_matches_are_those_of_the_plan() -> None:
    planned = {path_of(base, *entry) for base, entries in PLAN.items() for entry in entries}
    assert {str(path.relative_to(ROOT)) for path in PATHS} == planned


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_a_recorded_match_is_small_and_valid_and_its_deals_follow_from_each_other(path: Path) -> None:
    match, text = recording(path), path.read_text("utf-8")
    jsonschema.Draft202012Validator(SCHEMA).validate(json.loads(text))
    assert path.stat().st_size < LARGEST
    assert write_match(match) == text
    assert is_match(path.read_bytes(), path.name)
    assert sum(line.startswith('        {"action"') for line in text.splitlines()) == sum(
        len(deal.plies) for deal in match.deals
    )
    owed: list[m.Debt] = []
    carries = iter(match.score.carries)
    for number, deal in enumerate(match.deals, start=1):
        dealt = OracleEngine([match.rules]).ask("deal.hands", m.DealHands(match.rules, deal.seed))
        assert (dealt.hands, dealt.fours) == (deal.setup.hands, deal.setup.fours)
        assert (deal.setup.debts or []) == owed
        assert deal.setup.from_ == "tribute"
        assert deal.end.state.over
        if deal.facts is UNSET:
            assert deal.end.state.void
        else:
            owed = deal.settled.tribute if next(carries) else []
        assert number <= len(match.deals)


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_the_oracle_plays_a_recorded_match_as_it_is_recorded(path: Path) -> None:
    assert replayed(path).match == recording(path)
    compare(OracleEngine([recording(path).rules]), recording(path))


@pytest.fixture(scope="module")
def example_engine() -> Iterator[StdioEngine]:
    with StdioEngine(ENGINE, suite=suite_info(), question_timeout=60) as engine:
        assert isinstance(engine.start(), m.Initialized)
        yield engine


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_the_example_engine_plays_a_recorded_match_as_it_is_recorded(path: Path, example_engine: StdioEngine) -> None:
    compare(example_engine, recording(path))
    example_engine.take_exchanges()


def test_an_engine_with_a_fault_does_not_play_a_recorded_match() -> None:
    match = recording(PATHS[0])
    first = match.deals[0]
    forged = [
        structs.replace(first, settled=structs.replace(first.settled, tribute=first.settled.tribute[1:])),
        structs.replace(first, tribute=structs.replace(first.tribute, scores=[1, -1, 0, 0, 0, 0])),
        structs.replace(first, plies=[structs.replace(first.plies[0], count=0), *first.plies[1:]]),
        structs.replace(first, end=structs.replace(first.end, count=99)),
    ]
    oracle = OracleEngine([match.rules])
    compare(oracle, match)
    for deal in forged:
        with pytest.raises(AssertionError):
            compare(oracle, structs.replace(match, deals=[deal, *match.deals[1:]]))
    with pytest.raises(AssertionError):
        compare(oracle, structs.replace(match, score=structs.replace(match.score, totals=[0] * 6)))


# every rule is shown


@pytest.mark.parametrize("base", BASES)
def test_the_matches_of_a_rule_set_together_show_every_rule_of_deal_and_match(base: str) -> None:
    shown: set[str] = set()
    for path in PATHS:
        if path.parent.name == base:
            shown |= shown_by(replayed(path))
    assert [rule_id for rule_id in rules_to_show(base) if rule_id not in shown] == []


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_a_match_shows_what_it_says_it_shows(path: Path) -> None:
    assert recording(path).shows == shown_in_order(replayed(path))


def test_the_exceptions_and_the_witnesses_are_rules_of_deal_or_match() -> None:
    of_a_match = {one.id for one in rules().values() if one.level in (Level.DEAL, Level.MATCH)}
    assert OF_DEAL.keys() | OF_MATCH.keys() <= of_a_match
    for base in BASES:
        for rule_id, why in NOT_SHOWN[base].items():
            assert rule_id in of_a_match
            assert rules()[rule_id].citations[base].standing is not Standing.ABSENT
            assert why


def test_a_witness_looks_at_the_situation() -> None:
    """A void deal shows that two revolutionaries void it, and nothing of a settlement."""
    voids = [
        deal for path in PATHS for deal in MatchSeen(replayed(path)).deals if deal.record.facts is UNSET
    ]  # fmt: skip
    assert voids
    for deal in voids:
        assert "REV-003" in deal.by_events
        settled = {"TRIB-008", "TRIB-014", "DEAL-003", "REV-006", "SCORE-005", "CALL-010", "TRIB-010"}
        assert [rule_id for rule_id in settled if OF_DEAL[rule_id](deal)] == []
        assert deal.dot_rows == []


# the format


def test_the_matches_that_the_description_names_are_there_and_its_numbers_hold() -> None:
    text = (MATCHES / "FORMAT.md").read_text("utf-8")
    named = re.findall(r"scenarios/matches/[\w/-]+\.json", text)
    assert named
    assert [one for one in named if not (ROOT / one).exists()] == []


def test_the_worked_example_is_what_the_matches_say() -> None:
    text = (MATCHES / "FORMAT.md").read_text("utf-8")
    blocks = re.findall(r"```json (\S+) (\S+)\n(.*?)\n```", text, re.DOTALL)
    assert len(blocks) >= FEWEST
    for path, place, block in blocks:
        value: Any = json.loads((ROOT / path).read_text("utf-8"))
        for part in place.split("."):
            value = value[int(part) if part.isdigit() else part]
        assert value == json.loads(block), place


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"kind": "match", "format": "2.0"}', "2.0"),
        ('{"kind": "match", "rules": {"base": "biesan"}}', "`deals`"),
        ('{"kind": "match", "rules": {"base": "biesan"}, "deals": []}', "$.deals"),
        ('{"kind": "match", "rules": {"base": "biesan"}, "deals": [{"setup": 1}]}', "$.deals[0]"),
        ('{"kind": "match", "rules": {"base": "bie"}, "deals": []}', "$.rules.base"),
        ("{", "line 1, column 2"),
    ],
)
def test_what_is_no_match_is_refused_with_the_place(text: str, words: str) -> None:
    with pytest.raises(DealError) as error:
        read_match(text, "match.json")
    assert error.value.words.en.startswith("match.json: ")
    assert words in error.value.words.en
    assert error.value.words.zh.startswith("match.json：")


def test_a_match_is_no_deal() -> None:
    with pytest.raises(DealError, match=r"match\.json#1"):
        read_deal(PATHS[0].read_bytes(), "match.json")


# players


@pytest.mark.parametrize("base", BASES)
def test_a_match_comes_to_its_end_and_equal_seeds_play_alike(base: Any) -> None:
    one, other, third = (play_match(m.Rules(base), "patient", seed) for seed in (11, 11, 12))
    assert write_match(one.match) == write_match(other.match) != write_match(third.match)
    assert one.match.score.complete
    assert all(step.accepted for deal in one.deals for step in deal.steps)
    assert replay_match(read_match(write_match(one.match), "m"), "m").match == one.match


def test_house_rules_decide_how_long_a_match_is() -> None:
    asked = m.Rules("biesan", {"match_deals": 1, "match_scoring": "every-deal"})
    found = play_match(asked, "greedy", 3)
    assert len(list(finished(found.match.deals))) == 1
    assert found.match.score.complete
