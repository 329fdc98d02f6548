"""Counting the sequences of legal actions from a position, and the first position where two engines differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from conformance_report.deals.format import text_of
from conformance_report.deals.replay import Position, take
from conformance_report.engines.port import Engine, Fault, FaultKind
from conformance_report.protocol import messages as m

Legal = dict[str, m.Action]
"""A legal set: the actions by their canonical texts, sorted."""

Tick = Callable[[int], None]
"""Told, now and then, how many positions were looked at."""


class Lister(Protocol):
    """Something that lists the legal actions after a line of play."""

    def legal(self, line: Sequence[m.Action]) -> Legal:
        """The legal set after these legal actions from the position where the counting begins. Raises FaultError."""

    def question(self, line: Sequence[m.Action]) -> m.DealPlay:
        """The question of the protocol about that position."""


class FaultError(Exception):
    """An engine gave no answer; the question and the fault."""

    def __init__(self, lister: Lister, fault: Fault, question: m.DealPlay) -> None:
        super().__init__(fault.detail)
        self.lister = lister
        self.fault = fault
        self.question = question


class _Asker:
    """Puts the question about a position: the rule set, the setup, and the actions before the counting begins."""

    def __init__(self, rules: m.Rules, setup: m.Setup, before: Sequence[m.Action]) -> None:
        self._rules = rules
        self._setup = setup
        self._before = list(before)

    def question(self, line: Sequence[m.Action]) -> m.DealPlay:
        """The question about the position after a line of play."""
        return m.DealPlay(self._rules, self._setup, [*self._before, *line], ["legal"])


class OracleLister(_Asker):
    """The oracle in this process: it steps on from positions that it has seen, so nothing is replayed."""

    def __init__(self, position: Position, rules: m.Rules, setup: m.Setup, before: Sequence[m.Action]) -> None:
        super().__init__(rules, setup, before)
        self._line: list[tuple[str, Position]] = [("", position)]

    def legal(self, line: Sequence[m.Action]) -> Legal:
        """The legal set after a line of play."""
        texts = [text_of(action) for action in line]
        kept = 1
        while kept < len(self._line) and kept <= len(texts) and self._line[kept][0] == texts[kept - 1]:
            kept += 1
        del self._line[kept:]
        for text, action in zip(texts[kept - 1 :], line[kept - 1 :], strict=True):
            self._line.append((text, take(self._line[-1][1], action, 0).after))
        return self._line[-1][1].told


class EngineLister(_Asker):
    """An engine that was started, asked with one question a position."""

    def __init__(self, engine: Engine, rules: m.Rules, setup: m.Setup, before: Sequence[m.Action]) -> None:
        super().__init__(rules, setup, before)
        self._engine = engine

    def legal(self, line: Sequence[m.Action]) -> Legal:
        """The legal set after a line of play. Raises FaultError."""
        question = self.question(line)
        found: Struct | Fault = self._engine.ask("deal.play", question)
        self._engine.take_exchanges()
        if isinstance(found, Fault):
            raise FaultError(self, found, question)
        if not isinstance(found, m.DealPlayed) or not isinstance(found.legal, list):
            missing = "the reply has no `legal`; only an engine that declares the capability legal can be counted"
            raise FaultError(self, Fault(FaultKind.NOT_SCHEMA_VALID, missing), question)
        return dict(sorted((text_of(action), action) for action in found.legal))


class Counter:
    """Counts lines of play, and says now and then how far it is."""

    def __init__(self, lister: Lister, tick: Tick = lambda _: None) -> None:
        self._lister = lister
        self._tick = tick
        self.positions = 0

    def count(self, line: list[m.Action], depth: int) -> int:
        """How many lines of `depth` legal actions there are after this one; a deal that ends makes no longer one."""
        if depth == 0:
            return 1
        legal = self._look(line)
        if depth == 1:
            return len(legal)
        return sum(self.count([*line, action], depth - 1) for action in legal.values())

    def divide(self, depth: int) -> Iterator[tuple[m.Action, int]]:
        """The count after each legal action. Depth is at least 1."""
        for action in self._look([]).values():
            yield action, self.count([action], depth - 1)

    def _look(self, line: list[m.Action]) -> Legal:
        self.positions += 1
        self._tick(self.positions)
        return self._lister.legal(line)


class Difference(Struct, frozen=True):
    """Where two legal sets differ: the line of play to there, and what only the one and only the other lists."""

    line: tuple[m.Action, ...]
    only_first: tuple[m.Action, ...]
    only_second: tuple[m.Action, ...]


def first_difference(first: Lister, second: Lister, depth: int, tick: Tick = lambda _: None) -> Difference | None:
    """The shortest line of play, the first of equals, after which two legal sets differ; None up to this depth."""
    lines: list[tuple[m.Action, ...]] = [()]
    looked = 0
    for left in range(depth, 0, -1):
        following: list[tuple[m.Action, ...]] = []
        for line in lines:
            looked += 1
            tick(looked)
            mine, theirs = first.legal(line), second.legal(line)
            if mine.keys() != theirs.keys():
                return Difference(
                    line,
                    tuple(action for text, action in mine.items() if text not in theirs),
                    tuple(action for text, action in theirs.items() if text not in mine),
                )
            if left > 1:
                following += [(*line, action) for action in mine.values()]
        lines = following
    return None
