"""A whole run: workers for every rule set and shard, their results merged into one stream as they come."""

from __future__ import annotations

import datetime as dt
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from conformance_report.config import WorkOrder, make_engine, suite_info
from conformance_report.engines.oracle_service import FOUR_RULE_SETS
from conformance_report.engines.port import Fault
from conformance_report.protocol import messages as m
from conformance_report.results.known import Known
from conformance_report.results.outcome import CaseLevel, CaseResult
from conformance_report.results.run import (
    Declared,
    DeclaredRules,
    EngineUnderTest,
    Header,
    RuleSetUnderTest,
    Run,
    Selection,
    Suite,
)
from conformance_report.results.stream import StreamWriter, decode_case, read_stream
from conformance_report.suite import load_suite, suite_root
from oracle.rulesets import policy_values, with_policies

LEVELS: Final = ("cards", "play", "deal", "match")
_KEPT_STDERR: Final = 4000


class RuleSetOrder(Struct, frozen=True, kw_only=True):
    """A rule set to run: its label in the report, and the rules as they are sent to the engine."""

    label: str
    rules: m.Rules


class Plan(Struct, frozen=True, kw_only=True):
    """What a run is asked to do. Empty rule sets or levels mean: all that the engine declares."""

    engine: str
    rulesets: tuple[RuleSetOrder, ...] = ()
    levels: tuple[str, ...] = ()
    claimed: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()
    rule_ids: tuple[str, ...] = ()
    failed_from: str | None = None
    known: Known | None = None
    jobs: int = 1
    seed: int = 0
    timeout: float = 5.0
    start_timeout: float = 10.0
    run_timeout: float = 900.0
    command: str = "gouji certify"


class Progress(Struct, frozen=True, kw_only=True):
    """How far a run is: cases done and to do, and how many of them went wrong."""

    done: int
    total: int
    failed: int
    errored: int


class _Worker:
    """One worker process and the thread that reads its lines."""

    def __init__(self, order: WorkOrder, lines: queue.Queue[tuple[int, bytes | None]], number: int) -> None:
        environment = os.environ | {"PYTHONUTF8": "1", "PYTHONIOENCODING": "utf-8"}
        self.label = order.label
        self.stderr = bytearray()
        self.ended = False
        self.process = subprocess.Popen(
            [sys.executable, "-m", "conformance_report.worker"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment,
        )  # fmt: skip
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(order))
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        self._threads = [
            threading.Thread(target=self._read, args=(lines, number), daemon=True),
            threading.Thread(target=self._read_stderr, daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def _read(self, lines: queue.Queue[tuple[int, bytes | None]], number: int) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            lines.put((number, line))
        lines.put((number, None))

    def _read_stderr(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.stderr = (self.stderr + line)[-_KEPT_STDERR:]

    def finish(self) -> None:
        """Wait for the process, or end it."""
        if self.process.poll() is None:
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.terminate()
                try:
                    self.process.wait(5)
                except subprocess.TimeoutExpired:
                    self.process.kill()
        for thread in self._threads:
            thread.join(1)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None and not any(thread.is_alive() for thread in self._threads):
                pipe.close()


def run(plan: Plan, stream_path: Path, progress: Callable[[Progress], None] = lambda _: None) -> Run:
    """Carry out a plan, writing the stream as results come. Raises AddressError, ReportError, OSError (the stream)."""
    began = time.monotonic()
    declared = shake_hands(plan)
    rulesets = plan.rulesets or _declared_rulesets(declared)
    levels = plan.levels or _declared_levels(declared)
    with stream_path.open("wb") as file:
        writer = StreamWriter(file)
        writer.header(_header(plan, declared, rulesets, levels))
        stopped: str | None
        if isinstance(declared, Fault):
            stopped, restarts = declared.detail, 0
        else:
            work = _Merge(writer, progress)
            stopped = work.do(list(_orders(plan, rulesets, levels)), plan, began)
            restarts = work.restarts
        writer.footer(finished=_now(), seconds=round(time.monotonic() - began, 3), restarts=restarts, stopped=stopped)
    with stream_path.open("rb") as lines:
        return read_stream(lines, stream_path.name)


def shake_hands(plan: Plan) -> m.Initialized | Fault:
    """Start the engine once, only to hear what it is and plays."""
    first = plan.rulesets[0] if plan.rulesets else RuleSetOrder(label="chongdian", rules=m.Rules("chongdian"))
    order = WorkOrder(
        engine=plan.engine, label=first.label, rules=first.rules, levels=LEVELS, timeout=plan.timeout,
        start_timeout=plan.start_timeout, seconds_left=plan.run_timeout,
    )  # fmt: skip
    engine = make_engine(order, declares=[one.rules for one in plan.rulesets] or FOUR_RULE_SETS)
    begun = engine.start()
    engine.close()
    return begun


class _Merge:
    """Runs workers, a few at a time, and writes what they find."""

    def __init__(self, writer: StreamWriter, progress: Callable[[Progress], None]) -> None:
        self._writer = writer
        self._progress = progress
        self._lines: queue.Queue[tuple[int, bytes | None]] = queue.Queue()
        self._running: dict[int, _Worker] = {}
        self._done = self._total = self._failed = self._errored = 0
        self.restarts = 0
        self._stopped: list[str] = []

    def do(self, orders: list[WorkOrder], plan: Plan, began: float) -> str | None:
        """Run all orders; why the run stopped early, or None."""
        self._total = _number_of_cases(orders)
        waiting = list(enumerate(orders))
        try:
            while waiting or self._running:
                while waiting and len(self._running) < plan.jobs:
                    number, order = waiting.pop(0)
                    left = plan.run_timeout - (time.monotonic() - began)
                    self._running[number] = _Worker(_with_time(order, max(left, 0.01)), self._lines, number)
                self._take(*self._lines.get())
        finally:
            for worker in self._running.values():
                worker.process.terminate()
                worker.finish()
        return "; ".join(dict.fromkeys(self._stopped)) or None

    def _take(self, number: int, line: bytes | None) -> None:
        worker = self._running[number]
        if line is None:
            worker.finish()
            if not worker.ended:
                words = worker.stderr.decode("utf-8", "replace").strip().splitlines()
                last = words[-1] if words else f"exit code {worker.process.returncode}"
                self._stopped.append(f"a worker for {worker.label} ended before its last case: {last}")
            del self._running[number]
            return
        record = msgspec.json.decode(line)
        kind = record["type"]
        if kind == "case":
            self._count(decode_case(line))
        elif kind == "ended":
            worker.ended = True
            self.restarts += record["restarts"]
            self._note_end(worker, record["exit_code"])
        self._progress(Progress(done=self._done, total=self._total, failed=self._failed, errored=self._errored))

    def _count(self, case: CaseResult) -> None:
        self._writer.case(case)
        if case.fault is not None and case.fault.kind.value == "gave-up":
            self._stopped.append(case.fault.detail)
        if case.level is not CaseLevel.PROTOCOL and case.outcome.value != "not-applicable":
            self._done += 1
        self._failed += case.outcome.value == "failed"
        self._errored += case.outcome.value in ("errored", "could-not-run")

    def _note_end(self, worker: _Worker, exit_code: int) -> None:
        if exit_code not in (0, 1, 5):
            words = worker.stderr.decode("utf-8", "replace").strip().splitlines()
            last = words[-1] if words else ""
            self._stopped.append(f"the suite itself failed under {worker.label} (pytest exit code {exit_code}) {last}")


def _number_of_cases(orders: Sequence[WorkOrder]) -> int:
    """How many cases these orders ask in all, each under each rule set to which it applies."""
    suite, number = load_suite(suite_root()), 0
    for order in orders:
        if order.shard == 0:
            values = policy_values(with_policies(order.rules.base, order.rules.set))
            number += sum(case.level in order.levels and order.selects(case) and case.applies(values) for case in suite)
    return number


def _with_time(order: WorkOrder, left: float) -> WorkOrder:
    return msgspec.structs.replace(order, seconds_left=left)


def _orders(plan: Plan, rulesets: Sequence[RuleSetOrder], levels: Sequence[str]) -> Iterator[WorkOrder]:
    shards = max(1, plan.jobs // max(1, len(rulesets)))
    for ruleset in rulesets:
        for shard in range(shards):
            yield WorkOrder(
                engine=plan.engine,
                label=ruleset.label,
                rules=ruleset.rules,
                levels=tuple(levels),
                claimed=plan.claimed,
                cases=plan.cases,
                rule_ids=plan.rule_ids,
                seed=plan.seed,
                shard=shard,
                shards=shards,
                timeout=plan.timeout,
                start_timeout=plan.start_timeout,
            )


def label_of(rules: m.Rules) -> str:
    """A rule set as a report calls it: the base, and each departure."""
    return "+".join([rules.base, *(f"{key}={value}" for key, value in rules.set.items())])


def _declared_rulesets(declared: m.Initialized | Fault) -> tuple[RuleSetOrder, ...]:
    if isinstance(declared, Fault):
        return ()
    once = {label_of(rules): rules for rules in declared.rules}
    return tuple(RuleSetOrder(label=label, rules=rules) for label, rules in once.items())


def _declared_levels(declared: m.Initialized | Fault) -> tuple[str, ...]:
    if isinstance(declared, Fault):
        return ()
    return tuple(level for level in LEVELS if level in declared.capabilities)


def _header(
    plan: Plan, declared: m.Initialized | Fault, rulesets: Sequence[RuleSetOrder], levels: Sequence[str]
) -> Header:
    suite = suite_info()
    selection = None
    if plan.cases or plan.rule_ids or plan.failed_from:
        selection = Selection(cases=plan.cases, rules=plan.rule_ids, failed_from=plan.failed_from)
    return Header(
        started=_now(),
        suite=Suite(name=suite.name, version=suite.version, hash=suite.hash),
        engine=_engine(plan.engine, declared),
        declared=None if isinstance(declared, Fault) else _declared(declared),
        rulesets=tuple(
            RuleSetUnderTest(label=one.label, base=one.rules.base, set=dict(one.rules.set)) for one in rulesets
        ),
        levels=tuple(CaseLevel(level) for level in levels),
        selection=selection,
        claimed=plan.claimed,
        known=plan.known,
        seed=plan.seed,
        jobs=plan.jobs,
        timeout=plan.timeout,
        command=plan.command,
    )


def _engine(address: str, declared: m.Initialized | Fault) -> EngineUnderTest:
    if isinstance(declared, Fault):
        return EngineUnderTest(address=address)
    engine = declared.engine
    return EngineUnderTest(
        address=address, name=engine.name, version=engine.version, language=engine.language,
        homepage=engine.homepage, build=engine.build,
    )  # fmt: skip


def _declared(declared: m.Initialized) -> Declared:
    return Declared(
        rules=tuple(DeclaredRules(base=rules.base, set=dict(rules.set)) for rules in declared.rules),
        capabilities=tuple(declared.capabilities),
        omits=tuple(declared.omits),
    )


def _now() -> str:
    return dt.datetime.now(dt.UTC).isoformat(timespec="seconds")
