"""Which plays are gouji (够级): high enough that only the opposite may answer."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from oracle.cards import ACE, JACK, KING, QUEEN, TEN, TWO
from oracle.catalogue import enforces
from oracle.combination import Combination

THRESHOLDS: Final = {TEN: 5, JACK: 4, QUEEN: 3, KING: 2, ACE: 2, TWO: 1}
"""The fewest cards of a rank that are gouji without a joker, converted 2s counted (GOUJI-001, GOUJI-002)."""


@enforces("GOUJI-001", "GOUJI-002", "GOUJI-004", "GOUJI-005", "GOUJI-006")
def reaches_threshold(play: Combination) -> bool:
    """Five 10s, four Js, three Qs, two Ks, two As, one 2, or more of them; a lower rank never is."""
    return play.rank in THRESHOLDS and play.body >= THRESHOLDS[play.rank]


@enforces("GOUJI-003", "GOUJI-002", "GOUJI-009")
def has_a_joker(play: Combination) -> bool:
    """Any play with a joker is gouji, whatever it carries."""
    return play.jokers > 0


@lru_cache(maxsize=1 << 13)
def is_gouji(play: Combination) -> bool:
    """Whether a play is gouji."""
    return has_a_joker(play) or reaches_threshold(play)


@enforces("GOUJI-015")
def is_natural_gouji(play: Combination) -> bool:
    """A natural gouji play holds cards of one rank only: no joker and no 2 that took another rank."""
    return is_gouji(play) and not play.jokers and not play.twos
