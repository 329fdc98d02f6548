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
from conformance_report.results.outcome import PROBE, CaseLevel, CaseResult, Outcome
from conformance_report.results.run import Run
from conformance_report.results.verdict import Certificate, RuleState
from oracle.catalogue import Rule, Standing, documents, rules

_PROBLEMS: Final = (Outcome.FAILED, Outcome.ERRORED, Outcome.COULD_NOT_RUN)
_KEPT: Final = 4000
_TRANSCRIPT: Final = 4
_WITH_EVIDENCE: Final = 1000
"""So many cases keep their transcript and stderr on the page: beyond, it would be slow to open."""

_TOPICS: Final = {
    "DEAL": ("players and dealing", "人数与发牌"), "CARD": ("cards", "牌"), "HAND": ("plays", "牌型"),
    "GOUJI": ("gouji", "够级牌"), "CMP": ("comparing", "比大小"), "TURN": ("turns", "出牌顺序"),
    "OPEN": ("opening", "开点"), "CALL": ("calling", "宣点"), "BURN": ("burn", "烧牌"), "SHAO": ("shao", "捎牌"),
    "KILL": ("two kill one", "二杀一"), "THREE": ("3s", "3"), "FOUR": ("4s", "4"), "REV": ("revolution", "革命"),
    "RUSH": ("rush", "冲点"), "HEAD": ("head", "有头无头"), "TANGLE": ("tangle", "四户乱缠"),
    "RANK": ("places", "名次"), "SWEEP": ("sweep", "串三户"), "TRIB": ("tribute", "进贡"),
    "DOT": ("dot tribute", "点贡"), "SCORE": ("scores", "积分"), "MATCH": ("matches", "场次"),
}  # fmt: skip
_STANDINGS: Final = {
    Standing.STATED: ("stated", "明文"), Standing.IMPLIED: ("implied", "推得"),
    Standing.DISPUTED: ("disputed", "有争议"), Standing.ASSUMED: ("assumed", "本项目裁定"),
    Standing.ABSENT: ("absent", "无此规则"),
}  # fmt: skip


def render(run: Run, certificate: Certificate) -> bytes:
    """The page; whatever the engine wrote is escaped, and what would be unseen is shown as its code point."""
    page = _template().render(
        run=run,
        certificate=certificate,
        verdict=VERDICTS[certificate.verdict],
        sentence=certificate.sentence,
        totals=[(outcome, word, run.counts.of(outcome)) for outcome, word in OUTCOMES.items()],
        all_cases=len(run.cases),
        outcomes=OUTCOMES,
        verdicts=VERDICTS,
        states=STATES,
        problems=sum(run.counts.of(one) for one in _PROBLEMS),
        all_rules=rules(),
        rule_levels=[
            one
            for one in CaseLevel
            if any(one == level.level for under in certificate.rulesets for level in under.levels)
        ],
        topics=_topics(certificate),
        topic_words=_TOPICS,
        levels=sorted({case.level for case in run.cases}),
        wrong=[case for case in to_show(run, certificate) if case.outcome is Outcome.FAILED][:_WITH_EVIDENCE],
        command=visible(run_line(run)),
        homepage=_homepage(run),
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


def _homepage(run: Run) -> str | None:
    """Where the engine says that it lives, when that is an address of the web and nothing that could act."""
    home = run.header.engine.homepage
    return home if home and home.startswith(("https://", "http://")) and visible(home) == home else None


def _topics(certificate: Certificate) -> dict[str, list[tuple[Rule, RuleState]]]:
    """For each topic the rules that have a case, each with its worst state over the rule sets."""
    worst: dict[str, RuleState] = {}
    order = list(RuleState)
    for under in certificate.rulesets:
        for rule_id, state in under.states().items():
            worst[rule_id] = min(state, worst.get(rule_id, state), key=order.index)
    found: dict[str, list[tuple[Rule, RuleState]]] = {}
    for rule_id, rule in rules().items():
        if rule_id in worst:
            found.setdefault(rule.topic, []).append((rule, worst[rule_id]))
    return found


def _data(run: Run, certificate: Certificate) -> dict[str, Any]:
    """What the script of the page shows: the words, the rules that have a case, and the cases, worst first."""
    shown = to_show(run, certificate)
    order = {id(case): place for place, case in enumerate(shown)}
    last = len(shown)
    cases = sorted(
        run.cases, key=lambda case: order.get(id(case), last + (case.outcome is Outcome.NOT_APPLICABLE))
    )  # fmt: skip
    return {
        "outcomes": {outcome.value: [word.symbol, word.en, word.zh] for outcome, word in OUTCOMES.items()},
        "states": {state.value: [word.symbol, word.en, word.zh] for state, word in STATES.items()},
        "standings": _STANDINGS,
        "documents": {key: one.hanzi for key, one in documents().items()},
        "bases": {one.label: one.base for one in run.header.rulesets},
        "rules": {key: _rule(key) for key in dict.fromkeys(case.rule for case in cases) if key != PROBE},
        "found": {one.label: one.states() for one in certificate.rulesets},
        "cases": [_case(run, certificate, case, place) for place, case in enumerate(cases)],
    }


def _rule(rule_id: str) -> dict[str, Any]:
    rule, named = rules()[rule_id], documents()
    return {
        "title": [rule.title.en, rule.title.zh],
        "statement": [rule.statement.en, rule.statement.zh],
        "note": None if rule.note is None else [rule.note.en, rule.note.zh],
        "policies": rule.policies,
        "citations": {
            key: [one.standing, [[heading, named[key].sections[heading]] for heading in one.section]]
            for key, one in rule.citations.items()
        },
    }


def _case(run: Run, certificate: Certificate, case: CaseResult, place: int) -> dict[str, Any]:
    """A case as the page needs it; those that passed or do not apply without evidence."""
    members: dict[str, Any] = {
        "id": visible(case.id), "set": case.ruleset, "rule": case.rule, "level": case.level, "out": case.outcome,
        "name": visible(case.name), "standing": case.standing, "required": case.required,
        "steps": [visible(step) for step in case.steps],
    }  # fmt: skip
    if case.feature:
        members["at"] = f"{case.feature}:{case.line}" if case.line else case.feature
    if case.policies:
        members["policies"] = [f"{key}={value}" for key, value in case.policies.items()]
    if case.reason is not None and not case.reason.agrees:
        members["reason"] = [case.reason.expected, [visible(one) for one in case.reason.given]]
    if case.why is not None:
        members["why"] = _shown(case.why)
    if case.outcome not in (Outcome.PASSED, Outcome.NOT_APPLICABLE):
        members |= _evidence(run, case, full=place < _WITH_EVIDENCE)
        members["known"] = (case.ruleset, case.id) in certificate.known_failing
    return members


def _evidence(run: Run, case: CaseResult, *, full: bool) -> dict[str, Any]:
    """What an author needs to see why a case did not pass, and to see it again."""
    members: dict[str, Any] = {
        "expected": _shown(case.expected),
        "actual": _shown(case.actual),
        "fault": None if case.fault is None else [_fault_kind(case), _shown(case.fault.detail)],
        "again": visible(certify_line(run, case)),
    }
    if not full:
        return members | {"cut": bool(case.exchanges or case.stderr)}
    return members | {
        "exchanges": [
            [_shown(one.sent.strip()), _shown(one.received.strip()), round(one.ms, 1)]
            for one in case.exchanges[-_TRANSCRIPT:]
        ],
        "earlier": max(0, len(case.exchanges) - _TRANSCRIPT),
        "stderr": _shown(case.stderr),
        "pipe": [visible(line) for line in pipe_lines(run, case)[-1:]],
    }


def _fault_kind(case: CaseResult) -> str:
    assert case.fault is not None
    return case.fault.kind if case.fault.code is None else f"{case.fault.kind} {case.fault.code}"


def _shown(text: str | None) -> str | None:
    """The text made harmless, and where it is long, cut with a word on how much is left out."""
    if text is None or len(text) <= _KEPT:
        return None if text is None else visible(text)
    return f"{visible(text[:_KEPT])} ⟨… {len(text) - _KEPT:,} more characters in report.json⟩"
