"""What a deal has to remember between the cards dealt and the first lead, one value for each phase that needs any.

None of it is known any more once the first lead is laid.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from oracle.cards import Counts, Rank
from oracle.seats import Seat

SUITS: Final = "SHCD"
"""Spades, hearts, clubs, diamonds."""


@dataclass(frozen=True, slots=True)
class OwedBack:
    """So many cards one seat must still return to another."""

    giver: Seat
    receiver: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Returning:
    """Tribute was paid: `kept` are the hands after the payments, `own` less what was returned; nothing received."""

    kept: tuple[Counts, ...]
    own: tuple[Counts, ...]
    owed: tuple[OwedBack, ...]


@dataclass(frozen=True, slots=True)
class Buying:
    """Cards of this rank are bought: first 3s, then 4s, for the whole table."""

    rank: Rank


@dataclass(frozen=True, slots=True)
class Rushed:
    """The three plays of a rush, in the order in which they must be beaten."""

    plays: tuple[Counts, ...]


@dataclass(frozen=True, slots=True)
class Tried:
    """The play laid for trial."""

    cards: Counts


@dataclass(frozen=True, slots=True)
class ChoosingHead:
    """The opposite of the revolutionary has not chosen yet."""


@dataclass(frozen=True, slots=True)
class Showing:
    """The number of 4s of the longest show of each seat, 0 for none; and the show that leads, by whom and how long."""

    longest: tuple[int, ...] = (0,) * 6
    first: Seat | None = None


@dataclass(frozen=True, slots=True)
class FirstLead:
    """The first lead of the deal is due; `fours_by` must lead 4s, having won the trial."""

    fours_by: Seat | None = None


@dataclass(frozen=True, slots=True)
class Voided:
    """The deal is void: all of these have revolted."""

    revolted: tuple[Seat, ...]


Stage: TypeAlias = Returning | Buying | Rushed | Tried | ChoosingHead | Showing | FirstLead | Voided


@dataclass(frozen=True, slots=True)
class Before:
    """A deal before its first lead, or void: the stage of its phase, the suits of the 4s held, a decided first lead.

    `lead_won` is set by a trial: nobody shows 4s then, and the stage of the first lead is known beforehand.
    """

    fours: tuple[str, ...] = ("",) * 6
    stage: Stage | None = None
    lead_won: FirstLead | None = None
