"""Questions of a differential test a second: both engines asked and compared, beside the slower of them alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from conformance_report.engines.oracle_engine import OracleEngine
from conformance_report.protocol import codec
from conformance_report.protocol import messages as m
from tests.differential.both import both
from tests.properties.deals import some_hand
from tools.bench.measure import Figure, rate, table

RULES = m.Rules("chongdian")
DEALS = 6
FLOOR = 0.5
ADAPTER = Path(__file__).resolve().parent.parent.parent / "adapters" / "python"
# The adapter's modules have names of their own kind; it is measured alone in a process that has nothing else.
ALONE = """
import sys, time
sys.path.insert(0, sys.argv[1])
from engine import answer
lines = sys.stdin.buffer.readlines()
best = 0.0
for _ in range(5):
    began = time.perf_counter()
    for line in lines:
        answer(line)
    best = max(best, len(lines) / (time.perf_counter() - began))
print(best)
"""


def report() -> str:
    """The table, and whether the floor is reached."""
    questions = list(_questions())
    figures = [Figure("adapters/python alone, without a pipe", _alone(questions))]
    figures.append(Figure("the oracle alone, through the codec", _oracle(questions)))
    figures.append(Figure("both asked and compared, one through a pipe", _compared(questions)))
    slower = min(figures[0].per_second, figures[1].per_second)
    reached = figures[2].per_second / slower
    verdict = "reached" if reached >= FLOOR else "missed"
    text = table("Differential testing of deals at every ply", "questions", figures)
    return f"{text}\n{reached:.2g} times the speed of the slower side alone: the floor of {FLOOR:g} is {verdict}.\n"


def _questions() -> Iterator[m.DealPlay]:
    oracle = OracleEngine([RULES])
    for seed in range(DEALS):
        chance = Random(seed)
        setup = m.Setup(hands=[some_hand(chance) for _ in range(6)], leader=chance.randrange(6))
        actions: list[Any] = []
        while True:
            question = m.DealPlay(RULES, setup, list(actions), ["state", "legal", "events"])
            yield question
            answer = oracle.ask("deal.play", question)
            if not isinstance(answer, m.DealPlayed) or not isinstance(answer.legal, list) or not answer.legal:
                break
            actions.append(chance.choice(answer.legal))
        oracle.take_exchanges()


def _alone(questions: list[m.DealPlay]) -> float:
    lines = b"".join(codec.encode_request(m.Request(n, "deal.play", one)) for n, one in enumerate(questions))
    ran = subprocess.run([sys.executable, "-c", ALONE, str(ADAPTER)], input=lines, capture_output=True, check=True)
    return float(ran.stdout)


def _oracle(questions: list[m.DealPlay]) -> float:
    oracle = OracleEngine([RULES])

    def work() -> int:
        for one in questions:
            oracle.ask("deal.play", one)
        oracle.take_exchanges()
        return len(questions)

    return rate(work)


def _compared(questions: list[m.DealPlay]) -> float:
    with both(RULES) as engines:

        def work() -> int:
            for one in questions:
                engines.ask("deal.play", one)
            return len(questions)

        return rate(work)
