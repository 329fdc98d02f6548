"""The renderings for machines: JUnit XML, CTRF, badges, and the folder that holds them."""

from __future__ import annotations

import io
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import junitparser
import pytest

from conformance_report.certify import certify
from conformance_report.render import badge, ctrf, junit, write
from conformance_report.results import Outcome, Run, load_report
from tests.report import factory

RUNS: dict[str, Callable[[], Run]] = {
    "passing": factory.passing,
    "failing": factory.failing,
    "incomplete": factory.incomplete,
    "not started": factory.not_started,
}
some_run = pytest.mark.parametrize("name", RUNS)


def kinds(run: Run) -> Counter[str]:
    """What each case must be for a continuous integration server."""
    known = certify(run).known_failing

    def kind(case: Any) -> str:
        if case.outcome is Outcome.PASSED:
            return "passed"
        if case.outcome is Outcome.NOT_APPLICABLE or not case.certifying or (case.ruleset, case.id) in known:
            return "skipped"
        return "failure" if case.outcome is Outcome.FAILED else "error"

    return Counter(map(kind, run.cases))


@some_run
def test_junit_totals_add_up(name: str) -> None:
    run = RUNS[name]()
    root = ET.fromstring(junit.render(run, certify(run)))
    wanted = kinds(run)
    suites = root.findall("testsuite")
    assert [suite.get("name") for suite in suites] == [one.label for one in run.header.rulesets]
    for attribute, kind in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        assert int(root.get(attribute, "-1")) == wanted[kind] == len(root.findall(f"testsuite/testcase/{kind}"))
        assert sum(int(suite.get(attribute, "-1")) for suite in suites) == wanted[kind]
    assert int(root.get("tests", "-1")) == len(run.cases) == len(root.findall("testsuite/testcase"))


def test_junit_is_read_by_another() -> None:
    run = factory.failing()
    read = junitparser.JUnitXml.fromroot(
        junitparser.junitparser.etree.parse(io.BytesIO(junit.render(run, certify(run)))).getroot()
    )
    assert read.tests == len(run.cases)
    assert {suite.name for suite in read} == set(factory.FOUR)


def test_junit_says_where_and_why() -> None:
    run = factory.build([factory.failed("CMP-002/b")])
    (case,) = ET.fromstring(junit.render(run, certify(run))).iter("testcase")
    assert case.attrib.items() >= {
        "classname": "cards/comparing.feature", "name": "CMP-002/b", "file": "cards/comparing.feature", "line": "12",
    }.items()  # fmt: skip
    assert {one.get("name"): one.get("value") for one in case.iter("property")} == {
        "rule": "CMP-002", "level": "cards", "standing": "stated",
    }  # fmt: skip
    failure = case.find("failure")
    assert failure is not None
    assert failure.get("message") == "expected beats = false; the engine says beats = true"
    assert failure.text is not None
    assert "gouji certify --engine 'node my-engine.js' --rules biesan --case CMP-002/b" in failure.text
    assert case.findtext("system-err") == "judging 5 over 44\n"


def test_junit_of_a_known_failure_fails_nothing_but_says_so() -> None:
    run = factory.failing()
    root = ET.fromstring(junit.render(run, certify(run)))
    skipped = [case.find("skipped") for case in root.iter("testcase") if case.get("name") == "GOUJI-004/known/JJJJ"]
    assert [one.get("message") for one in skipped if one is not None] == [
        "known failure: It counts 4 jacks as no gouji."
    ]


def test_junit_stays_xml_whatever_the_engine_writes() -> None:
    run = factory.failing()
    text = junit.render(run, certify(run)).decode()
    ET.fromstring(text)
    assert "⟨U+0000⟩" in text
    assert "⟨U+202E⟩" in text
    assert "\u202e" not in text


@some_run
def test_ctrf_adds_up(name: str) -> None:
    run = RUNS[name]()
    document = json.loads(ctrf.render(run, certify(run)))
    assert document["reportFormat"] == "CTRF"
    results, wanted = document["results"], kinds(run)
    summary = results["summary"]
    assert summary["passed"] == wanted["passed"]
    assert summary["failed"] == wanted["failure"] + wanted["error"]
    assert summary["skipped"] == wanted["skipped"]
    assert summary["tests"] == len(results["tests"]) == len(run.cases)
    assert summary["stop"] >= summary["start"] > 0
    assert [one["rawStatus"] for one in results["tests"]] == [str(case.outcome) for case in run.cases]
    assert all(isinstance(one["duration"], int) for one in results["tests"])


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("passing", "conformant (4 rule sets)"),
        ("failing", "not conformant (4 of 4 rule sets)"),
        ("incomplete", "incomplete"),
        ("not started", "incomplete"),
    ],
)
def test_badges_say_the_verdict(name: str, words: str) -> None:
    run = RUNS[name]()
    certificate = certify(run)
    shield = json.loads(badge.render_json(run, certificate))
    assert (shield["schemaVersion"], shield["label"], shield["message"]) == (1, "gouji", words)
    svg = ET.fromstring(badge.render_svg(run, certificate))
    assert svg.get("aria-label") == f"gouji: {words}"


def test_a_badge_of_a_part_is_no_certificate() -> None:
    selected = factory.build([factory.case()], selection=factory.Selection(rules=("CMP-001",)))
    assert badge.message(selected, certify(selected)) == "conformant (part, no certificate)"


@some_run
def test_the_folder_is_complete(name: str, tmp_path: Path) -> None:
    run = RUNS[name]()
    out = tmp_path / "deep" / "report"
    write.write_reports(run, certify(run), out)
    assert {one.name for one in out.iterdir()} == set(write.FILES)
    assert load_report(out / "report.json") == run
    before = {one.name: one.read_bytes() for one in out.iterdir()}
    write.write_reports(run, certify(run), out)
    assert {one.name: one.read_bytes() for one in out.iterdir()} == before, "the same run is written alike"


def test_where_a_file_cannot_be_written_the_old_report_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = factory.passing(), factory.incomplete()
    write.write_reports(old, certify(old), tmp_path)
    before = {one.name: one.read_bytes() for one in tmp_path.iterdir()}

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write.write_reports(new, certify(new), tmp_path)
    assert {one.name: one.read_bytes() for one in tmp_path.iterdir()} == before


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "report").write_text("a file")
    run = factory.incomplete()
    with pytest.raises(OSError, match="File exists"):
        write.write_reports(run, certify(run), tmp_path / "report")
