"""The oracle and the Python example engine, written apart, play the same random deals and say the same at every ply.

A small sample by default; GOUJI_DIFFERENTIAL=2000 plays so many deals under each rule set.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from conformance_report.protocol import messages as m
from oracle.rulesets import BASES
from tests.differential.both import Both, both
from tests.properties.deals import some_hand

DEALS = int(os.environ.get("GOUJI_DIFFERENTIAL", "12"))
MOST_ACTIONS = 120


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
    with both(m.Rules(base)) as engines:
        for seed in range(DEALS):
            one_deal(Random(f"{base}{seed}"), engines)
        assert engines.questions > DEALS


def one_deal(chance: Random, engines: Both) -> None:
    """Play a random deal to its end, with tries that are refused on the way, comparing after every action."""
    setup = m.Setup(hands=[some_hand(chance) for _ in range(6)], leader=chance.randrange(6))
    actions: list[Any] = []
    for _ in range(MOST_ACTIONS):
        asked = engines.play(setup, actions)
        assert isinstance(asked.state, m.State)
        legal = asked.legal if isinstance(asked.legal, list) else []
        if asked.state.over or not legal:
            return
        assert isinstance(asked.state.hands, list)
        actions += tries(chance, legal, asked.state.hands) if chance.random() < 0.2 else []
        actions.append(chance.choice(legal))
