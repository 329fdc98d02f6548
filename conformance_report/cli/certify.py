"""`gouji certify`: run the suite against an engine, and say with evidence whether it conforms."""

from __future__ import annotations

import difflib
import shlex
import sys
import time
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from conformance_report import run as running
from conformance_report.certify import EXIT_CANNOT_START
from conformance_report.certify import certify as certificate_of
from conformance_report.cli.common import Language, Seconds, UsageError, errors, language_of, output, rule_sets
from conformance_report.render.terminal import print_run
from conformance_report.render.write import write_reports
from conformance_report.results.known import load_known
from conformance_report.results.report import load_report
from conformance_report.results.run import Run
from conformance_report.suite import load_suite, suite_root
from oracle.catalogue import Text, UnknownRuleError, rules
from oracle.rulesets import check_value, policies

EXAMPLES: Final = """Examples:
  gouji certify --engine "node my-engine.js"
  gouji certify --engine "node my-engine.js" --rules biesan --level cards
  gouji certify --engine ./engine --rules shandong --set threes=ordinary
  gouji certify --engine ./engine --failed report/report.json
Exit code: 0 as expected, 1 not conformant or an unexpected pass, 2 usage, 3 incomplete,
           4 the engine could not be started."""

_FIRST_LINE_AFTER: Final = 2.0
_NEXT_LINE_AFTER: Final = 10.0
_PROGRESS: Final = Text("certify: {:,} of {:,} cases…", "certify：已完成 {:,} 个用例，共 {:,} 个……")


def certify(
    *,
    engine: str,
    rules_: Annotated[list[str], Parameter(name="--rules")] = [],  # noqa: B006
    set_: Annotated[list[str], Parameter(name="--set")] = [],  # noqa: B006
    house: list[Path] = [],  # noqa: B006
    level: list[str] = [],  # noqa: B006
    case: list[str] = [],  # noqa: B006
    rule: list[str] = [],  # noqa: B006
    failed: Path | None = None,
    known: Path | None = None,
    claim: list[str] = [],  # noqa: B006
    jobs: Annotated[int, Parameter(validator=Number(gte=1, lte=64))] = 1,
    seed: int = 0,
    timeout: Seconds = 5.0,
    start_timeout: Seconds = 10.0,
    run_timeout: Seconds = 900.0,
    out: Path = Path("report"),
    quiet: Annotated[bool, Parameter(name=["--quiet", "-q"], negative="")] = False,
    lang: Language | None = None,
) -> int:
    """Certify an engine: ask it every case of the suite, and write the report.

    Parameters
    ----------
    engine
        The command that starts the engine, in quotes; or the word oracle for the reference in this process.
    rules_
        A rule set: chongdian, biesan, shandong or fasi; may be repeated. Without it: every one the engine declares.
    set_
        A policy set otherwise, as key=value; may be repeated.
    house
        House rules in a TOML file that extends one of the four.
    level
        cards, play, deal or match; may be repeated. Without it: every level the engine claims.
    case
        Only this case; may be repeated.
    rule
        Only the cases of this rule, such as CMP-005; may be repeated.
    failed
        Only the cases that failed, errored or could not run in this report.json or report.ndjson.
    known
        A TOML file of known failures, each with its reason.
    claim
        A policy that the engine's author claims although the document leaves it open; its cases then count.
    jobs
        How many engine processes to ask side by side.
    seed
        The seed by which the order of cases is shuffled.
    timeout
        Seconds for one question.
    start_timeout
        Seconds for the start of the engine.
    run_timeout
        Seconds for the whole run.
    out
        The folder of the report.
    quiet
        Print the verdict alone.
    lang
        en or zh; by the locale when left out.
    """
    language = language_of(lang)
    root = suite_root()
    for one in level:
        if one not in running.LEVELS:
            raise UsageError(f"--level {one}: there is no such level; the levels are {', '.join(running.LEVELS)}.")
    for one in claim:
        if one not in policies():
            check_value(one, "")
    known_rules = rules()
    for one in rule:
        if one not in known_rules:
            raise UnknownRuleError(one)
    cases = _cases(root, case, failed)
    plan = running.Plan(
        engine=engine,
        rulesets=rule_sets(rules_, set_, house),
        levels=tuple(one for one in running.LEVELS if one in level),
        claimed=tuple(claim),
        cases=cases,
        rule_ids=tuple(rule),
        failed_from=None if failed is None else str(failed),
        known=None if known is None else load_known(known),
        jobs=jobs,
        seed=seed,
        timeout=timeout,
        start_timeout=start_timeout,
        run_timeout=run_timeout,
        command=shlex.join(["gouji", *sys.argv[1:]]) if sys.argv[1:2] == ["certify"] else "gouji certify",
    )
    try:
        out.mkdir(parents=True, exist_ok=True)
        run = _run(plan, out / "report.ndjson", quiet, language)
        certificate = certificate_of(run)
        write_reports(run, certificate, out)
    except OSError as error:
        raise UsageError(f"--out {out}: {error.strerror or error}; name a folder that can be written.") from None
    print_run(output(), run, certificate, rules=dict(known_rules), quiet=quiet, language=language)
    if not quiet:
        if certificate.exit_code == EXIT_CANNOT_START:
            check = f"gouji adapter check --engine {shlex.quote(engine)}"
            output().print(f"{'如何修正' if language == 'zh' else 'What to mend'}: {check}", markup=False)
        output().print(f"{'报告' if language == 'zh' else 'Report'}: {out / 'index.html'}", markup=False)
    return certificate.exit_code


def _cases(root: Path, case: list[str], failed: Path | None) -> tuple[str, ...]:
    """The selected case ids. Raises UsageError for one that the suite does not have, or when nothing failed."""
    chosen = list(case)
    if failed is not None:
        again = load_report(failed).failed_ids()
        known = {one.id for one in load_suite(root)}
        chosen += [one for one in again if one in known]
        if not chosen:
            raise UsageError(f"--failed {failed}: nothing failed there that the suite still has; run without --failed.")
    ids = {one.id for one in load_suite(root)}
    for one in chosen:
        if one not in ids:
            near = _nearest(one, ids)
            hint = f" There is {near}." if near else ""
            raise UsageError(f"--case {one}: the suite has no such case.{hint} Ids stand in every report.")
    return tuple(dict.fromkeys(chosen))


def _nearest(case: str, ids: set[str]) -> str | None:
    """The case meant by a wrong id, most likely: one of the same part of the suite, else one spelt alike."""
    same = [one for one in ids if "/" in case and one.startswith(case.rpartition("/")[0] + "/")]
    return next(iter(difflib.get_close_matches(case, sorted(same or ids), n=1, cutoff=0.0 if same else 0.6)), None)


def _run(plan: running.Plan, stream: Path, quiet: bool, language: Language) -> Run:
    """Carry out the plan, telling on stderr how far it is: by a bar on a terminal, else by a line now and then."""
    console, chinese = errors(), language == "zh"
    if quiet:
        return running.run(plan, stream)
    if not console.is_terminal:
        return running.run(plan, stream, ProgressLines(console, language).tell)
    columns = (
        SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
    )  # fmt: skip
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("启动引擎" if chinese else "starting the engine", total=None)

        def show(progress: running.Progress) -> None:
            wrong = progress.failed, progress.errored
            words = "提问：{} 个失败，{} 个出错" if chinese else "asking: {} failed, {} errored"
            bar.update(task, description=words.format(*wrong), completed=progress.done, total=progress.total or None)

        return running.run(plan, stream, show)


class ProgressLines:
    """A plain line on stderr that says how far a run is: from the second second on, at most one in ten seconds."""

    def __init__(self, console: Console, language: Language) -> None:
        self._console = console
        self._words = _PROGRESS.in_language(language)
        self._next = time.monotonic() + _FIRST_LINE_AFTER

    def tell(self, progress: running.Progress) -> None:
        """So far it is."""
        now = time.monotonic()
        if now < self._next or progress.done == progress.total:
            return
        self._next = now + _NEXT_LINE_AFTER
        self._console.print(self._words.format(progress.done, progress.total), markup=False, soft_wrap=True)
