"""`gouji judge` and `gouji rules`: what a person reads, in both languages, and the errors."""

from __future__ import annotations

import json

import pytest

from oracle.catalogue import rules
from oracle.rulesets import base_rules, policy_values

CHINESE = ("LC_ALL", "zh_CN.UTF-8")


def test_a_ruling_says_what_the_plays_are_why_and_by_which_rules(gouji) -> None:
    code, out, _ = gouji("judge", "999DD", "--over", "888XX", "--rules", "shandong")
    assert code == 0
    for words in ("It beats the table", "two big jokers carrying three 9s", "CMP-005", "stated", "D  D  9  9  9"):
        assert words in out


def test_without_rules_the_four_answers_stand_side_by_side(gouji) -> None:
    _, out, _ = gouji("judge", "DD", "--over", "D")
    row = next(line for line in out.splitlines() if "beats" in line)
    assert row.split().count("yes") == 1
    assert row.split().count("no") == 3


@pytest.mark.parametrize(
    "typed", [("999DD",), ("９９９ＤＤ",), ("大王大王999",), ("大花", "大花", "9", "9", "9"), ("9 9 9 d d",)]
)
def test_cards_are_taken_as_players_type_them(gouji, typed: tuple[str, ...]) -> None:
    _, out, _ = gouji("judge", *typed, "--rules", "biesan", "--json")
    assert json.loads(out)["cards"] == "999DD"


def test_json_has_the_ruling_and_the_standing_of_every_rule_it_rests_on(gouji) -> None:
    code, out, _ = gouji("judge", "10", "10", "10", "10", "10", "--rules", "fasi", "--json")
    found = json.loads(out)
    assert code == 0
    assert (found["valid"], found["size"], found["gouji"], found["opens"]) == (True, 5, True, True)
    for one in found["rests_on"]:
        assert set(one["documents"]) == {"chongdian", "biesan", "shandong", "fasi"}


def test_chinese_where_asked_for_and_where_the_locale_is_chinese(gouji, monkeypatch: pytest.MonkeyPatch) -> None:
    _, asked, _ = gouji("judge", "2", "--rules", "fasi", "--lang", "zh")
    monkeypatch.setenv(*CHINESE)
    _, by_locale, _ = gouji("judge", "2", "--rules", "fasi")
    assert "够级" in asked
    assert asked == by_locale


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("judge",), "name the cards"),
        (("judge", "99I"), "'I' at character 3"),
        (("judge", "99I", "--lang", "zh"), "第 3 个字符"),
        (("judge", "99", "--over", "56"), "HAND-016"),
        (("judge", "99", "--rules", "shangdong"), "chongdian"),
        (("judge", "99", "--rules", "fasi", "--set", "threes=none"), "threes cannot be 'none'"),
        (("judge", "99", "--set", "threes=held"), "--rules"),
        (("judge", "99", "--house", "/no/such.toml"), "/no/such.toml"),
        (("judge", "99", "--lang", "fr"), "--lang"),
        (("rules", "CMP-099"), "no rule 'CMP-099'"),
        (("rules", "--compare", "chongdian", "nowhere"), "nowhere"),
        (("rules", "--search", "spaceship"), "no rule speaks of it"),
        (("nothing",), "Unknown command"),
    ],
)
def test_what_cannot_be_done_is_one_clear_line_and_exit_code_2(gouji, arguments: tuple[str, ...], words: str) -> None:
    code, out, err = gouji(*arguments)
    assert (code, out) == (2, "")
    assert words in err


def test_the_catalogue_lists_every_rule_and_a_search_finds_what_it_says(gouji) -> None:
    _, out, _ = gouji("rules")
    for one in rules():
        assert one in out
    _, found, _ = gouji("rules", "--search", "掛花")
    assert "CMP-005" in found or "HAND-009" in found
    assert "DEAL-001" not in found


def test_one_rule_has_its_statement_its_standing_in_each_document_its_policy_and_its_cases(gouji) -> None:
    for language in ("en", "zh"):
        _, out, _ = gouji("rules", "cmp-005", "--lang", language)
        assert rules()["CMP-005"].statement.in_language(language) in out.replace("\n", "")
        for words in ("joker_compare", "CMP-005/both-higher/X88-D99", "掛花的大小比較"):
            assert words in out


def test_a_comparison_names_every_policy_in_which_two_rule_sets_differ_and_no_other(gouji) -> None:
    _, out, _ = gouji("rules", "--compare", "chongdian", "biesan", "--json")
    one, other = policy_values(base_rules("chongdian")), policy_values(base_rules("biesan"))
    assert [entry["policy"] for entry in json.loads(out)] == [key for key in one if one[key] != other[key]]


def test_a_comparison_in_words_shortens_rules_in_a_row(gouji) -> None:
    _, out, _ = gouji("rules", "--compare", "chongdian", "fasi")
    assert "DOT-101 – DOT-129" in out
    assert "DOT-102" not in out


def test_every_command_has_a_help_with_an_example(gouji) -> None:
    for command in ((), ("certify",), ("judge",), ("rules",), ("oracle",), ("adapter",)):
        code, out, _ = gouji(*command, "--help")
        assert code == 0
        assert "Example" in out
        assert "gouji" in out
