"""Does the suite bite? Each one-fault engine is run through every case, under rule sets that show each policy value."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from conformance_report.protocol import messages as m
from conformance_report.suite import Case
from oracle.cards import counts_of
from oracle.combination import Combination, classify
from oracle.explain import grounds
from oracle.rulesets import with_policies
from tests.miniatures.bent import BentEngine, Fault1
from tests.quick import run_case, run_cases

RULE_SETS = (
    m.Rules("chongdian"),
    m.Rules("biesan"),
    m.Rules("shandong"),
    m.Rules("fasi"),
    m.Rules("chongdian", {"mixed_jokers": "as-they-are", "joker_compare": "count-or-kind", "two_kill_one": "yes"}),
)


@dataclass(frozen=True)
class Bite:
    """What one fault met: the cases of its rule that caught it, others that failed, and those that should not have."""

    fault: Fault1
    caught: tuple[str, ...]
    others: tuple[str, ...]
    undue: tuple[str, ...]


def bite(fault: Fault1) -> Bite:
    """Run the suite on a fault under every rule set."""
    caught: dict[str, None] = {}
    others: dict[str, None] = {}
    undue: dict[str, None] = {}
    for rules in RULE_SETS:
        for case, rested_on in _failures(fault, rules):
            if fault.rule in case.rules:
                caught[case.id] = None
            elif fault.rule in rested_on:
                others[case.id] = None
            else:
                undue[case.id] = None
    return Bite(fault, tuple(caught), tuple(others), tuple(undue))


def _failures(fault: Fault1, rules: m.Rules) -> Iterator[tuple[Case, frozenset[str]]]:
    engine = BentEngine(fault, rules)
    for found in run_cases(engine, rules):
        if not found.passed:
            engine.asked.clear()
            run_case(found.case, engine, rules)
            yield found.case, frozenset().union(*(rests_on(method, params, rules) for method, params in engine.asked))
        engine.asked.clear()


def rests_on(method: str, params: object, rules: m.Rules) -> frozenset[str]:
    """The rules that the right answer to a question rests on."""
    assert method == "cards.judge" and isinstance(params, m.Judge), f"grounds of {method} are not known"
    rule_set = _rule_set(rules.base, tuple(rules.set.items()))
    table = classify(counts_of(params.table), rule_set) if isinstance(params.table, str) else None
    assert table is None or isinstance(table, Combination)
    return frozenset(grounds(counts_of(params.cards), table, rule_set))


@cache
def _rule_set(base: str, departures: tuple[tuple[str, str | int], ...]):  # type: ignore[no-untyped-def]
    return with_policies(base, dict(departures))
