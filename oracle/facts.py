"""What a finished deal is remembered by: raw facts, before any policy is applied to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from oracle.seats import SEATS, Seat, opposite


class Call(StrEnum):
    """An announcement that one's opposite will not open in this deal (叫点)."""

    XUAN = "xuan"
    MING = "ming"
    YU = "yu"


class TributeKind(StrEnum):
    """For what tribute is owed."""

    DOT = "dot"
    BURN = "burn"
    CHOKE = "choke"
    SHAO = "shao"
    FALL = "fall"
    SWEEP = "sweep"


@dataclass(frozen=True, slots=True)
class Deed:
    """One seat did something to another, and for how many cards it counts."""

    by: Seat
    on: Seat
    cards: int = 1


@dataclass(frozen=True, slots=True)
class Debt:
    """Tribute owed: of which kind, from whom to whom, how many cards, and the rule that says so."""

    kind: TributeKind
    payer: Seat
    receiver: Seat
    cards: int
    rule_id: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Facts:
    """A finished deal: the order of going out, and all that tribute depends on.

    `order` leaves out the revolutionary and the failed burners. `waived` are pairs of opposites, lower seat first.
    Raises InvalidFactsError.
    """

    order: tuple[Seat, ...]
    opened: frozenset[Seat] = frozenset()
    revolted: Seat | None = None
    failed_burners: tuple[Seat, ...] = ()
    calls: Mapping[Seat, Call] = field(default_factory=lambda: MappingProxyType({}))
    burns: tuple[Deed, ...] = ()
    shaos: tuple[Deed, ...] = ()
    choked: tuple[Deed, ...] = ()
    waived: frozenset[Seat] = frozenset()
    """The lower seat of each pair that agreed that neither pays."""

    def __post_init__(self) -> None:
        wrong = _contradictions(self)
        if wrong:
            raise InvalidFactsError(wrong)


class InvalidFactsError(Exception):
    """Facts that cannot be; `reasons` has a sentence for each contradiction."""

    def __init__(self, reasons: tuple[str, ...]) -> None:
        super().__init__(" ".join(reasons))
        self.reasons = reasons


def pair_of(seat: Seat) -> Seat:
    """A pair of opposites by its lower seat."""
    return min(seat, opposite(seat))


def _contradictions(facts: Facts) -> tuple[str, ...]:
    found: list[str] = []
    placed = [*facts.order, *facts.failed_burners, *([] if facts.revolted is None else [facts.revolted])]
    for seat in SEATS:
        if placed.count(seat) > 1:
            found.append(f"Seat {seat} is placed more than once.")
        elif seat not in placed:
            found.append(f"Seat {seat} is placed nowhere: it belongs in order, in failed_burners or in revolted.")
    for name in ("burns", "shaos", "choked"):
        deeds: tuple[Deed, ...] = getattr(facts, name)
        found += [f"Seat {one.by} cannot be both sides of an entry in {name}." for one in deeds if one.by == one.on]
    if len({one.on for one in facts.choked}) < len(facts.choked):
        found.append("A seat is choked once at most: its last hand before the 3s is one hand.")
    return tuple(found)
