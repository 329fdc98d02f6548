"""The suite bites: every one-fault engine is caught by a case of its rule; on cards, by cases that depend on it only."""

from __future__ import annotations

import pytest

from oracle.catalogue import Level, rules
from oracle.rules.dot_tribute import MING_YU_TABLE, XUAN_TABLE
from oracle.rulesets import policy_values, with_policies
from tests.miniatures.bent import Fault1, RuleFault
from tests.miniatures.bite import PLAY_RULE_SETS, bite, cases_of, first_catch, rule_sets_of
from tests.miniatures.faults import ALL, CARDS, DEAL, MATCH, PLAY, SEEN


@pytest.mark.parametrize("fault", CARDS, ids=lambda fault: fault.id)
def test_a_fault_is_caught_by_its_own_rule_and_nothing_else_is_blamed(fault: Fault1) -> None:
    found = bite(fault)
    assert found.caught, f"no case of {fault.rule} notices that {fault.words}"
    assert not found.undue, f"{fault.id} also fails {found.undue}, which do not rest on {fault.rule}"


@pytest.mark.parametrize("fault", [*PLAY, *DEAL, *MATCH], ids=lambda fault: fault.id)
def test_a_fault_in_one_rule_is_caught_by_its_own_rule(fault: RuleFault) -> None:
    assert first_catch(fault) is not None, f"no case of {fault.rule} notices that {fault.words}"


def test_every_rule_on_cards_that_has_a_case_has_a_fault() -> None:
    assert {case.rule for case in cases_of(Level.CARDS)} <= {fault.rule for fault in CARDS}


@pytest.mark.parametrize(("level", "faults"), [(Level.PLAY, PLAY), (Level.DEAL, DEAL), (Level.MATCH, MATCH)])
def test_every_rule_has_a_fault_unless_the_catalogue_says_why_it_has_no_case(
    level: Level, faults: tuple[RuleFault, ...]
) -> None:
    ruled = {rule.id for rule in rules().values() if rule.level is level and not rule.excluded}
    assert ruled == {fault.rule for fault in faults}


@pytest.mark.parametrize(("rule_id", "row"), [(row[2], row) for row in (*XUAN_TABLE.values(), *MING_YU_TABLE.values())])
def test_every_row_of_the_tables_of_dots_has_a_fault_in_each_amount(rule_id: str, row: object) -> None:
    assert {f"{rule_id}:row-opposite", f"{rule_id}:row-self"} <= {fault.id for fault in DEAL}, row


def test_the_faults_of_real_engines_are_among_them() -> None:
    assert {fault.id for fault in ALL} >= SEEN


def test_every_case_of_play_applies_under_some_of_the_rule_sets() -> None:
    values = [policy_values(with_policies(rule_set.base, rule_set.set)) for rule_set in PLAY_RULE_SETS]
    assert not [case.id for case in cases_of(Level.PLAY) if not any(map(case.applies, values))]


@pytest.mark.parametrize("level", [Level.DEAL, Level.MATCH])
def test_every_case_around_the_deal_applies_under_the_rule_sets_that_it_is_run_with(level: Level) -> None:
    for case in cases_of(level):
        found = rule_sets_of(case)
        assert found
        assert all(case.applies(policy_values(with_policies(one.base, one.set))) for one in found), case.id


def test_fault_ids_are_unique() -> None:
    assert len({fault.id for fault in ALL}) == len(ALL)
