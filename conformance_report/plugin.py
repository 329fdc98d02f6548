"""The pytest plugin that runs the suite against one engine under one rule set, and hands every result on.

Beside `gouji certify` it serves plain pytest: `pytest scenarios --engine=oracle --rules=biesan`.
"""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from conformance_report import step_index
from conformance_report.config import WorkOrder, make_engine
from conformance_report.engines.port import Fault, FaultKind
from conformance_report.engines.probes import Probe, RawEngine, probe_shutdown, run_probes
from conformance_report.examination import Examination, NoRulingError, WrongRulingError
from conformance_report.protocol import messages as m
from conformance_report.results.outcome import PROBE, CaseLevel, CaseResult, Outcome
from conformance_report.suite import Case, load_suite, standing_of, suite_root
from oracle.catalogue import Standing
from oracle.rulesets import parse_setting, policy_values, with_policies

STEP_MODULES: Final = (
    "scenarios.table",
    "scenarios.steps.cards",
    "scenarios.steps.play",
    "scenarios.steps.deal",
    "scenarios.steps.settlement",
)
CAPABILITY_OF: Final = {"cards": "cards", "play": "play", "deal": "deal", "match": "match"}
_UNASKED: Final = frozenset({FaultKind.CANNOT_START, FaultKind.VERSION_MISMATCH, FaultKind.GAVE_UP})
_KEPT_STDERR: Final = 4096
_ALLOCATIONS: Final = 50_000
"""So many more objects before the garbage collector looks; nearly all that a run makes lives as long as the run."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options by which plain pytest runs the suite."""
    group = parser.getgroup("gouji", "the Gouji conformance suite")
    group.addoption("--engine", default=None, help="the engine under test: oracle, or a command; write --engine=...")
    group.addoption("--rules", default="chongdian", help="the rule set: chongdian, biesan, shandong or fasi")
    group.addoption("--set", action="append", default=[], metavar="POLICY=VALUE", help="a policy set otherwise")


def pytest_configure(config: pytest.Config) -> None:
    """With --engine the suite is run against that engine; a worker has set up its own runner."""
    engine = config.getoption("--engine", default=None)
    if engine is None or config.pluginmanager.has_plugin(SuiteRunner.NAME):
        return
    rules = m.Rules(config.getoption("--rules"), dict(parse_setting(text) for text in config.getoption("--set")))
    order = WorkOrder(engine=engine, label=rules.base, rules=rules, levels=tuple(CAPABILITY_OF))
    config.pluginmanager.register(SuiteRunner(order, lambda _result: None), SuiteRunner.NAME)


class SuiteRunner:
    """Runs one work order: collects, leaves out what does not apply, asks the engine, and emits each result once."""

    NAME: Final = "gouji-suite-runner"

    def __init__(
        self,
        order: WorkOrder,
        emit: Callable[[CaseResult], None],
        engine: RawEngine | None = None,
    ) -> None:
        self._order: Final = order
        self._emit = emit
        self._engine: Final = engine or make_engine(order)
        self._values: Final = policy_values(with_policies(order.rules.base, order.rules.set))
        self._cases: dict[str, Case] = {}
        self._declared: m.Initialized | None = None
        self._pending: CaseResult | None = None
        self._examination: Examination | None = None
        self._in_suite = False

    @property
    def restarts(self) -> int:
        """How often the engine had to be started again."""
        return self._engine.restarts

    # pytest's hooks

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """Steps are plugins; pytest-bdd looks them up in the index."""
        gc.set_threshold(_ALLOCATIONS)
        root = str(suite_root())
        if root not in sys.path:
            sys.path.insert(0, root)
        for name in STEP_MODULES:
            config.pluginmanager.import_plugin(name)
        step_index.install()
        config.addinivalue_line("filterwarnings", "ignore::pytest.PytestUnknownMarkWarning")

    def pytest_bdd_apply_tag(self) -> bool:
        """Tags are read from the pickles; none becomes a mark."""
        return True

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Match every item with its case; keep those of this order that apply, shuffled by the seed."""
        matched = match_items(items)
        if not matched:
            return
        order = self._order
        chosen = [(item, case) for place, (item, case) in enumerate(matched) if self._is_mine(place, case)]
        to_run: list[pytest.Item] = []
        for item, case in chosen:
            why = self._why_not_applicable(case)
            if why is None:
                self._cases[item.nodeid] = case
                to_run.append(item)
            else:
                self._emit(self._result(case, Outcome.NOT_APPLICABLE, why=why))
        random.Random(order.seed).shuffle(to_run)
        others = [item for item in items if item.nodeid not in self._cases]
        items[:] = to_run
        config.hook.pytest_deselected(items=others)
        gc.freeze()
        self._start(items)

    def pytest_sessionfinish(self) -> None:
        """Shut the engine down; the last result waits for what shutting down still shows."""
        self._flush()
        if self._declared is not None and self._order.probes:
            self._emit_probe(probe_shutdown(self._engine))
        else:
            self._engine.close()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
        """Turn what happened in a test into a result."""
        yield
        case = self._cases.get(item.nodeid)
        if case is None or call.when == "teardown" or (call.when == "setup" and call.excinfo is None):
            return
        error = None if call.excinfo is None else call.excinfo.value
        result = self._judged(case, error, call.duration * 1000)
        self._flush()
        self._pending = result

    @pytest.fixture
    def examination(self) -> Examination:
        """The examination of one case."""
        self._engine.take_exchanges()
        declared = self._declared
        self._examination = Examination(
            self._engine,
            self._order.rules,
            _omitted(declared),
            declared is not None and "reasons" in declared.capabilities,
        )
        return self._examination

    # choosing

    def _is_mine(self, place: int, case: Case) -> bool:
        return self._order.selects(case) and place % self._order.shards == self._order.shard

    def _why_not_applicable(self, case: Case) -> str | None:
        if case.level not in self._order.levels:
            return f"The level {case.level} is not part of this run."
        unmet = [f"{key}={value}" for key, value in case.policies.items() if self._values[key] != value]
        if unmet:
            return f"The rule set does not take {', '.join(unmet)}."
        return None

    # the engine

    def _start(self, items: list[pytest.Item]) -> None:
        """Start the engine; where it does not start, or does not play what is asked, every case could not run."""
        begun = self._engine.start()
        fault = begun if isinstance(begun, Fault) else None
        why = None
        if isinstance(begun, m.Initialized):
            self._declared = begun
            if self._order.rules not in begun.rules:
                why = "The engine does not declare this rule set."
        if isinstance(begun, m.Initialized) and self._order.probes:
            for probe in run_probes(self._engine, begun):
                self._emit_probe(probe)
        for item in list(items):
            case = self._cases[item.nodeid]
            reason = why or self._why_not_claimed(case)
            if fault is not None or reason is not None:
                text = reason or f"The engine could not be asked: {fault.detail if fault else ''}"
                self._emit(self._result(case, Outcome.COULD_NOT_RUN, why=text, fault=fault))
                items.remove(item)

    def _why_not_claimed(self, case: Case) -> str | None:
        needed = CAPABILITY_OF[case.level]
        if self._declared is not None and needed not in self._declared.capabilities:
            return f"The engine does not declare the capability {needed!r}, which was asked for."
        return None

    # results

    def _judged(self, case: Case, error: BaseException | None, ms: float) -> CaseResult:
        done, self._examination = self._examination, None
        reason = done.reason if done is not None else None
        if error is None and done is not None:
            if done.compared == 0 and not done.left_out:
                return self._result(
                    case, Outcome.ERRORED, why="The suite itself failed: the case compares nothing.", ms=ms
                )
            if done.compared == 0:
                why = f"The engine omits {', '.join(done.left_out)}, and the case asks for nothing else."
                return self._result(case, Outcome.NOT_APPLICABLE, why=why, ms=ms)
            note = f"Not compared, since the engine omits it: {', '.join(done.left_out)}." if done.left_out else None
            return self._result(case, Outcome.PASSED, why=note, ms=ms, reason=reason)
        evidence = {"exchanges": self._engine.take_exchanges(), "stderr": self._engine.stderr_tail()[-_KEPT_STDERR:]}
        if isinstance(error, WrongRulingError):
            return self._result(
                case, Outcome.FAILED, why=str(error), ms=ms, reason=reason,
                expected=error.expected, actual=error.actual, **evidence,
            )  # fmt: skip
        if isinstance(error, NoRulingError):
            outcome = Outcome.COULD_NOT_RUN if error.fault.kind in _UNASKED else Outcome.ERRORED
            return self._result(case, outcome, why=error.fault.detail, ms=ms, fault=error.fault, **evidence)
        return self._result(case, Outcome.ERRORED, why=f"The suite itself failed: {error!r}", ms=ms, **evidence)

    def _result(self, case: Case, outcome: Outcome, **members: Any) -> CaseResult:
        standing = standing_of(case, self._order.rules.base, self._order.rules.set, self._order.claimed)
        return CaseResult(
            id=case.id,
            ruleset=self._order.label,
            rule=case.rule,
            rules=case.rules,
            level=CaseLevel(case.level.value),
            name=case.name,
            feature=case.feature,
            line=case.line,
            outcome=outcome,
            standing=standing,
            certifying=standing.certifies,
            policies=dict(case.policies),
            steps=case.steps,
            **members,
        )

    def _emit_probe(self, probe: Probe) -> None:
        self._emit(
            CaseResult(
                id=probe.id,
                ruleset=self._order.label,
                rule=PROBE,
                rules=(PROBE,),
                level=CaseLevel.PROTOCOL,
                name=probe.expected,
                outcome=Outcome(probe.outcome.value),
                standing=Standing.STATED,
                certifying=True,
                expected=probe.expected,
                actual=probe.actual,
                why=probe.why,
                fault=probe.fault,
                stderr="" if probe.outcome.value == "passed" else self._engine.stderr_tail()[-_KEPT_STDERR:],
            )
        )
        self._engine.take_exchanges()

    def _flush(self) -> None:
        """Hand on the result that was held back, spoiled by a fault that showed only afterwards, if there is one."""
        late = self._engine.take_late_fault()
        pending, self._pending = self._pending, None
        if pending is None:
            return
        if late is not None and pending.outcome in (Outcome.PASSED, Outcome.FAILED):
            pending = _spoiled(pending, late)
        self._emit(pending)


def _omitted(declared: m.Initialized | None) -> frozenset[str]:
    """What is not compared: what the engine says it omits, and all that belongs to `legal` where it cannot list."""
    if declared is None:
        return frozenset()
    unlisted = () if "legal" in declared.capabilities else ("legal", "state.to_act")
    return frozenset((*declared.omits, *unlisted))


def _spoiled(result: CaseResult, fault: Fault) -> CaseResult:
    members = {name: getattr(result, name) for name in CaseResult.__struct_fields__}
    members |= {"outcome": Outcome.ERRORED, "fault": fault, "why": fault.detail}
    return CaseResult(**members)


def match_items(items: list[pytest.Item]) -> list[tuple[pytest.Item, Case]]:
    """Each scenario item with its case. Raises UsageError when the two do not correspond one to one."""
    from pytest_bdd.scenario import scenario_wrapper_template_registry

    root = suite_root()
    by_place: dict[tuple[str, int], list[Case]] = {}
    for case in load_suite(root):
        by_place.setdefault((case.feature, case.scenario_line), []).append(case)
    total = sum(map(len, by_place.values()))
    matched: list[tuple[pytest.Item, Case]] = []
    taken: dict[tuple[str, int], int] = {}
    for item in items:
        function = getattr(item, "function", None)
        template = None if function is None else scenario_wrapper_template_registry.get(function)
        if template is None:
            continue
        feature = str(template.feature.filename)
        place = (feature.partition("/features/")[2] if "/features/" in feature else feature, template.line_number)
        number = taken.get(place, 0)
        taken[place] = number + 1
        matched.append((item, by_place[place][number]))
    if matched and len(matched) != total:
        raise pytest.UsageError(f"{len(matched)} scenarios were collected, but the features hold {total} cases.")
    return matched
