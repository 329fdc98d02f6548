"""The two lines that show one case again: through gouji, and by hand through a pipe."""

from __future__ import annotations

import shlex

from conformance_report.results.outcome import PROBE, CaseResult
from conformance_report.results.run import RuleSetUnderTest, Run


def certify_line(run: Run, case: CaseResult) -> str:
    """The command that runs this case alone against the same engine; for a probe, the check of the adapter."""
    if case.rule == PROBE:
        return shlex.join(["gouji", "adapter", "check", *engine_words(run)])
    return shlex.join(["gouji", "certify", *engine_words(run), *ruleset_words(run, case.ruleset), "--case", case.id])


def run_line(run: Run) -> str:
    """The command that makes the whole run again."""
    if run.header.command.strip() not in ("", "gouji certify"):
        return run.header.command
    words = [word for one in run.header.rulesets for word in _ruleset_words(one)]
    return shlex.join(["gouji", "certify", *engine_words(run), *words])


def pipe_lines(run: Run, case: CaseResult) -> tuple[str, ...]:
    """For each question of this case, the line that pipes it into the engine; none for a question kept only in part."""
    return tuple(
        f"printf '%s\\n' {shlex.quote(one.sent.strip())} | {engine_command(run)}"
        for one in case.exchanges
        if one.sent.strip().startswith("{") and one.sent.strip().endswith("}")
    )


def engine_words(run: Run) -> list[str]:
    """The option that names the engine."""
    return ["--engine", run.header.engine.address]


def engine_command(run: Run) -> str:
    """The engine as a command of a shell."""
    address = run.header.engine.address
    return "gouji oracle" if address == "oracle" else address


def ruleset_words(run: Run, label: str) -> list[str]:
    """The options that name a rule set of this run."""
    return next((_ruleset_words(one) for one in run.header.rulesets if one.label == label), ["--rules", label])


def _ruleset_words(under: RuleSetUnderTest) -> list[str]:
    departures = [word for key, value in under.set.items() for word in ("--set", f"{key}={value}")]
    return ["--rules", under.base, *departures]
