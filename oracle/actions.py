"""What a player, or the table, may do in a deal: one class for each kind of action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oracle.cards import Counts, Rank, letters_of
from oracle.facts import Call
from oracle.seats import Seat


class Play:
    """Lay cards: a lead, a beat, a two-kill-one, a shao, or the cards of a burn that was granted.

    Never changed once made; a plain class, as thousands are listed.
    """

    __slots__ = ("cards", "seat")

    def __init__(self, seat: Seat, cards: Counts) -> None:
        self.seat = seat
        self.cards = cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and self.seat == other.seat and self.cards == other.cards

    def __hash__(self) -> int:
        return hash((self.seat, self.cards))

    def __repr__(self) -> str:
        return f"Play({self.seat}, {letters_of(self.cards)!r})"


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Yield:
    """Yield (让牌): leave the opposite's play to the next two seats, and be asked again after them."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Burn:
    """Claim to burn the gouji play on the table: all who claim it, at once."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class MakeCall:
    """Call xuan, ming or yu."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class ShowFours:
    """Show 4s of one suit for the first lead."""

    seat: Seat
    suit: str
    count: int


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy a 3 or a 4 with one card; None asks a mate for it."""

    seat: Seat
    rank: Rank
    pay: Rank | None


@dataclass(frozen=True, slots=True)
class Return:
    """Return tribute to its payer."""

    seat: Seat
    to: Seat
    cards: Counts


@dataclass(frozen=True, slots=True)
class Revolt:
    """Revolt."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rush:
    """Rush with three gouji plays."""

    seat: Seat
    plays: tuple[Counts, ...]


@dataclass(frozen=True, slots=True)
class Fight:
    """Beat the plays of a rush in order; None declines."""

    seat: Seat
    plays: tuple[Counts, ...] | None


@dataclass(frozen=True, slots=True)
class Trial:
    """Lay the trial play of a revolutionary."""

    seat: Seat
    cards: Counts


@dataclass(frozen=True, slots=True)
class AnswerTrial:
    """Answer a trial play; None declines."""

    seat: Seat
    cards: Counts | None


@dataclass(frozen=True, slots=True)
class ChooseHead:
    """Choose to play with a head, or headless."""

    seat: Seat
    head: bool


@dataclass(frozen=True, slots=True)
class Waive:
    """A pair of opposites agrees that neither pays dot tribute."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Next:
    """Nobody (else) acts in the window that is open."""


Action: TypeAlias = (
    Play | Pass | Yield | Burn | MakeCall | ShowFours | Buy | Return
    | Revolt | Rush | Fight | Trial | AnswerTrial | ChooseHead | Waive | Next
)  # fmt: skip


def actors(action: Action) -> tuple[Seat, ...]:
    """The seats that take this action; none for the closing of a window."""
    if isinstance(action, Next):
        return ()
    return action.seats if isinstance(action, Burn | Waive) else (action.seat,)
