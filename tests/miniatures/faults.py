"""Every one-fault engine, level by level: a level adds one entry."""

from __future__ import annotations

from oracle.catalogue import Level, rules
from tests.miniatures import cards_faults, deal_faults, match_faults, play_faults
from tests.miniatures.bent import Fault1, RuleFault


def _of_level(level: Level) -> tuple[RuleFault, ...]:
    """The faults around the deal, in the order of the catalogue."""
    order = {rule.id: place for place, rule in enumerate(rules().values()) if rule.level is level}
    found = [fault for fault in (*deal_faults.FAULTS, *match_faults.FAULTS) if fault.rule in order]
    return tuple(sorted(found, key=lambda fault: order[fault.rule]))


CARDS: tuple[Fault1, ...] = cards_faults.FAULTS
PLAY: tuple[RuleFault, ...] = play_faults.FAULTS
DEAL: tuple[RuleFault, ...] = _of_level(Level.DEAL)
MATCH: tuple[RuleFault, ...] = _of_level(Level.MATCH)
ALL: tuple[Fault1 | RuleFault, ...] = (*CARDS, *PLAY, *DEAL, *MATCH)

SEEN: frozenset[str] = frozenset({*play_faults.SEEN, *match_faults.SEEN, *deal_faults.SEEN})
"""The faults that public engines were seen to have, at all levels."""
