"""Known failures: the cases that an author knows to fail, each with its reason."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct

from conformance_report.results.errors import ReportError
from conformance_report.results.outcome import CaseResult

_REMEDY = (
    'write each as [[known]] with case = "CMP-001/…" or rule = "CMP-001", maybe ruleset = "biesan", and reason = "…"'
)


class KnownEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One entry: a case or a whole rule, maybe under one rule set only, and why it is known to fail."""

    case: str | None = None
    rule: str | None = None
    ruleset: str | None = None
    reason: str

    def matches(self, case: CaseResult) -> bool:
        """Whether this entry speaks of that case."""
        if self.ruleset is not None and self.ruleset != case.ruleset:
            return False
        return self.case == case.id if self.case is not None else self.rule == case.rule

    @property
    def label(self) -> str:
        """The entry as its author finds it in the file."""
        under = f" under {self.ruleset}" if self.ruleset else ""
        return f"{self.case or self.rule}{under}"


class Known(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of known failures: its name and its entries in order."""

    file: str
    entries: tuple[KnownEntry, ...]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    known: tuple[KnownEntry, ...] = ()


def load_known(path: Path) -> Known:
    """The known failures of a TOML file. Raises ReportError with one line that names the entry and the remedy."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not UTF-8"
        raise ReportError(str(path), f"cannot be read: {reason}", "name a readable TOML file after --known") from None
    return parse_known(text, str(path))


def parse_known(text: str, name: str) -> Known:
    """The known failures in a TOML text. Raises ReportError."""
    try:
        entries = msgspec.convert(tomllib.loads(text), _File).known
    except msgspec.ValidationError as error:
        raise ReportError(name, str(error), _REMEDY) from None
    except (ValueError, RecursionError) as error:
        raise ReportError(name, f"not TOML: {error}", "mend it there") from None
    for place, entry in enumerate(entries, 1):
        _check(entry, f"{name}: entry {place}", entries[: place - 1])
    return Known(file=name, entries=entries)


def _check(entry: KnownEntry, where: str, before: tuple[KnownEntry, ...]) -> None:
    if (entry.case is None) == (entry.rule is None):
        raise ReportError(where, "names neither a case nor a rule, or both", _REMEDY)
    if not entry.reason.strip():
        raise ReportError(where, f"{entry.label} has no reason", "say in a sentence why it fails")
    if any((one.case, one.rule, one.ruleset) == (entry.case, entry.rule, entry.ruleset) for one in before):
        raise ReportError(where, f"{entry.label} stands twice", "keep one of the two")
