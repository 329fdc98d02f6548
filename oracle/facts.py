"""What a finished deal is remembered by: raw facts, before any policy is applied to them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Final

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


MOST_REVOLTED_OR_FAILED: Final = 2
"""So many can revolt or fail a burn in one deal.

A burn fails on the burner's own lead, so all who were in play when he burned are in play still; and nobody burns in
the tangle, when four are left. Of the six a first burner can fail and then a second, of five; after a revolution one.
"""


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
    found += _contradictions_of_burners(facts)
    for name in ("burns", "shaos", "choked"):
        deeds: tuple[Deed, ...] = getattr(facts, name)
        found += [f"Seat {one.by} cannot be both sides of an entry in {name}." for one in deeds if one.by == one.on]
        if any(facts.revolted in (one.by, one.on) for one in deeds):
            found.append(f"Seat {facts.revolted} has revolted and took no part in play; take it out of {name}.")
        if name != "choked":
            found += [
                f"Seat {one.by} answers its opposite, and neither burns nor shaos it; take the two out of {name}."
                for one in deeds
                if one.on == opposite(one.by)
            ]
    if len({one.on for one in facts.choked}) < len(facts.choked):
        found.append("A seat is choked once at most: its last hand before the 3s is one hand.")
    return tuple(found)


def _contradictions_of_burners(facts: Facts) -> Iterator[str]:
    if len(facts.failed_burners) + (facts.revolted is not None) > MOST_REVOLTED_OR_FAILED:
        yield (
            "With four in play nobody burns: no more than two can fail a burn, and one where a seat has revolted; "
            "name no more in failed_burners."
        )
    burners = [one.by for one in facts.burns]
    for seat in sorted(set(burners)):
        if seat in facts.failed_burners:
            yield f"Seat {seat} failed a burn and cannot have burned with success; take it out of one of the two."
        if facts.order and seat == facts.order[-1]:
            yield f"Seat {seat} is left with cards in its hand, and a burn succeeds with the last card; take it out of burns."
        if burners.count(seat) > 1:
            yield f"Seat {seat} burned with success more than once, but a burn succeeds with the last card of the hand."
