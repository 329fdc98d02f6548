"""One case under examination: the engine and what it declared, and the tally of what the steps found."""

from __future__ import annotations

from dataclasses import dataclass, field

from conformance_report.engines.port import Engine, Fault
from conformance_report.protocol import messages as m
from conformance_report.results.outcome import ReasonCheck


class WrongRulingError(AssertionError):
    """The engine's ruling is not the one that the step says."""

    def __init__(self, expected: str, actual: str) -> None:
        super().__init__(f"expected {expected}; the engine says {actual}")
        self.expected = expected
        self.actual = actual


class NoRulingError(Exception):
    """The engine gave no ruling: a fault, told apart from a wrong ruling."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.detail)
        self.fault = fault


@dataclass
class Examination:
    """The engine under test, the rule set and what the engine omits; and how much was compared so far."""

    engine: Engine
    rules: m.Rules
    omits: frozenset[str]
    gives_reasons: bool
    compared: int = 0
    left_out: list[str] = field(default_factory=list)
    reason: ReasonCheck | None = None
