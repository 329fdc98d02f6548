"""What a play is: one card, or cards of one rank, carried by any number of jokers; 2s take the rank they accompany."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from oracle.cards import BIG, RANKS, SMALL, TWO, Counts, Rank
from oracle.catalogue import enforces
from oracle.rulesets.policies import MixedJokers
from oracle.rulesets.ruleset import RuleSet


class Combination:
    """A valid play as it counts: after conversion of its 2s and demotion of its big joker. Never changed once made.

    `counts` is what was laid. `jokers` cards of kind `joker` (None without jokers; of two kinds the higher) carry
    `body` cards of rank `rank` (None for jokers alone), among them `twos` 2s that took that rank.
    `cards` are the ranks of all its cards as they count, from high to low; `bigs` counts its big jokers.
    `parts` are the ranks that were laid, each with its number.
    """

    __slots__ = ("bigs", "body", "cards", "counts", "joker", "jokers", "parts", "rank", "size", "twos")

    def __init__(self, counts: Counts, rank: Rank | None, twos: int, smalls: int, bigs: int) -> None:
        self.counts: Final = counts
        self.parts: Final = tuple([(laid, number) for laid, number in enumerate(counts) if number])
        self.size: Final = sum(counts)
        self.jokers: Final = smalls + bigs
        self.bigs: Final = bigs
        self.joker: Final = BIG if bigs else SMALL if smalls else None
        self.rank: Final = rank
        self.twos: Final = twos
        self.body: Final = self.size - self.jokers
        self.cards: Final = (BIG,) * bigs + (SMALL,) * smalls + (() if rank is None else (rank,) * self.body)

    def is_in(self, hand: Counts) -> bool:
        """Whether a hand holds all that was laid."""
        for rank, number in self.parts:
            if hand[rank] < number:
                return False
        return True

    def out_of(self, hand: Counts) -> Counts:
        """What is left of a hand that holds it."""
        rest = list(hand)
        for rank, number in self.parts:
            rest[rank] -= number
        return tuple(rest)

    def __repr__(self) -> str:
        return "".join(RANKS[rank] for rank in reversed(self.cards))


class NotACombination:
    """Cards that are no play, and the ids of every rule that refuses them, in catalogue order."""

    __slots__ = ("rule_ids",)

    def __init__(self, rule_ids: tuple[str, ...]) -> None:
        self.rule_ids: Final = rule_ids

    def __repr__(self) -> str:
        return f"no play, by {', '.join(self.rule_ids)}"


@lru_cache(maxsize=1 << 16)
def classify(cards: Counts, rules: RuleSet) -> Combination | NotACombination:
    """What these cards are when they are laid together: a play, or not one, with every rule that refuses it."""
    return _classify(cards, big_counts_as_small(cards, rules))


@enforces("HAND-013", "HAND-014", "HAND-015")
def big_counts_as_small(cards: Counts, rules: RuleSet) -> bool:
    """In a play with both kinds of joker every big one counts as a small one."""
    return cards[BIG] > 0 and cards[SMALL] > 0 and rules.mixed_jokers is MixedJokers.DEMOTED


@lru_cache(maxsize=65536)
def _classify(cards: Counts, demoted: bool) -> Combination | NotACombination:
    refused_by = tuple(rule_id for rule_id, refuses in _GUARDS if refuses(cards))
    if refused_by:
        return NotACombination(refused_by)
    rank, twos = body_of(cards)
    smalls, bigs = cards[SMALL], cards[BIG]
    return Combination(cards, rank, twos, smalls + bigs if demoted else smalls, 0 if demoted else bigs)


def natural_ranks(cards: Counts) -> list[Rank]:
    """The ranks from 3 to A among these cards, low to high: all that is neither a 2 nor a joker."""
    return [rank for rank in range(TWO) if cards[rank]]


def number_of_ranks(cards: Counts) -> int:
    """How many ranks from 3 to A are among these cards."""
    return TWO - cards[:TWO].count(0)


@enforces("HAND-001", "HAND-002")
def is_nothing(cards: Counts) -> bool:
    """A play is one card or more; laying no card is no play."""
    return not any(cards)


@enforces("HAND-003")
def is_a_run(cards: Counts) -> bool:
    """Three or more ranks in a row are no play."""
    ranks = natural_ranks(cards)
    return len(ranks) >= _SHORTEST_RUN and ranks[-1] - ranks[0] == len(ranks) - 1


@enforces("HAND-016", "HAND-009")
def has_several_ranks(cards: Counts) -> bool:
    """Besides 2s and jokers all cards of a play have one rank."""
    return number_of_ranks(cards) > 1


@enforces("HAND-004", "HAND-008", "HAND-012", "HAND-017")
def body_of(cards: Counts) -> tuple[Rank | None, int]:
    """2s take the rank that they accompany, always; 2s with no such card, or with jokers alone, stay 2s.

    The rank of the cards that are not jokers (None when there are none), and how many 2s were converted to it.
    """
    for rank in range(TWO):
        if cards[rank]:
            return rank, cards[TWO]
    return (TWO if cards[TWO] else None), 0


_SHORTEST_RUN: Final = 3
_GUARDS: Final = (("HAND-001", is_nothing), ("HAND-003", is_a_run), ("HAND-016", has_several_ranks))
