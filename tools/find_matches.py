"""Look for few matches that together show every rule of deal and match: python -m tools.find_matches fasi --seeds 60.

It prints lines for the plan of tools/record_matches.py. Rare hands are looked for among many shuffles of a first deal.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from conformance_report.deals.match import play_match
from conformance_report.deals.match_shown import rules_to_show, shown_by
from conformance_report.deals.replay import rule_set_of
from conformance_report.engines.oracle_settling import hands_dealt
from conformance_report.protocol import messages as m
from oracle.rulesets import BASES
from tools.cover import as_plan, few_that_show

Entry = tuple[str, int, int | None]
"""Player, seed, and the seed of the first shuffle where it is chosen."""

PLAYERS = ("greedy", "patient", "random")
FEWEST = 3
"""How many matches a rule set has at least."""

_MONEY = frozenset("2XD")


def rare_shuffles(rules: m.Rules, shuffles: int) -> Iterator[int]:
    """Shuffles with two hands, or opposites, without a joker and a 2, or with one that has no 3 besides."""
    rule_set = rule_set_of(rules, rules.base)
    for seed in range(shuffles):
        hands = [set(hand) for hand in hands_dealt(m.DealHands(rules, seed), rule_set).hands]
        poor = [hand for hand in hands if not hand & _MONEY]
        if len(poor) > 1 or any("3" not in hand for hand in poor):
            yield seed


def candidates(rules: m.Rules, seeds: int, from_seed: int, shuffles: int) -> Iterator[Entry]:
    """Every player with these seeds, and with the rare shuffles."""
    for seed in range(from_seed, from_seed + seeds):
        yield from ((player, seed, None) for player in PLAYERS)
    for shuffle in rare_shuffles(rules, shuffles):
        yield from ((player, seed, shuffle) for player in PLAYERS for seed in (from_seed, from_seed + 1))


def rules_shown(rules: m.Rules, entry: Entry) -> frozenset[str]:
    """The rules to be shown that one match shows."""
    player, seed, first = entry
    found = play_match(rules, player, seed, first=first, with_tries=True)
    return shown_by(found) & frozenset(rules_to_show(rules.base))


def chosen(rules: m.Rules, seeds: int, from_seed: int, shuffles: int) -> tuple[list[Entry], set[str]]:
    """The matches that are chosen, one after the other the one that shows most that is still missing; what is missing."""
    found: dict[Entry, frozenset[str]] = {}
    missing = set(rules_to_show(rules.base))
    for entry in candidates(rules, seeds, from_seed, shuffles):
        found[entry] = rules_shown(rules, entry)
        if missing & found[entry]:
            missing -= found[entry]
            print(f"{rules.base}: {entry}: missing {', '.join(sorted(missing)) or 'nothing'}", file=sys.stderr)
    picked, missing = few_that_show(found, rules_to_show(rules.base))
    others = sorted((entry for entry in found if entry not in picked), key=lambda entry: -len(found[entry]))
    picked += others[: max(0, FEWEST - len(picked))]
    return picked, missing


def main() -> int:
    """Print a plan for each rule set that is named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bases", nargs="+", choices=BASES)
    parser.add_argument("--seeds", type=int, default=60)
    parser.add_argument("--from-seed", type=int, default=1)
    parser.add_argument("--shuffles", type=int, default=20_000, help="among so many first shuffles for rare hands")
    arguments = parser.parse_args()
    incomplete = False
    for base in arguments.bases:
        picked, missing = chosen(m.Rules(base), arguments.seeds, arguments.from_seed, arguments.shuffles)
        print(as_plan(base, picked, missing), flush=True)
        incomplete = incomplete or bool(missing)
    return 1 if incomplete else 0


if __name__ == "__main__":
    raise SystemExit(main())
