"""The actions of the protocol: what is an action at all, legal or not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from cards import ALPHABET
from hand import in_order
from params import BAD_PARAMS, Fault, Members, cards_of, member, one_of, seat_of, seats_of

Check = Callable[[Members, str, str], object]


def integer_of(action: Members, name: str, place: str) -> int:
    """Return an integer."""
    return member(action, name, int, place)


def plays_of(action: Members, name: str, place: str) -> list[str]:
    """Return a list of strings of cards."""
    return [in_order(cards_of({name: cards}, name, place)) for cards in member(action, name, list, place)]


def sorted_cards_of(action: Members, name: str, place: str) -> str:
    """Return a string of cards in the order of the alphabet."""
    return in_order(cards_of(action, name, place))


def or_null(check: Check) -> Check:
    """Make the check of a member that must be there, and may be null."""

    def check_or_null(action: Members, name: str, place: str) -> object:
        if name in action and action[name] is None:
            return None
        return check(action, name, place)

    return check_or_null


FORMS: dict[str, dict[str, Check]] = {
    "play": {"seat": seat_of, "cards": sorted_cards_of},
    "pass": {"seat": seat_of},
    "yield": {"seat": seat_of},
    "burn": {"seats": seats_of},
    "call": {"seat": seat_of, "call": one_of("xuan", "ming", "yu")},
    "show-fours": {"seat": seat_of, "suit": one_of(*"SHDC"), "count": integer_of},
    "buy": {"seat": seat_of, "rank": one_of(*ALPHABET), "pay": or_null(one_of(*ALPHABET))},
    "return": {"seat": seat_of, "to": seat_of, "cards": sorted_cards_of},
    "revolt": {"seat": seat_of},
    "rush": {"seat": seat_of, "plays": plays_of},
    "fight": {"seat": seat_of, "plays": or_null(plays_of)},
    "trial": {"seat": seat_of, "cards": sorted_cards_of},
    "answer-trial": {"seat": seat_of, "cards": or_null(sorted_cards_of)},
    "head": {"seat": seat_of, "choice": one_of("head", "headless")},
    "waive": {"seats": seats_of},
    "next": {},
}


@dataclass
class Action:
    """An action with the members it may have; what its type does not have, or has as null, is as it is here."""

    type: str
    seat: int = 0
    to: int = 0
    cards: str = ""
    call: str = ""
    suit: str = ""
    count: int = 0
    rank: str = ""
    pay: str | None = None
    choice: str = ""
    seats: list[int] = field(default_factory=list)
    plays: list[str] = field(default_factory=list)
    listed: Members = field(default_factory=dict)  # the action as it stands in a list of legal ones


def action_of(value: object, place: str) -> Action:
    """Return an action whose form is right, legal or not."""
    if not isinstance(value, dict):
        raise Fault(BAD_PARAMS, f"{place} must be an object")
    kind = one_of(*FORMS)(value, "type", place)
    found = {name: check(value, name, place) for name, check in FORMS[kind].items()}
    given = {name: member for name, member in found.items() if member is not None}
    return Action(kind, **given, listed={"type": kind} | found)  # type: ignore[arg-type]
