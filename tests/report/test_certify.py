"""The verdict: what makes it, what never does, and the exit code that goes with it."""

from __future__ import annotations

import pytest

from conformance_report.certify import certify
from conformance_report.engines.port import FaultKind
from conformance_report.results import (
    CaseLevel,
    CaseResult,
    Known,
    KnownEntry,
    Outcome,
    ReportError,
    RuleState,
    Selection,
    Verdict,
    parse_known,
)
from oracle.catalogue import Standing
from tests.report import factory

PASSED = factory.case("CMP-001/a")
FAILED = factory.failed("CMP-002/b")
ERRORED = factory.errored("CMP-003/c")
LOST = factory.case("CMP-003/d", outcome=Outcome.COULD_NOT_RUN)
OPEN = factory.failed("CMP-004/e", standing=Standing.DISPUTED, certifying=False)
ABSENT = factory.case("CMP-005/f", outcome=Outcome.NOT_APPLICABLE, certifying=True)
PROBED = factory.case("PROBE/echo", level=CaseLevel.PROTOCOL)
KNOWN = Known(file="known.toml", entries=(KnownEntry(case="CMP-002/b", reason="later"),))


@pytest.mark.parametrize(
    ("cases", "verdict", "exit_code"),
    [
        ([PASSED], Verdict.CONFORMANT, 0),
        ([PASSED, OPEN, ABSENT], Verdict.CONFORMANT, 0),
        ([PASSED, FAILED], Verdict.NONCONFORMANT, 1),
        ([PASSED, FAILED, ERRORED], Verdict.NONCONFORMANT, 1),
        ([PASSED, ERRORED], Verdict.INCOMPLETE, 3),
        ([PASSED, LOST], Verdict.INCOMPLETE, 3),
        ([], Verdict.INCOMPLETE, 3),
        ([OPEN, ABSENT], Verdict.INCOMPLETE, 3),
        ([PROBED], Verdict.INCOMPLETE, 3),
        ([PROBED, PASSED], Verdict.CONFORMANT, 0),
        ([factory.failed("PROBE/x", level=CaseLevel.PROTOCOL), PASSED], Verdict.NONCONFORMANT, 1),
    ],
)
def test_the_verdict(cases: list[CaseResult], verdict: Verdict, exit_code: int) -> None:
    certificate = certify(factory.build(cases))
    assert (certificate.verdict, certificate.exit_code) == (verdict, exit_code)
    assert certificate.rulesets[0].verdict is verdict


@pytest.mark.parametrize("kind", FaultKind)
def test_no_fault_is_ever_a_pass(kind: FaultKind) -> None:
    certificate = certify(factory.build([PASSED, factory.errored("CMP-002/b", kind)]))
    assert certificate.verdict is Verdict.INCOMPLETE


def test_a_run_that_stopped_early_is_incomplete() -> None:
    certificate = certify(factory.build([PASSED], stopped="Out of time."))
    assert (certificate.verdict, certificate.exit_code) == (Verdict.INCOMPLETE, 3)
    assert "Out of time" in certificate.sentence.en
    assert "Out of time" in certificate.sentence.zh


def test_an_engine_that_does_not_start() -> None:
    certificate = certify(factory.not_started())
    assert (certificate.verdict, certificate.exit_code) == (Verdict.INCOMPLETE, 4)
    assert certificate.sentence.en == "The engine could not be started: no such program: my-engine."


def test_the_worst_rule_set_decides() -> None:
    cases = [PASSED, factory.errored("CMP-001/a", ruleset="fasi"), factory.failed("CMP-001/a", ruleset="shandong")]
    certificate = certify(factory.build(cases, labels=("biesan", "fasi", "shandong")))
    verdicts = [one.verdict for one in certificate.rulesets]
    assert verdicts == [Verdict.CONFORMANT, Verdict.INCOMPLETE, Verdict.NONCONFORMANT]
    assert certificate.verdict is Verdict.NONCONFORMANT


def test_a_rule_set_without_a_case_is_not_shown() -> None:
    certificate = certify(factory.build([PASSED], labels=("biesan", "fasi")))
    assert certificate.verdict is Verdict.INCOMPLETE


def test_a_known_failure_is_not_counted_but_shown() -> None:
    certificate = certify(factory.build([PASSED, FAILED], known=KNOWN))
    assert (certificate.verdict, certificate.exit_code) == (Verdict.CONFORMANT, 0)
    assert "with known failures" in certificate.sentence.en
    assert "已知失败" in certificate.sentence.zh
    assert certificate.known_failing == {("biesan", "CMP-002/b")}
    assert certificate.rulesets[0].known_failing == 1
    assert certificate.rulesets[0].states()["CMP-002"] is RuleState.KNOWN


def test_a_known_failure_hides_no_other() -> None:
    other = factory.failed("CMP-002/other")
    certificate = certify(factory.build([PASSED, FAILED, other], known=KNOWN))
    assert (certificate.verdict, certificate.exit_code) == (Verdict.NONCONFORMANT, 1)
    assert "1 of 3 required cases failed" in certificate.sentence.en


def test_a_known_failure_covers_no_error() -> None:
    known = Known(file="known.toml", entries=(KnownEntry(rule="CMP-003", reason="later"),))
    assert certify(factory.build([PASSED, ERRORED], known=known)).verdict is Verdict.INCOMPLETE


def test_a_known_failure_under_another_rule_set_counts() -> None:
    known = Known(file="known.toml", entries=(KnownEntry(case="CMP-002/b", ruleset="fasi", reason="later"),))
    assert certify(factory.build([PASSED, FAILED], known=known)).verdict is Verdict.NONCONFORMANT


def test_an_unexpected_pass_is_reported() -> None:
    certificate = certify(factory.build([PASSED, factory.case("CMP-002/b")], known=KNOWN))
    assert (certificate.verdict, certificate.exit_code) == (Verdict.CONFORMANT, 1)
    assert certificate.unexpected == ("biesan: CMP-002/b",)
    assert "out of date" in certificate.sentence.en


def test_an_entry_that_meets_nothing_is_reported_but_not_in_a_part() -> None:
    whole = certify(factory.build([PASSED], known=KNOWN))
    assert whole.exit_code == 1
    assert [one.label for one in whole.unmatched] == ["CMP-002/b"]
    part = certify(factory.build([PASSED], known=KNOWN, selection=Selection(rules=("CMP-001",))))
    assert part.exit_code == 0


def test_a_part_is_no_certificate() -> None:
    certificate = certify(factory.build([PASSED], selection=Selection(rules=("CMP-001",))))
    assert "this is no certificate" in certificate.sentence.en
    assert "不构成证书" in certificate.sentence.zh


@pytest.mark.parametrize(
    ("cases", "state"),
    [
        ([PASSED], RuleState.CERTIFIED),
        ([PASSED, factory.failed("CMP-001/z")], RuleState.FAILED),
        ([PASSED, factory.errored("CMP-001/z")], RuleState.ERRORED),
        ([factory.case("CMP-001/a", certifying=False)], RuleState.OPEN),
        ([factory.case("CMP-001/a", outcome=Outcome.NOT_APPLICABLE)], RuleState.NOT_SHOWN),
    ],
)
def test_what_is_shown_of_a_rule(cases: list[CaseResult], state: RuleState) -> None:
    assert certify(factory.build(cases)).rulesets[0].states() == {"CMP-001": state}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[[known]]\ncase = "A"\n', "reason"),
        ('[[known]]\nreason = "x"\n', "neither a case nor a rule"),
        ('[[known]]\ncase = "A"\nrule = "B"\nreason = "x"\n', "or both"),
        ('[[known]]\ncase = "A"\nreason = " "\n', "no reason"),
        ('[[known]]\ncase = "A"\nreason = "x"\nmore = 1\n', "more"),
        ('[[known]]\ncase = "A"\nreason = "x"\n' * 2, "entry 2: A stands twice"),
        ("known = 1\n", "array"),
        ("[[known]\n", "not TOML"),
    ],
)
def test_a_bad_file_of_known_failures_gets_one_clear_line(text: str, reason: str) -> None:
    with pytest.raises(ReportError, match=reason) as caught:
        parse_known(text, "known.toml")
    assert str(caught.value).startswith("known.toml")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("case", "state"),
    [
        (factory.case("RUSH-001/elsewhere"), RuleState.OTHERWISE),
        (factory.case("RUSH-001/elsewhere", certifying=False), RuleState.OTHERWISE),
        (factory.failed("RUSH-001/elsewhere"), RuleState.FAILED),
        (factory.errored("RUSH-001/elsewhere"), RuleState.ERRORED),
    ],
)
def test_a_rule_that_the_document_does_not_have_is_neither_certified_nor_left_open(
    case: CaseResult, state: RuleState
) -> None:
    """In Bie San a revolution concedes: nobody rushes, and an engine that lets him rush fails."""
    assert certify(factory.build([case])).rulesets[0].states() == {"RUSH-001": state}
