"""Corners in which two engines once differed, with the answer worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from conformance_report.protocol import messages as m
from tests.differential.both import both

BURNING_FASI: dict[str, Any] = {"interrupt": "burn", "burn_test": "play-out", "burn_breach": "last-place"}
FAILED = [
    m.PlayAction(0, "KK"), m.BurnAction([1]), m.PlayAction(1, "AA"), m.PassAction(4), m.PlayAction(1, "7"),
]  # fmt: skip
"""Seat 1 burns, wins the round and so is open once it leads 4s, and breaks the duty of a burner with the 7."""


@pytest.mark.parametrize("last", ["4", "5"])
def test_only_his_own_lead_ends_a_provisional_opening(last: str) -> None:
    """The 7 is not laid, and so voids nothing; nor does it matter to seat 1 what seat 0 leads after its own opening."""
    rules = m.Rules("fasi", BURNING_FASI)
    setup = m.Setup(hands=["KKQQQ45", "AAX47", "9", "995", "66", "44"], leader=0)
    opened = [m.PlayAction(0, "QQQ"), m.PassAction(3), m.PassAction(4)]
    with both(rules) as engines:
        failed = engines.play(setup, FAILED)
        assert isinstance(failed.events, list)
        told = [event["type"] for event in failed.events]
        assert told[-2:] == ["burn-failed", "headless"]
        assert "opening-void" not in told
        after = engines.play(setup, [*FAILED, *opened, m.PlayAction(0, last)])
    assert isinstance(after.state, m.State)
    assert all(ruling.legal for ruling in after.rulings)
    assert after.state.provisional == [1]
    assert after.state.opened == ([0] if last == "4" else [])


def test_a_dead_gouji_where_none_is_granted_is_nothing() -> None:
    """Bie San knows no dead gouji: what a setup says of them is left aside, and the player is headless."""
    setup = m.Setup(hands=["55", "44", "66", "77", "KK7", "99"], leader=4, revolted=1, dead_gouji={"4": 1})
    with both(m.Rules("biesan")) as engines:
        state = engines.play(setup, []).state
    assert isinstance(state, m.State)
    assert (state.headless, state.dead_gouji) == ([4], {})
