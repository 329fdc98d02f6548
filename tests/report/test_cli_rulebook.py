"""`gouji rules --document`: a whole rule set as a rule book, in both languages, as text, Markdown and JSON."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from conformance_report.cli import main
from conformance_report.cli.rulebook import SIGNS
from conformance_report.protocol import messages as m
from conformance_report.rulebook import CHAPTERS
from conformance_report.standings import standing_in
from oracle.catalogue import documents, rule, rules
from oracle.rulesets import BASES, policies, positions


@pytest.fixture
def gouji(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """Run a command line; its exit code, stdout and stderr."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: str) -> tuple[int, str, str]:
        code = main(["rules", *arguments])
        captured = capsys.readouterr()
        assert "Traceback" not in captured.out + captured.err
        return code, captured.out, captured.err

    return run


def flat(text: str) -> str:
    """A text without its line breaks and blanks."""
    return re.sub(r"\s", "", text)


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("base", BASES)
def test_every_rule_of_the_document_is_there_with_sign_statement_and_sections(gouji, base: str, language: str) -> None:
    code, out, _ = gouji("--document", base, "--lang", language)
    assert code == 0
    whole = flat(out)
    for one in rules().values():
        citation = one.citations[base]
        if citation.standing == "absent":
            assert f"·{flat(one.id + one.title.in_language(language))}" in whole
            continue
        assert f"{SIGNS[citation.standing]} {one.id}" in out
        assert flat(one.statement.in_language(language)) in whole
        for heading in citation.section:
            assert flat(heading) in whole


def test_the_chapters_are_all_topics_each_once() -> None:
    assert set(CHAPTERS) == {one.topic for one in rules().values()}


@pytest.mark.parametrize("base", BASES)
def test_the_policies_and_what_is_open_stand_at_the_end(gouji, base: str) -> None:
    _, out, _ = gouji("--document", base)
    page, _, left = out[out.index("\nThe policies") :].partition("\nWhat is open")
    for key, policy in policies().items():
        stands = positions(base)[key]
        assert flat(policy.asks.en) in flat(page)
        assert flat(policy.values[stands.value].en) in flat(page)
        assert (f"{key} = {stands.value}" in flat_lines(left)) == (stands.standing in ("disputed", "assumed"))
    for one in rules().values():
        assert (one.id in left) == (one.citations[base].standing in ("disputed", "assumed"))


def flat_lines(text: str) -> str:
    """A text in one line."""
    return re.sub(r"\s+", " ", text)


def test_a_rule_says_what_its_policy_is_here_and_where_others_depart(gouji) -> None:
    _, out, _ = gouji("TRIB-007", "--document", "fasi")
    said = flat_lines(out)
    assert "Here: dot, choke, shao, fall (tribute_order = dot-choke-shao-fall; ● stated)" in said
    assert "chongdian, shandong: dot, burn, choke, fall" in said
    assert "biesan: choke, burn, dot, fall" in said
    _, out, _ = gouji("SHAO-002", "--document", "fasi")
    assert "Not in: chongdian, biesan, shandong" in out


def test_a_disputed_rule_says_how(gouji) -> None:
    _, out, _ = gouji("SHAO-004", "--document", "fasi")
    assert "? SHAO-004" in out
    assert flat(rule("SHAO-004").note.en) in flat(out)  # type: ignore[union-attr]


def test_a_topic_or_a_search_is_a_part_of_the_book(gouji) -> None:
    _, out, _ = gouji("KILL", "--document", "fasi")
    assert "KILL-001" in out
    assert "TRIB-" not in out
    assert "What is open" not in out
    _, out, _ = gouji("--search", "烧牌", "--document", "biesan")
    assert "BURN-001" in out
    assert "DEAL-001" not in out


def test_markdown_has_headings_and_nothing_of_a_terminal(gouji) -> None:
    code, out, _ = gouji("--document", "biesan", "--format", "markdown", "--lang", "zh")
    lines = out.splitlines()
    assert code == 0
    assert lines[0] == f"# {documents()['biesan'].title.zh}"
    assert sum(line.startswith("## ") for line in lines) == len(CHAPTERS) + 2
    assert "### ● CMP-005" in out
    assert "\x1b" not in out
    assert not any(line != line.rstrip() for line in lines)
    before = ""
    for line in lines:
        assert not (line.startswith("#") and before), "a heading stands apart"
        before = line


@pytest.mark.parametrize("language", ["en", "zh"])
def test_no_line_is_wider_than_the_terminal(gouji, language: str) -> None:
    _, out, _ = gouji("--document", "chongdian", "--lang", language)
    assert [line for line in out.splitlines() if sum(2 if ord(sign) > 0x2E80 else 1 for sign in line) > 80] == []
    assert not any(line != line.rstrip() for line in out.splitlines())


def test_json_has_every_rule_once_and_what_is_open(gouji) -> None:
    _, out, _ = gouji("--document", "fasi", "--json")
    found = json.loads(out)
    listed = [one["id"] for chapter in found["chapters"] for one in chapter["rules"]]
    absent = [one for chapter in found["chapters"] for one in chapter["absent"]]
    assert sorted(listed + absent) == sorted(rules())
    assert set(absent) == {one.id for one in rules().values() if one.citations["fasi"].standing == "absent"}
    assert [one["policy"] for one in found["policies"]] == list(policies())
    assert "SHAO-004" in found["open"]["rules"]
    assert "shao_chain" in found["open"]["policies"]


def test_house_rules_change_what_is_there(gouji, tmp_path: Path) -> None:
    house = tmp_path / "club.toml"
    house.write_text('name = "Club"\nextends = "biesan"\n[set]\ninterrupt = "shao"\n', "utf-8")
    code, out, _ = gouji("--rules", str(house))
    assert code == 0
    for words in ("Club", "* SHAO-002", "· BURN-001", "house rule", "biesan with interrupt=shao"):
        assert words in out
    assert "● BURN-001" not in out


@pytest.mark.parametrize(
    ("base", "settings", "rule_id", "standing"),
    [
        ("biesan", {"interrupt": "shao"}, "SHAO-008", "house rule"),
        ("biesan", {"interrupt": "shao"}, "BURN-005", "absent"),
        ("fasi", {"interrupt": "burn"}, "BURN-009", "house rule"),
        ("biesan", {"burn_tribute_between_mates": "no"}, "TRIB-013", "house rule"),
        ("chongdian", {"revolution_contest": "concede"}, "RUSH-003", "absent"),
        ("biesan", {"two_kill_one": "yes"}, "KILL-004", "house rule"),
        ("biesan", {"buy_three_asks": "opposite-enemies-mates"}, "THREE-008", "house rule"),
        ("chongdian", {"buy_three_asks": "opposite-mates"}, "THREE-008", "absent"),
        ("chongdian", {"tribute_order": "choke-burn-dot-fall"}, "TRIB-004", "absent"),
        ("chongdian", {"points_per_card": 2}, "CMP-001", "stated"),
    ],
)
def test_what_a_departure_makes_of_a_rule(base: str, settings: dict, rule_id: str, standing: str) -> None:
    assert standing_in(rule(rule_id), m.Rules(base, settings)) == standing  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--document", "nowhere"), "nowhere"),
        (("--document", "/no/such.toml"), "/no/such.toml"),
        (("--document", "fasi", "--set", "threes=none"), "threes cannot be 'none'"),
        (("--document", "fasi", "--format", "pdf"), "--format"),
        (("--format", "markdown"), "--document"),
        (("--set", "threes=ordinary"), "--document"),
    ],
)
def test_what_cannot_be_done_is_one_clear_line(gouji, arguments: tuple[str, ...], words: str) -> None:
    code, out, err = gouji(*arguments)
    assert (code, out) == (2, "")
    assert words in err
