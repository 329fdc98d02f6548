"""The suite bites: every one-fault engine is caught by a case of its rule, and only by cases that depend on it."""

from __future__ import annotations

import pytest

from conformance_report.suite import load_suite, suite_root
from oracle.catalogue import Level
from tests.miniatures.bent import Fault1
from tests.miniatures.bite import bite
from tests.miniatures.faults import ALL


@pytest.mark.parametrize("fault", ALL, ids=lambda fault: fault.id)
def test_a_fault_is_caught_by_its_own_rule_and_nothing_else_is_blamed(fault: Fault1) -> None:
    found = bite(fault)
    assert found.caught, f"no case of {fault.rule} notices that {fault.words}"
    assert not found.undue, f"{fault.id} also fails {found.undue}, which do not rest on {fault.rule}"


def test_every_rule_that_has_a_case_has_a_fault() -> None:
    with_cases = {case.rule for case in load_suite(suite_root()) if case.level is Level.CARDS}
    assert with_cases <= {fault.rule for fault in ALL}


def test_fault_ids_are_unique() -> None:
    assert len({fault.id for fault in ALL}) == len(ALL)
