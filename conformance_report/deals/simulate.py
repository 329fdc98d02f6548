"""A deal played to its end by a seeded player. Equal seeds play alike, however the legal actions are listed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any, Final

from msgspec import structs

from conformance_report.deals.early import called_before, decide, tries_aside
from conformance_report.deals.format import Deal, Player, Ply
from conformance_report.deals.players import PLAYERS, Choice, open_to, tries
from conformance_report.deals.replay import Position, Replayed, Step, opened_at, rule_set_of, take
from conformance_report.engines.oracle_settling import hands_dealt
from conformance_report.protocol import messages as m
from oracle.rules.calling import calls_of_window, known_calls
from oracle.rulesets import RuleSet
from oracle.rulesets.policies import Calls
from oracle.seats import SEATS, opposite
from oracle.state import Phase

MOST_PLIES: Final = 3_000
"""Far more than any deal has; a player that goes on for ever is stopped here."""


STARTS: Final = ("dealt", "called", "headless", "head")
"""How a deal may stand at the first lead: everybody in play; with calls made and one seat open; with a revolutionary
whose opposite is headless, where he may choose, or has a head."""


FROM_THE_CARDS_DEALT: Final = "tribute"
"""The deal stands where its cards have just been dealt: what is bought, called and decided is still to come."""


def starting(rules: m.Rules, seed: int, start: str, name: str) -> m.Setup:
    """A setup of dealt hands; the seed decides on the cards, who leads, calls, and revolts. Raises DealError."""
    rule_set = rule_set_of(rules, name)
    dealt = hands_dealt(m.DealHands(rules, seed), rule_set)
    if start == FROM_THE_CARDS_DEALT:
        return from_the_cards_dealt(dealt, rule_set, [], Random(f"before the deal {seed}"))
    setup = m.Setup(hands=dealt.hands, leader=seed % 6)
    if start == "dealt":
        return setup
    one = (seed + 1) % 6
    if start == "called":
        calls: dict[Any, Any] = {"0": "xuan", "3": "xuan"} if rule_set.calls is Calls.XUAN else {"0": "ming", "1": "yu"}
        return structs.replace(setup, calls=calls, opened=[one])
    chosen: dict[Any, Any] = {str(opposite(one)): start}
    return structs.replace(setup, revolted=one, head=chosen)


def from_the_cards_dealt(dealt: m.HandsDealt, rule_set: RuleSet, debts: list[m.Debt], chance: Random) -> m.Setup:
    """A deal whose cards have just been dealt; chance decides on the leader, and on calls made before the deal."""
    before: list[m.Call] = [call.value for call in known_calls(rule_set) if call not in calls_of_window(rule_set)]
    setup = m.Setup(hands=dealt.hands, leader=chance.randrange(len(SEATS)), from_="tribute")
    more: dict[str, Any] = {"calls": called_before(before, chance), "debts": debts, "fours": dealt.fours}
    return structs.replace(setup, **{name: value for name, value in more.items() if value})


def simulate(
    rules: m.Rules, setup: m.Setup, player: str, seed: int, *, with_tries: bool = False, name: str = "the deal"
) -> Replayed:
    """Play a deal to its end by a seeded player; with tries, what seems likely and is refused is tried as well."""
    position, events = opened_at(rules, setup, name)
    chance = Random(f"{player} {seed}")
    refused: set[str] | None = set() if with_tries else None
    played = tuple(play_on(position, PLAYERS[player], chance, refused, around=setup.from_ != "play"))
    deal = Deal(rules=rules, setup=setup, plies=[Ply(step.action) for step in played], player=Player(player, seed))
    return Replayed(deal, position, events, played)


def play_on(
    position: Position, choose: Choice, chance: Random, refused: set[str] | None, *, around: bool
) -> Iterator[Step]:
    """The steps of a deal to its end; tried is what is refused for a reason that is not yet in `refused`.

    With `around` everything around play is done as well: tried before the first lead, and waived after the deal.
    """
    n = 0
    while n < MOST_PLIES:
        if refused is not None:
            for step in _refused(position, chance, refused, around=around):
                yield Step(n, position, step.action, step.ruling, position)
                n += 1
        action = _chosen(position, choose, chance, around=around)
        if action is None:
            return
        step = take(position, action, n)
        yield step
        n += 1
        position = step.after


def _chosen(position: Position, choose: Choice, chance: Random, *, around: bool) -> m.Action | None:
    """What is done in a position; None where the deal is over and nobody waives."""
    phase = position.state.phase
    if phase is Phase.PLAY:
        return choose(position, open_to(position, chance), chance)
    if phase is Phase.OVER and not around:
        return None
    actions = list(position.told.values())
    if not actions or (phase is Phase.OVER and chance.random() < _LEFT_AS_IT_IS):
        return None
    return decide(position, actions, chance)


_LEFT_AS_IT_IS: Final = 0.4
"""How likely nobody (more) waives after a deal in which somebody may."""


def _refused(position: Position, chance: Random, seen: set[str], *, around: bool) -> Iterator[Step]:
    """The tries that are refused for a reason that has not been shown yet."""
    aside = around and (position.state.before is not None or position.state.phase is Phase.OVER)
    for action in chain(tries_aside(position, chance) if aside else (), tries(position, chance)):
        step = take(position, action, 0)
        if not seen.issuperset(step.reasons):
            seen.update(step.reasons)
            yield step
