"""Burning (烧): who may beat a gouji play out of turn, who is served, and the duty of the burner (BURN)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from oracle.cards import BIG, SMALL, THREE, TWO, Counts
from oracle.catalogue import enforces
from oracle.combination import number_of_ranks
from oracle.rulesets.policies import BurnTest, Interrupt, LastThreesBorrowTwos, Threes
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import ROUND_FROM, Seat, are_mates, opposite
from oracle.state import DealState

FORMULA_LIMIT: Final = 2


# the hand


@enforces("BURN-005")
def meets_formula(hand: Counts) -> bool:
    """The different ranks, 2s and jokers left out, less the jokers are at most two."""
    return number_of_ranks(hand) - hand[SMALL] - hand[BIG] <= FORMULA_LIMIT


@enforces("BURN-004")
def can_be_played_out(rest: Counts, rules: RuleSet) -> bool:
    """The rest can be divided into plays of which at most the last has no joker; held 3s are that last play.

    A play has one rank, so each rank wants a joker but the one that is laid last; 2s go with any play.
    """
    jokers = rest[SMALL] + rest[BIG]
    ranks = number_of_ranks(rest)
    if rules.threes is Threes.ORDINARY or not rest[THREE]:
        return ranks <= jokers + 1
    twos_have_a_play = not rest[TWO] or jokers > 0 or rules.last_threes_borrow_twos is LastThreesBorrowTwos.YES
    return ranks - 1 <= jokers and twos_have_a_play


def is_hopeless(hand: Counts, rules: RuleSet) -> bool:
    """Whether the burn test fails whatever is laid: a quick look that spares the search.

    The burning play and the last one have one rank each; so what fails the formula cannot be played out either.
    """
    return not meets_formula(hand) and rules.burn_test is not BurnTest.NONE


# the table


@enforces("BURN-001")
def not_known(state: DealState, _seat: Seat) -> bool:
    """Burning is known only where it is the way to beat out of turn."""
    return state.rules.interrupt is not Interrupt.BURN


@enforces("BURN-002")
def no_gouji(state: DealState, _seat: Seat) -> bool:
    """Only a gouji play on the table can be burned."""
    return state.round.play is None or not state.round.gouji


@enforces("BURN-007")
def cannot_be_burner(state: DealState, seat: Seat) -> bool:
    """The gouji player, his opposite, headless players and those who are not in play cannot burn."""
    standing = state.standing
    barred = seat == state.round.seat or seat == opposite(state.round.seat)
    return barred or bool(standing.headless >> seat & 1) or not standing.in_play >> seat & 1


@enforces("BURN-008", "BURN-009")
def too_late(state: DealState, _seat: Seat) -> bool:
    """Claims are made together, on a play just laid, until the first seat that is asked has passed or played."""
    return not state.round.fresh or state.round.granted is not None


@enforces("BURN-017", "TANGLE-003", "TANGLE-006")
def in_tangle(state: DealState, _seat: Seat) -> bool:
    """Nobody burns in the tangle."""
    return state.standing.tangle


@enforces("BURN-020", "HEAD-003", "HEAD-004")
def is_headless_affair(state: DealState, seat: Seat) -> bool:
    """The gouji of a headless player cannot be burned, and no headless player burns."""
    headless = state.standing.headless
    return bool(headless >> seat & 1) or (state.round.play is not None and bool(headless >> state.round.seat & 1))


NO_BURN: Final = (
    ("BURN-001", not_known),
    ("BURN-002", no_gouji),
    ("BURN-007", cannot_be_burner),
    ("BURN-008", too_late),
    ("BURN-017", in_tangle),
    ("BURN-020", is_headless_affair),
)
"""The guards that keep a seat from claiming the burn, whatever it holds."""


def may_claim(state: DealState, seat: Seat) -> bool:
    """Whether the burn is open to a seat, if only its hand passes the test."""
    for _, refuses in NO_BURN:
        if refuses(state, seat):
            return False
    return True


@enforces("BURN-009", "BURN-010", "BURN-021")
def served(claimants: Iterable[Seat], gouji_player: Seat) -> Seat:
    """Mates of the gouji player before his enemies, and each in playing order from him."""
    order = ROUND_FROM[gouji_player]
    return min(claimants, key=lambda seat: (not are_mates(seat, gouji_player), order.index(seat)))


# the duty


@enforces("BURN-006", "BURN-012")
def breaks_duty(cards: Counts, hand: Counts, rules: RuleSet) -> bool:
    """Each lead of a burner has a joker in it, except the one that is his last hand; without a test there is no duty."""
    return rules.burn_test is not BurnTest.NONE and not cards[SMALL] and not cards[BIG] and cards != hand


@enforces("BURN-013", "BURN-016")
def is_undone(state: DealState) -> bool:
    """Whoever beats a play of the burner has undone the burn."""
    return state.round.burner is not None and state.round.burner == state.round.seat
