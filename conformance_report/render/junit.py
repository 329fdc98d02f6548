"""The run as JUnit XML: a test suite for each rule set, a test case for each case."""

from __future__ import annotations

from collections.abc import Sequence
from xml.etree import ElementTree as ET

from conformance_report.render.reproduce import certify_line
from conformance_report.render.text import visible
from conformance_report.results.outcome import CaseResult, Outcome
from conformance_report.results.run import Run
from conformance_report.results.verdict import Certificate


def render(run: Run, certificate: Certificate) -> bytes:
    """The XML. Failed cases are failures, known or not certifying ones too are skipped with their reason."""
    root = ET.Element("testsuites", name="gouji-conformance", time=_seconds(run.footer.seconds * 1000))
    for under in run.header.rulesets:
        _add_suite(root, run, certificate, under.label)
    for total in ("tests", "failures", "errors", "skipped"):
        root.set(total, str(sum(int(suite.get(total, "0")) for suite in root)))
    ET.indent(root)
    document: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return document + b"\n"


def _add_suite(root: ET.Element, run: Run, certificate: Certificate, label: str) -> None:
    cases = run.of_ruleset(label)
    suite = ET.SubElement(root, "testsuite", name=label, timestamp=run.header.started)
    _add_properties(suite, [("engine", run.header.engine.title), ("suite", run.header.suite.version)])
    kinds = [_add_case(suite, run, certificate, case) for case in cases]
    suite.set("tests", str(len(cases)))
    for attribute, kind in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(attribute, str(kinds.count(kind)))
    suite.set("time", _seconds(sum(case.ms for case in cases)))


def _add_case(suite: ET.Element, run: Run, certificate: Certificate, case: CaseResult) -> str | None:
    members = {"classname": case.feature or case.rule, "name": visible(case.id), "time": _seconds(case.ms)}
    if case.feature:
        members["file"] = case.feature
    if case.line:
        members["line"] = str(case.line)
    element = ET.SubElement(suite, "testcase", members)
    _add_properties(element, [("rule", case.rule), ("level", case.level), ("standing", case.standing)])
    kind, message = judge(case, certificate)
    if kind is not None:
        found = ET.SubElement(element, kind, message=visible(message))
        if kind != "skipped":
            found.set("type", str(case.fault.kind) if case.fault else str(case.outcome))
        if case.outcome is not Outcome.NOT_APPLICABLE:
            found.text = visible(_details(run, case))
    if case.stderr:
        ET.SubElement(element, "system-err").text = visible(case.stderr)
    return kind


def judge(case: CaseResult, certificate: Certificate) -> tuple[str | None, str]:
    """How a continuous integration server is told: the element and its message. What never fails a run is skipped."""
    message = case.why or str(case.outcome)
    if case.outcome is Outcome.PASSED:
        return None, ""
    if case.outcome is Outcome.NOT_APPLICABLE:
        return "skipped", message
    if (case.ruleset, case.id) in certificate.known_failing:
        return "skipped", f"known failure: {message}"
    if not case.certifying:
        return "skipped", f"{case.standing}, does not certify: {case.outcome}: {message}"
    return "failure" if case.outcome is Outcome.FAILED else "error", message


def _details(run: Run, case: CaseResult) -> str:
    lines = [case.name, *case.steps]
    lines += [f"expected: {case.expected}"] if case.expected else []
    lines += [f"actual: {case.actual}"] if case.actual else []
    lines += [f"fault: {case.fault.kind}: {case.fault.detail}"] if case.fault else []
    return "\n".join([*lines, certify_line(run, case)])


def _add_properties(parent: ET.Element, pairs: Sequence[tuple[str, str]]) -> None:
    properties = ET.SubElement(parent, "properties")
    for name, value in pairs:
        ET.SubElement(properties, "property", name=name, value=visible(value))


def _seconds(ms: float) -> str:
    return f"{ms / 1000:.6f}"
