"""How something is measured, and how a figure is printed."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

ROUNDS = 5


@dataclass(frozen=True)
class Figure:
    """What was measured, so many a second, and its ratio to the first figure of its table."""

    what: str
    per_second: float


def rate(work: Callable[[], int], rounds: int = ROUNDS) -> float:
    """The best rate a second of several rounds of work, which returns how much it did: noise only slows."""
    best = 0.0
    for _ in range(rounds):
        began = time.perf_counter()
        done = work()
        best = max(best, done / (time.perf_counter() - began))
    return best


def table(title: str, unit: str, figures: list[Figure]) -> str:
    """A Markdown table; the ratio is to the first line."""
    first = figures[0].per_second
    lines = [f"## {title}", "", f"| what | {unit} a second | ratio |", "|---|---:|---:|"]
    lines += [f"| {one.what} | {one.per_second:,.0f} | {one.per_second / first:.3g} |" for one in figures]
    return "\n".join(lines) + "\n"
