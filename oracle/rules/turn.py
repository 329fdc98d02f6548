"""Rounds: who is asked, in which order, and who leads (TURN, DEAL-015), in and before the tangle (TANGLE)."""

from __future__ import annotations

from oracle.catalogue import enforces
from oracle.seats import Seat, opposite
from oracle.state import FIRST_OF, DealState, Mask, Standing, first_of


@enforces(
    "TURN-003", "TURN-005", "TURN-006", "TURN-008", "TURN-009", "TURN-011", "TURN-014", "TURN-016", "TURN-017",
    "TURN-019", "BURN-019", "HEAD-003", "HEAD-004", "HEAD-007", "HEAD-012",
)  # fmt: skip
def may_answer(standing: Standing, passed: Mask, seat: Seat, *, gouji: bool, dead: bool) -> Mask:
    """The seats that may answer a play of this seat in turn.

    A play that is not gouji: all who have not passed, and the opposite even so. Gouji: the opposite, and headless
    seats that have not passed; of a headless player all who have not passed; a dead one nobody.
    """
    others = standing.in_play & ~(1 << seat)
    if standing.tangle:
        return may_answer_in_tangle(others)
    if dead:
        return 0
    across = others & (1 << opposite(seat))
    unpassed = others & ~passed
    if gouji and not standing.headless >> seat & 1:
        unpassed &= standing.headless
    return across | unpassed


@enforces("TANGLE-003", "TANGLE-004", "TANGLE-005", "TANGLE-006", "TANGLE-009")
def may_answer_in_tangle(others: Mask) -> Mask:
    """In the tangle everybody else in play is asked on every play, whether or not he has passed."""
    return others


@enforces("DEAL-015", "TURN-003", "TURN-013", "TURN-020", "TANGLE-005", "TANGLE-009")
def asked_after(asked: Mask, seat: Seat) -> Seat | None:
    """Of those still to be asked the first in playing order after this seat; who has yielded comes round again."""
    return FIRST_OF[asked][seat]


@enforces("TURN-007", "TURN-010", "TURN-018")
def leader_after(standing: Standing, winner: Seat) -> Seat:
    """Who wins a round leads the next; when he is out, the next seat in play has the wind (接风)."""
    return next_in_play(standing, winner)


@enforces("DEAL-015", "BURN-012")
def next_in_play(standing: Standing, seat: Seat) -> Seat:
    """The given seat if it is in play, otherwise the next one that is."""
    if standing.in_play >> seat & 1:
        return seat
    following = first_of(standing.in_play, seat)
    assert following is not None
    return following


@enforces("TURN-010", "TURN-011", "HEAD-007")
def waits(standing: Standing, asked: Mask, *, gouji: bool) -> bool:
    """Before the tangle a gouji play that nobody may answer in turn stays on the table until the window is closed."""
    return gouji and not asked and not standing.tangle


def why_not_in_turn(state: DealState, seat: Seat) -> tuple[str, ...]:
    """The rules by which it is not for this seat to answer, or to lead, now; empty when it is."""
    round_ = state.round
    if round_.turn == seat:
        return ()
    if round_.play is None:
        return ("TURN-001",) if round_.burner is None else ("TURN-001", "BURN-018")
    if round_.granted is not None:
        return ("BURN-003", "BURN-008")
    if state.standing.tangle:
        return ("TURN-007",) if seat == round_.seat else ("TANGLE-005",)
    return _why_no_gouji_answer(state, seat) if round_.gouji else _why_no_ordinary_answer(state, seat)


def _why_no_gouji_answer(state: DealState, seat: Seat) -> tuple[str, ...]:
    round_, headless = state.round, state.standing.headless
    if seat == round_.seat:
        return ("TURN-007",)
    if round_.dead:
        return ("HEAD-007",)
    if seat != opposite(round_.seat) and not headless & (1 << seat | 1 << round_.seat):
        return ("TURN-008",) if round_.burner != round_.seat else ("TURN-008", "BURN-019")
    return ("TURN-005",) if round_.passed >> seat & 1 else ("TURN-003",)


def _why_no_ordinary_answer(state: DealState, seat: Seat) -> tuple[str, ...]:
    round_ = state.round
    if seat == round_.seat:
        return ("TURN-003", "TURN-007")
    if seat == round_.yielder:
        return ("TURN-003", "TURN-013")
    if round_.passed >> seat & 1:
        return ("TURN-005",)
    return ("TURN-003", "TURN-020") if round_.fresh else ("TURN-003",)


@enforces("TURN-017", "REV-002", "RANK-008")
def why_not_in_play(standing: Standing, seat: Seat) -> tuple[str, ...]:
    """Who went out, revolted or failed a burn takes no further part."""
    if standing.in_play >> seat & 1:
        return ()
    if seat == standing.revolted:
        return ("REV-002",)
    return ("BURN-012", "RANK-008") if seat in standing.failed else ("TURN-017",)


@enforces("TURN-001", "TURN-004")
def why_no_pass(state: DealState, seat: Seat) -> tuple[str, ...]:
    """Who is asked may pass; who leads, or was granted the burn, must lay cards."""
    round_ = state.round
    if round_.granted == seat:
        return ("BURN-003",)
    if round_.turn == seat:
        return ("TURN-001",) if round_.play is None else ()
    again = ("TURN-004",) if round_.passed >> seat & 1 else ()
    return again + why_not_in_turn(state, seat)


@enforces("TURN-004", "TURN-011")
def why_not_closed(state: DealState) -> tuple[str, ...]:
    """Only a gouji play that nobody is asked on is closed by word; elsewhere everybody who is asked acts himself."""
    round_ = state.round
    if round_.play is None:
        return ("TURN-001", "TURN-004")
    if round_.turn is None:
        return ()
    if state.standing.tangle:
        return ("TURN-004", "TANGLE-005")
    return ("TURN-004", "TURN-011") if round_.gouji else ("TURN-003", "TURN-004")
