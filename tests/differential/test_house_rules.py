"""The oracle and the Python example engine play under house rules, from setups of every kind, and say the same.

A small sample by default; GOUJI_DIFFERENTIAL_HOUSES=300 plays under so many house rules.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from conformance_report.engines.port import Fault
from conformance_report.protocol import messages as m
from oracle.rulesets import BASES, departures, policies
from tests.differential.both import Both, both
from tests.differential.test_matches import breach, choose, some_suits
from tests.properties import deals, deals_before_play

HOUSES = int(os.environ.get("GOUJI_DIFFERENTIAL_HOUSES", "8"))
DEALS = 6
MOST_ACTIONS = 150
NOT_CHECKED = ("match_deals", "deck_threes_removed")
FROM = ("tribute", "buying", "calls", "revolution", "show-fours", "play", "play", "play")


@pytest.mark.parametrize("house", range(HOUSES))
def test_two_engines_written_apart_agree_under_house_rules(house: int) -> None:
    chance = Random(f"house {house}")
    values = {key: chance.choice(list(policy.values)) for key, policy in policies().items() if key not in NOT_CHECKED}
    base: Any = chance.choice(BASES)
    rules = m.Rules(base, dict(departures(base, values)))
    played = 0
    with both(rules) as engines:
        for _ in range(DEALS):
            played += one_deal(chance, engines, some_setup(chance, values))
        assert engines.questions >= DEALS


def some_setup(chance: Random, values: dict[str, Any]) -> m.Setup:
    """A deal in any phase, with whatever may have gone before; it may be one that cannot be, but not one that is over.

    Two sane engines may answer a setup that is over already in different ways, and the protocol does not ask for it.
    """
    phase: Any = chance.choice(FROM)
    hand = (
        deals.some_hand
        if phase == "play"
        else chance.choice((deals_before_play.some_hand, deals_before_play.rushing_hand))
    )
    out = chance.sample(range(6), chance.choice((0, 0, 1, 2))) if phase == "play" else []
    members: dict[str, Any] = {}
    late = phase in ("play", "show-fours")
    free = [seat for seat in range(6) if seat not in out]
    if chance.random() < 0.4 and phase in ("revolution", "show-fours", "play"):
        revolted = chance.choice([seat for seat in free if not would_end(seat, out, values)])
        members["revolted"] = revolted
        if late:
            head = chance.choice(("head", "headless"))
            members["head"] = {str((revolted + 3) % 6): head}
            granted = values["revolution_head"] in ("choose-three", "three")
            if granted and head == "head" and chance.random() < 0.5:
                members["dead_gouji"] = {str((revolted + 3) % 6): chance.randint(0, 3)}
    if late and chance.random() < 0.5:
        kinds = ["xuan"] if values["calls"] == "xuan" else ["ming", "yu"]
        members["calls"] = {str(seat): chance.choice(kinds) for seat in sorted(chance.sample(range(6), 2))}
    if phase == "play" and chance.random() < 0.5:
        members["opened"] = sorted(chance.sample(range(6), 2))
    hands = ["" if seat in out else hand(chance) for seat in range(6)]
    if phase == "revolution" and "revolted" in members:
        hands[members["revolted"]] = deals_before_play.rushing_hand(chance)
    fours = some_suits(chance, hands)
    return m.Setup(hands=hands, leader=chance.randrange(6), from_=phase, out=out, fours=fours, **members)


def would_end(revolted: int, out: list[int], values: dict[str, Any]) -> bool:
    """Whether the deal is over once this seat has revolted: its side is out, and that ends it."""
    mates_out = [seat for seat in out if seat % 2 == revolted % 2]
    return values["deal_ends"] == "side-out" and len(mates_out) == 2


def one_deal(chance: Random, engines: Both, setup: m.Setup) -> bool:
    """Play a deal to its end; False when both say that the setup cannot be."""
    if isinstance(engines.ask("deal.play", m.DealPlay(engines.rules, setup, [], ["state"])), Fault):
        return False
    actions: list[Any] = []
    for _ in range(MOST_ACTIONS):
        asked = engines.play(setup, actions)
        state = asked.state
        assert isinstance(state, m.State)
        if state.over:
            return True
        legal = list(asked.legal) if isinstance(asked.legal, list) else []
        actions.append(choose(chance, legal) if legal else breach(state))
    return True
