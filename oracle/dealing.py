"""The deck, and dealing it out; the shuffle itself comes from outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from oracle.cards import FULL_DECK, NO_CARDS, THREE, Counts, plus
from oracle.catalogue import enforces
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import SEATS, Seat

_Card = TypeVar("_Card")


@enforces("DEAL-007", "DEAL-009")
def deck(rules: RuleSet) -> Counts:
    """Four packs of 54 cards, less the 3s that the rule set takes out."""
    return tuple(count - rules.deck_threes_removed if rank == THREE else count for rank, count in enumerate(FULL_DECK))


@enforces("DEAL-008", "DEAL-010", "DEAL-015")
def deal_out(cards: Sequence[_Card], first: Seat = 0) -> tuple[tuple[_Card, ...], ...]:
    """Cards are dealt one by one in playing order; where six does not divide the deck the first seats have one more."""
    return tuple(tuple(cards[(seat - first) % len(SEATS) :: len(SEATS)]) for seat in SEATS)


@enforces("DEAL-008", "DEAL-010")
def hand_sizes(rules: RuleSet) -> tuple[int, ...]:
    """How many cards each seat is dealt, seat 0 being dealt first."""
    return tuple(len(hand) for hand in deal_out(range(sum(deck(rules)))))


def why_no_deal(hands: Sequence[Counts], rules: RuleSet) -> tuple[str, ...]:
    """The ids of the rules by which these hands cannot have been dealt from the deck; empty when they can."""
    together = NO_CARDS
    for hand in hands:
        together = plus(together, hand)
    wrong = []
    if together != deck(rules):
        wrong.append("DEAL-009" if rules.deck_threes_removed else "DEAL-007")
    if sorted(sum(hand) for hand in hands) != sorted(hand_sizes(rules)):
        wrong.append("DEAL-010" if rules.deck_threes_removed else "DEAL-008")
    return tuple(wrong)
