"""What is a play, which plays are gouji, which of them open, and which play beats which.

Nothing here knows of hands, seats or turns, nor of the protocol: cards come in as strings such as "XX888".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

ALPHABET = "3456789TJQKA2XD"  # from low to high: T ten, X small joker, D big joker
GOUJI_FROM = {"T": 5, "J": 4, "Q": 3, "K": 2, "A": 2, "2": 1}


class Policies(NamedTuple):
    """The points on which rule sets differ, as far as cards alone are concerned."""

    mixed_jokers: str  # demoted, as-they-are
    joker_compare: str  # every-card, count-or-kind
    two_kill_one: str  # yes, no
    opening_plays: str  # joker-free, natural


@dataclass(frozen=True)
class Play:
    """Jokers and other cards of one rank, as they count: "XX" and "888"; one of the two may be empty."""

    jokers: str  # from high to low, after demotion
    others: str  # 2s already converted
    natural: bool  # no 2 had to be converted


def read_play(cards: str, policies: Policies) -> Play | None:
    """Make a play of the cards, or None: besides jokers and 2s, all cards of a play have one rank."""
    ranks = set(cards) - set("2XD")
    if not cards or len(ranks) > 1:
        return None
    big, small, twos = cards.count("D"), cards.count("X"), cards.count("2")
    others = (ranks.pop() if ranks else "2") * (len(cards) - big - small)
    if big and small and policies.mixed_jokers == "demoted":
        big, small = 0, big + small
    return Play("D" * big + "X" * small, others, natural=twos in (0, len(others)))


def is_gouji(play: Play) -> bool:
    """Any play with a joker, any 2s, and from ten up a certain number of cards of the rank."""
    least = GOUJI_FROM.get(play.others[:1])
    return bool(play.jokers) or (least is not None and len(play.others) >= least)


def opens(play: Play, policies: Policies) -> bool:
    """A gouji play without jokers, but for the single 2; under "natural" none with converted 2s either."""
    if play.jokers or play.others == "2" or not is_gouji(play):
        return False
    return play.natural or policies.opening_plays == "joker-free"


def beats(answer: Play, table: Play, policies: Policies) -> bool:
    """Whether the answer beats the play on the table, whoever may answer it."""
    if policies.two_kill_one == "yes" and kills(answer, table):
        return True
    if policies.joker_compare == "count-or-kind" and answer.others and table.others:
        return beats_in_both_parts(answer, table)
    return every_card_higher(answer.jokers + answer.others, table.jokers + table.others)


def kills(answer: Play, table: Play) -> bool:
    """Two big jokers stand against the only one of the table, a higher card against each of its other cards."""
    if table.jokers.count("D") != 1 or answer.jokers.count("D") < 2:
        return False
    return every_card_higher(answer.jokers[2:] + answer.others, table.jokers[1:] + table.others)


def beats_in_both_parts(answer: Play, table: Play) -> bool:
    """As many cards, of a higher rank, and with larger jokers where there are jokers at all."""
    same_size = len(answer.jokers + answer.others) == len(table.jokers + table.others)
    jokers = larger_jokers(answer.jokers, table.jokers) or not (answer.jokers or table.jokers)
    return same_size and jokers and every_card_higher(answer.others[0], table.others[0])


def larger_jokers(answer: str, table: str) -> bool:
    """More jokers of at least the same kind, or a higher kind and at least as many; the highest gives the kind."""
    more = len(answer) - len(table)
    higher = ("XD".find(answer[0]) if answer else -1) - ("XD".find(table[0]) if table else -1)
    return more >= 0 and higher >= 0 and (more > 0 or higher > 0)


def every_card_higher(answer: str, table: str) -> bool:
    """As many cards, and each strictly higher than its counterpart, both written from high to low."""
    pairs = zip(answer, table, strict=False)
    return len(answer) == len(table) and all(ALPHABET.index(card) > ALPHABET.index(other) for card, other in pairs)
