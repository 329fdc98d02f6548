"""The suite without pytest-bdd: the same cases and the same step functions, called directly, thousands a second.

For tests that run the suite hundreds of times. That both ways agree is tested in tests/report/test_suite.py.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import import_module
from typing import Any

from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

from conformance_report.engines.oracle_service import CAPABILITIES
from conformance_report.engines.port import Engine
from conformance_report.examination import Examination, NoRulingError, WrongRulingError
from conformance_report.plugin import CAPABILITY_OF, STEP_MODULES
from conformance_report.protocol import messages as m
from conformance_report.suite import Case, load_suite, suite_root
from oracle.rulesets import policy_values, with_policies


@dataclass(frozen=True)
class Found:
    """What a case came to: passed, or wrong, with the evidence."""

    case: Case
    passed: bool
    evidence: str


def run_cases(engine: Engine, rules: m.Rules, cases: Iterable[Case] | None = None) -> Iterator[Found]:
    """Run every case that applies under these rules, of the levels that the oracle answers, in order."""
    values = policy_values(with_policies(rules.base, rules.set))
    for case in load_suite(suite_root()) if cases is None else cases:
        if case.applies(values) and CAPABILITY_OF[case.level] in CAPABILITIES:
            yield run_case(case, engine, rules)


def run_case(case: Case, engine: Engine, rules: m.Rules) -> Found:
    """Run one case; a fault counts as wrong."""
    done = Examination(engine, rules, frozenset(), gives_reasons=True)
    things: dict[str, Any] = {"examination": done}
    try:
        for kind, text, table in _steps_of(case.steps):
            context, arguments = _step(kind, text)
            _call(context, arguments, table, things)
    except WrongRulingError as wrong:
        return Found(case, passed=False, evidence=str(wrong))
    except NoRulingError as fault:
        return Found(case, passed=False, evidence=f"fault: {fault}")
    reason = done.reason
    if reason is not None and not reason.agrees:
        return Found(case, passed=True, evidence=f"reason {reason.expected} is not among {reason.given}")
    assert done.compared, f"{case.id} compares nothing"
    return Found(case, passed=True, evidence="")


@cache
def _steps_of(steps: tuple[str, ...]) -> tuple[tuple[str, str, tuple[tuple[str, ...], ...] | None], ...]:
    found: list[tuple[str, str, tuple[tuple[str, ...], ...] | None]] = []
    kind = "given"
    for step in steps:
        first, *rows = step.split("\n")
        keyword, _, text = first.partition(" ")
        kind = keyword.lower() if keyword in ("Given", "When", "Then") else kind
        table = tuple(tuple(cell.strip() for cell in row.strip().strip("|").split("|")) for row in rows) or None
        found.append((kind, text, table))
    return tuple(found)


@cache
def _step(kind: str, text: str) -> tuple[StepFunctionContext, dict[str, Any]]:
    contexts = [context for context in _contexts() if context.type in (None, kind) and context.parser.is_matching(text)]
    assert len(contexts) == 1, f"{kind} {text!r} is taken by {len(contexts)} steps"
    return contexts[0], dict(contexts[0].parser.parse_arguments(text) or {})


@lru_cache(maxsize=1)
def _contexts() -> tuple[StepFunctionContext, ...]:
    for name in STEP_MODULES:
        import_module(name)
    return tuple(step_function_context_registry.values())


def _call(context: StepFunctionContext, arguments: dict[str, Any], table: Any, things: dict[str, Any]) -> None:
    wanted = _parameters(context.step_func)
    values = {name: arguments[name] for name in wanted if name in arguments}
    for name in wanted:
        if name == "datatable":
            values[name] = [list(row) for row in table]
        elif name not in values:
            values[name] = _thing(name, context.step_func.__module__, things)
    context.step_func(**values)


@cache
def _parameters(function: Any) -> tuple[str, ...]:
    return tuple(inspect.signature(function).parameters)


def _thing(name: str, module: str, things: dict[str, Any]) -> Any:
    """A fixture by name, made by the fixture function of the step's module from the things that it asks for."""
    if name not in things:
        make = getattr(import_module("scenarios.table" if name == "driver" else module), name)
        make = getattr(make, "_get_wrapped_function", lambda: make)()
        things[name] = make(**{other: _thing(other, module, things) for other in _parameters(make)})
    return things[name]
