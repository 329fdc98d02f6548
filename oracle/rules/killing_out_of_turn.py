"""Two big jokers kill one at the table: who may do it, and when (KILL-002). What kills what is in killing."""

from __future__ import annotations

from oracle.catalogue import enforces
from oracle.rulesets.policies import TwoKillOne
from oracle.seats import Seat
from oracle.state import DealState


@enforces("KILL-002")
def may_kill(state: DealState, seat: Seat) -> bool:
    """Anyone in play may kill a fresh play, passed or not, out of turn; not in the tangle, and not a dead gouji."""
    round_, standing = state.round, state.standing
    if round_.dead or not round_.fresh or standing.tangle or state.rules.two_kill_one is TwoKillOne.NO:
        return False
    return seat != round_.seat and bool(standing.in_play >> seat & 1)
