"""Every one-fault engine, level by level: a level adds one entry."""

from __future__ import annotations

from tests.miniatures import cards_faults, play_faults
from tests.miniatures.bent import Fault1, RuleFault

CARDS: tuple[Fault1, ...] = cards_faults.FAULTS
PLAY: tuple[RuleFault, ...] = play_faults.FAULTS
ALL: tuple[Fault1 | RuleFault, ...] = (*CARDS, *PLAY)
