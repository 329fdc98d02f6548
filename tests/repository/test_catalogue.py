"""The catalogue, the suite and the code speak of the same rules."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import oracle
from conformance_report.suite import load_suite, suite_root
from oracle.catalogue import CatalogueError, Level, Standing, UnknownRuleError, enforced, load_catalogue, rule, rules
from oracle.rulesets import BASES, policies, positions

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "oracle" / "catalogue"
RULES = (FOLDER / "rules.toml").read_text("utf-8")
DOCUMENTS = (FOLDER / "documents.toml").read_text("utf-8")
HAVE_SCENARIOS = (Level.CARDS,)


def _import_all() -> None:
    for module in walk_packages(oracle.__path__, "oracle."):
        import_module(module.name)


def test_there_are_307_rules_in_both_languages() -> None:
    assert len(rules()) == 307
    for one in rules().values():
        assert re.search(r"[\u4e00-\u9fff]", one.statement.zh), one.id
        assert not re.search(r"[\u4e00-\u9fff]", one.title.en), one.id


def test_a_rule_is_governed_by_policies_that_exist_and_the_policies_name_it() -> None:
    by_rules = {(key, one.id) for one in rules().values() for key in one.policies}
    by_policies = {(policy.key, rule_id) for policy in policies().values() for rule_id in policy.rules}
    assert by_rules == by_policies
    assert {key for key, _ in by_rules} == set(policies())
    assert {rule_id for _, rule_id in by_policies} <= set(rules())


def test_a_policy_names_its_rules_once_and_in_the_order_of_the_catalogue() -> None:
    place = list(rules()).index
    for policy in policies().values():
        assert list(policy.rules) == sorted(set(policy.rules), key=place), policy.key


def test_every_rule_of_a_finished_level_has_a_case_or_a_reason_why_not() -> None:
    with_cases = {rule_id for case in load_suite(suite_root()) for rule_id in case.rules}
    for one in rules().values():
        if one.level in HAVE_SCENARIOS:
            assert bool(one.excluded) != (one.id in with_cases), one.id


def test_every_rule_of_a_finished_level_stands_in_the_code() -> None:
    _import_all()
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "oracle").rglob("*.py"))
    for one in rules().values():
        if one.level in HAVE_SCENARIOS and not one.excluded and one.topic != "CARD":
            assert f'"{one.id}"' in code or one.id in enforced(), one.id


def test_every_mark_names_a_rule() -> None:
    _import_all()
    assert set(enforced()) <= set(rules())


def test_an_unknown_rule_is_named() -> None:
    with pytest.raises(UnknownRuleError, match="CMP-999"):
        rule("CMP-999")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('id = "CMP-005"', 'id = "CMP-5"', "CMP-5"),
        ('id = "CMP-005"', 'id = "CMP-004"', "CMP-004 stands twice"),
        ('id = "CMP-005"', 'id = "CMP-099"', "CMP-005 missing"),
        ('level = "cards"', 'level = "card"', "level is 'card'"),
        ('standing = "stated"', 'standing = "sure"', "standing is 'sure'"),
        ("section = [", 'section = ["nowhere", ', "'nowhere', which is no heading"),
        ("policy = [", "policies = [", "policies is not known"),
        ("statement = {", "sentence = {", "sentence is not known"),
        ("[[rule]]", "[[rule]", "not TOML"),
    ],
)
def test_a_mistake_in_the_catalogue_is_one_clear_line(old: str, new: str, says: str) -> None:
    with pytest.raises(CatalogueError) as error:
        load_catalogue(RULES.replace(old, new, 1), DOCUMENTS)
    assert says in str(error.value)
    assert "\n" not in str(error.value)
    assert "rules.toml" in str(error.value)


def test_policies_have_a_position_in_every_rule_set() -> None:
    for base in BASES:
        assert list(positions(base)) == list(policies())


def test_a_stated_policy_value_has_a_section() -> None:
    for base in BASES:
        for key, position in positions(base).items():
            if position.standing == Standing.STATED:
                assert position.section, (base, key)
