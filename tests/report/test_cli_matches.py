"""`gouji show` and `simulate` of whole matches: what a person reads, the deals in them, and the errors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from conformance_report.deals.match_format import read_match

ROOT = Path(__file__).resolve().parent.parent.parent
MATCH = ROOT / "scenarios/matches/biesan/greedy-2-12612.json"
DEAL = ROOT / "scenarios/deals/biesan/greedy-25-dealt.json"


def test_a_match_is_shown_deal_by_deal_with_rules_and_its_score(gouji: Any) -> None:
    code, out, err = gouji("show", str(MATCH))
    assert (code, err) == (0, "")
    assert "biesan  a match, 5 deals" in out
    assert "Deal 5" in out
    assert "4 → 1  3  dot [DOT-007]" in out
    assert "paid from 4 to 1 cards 22D kind dot [TRIB-002]" in out
    assert "✗ 1 return 0 2D  refused: TRIB-018" in out
    assert "The match is complete." in out
    assert "recorded otherwise" not in out
    total = next(line for line in out.splitlines() if line.strip().startswith("total"))
    assert total.split()[1:] == ["+2", "+1", "+6", "-9", "-2", "+2"]


def test_a_match_is_shown_in_chinese(gouji: Any) -> None:
    code, out, err = gouji("show", str(MATCH), "--lang", "zh")
    assert (code, err) == (0, "")
    assert "一场比赛，5 局" in out
    assert "4 → 1  3  点贡 [DOT-007]" in out
    assert "比赛已打完。" in out


def test_a_deal_of_a_match_is_shown_and_a_position_of_it_explained(gouji: Any) -> None:
    code, out, _ = gouji("show", f"{MATCH}#2")
    assert code == 0
    assert "returned from 0 to 3 cards 5 [TRIB-018]" in out
    code, out, _ = gouji("show", f"{MATCH}#2", "--at", "4")
    assert code == 0
    assert "return tribute" in out
    code, out, _ = gouji("explain", f"{MATCH}#2", "--at", "0")
    assert code == 0
    assert "TRIB-018" in out


def test_a_match_is_printed_as_json(gouji: Any) -> None:
    code, out, _ = gouji("show", str(MATCH), "--json")
    assert code == 0
    assert json.loads(out)["score"]["totals"] == [2, 1, 6, -9, -2, 2]


def test_what_is_recorded_otherwise_is_said(gouji: Any, tmp_path: Path) -> None:
    told = json.loads(MATCH.read_text("utf-8"))
    told["deals"][1]["settled"]["scores"] = [0, 0, 0, 0, 0, 0]
    told["score"]["totals"] = [0, 0, 0, 0, 0, 0]
    told["deals"][2]["plies"][0]["count"] = 1
    path = tmp_path / "match.json"
    path.write_text(json.dumps(told), "utf-8")
    _, out, _ = gouji("show", str(path))
    assert [line.strip() for line in out.splitlines() if "otherwise" in line] == [
        "⚠ recorded otherwise: settled", "⚠ recorded otherwise: plies", "⚠ recorded otherwise: score",
    ]  # fmt: skip


def test_a_match_written_by_hand_needs_no_more_than_the_actions(gouji: Any, tmp_path: Path) -> None:
    """Two deals, of which only the setups and actions are told: the oracle says the rest."""
    told = json.loads(MATCH.read_text("utf-8"))
    bare = {
        "kind": "match",
        "rules": told["rules"],
        "deals": [
            {"setup": deal["setup"], "plies": [{"action": ply["action"]} for ply in deal["plies"]]}
            for deal in told["deals"][:2]
        ],
    }
    path = tmp_path / "bare.json"
    path.write_text(json.dumps(bare), "utf-8")
    code, out, err = gouji("show", str(path))
    assert (code, err) == (0, "")
    assert "4 → 1  3  dot [DOT-007]" in out
    assert "The match is not complete." in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("show", f"{MATCH}#6"), "5 deals"),
        (("show", f"{MATCH}#0"), "#1 to #5"),
        (("show", f"{DEAL}#1"), "one deal, not a match"),
        (("show", str(MATCH), "--at", "3"), "#1"),
        (("explain", str(MATCH), "--at", "3"), "whole match"),
        (("perft", str(MATCH), "--depth", "1"), "whole match"),
        (("simulate", "--rules", "fasi", "--match", "--start", "head"), "--start"),
    ],
)
def test_what_cannot_be_is_refused_in_both_languages(gouji: Any, arguments: tuple[str, ...], words: str) -> None:
    code, out, err = gouji(*arguments)
    assert (code, out) == (2, "")
    assert words in err
    code, out, err = gouji(*arguments, "--lang", "zh")
    assert (code, out) == (2, "")
    assert any("一" <= letter <= "鿿" for letter in err)


def test_a_match_is_simulated_shown_and_piped(gouji: Any, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    code, out, err = gouji(
        "simulate", "--rules", "fasi", "--match", "--seed", "8", "--player", "greedy", "--out", str(path)
    )
    assert (code, err) == (0, "")
    match = read_match(path.read_bytes(), "match.json")
    assert out.rstrip().endswith(f"{len(match.deals)} deals.")
    assert match.score.complete
    code, again, _ = gouji("simulate", "--rules", "fasi", "--match", "--seed", "8", "--player", "greedy")
    assert (code, again) == (0, path.read_text("utf-8"))


def test_a_deal_is_simulated_from_the_cards_dealt(gouji: Any, tmp_path: Path) -> None:
    path = tmp_path / "deal.json"
    code, _, _ = gouji("simulate", "--rules", "chongdian", "--start", "tribute", "--seed", "3", "--out", str(path))
    assert code == 0
    told = json.loads(path.read_text("utf-8"))
    assert told["setup"]["from"] == "tribute"
    assert {"show-fours", "call"} & {ply["action"]["type"] for ply in told["plies"]}
    code, out, _ = gouji("show", str(path))
    assert code == 0
    assert "The deal is over" in out
