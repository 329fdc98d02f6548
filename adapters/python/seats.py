"""The six seats, numbered from 0 to 5 in playing order, and how they stand to one another."""

from __future__ import annotations

SEATS = range(6)


def opposite(seat: int) -> int:
    """Return the seat across."""
    return (seat + 3) % 6


def mates(one: int, other: int) -> bool:
    """Whether two seats are of one federation."""
    return one % 2 == other % 2


def after(seat: int) -> list[int]:
    """Return the five other seats in playing order."""
    return [(seat + step) % 6 for step in range(1, 6)]
