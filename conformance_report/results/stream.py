"""The stream of a run: NDJSON, a header line, a line for each case, a footer line with the digest of all before it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final, Protocol, TypeVar

import msgspec

from conformance_report.results.errors import ReportError
from conformance_report.results.outcome import CaseResult, Counts, Outcome, count
from conformance_report.results.run import FORMAT, Footer, Header, Run

_Record = TypeVar("_Record", Header, CaseResult, Footer)

_encoder: Final = msgspec.json.Encoder()
_AGAIN: Final = "run `gouji certify` again"
_ORIGINAL: Final = "use the file as gouji wrote it, or run `gouji certify` again"
_TYPES: Final = ("header", "case", "footer")


class ByteSink(Protocol):
    """Where a stream goes: any file open for writing bytes."""

    def write(self, data: bytes, /) -> object:
        """Take the bytes."""

    def flush(self) -> object:
        """Hand on what was taken."""


def encode_case(case: CaseResult) -> bytes:
    """A case as a line of the stream, with its LF."""
    return _line("case", case)


def decode_case(line: bytes, place: str = "worker") -> CaseResult:
    """A line of the stream as a case. Raises ReportError."""
    kind, members = _parse(line, place)
    if kind != "case":
        raise ReportError(place, f"a case is expected here, not a {kind}", _AGAIN)
    return _record(members, CaseResult, place)


def _line(kind: str, record: Header | CaseResult | Footer) -> bytes:
    return b'{"type":"' + kind.encode() + b'",' + _encoder.encode(record)[1:] + b"\n"


class StreamWriter:
    """Writes a stream line by line, each flushed, keeping the digest and the counts for the footer."""

    def __init__(self, file: ByteSink) -> None:
        self._file = file
        self._digest = hashlib.sha256()
        self._counts = dict.fromkeys(Outcome, 0)

    def header(self, header: Header) -> None:
        """Write the header: first, and once."""
        self._write(_line("header", header))

    def case(self, case: CaseResult) -> None:
        """Write one case."""
        self._counts[case.outcome] += 1
        self._write(encode_case(case))

    def footer(self, *, finished: str, seconds: float, restarts: int, stopped: str | None = None) -> Footer:
        """Write the footer, which ends the stream, and give it back."""
        footer = Footer(
            finished=finished,
            seconds=seconds,
            restarts=restarts,
            records=sum(self._counts.values()),
            counts=Counts(**{one.value.replace("-", "_"): number for one, number in self._counts.items()}),
            stopped=stopped,
            digest=f"sha256:{self._digest.hexdigest()}",
        )
        self._write(_line("footer", footer))
        return footer

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()
        self._digest.update(line)


def read_stream(lines: Iterable[bytes], name: str = "report.ndjson") -> Run:
    """The run of a stream. Raises ReportError, naming the line, when it is truncated, altered or no such stream."""
    digest = hashlib.sha256()
    header: Header | None = None
    footer: Footer | None = None
    cases: list[CaseResult] = []
    place = name
    for number, line in enumerate(lines, 1):
        place = f"{name}, line {number}"
        if footer is not None:
            raise ReportError(place, "there is more after the footer", _ORIGINAL)
        if not line.endswith(b"\n"):
            raise ReportError(place, "the file is truncated: this line has no end", _AGAIN)
        kind, members = _parse(line, place)
        if (kind == "header") != (number == 1):
            raise ReportError(place, "the header is the first line and stands once", _ORIGINAL)
        if kind == "header":
            header = _header(members, place)
        elif kind == "case":
            cases.append(_record(members, CaseResult, place))
        else:
            footer = _record(members, Footer, place)
            _check_footer(footer, cases, digest.hexdigest(), place)
        digest.update(line)
    if header is None:
        raise ReportError(name, "the file is empty", _AGAIN)
    if footer is None:
        raise ReportError(place, "the file is truncated: there is no footer after this line", _AGAIN)
    run = Run(header=header, cases=tuple(cases), footer=footer)
    check_cases(run, name)
    return run


def check_cases(run: Run, name: str) -> None:
    """Refuse a run in which a case stands twice or under a rule set that the header does not name."""
    labels = {one.label for one in run.header.rulesets}
    seen: set[tuple[str, str]] = set()
    for case in run.cases:
        if case.ruleset not in labels:
            raise ReportError(
                name, f"{case.id} is under {case.ruleset!r}, which is no rule set of the header", _ORIGINAL
            )
        if (case.ruleset, case.id) in seen:
            raise ReportError(name, f"{case.id} under {case.ruleset} stands twice", _ORIGINAL)
        seen.add((case.ruleset, case.id))


def check_format(found: object, place: str) -> None:
    """Refuse a file that does not call itself by the format that this version reads."""
    if found != FORMAT:
        raise ReportError(place, f"the format is {found!r}, not {FORMAT!r}", "read it with the version that wrote it")


def _parse(line: bytes, place: str) -> tuple[str, dict[str, Any]]:
    try:
        members = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ReportError(place, f"not JSON: {error}", _ORIGINAL) from None
    kind = members.pop("type", None) if isinstance(members, dict) else None
    if kind not in _TYPES:
        raise ReportError(place, f"the record has the type {kind!r}; it is one of {', '.join(_TYPES)}", _ORIGINAL)
    return kind, members


def _header(members: dict[str, Any], place: str) -> Header:
    check_format(members.get("format"), place)
    return _record(members, Header, place)


def _record(members: dict[str, Any], kind: type[_Record], place: str) -> _Record:
    try:
        return msgspec.convert(members, kind)
    except msgspec.ValidationError as error:
        raise ReportError(place, str(error), _ORIGINAL) from None


def _check_footer(footer: Footer, cases: list[CaseResult], digest: str, place: str) -> None:
    if footer.records != len(cases):
        reason = f"the footer counts {footer.records} cases and {len(cases)} are there: lines were added or lost"
        raise ReportError(place, reason, _ORIGINAL)
    if footer.counts != count(cases):
        raise ReportError(place, "the footer's counts are not those of the cases: the file was altered", _ORIGINAL)
    if footer.digest != f"sha256:{digest}":
        raise ReportError(place, "the digest is not that of the lines before: the file was altered", _ORIGINAL)
