"""The plays that a hand holds: as leads, as answers to a table, and as a burn.

Plays of one rank depend on a few counts only, so they are listed once and shared by all hands that have those counts;
every memo is bounded. A hand's plays stand in canonical order: by rank from low to high, jokers alone with the 2s;
within a rank fewer big jokers, then fewer small jokers, 2s and cards of the rank come first.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Final, TypeAlias

from oracle.actions import Play
from oracle.cards import BIG, SMALL, THREE, TWO, Counts, Rank, minus
from oracle.combination import Combination, classify
from oracle.judge import beats_in_order
from oracle.rules.burning import can_be_played_out, is_hopeless
from oracle.rules.held_threes import why_no_threes
from oracle.rules.killing import kills
from oracle.rulesets.policies import BurnTest, JokerCompare, MixedJokers, Threes, TwoKillOne
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import Seat

Held: TypeAlias = tuple[int, int, int, int]
"""How many a hand has of one rank, of 2s to go with it, of small and of big jokers."""

_ANSWERS_KEPT: Final = 1 << 11


def leads(seat: Seat, hand: Counts, rules: RuleSet) -> tuple[Play, ...]:
    """Every play in this hand that its rules of held 3s let be led, as actions of this seat."""
    return _leads(seat, hand, rules.threes is Threes.HELD, not why_no_threes(hand, hand, rules))


@lru_cache(maxsize=1 << 8)
def _leads(seat: Seat, hand: Counts, held: bool, goes_out: bool) -> tuple[Play, ...]:
    twos, smalls, bigs = hand[TWO], hand[SMALL], hand[BIG]
    held_threes = hand[THREE] if held else 0
    lowest = THREE + 1 if held_threes else THREE
    listed = [_of_rank(seat, rank, (hand[rank], twos, smalls, bigs)) for rank in range(lowest, TWO) if hand[rank]]
    listed.append(_of_rank(seat, TWO, (twos, 0, smalls, bigs)))
    if held_threes and goes_out and not any(hand[lowest:TWO]):
        listed.insert(0, (Play(seat, hand),))
    return tuple(chain.from_iterable(listed))


@lru_cache(maxsize=1 << 16)
def _of_rank(seat: Seat, rank: Rank, held: Held) -> tuple[Play, ...]:
    return tuple([Play(seat, cards) for cards in _cards_of_rank(rank, held)])


@lru_cache(maxsize=1 << 15)
def _cards_of_rank(rank: Rank, held: Held) -> tuple[Counts, ...]:
    """The cards of every play with at least one of this rank, out of those held; for 2s also of jokers alone."""
    count, twos, smalls, bigs = held
    before = (0,) * rank
    between = (0,) * (TWO - rank - 1)
    jokers = [(small, big) for big in range(bigs + 1) for small in range(smalls + 1)]
    if rank == TWO:
        found = [(*before, number, *with_jokers) for with_jokers in jokers for number in range(count + 1)]
        return tuple(found[1:])
    return tuple(
        [
            (*before, number, *between, with_twos, *with_jokers)
            for with_jokers in jokers
            for with_twos in range(twos + 1)
            for number in range(1, count + 1)
        ]
    )


def answers(seat: Seat, hand: Counts, table: Combination, rules: RuleSet) -> tuple[Play, ...]:
    """Every play in this hand that beats the table by the ordinary comparison, as actions of this seat.

    None of them has a 3, which beats nothing, so that held 3s play no part.
    """
    every_card, demoted = rules.joker_compare is JokerCompare.EVERY_CARD, rules.mixed_jokers is MixedJokers.DEMOTED
    key = (seat, hand, table, every_card, demoted)
    found = _answers.get(key)
    if found is None:
        if len(_answers) >= _ANSWERS_KEPT:
            _answers.clear()
        found = _answers[key] = tuple(_listed_answers(seat, hand, table, rules))
    return found


_answers: dict[tuple[Seat, Counts, Combination, bool, bool], tuple[Play, ...]] = {}


def _listed_answers(seat: Seat, hand: Counts, table: Combination, rules: RuleSet) -> list[Play]:
    twos, smalls, bigs = hand[TWO], hand[SMALL], hand[BIG]
    found: list[Play] = []
    wanted = table.size - twos - smalls - bigs
    lowest = TWO if table.rank is None else table.rank + 1
    for rank in range(lowest, TWO):
        if hand[rank] and hand[rank] >= wanted:
            found += _of_size(seat, rank, (hand[rank], twos, smalls, bigs), table.size)
    if wanted <= 0:
        found += _of_size(seat, TWO, (twos, 0, smalls, bigs), table.size)
    if not table.jokers and table.rank != TWO:
        return found
    return [play for play in found if beats_in_order(_combination(play, rules), table, rules)]


@lru_cache(maxsize=1 << 16)
def _of_size(seat: Seat, rank: Rank, held: Held, size: int) -> tuple[Play, ...]:
    """Those of `_of_rank` that have so many cards."""
    return tuple(play for play in _of_rank(seat, rank, held) if sum(play.cards) == size)


def kills_by(seat: Seat, hand: Counts, table: Combination, rules: RuleSet) -> tuple[Play, ...]:
    """Every play in this hand that kills the one big joker of the table with two, as actions of this seat."""
    if rules.two_kill_one is TwoKillOne.NO or table.bigs != 1 or hand[BIG] <= 1:
        return ()
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
