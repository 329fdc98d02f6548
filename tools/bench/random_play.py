"""Random legal play through the public functions of the oracle, plain and with every ply checked."""

from __future__ import annotations

from random import Random

from oracle.actions import Action, Play
from oracle.cards import NO_CARDS, Counts, plus
from oracle.deal import Accepted, apply_action, places
from oracle.dealing import deal_out, deck
from oracle.legality import legal_actions
from oracle.rulesets import base_rules
from oracle.seats import SEATS
from oracle.setup import Setup, start
from oracle.state import DealState, Phase


class CheckFailedError(Exception):
    """Something that holds in every deal did not hold; the message says what, and where."""


def setups(base: str, number: int, seed: int) -> list[Setup]:
    """Deals of the whole deck of a rule set, shuffled by a seed."""
    rules, chance = base_rules(base), Random(seed)
    cards = [rank for rank, count in enumerate(deck(rules)) for _ in range(count)]
    found = []
    for _ in range(number):
        chance.shuffle(cards)
        found.append(Setup(rules, tuple(_counted(hand) for hand in deal_out(cards)), chance.choice(SEATS)))
    return found


def _counted(ranks: tuple[int, ...]) -> Counts:
    counts = list(NO_CARDS)
    for rank in ranks:
        counts[rank] += 1
    return tuple(counts)


def play_out(dealt: list[Setup], seed: int) -> int:
    """Play these deals to their end, each action picked at random among all that are legal. How many plies it took."""
    random, over, plies = Random(seed).random, Phase.OVER, 0
    for setup in dealt:
        state, _ = start(setup)
        while state.phase is not over:
            legal = legal_actions(state)
            ruling = apply_action(state, legal[int(random() * len(legal))])
            assert isinstance(ruling, Accepted)
            state = ruling.state
            plies += 1
    return plies


def play_checked(dealt: list[Setup], seed: int) -> int:
    """The same, with every ply and the end of every deal checked. How many plies it took. Raises CheckFailedError."""
    random, plies = Random(seed).random, 0
    for number, setup in enumerate(dealt):
        state, _ = start(setup)
        ply = 0
        try:
            while state.phase is not Phase.OVER:
                state = checked_ply(state, random())
                ply += 1
            _check_places(state)
        except CheckFailedError as error:
            raise CheckFailedError(f"seed {seed}, deal {number}, ply {ply}: {error}") from None
        plies += ply
    return plies


def checked_ply(before: DealState, chance: float) -> DealState:
    """One ply: something is legal, what is listed is accepted, and the cards that were laid leave their hand, no others."""
    legal = legal_actions(before)
    if not legal:
        raise CheckFailedError("nothing is legal, and the deal is not over.")
    action = legal[int(chance * len(legal))]
    ruling = apply_action(before, action)
    if not isinstance(ruling, Accepted):
        raise CheckFailedError(f"{action} is listed, and refused: {ruling.violations}.")
    check_ply(before, action, ruling.state)
    return ruling.state


def check_ply(before: DealState, action: Action, after: DealState) -> None:
    """Whether an action moved the cards that it names and no others, by a seat in play. Raises CheckFailedError."""
    if not isinstance(action, Play):
        if after.hands != before.hands:
            raise CheckFailedError(f"{action} moved cards.")
        return
    seat = action.seat
    if not before.standing.in_play >> seat & 1:
        raise CheckFailedError(f"{action} by a seat that is not in play.")
    if plus(after.hands[seat], action.cards) != before.hands[seat]:
        raise CheckFailedError(f"{action} created cards, or lost some.")
    if after.hands[:seat] != before.hands[:seat] or after.hands[seat + 1 :] != before.hands[seat + 1 :]:
        raise CheckFailedError(f"{action} changed the hand of another seat.")
    if any(after.hands[seat]) != bool(after.standing.in_play >> seat & 1):
        raise CheckFailedError(f"after {action} its player is in play without cards, or out with some.")


def _check_places(state: DealState) -> None:
    """At the end the places are a permutation."""
    found = places(state)
    if sorted(found) != [0, 1, 2, 3, 4, 5] or sorted(found.values()) != [1, 2, 3, 4, 5, 6]:
        raise CheckFailedError(f"the deal is over, and the places are {found}.")
