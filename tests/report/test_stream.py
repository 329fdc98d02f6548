"""The stream: what is written is read again, and what was cut or altered is refused with place, reason and remedy."""

from __future__ import annotations

import re

import pytest

from conformance_report.results import ReportError, read_stream
from tests.report import factory

LINES = factory.lines([factory.case(), factory.failed("CMP-002/a"), factory.errored("CMP-003/b")])


def refused(lines: list[bytes], reason: str) -> str:
    with pytest.raises(ReportError) as caught:
        read_stream(lines, "report.ndjson")
    words = str(caught.value)
    assert re.search(reason, words), words
    assert words.startswith("report.ndjson")
    assert "; " in words, "a remedy stands after the reason"
    assert "\n" not in words
    return words


def test_what_is_written_is_read_again() -> None:
    run = read_stream(LINES)
    assert [case.id for case in run.cases] == ["CMP-001/more-or-fewer/44-5", "CMP-002/a", "CMP-003/b"]
    assert run.cases[1].exchanges == factory.failed("CMP-002/a").exchanges
    assert (run.footer.records, run.counts.passed, run.counts.failed, run.counts.errored) == (3, 1, 1, 1)


def test_hostile_text_is_kept_as_it_is() -> None:
    run = factory.failing()
    assert any(case.actual == factory.HOSTILE for case in run.cases)


@pytest.mark.parametrize("kept", range(len(LINES)))
def test_every_truncation_by_lines_is_refused(kept: int) -> None:
    refused(LINES[:kept], "empty" if kept == 0 else "truncated")


def test_a_truncation_within_a_line_names_the_line() -> None:
    assert "line 3" in refused([*LINES[:2], LINES[2][:-1]], "no end")
    assert "line 3" in refused([*LINES[:2], LINES[2][:50] + b"\n"], "not JSON")


@pytest.mark.parametrize("place", range(len(LINES)))
def test_every_altered_line_is_refused(place: int) -> None:
    altered = list(LINES)
    altered[place] = altered[place].replace(b'"', b' "', 1)
    if place == len(LINES) - 1:
        altered[place] = LINES[place].replace(b'"digest":"sha256:', b'"digest":"sha256:0')[:-5] + b'"}\n'
    refused(altered, "digest|altered|match")


@pytest.mark.parametrize("place", range(1, len(LINES) - 1))
def test_every_lost_case_is_refused(place: int) -> None:
    refused(LINES[:place] + LINES[place + 1 :], "footer counts 3 cases and 2 are there")


def test_a_failure_turned_into_a_pass_is_refused() -> None:
    assert "line 5" in refused([one.replace(b'"outcome":"failed"', b'"outcome":"passed"') for one in LINES], "counts")


def test_swapped_cases_are_refused() -> None:
    refused([LINES[0], LINES[2], LINES[1], *LINES[3:]], "digest")


def test_more_after_the_footer_is_refused() -> None:
    refused([*LINES, LINES[1]], "after the footer")


def test_the_header_is_first_and_stands_once() -> None:
    refused([LINES[0], LINES[0], *LINES[1:]], "header")
    refused(LINES[1:], "header")


def test_a_case_that_stands_twice_is_refused() -> None:
    refused(factory.lines([factory.case(), factory.case()]), "stands twice")


def test_a_rule_set_that_the_header_does_not_name_is_refused() -> None:
    refused(factory.lines([factory.case(ruleset="fasi")]), "no rule set of the header")


def test_another_format_names_the_remedy() -> None:
    words = refused([LINES[0].replace(b"gouji-report/1", b"gouji-report/9"), *LINES[1:]], "gouji-report/9")
    assert "read it with the version that wrote it" in words


@pytest.mark.parametrize("line", [b"[]\n", b"{}\n", b'{"type":"verdict"}\n', b"\xff\n", b"[" * 100_000 + b"\n"])
def test_what_is_no_record_is_refused(line: bytes) -> None:
    assert "line 2" in refused([LINES[0], line, *LINES[1:]], "type|not JSON")


def test_an_unknown_member_is_refused() -> None:
    refused([LINES[0].replace(b'"seed":', b'"seeds":'), *LINES[1:]], "seeds")


def test_an_unknown_outcome_is_refused() -> None:
    refused([one.replace(b'"outcome":"passed"', b'"outcome":"skipped"') for one in LINES], "skipped")
