"""An engine that reads otherwise where a case rests on a reading of ours fails that case, and conforms all the same."""

from __future__ import annotations

import pytest

from conformance_report.certify import certify
from conformance_report.engines.oracle_engine import OracleEngine
from conformance_report.protocol import messages as m
from conformance_report.results import CaseLevel, CaseResult, Outcome, Verdict
from conformance_report.suite import standing_of
from oracle.combination import Combination
from oracle.rules.killing import kills
from oracle.rulesets.policies import TwoKillOne
from oracle.rulesets.ruleset import RuleSet
from tests.miniatures.bent import RuleFault
from tests.miniatures.faults import ALL
from tests.miniatures.rebinding import Changes, replaced
from tests.quick import Found, run_cases
from tests.report import factory


def _kills_whatever_goes_along(answer: Combination, table: Combination, rules: RuleSet) -> bool:
    return rules.two_kill_one is TwoKillOne.YES and table.bigs == 1 and answer.bigs > 1


CHANGES: dict[str, Changes] = {fault.id: fault.changes for fault in ALL if isinstance(fault, RuleFault)} | {
    "two big jokers kill one, whatever goes along": {kills: _kills_whatever_goes_along}
}


@pytest.mark.parametrize(
    ("base", "reading", "one_of_them"),
    [
        ("chongdian", "RUSH-002:ranks", "RUSH-002/counted/3459AAAAAA-rush"),
        ("chongdian", "RUSH-007:all-cards", "RUSH-007/keeps-a-card"),
        ("chongdian", "THREE-008:backwards", "THREE-008/opposite-without"),
        ("biesan", "THREE-009:backwards", "THREE-009/mates/233459K-2333459K-2"),
        ("biesan", "TRIB-019:too-few", "TRIB-019/none-matches-in-the-deal"),
        ("biesan", "BURN-007:not-having-passed", "BURN-007/having-passed"),
        ("shandong", "BURN-012:neighbour-leads", "BURN-012/burned-player-leads/99@play-out"),
        ("fasi", "CALL-004:early", "CALL-004/too-early"),
        ("fasi", "REV-010:not-lost", "REV-010/no-gouji-fours"),
        ("fasi", "SHAO-001:late", "SHAO-001/first-asked-has-passed"),
        ("fasi", "KILL-002:late", "KILL-002/after-the-first-pass"),
        ("fasi", "KILL-002:dead-gouji", "KILL-002/dead-gouji/granted@three"),
        ("fasi", "two big jokers kill one, whatever goes along", "KILL-001/rest-not-higher/888D-888DD"),
    ],
)
def test_an_engine_that_reads_otherwise_conforms(base: m.Base, reading: str, one_of_them: str) -> None:
    with replaced(CHANGES[reading]):
        found = [_result(one, base) for one in run_cases(OracleEngine(), m.Rules(base))]
    failed = [one for one in found if one.outcome is Outcome.FAILED]
    assert one_of_them in {one.id for one in failed}
    assert not [one.id for one in failed if one.certifying]
    assert certify(factory.build(found, labels=(base,))).verdict is Verdict.CONFORMANT


def _result(found: Found, base: m.Base) -> CaseResult:
    standing = standing_of(found.case, base, {})
    make = factory.case if found.passed else factory.failed
    return make(
        found.case.id,
        ruleset=base,
        rules=found.case.rules,
        level=CaseLevel(found.case.level.value),
        standing=standing,
        certifying=standing.certifies,
    )
