"""deal.play through the protocol: a whole deal in one line, told in the words of the protocol."""

from __future__ import annotations

import json
from typing import Any

import pytest

from conformance_report.engines.oracle_service import OracleService
from conformance_report.protocol import codec

HANDS = ["KK5", "AA56XX", "789", "22456", "99JJ", "3XD"]


def ask(base: str, setup: dict[str, Any], *actions: dict[str, Any]) -> dict[str, Any]:
    params = {"rules": {"base": base}, "setup": setup, "actions": actions, "ask": ["state", "legal", "events"]}
    line = json.dumps({"id": 1, "method": "deal.play", "params": params}).encode()
    reply = codec.decode_reply(OracleService().answer(line))
    if reply.error:
        return {"error": reply.error.code}
    codec.decode_result("deal.play", reply.result)  # type: ignore[arg-type]
    answer: dict[str, Any] = json.loads(bytes(reply.result))  # type: ignore[arg-type]
    return answer


def play(seat: int, cards: str) -> dict[str, Any]:
    return {"type": "play", "seat": seat, "cards": cards}


def test_a_burn_is_told_move_by_move() -> None:
    told = ask(
        "chongdian",
        {"hands": HANDS, "leader": 0},
        play(0, "KK"),
        {"type": "burn", "seats": [1]},
        play(0, "5"),
        play(1, "AA"),
    )
    assert [ruling["legal"] for ruling in told["rulings"]] == [True, True, False, True]
    assert told["events"] == [{"type": "burn-granted", "seat": 1}, {"type": "burned", "by": 1, "on": 0}]
    state = told["state"]
    assert state["burner"] == 1
    assert state["table"] == {"seat": 1, "cards": "AA"}
    assert (state["turn"], state["to_act"], state["leader"]) == (4, [4, 5], 0)
    assert told["legal"] == [{"type": "pass", "seat": 4}, {"type": "burn", "seats": [5]}]


def test_out_and_wind_name_their_members() -> None:
    told = ask("biesan", {"hands": ["KK", *HANDS[1:]], "leader": 0}, play(0, "KK"), {"type": "pass", "seat": 3})
    assert told["events"] == [
        {"type": "out", "seat": 0, "place": 1},
        {"type": "headless", "seat": 3},
        {"type": "round-closed", "winner": 0},
        {"type": "wind", "from": 0, "to": 1},
    ]
    assert told["state"]["places"] == {"0": 1}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"out": [0]}, -32602),
        ({"hands": ["", *HANDS[1:]]}, -32602),
        ({"from": "buying", "hands": ["KK", *HANDS[1:]], "out": [3]}, -32602),
        ({"from": "rush"}, -32602),
        ({"leader": 6}, -32602),
    ],
)
def test_a_setup_that_cannot_be_is_an_error(change: dict[str, Any], code: int) -> None:
    assert ask("biesan", {"hands": HANDS, "leader": 0} | change) == {"error": code}


@pytest.mark.parametrize("kind", ["call", "buy", "revolt", "show-fours", "head", "waive"])
def test_actions_of_other_phases_are_ruled_not_legal(kind: str) -> None:
    members = {"call": "xuan", "rank": "3", "pay": None, "suit": "S", "count": 2, "choice": "head", "seats": [0, 3]}
    told = ask("shandong", {"hands": HANDS, "leader": 0}, {"type": kind, "seat": 0} | members)
    assert not told["rulings"][0]["legal"]
    assert told["rulings"][0]["reasons"]
