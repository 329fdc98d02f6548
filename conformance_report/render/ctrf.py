"""The run as CTRF JSON, the common test report format that many dashboards read."""

from __future__ import annotations

import datetime as dt
import uuid
from typing import Any, Final

import msgspec

from conformance_report.render.junit import judge
from conformance_report.render.reproduce import certify_line
from conformance_report.render.text import visible
from conformance_report.results.outcome import CaseResult
from conformance_report.results.run import Run
from conformance_report.results.verdict import Certificate

SPEC_VERSION: Final = "0.0.0"
_STATUS: Final = {None: "passed", "failure": "failed", "error": "failed", "skipped": "skipped"}
"""CTRF has no word for an error: it is failed, lest a run without rulings be green; rawStatus keeps the outcome."""
_STATUSES: Final = ("passed", "failed", "skipped", "pending", "other")


def render(run: Run, certificate: Certificate) -> bytes:
    """The JSON, with an LF. Statuses are those of the JUnit XML; the outcome itself is the raw status."""
    tests = [_test(run, certificate, case) for case in run.cases]
    start, stop = _milliseconds(run.header.started), _milliseconds(run.footer.finished)
    summary: dict[str, Any] = {"tests": len(tests)}
    summary |= {status: sum(test["status"] == status for test in tests) for status in _STATUSES}
    summary |= {"suites": len(run.header.rulesets), "start": start, "stop": max(start, stop)}
    document = {
        "reportFormat": "CTRF",
        "specVersion": SPEC_VERSION,
        "reportId": str(uuid.uuid5(uuid.NAMESPACE_OID, run.footer.digest)),
        "timestamp": run.footer.finished,
        "generatedBy": "gouji-conformance",
        "results": {
            "tool": {"name": "gouji-conformance", "version": run.header.suite.version},
            "summary": summary,
            "tests": tests,
            "environment": {"appName": visible(run.header.engine.title)},
            "extra": {"verdict": certificate.verdict, "sentence": certificate.sentence},
        },
    }
    return msgspec.json.encode(document) + b"\n"


def _test(run: Run, certificate: Certificate, case: CaseResult) -> dict[str, Any]:
    kind, message = judge(case, certificate)
    test: dict[str, Any] = {
        "name": visible(case.id),
        "status": _STATUS[kind],
        "rawStatus": case.outcome,
        "duration": round(case.ms),
        "suite": [case.ruleset, case.feature or case.rule],
        "type": "conformance",
        "tags": [*case.rules, case.level, case.standing],
    }
    if case.feature:
        test["filePath"] = case.feature
    if case.line:
        test["line"] = case.line
    if kind is not None:
        test["message"] = visible(message)
        test["extra"] = {"expected": case.expected, "actual": case.actual, "reproduce": certify_line(run, case)}
    return test


def _milliseconds(moment: str) -> int:
    return int(dt.datetime.fromisoformat(moment).timestamp() * 1000)
