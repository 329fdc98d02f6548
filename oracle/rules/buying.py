"""Buying 3s (买三) and 4s (买四), and asking a mate for them (要三): who wants one, from whom, and for what."""

from __future__ import annotations

from oracle.cards import BIG, FOUR, RANKS, SMALL, THREE, TWO, Counts, Rank
from oracle.catalogue import enforces
from oracle.rulesets.policies import BuyThreeAsks, BuyThreePays, Fours, Penniless, Threes
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import Seat, mates, next_seat, opposite
from oracle.state import DealState

_MONEY = (TWO, SMALL, BIG)
_FEWEST_TO_SELL = 2


@enforces("THREE-005", "FOUR-004")
def is_bought(rank: Rank, rules: RuleSet) -> bool:
    """3s are bought where they are held for the last hand, 4s where they are led after opening."""
    if rank == THREE:
        return rules.threes is Threes.HELD
    return rank == FOUR and rules.fours is Fours.AFTER_OPENING


@enforces("THREE-005", "FOUR-004")
def wants(state: DealState, seat: Seat, rank: Rank) -> bool:
    """Who is in play and holds none of a rank that is bought wants one."""
    in_play = state.standing.in_play >> seat & 1
    return bool(in_play) and not state.hands[seat][rank] and is_bought(rank, state.rules)


@enforces("THREE-006", "THREE-012", "FOUR-004")
def prices(hand: Counts, rank: Rank, rules: RuleSet) -> tuple[Rank, ...]:
    """The cards with any one of which this hand may pay, low to high.

    A 2 or a joker, for a 3 by policy only a 2. Who has none pays his highest card, or by policy cannot pay.
    """
    only_twos = rank == THREE and rules.buy_three_pays is BuyThreePays.TWO
    held = tuple(one for one in ((TWO,) if only_twos else _MONEY) if hand[one])
    if held or rules.penniless is not Penniless.PAYS_HIGHEST:
        return held
    return tuple(one for one in range(len(RANKS)) if hand[one])[-1:]


@enforces("THREE-007", "THREE-008", "FOUR-005")
def seller(state: DealState, seat: Seat, rank: Rank) -> Seat | None:
    """The first who can sell: the opposite, for 3s by policy also the next and then the previous neighbour."""
    asked: tuple[Seat, ...] = (opposite(seat),)
    if rank == THREE and state.rules.buy_three_asks is BuyThreeAsks.OPPOSITE_ENEMIES_MATES:
        asked = (opposite(seat), next_seat(seat), (seat + 5) % 6)
    return _first_who_can_spare(state, asked, rank)


@enforces("THREE-009", "THREE-010", "THREE-013", "FOUR-004", "FOUR-005")
def giver(state: DealState, seat: Seat, rank: Rank) -> Seat | None:
    """The first mate who can give one for nothing, the one after next before the other; nobody else is ever asked."""
    return _first_who_can_spare(state, mates(seat), rank)


@enforces("THREE-007", "FOUR-005")
def _first_who_can_spare(state: DealState, asked: tuple[Seat, ...], rank: Rank) -> Seat | None:
    """Nobody gives his last one, and a revolutionary gives none."""
    for one in asked:
        if state.standing.in_play >> one & 1 and state.hands[one][rank] >= _FEWEST_TO_SELL:
            return one
    return None


@enforces("THREE-011")
def must_revolt(hand: Counts, rules: RuleSet) -> bool:
    """By policy, who has no 3 and neither a 2 nor a joker is a revolutionary, whether he wants to be or not."""
    if rules.penniless is not Penniless.REVOLUTION or not is_bought(THREE, rules):
        return False
    return not any(hand[one] for one in (THREE, *_MONEY))
