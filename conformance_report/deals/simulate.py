"""A deal played to its end by a seeded player. Equal seeds play alike, however the legal actions are listed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec import structs

from conformance_report.deals.format import Deal, Player, Ply
from conformance_report.deals.players import PLAYERS, Choice, open_to, tries
from conformance_report.deals.replay import Position, Replayed, Step, opened_at, rule_set_of, take
from conformance_report.engines.oracle_settling import hands_dealt
from conformance_report.protocol import messages as m
from oracle.rulesets.policies import Calls
from oracle.seats import opposite
from oracle.state import Phase

MOST_PLIES: Final = 3_000
"""Far more than any deal has; a player that goes on for ever is stopped here."""


STARTS: Final = ("dealt", "called", "headless", "head")
"""How a deal may stand at the first lead: everybody in play; with calls made and one seat open; with a revolutionary
whose opposite is headless, where he may choose, or has a head."""


def starting(rules: m.Rules, seed: int, start: str, name: str) -> m.Setup:
    """A setup of dealt hands; the seed decides on the cards, who leads, calls, and revolts. Raises DealError."""
    rule_set = rule_set_of(rules, name)
    setup = m.Setup(hands=hands_dealt(m.DealHands(rules, seed), rule_set).hands, leader=seed % 6)
    if start == "dealt":
        return setup
    one = (seed + 1) % 6
    if start == "called":
        calls: dict[Any, Any] = {"0": "xuan", "3": "xuan"} if rule_set.calls is Calls.XUAN else {"0": "ming", "1": "yu"}
        return structs.replace(setup, calls=calls, opened=[one])
    chosen: dict[Any, Any] = {str(opposite(one)): start}
    return structs.replace(setup, revolted=one, head=chosen)


def simulate(
    rules: m.Rules, setup: m.Setup, player: str, seed: int, *, with_tries: bool = False, name: str = "the deal"
) -> Replayed:
    """Play a deal to its end by a seeded player; with tries, what seems likely and is refused is tried as well."""
    position, events = opened_at(rules, setup, name)
    chance = Random(f"{player} {seed}")
    played = tuple(_play_on(position, PLAYERS[player], chance, with_tries))
    deal = Deal(rules=rules, setup=setup, plies=[Ply(step.action) for step in played], player=Player(player, seed))
    return Replayed(deal, position, events, played)


def _play_on(position: Position, choose: Choice, chance: Random, with_tries: bool) -> Iterator[Step]:
    seen: set[str] = set()
    n = 0
    while position.state.phase is not Phase.OVER and n < MOST_PLIES:
        if with_tries:
            for step in _refused(position, chance, seen):
                yield Step(n, position, step.action, step.ruling, position)
                n += 1
        step = take(position, choose(position, open_to(position, chance), chance), n)
        yield step
        n += 1
        position = step.after


def _refused(position: Position, chance: Random, seen: set[str]) -> Iterator[Step]:
    """The tries that are refused for a reason that this deal has not shown yet."""
    for action in tries(position, chance):
        step = take(position, action, 0)
        if not seen.issuperset(step.reasons):
            seen.update(step.reasons)
            yield step
