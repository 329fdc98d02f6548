"""An index over step definitions, in place of pytest-bdd's walk over every fixture for every step.

Steps of this suite are known everywhere, so a step's text decides alone; it is looked up once and remembered.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

from conformance_report.suite import parsed

_found: dict[tuple[str, str], StepFunctionContext | None] = {}


class AmbiguousStepError(Exception):
    """Two step definitions take the same text."""


def install() -> None:
    """Make pytest-bdd look steps up in the index, inspect a step once, and parse each feature once for it and for us."""
    _found.clear()
    # The package exports a function of the same name, so the module is reached by its path.
    module: Any = import_module("pytest_bdd.scenario")
    module.get_step_function = _look_up
    module.signature = cache(module.signature)
    module.get_required_args = cache(module.get_required_args)
    import_module("pytest_bdd.gherkin_parser").Parser = _ParserOnce  # type: ignore[attr-defined]


class _ParserOnce:
    """Stands for the parser of Gherkin, and parses no text twice."""

    def parse(self, text: str) -> dict[str, Any]:
        """The parsed feature."""
        return parsed(text)


def _look_up(request: Any, step: Any) -> StepFunctionContext | None:  # noqa: ARG001 - as the library calls it
    key = (step.type, step.name)
    if key not in _found:
        _found[key] = _search(step)
    return _found[key]


def _search(step: Any) -> StepFunctionContext | None:
    matching = [
        context
        for context in step_function_context_registry.values()
        if context.type in (None, step.type) and context.parser.is_matching(step.name)
    ]
    if len(matching) > 1:
        names = ", ".join(context.step_func.__name__ for context in matching)
        raise AmbiguousStepError(f"the step {step.name!r} is taken by {names}; make one phrasing of it")
    return matching[0] if matching else None
