"""Every one-fault engine, level by level: a level adds one entry."""

from __future__ import annotations

from tests.miniatures import cards_faults
from tests.miniatures.bent import Fault1

ALL: tuple[Fault1, ...] = (*cards_faults.FAULTS,)
