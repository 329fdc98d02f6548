"""The cards: fifteen ranks, and a hand as fifteen counts.

Suits play no part in a play (CARD-002), so a card is its rank. Ranks stand from low to high (CARD-001):
3 4 5 6 7 8 9 10 J Q K A 2, the small joker X, the big joker D.
"""

from __future__ import annotations

from operator import ge, sub
from typing import Final, TypeAlias

RANKS: Final = "3456789TJQKA2XD"
"""The rank letters from low to high; T is the ten, X the small joker, D the big joker."""

Rank: TypeAlias = int
"""A rank as its place in RANKS, 0 for the 3 to 14 for the big joker."""

Counts: TypeAlias = tuple[int, ...]
"""Cards as fifteen counts, one for each rank, low to high."""

THREE: Final = RANKS.index("3")
FOUR: Final = RANKS.index("4")
TEN: Final = RANKS.index("T")
JACK: Final = RANKS.index("J")
QUEEN: Final = RANKS.index("Q")
KING: Final = RANKS.index("K")
ACE: Final = RANKS.index("A")
TWO: Final = RANKS.index("2")
SMALL: Final = RANKS.index("X")
BIG: Final = RANKS.index("D")

NO_CARDS: Final[Counts] = (0,) * len(RANKS)

PACKS: Final = 4
"""How many packs make the deck: four of each of thirteen ranks, and one of each joker, in every pack."""

FULL_DECK: Final[Counts] = tuple(PACKS if rank >= SMALL else 4 * PACKS for rank in range(len(RANKS)))
"""All 216 cards: sixteen of each rank from 3 to 2, and four of each joker."""

_INDEX: Final = {letter: rank for rank, letter in enumerate(RANKS)}


def counts_of(letters: str) -> Counts:
    """The counts of a string of rank letters, in any order. Raises KeyError for a letter that is no rank."""
    counts = [0] * len(RANKS)
    for letter in letters:
        counts[_INDEX[letter]] += 1
    return tuple(counts)


def letters_of(counts: Counts) -> str:
    """The rank letters of these counts, low to high."""
    return "".join([letter * count for letter, count in zip(RANKS, counts, strict=True)])


def plus(counts: Counts, more: Counts) -> Counts:
    """Both sets of cards together."""
    return tuple([mine + theirs for mine, theirs in zip(counts, more, strict=True)])


def minus(counts: Counts, less: Counts) -> Counts:
    """These cards without those; the caller has made sure that they are among them."""
    return tuple(map(sub, counts, less))


def holds(counts: Counts, wanted: Counts) -> bool:
    """Whether the wanted cards are all among these."""
    return all(map(ge, counts, wanted))
