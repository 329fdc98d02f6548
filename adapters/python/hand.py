"""What one hand can do by itself: the plays in it, the 3s held back, whether it may burn.

A hand is a string of cards in the order of the alphabet.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from cards import ALPHABET, Play, Policies, beats, read_play
from rulesets import Rules, card_policies


def in_order(cards: str) -> str:
    """Return the cards in the order of the alphabet."""
    return "".join(sorted(cards, key=ALPHABET.index))


def holds(hand: str, cards: str) -> bool:
    """Whether all these cards are in the hand."""
    return all(cards.count(card) <= hand.count(card) for card in set(cards))


def without(hand: str, cards: str) -> str:
    """Return what is left of the hand when the cards are gone."""
    for card in cards:
        hand = hand.replace(card, "", 1)
    return hand


def plays_in(hand: str) -> Iterator[str]:
    """Yield every set of cards in the hand that is a play, in the order of the alphabet."""
    ranks = [rank for rank in ALPHABET[:-3] if rank in hand]
    groups = ["", *(rank * size for rank in ranks for size in range(1, hand.count(rank) + 1))]
    twos_up, small_up, big_up = (range(hand.count(card) + 1) for card in "2XD")
    for group, twos, small, big in product(groups, twos_up, small_up, big_up):
        if group or twos or small or big:
            yield group + "2" * twos + "X" * small + "D" * big


def has_joker(cards: str) -> bool:
    """Whether there is a joker among the cards."""
    return "X" in cards or "D" in cards


def keeps_threes(hand: str, cards: str, rules: Rules) -> bool:
    """Whether the play leaves the 3s for a last hand of all of them, without jokers."""
    if rules["threes"] == "ordinary" or "3" not in cards:
        return True
    borrows = "2" in cards and rules["last_threes_borrow_twos"] == "no"
    return len(cards) == len(hand) and not has_joker(cards) and not borrows


def playable(hand: str, cards: str, rules: Rules) -> Play | None:
    """Return the cards as a play, if the hand holds them and may part with them together."""
    if not holds(hand, cards) or not keeps_threes(hand, cards, rules):
        return None
    return read_play(cards, card_policies(rules))


def one_last_play(hand: str, rules: Rules) -> bool:
    """Whether the whole hand can be laid at once."""
    return playable(hand, hand, rules) is not None


def may_burn(hand: str, table: Play, rules: Rules) -> bool:
    """Whether a hand passes the test of burning against the play on the table."""
    if rules["burn_test"] == "formula":
        ranks = set(hand) - set("2XD")
        if len(ranks) - hand.count("X") - hand.count("D") > 2:
            return False
    policies = ordinary(rules)
    for cards in plays_in(hand):
        play = playable(hand, cards, rules)
        if play is None or not beats(play, table, policies):
            continue
        if rules["burn_test"] != "play-out" or plays_out(without(hand, cards), rules):
            return True
    return False


def plays_out(rest: str, rules: Rules) -> bool:
    """Whether cards can be divided into plays of which at most the last has no joker.

    The cards of one rank go together, and 2s with any of them: so each rank but the last wants a joker, and
    jokers too many go anywhere. Where 3s are held they are the last, and take no joker, and 2s only if allowed.
    """
    ranks = len(set(rest) - set("2XD"))
    jokers = rest.count("X") + rest.count("D")
    if rules["threes"] == "held" and "3" in rest and jokers == 0:
        return one_last_play(rest, rules)
    return ranks - jokers <= 1


def ordinary(rules: Rules) -> Policies:
    """Return the policies of comparing without two-kill-one."""
    return card_policies(rules)._replace(two_kill_one="no")
