"""The actions of the protocol: what is an action at all, which are legal, and carrying them out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cards import ALPHABET
from deal import SEATS, Deal, opposite
from params import BAD_PARAMS, Fault, Members, cards_of, member


def seat_of(action: Members, name: str, place: str) -> int:
    """Return a seat, which is a number from 0 to 5."""
    seat = member(action, name, int, place)
    if seat not in SEATS:
        raise Fault(BAD_PARAMS, f"{place}.{name} is {seat}: seats are 0 to 5")
    return seat


def seats_of(action: Members, name: str, place: str) -> list[int]:
    """Return a list of seats."""
    seats = member(action, name, list, place)
    return [seat_of({name: seat}, name, place) for seat in seats]


def one_of(*names: str) -> Callable[[Members, str, str], str]:
    """Make the check of a member that is one of the names."""

    def check(action: Members, name: str, place: str) -> str:
        text = member(action, name, str, place)
        if text not in names:
            raise Fault(BAD_PARAMS, f"{place}.{name} is {text!r}: use one of {', '.join(names)}")
        return text

    return check


def integer_of(action: Members, name: str, place: str) -> int:
    """Return an integer."""
    return member(action, name, int, place)


def plays_of(action: Members, name: str, place: str) -> list[str]:
    """Return a list of strings of cards."""
    return [cards_of({name: cards}, name, place) for cards in member(action, name, list, place)]


def or_null(check: Callable[[Members, str, str], object]) -> Callable[[Members, str, str], object]:
    """Make the check of a member that must be there, and may be null."""

    def check_or_null(action: Members, name: str, place: str) -> object:
        if name in action and action[name] is None:
            return None
        return check(action, name, place)

    return check_or_null


FORMS: dict[str, dict[str, Callable[[Members, str, str], object]]] = {
    "play": {"seat": seat_of, "cards": cards_of},
    "pass": {"seat": seat_of},
    "yield": {"seat": seat_of},
    "burn": {"seats": seats_of},
    "call": {"seat": seat_of, "call": one_of("xuan", "ming", "yu")},
    "show-fours": {"seat": seat_of, "suit": one_of(*"SHDC"), "count": integer_of},
    "buy": {"seat": seat_of, "rank": one_of(*ALPHABET), "pay": or_null(one_of(*ALPHABET))},
    "return": {"seat": seat_of, "to": seat_of, "cards": cards_of},
    "revolt": {"seat": seat_of},
    "rush": {"seat": seat_of, "plays": plays_of},
    "fight": {"seat": seat_of, "plays": or_null(plays_of)},
    "trial": {"seat": seat_of, "cards": cards_of},
    "answer-trial": {"seat": seat_of, "cards": or_null(cards_of)},
    "head": {"seat": seat_of, "choice": one_of("head", "headless")},
    "waive": {"seats": seats_of},
    "next": {},
}


@dataclass
class Action:
    """An action with the members it may have; what its type does not have is left as it is here."""

    type: str
    seat: int = 0
    cards: str = ""
    call: str = ""
    seats: list[int] | None = None


def action_of(value: object, place: str) -> Action:
    """Return an action whose form is right, legal or not."""
    if not isinstance(value, dict):
        raise Fault(BAD_PARAMS, f"{place} must be an object")
    kind = one_of(*FORMS)(value, "type", place)
    found = {name: check(value, name, place) for name, check in FORMS[kind].items()}
    known = {name: found[name] for name in ("seat", "cards", "call", "seats") if found.get(name) is not None}
    return Action(kind, **known)  # type: ignore[arg-type]


def carry_out(deal: Deal, action: Action) -> bool:
    """Carry out an action if it is legal in the phase of play or after it, and say whether it was."""
    seats = action.seats or []
    if action.type == "waive":
        return done(deal.may_waive(seats), lambda: deal.waived.update(seats))
    if deal.over:
        return False
    match action.type:
        case "play":
            return done(deal.may_play(action.seat, action.cards), lambda: deal.play(action.seat, action.cards))
        case "pass":
            return done(deal.may_pass(action.seat), lambda: deal.pass_turn(action.seat))
        case "yield":
            return done(deal.may_yield(action.seat), lambda: deal.yield_turn(action.seat))
        case "burn":
            return done(deal.may_claim(seats), lambda: deal.grant_burn(seats))
        case "call":
            return done(deal.may_call(action.seat, action.call), lambda: deal.calls.update({action.seat: action.call}))
        case "next":
            return done(deal.may_go_on(), deal.close_round)
    return False


def done(legal: bool, act: Callable[[], object]) -> bool:
    """Act if it is legal, and say whether it was."""
    if legal:
        act()
    return legal


def legal_actions(deal: Deal) -> list[Members]:
    """Return every legal action once."""
    if deal.over:
        pairs = [[seat, opposite(seat)] for seat in range(3)]
        return [{"type": "waive", "seats": pair} for pair in pairs if deal.may_waive(pair)]
    found: list[Members] = [{"type": "play", "seat": seat, "cards": cards} for seat, cards in deal.legal_plays()]
    found += [{"type": "pass", "seat": seat} for seat in SEATS if deal.may_pass(seat)]
    found += [{"type": "yield", "seat": seat} for seat in SEATS if deal.may_yield(seat)]
    found += [{"type": "burn", "seats": [seat]} for seat in SEATS if deal.may_claim([seat])]
    return found + ([{"type": "next"}] if deal.may_go_on() else [])
