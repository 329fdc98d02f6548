"""Ten thousand random deals, every ply checked: seconds of the processor, on one core."""

from __future__ import annotations

import time

from oracle.rulesets import BASES
from tools.bench.random_play import play_checked, setups

DEALS = 10_000
MOST_SECONDS = 60
BATCH = 100


def report() -> str:
    """The table; a deal in which something does not hold ends the run, by an exception that names it."""
    lines = ["## Random deals, every ply checked", "", "| rules | deals | plies | seconds |", "|---|---:|---:|---:|"]
    number = DEALS // len(BASES)
    total = 0.0
    for base in BASES:
        began = time.process_time()
        plies = sum(play_checked(setups(base, BATCH, seed), seed) for seed in range(number // BATCH))
        seconds = time.process_time() - began
        total += seconds
        lines.append(f"| {base} | {number:,} | {plies:,} | {seconds:.1f} |")
    verdict = "within" if total < MOST_SECONDS else "beyond"
    return "\n".join([*lines, "", f"{DEALS:,} deals in {total:.1f} seconds: {verdict} {MOST_SECONDS}."]) + "\n"
