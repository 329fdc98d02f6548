"""Held 3s (憋三) and choking (憋): what may be laid with 3s in the hand, and when a player is choked (THREE)."""

from __future__ import annotations

from typing import Final

from oracle.cards import BIG, SMALL, THREE, TWO, Counts
from oracle.catalogue import enforces
from oracle.rulesets.policies import ChokeByOpposite, LastThreesBorrowTwos, Threes
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import Seat, opposite


@enforces("THREE-001")
def goes_out_otherwise(cards: Counts, hand: Counts, rules: RuleSet) -> bool:
    """Who has 3s goes out with a last hand made of 3s."""
    return cards == hand and cards[THREE] > 0 and has_company(cards, hand, rules)


@enforces("THREE-002")
def is_early(cards: Counts, hand: Counts, _rules: RuleSet) -> bool:
    """A play with a 3 in it empties the hand."""
    return cards[THREE] > 0 and cards != hand


@enforces("THREE-003")
def splits_threes(cards: Counts, hand: Counts, _rules: RuleSet) -> bool:
    """All 3s of a hand are laid together."""
    return 0 < cards[THREE] < hand[THREE]


@enforces("THREE-004")
def has_company(cards: Counts, _hand: Counts, rules: RuleSet) -> bool:
    """With the 3s go no jokers, and 2s only where they may be borrowed."""
    if not cards[THREE]:
        return False
    borrows = cards[TWO] > 0 and rules.last_threes_borrow_twos is LastThreesBorrowTwos.NO
    return borrows or cards[SMALL] > 0 or cards[BIG] > 0


_GUARDS: Final = (
    ("THREE-001", goes_out_otherwise),
    ("THREE-002", is_early),
    ("THREE-003", splits_threes),
    ("THREE-004", has_company),
)


def why_no_threes(cards: Counts, hand: Counts, rules: RuleSet) -> tuple[str, ...]:
    """The ids of every rule of held 3s that these cards, out of this hand, break."""
    if not cards[THREE] or rules.threes is Threes.ORDINARY:
        return ()
    return tuple(rule_id for rule_id, refuses in _GUARDS if refuses(cards, hand, rules))


def is_last_hand_of_threes(cards: Counts, rules: RuleSet) -> bool:
    """Whether these cards, if they are the whole hand, are the 3s that were held for it."""
    return rules.threes is Threes.HELD and cards[THREE] > 0


@enforces("THREE-014", "THREE-019")
def holds_only_threes(hand: Counts) -> bool:
    """Whether nothing is left but 3s, so that the next hand is the last."""
    return hand[THREE] > 0 and not any(hand[THREE + 1 :])


@enforces("THREE-018")
def choke_counts(beater: Seat, beaten: Seat, rules: RuleSet) -> bool:
    """Whoever beat the hand before the 3s chokes its player, his opposite only where that counts."""
    return beater != opposite(beaten) or rules.choke_by_opposite is ChokeByOpposite.COUNTS
