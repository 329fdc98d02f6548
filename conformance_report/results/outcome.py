"""What one case came to, with the evidence."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct, field

from conformance_report.engines.port import Exchange, Fault
from oracle.catalogue.model import Standing

Natural = Annotated[int, Meta(ge=0)]
Duration = Annotated[float, Meta(ge=0)]
Filled = Annotated[str, Meta(min_length=1)]

PROBE: Final = "PROBE"
"""What stands in place of a rule for the honesty probes: they are about the adapter, not about the game."""


class Outcome(StrEnum):
    """How a case ended. Only a right ruling passes; a fault, a skip or a refusal to answer never does."""

    PASSED = "passed"
    FAILED = "failed"
    ERRORED = "errored"
    NOT_APPLICABLE = "not-applicable"
    COULD_NOT_RUN = "could-not-run"


class CaseLevel(StrEnum):
    """The part of the game that a case is about; `protocol` is that of the honesty probes."""

    CARDS = "cards"
    PLAY = "play"
    DEAL = "deal"
    MATCH = "match"
    PROTOCOL = "protocol"


class ReasonCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """The rule that a refusal was expected under, and those that the engine named: diagnostic, never judged."""

    expected: str
    given: tuple[str, ...]
    agrees: bool


class CaseResult(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One case under one rule set: what it is, how it ended, and everything needed to see why."""

    id: Filled
    ruleset: Filled
    rule: Filled
    rules: tuple[str, ...]
    level: CaseLevel
    name: str
    feature: str | None = None
    line: Annotated[int, Meta(ge=1)] | None = None
    outcome: Outcome
    standing: Standing
    certifying: bool
    policies: dict[str, str | int] = {}
    steps: tuple[str, ...] = ()
    expected: str | None = None
    actual: str | None = None
    why: str | None = None
    fault: Fault | None = None
    reason: ReasonCheck | None = None
    exchanges: tuple[Exchange, ...] = ()
    stderr: str = ""
    ms: Duration = 0.0

    @property
    def required(self) -> bool:
        """Whether a certificate depends on this case."""
        return self.certifying and self.outcome is not Outcome.NOT_APPLICABLE


class Counts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many cases ended how."""

    passed: Natural = 0
    failed: Natural = 0
    errored: Natural = 0
    not_applicable: Natural = field(default=0, name="not-applicable")
    could_not_run: Natural = field(default=0, name="could-not-run")

    @property
    def total(self) -> int:
        """All cases."""
        return self.passed + self.failed + self.errored + self.not_applicable + self.could_not_run

    def of(self, outcome: Outcome) -> int:
        """The cases that ended in this outcome."""
        count: int = getattr(self, outcome.value.replace("-", "_"))
        return count


def count(cases: Iterable[CaseResult]) -> Counts:
    """The cases counted by outcome."""
    found = dict.fromkeys(Outcome, 0)
    for case in cases:
        found[case.outcome] += 1
    return Counts(**{outcome.value.replace("-", "_"): number for outcome, number in found.items()})
