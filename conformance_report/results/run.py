"""A run as a value: the header, the cases in the order of the stream, and the footer."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from conformance_report.results.known import Known
from conformance_report.results.outcome import CaseLevel, CaseResult, Counts, Duration, Filled, Natural, Outcome, count

FORMAT: Final = "gouji-report/1"
_AGAIN: Final = (Outcome.FAILED, Outcome.ERRORED, Outcome.COULD_NOT_RUN)

Digest = Annotated[str, Meta(pattern="^sha256:[0-9a-f]{64}$")]
Moment = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$")]


class Suite(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which suite asked."""

    name: str
    version: str
    hash: str


class EngineUnderTest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the engine was started and what it calls itself; all names are null when it never shook hands."""

    address: str
    name: str | None = None
    version: str | None = None
    language: str | None = None
    homepage: str | None = None
    build: str | None = None

    @property
    def title(self) -> str:
        """Its name and version, or how it was started."""
        return " ".join(part for part in (self.name, self.version) if part) if self.name else self.address


class DeclaredRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A rule set that the engine says it plays."""

    base: str
    set: dict[str, str | int] = {}


class Declared(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the engine said of itself in the handshake."""

    rules: tuple[DeclaredRules, ...]
    capabilities: tuple[str, ...]
    omits: tuple[str, ...] = ()


class RuleSetUnderTest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A rule set of this run: its label, the base and the departures from it."""

    label: Filled
    base: str
    set: dict[str, str | int] = {}


class Selection(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The part of the suite that was asked for; a run of a part is no certificate."""

    cases: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    failed_from: str | None = None


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is known before the first case."""

    format: Literal["gouji-report/1"] = FORMAT
    started: Moment
    suite: Suite
    engine: EngineUnderTest
    declared: Declared | None = None
    rulesets: tuple[RuleSetUnderTest, ...]
    levels: tuple[CaseLevel, ...]
    selection: Selection | None = None
    claimed: tuple[str, ...] = ()
    known: Known | None = None
    seed: int = 0
    jobs: Annotated[int, Meta(ge=1)] = 1
    timeout: Duration = 5.0
    command: str = "gouji certify"


class Footer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is known after the last case; the digest is over all lines before it."""

    finished: Moment
    seconds: Duration
    restarts: Natural
    records: Natural
    counts: Counts
    stopped: str | None = None
    digest: Digest


class Run(Struct, frozen=True, kw_only=True):
    """A whole run."""

    header: Header
    cases: tuple[CaseResult, ...]
    footer: Footer

    @property
    def counts(self) -> Counts:
        """All cases by outcome."""
        return count(self.cases)

    @property
    def partial(self) -> bool:
        """Whether only a part of the suite was asked for."""
        return self.header.selection is not None

    def of_ruleset(self, label: str) -> tuple[CaseResult, ...]:
        """The cases under one rule set, in order."""
        return tuple(case for case in self.cases if case.ruleset == label)

    def failed_ids(self) -> tuple[str, ...]:
        """The ids to run again: each case that failed, errored or could not run under some rule set, once."""
        return tuple(dict.fromkeys(case.id for case in self.cases if case.outcome in _AGAIN))
