"""The plays that a hand holds: as leads, as answers to a table, and as a burn.

Plays of one rank depend on a few counts only, so they are listed once and shared by all hands that have those counts;
every memo is bounded. A hand's plays stand in canonical order: by rank from low to high, jokers alone with the 2s;
within a rank fewer big jokers, then fewer small jokers, 2s and cards of the rank come first.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate, chain
from typing import Final

from oracle.actions import Play
from oracle.cards import BIG, SMALL, THREE, TWO, Counts, Rank, minus
from oracle.combination import Combination, classify
from oracle.judge import beats_in_order
from oracle.rules.burning import can_be_played_out, is_hopeless
from oracle.rules.held_threes import why_no_threes
from oracle.rules.killing import kills
from oracle.rulesets.policies import BurnTest, Threes, TwoKillOne
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import Seat

_NONE: Final[tuple[Play, ...]] = ()


def leads(seat: Seat, hand: Counts, rules: RuleSet) -> tuple[Play, ...]:
    """Every play in this hand that its rules of held 3s let be led, as actions of this seat."""
    listed = _listed(seat, hand[TWO], hand[SMALL], hand[BIG])
    if not hand[THREE] or rules.threes is Threes.ORDINARY:
        return tuple(chain.from_iterable([listed[held] for held in enumerate(hand[: TWO + 1])]))
    without = [listed[rank, hand[rank]] for rank in range(THREE + 1, TWO + 1)]
    if not any(hand[THREE + 1 : TWO]) and not why_no_threes(hand, hand, rules):
        without.insert(0, (Play(seat, hand),))
    return tuple(chain.from_iterable(without))


class _Listed(dict[tuple[Rank, int], tuple[Play, ...]]):
    """The plays of one seat that holds so many 2s and jokers, by the rank that it has and how many of it.

    A play has at least one card of the rank; those of the 2s are also the jokers alone. Each list is made once.
    """

    def __init__(self, seat: Seat, twos: int, smalls: int, bigs: int) -> None:
        super().__init__()
        self._seat = seat
        self._company = (twos, smalls, bigs)
        self._by_size: dict[tuple[Rank, int], list[tuple[Play, ...]]] = {}

    def __missing__(self, held: tuple[Rank, int]) -> tuple[Play, ...]:
        self[held] = tuple([Play(self._seat, cards) for cards in _cards_of_rank(*held, *self._company)])
        return self[held]

    def of_size(self, rank: Rank, count: int, size: int) -> tuple[Play, ...]:
        """Those that have so many cards."""
        by_size = self._by_size.get((rank, count))
        if by_size is None:
            by_size = self._by_size[rank, count] = self._sorted_by_size(rank, count)
        return by_size[size] if size < len(by_size) else _NONE

    def _sorted_by_size(self, rank: Rank, count: int) -> list[tuple[Play, ...]]:
        by_size: list[list[Play]] = [[] for _ in range(count + sum(self._company) + 1)]
        for play in self[rank, count]:
            by_size[sum(play.cards)].append(play)
        return [tuple(plays) for plays in by_size]


_listed: Final = lru_cache(maxsize=1 << 11)(_Listed)


@lru_cache(maxsize=1 << 14)
def _cards_of_rank(rank: Rank, count: int, twos: int, smalls: int, bigs: int) -> list[Counts]:
    """The cards of every play with at least one of this rank, out of those held; for 2s also of jokers alone."""
    before = (0,) * rank
    between = (0,) * (TWO - rank - 1)
    jokers = [(small, big) for big in range(bigs + 1) for small in range(smalls + 1)]
    if rank == TWO:
        return [(*before, number, *with_jokers) for with_jokers in jokers for number in range(count + 1)][1:]
    return [
        (*before, number, *between, with_twos, *with_jokers)
        for with_jokers in jokers
        for with_twos in range(twos + 1)
        for number in range(1, count + 1)
    ]


def answers(seat: Seat, hand: Counts, table: Combination, rules: RuleSet) -> tuple[Play, ...]:
    """Every play in this hand that beats the table by the ordinary comparison, as actions of this seat.

    None of them has a 3, which beats nothing, so that held 3s play no part.
    """
    company, most_from = _reach(hand)
    wanted = table.size - company
    lowest = TWO if table.rank is None else table.rank + 1
    if wanted > most_from[lowest]:
        return _NONE
    listed = _listed(seat, hand[TWO], hand[SMALL], hand[BIG])
    found: list[Play] = []
    for rank in range(lowest, TWO):
        if hand[rank] and hand[rank] >= wanted:
            found += listed.of_size(rank, hand[rank], table.size)
    if wanted <= 0:
        found += listed.of_size(TWO, hand[TWO], table.size)
    if not table.jokers and table.rank != TWO:
        return tuple(found)
    return tuple([play for play in found if beats_in_order(_combination(play, rules), table, rules)])


@lru_cache(maxsize=1 << 15)
def _reach(hand: Counts) -> tuple[int, tuple[int, ...]]:
    """How many 2s and jokers go with a play, and for each rank the most cards of one rank from there on below the 2."""
    most_from = tuple(accumulate(reversed((*hand[:TWO], 0, 0)), max))[::-1]
    return hand[TWO] + hand[SMALL] + hand[BIG], most_from


def kills_by(seat: Seat, hand: Counts, table: Combination, rules: RuleSet) -> tuple[Play, ...]:
    """Every play in this hand that kills the one big joker of the table with two, as actions of this seat."""
    if table.bigs != 1 or hand[BIG] <= 1 or rules.two_kill_one is TwoKillOne.NO:
        return _NONE
    return tuple(play for play in leads(seat, hand, rules) if kills(_combination(play, rules), table, rules))


def can_burn(seat: Seat, hand: Counts, table: Combination, rules: RuleSet) -> bool:
    """Whether this hand beats the table and passes the burn test."""
    if is_hopeless(hand, rules):
        return False
    found = answers(seat, hand, table, rules)
    if rules.burn_test is not BurnTest.PLAY_OUT:
        return bool(found)
    return any(can_be_played_out(minus(hand, play.cards), rules) for play in found)


def _combination(play: Play, rules: RuleSet) -> Combination:
    made = classify(play.cards, rules)
    assert isinstance(made, Combination)
    return made
