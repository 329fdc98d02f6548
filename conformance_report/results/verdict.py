"""What a run amounts to: the verdict per rule set and over all, and the rules behind it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from conformance_report.results.known import KnownEntry
from conformance_report.results.outcome import CaseLevel, Counts, Natural


class Verdict(StrEnum):
    """Whether the engine conforms, from best to worst."""

    CONFORMANT = "conformant"
    INCOMPLETE = "incomplete"
    NONCONFORMANT = "nonconformant"


class RuleState(StrEnum):
    """What the run showed about one rule under one rule set, from worst to best."""

    FAILED = "failed"
    ERRORED = "errored"
    KNOWN = "known"
    CERTIFIED = "certified"
    OPEN = "open"
    OTHERWISE = "otherwise"
    NOT_SHOWN = "not-shown"


class Sentence(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One sentence in English and in Chinese."""

    en: str
    zh: str


class LevelCertificate(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules of one level by what was shown about each: every rule that has a case stands in exactly one list."""

    level: CaseLevel
    certified: tuple[str, ...] = ()
    failed: tuple[str, ...] = ()
    errored: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    otherwise: tuple[str, ...] = ()
    """The rules that the document does not have, because it answers otherwise; that they do not hold was asked."""
    not_shown: tuple[str, ...] = ()

    def of(self, state: RuleState) -> tuple[str, ...]:
        """The rules of one state."""
        found: tuple[str, ...] = getattr(self, state.value.replace("-", "_"))
        return found


class RuleSetCertificate(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The verdict under one rule set."""

    label: str
    verdict: Verdict
    counts: Counts
    required: Counts
    known_failing: Natural
    unexpected_passes: Natural
    levels: tuple[LevelCertificate, ...]

    def rules(self, level: CaseLevel, state: RuleState) -> tuple[str, ...]:
        """The rules of one level in one state."""
        return next((one.of(state) for one in self.levels if one.level == level), ())

    def states(self) -> dict[str, RuleState]:
        """The state of each rule that has a case."""
        found: dict[str, RuleState] = {}
        for level in self.levels:
            for state in RuleState:
                found |= dict.fromkeys(level.of(state), state)
        return found


class KnownMatch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a known failure met, as "rule set: case id": all its cases, and those that passed after all."""

    entry: KnownEntry
    matched: tuple[str, ...]
    unexpected: tuple[str, ...]


class Certificate(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The verdict over all rule sets, with its exit code and its sentence."""

    verdict: Verdict
    exit_code: Natural
    sentence: Sentence
    rulesets: tuple[RuleSetCertificate, ...]
    known_file: str | None
    known: tuple[KnownMatch, ...]
    known_failing: frozenset[tuple[str, str]]
    """The known failures that failed, each as (rule set, case id)."""

    @property
    def unmatched(self) -> tuple[KnownEntry, ...]:
        """The entries that met no case."""
        return tuple(one.entry for one in self.known if not one.matched)

    @property
    def unexpected(self) -> tuple[str, ...]:
        """The known failures that passed after all."""
        return tuple(name for one in self.known for name in one.unexpected)
