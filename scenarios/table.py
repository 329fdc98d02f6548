"""The driver: the one way from a step to an engine. It builds the question, asks it, and compares the answer."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from msgspec import UNSET, Struct

from conformance_report.engines.port import Engine, Fault
from conformance_report.protocol import messages as m
from conformance_report.results.outcome import ReasonCheck

_Result = TypeVar("_Result", bound=Struct)


class WrongRuling(AssertionError):
    """The engine's ruling is not the one that the step says."""

    def __init__(self, expected: str, actual: str) -> None:
        super().__init__(f"expected {expected}; the engine says {actual}")
        self.expected = expected
        self.actual = actual


class NoRuling(Exception):
    """The engine gave no ruling: a fault, told apart from a wrong ruling."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.detail)
        self.fault = fault


class StepError(Exception):
    """The feature is wrong, not the engine; the message says what and how to mend it."""


class Driver:
    """Asks one engine under one rule set, and compares member by member; a member that the engine omits is not compared."""

    def __init__(self, engine: Engine, rules: m.Rules, omits: frozenset[str], gives_reasons: bool) -> None:
        self.rules: Final = rules
        self.omits: Final = omits
        self._engine = engine
        self._gives_reasons = gives_reasons
        self.compared = 0
        self.left_out: list[str] = []
        self.reason: ReasonCheck | None = None

    def ask(self, method: str, params: Struct, kind: type[_Result]) -> _Result:
        """The typed result of one question. Raises NoRuling for a fault."""
        answer = self._engine.ask(method, params)
        if isinstance(answer, Fault):
            raise NoRuling(answer)
        assert isinstance(answer, kind)
        return answer

    def compare(self, member: str, expected: object, actual: object, words: str = "") -> None:
        """Demand that a member of the answer is what the step says. Raises WrongRuling."""
        if member in self.omits:
            self.left_out.append(member)
            return
        self.compared += 1
        if actual is UNSET:
            raise WrongRuling(words or f"{_name(member)} {_show(expected)}", f"nothing: the member {_name(member)} is missing")
        if actual != expected:
            raise WrongRuling(words or f"{_name(member)} {_show(expected)}", f"{_name(member)} {_show(actual)}")

    def refuse(self, expected: str, actual: str) -> None:
        """Say that the ruling is wrong. Raises WrongRuling."""
        self.compared += 1
        raise WrongRuling(expected, actual)

    def note_reason(self, rule_id: str, given: object) -> None:
        """Keep, for the report, whether the engine names the rule that refuses; it decides nothing."""
        if self._gives_reasons and self.reason is None:
            named = tuple(given) if isinstance(given, list) else ()
            self.reason = ReasonCheck(expected=rule_id, given=named, agrees=rule_id in named)


def _name(member: str) -> str:
    return member.rpartition(".")[2]


def _show(value: Any) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value) if isinstance(value, str) else str(value)
