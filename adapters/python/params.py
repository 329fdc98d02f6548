"""What comes in: the codes of errors, and the checks that every question goes through."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from cards import ALPHABET
from seats import SEATS

NOT_JSON, NOT_A_REQUEST, UNKNOWN_METHOD, BAD_PARAMS, ENGINE_FAILED = -32700, -32600, -32601, -32602, -32603
NO_COMMON_VERSION, RULES_NOT_PLAYED, DECLINED = -32010, -32011, -32013

Members = dict[str, object]
T = TypeVar("T")
TYPE_NAMES: dict[type, str] = {str: "a string", dict: "an object", list: "a list", int: "an integer"}


class Fault(Exception):
    """A question that cannot be answered: the error code, and what is wrong with it."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


def member(owner: Members, name: str, kind: type[T], place: str = "params") -> T:
    """Return a member that must be there and be of the given type."""
    value = owner.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):  # True is an int in Python
        raise Fault(BAD_PARAMS, f"{place}.{name} must be given, and be {TYPE_NAMES[kind]}")
    return value


def cards_of(owner: Members, name: str, place: str = "params") -> str:
    """Return a string of cards, which need not be a play."""
    cards = member(owner, name, str, place)
    for card in cards:
        if card not in ALPHABET:
            raise Fault(BAD_PARAMS, f"{place}.{name} has {card!r}, which is no card: use {ALPHABET}")
    return cards


def hands_of(owner: Members, place: str = "params") -> list[str]:
    """Return six hands, of whatever size, each in the order of the alphabet; packs are not counted."""
    given = member(owner, "hands", list, place)
    if len(given) != len(SEATS):
        raise Fault(BAD_PARAMS, f"{place}.hands must be six strings")
    hands = [cards_of({f"hands[{seat}]": hand}, f"hands[{seat}]", place) for seat, hand in enumerate(given)]
    return ["".join(sorted(hand, key=ALPHABET.index)) for hand in hands]


def seat_of(owner: Members, name: str, place: str) -> int:
    """Return a seat, which is a number from 0 to 5."""
    seat = member(owner, name, int, place)
    if seat not in SEATS:
        raise Fault(BAD_PARAMS, f"{place}.{name} is {seat}: seats are 0 to 5")
    return seat


def seats_of(owner: Members, name: str, place: str) -> list[int]:
    """Return a list of seats."""
    return [seat_of({name: seat}, name, place) for seat in member(owner, name, list, place)]


def distinct_seats(owner: Members, name: str, place: str) -> list[int]:
    """Return a list of seats that may be left out, none of them twice."""
    seats = seats_of(owner, name, place) if name in owner else []
    if len(set(seats)) < len(seats):
        raise Fault(BAD_PARAMS, f"{place}.{name} names a seat twice")
    return seats


def by_seat(owner: Members, name: str, place: str) -> dict[int, object]:
    """Return a member that gives something to some seats, empty when it is left out."""
    given: Members = member(owner, name, dict, place) if name in owner else {}
    if not set(given) <= set("012345"):
        raise Fault(BAD_PARAMS, f'{place}.{name} must be by seat, "0" to "5"')
    return {int(seat): value for seat, value in given.items()}


def objects_of(owner: Members, name: str, place: str = "params") -> list[tuple[str, Members]]:
    """Return a list of objects, each with its place, empty when it is left out."""
    given = member(owner, name, list, place) if name in owner else []
    found: list[tuple[str, Members]] = []
    for index, value in enumerate(given):
        if not isinstance(value, dict):
            raise Fault(BAD_PARAMS, f"{place}.{name}[{index}] must be an object")
        found.append((f"{place}.{name}[{index}]", value))
    return found


def one_of(*names: str) -> Callable[[Members, str, str], str]:
    """Make the check of a member that is one of the names."""

    def check(owner: Members, name: str, place: str) -> str:
        text = member(owner, name, str, place)
        if text not in names:
            raise Fault(BAD_PARAMS, f"{place}.{name} is {text!r}: use one of {', '.join(names)}")
        return text

    return check
