"""The oracle and the Python example engine play whole matches, from tribute to the final score, and say the same.

Small hands, so that a match is short; the debts of a deal are paid in the next, a void deal is dealt again. A small
sample by default; GOUJI_DIFFERENTIAL_MATCHES=200 plays so many matches under each rule set. One match under each is
dealt by the oracle, with whole hands.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from conformance_report.deals.match import facts_told
from conformance_report.engines.port import Fault
from conformance_report.protocol import messages as m
from oracle.rulesets import BASES, base_rules
from tests.differential.both import ORDER, Both, both
from tests.properties.deals import some_hand

MATCHES = int(os.environ.get("GOUJI_DIFFERENTIAL_MATCHES", "3"))
MOST_ACTIONS = 600
COMPARED_WHOLE = 25
"""In a deal with whole hands so many plies, spread over it, are compared; in a small one all."""

SEAT_KEYS: tuple[m.SeatKey, ...] = ("0", "1", "2", "3", "4", "5")
EARLY = (m.CallAction, m.RevoltAction, m.BuyAction, m.ReturnAction, m.ShowFoursAction, m.RushAction, m.TrialAction)


@pytest.mark.parametrize("base", BASES)
def test_two_engines_written_apart_agree_on_whole_matches(base: Any) -> None:
    with both(m.Rules(base)) as engines:
        for seed in range(MATCHES):
            chance = Random(f"match {base} {seed}")
            one_match(chance, engines, lambda chance=chance: [some_hand(chance, 9) + "69" for _ in range(6)])


@pytest.mark.parametrize("base", BASES)
def test_two_engines_written_apart_agree_on_a_match_with_whole_hands(base: Any) -> None:
    with both(m.Rules(base)) as engines:
        chance = Random(f"whole {base}")

        def dealt() -> list[str]:
            return list(engines.oracle_deals(chance.randrange(10**6)))

        one_match(chance, engines, dealt, most_deals=2, compared=COMPARED_WHOLE)


def one_match(chance: Random, engines: Both, deal: Any, most_deals: int = 99, compared: int | None = None) -> None:
    """Play a match to its end, or to a sweep that is not the last; settle every deal, and score what was played."""
    rules = base_rules(engines.rules.base)
    debts: list[m.Debt] = []
    facts: list[m.Facts] = []
    for _ in range(min(rules.match_deals, most_deals)):
        hands = deal()
        paid = engines.ask("match.tribute", m.MatchTribute(engines.rules, hands, debts))
        assert isinstance(paid, m.TributePaid)
        fours = some_suits(chance, hands)
        setup = m.Setup(hands=hands, leader=chance.randrange(6), from_="tribute", fours=fours, debts=debts)
        cannot_be = isinstance(engines.ask("deal.play", m.DealPlay(engines.rules, setup, [], ["state"])), Fault)
        played = None if cannot_be else one_deal(chance, engines, setup, compared)
        if played is None:
            continue  # void, or somebody would pay his last card: dealt again with the same debts
        facts.append(played)
        settled = engines.ask("deal.settle", m.DealSettle(engines.rules, played))
        assert isinstance(settled, m.Settled)
        assert isinstance(settled.scores, list)
        assert isinstance(settled.tribute, list)
        assert sum(settled.scores) == 0
        left = [m.Departure(chance.randrange(6), chance.randint(0, len(facts)))] if chance.random() < 0.3 else []
        scored = engines.ask("match.score", m.MatchScore(engines.rules, facts, left))
        assert isinstance(scored, m.MatchScored)
        assert isinstance(scored.carries, list)
        debts = settled.tribute if scored.carries[-1] else []


def one_deal(chance: Random, engines: Both, setup: m.Setup, compared: int | None) -> m.Facts | None:
    """Play a deal from tribute to its end and say what is remembered of it; None when it is void."""
    actions: list[Any] = []
    waived: list[list[int]] = []
    every = 1 if compared is None else MOST_ACTIONS // compared
    failed: list[int] = []
    for ply in range(MOST_ACTIONS):
        whole = every == 1 or ply < 12 or ply % every == 0
        asked = engines.play(setup, actions) if whole else engines.oracle_plays(setup, actions)
        state = asked.state
        assert isinstance(state, m.State)
        if state.void:
            return None
        legal = list(asked.legal) if isinstance(asked.legal, list) else []
        if state.over:
            asked = engines.play(setup, actions)
            if legal and chance.random() < 0.5:
                waiver = legal[0]
                assert isinstance(waiver, m.WaiveAction)
                actions.append(waiver)
                waived.append(list(waiver.seats))
                engines.play(setup, actions)
            assert isinstance(asked.events, list)
            failed = [one["seat"] for one in asked.events if one["type"] == "burn-failed"]
            return facts_told(state, failed, waived)
        actions.append(choose(chance, legal) if legal else breach(state))
    raise AssertionError(f"a deal does not end: {setup}")


def some_suits(chance: Random, hands: list[str]) -> dict[m.SeatKey, str]:
    """The suits of the 4s in each hand."""
    return {key: "".join(chance.choices("SHCD", k=hand.count("4"))) for key, hand in zip(SEAT_KEYS, hands, strict=True)}


def choose(chance: Random, legal: list[Any]) -> Any:
    """One of the legal actions; of calls, purchases and revolutions one in two, so that all phases are walked through."""
    early = [one for one in legal if isinstance(one, EARLY)]
    if early and chance.random() < 0.5:
        return chance.choice(early)
    return chance.choice(legal)


def breach(state: m.State) -> Any:
    """The lead of a burner who has no lawful one: his highest natural card, which is not listed."""
    assert isinstance(state.turn, int)
    assert isinstance(state.hands, list)
    return m.PlayAction(state.turn, max(state.hands[state.turn], key=ORDER.index))
