"""`gouji settle`: deals settled by hand out of the documents, what does not count, questions and errors."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from conformance_report.cli import main
from conformance_report.cli.settle import OPTIONS, QUESTIONS
from conformance_report.cli.settle_facts import EXAMPLES, KEYS, of_toml
from oracle.catalogue import rules

ROOT = Path(__file__).resolve().parent.parent.parent

DEAL = (
    "--order", "3,0,5,2,4,1", "--opened", "2,3,5", "--call", "0:xuan", "--burn", "3:2", "--burn", "0:4",
    "--choke", "1:4", "--choke", "0:5", "--shao", "3:2:2",
)  # fmt: skip
"""A deal with something of every kind: a mate burned, an opposite choking, a call that failed, a counter-shao."""

CHONGDIAN = [
    ("dot", 0, 3, 3), ("dot", 1, 4, 1), ("dot", 4, 1, 1), ("burn", 2, 3, 1), ("burn", 4, 0, 1), ("choke", 4, 1, 1),
    ("choke", 5, 0, 1), ("fall", 1, 3, 2), ("fall", 4, 0, 1),
]  # fmt: skip
"""The caller whose opposite alone opened pays 3; an unopened pair 1 each; last to first 2, fifth to second 1."""
BY_HAND = {
    "chongdian": (CHONGDIAN, [0, -1, -1, 6, -3, -1]),
    "biesan": (CHONGDIAN[5:7] + CHONGDIAN[3:5] + CHONGDIAN[:3] + CHONGDIAN[7:], [0, -1, -1, 6, -3, -1]),
    "shandong": ([one for one in CHONGDIAN if one != ("choke", 4, 1, 1)], [0, -2, -1, 6, -2, -1]),
    "fasi": (
        [("dot", 0, 3, 1), *CHONGDIAN[1:3], *CHONGDIAN[5:7], ("shao", 2, 3, 2), *CHONGDIAN[7:]],
        [2, -2, -4, 10, -4, -2],
    ),
}
SWEPT = ("--order", "0,2,3,1,5", "--revolted", "4")
"""First, second and a revolutionary: a sweep of the even seats, in which nobody opened or called."""
DOTS_OF_NOBODY = [("dot", seat, (seat + 3) % 6, 1) for seat in range(6)]


@pytest.fixture
def gouji(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """Run a command line, with answers typed on a terminal when given; its exit code, stdout and stderr."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")

    def run(*arguments: str, typed: str | None = None, piped: str = "") -> tuple[int, str, str]:
        stdin = io.StringIO(piped if typed is None else typed)
        stdin.isatty = lambda: typed is not None  # type: ignore[method-assign]
        monkeypatch.setattr(sys, "stdin", stdin)
        code = main(["settle", *arguments])
        captured = capsys.readouterr()
        assert "Traceback" not in captured.out + captured.err
        return code, captured.out, captured.err

    return run


def settled(gouji: Any, *arguments: str) -> dict[str, Any]:
    """The settlements of --json by their rule sets."""
    code, out, _ = gouji(*arguments, "--json")
    assert code == 0
    return {one["rules"]: one for one in json.loads(out)["settlements"]}


def debts(one: dict[str, Any]) -> list[tuple[str, int, int, int]]:
    return [(debt["kind"], debt["from"], debt["to"], debt["cards"]) for debt in one["tribute"]]


@pytest.mark.parametrize("base", BY_HAND)
def test_a_deal_settled_by_hand_under_each_document(gouji, base: str) -> None:
    found = settled(gouji, *DEAL)[base]
    owed, scores = BY_HAND[base]
    assert found["places"] == [2, 6, 4, 1, 5, 3]
    assert found["sweep"] is None
    assert debts(found) == owed
    assert found["scores"] == scores
    assert found["federations"] == {"even": sum(scores[::2]), "odd": sum(scores[1::2])}


@pytest.mark.parametrize(
    ("base", "owed", "scores"),
    [
        ("chongdian", [("sweep", 1, 4, 1), ("sweep", 3, 0, 1), ("sweep", 5, 2, 1)], [2, -2, 2, -2, 2, -2]),
        ("shandong", [("sweep", 1, 4, 1), ("sweep", 3, 0, 1), ("sweep", 5, 2, 1)], [1, -1, 1, -1, 1, -1]),
        ("biesan", [*DOTS_OF_NOBODY, ("fall", 1, 2, 1), ("fall", 5, 0, 2)], [2, -1, 1, 0, 0, -2]),
        ("fasi", [*DOTS_OF_NOBODY, ("fall", 1, 2, 1), ("fall", 5, 0, 2)], [4, -2, 2, 0, 0, -4]),
    ],
)
def test_a_sweep_with_a_revolutionary_by_hand(gouji, base: str, owed: list, scores: list[int]) -> None:
    found = settled(gouji, *SWEPT)[base]
    assert (found["places"], found["sweep"]) == ([1, 5, 2, 4, 3, 6], "even")
    assert debts(found) == owed
    assert found["scores"] == scores
    assert any("SWEEP" in rule for remark in found["remarks"] for rule in remark["rules"])


def test_every_line_names_a_rule_and_the_row_of_the_table(gouji) -> None:
    for found in settled(gouji, *DEAL).values():
        assert all(debt["rule"] in rules() for debt in found["tribute"])
        assert [dots["pair"] for dots in found["dots"]] == [[0, 3], [1, 4], [2, 5]]
    dots = {base: [row["rule"] for row in one["dots"]] for base, one in settled(gouji, *DEAL).items()}
    assert dots["chongdian"] == ["DOT-010", "DOT-005", "DOT-006"]
    assert dots["fasi"] == ["DOT-119", "DOT-110", "DOT-006"]


@pytest.mark.parametrize(
    ("base", "arguments", "rule"),
    [
        ("fasi", DEAL, "SHAO-001"),
        ("fasi", DEAL, "CALL-004"),
        ("biesan", DEAL, "BURN-001"),
        ("shandong", DEAL, "THREE-018"),
        ("chongdian", (*DEAL, "--call", "1:ming"), "CALL-001"),
        ("fasi", (*DEAL, "--shao", "2:4"), "SHAO-006"),
        ("biesan", (*DEAL, "--waived", "1-4"), "TRIB-015"),
        ("shandong", (*DEAL, "--waived", "0-3"), "TRIB-016"),
        ("biesan", ("--order", "0,1,2,3,4", "--failed", "5"), "BURN-012"),
    ],
)
def test_what_a_document_does_not_know_is_said_in_both_languages(gouji, base: str, arguments, rule: str) -> None:
    said = [one for one in settled(gouji, *arguments)[base]["remarks"] if rule in one["rules"]]
    assert said[0]["about"] == "not counted"
    for language in ("en", "zh"):
        _, out, _ = gouji(*arguments, "--rules", base, "--lang", language)
        assert said[0]["words"][language] in re.sub(r"\n *", " " if language == "en" else "", out)


def test_a_waiver_counts_where_the_document_lets_an_unopened_pair_agree(gouji) -> None:
    found = settled(gouji, *DEAL, "--waived", "1-4")
    assert ("dot", 1, 4, 1) not in debts(found["shandong"])
    assert ("dot", 1, 4, 1) in debts(found["chongdian"])
    assert found["shandong"]["dots"][1]["rule"] == "TRIB-016"


def test_what_differs_is_marked_with_a_sign_and_in_json(gouji) -> None:
    _, out, _ = gouji(*DEAL)
    lines = out.splitlines()
    marked = [line for line in lines if line.startswith("≠ choke 4 → 1")]
    assert len(marked) == 1
    assert marked[0].split().count("–") == 1
    assert next(line for line in lines if "fall 1 → 3" in line).startswith("  ")
    for debt in settled(gouji, *DEAL)["biesan"]["tribute"]:
        assert debt["differs"] == ((debt["kind"], debt["from"], debt["to"]) in
                                   {("dot", 0, 3), ("burn", 4, 0), ("burn", 2, 3), ("choke", 4, 1)})  # fmt: skip


def test_rule_sets_that_agree_are_said_to(gouji, tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text('extends = "chongdian"\n', "utf-8")
    _, out, _ = gouji(*DEAL, "--rules", "chongdian", "--house", str(tmp_path / "ours.toml"))
    assert "agree" in out
    assert "≠" not in out


@pytest.mark.parametrize("columns", [40, 60, 80, 100])
@pytest.mark.parametrize("language", ["en", "zh"])
def test_no_line_is_wider_than_the_terminal_and_nothing_is_cut(gouji, monkeypatch, columns: int, language: str) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    _, out, _ = gouji(*DEAL, "--lang", language)
    wide = [line for line in out.splitlines() if sum(2 if ord(sign) > 0x2E80 else 1 for sign in line) > columns]
    assert wide == []
    assert "…" not in out
    assert len(re.findall(r"TRIB-012", out)) >= 7


def test_a_pipe_gets_no_colour(gouji) -> None:
    assert "\x1b" not in gouji(*DEAL)[1]


def test_house_rules_and_settings(gouji, tmp_path: Path) -> None:
    house = tmp_path / "club.toml"
    house.write_text('name = "Club"\nextends = "fasi"\n[set]\npoints_per_card = 1\n', "utf-8")
    found = settled(gouji, *DEAL, "--rules", str(house), "--rules", "shandong", "--set", "choke_by_opposite=counts")
    assert found["Club+choke_by_opposite=counts"]["scores"] == [score // 2 for score in BY_HAND["fasi"][1]]
    assert debts(found["shandong+choke_by_opposite=counts"]) == CHONGDIAN
    changed = settled(gouji, *DEAL, "--rules", "shandong", "--set", "calls=ming-yu")
    assert changed["shandong+calls=ming-yu"]["tribute"][0]["standing"] == "house rule"


def test_the_file_of_the_document_is_the_deal_settled_by_hand(gouji, tmp_path: Path) -> None:
    shown = re.search(r"^```toml\n(.*?)^```", (ROOT / "docs/settling.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert shown is not None
    path = tmp_path / "deal.toml"
    path.write_text(shown[1], "utf-8")
    by_file = settled(gouji, "--file", str(path))
    assert by_file == settled(gouji, *DEAL, "--waived", "1-4")
    code, out, _ = gouji("--file", "-", "--json", piped=shown[1])
    assert code == 0
    assert {one["rules"]: one for one in json.loads(out)["settlements"]} == by_file


def test_what_json_says_of_the_facts_can_be_told_again(gouji, tmp_path: Path) -> None:
    _, out, _ = gouji(*DEAL, "--json")
    facts = json.loads(out)["facts"]
    assert set(facts) == set(KEYS)
    assert facts["shaos"] == [{"by": 3, "on": 2, "cards": 2}]


def test_json_has_one_form(gouji) -> None:
    _, out, _ = gouji(*SWEPT, "--json")
    found = json.loads(out)
    assert set(found) == {"facts", "settlements", "differ"}
    assert set(found["differ"]) == {"places", "sweep", "order_of_service", "tribute", "dots", "scores", "federations"}
    assert found["differ"]["scores"] == [0, 1, 2, 3, 4, 5]
    for one in found["settlements"]:
        assert set(one) == {
            "rules", "base", "set", "places", "sweep", "order_of_service", "tribute", "dots", "scores", "federations",
            "remarks",
        }  # fmt: skip
        assert [debt["number"] for debt in one["tribute"]] == list(range(1, len(one["tribute"]) + 1))
        assert sum(one["scores"]) == 0
        assert sum(one["federations"].values()) == 0


ERRORS = [
    (("--order", "0,3,1,4,2"), "--order", "5"),
    (("--order", "0,3,1,4,2,2"), "--order", "2"),
    (("--order", "0,3,1,4,2,6"), "--order", "6"),
    (("--order", "0,3,1,4,x,5"), "--order", "x"),
    (("--order", "0,3,1,4,2,5", "--revolted", "2"), "--order", "2"),
    (("--order", "0,3,1,4,2", "--revolted", "5,1"), "--revolted", ""),
    (("--order", "0,3,1", "--failed", "2,4,5"), "--failed", ""),
    (("--order", "0,3,1,4", "--failed", "2", "--revolted", "2"), "--failed", "2"),
    (("--order", "031425", "--opened", "0,0"), "--opened", "0"),
    (("--order", "031425", "--call", "0"), "--call", "0:xuan"),
    (("--order", "031425", "--call", "0:loud"), "--call", "loud"),
    (("--order", "031425", "--call", "0:xuan", "--call", "0:ming"), "--call", "0"),
    (("--order", "031425", "--burn", "1"), "--burn", "1:0"),
    (("--order", "031425", "--burn", "1:1"), "--burn", "1:1"),
    (("--order", "03142", "--revolted", "5", "--burn", "5:0"), "--burn", "5"),
    (("--order", "03142", "--failed", "5", "--burn", "5:0"), "--burn", "5"),
    (("--order", "031425", "--burn", "0:3"), "--burn", "0:3"),
    (("--order", "031425", "--shao", "3:0"), "--shao", "3:0"),
    (("--order", "031425", "--burn", "5:1"), "--burn", "5:1"),
    (("--order", "031425", "--shao", "1:0:0"), "--shao", "0"),
    (("--order", "031425", "--choke", "1:0", "--choke", "2:0"), "--choke", "0"),
    (("--order", "031425", "--waived", "0-1"), "--waived", "0-3"),
    (("--opened", "0"), "--order", "0"),
    ((), "--file", "--order"),
    (("--order", "031425", "--file", "x.toml"), "--file", "--order"),
    (("--file", "/no/such.toml"), "/no/such.toml", ""),
]


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize(("arguments", "place", "words"), ERRORS)
def test_facts_that_cannot_be_are_one_line_with_the_place(gouji, arguments, place: str, words: str, language) -> None:
    code, out, err = gouji(*arguments, "--lang", language)
    assert (code, out) == (2, "")
    assert len(err.strip().splitlines()) == 1
    assert place in err
    assert words in err
    if place != "/no/such.toml":
        assert bool(re.search("[\u4e00-\u9fff]", err)) == (language == "zh")


@pytest.mark.parametrize(
    ("text", "member"),
    [
        ("order = 3", "order"),
        ("order = [0, 3, 1, 4, 2, 10]", "order"),
        ("order = [0, 3, 1, 4, 2, true]", "order"),
        ("order = [0, 3, 1, 4, 2, 5]\nburns = [[1, 0]]", "burns"),
        ("order = [0, 3, 1, 4, 2, 5]\nburns = [{ by = 1, on = 0, cards = 2 }]", "burns"),
        ('order = [0, 3, 1, 4, 2, 5]\ncalls = ["xuan"]', "calls"),
        ("order = [0, 3, 1, 4, 2, 5]\nrevolted = [1]", "revolted"),
        ("order = [0, 3, 1, 4, 2, 5]\nwaived = [0, 3]", "waived"),
        ("order = [0, 3, 1, 4, 2, 5]\nburnt = []", "burnt"),
        ("order = [0,", "not TOML"),
    ],
)
def test_a_wrong_file_is_one_line_with_the_file_and_the_member(gouji, tmp_path: Path, text: str, member: str) -> None:
    path = tmp_path / "deal.toml"
    path.write_text(text, "utf-8")
    code, out, err = gouji("--file", str(path))
    assert (code, out) == (2, "")
    assert len(err.strip().splitlines()) == 1
    assert f"deal.toml: {member}" in err


def test_every_example_of_a_member_can_be_read() -> None:
    assert set(EXAMPLES) == set(KEYS) == set(OPTIONS) == set(QUESTIONS)
    for example in EXAMPLES.values():
        of_toml(example)


def test_bare_on_a_terminal_it_asks_again_after_a_bad_answer_and_shows_the_command(gouji) -> None:
    answers = "\n\n3,0,5,2,4\n3 0 5 2 4 1\n2 3 5\n0:宣点\n3:2 0:4\n3:2:2\n1:4 0:5\n1-4\n"
    code, out, err = gouji(typed=answers)
    assert code == 0
    assert "✗ not placed: 1" in err
    again = next(line for line in err.splitlines() if "The same again" in line).split("gouji settle ")[1].split()
    told = settled(gouji, *again)
    assert told == settled(gouji, *DEAL, "--waived", "1-4")
    assert gouji(*again)[1] == out


def test_the_questions_are_one_line_with_an_example_in_both_languages(gouji) -> None:
    for question in QUESTIONS.values():
        for words in (question.en, question.zh):
            assert "\n" not in words
            assert re.search(r"\d", words)
            assert len(words) < 100
    _, _, err = gouji("--lang", "zh", typed="\n")
    assert "谁革命了" in err


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_end_of_the_answers_ends_it_cleanly(gouji, language: str) -> None:
    code, out, err = gouji("--lang", language, typed="\n\n3 0 5 2 4 1\n")
    assert (code, out) == (130, "")
    assert ("nothing was settled" if language == "en" else "没有结算") in err


def test_an_interrupt_ends_it_cleanly(gouji, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    code, out, err = gouji(typed="")
    assert (code, out) == (130, "")
    assert "nothing was settled" in err
