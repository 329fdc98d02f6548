"""Judging questions a second: the oracle's function, the oracle behind the codec, engines behind a pipe."""

from __future__ import annotations

import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

from conformance_report.config import suite_info
from conformance_report.engines.oracle_engine import OracleEngine
from conformance_report.engines.stdio import StdioEngine
from conformance_report.protocol import codec
from conformance_report.protocol import messages as m
from oracle.cards import counts_of
from oracle.combination import Combination, classify
from oracle.judge import judge
from oracle.rulesets import base_rules
from tools.bench.measure import Figure, rate, table

ROOT = Path(__file__).resolve().parent.parent.parent
ECHO = "import sys\nfor line in sys.stdin.buffer:\n    sys.stdout.buffer.write(line)\n    sys.stdout.buffer.flush()\n"
PLAYS = ("5", "TTTTT", "2QQ", "XX888", "DD999", "D22", "56", "KKKK2", "XXX", "3333")
QUESTIONS = [(cards, table) for cards, table in product(PLAYS, PLAYS) if table != "56"] * 10


def report() -> str:
    """The table."""
    figures = [Figure("bare pipe to Python: a line there and back", _bare_pipe())]
    figures.append(Figure("oracle, as a function", _in_process()))
    figures.append(Figure("oracle, through the codec", _asked(OracleEngine())))
    engines = [("oracle (`gouji oracle`)", [sys.executable, "-m", "conformance_report", "oracle"])]
    engines.append(("adapters/python", [sys.executable, str(ROOT / "adapters/python/engine.py")]))
    if shutil.which("node"):
        engines.append(("adapters/node", ["node", str(ROOT / "adapters/node/engine.mjs")]))
    figures += [
        Figure(f"{name}, through a pipe", _asked(StdioEngine(words, suite=suite_info()))) for name, words in engines
    ]
    return table("Judging cards", "questions", figures)


def _bare_pipe() -> float:
    """The same lines, sent to a process that sends them back, by buffered files: the floor that a pipe sets."""
    lines = [codec.encode_request(m.Request(n, "cards.judge", _params(q))) for n, q in enumerate(QUESTIONS)]
    with subprocess.Popen([sys.executable, "-c", ECHO], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        send, hear = process.stdin, process.stdout

        def work() -> int:
            for line in lines:
                send.write(line)
                send.flush()
                hear.readline()
            return len(lines)

        found = rate(work)
        send.close()
    return found


def _in_process() -> float:
    rules = base_rules("biesan")
    asked = [(counts_of(cards), classify(counts_of(over), rules)) for cards, over in QUESTIONS]
    plays = [(cards, over) for cards, over in asked if isinstance(over, Combination)]

    def work() -> int:
        for cards, over in plays:
            judge(cards, over, rules)
        return len(plays)

    return rate(work)


def _asked(engine: Any) -> float:
    params = [_params(one) for one in QUESTIONS]

    def work() -> int:
        for one in params:
            engine.ask("cards.judge", one)
        engine.take_exchanges()
        return len(params)

    started = engine.start()
    if not isinstance(started, m.Initialized):
        raise SystemExit(f"the engine did not start: {started}")
    found = rate(work)
    engine.close()
    return found


def _params(question: tuple[str, str]) -> m.Judge:
    return m.Judge(m.Rules("biesan"), question[0], question[1])
