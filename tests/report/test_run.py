"""The report folded from a run: it validates, its totals add up, and it gives the run back."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from conformance_report.certify import certify
from conformance_report.results import (
    Outcome,
    ReportError,
    Run,
    encode_report,
    from_report,
    load_report,
    parse_report,
    to_report,
)
from tests.report import factory

SCHEMA = Path(__file__).parents[2] / "conformance_report/results/schemas/report.schema.json"
RUNS: dict[str, Callable[[], Run]] = {
    "passing": factory.passing,
    "failing": factory.failing,
    "incomplete": factory.incomplete,
    "not started": factory.not_started,
}
some_run = pytest.mark.parametrize("name", RUNS)


@cache
def text_of(name: str) -> bytes:
    run = RUNS[name]()
    return encode_report(to_report(run, certify(run)))


def altered(change: Callable[[Any], object], name: str = "failing") -> bytes:
    report = json.loads(text_of(name))
    change(report)
    return json.dumps(report, ensure_ascii=False).encode()


@some_run
def test_the_schema_validates(name: str) -> None:
    schema = json.loads(SCHEMA.read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(json.loads(text_of(name)))


@pytest.mark.parametrize(
    "change",
    [
        lambda report: report.pop("digest"),
        lambda report: report.update(extra=1),
        lambda report: report.update(verdict="fine"),
        lambda report: report["cases"][0].update(outcome="skipped"),
        lambda report: report["cases"][0].pop("standing"),
        lambda report: report["totals"].update(passed=-1),
        lambda report: report["cases"][0]["exchanges"][0].update(more=1),
    ],
)
def test_the_schema_refuses(change: Callable[[Any], object]) -> None:
    schema = json.loads(SCHEMA.read_text("utf-8"))
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft202012Validator(schema).validate(json.loads(altered(change)))


@some_run
def test_totals_add_up(name: str) -> None:
    report = json.loads(text_of(name))
    totals = report["totals"]
    assert sum(totals.values()) == len(report["cases"])
    for outcome, number in totals.items():
        assert number == sum(case["outcome"] == outcome for case in report["cases"])
        assert number == sum(one["counts"][outcome] for one in report["rulesets"])
        assert number == sum(row[outcome] for row in report["rules"])


@some_run
def test_there_and_back(name: str) -> None:
    run = RUNS[name]()
    again = from_report(parse_report(text_of(name)))
    assert again.cases == run.cases
    assert again.header == run.header
    assert again.footer == run.footer
    assert encode_report(to_report(again, certify(again))) == text_of(name)


def test_a_report_may_be_laid_out_otherwise() -> None:
    assert parse_report(json.dumps(json.loads(text_of("failing")), indent=2).encode()) == parse_report(
        text_of("failing")
    )


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda report: report["totals"].update(failed=0), "totals"),
        (lambda report: report["rulesets"][0]["counts"].update(failed=0), "counts of chongdian"),
        (lambda report: report["rules"][0].update(passed=99), "rows of the rules"),
        (lambda report: report["cases"].pop(), "totals"),
        (lambda report: report["cases"][0].update(outcome="passed"), "totals"),
        (lambda report: report["cases"][0].update(actual="right"), "digest"),
        (lambda report: report.update(verdict="conformant"), "digest"),
        (lambda report: report["sentence"].update(en="All is well."), "digest"),
        (lambda report: report["engine"].update(name="another"), "digest"),
        (lambda report: report["cases"][0].update(ruleset="none"), "counts|no rule set"),
        (lambda report: report.update(format="gouji-report/9"), "read it with the version that wrote it"),
        (lambda report: report.update(more=True), "more"),
        (lambda report: report.pop("cases"), "cases"),
    ],
)
def test_an_altered_report_is_refused(change: Callable[[Any], object], reason: str) -> None:
    with pytest.raises(ReportError, match=reason) as caught:
        parse_report(altered(change))
    assert str(caught.value).startswith("report.json: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("kept", [0, 1, 100, -3])
def test_a_truncated_report_is_refused(kept: int) -> None:
    with pytest.raises(ReportError, match="truncated"):
        parse_report(text_of("failing")[:kept])


@pytest.mark.parametrize("text", [b"[]", b"1", b"null", b"\xff\xfe", b"[" * 100_000])
def test_what_is_no_report_is_refused(text: bytes) -> None:
    with pytest.raises(ReportError):
        parse_report(text)


def test_loading_by_name(tmp_path: Path) -> None:
    run = factory.incomplete()
    report, stream = tmp_path / "report.json", tmp_path / "report.ndjson"
    report.write_bytes(text_of("incomplete"))
    stream.write_bytes(b"".join(factory.lines(run.cases, stopped=run.footer.stopped)))
    assert load_report(report) == load_report(stream) == run
    with pytest.raises(ReportError, match="cannot be read: No such file"):
        load_report(tmp_path / "none.json")
    with pytest.raises(ReportError, match="cannot be read"):
        load_report(tmp_path)


def test_what_runs_again() -> None:
    run = factory.failing()
    wrong = {case.id for case in run.cases if case.outcome not in (Outcome.PASSED, Outcome.NOT_APPLICABLE)}
    assert set(run.failed_ids()) == wrong
    assert len(run.failed_ids()) == len(wrong)
