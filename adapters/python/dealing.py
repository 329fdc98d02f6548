"""Shuffling and dealing four packs; the question deal.hands."""

from __future__ import annotations

import random

from cards import ALPHABET
from hand import in_order
from params import Members, member
from rulesets import rules_of
from seats import SEATS

PACKS, SUITS = 4, "SHDC"


def deal_hands(params: Members) -> Members:
    """Deal one by one from seat 0 on, and say of which suits the 4s are."""
    rules = rules_of(params)
    seed = member(params, "seed", int)
    removed = int(str(rules["deck_threes_removed"]))
    deck = [rank + suit for rank in ALPHABET[:-2] for suit in SUITS for _ in range(PACKS)]
    deck = deck[removed:] + ["X", "D"] * PACKS  # the 3s lie at the front
    random.Random(str(seed)).shuffle(deck)  # as text, for the numbers 1 and -1 shuffle alike
    dealt = [deck[seat::6] for seat in SEATS]
    fours = {str(seat): "".join(card[1] for card in sorted(dealt[seat]) if card[0] == "4") for seat in SEATS}
    return {
        "hands": [in_order("".join(card[0] for card in cards)) for cards in dealt],
        "fours": {seat: suits for seat, suits in fours.items() if suits},
    }
