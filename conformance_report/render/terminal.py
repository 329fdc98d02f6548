"""The run in a terminal: the verdict in a sentence, the totals, then each failure with what it takes to see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from conformance_report.render.reproduce import certify_line
from conformance_report.render.text import visible
from conformance_report.render.words import OUTCOMES, VERDICTS
from conformance_report.results.outcome import CaseResult, Outcome
from conformance_report.results.run import Run
from conformance_report.results.verdict import Certificate
from oracle.catalogue.model import Rule

_ORDER: Final = (Outcome.FAILED, Outcome.ERRORED, Outcome.COULD_NOT_RUN)
_SHOWN: Final = 20


def print_run(
    console: Console,
    run: Run,
    certificate: Certificate,
    *,
    rules: dict[str, Rule] | None = None,
    quiet: bool = False,
    language: str = "en",
    shown: int = _SHOWN,
) -> None:
    """Print the run. Quiet: the verdict and the totals only. The console decides on colour and width."""
    if not quiet:
        _print_cases(console, run, certificate, rules or {}, language, shown=shown)
    _print_known(console, certificate)
    console.print(_verdict(certificate, language), soft_wrap=not console.is_terminal)
    console.print(totals_line(run, certificate, language), soft_wrap=not console.is_terminal)
    if not quiet and len(certificate.rulesets) > 1:
        for line in _ruleset_lines(certificate, language):
            console.print(line, soft_wrap=not console.is_terminal)


def totals_line(run: Run, certificate: Certificate, language: str = "en") -> Text:
    """The cases by outcome, with known failures beside them and those that could not run never left out."""
    counts, line = run.counts, Text()
    for outcome, word in OUTCOMES.items():
        number = counts.of(outcome)
        if number == 0 and outcome in (Outcome.ERRORED, Outcome.NOT_APPLICABLE):
            continue
        line.append(", " if line else "")
        line.append(f"{number:,} {word.zh if language == 'zh' else word.en}", style=word.style if number else "dim")
    known = len(certificate.known_failing)
    if certificate.known_file is not None:
        called = "已知失败" if language == "zh" else "known to fail"
        line.append(f" ({known:,} {called})", style="yellow" if known else "dim")
    line.append(f"  {run.footer.seconds:.1f} s", style="dim")
    return line


def _verdict(certificate: Certificate, language: str) -> Text:
    word = VERDICTS[certificate.verdict]
    sentence = certificate.sentence.zh if language == "zh" else certificate.sentence.en
    return Text(f"{word.symbol} {visible(sentence)}", style=word.style)


def _ruleset_lines(certificate: Certificate, language: str) -> Iterator[Text]:
    for its in certificate.rulesets:
        word = VERDICTS[its.verdict]
        text = word.zh if language == "zh" else word.en
        ran = its.required.passed + its.required.failed
        unit = "必需用例" if language == "zh" else "required cases ran"
        yield Text.assemble(
            "  ", (f"{word.symbol} {its.label}: {text}", word.style), f", {ran:,}/{its.required.total:,} {unit}"
        )


def _print_cases(
    console: Console,
    run: Run,
    certificate: Certificate,
    rules: dict[str, Rule],
    language: str,
    *,
    shown: int,
) -> None:
    found = to_show(run, certificate)
    cases = [case for case in found if case.outcome is not Outcome.COULD_NOT_RUN]
    for case in cases[:shown]:
        _print_case(console, run, case, rules, language)
    if len(cases) > shown:
        more = len(cases) - shown
        text = f"……另有 {more:,} 个，见报告。" if language == "zh" else f"… and {more:,} more; the report has them all."
        console.print(Text(text, style="dim"))
        console.print()
    unasked = Counter(case.why or "" for case in found if case.outcome is Outcome.COULD_NOT_RUN)
    for why, number in unasked.items():
        word = OUTCOMES[Outcome.COULD_NOT_RUN]
        label = f"{word.symbol} {number:,} {word.zh if language == 'zh' else word.en}"
        console.print(Text.assemble((label, f"bold {word.style}"), f": {visible(why)}"), soft_wrap=True)
    if unasked:
        console.print()


def to_show(run: Run, certificate: Certificate) -> list[CaseResult]:
    """What did not pass and counts: failed, then errored, then could not run; known failures and open cases last."""
    found = [case for case in run.cases if case.outcome in _ORDER]
    return sorted(
        found,
        key=lambda case: (
            (case.ruleset, case.id) in certificate.known_failing,
            not case.required,
            _ORDER.index(case.outcome),
        ),
    )


def _print_case(console: Console, run: Run, case: CaseResult, rules: dict[str, Rule], language: str) -> None:
    word = OUTCOMES[case.outcome]
    head = Text.assemble(
        (f"{word.symbol} {word.zh if language == 'zh' else word.en}", f"bold {word.style}"),
        " ",
        (visible(case.id), "bold"),
        (f"  {case.ruleset}, {case.level}{'' if case.certifying else f', {case.standing}: does not certify'}", "dim"),
    )
    console.print(head, soft_wrap=True)
    for line in _case_lines(run, case, rules, language):
        console.print(Padding(line, (0, 0, 0, 2)) if console.is_terminal else Text("  ") + line, soft_wrap=True)
    console.print()


def _case_lines(run: Run, case: CaseResult, rules: dict[str, Rule], language: str) -> Iterator[Text]:
    chinese = language == "zh"
    yield Text(visible(case.name))
    for step in case.steps:
        yield Text(visible(step), style="dim")
    for label, value in _facts(case, chinese):
        yield Text.assemble((f"{label}  ", "dim"), visible(value))
    rule = rules.get(case.rule)
    if rule is not None:
        yield Text.assemble(
            (f"{'规则' if chinese else 'rule'}  ", "dim"), f"{case.rule} {rule.statement.in_language(language)}"
        )
    if case.feature:
        yield Text(f"{case.feature}:{case.line}", style="dim")
    yield Text.assemble(("$ ", "dim"), certify_line(run, case))


def _facts(case: CaseResult, chinese: bool) -> Sequence[tuple[str, str]]:
    fault = f"{case.fault.kind}: {case.fault.detail}" if case.fault else None
    pairs = (
        ("应为" if chinese else "expected", case.expected),
        ("实为" if chinese else "actual", case.actual),
        ("原因" if chinese else "why", None if fault or case.expected else case.why),
        ("故障" if chinese else "fault", fault),
    )
    return [(label, value) for label, value in pairs if value]


def _print_known(console: Console, certificate: Certificate) -> None:
    for name in certificate.unexpected:
        console.print(
            Text(f"! {visible(name)} is a known failure and passes; take it out of {certificate.known_file}.")
        )
    for entry in certificate.unmatched:
        console.print(Text(f"! {visible(entry.label)} in {certificate.known_file} matches no case of this run."))
