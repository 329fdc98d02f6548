"""The report: one JSON document folded from a stream, whose totals add up, and the way back from it to the run."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct, field, structs

from conformance_report.results.errors import ReportError
from conformance_report.results.known import Known, KnownEntry
from conformance_report.results.outcome import CaseLevel, CaseResult, Counts, Duration, Natural, count
from conformance_report.results.run import (
    FORMAT,
    Declared,
    Digest,
    EngineUnderTest,
    Footer,
    Header,
    Moment,
    RuleSetUnderTest,
    Run,
    Selection,
    Suite,
)
from conformance_report.results.stream import StreamWriter, check_cases, check_format, read_stream
from conformance_report.results.verdict import Certificate, LevelCertificate, Sentence, Verdict

_ORIGINAL: Final = "use the file as gouji wrote it, or run `gouji certify` again"
_NO_DIGEST: Final = "sha256:" + "0" * 64


class KnownCounts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many known failures failed, and how many passed after all."""

    failing: Natural
    unexpected_passes: Natural


class Required(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The required cases by outcome."""

    passed: Natural
    failed: Natural
    errored: Natural
    could_not_run: Natural = field(name="could-not-run")


class ReportRuleSet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule set of the run, with its verdict and what was shown about each rule."""

    label: str
    base: str
    set: dict[str, str | int]
    verdict: Verdict
    counts: Counts
    required: Required
    known: KnownCounts
    levels: tuple[LevelCertificate, ...]


class ReportKnownEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One known failure, and the cases that it met as "rule set: case id"."""

    case: str | None
    rule: str | None
    ruleset: str | None
    reason: str
    matched: tuple[str, ...]
    unexpected: tuple[str, ...]


class ReportKnown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file of known failures and what became of it."""

    file: str
    entries: tuple[ReportKnownEntry, ...]


class RuleRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule under one rule set: its cases by outcome, and whether any of them certifies."""

    id: str
    ruleset: str
    passed: Natural = 0
    failed: Natural = 0
    errored: Natural = 0
    not_applicable: Natural = field(default=0, name="not-applicable")
    could_not_run: Natural = field(default=0, name="could-not-run")
    certifying: bool = False


class Report(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole report, in the order in which it is written."""

    format: Literal["gouji-report/1"] = FORMAT
    suite: Suite
    engine: EngineUnderTest
    declared: Declared | None
    verdict: Verdict
    sentence: Sentence
    totals: Counts
    rulesets: tuple[ReportRuleSet, ...]
    levels: tuple[CaseLevel, ...]
    selection: Selection | None
    claimed: tuple[str, ...]
    known: ReportKnown | None
    seed: int
    jobs: Natural
    timeout: Duration
    command: str
    started: Moment
    finished: Moment
    seconds: Duration
    restarts: Natural
    stopped: str | None
    rules: tuple[RuleRow, ...]
    cases: tuple[CaseResult, ...]
    digest: Digest


def to_report(run: Run, certificate: Certificate) -> Report:
    """The report of a run; its digest is that of its own compact text with the digest all zeros."""
    header, footer = run.header, run.footer
    report = Report(
        suite=header.suite,
        engine=header.engine,
        declared=header.declared,
        verdict=certificate.verdict,
        sentence=certificate.sentence,
        totals=run.counts,
        rulesets=_rulesets(run, certificate),
        levels=header.levels,
        selection=header.selection,
        claimed=header.claimed,
        known=_known(certificate),
        seed=header.seed,
        jobs=header.jobs,
        timeout=header.timeout,
        command=header.command,
        started=header.started,
        finished=footer.finished,
        seconds=footer.seconds,
        restarts=footer.restarts,
        stopped=footer.stopped,
        rules=rule_rows(run.cases),
        cases=run.cases,
        digest=_NO_DIGEST,
    )
    return structs.replace(report, digest=_digest(report))


def encode_report(report: Report) -> bytes:
    """The report as compact JSON with an LF."""
    return msgspec.json.encode(report) + b"\n"


def _digest(report: Report) -> str:
    text = msgspec.json.encode(structs.replace(report, digest=_NO_DIGEST))
    return f"sha256:{hashlib.sha256(text).hexdigest()}"


def _rulesets(run: Run, certificate: Certificate) -> tuple[ReportRuleSet, ...]:
    return tuple(
        ReportRuleSet(
            label=under.label,
            base=under.base,
            set=under.set,
            verdict=its.verdict,
            counts=its.counts,
            required=Required(
                passed=its.required.passed,
                failed=its.required.failed,
                errored=its.required.errored,
                could_not_run=its.required.could_not_run,
            ),
            known=KnownCounts(failing=its.known_failing, unexpected_passes=its.unexpected_passes),
            levels=its.levels,
        )
        for under, its in zip(run.header.rulesets, certificate.rulesets, strict=True)
    )


def _known(certificate: Certificate) -> ReportKnown | None:
    if certificate.known_file is None:
        return None
    return ReportKnown(
        file=certificate.known_file,
        entries=tuple(
            ReportKnownEntry(
                case=one.entry.case,
                rule=one.entry.rule,
                ruleset=one.entry.ruleset,
                reason=one.entry.reason,
                matched=one.matched,
                unexpected=one.unexpected,
            )
            for one in certificate.known
        ),
    )


def rule_rows(cases: tuple[CaseResult, ...]) -> tuple[RuleRow, ...]:
    """A row for each rule set and rule that has a case, in the order in which they first come."""
    found: dict[tuple[str, str], list[CaseResult]] = {}
    for case in cases:
        found.setdefault((case.ruleset, case.rule), []).append(case)
    return tuple(_row(ruleset, rule, of_rule) for (ruleset, rule), of_rule in found.items())


def _row(ruleset: str, rule: str, cases: list[CaseResult]) -> RuleRow:
    counts = count(cases)
    return RuleRow(
        id=rule,
        ruleset=ruleset,
        passed=counts.passed,
        failed=counts.failed,
        errored=counts.errored,
        not_applicable=counts.not_applicable,
        could_not_run=counts.could_not_run,
        certifying=any(case.certifying for case in cases),
    )


def from_report(report: Report) -> Run:
    """The run of a report, with a footer as its stream has it."""
    header = Header(
        started=report.started,
        suite=report.suite,
        engine=report.engine,
        declared=report.declared,
        rulesets=tuple(RuleSetUnderTest(label=one.label, base=one.base, set=one.set) for one in report.rulesets),
        levels=report.levels,
        selection=report.selection,
        claimed=report.claimed,
        known=_known_again(report.known),
        seed=report.seed,
        jobs=report.jobs,
        timeout=report.timeout,
        command=report.command,
    )
    return Run(header=header, cases=report.cases, footer=_footer(header, report))


def _known_again(known: ReportKnown | None) -> Known | None:
    if known is None:
        return None
    entries = tuple(
        KnownEntry(case=one.case, rule=one.rule, ruleset=one.ruleset, reason=one.reason) for one in known.entries
    )
    return Known(file=known.file, entries=entries)


class _Nowhere:
    """A file that keeps nothing."""

    def write(self, data: bytes) -> int:
        """Take the bytes."""
        return len(data)

    def flush(self) -> None:
        """Do nothing."""


def _footer(header: Header, report: Report) -> Footer:
    writer = StreamWriter(_Nowhere())
    writer.header(header)
    for case in report.cases:
        writer.case(case)
    return writer.footer(
        finished=report.finished, seconds=report.seconds, restarts=report.restarts, stopped=report.stopped
    )


def load_report(path: Path) -> Run:
    """The run of a report.json, or of a stream when the name ends in .ndjson. Raises ReportError in one line."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ReportError(
            str(path), f"cannot be read: {error.strerror}", "name a report.json or report.ndjson"
        ) from None
    if path.suffix == ".ndjson":
        return read_stream(data.splitlines(keepends=True), str(path))
    return from_report(parse_report(data, str(path)))


def parse_report(data: bytes, name: str = "report.json") -> Report:
    """A report.json as a Report, its digest and totals checked. Raises ReportError."""
    try:
        raw = msgspec.json.decode(data)
        check_format(raw.get("format") if isinstance(raw, dict) else None, name)
        report = msgspec.convert(raw, Report)
    except msgspec.ValidationError as error:
        raise ReportError(name, str(error), _ORIGINAL) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ReportError(name, f"not JSON, or truncated: {error}", _ORIGINAL) from None
    _check_totals(report, name)
    check_cases(from_report(report), name)
    if report.digest != _digest(report):
        raise ReportError(name, "the digest is not that of the report: the file was altered", _ORIGINAL)
    return report


def _check_totals(report: Report, name: str) -> None:
    """Totals, rule sets' counts and rule rows must all say what the cases say."""
    if report.totals != count(report.cases):
        raise ReportError(name, "the totals are not those of the cases", _ORIGINAL)
    for ruleset in report.rulesets:
        if ruleset.counts != count(case for case in report.cases if case.ruleset == ruleset.label):
            raise ReportError(name, f"the counts of {ruleset.label} are not those of its cases", _ORIGINAL)
    if sum(one.counts.total for one in report.rulesets) != len(report.cases):
        raise ReportError(name, "the counts of the rule sets do not add up to the totals", _ORIGINAL)
    if report.rules != rule_rows(report.cases):
        raise ReportError(name, "the rows of the rules do not add up to the cases", _ORIGINAL)


__all__ = [
    "Report",
    "encode_report",
    "from_report",
    "load_report",
    "parse_report",
    "rule_rows",
    "to_report",
]
