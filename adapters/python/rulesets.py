"""The four rule sets as values of policies, and the rule sets that this engine declares."""

from __future__ import annotations

import json

from cards import Policies
from params import BAD_PARAMS, RULES_NOT_PLAYED, Fault, Members, member

Rules = dict[str, object]

BASES = ("chongdian", "biesan", "shandong", "fasi")
OF_EACH_BASE: dict[str, tuple[object, object, object, object]] = {
    "deck_threes_removed": (0, 0, 0, 10),
    "first_leader": ("show-fours", "given", "given", "given"),
    "threes": ("held",) * 4,
    "last_threes_borrow_twos": ("yes",) * 4,
    "mixed_jokers": ("demoted",) * 4,
    "joker_compare": ("every-card",) * 4,
    "two_kill_one": ("no", "no", "no", "yes"),
    "opening_plays": ("joker-free", "joker-free", "joker-free", "natural"),
    "fours": ("ordinary", "ordinary", "ordinary", "after-opening"),
    "calls": ("xuan", "xuan", "xuan", "ming-yu"),
    "call_window": ("after-deal", "after-deal", "before-deal", "by-kind"),
    "dot_mutual_waivable": ("no", "no", "yes", "no"),
    "dot_both_open": ("caller-pays",) * 4,
    "interrupt": ("burn", "burn", "burn", "shao"),
    "burn_test": ("play-out", "formula", "play-out", "none"),
    "burn_breach": ("last-place", "refused", "last-place", "refused"),
    "burn_tribute_between_mates": ("yes", "yes", "yes", "no"),
    "shao_chain": ("cumulative",) * 4,
    "buy_three_pays": ("two-or-joker", "two", "two-or-joker", "two-or-joker"),
    "buy_three_asks": ("opposite-enemies-mates", "opposite-mates", "opposite-mates", "opposite-mates"),
    "penniless": ("revolution", "asks-mates", "revolution", "pays-highest"),
    "revolution_contest": ("rush", "concede", "concede", "trial"),
    "revolution_head": ("choose-three", "headless", "choose-always", "three"),
    "headless_when_opposite_out": ("yes",) * 4,
    "deal_ends": ("side-out", "one-left", "one-left", "one-left"),
    "choke_by_opposite": ("counts", "counts", "exempt", "counts"),
    "choke_announced": ("at-once", "at-once", "at-once", "when-out"),
    "sweep": ("one-each", "ordinary", "one-each", "settle-and-restart"),
    "sweep_score_multiplier": (2, 1, 1, 1),
    "tribute_order": ("dot-burn-choke-fall", "choke-burn-dot-fall", "dot-burn-choke-fall", "dot-choke-shao-fall"),
    "tribute_cards": ("highest", "jokers-and-twos", "highest", "highest-but-aces"),
    "tribute_return": ("fall-same-count", "fall-rank-held", "fall-same-count", "fall-same-count"),
    "points_per_card": (1, 1, 1, 2),
    "score_basis": ("owed", "paid", "owed", "owed"),
    "match_scoring": ("every-deal", "every-deal", "every-deal", "last-deal-on-exit"),
    "match_deals": (5, 5, 5, 3),
    "escape_penalty": (10, 10, 0, 0),
}
# Values that no base takes.
OTHER_VALUES: dict[str, set[object]] = {
    "threes": {"ordinary"},
    "last_threes_borrow_twos": {"no"},
    "mixed_jokers": {"as-they-are"},
    "joker_compare": {"count-or-kind"},
    "dot_both_open": {"nobody-pays"},
    "shao_chain": {"each"},
    "headless_when_opposite_out": {"no"},
}

DECLARED: list[Members] = [{"base": base} for base in BASES]


def declare(text: str) -> None:
    """Declare one rule set more, given as JSON: a base and the policies in which it departs from it."""
    try:
        entry = json.loads(text)
    except ValueError as error:
        raise Fault(BAD_PARAMS, f"--declare must be followed by JSON: {error}") from error
    if not isinstance(entry, dict) or entry.get("base") not in BASES or not isinstance(entry.get("set", {}), dict):
        raise Fault(BAD_PARAMS, f'--declare wants {{"base": …, "set": {{…}}}}, the base one of {", ".join(BASES)}')
    for policy, value in entry.get("set", {}).items():
        if not known(policy, value):
            raise Fault(BAD_PARAMS, f"--declare has {policy} = {value!r}, which is no value of a policy")
    DECLARED.append({name: entry[name] for name in ("base", "set") if name in entry})


def known(policy: str, value: object) -> bool:
    """Whether a policy of this name has this value."""
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        return False
    if policy == "match_deals":
        return isinstance(value, int) and value > 0
    return value in set(OF_EACH_BASE.get(policy, ())) | OTHER_VALUES.get(policy, set())


def rules_of(params: Members) -> Rules:
    """Return every policy of the rule set asked about, which must be one of the declared entries, word for word."""
    rules: Members = member(params, "rules", dict)
    base = member(rules, "base", str, "params.rules")
    entry: Members = {"base": base}
    changes: Members = {}
    if "set" in rules:
        changes = member(rules, "set", dict, "params.rules")
        if any(isinstance(value, bool) or not isinstance(value, (str, int)) for value in changes.values()):
            raise Fault(BAD_PARAMS, "params.rules.set must give each policy a string or an integer")
        entry["set"] = changes
    if entry not in DECLARED:
        raise Fault(RULES_NOT_PLAYED, f"params.rules is not played here: send one of {json.dumps(DECLARED)}")
    column = BASES.index(base)
    return {policy: values[column] for policy, values in OF_EACH_BASE.items()} | changes


def card_policies(rules: Rules) -> Policies:
    """Return the part of the rules that concerns cards alone."""
    return Policies(*(str(rules[policy]) for policy in Policies._fields))
