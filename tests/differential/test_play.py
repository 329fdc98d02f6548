"""The oracle and the Python example engine, written apart, play the same random deals and say the same at every ply.

A small sample by default; GOUJI_DIFFERENTIAL=2000 plays so many deals under each rule set.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from conformance_report.config import suite_info
from conformance_report.engines.oracle_engine import OracleEngine
from conformance_report.engines.stdio import StdioEngine
from conformance_report.protocol import messages as m
from oracle.rulesets import BASES
from tests.properties.deals import some_hand

ENGINE = [sys.executable, str(Path(__file__).resolve().parent.parent.parent / "adapters/python/engine.py")]
DEALS = int(os.environ.get("GOUJI_DIFFERENTIAL", "12"))
MOST_ACTIONS = 120
ORDER = "3456789TJQKA2XD"


def plain(value: Any) -> Any:
    """A value in which cards are in order and reasons, which are diagnostic, are left out."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items() if key != "reasons"}
    if isinstance(value, list):
        return [plain(one) for one in value]
    if isinstance(value, str) and value and set(value) <= set(ORDER):
        return "".join(sorted(value, key=ORDER.index))
    return value


def answer(engine: Any, rules: m.Rules, setup: m.Setup, actions: list[Any]) -> Any:
    """What an engine says of a deal so far, the legal actions in one order."""
    found = plain(to_builtins(engine.ask("deal.play", m.DealPlay(rules, setup, actions, ["state", "legal", "events"]))))
    if isinstance(found, dict) and "legal" in found:
        found["legal"] = sorted(map(repr, found["legal"]))
    return found


def tries(chance: Random, legal: list[Any], hands: list[str]) -> list[Any]:
    """Actions that are mostly not legal: random cards, passes and claims of random seats."""
    seat = chance.randrange(6)
    cards = "".join(chance.sample(hands[seat], min(len(hands[seat]), chance.randint(1, 3)))) or "5"
    found: list[Any] = [m.PlayAction(seat, cards), m.PassAction(seat), m.YieldAction(seat), m.NextAction()]
    claims = [one.seats[0] for one in legal if isinstance(one, m.BurnAction)]
    found += [m.BurnAction([seat]), m.BurnAction(claims or [seat, (seat + 1) % 6])]
    return chance.sample(found, 2)


@pytest.mark.parametrize("base", BASES)
def test_two_engines_written_apart_agree_at_every_ply(base: Any) -> None:
    rules = m.Rules(base)
    oracle = OracleEngine([rules])
    with StdioEngine(ENGINE, suite=suite_info(), question_timeout=20) as other:
        assert isinstance(other.start(), m.Initialized)
        for seed in range(DEALS):
            one_deal(Random(f"{base}{seed}"), rules, oracle, other)
            oracle.take_exchanges()
            other.take_exchanges()


def one_deal(chance: Random, rules: m.Rules, oracle: OracleEngine, other: StdioEngine) -> None:
    """Play a random deal to its end, with tries that are refused on the way, comparing after every action."""
    setup = m.Setup(hands=[some_hand(chance) for _ in range(6)], leader=chance.randrange(6))
    actions: list[Any] = []
    for _ in range(MOST_ACTIONS):
        question = m.DealPlay(rules, setup, actions, ["state", "legal"])
        asked = oracle.ask("deal.play", question)
        assert isinstance(asked, m.DealPlayed)
        assert answer(oracle, rules, setup, actions) == answer(other, rules, setup, actions), to_builtins(question)
        assert isinstance(asked.state, m.State)
        legal = asked.legal if isinstance(asked.legal, list) else []
        if asked.state.over or not legal:
            return
        actions += tries(chance, legal, list(asked.state.hands)) if chance.random() < 0.2 else []  # type: ignore[arg-type]
        actions.append(chance.choice(legal))
