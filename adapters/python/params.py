"""What comes in: the codes of errors, and the checks that every question goes through."""

from __future__ import annotations

from typing import TypeVar

from cards import ALPHABET

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
