"""The places of a finished deal (RANK), and whether they make a sweep (SWEEP)."""

from __future__ import annotations

from typing import Final, Literal

from oracle.catalogue import enforces
from oracle.seats import SEATS, Seat, are_mates

Side = Literal["even", "odd"]
PLACES: Final = (1, 2, 3, 4, 5, 6)
_THIRD, _FOURTH = 3, 4


def final_places(order: tuple[Seat, ...], revolted: Seat | None, failed_burners: tuple[Seat, ...]) -> tuple[int, ...]:
    """The place of each seat, 1 to 6: the revolutionary and the failed burners take theirs, the others fill the rest."""
    places = dict(failed_places(failed_burners))
    if revolted is not None:
        places[revolted] = revolutionary_place(order, revolted)
    free = [place for place in PLACES if place not in places.values()]
    places.update(zip(order, free, strict=False))
    return tuple(places[seat] for seat in SEATS)


@enforces("RANK-008")
def failed_places(failed_burners: tuple[Seat, ...]) -> dict[Seat, int]:
    """The first burner who fails is last, the second fifth."""
    return {seat: PLACES[-1 - number] for number, seat in enumerate(failed_burners)}


@enforces("REV-006", "SWEEP-002")
def revolutionary_place(order: tuple[Seat, ...], revolted: Seat) -> int:
    """A revolutionary is third when both his mates are first and second, otherwise fourth."""
    first_two = order[:2]
    return _THIRD if len(first_two) == 2 and all(are_mates(seat, revolted) for seat in first_two) else _FOURTH


@enforces("SWEEP-001")
def sweep_of(places: tuple[int, ...]) -> Side | None:
    """The federation that has the first three places, if one has."""
    for side, name in ((0, "even"), (1, "odd")):
        if all(places[seat] <= _THIRD for seat in range(side, 6, 2)):
            return "even" if name == "even" else "odd"
    return None


@enforces("RANK-001", "RANK-002", "RANK-003", "RANK-004", "RANK-005", "RANK-007", "REV-006", "REV-007")
def known_places(out: tuple[Seat, ...], revolted: Seat | None, failed_burners: tuple[Seat, ...]) -> dict[Seat, int]:
    """The places that are known during a deal: of those who are out, of failed burners, of a placed revolutionary."""
    places = failed_places(failed_burners)
    reserved = None if revolted is None else revolutionary_place(out, revolted)
    free = [place for place in PLACES if place not in places.values() and place != reserved]
    places.update(zip(out, free, strict=False))
    if revolted is not None and reserved is not None and (reserved == _THIRD or len(out) >= _THIRD):
        places[revolted] = reserved
    return places
