"""Rule sets: the four of the documents, and house rules made from them."""

from oracle.rulesets.book import (
    BASES,
    HouseRules,
    Policy,
    PolicyValue,
    Position,
    RuleSetError,
    base_rules,
    check_value,
    departures,
    house_rules,
    known_base,
    parse_setting,
    policies,
    policy_values,
    positions,
    with_policies,
)
from oracle.rulesets.ruleset import RuleSet

__all__ = [
    "BASES",
    "HouseRules",
    "Policy",
    "PolicyValue",
    "Position",
    "RuleSet",
    "RuleSetError",
    "base_rules",
    "check_value",
    "departures",
    "house_rules",
    "known_base",
    "parse_setting",
    "policies",
    "policy_values",
    "positions",
    "with_policies",
]
