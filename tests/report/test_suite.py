"""The suite as values, and the ways to run it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec import structs

from conformance_report.config import WorkOrder
from conformance_report.engines.oracle_engine import OracleEngine
from conformance_report.plugin import SuiteRunner
from conformance_report.protocol import messages as m
from conformance_report.results.outcome import CaseResult, Outcome
from conformance_report.suite import SuiteError, answered_otherwise, load_suite, standing_of, suite_hash, suite_root
from conformance_report.worker import run_pytest
from oracle.catalogue import Standing
from oracle.rulesets import BASES
from tests.quick import run_cases


def _run(rules: m.Rules, **members: object) -> list[CaseResult]:
    found: list[CaseResult] = []
    order = WorkOrder(engine="oracle", label="x", rules=rules, levels=("cards", "play", "deal", "match"))
    runner = SuiteRunner(structs.replace(order, **members), found.append)
    assert run_pytest(runner) in (0, 5)
    return found


@pytest.mark.parametrize("base", BASES)
def test_the_oracle_passes_and_names_the_expected_reasons(base: str) -> None:
    for found in run_cases(OracleEngine(), m.Rules(base)):  # type: ignore[arg-type]
        assert found.passed, (found.case.id, found.evidence)
        assert not found.evidence, (found.case.id, found.evidence)


def test_pytest_bdd_and_the_quick_way_agree_and_every_case_has_one_result() -> None:
    by_pytest = [one for one in _run(m.Rules("fasi")) if one.rule != "PROBE"]
    quick = {found.case.id: found.passed for found in run_cases(OracleEngine(), m.Rules("fasi"))}
    assert Counter(one.id for one in by_pytest) == Counter(case.id for case in load_suite(suite_root()))
    unasked = (Outcome.NOT_APPLICABLE, Outcome.COULD_NOT_RUN)
    ran = {one.id: one.outcome is Outcome.PASSED for one in by_pytest if one.outcome not in unasked}
    assert ran == quick


def test_shards_share_the_cases_out() -> None:
    parts = [_run(m.Rules("biesan"), shard=shard, shards=3) for shard in range(3)]
    ids = [one.id for part in parts for one in part if one.rule != "PROBE"]
    assert Counter(ids) == Counter(case.id for case in load_suite(suite_root()))
    assert [sum(one.rule == "PROBE" for one in part) > 0 for part in parts] == [True, False, False]


def test_a_selection_runs_only_what_was_selected() -> None:
    found = _run(m.Rules("biesan"), rule_ids=("CMP-001",))
    assert found
    assert all("CMP-001" in one.rules for one in found)


def test_a_departure_from_the_base_counts_as_the_authors_word() -> None:
    case = next(one for one in load_suite(suite_root()) if one.policies == {"joker_compare": "count-or-kind"})
    assert standing_of(case, "biesan", {"joker_compare": "count-or-kind"}).certifies
    disputed = next(
        one
        for one in load_suite(suite_root())
        if one.policies == {"joker_compare": "every-card"} and "CMP-005" in one.rules
    )
    assert standing_of(disputed, "chongdian", {}) is Standing.DISPUTED
    assert standing_of(disputed, "chongdian", {}, ["joker_compare"]).certifies


@pytest.mark.parametrize(("tag", "standing"), [("@assumed", Standing.ASSUMED), ("@disputed", Standing.DISPUTED)])
def test_a_case_that_rests_on_a_reading_certifies_nobody(tmp_path: Path, tag: str, standing: Standing) -> None:
    """Of two cases of a stated rule one rests on a reading, and no house rule makes more of it."""
    (tmp_path / "features").mkdir()
    rest = "    @id:one\n" + FEATURE.partition("@id:one\n")[2]
    other = rest.replace("@id:one", f"@id:two {tag}").replace("Scenario: S", "Scenario: T")
    (tmp_path / "features" / "f.feature").write_text(FEATURE + "\n" + other, "utf-8")
    firm, read = load_suite(tmp_path)
    assert (firm.id, read.id) == ("CMP-001/one", "CMP-001/two")
    assert (firm.reading, read.reading) == (Standing.STATED, standing)
    assert standing_of(firm, "biesan", {}) is Standing.STATED
    assert standing_of(read, "biesan", {}) is standing
    assert not standing_of(read, "biesan", {"joker_compare": "count-or-kind"}, ["calls"]).certifies


def test_a_reading_of_one_table_leaves_the_other_rows_firm() -> None:
    rows = {case.id: case for case in load_suite(suite_root()) if case.id.startswith("RUSH-002/counted/")}
    assert {standing_of(case, "chongdian", {}).certifies for case in rows.values()} == {True, False}
    assert rows["RUSH-002/counted/3459AAKKQQQ-rush"].reading is Standing.STATED
    assert rows["RUSH-002/counted/3459AAAAAA-rush"].reading is Standing.ASSUMED


def test_that_a_document_answers_otherwise_certifies_as_its_policy_does() -> None:
    """Bie San says that a revolution concedes the opening, and so that there is no rush; it is silent on trials' 4s."""
    firm = [
        case
        for case in load_suite(suite_root())
        if case.rule == "RUSH-001" and case.policies.get("revolution_contest") == "concede"
    ]
    assert firm
    assert {standing_of(case, "biesan", {}) for case in firm} == {Standing.STATED}
    rush = next(case for case in load_suite(suite_root()) if case.id.startswith("RUSH-002/counted/"))
    assert not answered_otherwise(rush, "RUSH-002", "biesan")
    assert standing_of(rush, "biesan", {}) is Standing.ABSENT


FEATURE = """Feature: F

  @CMP-001
  Rule: R

    @id:one
    Scenario: S
      When "5" is judged
      Then it is a play
"""


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("", "", None),
        ("@id:one", "@id:One!", "exactly one tag"),
        ("@CMP-001", "@CMP-901", "no rule CMP-901"),
        ("  @CMP-001\n", "", "no rule; tag the Rule"),
        (
            "    @id:one\n    Scenario: S\n",
            "    @id:zero\n    Scenario: S\n      When x\n    @id:one\n    Scenario: S\n",
            " too.",
        ),
        ("Scenario: S", "Scenari: S", "not Gherkin"),
        ("@id:one", "@id:one @assumed @disputed", "one of the two"),
        ("@id:one", "@id:one @asumed", "@asumed means nothing"),
        ("@id:one", "@id:one @mixed_jokers=demoted @mixed_jokers=as-they-are", "tagged with two values"),
    ],
)
def test_a_feature_out_of_order_is_one_clear_error(tmp_path: Path, old: str, new: str, says: str | None) -> None:
    (tmp_path / "features").mkdir()
    (tmp_path / "features" / "f.feature").write_text(FEATURE.replace(old, new, 1), "utf-8")
    if says is None:
        assert [case.id for case in load_suite(tmp_path)] == ["CMP-001/one"]
        return
    with pytest.raises(SuiteError) as error:
        load_suite(tmp_path)
    assert says in str(error.value)
    assert "f.feature" in str(error.value)


def test_two_rows_of_one_id_are_refused(tmp_path: Path) -> None:
    outline = FEATURE.replace("Scenario: S", "Scenario Outline: S").replace('"5"', '"<c>"')
    (tmp_path / "features").mkdir()
    (tmp_path / "features" / "f.feature").write_text(
        outline + "      Examples:\n        | c |\n        | 5 |\n        | 5 |\n", "utf-8"
    )
    with pytest.raises(SuiteError, match="stands at"):
        load_suite(tmp_path)


def test_the_hash_tells_suites_apart(tmp_path: Path) -> None:
    (tmp_path / "features").mkdir()
    (tmp_path / "features" / "f.feature").write_text(FEATURE, "utf-8")
    assert suite_hash(tmp_path) != suite_hash(suite_root())
