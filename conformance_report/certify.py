"""From a run to its certificate: pure, and the one place where the verdict is made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from conformance_report.protocol import messages as m
from conformance_report.results.known import Known, KnownEntry
from conformance_report.results.outcome import CaseLevel, CaseResult, Outcome, count
from conformance_report.results.run import Run
from conformance_report.results.verdict import (
    Certificate,
    KnownMatch,
    LevelCertificate,
    RuleSetCertificate,
    RuleState,
    Sentence,
    Verdict,
)
from conformance_report.standings import standing_in
from conformance_report.starting import not_started
from oracle.catalogue import Standing, rules
from oracle.rulesets import BASES

EXIT_AS_EXPECTED: Final = 0
EXIT_NONCONFORMANT: Final = 1
EXIT_USAGE: Final = 2
EXIT_INCOMPLETE: Final = 3
EXIT_CANNOT_START: Final = 4

_WORST: Final = tuple(Verdict)
_Failing = frozenset[tuple[str, str]]


def certify(run: Run, known: Known | None = None) -> Certificate:
    """The certificate of a run; known failures are those given, or else those that the run's header carries."""
    known = known or run.header.known
    matches = tuple(_match(entry, run.cases) for entry in known.entries) if known else ()
    failing = frozenset(
        (case.ruleset, case.id)
        for case in run.cases
        if case.outcome is Outcome.FAILED and known and any(entry.matches(case) for entry in known.entries)
    )
    rulesets = tuple(_ruleset(run, one.label, failing, matches) for one in run.header.rulesets)
    verdict = max((one.verdict for one in rulesets), key=_WORST.index, default=Verdict.INCOMPLETE)
    stale = _stale(run, matches)
    return Certificate(
        verdict=verdict,
        exit_code=_exit_code(run, verdict, stale),
        sentence=_sentence(run, verdict, rulesets, stale, failing),
        rulesets=rulesets,
        known_file=known.file if known else None,
        known=matches,
        known_failing=failing,
    )


def _match(entry: KnownEntry, cases: Sequence[CaseResult]) -> KnownMatch:
    """What an entry met. A case is named to fail each time; a rule is named to fail in at least one of its cases."""
    met = [case for case in cases if entry.matches(case)]
    passed = [case for case in met if case.outcome is Outcome.PASSED]
    if entry.rule is not None and any(case.outcome in (Outcome.FAILED, Outcome.ERRORED) for case in met):
        passed = []
    return KnownMatch(entry=entry, matched=_names(met), unexpected=_names(passed))


def _names(cases: Iterable[CaseResult]) -> tuple[str, ...]:
    return tuple(f"{case.ruleset}: {case.id}" for case in cases)


def _stale(run: Run, matches: Sequence[KnownMatch]) -> tuple[KnownMatch, ...]:
    """The entries to take out: their cases pass, or there are none. A part of the suite cannot show the second."""
    return tuple(one for one in matches if one.unexpected or (not one.matched and not run.partial))


def _exit_code(run: Run, verdict: Verdict, stale: Sequence[KnownMatch]) -> int:
    if run.header.engine.name is None:
        return EXIT_CANNOT_START
    if verdict is Verdict.NONCONFORMANT or stale:
        return EXIT_NONCONFORMANT
    return EXIT_INCOMPLETE if verdict is Verdict.INCOMPLETE else EXIT_AS_EXPECTED


def _ruleset(run: Run, label: str, failing: _Failing, matches: Sequence[KnownMatch]) -> RuleSetCertificate:
    cases = run.of_ruleset(label)
    required = [case for case in cases if case.required]
    under = next(one for one in run.header.rulesets if one.label == label)
    asked = m.Rules(cast("m.Base", under.base), dict(under.set))
    return RuleSetCertificate(
        label=label,
        verdict=_verdict(run, required, failing),
        counts=count(cases),
        required=count(required),
        known_failing=sum(ruleset == label for ruleset, _ in failing),
        unexpected_passes=sum(name.startswith(f"{label}: ") for one in matches for name in one.unexpected),
        levels=tuple(
            _level(level, cases, failing, asked) for level in CaseLevel if any(case.level is level for case in cases)
        ),
    )


def _verdict(run: Run, required: Sequence[CaseResult], failing: _Failing) -> Verdict:
    """A wrong ruling that is not known: nonconformant; else anything not shown: incomplete. Probes show nothing."""
    if any(case.outcome is Outcome.FAILED and (case.ruleset, case.id) not in failing for case in required):
        return Verdict.NONCONFORMANT
    asked = any(case.level is not CaseLevel.PROTOCOL and _ran(case) for case in required)
    if not asked or run.footer.stopped is not None or not all(_ran(case) for case in required):
        return Verdict.INCOMPLETE
    return Verdict.CONFORMANT


def _ran(case: CaseResult) -> bool:
    return case.outcome in (Outcome.PASSED, Outcome.FAILED)


def _level(level: CaseLevel, cases: Sequence[CaseResult], failing: _Failing, asked: m.Rules) -> LevelCertificate:
    by_rule: dict[str, list[CaseResult]] = {}
    for case in cases:
        if case.level is level:
            by_rule.setdefault(case.rule, []).append(case)
    states = {rule: _in_rule_set(rule, rule_state(its, failing), asked) for rule, its in by_rule.items()}
    found = {state: tuple(rule for rule, its in states.items() if its is state) for state in RuleState}
    return LevelCertificate(
        level=level,
        certified=found[RuleState.CERTIFIED],
        failed=found[RuleState.FAILED],
        errored=found[RuleState.ERRORED],
        known=found[RuleState.KNOWN],
        open=found[RuleState.OPEN],
        otherwise=found[RuleState.OTHERWISE],
        not_shown=found[RuleState.NOT_SHOWN],
    )


def _in_rule_set(rule_id: str, state: RuleState, asked: m.Rules) -> RuleState:
    """The state of a rule; of one that the rule set does not have, that it is answered otherwise, unless the engine fails."""
    bad = state in (RuleState.FAILED, RuleState.ERRORED, RuleState.KNOWN)
    known = rule_id in rules() and asked.base in BASES
    absent = known and standing_in(rules()[rule_id], asked) == Standing.ABSENT
    return RuleState.OTHERWISE if absent and not bad else state


def rule_state(cases: Sequence[CaseResult], failing: _Failing = frozenset()) -> RuleState:
    """What these cases, all of one rule under one rule set, show about it."""
    required = [case for case in cases if case.required]
    if any(case.outcome is Outcome.FAILED and (case.ruleset, case.id) not in failing for case in required):
        return RuleState.FAILED
    if any(not _ran(case) for case in required):
        return RuleState.ERRORED
    if any(case.outcome is Outcome.FAILED for case in required):
        return RuleState.KNOWN
    if required:
        return RuleState.CERTIFIED
    return RuleState.OPEN if any(_ran(case) for case in cases) else RuleState.NOT_SHOWN


def _sentence(
    run: Run,
    verdict: Verdict,
    rulesets: Sequence[RuleSetCertificate],
    stale: Sequence[KnownMatch],
    failing: _Failing,
) -> Sentence:
    known = sum(case.required and (case.ruleset, case.id) in failing for case in run.cases)
    en, zh = _headline(run, verdict, rulesets, known)
    if stale:
        en += f" {len(stale)} known {_plural(len(stale), 'failure is', 'failures are')} out of date."
        zh += f"有 {len(stale)} 条已知失败已过时。"
    if run.partial:
        en += " Only a part of the suite was run: this is no certificate."
        zh += "只运行了部分用例，不构成证书。"
    return Sentence(en=en, zh=zh)


def _headline(run: Run, verdict: Verdict, rulesets: Sequence[RuleSetCertificate], known: int) -> tuple[str, str]:
    title = run.header.engine.title
    if run.header.engine.name is None:
        words = not_started(run.footer.stopped or "it never shook hands")
        return words.en, words.zh
    required = sum(one.required.total for one in rulesets)
    labels, levels = [one.label for one in rulesets], list(run.header.levels)
    under_en = f"{_and(labels)} at {_plural(len(levels), 'level', 'levels')} {_and(levels)}"
    under_zh = f"{'、'.join(labels)} 规则（层级 {'、'.join(levels)}）"
    if verdict is Verdict.NONCONFORMANT:
        wrong = sum(one.required.failed for one in rulesets) - known
        return (
            f"{title} does not conform to {under_en}: {wrong:,} of {_required(required)} failed.",
            f"{title} 不符合 {under_zh}：{required:,} 个必需用例中有 {wrong:,} 个失败。",
        )
    if verdict is Verdict.INCOMPLETE:
        why_en, why_zh = _missing(run, rulesets, required)
        return (
            f"Whether {title} conforms to {under_en} is not shown: {why_en}.",
            f"尚不能断定 {title} 是否符合 {under_zh}：{why_zh}。",
        )
    if known:
        return (
            (
                f"{title} conforms to {under_en} with known failures: {required - known:,} of {_required(required)} "
                f"passed, {known:,} {_plural(known, 'failure is', 'failures are')} known."
            ),
            (
                f"{title} 符合 {under_zh}，但有已知失败："
                f"{required:,} 个必需用例中 {required - known:,} 个通过，{known:,} 个已知失败。"
            ),
        )
    all_en = "the one required case" if required == 1 else f"all {required:,} required cases"
    return (
        f"{title} conforms to {under_en}: {all_en} passed.",
        f"{title} 符合 {under_zh}：{required:,} 个必需用例全部通过。",
    )


def _missing(run: Run, rulesets: Sequence[RuleSetCertificate], required: int) -> tuple[str, str]:
    if run.footer.stopped is not None:
        why = run.footer.stopped.rstrip(".。")
        return f"the run stopped early: {why}", f"运行提前停止：{why}"
    lost = sum(one.required.errored + one.required.could_not_run for one in rulesets)
    if not lost:
        return "no required case ran", "没有运行任何必需用例"
    return (
        f"{lost:,} of {required:,} required {_plural(required, 'case', 'cases')} got no ruling",
        f"{required:,} 个必需用例中有 {lost:,} 个没有得到裁定",
    )


def _and(names: Sequence[str]) -> str:
    return ", ".join(names[:-1]) + " and " + names[-1] if len(names) > 1 else "".join(names)


def _required(number: int) -> str:
    return f"{number:,} required {_plural(number, 'case', 'cases')}"


def _plural(number: int, one: str, many: str) -> str:
    return one if number == 1 else many
