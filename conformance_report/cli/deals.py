"""What the commands about deals share: reading the file, the place in it, progress, and words."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from cyclopts import Parameter
from rich.console import Console

from conformance_report.cli.common import Language, UsageError, errors
from conformance_report.deals.format import Deal, DealError, read_deal
from conformance_report.deals.replay import Replayed, replay
from conformance_report.deals.short import parse_action
from conformance_report.protocol import messages as m
from oracle.catalogue import Text, documents, rule

_PROGRESS_AFTER: Final = 2.0
_PROGRESS_EVERY: Final = 1.0
STDIN: Final = "-"

DealFile: TypeAlias = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""The file of a deal as an argument; - is stdin."""


def usage(error: DealError, language: Language) -> UsageError:
    """The error in the language of the person."""
    return UsageError(error.words.in_language(language))


def load(path: str, language: Language) -> Deal:
    """The deal in a file, or on stdin for `-`. Raises UsageError."""
    name = "stdin" if path == STDIN else path
    if path.startswith("--"):
        raise UsageError(f"没有选项 {path}。" if language == "zh" else f"Unknown option: {path}; --help lists them.")
    try:
        data = sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageError(
            f"{path}：{why}；请给出可以读取的牌局文件，或用 - 从标准输入读。" if language == "zh"
            else f"{path}: {why}; name the file of a deal, or - for stdin."
            + (f" For a rule: gouji rules {path}." if _looks_like_a_rule(path) else "")
        ) from None  # fmt: skip
    try:
        return read_deal(data, name)
    except DealError as error:
        raise usage(error, language) from None


def _looks_like_a_rule(text: str) -> bool:
    topic, dash, number = text.partition("-")
    return bool(dash) and topic.isalpha() and number.isdigit()


def played(path: str, language: Language) -> Replayed:
    """The deal in a file, played by the oracle. Raises UsageError."""
    deal = load(path, language)
    try:
        return replay(deal, "stdin" if path == STDIN else path)
    except DealError as error:
        raise usage(error, language) from None


def check_at(at: int, found: Replayed, language: Language) -> None:
    """Refuse a place that the deal does not have. Raises UsageError."""
    last = len(found.steps)
    if not 0 <= at <= last:
        raise UsageError(
            f"--at {at}：这局牌有 {last} 个动作；可用 0（开始）到 {last}（结束）。" if language == "zh"
            else f"--at {at}: the deal has {last} actions; give 0, the start, to {last}, the end."
        )  # fmt: skip


def action_given(text: str, language: Language) -> m.Action:
    """The action that --action names. Raises UsageError."""
    try:
        return parse_action(text)
    except DealError as error:
        raise usage(error, language) from None


def label_of(deal: Deal, language: Language) -> str:
    """The rule set of a deal as a person calls it."""
    base = documents()[deal.rules.base].hanzi if language == "zh" else deal.rules.base
    return "+".join([base, *(f"{key}={value}" for key, value in deal.rules.set.items())])


def title_of(rule_id: str, language: Language) -> str:
    """The title of a rule."""
    return rule(rule_id).title.in_language(language)


def say(words: dict[str, tuple[str, str]], key: str, language: Language) -> str:
    """A word of a table of words."""
    return words[key][1 if language == "zh" else 0]


class Progress:
    """A line on stderr that says how far a long count is, from two seconds on and only on a terminal."""

    def __init__(self, words: Text, language: Language, console: Console | None = None) -> None:
        self._console = console or errors()
        self._words = words.in_language(language)
        self._next = time.monotonic() + _PROGRESS_AFTER
        self._shown = False

    def tick(self, done: int) -> None:
        """So much is done."""
        if not self._console.is_terminal or time.monotonic() < self._next:
            return
        self._next = time.monotonic() + _PROGRESS_EVERY
        self._shown = True
        self._console.print(f"\r{self._words} {done:,}", end="", markup=False)

    def end(self) -> None:
        """Take the line away."""
        if self._shown:
            self._console.print("\r" + " " * (len(self._words) * 2 + 14) + "\r", end="")
