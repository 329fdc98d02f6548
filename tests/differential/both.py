"""Two engines written apart, asked the same: what they say is compared member by member, lists of actions as sets."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct, to_builtins

from conformance_report.config import suite_info
from conformance_report.engines.oracle_engine import OracleEngine
from conformance_report.engines.stdio import StdioEngine
from conformance_report.protocol import messages as m

ENGINE = [sys.executable, str(Path(__file__).resolve().parent.parent.parent / "adapters/python/engine.py")]
ORDER = "3456789TJQKA2XD"


class Both:
    """The oracle and the Python example engine under one rule set."""

    def __init__(self, rules: m.Rules, oracle: OracleEngine, other: StdioEngine) -> None:
        self.rules = rules
        self.questions = 0
        self._oracle = oracle
        self._other = other

    def ask(self, method: str, question: Struct) -> Any:
        """The oracle's answer, after the other engine was seen to give the same. Raises AssertionError."""
        mine, theirs = self._oracle.ask(method, question), self._other.ask(method, question)
        assert plain(to_builtins(mine)) == plain(to_builtins(theirs)), f"{method} {to_builtins(question)}"
        self.questions += 1
        if self.questions % 200 == 0:
            self._oracle.take_exchanges()
            self._other.take_exchanges()
        return mine

    def play(self, setup: m.Setup, actions: list[Any]) -> m.DealPlayed:
        """A deal so far: rulings, state, legal actions, events."""
        answer = self.ask("deal.play", m.DealPlay(self.rules, setup, actions, ["state", "legal", "events"]))
        assert isinstance(answer, m.DealPlayed), answer
        return answer

    def oracle_plays(self, setup: m.Setup, actions: list[Any]) -> m.DealPlayed:
        """What the oracle alone says of a deal so far."""
        answer = self._oracle.ask("deal.play", m.DealPlay(self.rules, setup, actions, ["state", "legal", "events"]))
        assert isinstance(answer, m.DealPlayed), answer
        return answer

    def oracle_deals(self, seed: int) -> list[str]:
        """Six whole hands."""
        answer = self._oracle.ask("deal.hands", m.DealHands(self.rules, seed))
        assert isinstance(answer, m.HandsDealt), answer
        return list(answer.hands)


@contextmanager
def both(rules: m.Rules) -> Iterator[Both]:
    """Start the two engines; house rules are declared to the other one on its command line."""
    house = ["--declare", json.dumps({"base": rules.base, "set": rules.set})] if rules.set else []
    with StdioEngine([*ENGINE, *house], suite=suite_info(), question_timeout=60) as other:
        assert isinstance(other.start(), m.Initialized)
        yield Both(rules, OracleEngine([rules]), other)


def plain(value: Any) -> Any:
    """A value in which cards and lists of actions are in order; reasons and messages, which are words, are left out."""
    if isinstance(value, dict):
        found = {key: plain(one) for key, one in value.items() if key not in ("reasons", "detail", "message")}
        if found.get("type") == "rush":
            found["plays"] = sorted(found["plays"])
        if isinstance(found.get("shaos"), list):
            found["shaos"] = sorted(map(repr, found["shaos"]))
        if "legal" in found and isinstance(found["legal"], list):
            found["legal"] = sorted(map(repr, found["legal"]))
        return found
    if isinstance(value, list):
        return [plain(one) for one in value]
    if isinstance(value, str) and value and set(value) <= set(ORDER):
        return "".join(sorted(value, key=ORDER.index))
    return value
