"""Shao (捎): beating a gouji play out of turn without a duty, and what it earns (SHAO)."""

from __future__ import annotations

from typing import Final

from oracle.catalogue import enforces
from oracle.facts import Deed
from oracle.rulesets.policies import Interrupt, ShaoChain
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import Seat, are_mates, opposite
from oracle.state import DealState

# Bound here, as a member of an enumeration is looked up slowly up to Python 3.11.
_SHAOED: Final = Interrupt.SHAO


@enforces("SHAO-001", "SHAO-002", "SHAO-006", "TANGLE-003")
def cannot_shao(state: DealState, seat: Seat) -> bool:
    """Any player but a headless one may shao the fresh gouji of any headed player but his opposite, not in the tangle."""
    round_, standing = state.round, state.standing
    if not round_.gouji or not round_.fresh or standing.tangle or seat == round_.seat:
        return True
    headless = (1 << seat | 1 << round_.seat) & standing.headless
    return bool(headless) or seat == opposite(round_.seat) or not standing.in_play >> seat & 1


@enforces("SHAO-008")
def has_passed(state: DealState, seat: Seat) -> bool:
    """Who has passed in the round cannot shao in it."""
    return bool(state.round.passed >> seat & 1)


_NO_SHAO: Final = (("SHAO-001", cannot_shao), ("SHAO-008", has_passed))


def why_no_shao(state: DealState, seat: Seat) -> tuple[str, ...]:
    """The ids of every rule that keeps a seat from a shao, whatever it holds."""
    return tuple(rule_id for rule_id, refuses in _NO_SHAO if refuses(state, seat))


def may_shao(state: DealState, seat: Seat) -> bool:
    """Whether a shao is open to a seat that can beat the table."""
    if state.rules.interrupt is not _SHAOED:
        return False
    return not cannot_shao(state, seat) and not has_passed(state, seat)


@enforces("SHAO-003", "SHAO-004", "SHAO-005", "SHAO-007", "KILL-003")
def earned(chain: tuple[Deed, ...], rules: RuleSet) -> tuple[Deed, ...]:
    """What a chain of shaos has earned when its last play wins the round; only links between enemies count."""
    if not chain:
        return ()
    between_enemies = tuple(link for link in chain if not are_mates(link.by, link.on))
    if rules.shao_chain is ShaoChain.EACH:
        return between_enemies
    last = chain[-1]
    return () if are_mates(last.by, last.on) else (Deed(last.by, last.on, len(between_enemies)),)
