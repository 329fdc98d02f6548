"""What the commands about deals share: reading the file, the place in it, progress, and words."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

from cyclopts import Parameter
from rich.console import Console

from conformance_report.cli.common import Language, UsageError, errors
from conformance_report.deals.format import Deal, DealError, read_deal
from conformance_report.deals.match_format import Match, is_match, read_match
from conformance_report.deals.replay import Replayed, replay
from conformance_report.deals.short import parse_action
from conformance_report.engines.oracle_deal import event_told
from conformance_report.protocol import messages as m
from oracle.catalogue import Text, documents, rule
from oracle.events import Event

_PROGRESS_AFTER: Final = 2.0
_PROGRESS_EVERY: Final = 1.0
STDIN: Final = "-"

DealFile: TypeAlias = Annotated[str, Parameter(allow_leading_hyphen=True)]
"""The file of a deal as an argument; - is stdin."""


def usage(error: DealError, language: Language) -> UsageError:
    """The error in the language of the person."""
    return UsageError(error.words.in_language(language))


def load(path: str, language: Language) -> Deal:
    """The deal in a file, or on stdin for `-`; match.json#2 is the second deal of a match. Raises UsageError."""
    found = load_any(path, language)
    if isinstance(found, Deal):
        return found
    raise UsageError(
        f"{path}：这是整场比赛；请指明其中一局，例如 {path}#1。" if language == "zh"
        else f"{path}: this is a whole match; name one of its deals, such as {path}#1."
    )  # fmt: skip


def load_any(path: str, language: Language) -> Deal | Match:
    """What is in a file, or on stdin for `-`: a deal, a match, or with #2 the second deal of a match. Raises UsageError."""
    file, number = _number_of(path)
    data = _bytes_of(file, language)
    name = name_of(file)
    try:
        if not is_match(data, name):
            return read_deal(data, path if file != STDIN else name) if number is None else _no_match(path, language)
        match = read_match(data, name)
    except DealError as error:
        raise usage(error, language) from None
    return match if number is None else _deal_of(match, number, path, language)


def name_of(path: str) -> str:
    """A file as errors name it."""
    return "stdin" if path == STDIN else path


def _number_of(path: str) -> tuple[str, int | None]:
    """The file, and the number of the deal that is named after it; a file of that very name goes first."""
    file, mark, number = path.rpartition("#")
    if not mark or not number.isdecimal() or Path(path).exists():
        return path, None
    return file, int(number)


def _no_match(path: str, language: Language) -> Deal:
    raise UsageError(
        f"{path}：文件里是一局牌，不是一场比赛；请去掉 # 和后面的数。" if language == "zh"
        else f"{path}: the file holds one deal, not a match; leave out the # and what follows."
    )  # fmt: skip


def _deal_of(match: Match, number: int, path: str, language: Language) -> Deal:
    if 1 <= number <= len(match.deals):
        return match.deal(number)
    raise UsageError(
        f"{path}：这场比赛有 {len(match.deals)} 局；请写 #1 到 #{len(match.deals)}。" if language == "zh"
        else f"{path}: the match has {len(match.deals)} deals; write #1 to #{len(match.deals)}."
    )  # fmt: skip


def _bytes_of(path: str, language: Language) -> bytes:
    if path.startswith("--"):
        raise UsageError(f"没有选项 {path}。" if language == "zh" else f"Unknown option: {path}; --help lists them.")
    try:
        return sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageError(
            f"{path}：{why}；请给出可以读取的牌局文件，或用 - 从标准输入读。" if language == "zh"
            else f"{path}: {why}; name the file of a deal, or - for stdin."
            + (f" For a rule: gouji rules {path}." if _looks_like_a_rule(path) else "")
        ) from None  # fmt: skip


def _looks_like_a_rule(text: str) -> bool:
    topic, dash, number = text.partition("-")
    return bool(dash) and topic.isalpha() and number.isdigit()


def played(path: str, language: Language) -> Replayed:
    """The deal in a file, played by the oracle. Raises UsageError."""
    return played_of(load(path, language), path, language)


def played_of(deal: Deal, path: str, language: Language) -> Replayed:
    """A deal of a file, played by the oracle. Raises UsageError."""
    try:
        return replay(deal, name_of(path))
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


def label_of(deal: Deal | Match, language: Language) -> str:
    """The rule set of a deal or match as a person calls it."""
    base = documents()[deal.rules.base].hanzi if language == "zh" else deal.rules.base
    return "+".join([base, *(f"{key}={value}" for key, value in deal.rules.set.items())])


def title_of(rule_id: str, language: Language) -> str:
    """The title of a rule."""
    return rule(rule_id).title.in_language(language)


def say(words: dict[str, tuple[str, str]], key: str, language: Language) -> str:
    """A word of a table of words."""
    return words[key][1 if language == "zh" else 0]


def event_words(event: Event) -> str:
    """An event on one line, with the rule that caused it."""
    told = event_told(event)
    values = " ".join(_event_value(name, value) for name, value in told.items() if name != "type")
    return f"{told['type']}{' ' + values if values else ''} [{event.rule_id}]"


def _event_value(name: str, value: Any) -> str:
    told = "–" if value is None else str(value)
    return told if name in ("seat", "winner", "by") else f"{name} {told}"


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
