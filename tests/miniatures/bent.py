"""Engines wrong in exactly one rule: the oracle's own answers bent, or the oracle with one rule replaced."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from msgspec import Struct, structs

from conformance_report.engines.oracle_engine import OracleEngine
from conformance_report.engines.port import Exchange, Fault
from conformance_report.protocol import messages as m
from oracle.rulesets import RuleSet, with_policies
from tests.miniatures.rebinding import Changes

_Answer = TypeVar("_Answer", bound=Struct)

Bend = Callable[[Any, Any, RuleSet], Any]
"""From the question, the oracle's right answer and the rule set to the answer of the bent engine."""


@dataclass(frozen=True)
class Fault1:
    """One fault: the rule that it breaks, its name, what it does in words, the method that it bends, and how."""

    rule: str
    name: str
    words: str
    method: str
    bend: Bend

    @property
    def id(self) -> str:
        """The rule and the name."""
        return f"{self.rule}:{self.name}"


@dataclass(frozen=True)
class RuleFault:
    """One fault: the rule that it breaks, its name, what it does in words, and what is replaced in the oracle."""

    rule: str
    name: str
    words: str
    changes: Changes

    @property
    def id(self) -> str:
        """The rule and the name."""
        return f"{self.rule}:{self.name}"


class BentEngine:
    """The oracle with one fault."""

    def __init__(self, fault: Fault1, rules: m.Rules) -> None:
        self._oracle = OracleEngine([rules])
        self._fault = fault
        self._rules = with_policies(rules.base, rules.set)
        self.asked: list[tuple[str, Struct]] = []
        self.restarts = 0

    def start(self) -> m.Initialized | Fault:
        """Shake hands as the oracle does."""
        return self._oracle.start()

    def ask(self, method: str, params: Struct) -> Struct | Fault:
        """The oracle's answer, bent where the fault is."""
        self.asked.append((method, params))
        answer = self._oracle.ask(method, params)
        if method != self._fault.method or isinstance(answer, Fault):
            return answer
        bent: Struct = self._fault.bend(params, answer, self._rules)
        return bent

    def take_exchanges(self) -> tuple[Exchange, ...]:
        """What was asked is kept in `asked`."""
        return self._oracle.take_exchanges()

    def take_late_fault(self) -> Fault | None:
        """None."""
        return None

    def stderr_tail(self) -> str:
        """Nothing."""
        return ""

    def close(self) -> Fault | None:
        """Nothing to end."""
        return None


def with_(answer: _Answer, **members: Any) -> _Answer:
    """The answer with some members changed."""
    return structs.replace(answer, **members)
