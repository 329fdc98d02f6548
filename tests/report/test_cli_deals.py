"""`gouji show`, `explain`, `simulate` and `perft`: what a person reads, in both languages, pipes, and the errors."""

from __future__ import annotations

import io
import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from conformance_report.cli.deals import Progress
from conformance_report.engines.oracle_service import OracleService
from oracle.catalogue import Text, rules

ROOT = Path(__file__).resolve().parent.parent.parent
ENGINE = shlex.join([sys.executable, str(ROOT / "adapters/python/engine.py")])
HANDS = ["5KK", "56", "56", "5AA", "56", "56"]
BENT = """
import json, subprocess, sys
child = subprocess.Popen([sys.executable, ENGINE], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
for line in sys.stdin.buffer:
    child.stdin.write(line); child.stdin.flush()
    reply = json.loads(child.stdout.readline())
    asked = json.loads(line)
    actions = asked.get("params", {}).get("actions") or []
    if actions and actions[-1].get("cards") == "6":
        reply["result"]["legal"] = [one for one in reply["result"]["legal"] if one["type"] != "pass"]
    if MUTE and "result" in reply:
        reply["result"].pop("legal", None)
    sys.stdout.write(json.dumps(reply) + "\\n"); sys.stdout.flush()
    if asked.get("method") == "shutdown":
        break
"""


@pytest.fixture
def deal(tmp_path: Path) -> str:
    """A small deal, as a person writes it: K K is led, wrongly answered, answered, passed."""
    actions = [
        {"type": "play", "seat": 0, "cards": "KK"}, {"type": "play", "seat": 1, "cards": "56"},
        {"type": "play", "seat": 3, "cards": "AA"}, {"type": "pass", "seat": 0},
    ]  # fmt: skip
    return written(tmp_path, {"plies": [{"action": one} for one in actions]})


def written(folder: Path, more: dict[str, Any], name: str = "deal.json") -> str:
    path = folder / name
    plain = {"rules": {"base": "biesan"}, "setup": {"hands": HANDS, "leader": 0}, "plies": [], **more}
    path.write_text(json.dumps(plain), "utf-8")
    return str(path)


def bent(folder: Path, *, mute: bool = False) -> str:
    path = folder / "bent.py"
    path.write_text(f"ENGINE = {str(ROOT / 'adapters/python/engine.py')!r}\nMUTE = {mute}\n{BENT}", "utf-8")
    return shlex.join([sys.executable, str(path)])


# show


def test_a_deal_is_shown_ply_by_ply_with_rulings_events_and_rule_ids(gouji, deal: str) -> None:
    code, out, err = gouji("show", deal)
    assert (code, err) == (0, "")
    lines = [line.split() for line in out.splitlines()]
    assert ["0", "0", "KK", "✓"] in lines
    refused = next(line for line in lines if line[:3] == ["1", "1", "56"])
    assert refused[3] == "✗"
    assert {"HAND-016,", "TURN-008"} <= set(refused)
    assert ["3", "0", "pass", "✓", "round-closed", "3", "[TURN-010]", "opened", "3", "[OPEN-002]"] in lines


def test_a_position_is_shown_with_hands_and_who_may_do_what_and_why(gouji, deal: str) -> None:
    _, out, _ = gouji("show", deal, "--at", "1")
    assert "on the table: KK (seat 0)" in out
    assert "TURN-008" in out
    blocks = {part[0]: part for part in out.split("seat ")[1:]}
    assert "✓ beat: 1 play: AA" in blocks["3"]
    assert "✓ pass" in blocks["3"]
    assert "✗ TURN-008" in blocks["1"]
    assert "recorded here: 1 56" in out


def test_the_end_of_a_whole_deal_has_the_places(gouji, tmp_path: Path) -> None:
    path = str(tmp_path / "whole.json")
    gouji("simulate", "--rules", "fasi", "--seed", "3", "--out", path)
    _, out, _ = gouji("show", path)
    assert "The deal is over; places  1: " in out
    last = len(json.loads(Path(path).read_text("utf-8"))["plies"])
    code, out, _ = gouji("show", path, "--at", str(last))
    assert code == 0
    assert "RANK-006" in out


def test_what_the_file_records_otherwise_is_pointed_out(gouji, tmp_path: Path) -> None:
    ply = {"action": {"type": "play", "seat": 0, "cards": "KK"}, "ruling": {"legal": False}, "count": 4}
    _, out, _ = gouji("show", written(tmp_path, {"plies": [ply]}))
    assert "recorded otherwise: ruling, count" in out
    good = {"action": {"type": "play", "seat": 0, "cards": "KK"}, "ruling": {"legal": True}, "count": 3}
    _, out, _ = gouji("show", written(tmp_path, {"plies": [good]}))
    assert "recorded otherwise" not in out


def test_show_takes_a_pipe_and_gives_json(gouji, deal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(Path(deal).read_bytes())))
    code, out, _ = gouji("show", "-", "--json")
    found = json.loads(out)
    assert code == 0
    assert [ply["ruling"]["legal"] for ply in found["plies"]] == [True, False, True, True]
    assert found["plies"][3]["events"][0] == {"type": "round-closed", "winner": 3, "rule": "TURN-010"}
    _, out, _ = gouji("show", deal, "--at", "1", "--json")
    assert json.loads(out)["seats"][1]["why_not"] == ["TURN-008"]


# explain


def test_a_refusal_names_every_rule_its_statement_and_standing_and_what_may_be_done(gouji, deal: str) -> None:
    code, out, _ = gouji("explain", deal, "--at", "1", "--action", "1 56")
    assert code == 0
    assert out.startswith("✗ 1 56: not legal")
    for rule_id in ("HAND-016", "TURN-008"):
        assert rule_id in out
        assert rules()[rule_id].statement.en in out
    assert "biesan stated" in out
    assert "Seat 1 may do nothing now" in out
    assert gouji("explain", deal, "--at", "1")[1] == out


def test_a_legal_action_has_the_rules_it_rests_on_and_what_comes_of_it(gouji, deal: str) -> None:
    _, out, _ = gouji("explain", deal, "--at", "3", "--action", '{"type": "pass", "seat": 0}')
    assert out.startswith("✓ 0 pass: legal")
    for words in ("TURN-004", "TURN-008", "round-closed", "TURN-010", "opened", "OPEN-002"):
        assert words in out
    _, out, _ = gouji("explain", deal, "--at", "1", "--action", "3 AA")
    for words in ("CMP-001", "TURN-002", "TURN-008"):
        assert words in out
    assert "FOUR-007" not in out


def test_explanations_are_given_in_chinese(gouji, deal: str) -> None:
    _, out, _ = gouji("explain", deal, "--at", "1", "--action", "1 过", "--lang", "zh")
    assert out.startswith("✗ 1 过: 不合法")
    assert rules()["TURN-008"].statement.zh in out
    _, out, _ = gouji("show", deal, "--lang", "zh")
    assert "座位 0" in out


def test_an_explanation_as_json(gouji, deal: str) -> None:
    _, out, _ = gouji("explain", deal, "--at", "1", "--action", "1 pass", "--json")
    found = json.loads(out)
    assert (found["legal"], [one["rule"] for one in found["reasons"]]) == (False, ["TURN-008"])
    assert found["action"] == {"type": "pass", "seat": 1}
    assert found["reasons"][0]["standing"] == "stated"


# simulate


def test_a_simulated_deal_goes_to_stdout_or_a_file_and_equal_options_give_equal_deals(gouji, tmp_path: Path) -> None:
    path = tmp_path / "deal.json"
    options = ("simulate", "--rules", "shandong", "--seed", "7", "--player", "greedy")
    code, out, _ = gouji(*options)
    assert code == 0
    code, told, _ = gouji(*options, "--out", str(path))
    assert (code, path.read_text("utf-8")) == (0, out)
    found = json.loads(out)
    assert str(len(found["plies"])) in told
    assert found["player"] == {"name": "greedy", "seed": 7}
    assert found["end"]["state"]["over"]


def test_house_rules_and_departures_are_simulated_and_recorded(gouji, tmp_path: Path) -> None:
    _, out, _ = gouji("simulate", "--rules", "biesan", "--set", "threes=ordinary", "--seed", "2")
    assert json.loads(out)["rules"] == {"base": "biesan", "set": {"threes": "ordinary"}}
    _, out, _ = gouji("simulate", "--rules", "chongdian", "--start", "head", "--tries", "--seed", "2")
    found = json.loads(out)
    assert found["setup"]["head"] == {"0": "head"}
    assert any(not ply["ruling"]["legal"] for ply in found["plies"])


# perft


def test_sequences_are_counted_and_divided(gouji, deal: str) -> None:
    code, out, _ = gouji("perft", deal, "--depth", "2", "--divide")
    rows = [line.split()[:3] for line in out.splitlines()]
    assert code == 0
    assert rows[:3] == [["2", "0", "5"], ["1", "0", "K"], ["2", "0", "KK"]]
    assert rows[3][:2] == ["5", "total"]
    _, out, _ = gouji("perft", deal, "--depth", "2", "--json")
    assert json.loads(out)["total"] == 5


def test_counting_begins_at_a_position_and_leaves_out_what_was_refused(gouji, deal: str) -> None:
    _, out, _ = gouji("perft", deal, "--at", "3", "--depth", "1", "--engine", ENGINE, "--json")
    found = json.loads(out)
    assert found["total"] == 1
    assert found["divide"][0]["action"] == {"type": "pass", "seat": 0}


def test_an_engine_that_lists_the_same_is_said_to(gouji, deal: str) -> None:
    code, out, _ = gouji("perft", deal, "--depth", "3", "--engine", ENGINE)
    assert code == 0
    assert "list the same legal actions in all positions to depth 3" in out


@pytest.mark.parametrize("other", [[], ["--engine", ENGINE]], ids=["against the oracle", "against an engine"])
def test_the_first_position_where_two_differ_is_one_question(
    gouji, deal: str, tmp_path: Path, other: list[str]
) -> None:
    code, out, _ = gouji("perft", deal, "--depth", "4", *other, "--engine", bent(tmp_path))
    assert code == 1
    assert "They differ after: 0 5; 1 6" in out
    assert "lists: 2 pass" in out
    question = json.loads(out.splitlines()[-1])
    assert question["params"]["actions"][-1] == {"type": "play", "seat": 1, "cards": "6"}
    reply = json.loads(OracleService().answer(out.splitlines()[-1].encode()))
    assert {"type": "pass", "seat": 2} in reply["result"]["legal"]
    (tmp_path / "question.json").write_text(out.splitlines()[-1], "utf-8")
    assert gouji("show", str(tmp_path / "question.json"), "--at", "2")[0] == 0
    code, out, _ = gouji("perft", deal, "--depth", "4", *other, "--engine", bent(tmp_path), "--json")
    found = json.loads(out)
    assert code == 1
    assert found["question"] == question
    assert [{"type": "pass", "seat": 2}] in found["only"].values()


def test_an_engine_that_gives_no_answer_or_does_not_start_has_an_exit_code_of_its_own(
    gouji, deal: str, tmp_path: Path
) -> None:
    code, _, err = gouji("perft", deal, "--engine", bent(tmp_path, mute=True))
    assert code == 3
    assert "no `legal`" in err
    assert json.loads(err.splitlines()[-1])["method"] == "deal.play"
    code, out, err = gouji("perft", deal, "--engine", f"{sys.executable} -c pass")
    assert (code, out) == (4, "")
    assert "could not be started" in err


def test_progress_is_told_on_a_terminal_and_only_after_two_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("conformance_report.cli.deals.time.monotonic", lambda: now[0])
    for terminal in (True, False):
        written_to = io.StringIO()
        progress = Progress(
            Text("looked at:", "已看："), "en", Console(file=written_to, force_terminal=terminal, highlight=False)
        )
        progress.tick(7)
        assert written_to.getvalue() == ""
        now[0] += 2.5
        progress.tick(1234)
        progress.end()
        assert ("looked at: 1,234" in written_to.getvalue()) == terminal


# errors


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("show", "/no/such.json"), "/no/such.json"),
        (("show", "--nonsense"), "--nonsense"),
        (("show",), "DEAL"),
        (("show", "CMP-005"), "gouji rules CMP-005"),
        (("show", "{bad}"), "line 1"),
        (("show", "{deal}", "--at", "5"), "--at 5: the deal has 4 actions"),
        (("show", "{deal}", "--at", "-1"), "--at -1"),
        (("show", "{deal}", "--at", "5", "--lang", "zh"), "这局牌有 4 个动作"),
        (("show", "{impossible}"), "setup"),
        (("show", "{policy}"), "threes"),
        (("explain", "{deal}", "--at", "1", "--action", "sing"), "is not understood"),
        (("explain", "{deal}", "--at", "1", "--action", "sing", "--lang", "zh"), "看不懂"),
        (("explain", "{deal}", "--at", "1", "--action", "3 99I"), "'I' at character 3"),
        (("explain", "{deal}", "--at", "4"), "--action"),
        (("explain", "/no/such.json", "--lang", "zh"), "请给出可以读取的牌局文件"),
        (("simulate",), "--rules"),
        (("simulate", "--lang", "zh"), "请用 --rules"),
        (("simulate", "--rules", "nowhere"), "chongdian"),
        (("simulate", "--rules", "fasi", "--player", "lazy"), "--player"),
        (("simulate", "--rules", "fasi", "--out", "/no/such/deal.json"), "--out /no/such/deal.json"),
        (("perft", "{deal}", "--depth", "0"), "--depth"),
        (("perft", "{deal}", "--engine", "no-such-engine"), "no-such-engine"),
        (("perft", "{deal}", "--engine", "oracle", "--engine", "oracle", "--engine", "oracle"), "one or two"),
        (("perft", "{house}", "--engine", ENGINE), "does not play biesan+threes=ordinary"),
    ],
)
def test_what_cannot_be_done_is_one_clear_line_and_exit_code_2(
    gouji, deal: str, tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    (tmp_path / "bad.json").write_text("{", "utf-8")
    places = {
        "{deal}": deal,
        "{bad}": str(tmp_path / "bad.json"),
        "{impossible}": written(tmp_path, {"setup": {"hands": ["", *HANDS[1:]], "leader": 0}}, "impossible.json"),
        "{policy}": written(tmp_path, {"rules": {"base": "biesan", "set": {"threes": "none"}}}, "policy.json"),
        "{house}": written(tmp_path, {"rules": {"base": "biesan", "set": {"threes": "ordinary"}}}, "house.json"),
    }
    code, out, err = gouji(*(places.get(one, one) for one in arguments))
    assert (code, out) == (2, "")
    assert words in err


def test_every_command_about_deals_has_a_help_with_an_example(gouji) -> None:
    for command in ("show", "explain", "simulate", "perft"):
        code, out, _ = gouji(command, "--help")
        assert code == 0
        assert f"gouji {command}" in out
        assert "Example" in out
