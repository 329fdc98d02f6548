"""The one error that a bad report or a bad file of known failures gets."""

from __future__ import annotations


class ReportError(Exception):
    """A file that cannot be trusted: where it is wrong, why, and what to do; one line in all."""

    def __init__(self, place: str, reason: str, remedy: str) -> None:
        super().__init__(place, reason, remedy)
        self.place = place
        self.reason = reason
        self.remedy = remedy

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}; {self.remedy}."
