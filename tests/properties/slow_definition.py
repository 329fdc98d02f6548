"""What a play is and what beats what, written a second time: by enumeration over cards, slow and plain.

It shares nothing with the oracle but the letters, and takes the four policies of the cards by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

ORDER = "3456789TJQKA2XD"
FEWEST = {"T": 5, "J": 4, "Q": 3, "K": 2, "A": 2, "2": 1}


def normal(cards: str, policy: Mapping[str, object]) -> str | None:
    """The cards as they count, high to low; None when they are no play."""
    plain = set(cards) - set("2XD")
    if not cards or len(plain) > 1:
        return None
    counted = cards.replace("2", plain.pop()) if plain else cards
    if policy["mixed_jokers"] == "demoted" and "X" in cards and "D" in cards:
        counted = counted.replace("D", "X")
    return "".join(sorted(counted, key=ORDER.index, reverse=True))


def gouji(play: str) -> bool:
    """Whether a play, as it counts, is gouji."""
    return play[0] in "XD" or (play[0] in FEWEST and len(play) >= FEWEST[play[0]])


def opens(cards: str, play: str, policy: Mapping[str, object]) -> bool:
    """Whether the cards may open; `play` is how they count."""
    if "X" in cards or "D" in cards or not gouji(play) or cards == "2":
        return False
    return policy["opening_plays"] == "joker-free" or len(set(cards)) == 1


def beats(answer: str, table: str, policy: Mapping[str, object]) -> bool:
    """Whether one play, as it counts, beats another."""
    return _kills(answer, table, policy) or (len(answer) == len(table) and _in_order(answer, table, policy))


def _in_order(answer: str, table: str, policy: Mapping[str, object]) -> bool:
    mine, my_rest = _split(answer)
    theirs, their_rest = _split(table)
    by_parts = policy["joker_compare"] == "count-or-kind" and my_rest and their_rest and theirs
    if not by_parts:
        return _some_pairing_wins(answer, table)
    if not mine or not _higher(my_rest[0], their_rest[0]):
        return False
    kinds = ORDER.index(mine[0]) - ORDER.index(theirs[0])
    return (len(mine) > len(theirs) and kinds >= 0) or (len(mine) >= len(theirs) and kinds > 0)


def _some_pairing_wins(answer: str, table: str) -> bool:
    """Some way of setting card against card in which each card of the answer is higher: the very word of the rule."""
    return any(all(map(_higher, way, table)) for way in set(permutations(answer)))


def _kills(answer: str, table: str, policy: Mapping[str, object]) -> bool:
    if policy["two_kill_one"] == "no" or table.count("D") != 1 or answer.count("D") < 2:
        return False
    rest, under = answer.replace("D", "", 2), table.replace("D", "", 1)
    return len(rest) == len(under) and (not rest or _some_pairing_wins(rest, under))


def _split(play: str) -> tuple[str, str]:
    jokers = "".join(card for card in play if card in "XD")
    return jokers, play[len(jokers) :]


def _higher(one: str, other: str) -> bool:
    return ORDER.index(one) > ORDER.index(other)
