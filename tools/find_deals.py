"""Look for few deals that together show every rule of play: python -m tools.find_deals chongdian --seeds 300.

It prints lines for the plan of tools/record_deals.py.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator

from conformance_report.deals.players import PLAYERS
from conformance_report.deals.shown import rules_to_show, shown_by
from conformance_report.deals.simulate import STARTS, simulate, starting
from conformance_report.protocol import messages as m
from oracle.rulesets import BASES
from tools.cover import as_plan, few_that_show

Entry = tuple[str, int, str]
"""Player, seed, start."""

FEWEST = 10
"""How many deals a rule set has at least."""

FEWEST_SEEDS = 30
"""How many seeds are looked at even when fewer show everything."""


def candidates(seeds: int, from_seed: int) -> Iterator[Entry]:
    """Every player and start with these seeds."""
    for seed in range(from_seed, from_seed + seeds):
        for player in PLAYERS:
            for start in STARTS:
                yield player, seed, start


def entry_of(text: str) -> Entry:
    """The entry that a name such as patient-539-dealt stands for."""
    player, seed, start = text.split("-")
    return player, int(seed), start


def rules_shown(base: str, entry: Entry) -> frozenset[str]:
    """The rules to be shown that one simulated deal shows."""
    player, seed, start = entry
    rules = m.Rules(base)  # type: ignore[arg-type]
    played = simulate(rules, starting(rules, seed, start, base), player, seed, with_tries=True)
    return shown_by(played.steps) & frozenset(rules_to_show(base))


def searched(base: str, seeds: int, from_seed: int, also: Iterable[Entry]) -> dict[Entry, frozenset[str]]:
    """What each candidate shows, until together they show everything, and a few seeds more to choose from."""
    found = {entry: rules_shown(base, entry) for entry in also}
    missing, enough = set(rules_to_show(base)).difference(*found.values()), seeds
    for entry in candidates(seeds, from_seed):
        tried = entry[1] - from_seed
        if tried >= enough:
            break
        found[entry] = rules_shown(base, entry)
        if missing and not missing - found[entry]:
            enough = max(tried + 1, FEWEST_SEEDS)
        if missing & found[entry]:
            missing -= found[entry]
            print(f"{base}: after seed {entry[1]} missing {', '.join(sorted(missing)) or 'nothing'}", file=sys.stderr)
    return found


def chosen(base: str, seeds: int, from_seed: int, also: Iterable[Entry]) -> tuple[list[Entry], set[str]]:
    """The deals that are chosen, one after the other the one that shows most that is still missing; what is missing."""
    found = searched(base, seeds, from_seed, also)
    picked, missing = few_that_show(found, rules_to_show(base))
    for entry in found:
        alike = {(player, start) for player, _, start in picked}
        if len(picked) < FEWEST and (entry[0], entry[2]) not in alike:
            picked.append(entry)
    return picked, missing


def main() -> int:
    """Print a plan for each rule set that is named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bases", nargs="+", choices=BASES)
    parser.add_argument("--seeds", type=int, default=300)
    parser.add_argument("--from-seed", type=int, default=1)
    parser.add_argument("--also", nargs="*", default=(), type=entry_of, help="such as patient-539-dealt")
    arguments = parser.parse_args()
    incomplete = False
    for base in arguments.bases:
        picked, missing = chosen(base, arguments.seeds, arguments.from_seed, arguments.also)
        print(as_plan(base, picked, missing), flush=True)
        incomplete = incomplete or bool(missing)
    return 1 if incomplete else 0


if __name__ == "__main__":
    raise SystemExit(main())
