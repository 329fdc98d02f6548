"""Few of many that together show everything: what tools/find_deals.py and tools/find_matches.py share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

Entry = TypeVar("Entry")


def few_that_show(found: Mapping[Entry, frozenset[str]], wanted: Iterable[str]) -> tuple[list[Entry], set[str]]:
    """One after the other the entry that shows most of what is still missing; and what none of them shows."""
    missing = set(wanted)
    picked: list[Entry] = []
    while missing:
        best = max(found, key=lambda entry: (len(found[entry] & missing), len(found[entry])))
        if not found[best] & missing:
            break
        picked.append(best)
        missing -= found[best]
    return picked, missing


def as_plan(base: str, picked: Iterable[object], missing: Iterable[str]) -> str:
    """The lines of a plan for a rule set, with a remark on what is not shown."""
    lines = [
        f'    "{base}": (',
        *(f"        {entry},".replace("'", '"') for entry in sorted(picked, key=str)),
        "    ),",
    ]
    left = ", ".join(sorted(missing))
    return "\n".join(lines) + (f"  # not shown: {left}" if left else "")
