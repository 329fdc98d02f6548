"""Rule sets and cards for Hypothesis."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from conformance_report.protocol import messages as m
from oracle.cards import Counts, counts_of
from oracle.rulesets import BASES, departures, policies

CARDS_POLICIES = ("mixed_jokers", "joker_compare", "two_kill_one", "opening_plays")
"""The policies that `cards.judge` depends on."""


@st.composite
def rule_sets(draw: Any) -> m.Rules:
    """Any rule set out of the whole product of policies, as one of the four and its departures."""
    base = draw(st.sampled_from(BASES))
    chosen = {
        key: draw(st.sampled_from(list(policy.values))) for key, policy in policies().items() if draw(st.booleans())
    }
    return m.Rules(base, dict(departures(base, chosen)))


@st.composite
def plays(draw: Any, most: int = 7) -> Counts:
    """A few cards that are likely a play: one rank, some 2s, some jokers; jokers and 2s alone as well."""
    rank = draw(st.sampled_from("3489TJQKA"))
    parts = (rank, draw(st.integers(0, most))), ("2", draw(st.integers(0, 2)))
    jokers = ("X", draw(st.integers(0, 2))), ("D", draw(st.integers(0, 2)))
    return counts_of("".join(letter * number for letter, number in (*parts, *jokers))[:most] or rank)
