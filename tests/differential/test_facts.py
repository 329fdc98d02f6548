"""Facts that cannot be are refused by the oracle and by the Python example engine alike."""

from __future__ import annotations

from typing import Any

import pytest

from conformance_report.engines.port import Fault
from conformance_report.protocol import messages as m
from oracle.rulesets import BASES
from tests.differential.both import both

FIVE, FOUR, THREE = [1, 2, 3, 4, 5], [2, 3, 4, 5], [3, 4, 5]
DEED = {"by": 0, "on": 1}
IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "three failed": {"order": THREE, "revolted": None, "failed_burners": [0, 1, 2]},
    "two failed beside a revolutionary": {"order": THREE, "revolted": 2, "failed_burners": [0, 1]},
    "a revolutionary who failed": {"order": FIVE, "revolted": 0, "failed_burners": [0]},
    "a revolutionary who burned": {"order": FIVE, "revolted": 0, "burns": [DEED]},
    "a revolutionary who was burned": {"order": FIVE, "revolted": 0, "burns": [{"by": 1, "on": 0}]},
    "a revolutionary who choked": {"order": FIVE, "revolted": 0, "choked": [DEED]},
    "one who failed and burned": {"order": FIVE, "revolted": None, "failed_burners": [0], "burns": [DEED]},
    "one who burned twice": {"order": [0, *FIVE], "revolted": None, "burns": [DEED, {"by": 0, "on": 2}]},
    "one who burned his opposite": {"order": [0, *FIVE], "revolted": None, "burns": [{"by": 3, "on": 0}]},
    "one who shao-ed his opposite": {"order": [0, *FIVE], "revolted": None, "shaos": [{"by": 3, "on": 0, "cards": 1}]},
    "the last who burned": {"order": [0, *FIVE], "revolted": None, "burns": [{"by": 5, "on": 0}]},
}
POSSIBLE: dict[str, dict[str, Any]] = {
    "two failed": {"order": FOUR, "revolted": None, "failed_burners": [0, 1]},
    "one failed beside a revolutionary": {"order": FOUR, "revolted": 1, "failed_burners": [0]},
    "a shao where there is none": {"order": [0, *FIVE], "revolted": None, "shaos": [{"by": 2, "on": 0, "cards": 1}]},
    "a burn where there is none": {"order": [0, *FIVE], "revolted": None, "burns": [{"by": 2, "on": 1}]},
    "a call that there is not": {"order": [0, *FIVE], "revolted": None, "calls": {"0": "xuan", "1": "ming", "2": "yu"}},
    "a choke": {"order": [0, *FIVE], "revolted": None, "choked": [DEED]},
    "a waiver": {"order": [0, *FIVE], "revolted": None, "waived": [[0, 3], [1, 4]]},
    "a waiver of one who opened": {"order": [0, *FIVE], "revolted": None, "opened": [0], "waived": [[0, 3]]},
}


ORDINARY = m.Rules("shandong", {"threes": "ordinary"})


@pytest.mark.parametrize("rules", [*(m.Rules(base) for base in BASES), ORDINARY], ids=str)
def test_two_engines_written_apart_refuse_the_same_facts_and_settle_the_others_alike(rules: m.Rules) -> None:
    """What a rule set does not know, such as a shao under burn, is no contradiction: it owes nothing (ADR 0015)."""
    with both(rules) as engines:
        for called, facts in (IMPOSSIBLE | POSSIBLE).items():
            answer = engines.ask("deal.settle", m.DealSettle(rules, told(facts)))
            assert isinstance(answer, Fault) == (called in IMPOSSIBLE), called


def told(facts: dict[str, Any]) -> m.Facts:
    """Facts as the protocol takes them."""
    members = {"opened": [], **facts}
    for key in ("burns", "choked"):
        members[key] = [m.Pair(**one) for one in facts.get(key, [])]
    members["shaos"] = [m.ShaoEntry(**one) for one in facts.get("shaos", [])]
    return m.Facts(**members)
