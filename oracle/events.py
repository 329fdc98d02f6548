"""What an accepted action brought about: one event for every consequence, with the rule that caused it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from oracle.cards import Counts, Rank
from oracle.facts import TributeKind
from oracle.seats import Seat


class EventType(StrEnum):
    """The kinds of event, in the order in which those of one action are told."""

    ROUND_CLOSED = "round-closed"
    OPENED = "opened"
    PROVISIONAL = "provisional"
    OPENING_VOID = "opening-void"
    BURN_GRANTED = "burn-granted"
    BURNED = "burned"
    UNBURNED = "unburned"
    BURN_FAILED = "burn-failed"
    SHAO = "shao"
    OUT = "out"
    BURN_SUCCEEDED = "burn-succeeded"
    SHAO_SUCCEEDED = "shao-succeeded"
    CHOKED = "choked"
    HEADLESS = "headless"
    TANGLE = "tangle"
    WIND = "wind"
    BOUGHT = "bought"
    PAID = "paid"
    RETURNED = "returned"
    REVOLTED = "revolted"
    VOID = "void"
    OVER = "over"


_ORDER: Final = {kind: place for place, kind in enumerate(EventType)}


class Event:
    """One consequence. Never changed once made.

    `seat` is the one who did it or whom it befell, `other` the seat that it was done to, `number` the place taken or
    the cards earned; None where the kind of event has no such member.
    """

    __slots__ = ("kind", "number", "other", "rule_id", "seat")

    def __init__(
        self,
        kind: EventType,
        rule_id: str,
        seat: Seat | None = None,
        other: Seat | None = None,
        number: int | None = None,
    ) -> None:
        self.kind: Final = kind
        self.rule_id: Final = rule_id
        self.seat: Final = seat
        self.other: Final = other
        self.number: Final = number

    def _key(self) -> tuple[object, ...]:
        return (self.kind, self.rule_id, self.seat, self.other, self.number)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        members = [str(member) for member in (self.seat, self.other, self.number) if member is not None]
        return f"{' '.join([self.kind.value, *members])} [{self.rule_id}]"


class CardsMoved(Event):
    """Cards went from `seat` to `other`: paid as tribute of a kind, or returned when `tribute` is None."""

    __slots__ = ("cards", "tribute")

    def __init__(
        self, kind: EventType, rule_id: str, seat: Seat, other: Seat, cards: Counts, tribute: TributeKind | None = None
    ) -> None:
        super().__init__(kind, rule_id, seat, other)
        self.cards: Final = cards
        self.tribute: Final = tribute

    def _key(self) -> tuple[object, ...]:
        return (*super()._key(), self.cards, self.tribute)


class Bought(Event):
    """`seat` has a card of this rank from `other`, for the card that it paid, or for nothing."""

    __slots__ = ("pay", "rank")

    def __init__(self, rule_id: str, seat: Seat, other: Seat, rank: Rank, pay: Rank | None) -> None:
        super().__init__(EventType.BOUGHT, rule_id, seat, other)
        self.rank: Final = rank
        self.pay: Final = pay

    def _key(self) -> tuple[object, ...]:
        return (*super()._key(), self.rank, self.pay)


def in_order(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events of one action as they are told: by kind, several of one kind by seat, then by the other seat.

    Cards that one seat moves stay in the order of service.
    """
    return tuple(sorted(events, key=_told_after))


def _told_after(event: Event) -> tuple[int, int, int]:
    other = None if isinstance(event, CardsMoved) else event.other
    return _ORDER[event.kind], _place(event.seat), _place(other)


def _place(seat: Seat | None) -> int:
    return -1 if seat is None else seat
