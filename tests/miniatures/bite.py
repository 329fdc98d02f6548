"""Does the suite bite? Each one-fault engine is run through every case, under rule sets that show each policy value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from conformance_report.engines.oracle_engine import OracleEngine
from conformance_report.protocol import messages as m
from conformance_report.suite import Case, load_suite, suite_root
from oracle.cards import counts_of
from oracle.catalogue import Level, rules
from oracle.combination import Combination, classify
from oracle.explain import grounds
from oracle.rulesets import policy_values, with_policies
from tests.miniatures.bent import BentEngine, Fault1, RuleFault
from tests.miniatures.rebinding import replaced
from tests.quick import run_case, run_cases

RULE_SETS = (
    m.Rules("chongdian"),
    m.Rules("biesan"),
    m.Rules("shandong"),
    m.Rules("fasi"),
    m.Rules("chongdian", {"mixed_jokers": "as-they-are", "joker_compare": "count-or-kind", "two_kill_one": "yes"}),
)

PLAY_RULE_SETS = (
    *(m.Rules(base) for base in ("chongdian", "biesan", "shandong", "fasi")),
    m.Rules("chongdian", {"burn_breach": "refused", "last_threes_borrow_twos": "no", "two_kill_one": "yes"}),
    m.Rules("chongdian", {"burn_test": "formula", "threes": "ordinary"}),
    m.Rules("fasi", {"interrupt": "burn"}),
    m.Rules(
        "fasi",
        {
            "headless_when_opposite_out": "no",
            "revolution_contest": "rush",
            "revolution_head": "choose-three",
            "shao_chain": "each",
        },
    ),
)
"""The four rule sets, and house rules by which every case of the level `play` applies under one of them."""


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
    for rule_set in RULE_SETS:
        for case, rested_on in _failures(fault, rule_set):
            if fault.rule in case.rules:
                caught[case.id] = None
            elif fault.rule in rested_on:
                others[case.id] = None
            else:
                undue[case.id] = None
    return Bite(fault, tuple(caught), tuple(others), tuple(undue))


def _failures(fault: Fault1, rules: m.Rules) -> Iterator[tuple[Case, frozenset[str]]]:
    engine = BentEngine(fault, rules)
    for found in run_cases(engine, rules, cases_of(Level.CARDS)):
        if not found.passed:
            engine.asked.clear()
            run_case(found.case, engine, rules)
            yield found.case, frozenset().union(*(rests_on(method, params, rules) for method, params in engine.asked))
        engine.asked.clear()


def cases_of(level: Level) -> tuple[Case, ...]:
    """The cases of one level, in order."""
    return tuple(case for case in load_suite(suite_root()) if case.level is level)


def first_catch(fault: RuleFault) -> str | None:
    """The first case of its own rule that catches a fault; None when none does."""
    return next(_catching(fault), None)


def catches(fault: RuleFault) -> tuple[str, ...]:
    """The cases of its own rule that catch a fault."""
    return tuple(dict.fromkeys(_catching(fault)))


def _catching(fault: RuleFault) -> Iterator[str]:
    """The cases of the rule that the engine with the fault fails and the oracle without it passes."""
    asked = tuple(_asked(fault.rule))
    with replaced(fault.changes):
        failed = tuple(_failed(asked))
    for case, rule_set in failed:
        if run_case(case, OracleEngine([rule_set]), rule_set).passed:
            yield case.id


def _asked(rule_id: str) -> Iterator[tuple[m.Rules, list[Case]]]:
    """The cases of a rule under each of the rule sets that they are run with.

    Of play a case is of its first rule only; of the other levels of every rule that it is tagged with.
    """
    of_play = rules()[rule_id].level is Level.PLAY
    by_rules: dict[tuple[m.Base, tuple[tuple[str, str | int], ...]], list[Case]] = {}
    for case in load_suite(suite_root()):
        if rule_id == case.rule if of_play else rule_id in case.rules:
            for one in rule_sets_of(case):
                by_rules.setdefault((one.base, tuple(one.set.items())), []).append(case)
    for (base, departures), cases in by_rules.items():
        yield m.Rules(base, dict(departures)), cases


def rule_sets_of(case: Case) -> tuple[m.Rules, ...]:
    """Those under which a case is run: of play the listed ones, else the four, or the nearest house rules."""
    among = PLAY_RULE_SETS if case.level is Level.PLAY else RULE_SETS[:4]
    found = tuple(one for one in among if case.applies(_values(one.base, tuple(one.set.items()))))
    return found if found or case.level is Level.PLAY else (_house_rules(case),)


def _house_rules(case: Case) -> m.Rules:
    """The rule set from which the policies of a case depart least, with these policies."""
    departing = [
        {key: value for key, value in case.policies.items() if _values(one.base, ())[key] != value}
        for one in RULE_SETS[:4]
    ]
    nearest = min(range(4), key=lambda number: len(departing[number]))
    return m.Rules(RULE_SETS[nearest].base, departing[nearest])


@cache
def _values(base: str, departures: tuple[tuple[str, str | int], ...]) -> Mapping[str, str | int]:
    return policy_values(_rule_set(base, departures))


def _failed(asked: Iterable[tuple[m.Rules, list[Case]]]) -> Iterator[tuple[Case, m.Rules]]:
    """The cases that meet a wrong answer. A crash is no answer, and catches nothing."""
    for rule_set, cases in asked:
        engine = OracleEngine([rule_set])
        for case in cases:
            found = run_case(case, engine, rule_set)
            engine.take_exchanges()
            if not found.passed and not found.evidence.startswith(_CRASHED):
                yield case, rule_set


_CRASHED = "fault: "


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
