"""The recorded matches in scenarios/matches, played again from the plan; tools/find_matches.py finds the seeds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import structs

from conformance_report.deals.match import play_match
from conformance_report.deals.match_format import FORMAT, Match, write_match
from conformance_report.deals.match_shown import shown_in_order
from conformance_report.protocol import messages as m
from tools import common

WHAT = "the recorded matches"
SCHEMA = "conformance_report/deals/schemas/match.schema.json"
PLAN: Final[dict[str, tuple[tuple[str, int, int | None], ...]]] = {
    "chongdian": (
        ("greedy", 2, 13285),
        ("greedy", 2, 2313),
        ("patient", 2, 7180),
        ("random", 1, 11831),
    ),
    "biesan": (
        ("greedy", 2, 12612),
        ("greedy", 2, 19982),
        ("random", 1, 4993),
        ("random", 2, 9344),
    ),
    "shandong": (
        ("greedy", 1, 3754),
        ("patient", 1, 16523),
        ("random", 2, 19982),
        ("random", 2, 4993),
    ),
    "fasi": (
        ("greedy", 7, None),
        ("greedy", 8, None),
        ("greedy", 25, None),
        ("greedy", 33, None),
        ("random", 7, None),
    ),
}
"""For each rule set the matches: player, seed, and the seed of the first shuffle where rare hands were wanted."""


def make() -> Mapping[str, str]:
    """The texts by path: every match, and the JSON Schema of a recorded match."""
    files = {SCHEMA: common.schema_of(Match, f"A recorded match, format {FORMAT}")}
    for base, entries in PLAN.items():
        for entry in entries:
            files[path_of(base, *entry)] = write_match(record(base, *entry))
    return files


def path_of(base: str, player: str, seed: int, first: int | None) -> str:
    """Where a match of the plan stands."""
    shuffle = "" if first is None else f"-{first}"
    return f"scenarios/matches/{base}/{player}-{seed}{shuffle}.json"


def record(base: str, player: str, seed: int, first: int | None) -> Match:
    """One match of the plan, played and recorded."""
    found = play_match(m.Rules(base), player, seed, first=first, with_tries=True)  # type: ignore[arg-type]
    return structs.replace(found.match, shows=shown_in_order(found))


if __name__ == "__main__":
    raise SystemExit(common.main(WHAT, make))
