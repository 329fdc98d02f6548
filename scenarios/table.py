"""The driver: the one way from a step to an engine. It builds the question, asks it, and compares the answer."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import pytest
from msgspec import UNSET, Struct

from conformance_report.engines.port import Fault
from conformance_report.examination import Examination, NoRulingError, WrongRulingError
from conformance_report.results.outcome import ReasonCheck

_Result = TypeVar("_Result", bound=Struct)


class StepError(Exception):
    """The feature is wrong, not the engine; the message says what and how to mend it."""


class Driver:
    """Asks one engine under one rule set, and compares member by member; what the engine omits is not compared."""

    def __init__(self, examination: Examination) -> None:
        self.rules: Final = examination.rules
        self._case = examination

    def ask(self, method: str, params: Struct, kind: type[_Result]) -> _Result:
        """The typed result of one question. Raises NoRulingError for a fault."""
        answer = self._case.engine.ask(method, params)
        if isinstance(answer, Fault):
            raise NoRulingError(answer)
        assert isinstance(answer, kind)
        return answer

    def compare(self, member: str, expected: object, actual: object, words: str = "") -> None:
        """Demand that a member of the answer is what the step says. Raises WrongRulingError."""
        if member in self._case.omits:
            self._case.left_out.append(member)
            return
        self._case.compared += 1
        wanted = words or f"{_name(member)} {_show(expected)}"
        if actual is UNSET:
            raise WrongRulingError(wanted, f"nothing: the member {_name(member)} is missing")
        if actual != expected:
            raise WrongRulingError(wanted, f"{_name(member)} {_show(actual)}")

    @property
    def omits(self) -> frozenset[str]:
        """The members that the engine does not know; they are not compared."""
        return self._case.omits

    def demand(self, member: str, holds: bool, expected: str, actual: str) -> None:
        """Demand that something holds of a member of the answer. Raises WrongRulingError."""
        if member in self.omits:
            self._case.left_out.append(member)
            return
        self._case.compared += 1
        if not holds:
            raise WrongRulingError(expected, actual)

    def refuse(self, expected: str, actual: str) -> None:
        """Say that the ruling is wrong. Raises WrongRulingError."""
        self._case.compared += 1
        raise WrongRulingError(expected, actual)

    def note_reason(self, rule_id: str, given: object) -> None:
        """Keep, for the report, whether the engine names the rule that refuses; it decides nothing."""
        if self._case.gives_reasons and self._case.reason is None:
            named = tuple(given) if isinstance(given, list) else ()
            self._case.reason = ReasonCheck(expected=rule_id, given=named, agrees=rule_id in named)


@pytest.fixture
def driver(examination: Examination) -> Driver:
    """The driver of one case."""
    return Driver(examination)


def _name(member: str) -> str:
    return member.rpartition(".")[2]


def _show(value: Any) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value) if isinstance(value, str) else str(value)
