"""Each vice of tests/miniatures/vices, through a whole run: bounded time, the right outcome, on the right case only."""

from __future__ import annotations

import shlex
import sys
import time
from pathlib import Path

import pytest

from conformance_report.certify import certify
from conformance_report.protocol import messages as m
from conformance_report.results.outcome import Outcome
from conformance_report.results.run import Run
from conformance_report.results.verdict import Verdict
from conformance_report.run import Plan, RuleSetOrder, run

VICES = Path(__file__).resolve().parent.parent / "miniatures" / "vices"
BIESAN = (RuleSetOrder(label="biesan", rules=m.Rules("biesan")),)
CASES = (
    "CARD-001/next-higher/6-7",
    "CARD-003/small",
    "HAND-003/run/34567",
    "OPEN-006/single",
    "OPEN-008/not-gouji/5",
)
SPOILED = 2
"""The place of the third case: a vice spoils the third question."""
AT_MOST = 30.0
"""Seconds; far less on a quiet machine, and no vice would end by itself."""
ON_THE_THIRD = {
    "answers_twice": "answered-twice",
    "answers_twice_late": "answered-twice",
    "broken_json": "malformed-reply",
    "crashes_on_third": "crashed",
    "endless_line": "line-too-long",
    "hangs_on_third": "timed-out",
    "invalid_utf8": "malformed-reply",
    "leaves_grandchild": "crashed",
    "logs_on_stdout": "malformed-reply",
    "never_reads_stdin": "timed-out",
    "unknown_rank": "not-schema-valid",
    "wrong_id": "wrong-id",
    "wrong_type": "not-schema-valid",
}
ON_A_PROBE = {
    "answers_invented_method": ("PROBE/invented-method", "PROBE/undeclared-rules"),
    "changes_its_answer": ("PROBE/same-twice",),
    "ignores_shutdown": ("PROBE/shutdown",),
}


def asked(vice: str, folder: Path, cases: tuple[str, ...] = CASES) -> Run:
    """The run of these cases, all when none are named, against a vice; in bounded time, and no process is left."""
    script = str(VICES / f"{vice}.py")
    began = time.monotonic()
    engine = shlex.join([sys.executable, script])
    plan = Plan(engine=engine, rulesets=BIESAN, levels=("cards",), cases=cases, timeout=1.0, start_timeout=5.0)
    found = run(plan, folder / "report.ndjson")
    assert time.monotonic() - began < AT_MOST
    assert not running(script)
    return found


def running(script: str) -> list[str]:
    """The processes that still run a script, where the system lists them in /proc."""
    return [
        path.parent.name
        for path in Path("/proc").glob("[0-9]*/cmdline")
        if script.encode() in (path.read_bytes() if path.exists() else b"")
    ]


@pytest.mark.parametrize("vice", ON_THE_THIRD)
def test_a_fault_spoils_its_own_case_and_no_other(vice: str, tmp_path: Path) -> None:
    found = asked(vice, tmp_path)
    outcomes = [case.outcome for case in found.cases]
    assert outcomes == [Outcome.ERRORED if at == SPOILED else Outcome.PASSED for at in range(len(CASES))]
    fault = found.cases[SPOILED].fault
    assert fault is not None
    assert fault.kind == ON_THE_THIRD[vice]
    certificate = certify(found)
    assert (certificate.verdict, certificate.exit_code) == (Verdict.INCOMPLETE, 3)


@pytest.mark.parametrize("vice", ON_A_PROBE)
def test_dishonesty_fails_its_probes_and_nothing_else(vice: str, tmp_path: Path) -> None:
    found = asked(vice, tmp_path, ())
    wrong = [case.id for case in found.cases if case.outcome not in (Outcome.PASSED, Outcome.NOT_APPLICABLE)]
    assert tuple(wrong) == ON_A_PROBE[vice]
    certificate = certify(found)
    assert (certificate.verdict, certificate.exit_code) == (Verdict.NONCONFORMANT, 1)


@pytest.mark.parametrize("vice", ["honest", "floods_stderr"])
def test_what_is_no_vice_of_the_rulings_passes(vice: str, tmp_path: Path) -> None:
    found = asked(vice, tmp_path, ())
    assert {case.outcome for case in found.cases} == {Outcome.PASSED, Outcome.NOT_APPLICABLE}
    assert certify(found).exit_code == 0


def test_an_engine_that_exits_at_once_could_not_be_started(tmp_path: Path) -> None:
    found = asked("exits_at_once", tmp_path)
    assert found.cases == ()
    assert "cannot find the card tables" in (found.footer.stopped or "")
    assert certify(found).exit_code == 4


def test_a_command_that_is_there_and_cannot_be_executed_could_not_be_started(tmp_path: Path) -> None:
    script = tmp_path / "engine"
    script.write_text("not a program", "utf-8")
    script.chmod(0o755)
    found = run(Plan(engine=str(script), rulesets=BIESAN, levels=("cards",)), tmp_path / "report.ndjson")
    assert certify(found).exit_code == 4


def test_every_vice_is_tried() -> None:
    there = {path.stem for path in VICES.glob("*.py")} - {"base"}
    assert there == {*ON_THE_THIRD, *ON_A_PROBE, "honest", "floods_stderr", "exits_at_once"}
