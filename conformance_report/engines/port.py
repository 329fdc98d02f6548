"""What an engine is to the suite: something that starts, answers one question at a time, and closes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from conformance_report.protocol.messages import Initialized


class FaultKind(StrEnum):
    """Why there is no ruling. A fault is never a wrong ruling, and never a right refusal."""

    CANNOT_START = "cannot-start"
    VERSION_MISMATCH = "version-mismatch"
    MALFORMED_REPLY = "malformed-reply"
    NOT_SCHEMA_VALID = "not-schema-valid"
    WRONG_ID = "wrong-id"
    ANSWERED_TWICE = "answered-twice"
    TIMED_OUT = "timed-out"
    CRASHED = "crashed"
    LINE_TOO_LONG = "line-too-long"
    ERROR_REPLY = "error-reply"
    DECLINED = "declined"
    GAVE_UP = "gave-up"


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: its kind, a sentence of evidence, and the error code when the engine sent one."""

    kind: FaultKind
    detail: str
    code: int | None = None


@dataclass(frozen=True, slots=True)
class Exchange:
    """One question as it went over the wire: the line sent, the line that came back (shortened), milliseconds."""

    sent: str
    received: str
    ms: float


class Engine(Protocol):
    """An engine under test."""

    def start(self) -> Initialized | Fault:
        """Start it and shake hands; called once, before the first question."""

    def ask(self, method: str, params: Struct) -> Struct | Fault:
        """Ask one question; the typed result of the method, or the fault that kept it away. Restarts when it must."""

    def take_exchanges(self) -> tuple[Exchange, ...]:
        """The exchanges since this was last called, oldest first."""

    def take_late_fault(self) -> Fault | None:
        """A fault that belongs to the question before the last one asked, found only afterwards (answered twice)."""

    def stderr_tail(self) -> str:
        """The last kilobytes that the engine wrote on stderr, decoded with replacement characters."""

    def close(self) -> Fault | None:
        """Shut it down; a fault when it did not end in time by itself."""

    @property
    def restarts(self) -> int:
        """How often it had to be started again."""
