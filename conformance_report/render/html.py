"""The run as one HTML page that needs no network: what an engine author keeps open while mending."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined, Template
from markupsafe import Markup

from conformance_report.render.reproduce import certify_line, pipe_lines, run_line
from conformance_report.render.terminal import to_show
from conformance_report.render.text import visible
from conformance_report.render.words import OUTCOMES, STATES, VERDICTS
from conformance_report.results.outcome import PROBE, CaseResult, Outcome
from conformance_report.results.run import Run
from conformance_report.results.verdict import Certificate, RuleState
from oracle.catalogue import documents, rules

_KEPT: Final = 4000
_TRANSCRIPT: Final = 4


def render(run: Run, certificate: Certificate) -> bytes:
    """The page; whatever the engine wrote is escaped, and what would be unseen is shown as its code point."""
    page = _template().render(
        run=run,
        certificate=certificate,
        sentence=certificate.sentence,
        totals=[(outcome, word, run.counts.of(outcome)) for outcome, word in OUTCOMES.items()],
        outcomes=OUTCOMES,
        verdicts=VERDICTS,
        states=STATES,
        topics=_topics(certificate),
        levels=sorted({case.level for case in run.cases}),
        command=visible(run_line(run)),
        data=_embedded(_data(run, certificate)),
        css=Markup(_source("report.css")),  # noqa: S704 - our own file
        js=Markup(_source("report.js")),  # noqa: S704 - our own file
        visible=visible,
    )
    return page.encode()


@lru_cache(maxsize=1)
def _environment() -> Environment:
    loader = PackageLoader("conformance_report.render", "templates")
    return Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)


def _template() -> Template:
    return _environment().get_template("report.html.j2")


@lru_cache(maxsize=2)
def _source(name: str) -> str:
    environment = _environment()
    assert environment.loader is not None
    return environment.loader.get_source(environment, name)[0]


def _embedded(data: object) -> Markup:
    """JSON that may stand in a script element: no markup can begin in it."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return Markup(text)  # noqa: S704 - nothing is left that could be markup


def _topics(certificate: Certificate) -> dict[str, list[tuple[str, RuleState, str, str]]]:
    """For each topic the rules that have a case, each with its worst state over the rule sets and its titles."""
    worst: dict[str, RuleState] = {}
    order = list(RuleState)
    for under in certificate.rulesets:
        for rule_id, state in under.states().items():
            worst[rule_id] = min(state, worst.get(rule_id, state), key=order.index)
    found: dict[str, list[tuple[str, RuleState, str, str]]] = {}
    for rule_id, rule in rules().items():
        if rule_id in worst:
            found.setdefault(rule.topic, []).append((rule_id, worst[rule_id], rule.title.en, rule.title.zh))
    return found


def _data(run: Run, certificate: Certificate) -> dict[str, Any]:
    shown = to_show(run, certificate)
    order = {id(case): place for place, case in enumerate(shown)}
    cases = sorted(run.cases, key=lambda case: order.get(id(case), len(order)))
    known = certificate.known_failing
    return {
        "outcomes": {outcome.value: [word.symbol, word.en, word.zh] for outcome, word in OUTCOMES.items()},
        "documents": {key: one.hanzi for key, one in documents().items()},
        "rules": {key: _rule(key) for key in dict.fromkeys(case.rule for case in cases) if key != PROBE},
        "cases": [_case(run, case, (case.ruleset, case.id) in known) for case in cases],
    }


def _rule(rule_id: str) -> dict[str, Any]:
    rule, named = rules()[rule_id], documents()
    return {
        "title": [rule.title.en, rule.title.zh],
        "statement": [rule.statement.en, rule.statement.zh],
        "note": None if rule.note is None else [rule.note.en, rule.note.zh],
        "citations": {
            key: [one.standing, [[heading, named[key].sections[heading]] for heading in one.section]]
            for key, one in rule.citations.items()
        },
    }


def _case(run: Run, case: CaseResult, known: bool) -> dict[str, Any]:
    """A case as the page needs it; those that passed or do not apply without evidence."""
    members: dict[str, Any] = {
        "id": visible(case.id), "set": case.ruleset, "rule": case.rule, "level": case.level, "out": case.outcome,
        "name": visible(case.name), "standing": case.standing, "required": case.required,
    }  # fmt: skip
    if case.outcome is Outcome.NOT_APPLICABLE:
        return members | {"why": case.why}
    members |= {"steps": [visible(step) for step in case.steps]}
    if case.feature:
        members["at"] = f"{case.feature}:{case.line}"
    if case.reason is not None and not case.reason.agrees:
        members["reason"] = [case.reason.expected, [visible(one) for one in case.reason.given]]
    if case.outcome is Outcome.PASSED:
        return members
    return members | {
        "known": known,
        "expected": _shown(case.expected),
        "actual": _shown(case.actual),
        "why": _shown(case.why),
        "fault": None if case.fault is None else [case.fault.kind, visible(case.fault.detail)],
        "exchanges": [
            [_shown(one.sent), _shown(one.received), round(one.ms, 1)] for one in case.exchanges[-_TRANSCRIPT:]
        ],
        "stderr": _shown(case.stderr),
        "again": visible(certify_line(run, case)),
        "pipe": [visible(line) for line in pipe_lines(run, case)[-1:]],
    }


def _shown(text: str | None) -> str | None:
    return None if text is None else visible(text)[:_KEPT]
