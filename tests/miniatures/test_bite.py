"""The suite bites: every one-fault engine is caught by a case of its rule; on cards, by cases that depend on it only."""

from __future__ import annotations

import pytest

from oracle.catalogue import Level, rules
from oracle.rulesets import policy_values, with_policies
from tests.miniatures.bent import Fault1, RuleFault
from tests.miniatures.bite import PLAY_RULE_SETS, bite, cases_of, first_catch
from tests.miniatures.faults import ALL, CARDS, PLAY
from tests.miniatures.play_faults import SEEN


@pytest.mark.parametrize("fault", CARDS, ids=lambda fault: fault.id)
def test_a_fault_is_caught_by_its_own_rule_and_nothing_else_is_blamed(fault: Fault1) -> None:
    found = bite(fault)
    assert found.caught, f"no case of {fault.rule} notices that {fault.words}"
    assert not found.undue, f"{fault.id} also fails {found.undue}, which do not rest on {fault.rule}"


@pytest.mark.parametrize("fault", PLAY, ids=lambda fault: fault.id)
def test_a_fault_of_play_is_caught_by_its_own_rule(fault: RuleFault) -> None:
    assert first_catch(fault) is not None, f"no case of {fault.rule} notices that {fault.words}"


def test_every_rule_on_cards_that_has_a_case_has_a_fault() -> None:
    assert {case.rule for case in cases_of(Level.CARDS)} <= {fault.rule for fault in CARDS}


def test_every_rule_of_play_has_a_fault_and_no_other_has() -> None:
    assert {rule.id for rule in rules().values() if rule.level is Level.PLAY} == {fault.rule for fault in PLAY}


def test_the_faults_of_real_engines_are_among_them() -> None:
    assert set(SEEN) <= {fault.id for fault in PLAY}


def test_every_case_of_play_applies_under_some_of_the_rule_sets() -> None:
    values = [policy_values(with_policies(rule_set.base, rule_set.set)) for rule_set in PLAY_RULE_SETS]
    assert not [case.id for case in cases_of(Level.PLAY) if not any(map(case.applies, values))]


def test_fault_ids_are_unique() -> None:
    assert len({fault.id for fault in ALL}) == len(ALL)
