"""The recorded deals in scenarios/deals, played again from the plan; tools/find_deals.py finds the seeds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from conformance_report.deals.format import FORMAT, Deal, write_deal
from conformance_report.deals.replay import recorded
from conformance_report.deals.shown import shown_in_order
from conformance_report.deals.simulate import simulate, starting
from conformance_report.protocol import messages as m
from tools import common

WHAT = "the recorded deals"
SCHEMA = "conformance_report/deals/schemas/deal.schema.json"
PLAN: Final[dict[str, tuple[tuple[str, int, str], ...]]] = {
    "chongdian": (
        ("greedy", 1, "headless"),
        ("greedy", 73, "dealt"),
        ("greedy", 77, "head"),
        ("greedy", 135, "head"),
        ("greedy", 145, "dealt"),
        ("patient", 21, "dealt"),
        ("random", 1, "called"),
        ("random", 1, "dealt"),
        ("random", 1, "head"),
        ("random", 1, "headless"),
    ),
    "biesan": (
        ("greedy", 1, "called"),
        ("greedy", 3, "headless"),
        ("greedy", 25, "dealt"),
        ("patient", 9, "headless"),
        ("patient", 12, "dealt"),
        ("patient", 21, "dealt"),
        ("patient", 67, "dealt"),
        ("random", 1, "called"),
        ("random", 1, "dealt"),
        ("random", 1, "head"),
        ("random", 1, "headless"),
    ),
    "shandong": (
        ("greedy", 1, "headless"),
        ("greedy", 73, "dealt"),
        ("greedy", 77, "head"),
        ("greedy", 135, "head"),
        ("greedy", 145, "dealt"),
        ("patient", 21, "dealt"),
        ("random", 1, "called"),
        ("random", 1, "dealt"),
        ("random", 1, "head"),
        ("random", 1, "headless"),
    ),
    "fasi": (
        ("greedy", 7, "dealt"),
        ("greedy", 19, "headless"),
        ("greedy", 20, "headless"),
        ("patient", 7, "headless"),
        ("patient", 21, "dealt"),
        ("patient", 22, "dealt"),
        ("random", 1, "head"),
        ("random", 5, "dealt"),
        ("random", 7, "called"),
        ("random", 10, "headless"),
    ),
}
"""For each rule set the deals: player, seed, and how the deal stands at the first lead."""


def make() -> Mapping[str, str]:
    """The texts by path: every deal, and the JSON Schema of a recorded deal."""
    files = {SCHEMA: common.schema_of(Deal, f"A recorded deal, format {FORMAT}")}
    for base, entries in PLAN.items():
        for player, seed, start in entries:
            files[f"scenarios/deals/{base}/{player}-{seed}-{start}.json"] = write_deal(
                record(base, player, seed, start)
            )
    return files


def record(base: str, player: str, seed: int, start: str) -> Deal:
    """One deal of the plan, played and recorded."""
    rules = m.Rules(base)  # type: ignore[arg-type]
    played = simulate(rules, starting(rules, seed, start, base), player, seed, with_tries=True)
    return recorded(played, shows=shown_in_order(played.steps))


if __name__ == "__main__":
    raise SystemExit(common.main(WHAT, make))
