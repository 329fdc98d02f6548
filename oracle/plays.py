"""The plays that a hand holds: as leads, as answers to a table, and as a burn.

Plays of one rank depend on a few counts only, so they are listed once and shared by all hands that have those counts;
every memo is bounded. A hand's plays stand in canonical order: by rank from low to high, jokers alone with the 2s;
within a rank fewer big jokers, then fewer small jokers, 2s and cards of the rank come first.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import Final

from oracle.actions import Play
from oracle.cards import BIG, SMALL, THREE, TWO, Counts, Rank, minus
from oracle.combination import Combination, classify
from oracle.judge import beats_in_order
from oracle.rules.burning import can_be_played_out, is_hopeless
from oracle.rules.held_threes import why_no_threes
from oracle.rules.killing import kills
from oracle.rulesets.policies import BurnTest, JokerCompare, Threes, TwoKillOne
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import Seat

_NONE: Final[tuple[Play, ...]] = ()
# Bound here, as a member of an enumeration is looked up slowly up to Python 3.11.
_EVERY_CARD: Final = JokerCompare.EVERY_CARD


def leads(seat: Seat, hand: Counts, rules: RuleSet) -> tuple[Play, ...]:
    """Every play in this hand that its rules of held 3s let be led, as actions of this seat."""
    listed = zip(_listed(seat, hand[TWO], hand[SMALL], hand[BIG]), hand, strict=False)
    found: list[Play] = []
    if hand[THREE] and rules.threes is not Threes.ORDINARY:
        next(listed)
        if not any(hand[THREE + 1 : TWO]) and not why_no_threes(hand, hand, rules):
            found.append(Play(seat, hand))
    for of_rank, count in listed:
        found += of_rank[count]
    return tuple(found)


class _OfRank(dict[int, tuple[Play, ...]]):
    """The plays of one rank of a seat that holds so many 2s and jokers, by how many cards of the rank it has.

    A play has at least one card of the rank; those of the 2s are also the jokers alone. Each list is made once, out of
    series that all companies of 2s and jokers have in common.
    """

    def __init__(self, seat: Seat, rank: Rank, twos: int, smalls: int, bigs: int) -> None:
        super().__init__()
        self._seat = seat
        self._rank = rank
        self._companies = _companies(twos, smalls, bigs)
        self._of_size: dict[tuple[int, int], tuple[Play, ...]] = {}

    def __missing__(self, count: int) -> tuple[Play, ...]:
        longest = _LONGEST[count]
        found: list[Play] = []
        for company, others in self._companies:
            upto = count + 1 if self._rank == TWO and others else count
            found += _series(self._seat, self._rank, *company, longest)[:upto]
        self[count] = tuple(found)
        return self[count]

    def of_size(self, count: int, size: int) -> tuple[Play, ...]:
        """Those that have so many cards."""
        found = self._of_size.get((count, size))
        if found is None:
            found = self._of_size[count, size] = tuple(self._find_of_size(count, size))
        return found

    def _find_of_size(self, count: int, size: int) -> Iterator[Play]:
        longest = _LONGEST[count]
        for company, others in self._companies:
            fewest = 0 if self._rank == TWO and others else 1
            if fewest <= size - others <= count:
                yield _series(self._seat, self._rank, *company, longest)[size - others - fewest]


_LONGEST: Final = (4, 4, 4, 4, 4, 8, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 16)
"""For each number of cards of a rank how long a series is made that has them."""


@lru_cache(maxsize=1 << 11)
def _listed(seat: Seat, twos: int, smalls: int, bigs: int) -> tuple[_OfRank, ...]:
    """The plays of every rank from 3 to 2."""
    natural = [_OfRank(seat, rank, twos, smalls, bigs) for rank in range(TWO)]
    return (*natural, _OfRank(seat, TWO, 0, smalls, bigs))


@lru_cache(maxsize=1 << 9)
def _companies(twos: int, smalls: int, bigs: int) -> list[tuple[tuple[int, int, int], int]]:
    """All that can be taken of these 2s, small and big jokers, in canonical order; each with how many cards it is."""
    taken = [(two, small, big) for big in range(bigs + 1) for small in range(smalls + 1) for two in range(twos + 1)]
    return [(company, sum(company)) for company in taken]


@lru_cache(maxsize=1 << 14)
def _series(seat: Seat, rank: Rank, twos: int, smalls: int, bigs: int, longest: int) -> tuple[Play, ...]:
    """One card of a rank, two, and so on, each with just these 2s and jokers; where 2s go with jokers, none of them first."""
    fewest = 0 if rank == TWO and smalls + bigs else 1
    before, between = (0,) * rank, (0,) * (TWO - rank - 1)
    with_twos = () if rank == TWO else (*between, twos)
    return tuple([Play(seat, (*before, number, *with_twos, smalls, bigs)) for number in range(fewest, longest + 1)])


def answers(seat: Seat, hand: Counts, table: Combination, rules: RuleSet) -> tuple[Play, ...]:
    """Every play in this hand that beats the table by the ordinary comparison, as actions of this seat.

    None of them has a 3, which beats nothing, so that held 3s play no part.
    """
    twos, smalls, bigs, size = hand[TWO], hand[SMALL], hand[BIG], table.size
    if table.jokers and _has_no_jokers_over(table, smalls, bigs, rules):
        return _NONE
    wanted = size - twos - smalls - bigs
    lowest = TWO if table.rank is None else table.rank + 1
    natural = hand[lowest:TWO]
    if wanted > 0 and (not natural or wanted > max(natural)):
        return _NONE
    listed = _listed(seat, twos, smalls, bigs)
    fewest = max(wanted, 1)
    found: list[Play] = []
    for rank, count in enumerate(natural, lowest):
        if count >= fewest:
            found += listed[rank].of_size(count, size)
    if wanted <= 0:
        found += listed[TWO].of_size(twos, size)
    if not table.jokers and table.rank != TWO:
        return tuple(found)
    return tuple([play for play in found if beats_in_order(_combination(play, rules), table, rules)])


def _has_no_jokers_over(table: Combination, smalls: int, bigs: int, rules: RuleSet) -> bool:
    """A quick look: jokers are beaten by as many or more, card by card by big ones only, which themselves stand."""
    if rules.joker_compare is _EVERY_CARD:
        return table.bigs > 0 or bigs < table.jokers
    return smalls + bigs < table.jokers


def kills_by(seat: Seat, hand: Counts, table: Combination, rules: RuleSet) -> tuple[Play, ...]:
    """Every play in this hand that kills the one big joker of the table with two, as actions of this seat.

    It has one card more, and none of them is a 3, which is not higher than anything.
    """
    if table.bigs != 1 or hand[BIG] <= 1 or rules.two_kill_one is TwoKillOne.NO:
        return _NONE
    listed = zip(_listed(seat, hand[TWO], hand[SMALL], hand[BIG]), hand, strict=False)
    found = chain.from_iterable([of_rank.of_size(count, table.size + 1) for of_rank, count in listed])
    return tuple([play for play in found if kills(_combination(play, rules), table, rules)])


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
