"""Plies a second of random legal play: the oracle under each rule set beside other projects, in one run.

Every contender has a process of its own, and they take turns, round by round; what counts is the time of the processor
in the best round, since a busy machine only slows.
"""

from __future__ import annotations

import gc
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from conformance_report.deals.format import read_deal
from conformance_report.deals.replay import rule_set_of
from conformance_report.engines.oracle_deal import action_of, setup_of
from oracle.actions import Action
from oracle.deal import play
from oracle.rulesets import BASES
from oracle.setup import Setup
from tools.bench.random_play import play_out, setups
from tools.bench.rivals import RIVALS, MissingRivalError, Rival, release

DEALS_ROOT = Path(__file__).resolve().parent.parent.parent / "scenarios" / "deals"
ROUNDS = 6
WARMING_ROUND = 0
WARMING = 300
DEALS = 60
"""A round before those that count warms a process: by so many deals, then there are fewer; all of them are fresh."""

Work = Callable[[int], int]
"""One round, by its number: how many plies it took."""


@dataclass(frozen=True)
class Row:
    """A line of the table: what was measured, and with it; why it was not measured where it was not."""

    what: str
    work: Work | None
    why_not: str = ""
    rival: Rival | None = None


def report() -> str:
    """The table, and how the oracle stands to floors and aims under the slowest rule set."""
    rows = [*[Row(f"oracle, {base}", partial(_random_play, base)) for base in BASES], _replay_row()]
    rows += [_rival_row(rival) for rival in RIVALS]
    rates = _measured({row.what: row.work for row in rows if row.work is not None})
    rivals = [(row.rival, rates[row.what]) for row in rows if row.rival is not None and row.what in rates]
    lines = ["## Plies of random play", ""]
    lines.append("".join(["| what | plies a second |", *[f" x {rival.name} |" for rival, _ in rivals]]))
    lines.append("".join(["|---|---:|", *["---:|" for _ in rivals]]))
    for row in rows:
        if row.what in rates:
            rate = rates[row.what]
            lines.append("".join([f"| {row.what} | {rate:,.0f} |", *[f" {rate / other:.3g} |" for _, other in rivals]]))
        else:
            lines.append("".join([f"| {row.what} | {row.why_not} |", " |" * len(rivals)]))
    slowest = min(rates[row.what] for row in rows[: len(BASES)])
    lines += ["", "The oracle under its slowest rule set against:", ""]
    lines += [_standing(rival, slowest / other) for rival, other in rivals]
    return "\n".join(lines) + "\n"


def _standing(rival: Rival, ratio: float) -> str:
    verdict = "the floor is missed" if ratio < rival.floor else "the floor is reached"
    if ratio >= rival.aim:
        verdict = "the aim is reached"
    return f"- {rival.name}: {ratio:.3g} times as fast; {verdict} (floor {rival.floor:g}, aim {rival.aim:g})"


def _rival_row(rival: Rival) -> Row:
    try:
        told = f"{rival.name} ({rival.distribution} {release(rival.distribution)})"
    except MissingRivalError as error:
        return Row(rival.name, None, f"not measured: {error}", rival)
    return Row(told, partial(rival.play, rival.games), rival=rival)


# the work


def _random_play(base: str, round_: int) -> int:
    """Fresh deals in every round, more of them in the round that warms the process."""
    return play_out(setups(base, WARMING if round_ == WARMING_ROUND else DEALS, seed=round_), seed=round_)


def _replay_row() -> Row:
    what = "oracle, the recorded deals judged and carried out again"
    if not any(DEALS_ROOT.glob("*/*.json")):
        return Row(what, None, f"not measured: there are no recorded deals in {DEALS_ROOT}")
    return Row(what, _replay)


def _replay(_round: int) -> int:
    """Every action of every recorded deal, the refused ones too."""
    for setup, actions in _recorded():
        play(setup, actions)
    return sum(len(actions) for _, actions in _recorded())


@cache
def _recorded() -> list[tuple[Setup, list[Action]]]:
    found = []
    for path in sorted(DEALS_ROOT.glob("*/*.json")):
        deal = read_deal(path.read_bytes(), path.name)
        setup = setup_of(deal.setup, rule_set_of(deal.rules, path.name))
        found.append((setup, [action_of(ply.action) for ply in deal.plies]))
    return found


# measuring


def _measured(works: dict[str, Work]) -> dict[str, float]:
    """The best rate of each, in plies a second of the processor's time."""
    context, best = multiprocessing.get_context("spawn"), dict.fromkeys(works, 0.0)
    with ExitStack() as stack:
        processes = {what: stack.enter_context(ProcessPoolExecutor(1, mp_context=context)) for what in works}
        for round_ in range(WARMING_ROUND, ROUNDS + 1):
            for what, work in works.items():
                rate = processes[what].submit(_timed, work, round_).result()
                best[what] = max(best[what], 0.0 if round_ == WARMING_ROUND else rate)
    return best


def _timed(work: Work, round_: int) -> float:
    gc.collect()
    began = time.process_time()
    plies = work(round_)
    return plies / (time.process_time() - began)
