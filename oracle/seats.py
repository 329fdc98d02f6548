"""The six seats, 0 to 5 in playing order, which is counter-clockwise; opposites and federations."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A seat, 0 to 5."""

SEATS: Final = (0, 1, 2, 3, 4, 5)
ROUND_FROM: Final = tuple(tuple((seat + step) % 6 for step in range(6)) for seat in SEATS)
"""For each seat all six in playing order, itself first."""


def next_seat(seat: Seat) -> Seat:
    """The seat that plays after this one when nobody is out."""
    return (seat + 1) % 6


def opposite(seat: Seat) -> Seat:
    """The seat across the table (对头), an enemy."""
    return (seat + 3) % 6


def are_mates(seat: Seat, other: Seat) -> bool:
    """Whether two seats belong to one federation (联邦): the even seats against the odd."""
    return (seat - other) % 2 == 0


def mates(seat: Seat) -> tuple[Seat, Seat]:
    """The two mates of a seat, in playing order from it."""
    return ((seat + 2) % 6, (seat + 4) % 6)
