"""The plays that a hand holds: as leads, as answers to a table, and as a burn.

Plays of one rank depend on a few counts only, so they are listed once and shared by all hands that have those counts;
every memo is bounded. A hand's plays stand in canonical order: by rank from low to high, jokers alone last; within a
rank fewer big jokers, small jokers, 2s and cards of the rank come first.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from oracle.actions import Play
from oracle.cards import BIG, RANKS, SMALL, THREE, TWO, Counts, Rank, minus
from oracle.combination import Combination, classify
from oracle.judge import beats_in_order
from oracle.rules.burning import can_be_played_out, meets_formula
from oracle.rules.held_threes import why_no_last_hand
from oracle.rules.killing import kills
from oracle.rulesets.policies import BurnTest, Threes
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import Seat

_NO_RANK: Rank = TWO
"""2s and jokers without any other card: 2s keep their own rank."""


def leads(seat: Seat, hand: Counts, rules: RuleSet) -> tuple[Play, ...]:
    """Every play in this hand that its rules of held 3s let be led, as actions of this seat."""
    return _leads(seat, hand, rules.threes is Threes.HELD, not why_no_last_hand(hand, hand, rules))


@lru_cache(maxsize=1 << 14)
def _leads(seat: Seat, hand: Counts, held: bool, goes_out: bool) -> tuple[Play, ...]:
    twos, smalls, bigs = hand[TWO], hand[SMALL], hand[BIG]
    held_threes = hand[THREE] if held else 0
    lowest = THREE + 1 if held_threes else THREE
    listed = [_of_rank(seat, rank, hand[rank], twos, smalls, bigs) for rank in range(lowest, TWO) if hand[rank]]
    listed.append(_of_rank(seat, TWO, twos, 0, smalls, bigs))
    if held_threes and goes_out and not any(hand[lowest:TWO]):
        listed.insert(0, (Play(seat, hand),))
    return tuple(chain.from_iterable(listed))


@lru_cache(maxsize=1 << 16)
def _of_rank(seat: Seat, rank: Rank, count: int, twos: int, smalls: int, bigs: int) -> tuple[Play, ...]:
    """Every play with at least one card of this rank, and of those given; for 2s those of jokers alone as well."""
    found = [
        Play(seat, _counts(rank, number, with_twos, with_smalls, with_bigs))
        for with_bigs in range(bigs + 1)
        for with_smalls in range(smalls + 1)
        for with_twos in range(twos + 1)
        for number in range(1, count + 1)
    ]
    if rank == TWO:
        found += [
            Play(seat, _counts(TWO, 0, 0, with_smalls, with_bigs))
            for with_bigs in range(bigs + 1)
            for with_smalls in range(smalls + 1)
            if with_smalls or with_bigs
        ]
    return tuple(found)


def _counts(rank: Rank, number: int, twos: int, smalls: int, bigs: int) -> Counts:
    counts = [0] * len(RANKS)
    counts[TWO], counts[SMALL], counts[BIG] = twos, smalls, bigs
    counts[rank] += number
    return tuple(counts)


def answers(seat: Seat, hand: Counts, table: Combination, rules: RuleSet) -> tuple[Play, ...]:
    """Every play in this hand that beats the table by the ordinary comparison, as actions of this seat.

    None of them has a 3, which beats nothing.
    """
    return _answers(seat, hand, table, _Policies.of(rules))


def kills_by(seat: Seat, hand: Counts, table: Combination, rules: RuleSet) -> tuple[Play, ...]:
    """Every play in this hand that kills the one big joker of the table with two, as actions of this seat."""
    if table.bigs != 1 or hand[BIG] < 2:
        return ()
    return _kills(seat, hand, table, _Policies.of(rules))


class _Policies:
    """A rule set as a key of the memos: one object for each rule set, hashed by identity."""

    __slots__ = ("rules",)

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules

    @staticmethod
    def of(rules: RuleSet) -> _Policies:
        """The one object for the comparison and joker policies of this rule set."""
        key = (rules.mixed_jokers, rules.joker_compare, rules.two_kill_one)
        found = _known.get(key)
        if found is None:
            found = _known[key] = _Policies(rules)
        return found


_known: dict[tuple[object, ...], _Policies] = {}
