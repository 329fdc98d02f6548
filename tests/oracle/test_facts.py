"""Facts of a finished deal that cannot be are refused, each with a sentence that names it."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.facts import Deed, Facts, InvalidFactsError

IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "no more than two can fail": {"order": (3, 4, 5), "failed_burners": (0, 1, 2)},
    "one where a seat has revolted": {"order": (3, 4, 5), "failed_burners": (0, 1), "revolted": 2},
    "Seat 0 is placed more than once.": {"order": (1, 2, 3, 4, 5), "failed_burners": (0,), "revolted": 0},
    "out of burns": {"order": (1, 2, 3, 4, 5), "revolted": 0, "burns": (Deed(0, 1),)},
    "Seat 0 has revolted": {"order": (1, 2, 3, 4, 5), "revolted": 0, "burns": (Deed(1, 0),)},
    "out of shaos": {"order": (1, 2, 3, 4, 5), "revolted": 0, "shaos": (Deed(0, 1),)},
    "out of choked": {"order": (1, 2, 3, 4, 5), "revolted": 0, "choked": (Deed(1, 0),)},
    "cannot have burned with success": {"order": (1, 2, 3, 4, 5), "failed_burners": (0,), "burns": (Deed(0, 1),)},
    "neither burns nor shaos it; take the two out of burns": {"order": (0, 1, 2, 3, 4, 5), "burns": (Deed(0, 3),)},
    "neither burns nor shaos it; take the two out of shaos": {"order": (0, 1, 2, 3, 4, 5), "shaos": (Deed(4, 1),)},
    "left with cards": {"order": (0, 1, 2, 3, 4, 5), "burns": (Deed(5, 1),)},
    "Seat 0 burned with success more than once": {"order": (0, 1, 2, 3, 4, 5), "burns": (Deed(0, 1), Deed(0, 2))},
}


@pytest.mark.parametrize("words", IMPOSSIBLE)
def test_facts_that_cannot_be_are_refused(words: str) -> None:
    with pytest.raises(InvalidFactsError, match=words):
        Facts(**IMPOSSIBLE[words])


def test_facts_that_can_be_are_taken() -> None:
    Facts(order=(2, 3, 4, 5), failed_burners=(0, 1), burns=(Deed(2, 0),))
    Facts(order=(0, 1, 2, 3, 4, 5), burns=(Deed(4, 5),), shaos=(Deed(5, 0),), choked=(Deed(0, 3), Deed(5, 4)))
    Facts(order=(2, 3, 4, 5), failed_burners=(0,), revolted=1, burns=(Deed(2, 0), Deed(3, 2)))
