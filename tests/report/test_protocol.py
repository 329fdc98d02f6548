"""The messages and their schemas: both say the same, in both directions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from conformance_report.engines.oracle_engine import OracleEngine
from conformance_report.engines.oracle_service import OracleService
from conformance_report.engines.port import Exchange
from conformance_report.protocol import codec
from conformance_report.protocol import messages as m
from tests.quick import run_cases

SCHEMAS = Path(codec.__file__).parent / "schemas"
RULES = {"base": "biesan"}
FACTS = {"order": [0, 1, 2, 3, 4, 5], "revolted": None, "opened": []}
HANDS = ["5", "6", "7", "8", "9", "TT"]
GOOD: dict[str, list[dict[str, Any]]] = {
    "initialize": [
        {"protocol": {"min": "1.0", "max": "1.0"}, "suite": {"name": "s", "version": "1", "hash": "h"}, "echo": "够"}
    ],
    "cards.judge": [
        {"rules": RULES, "cards": "XX888"},
        {"rules": {"base": "fasi", "set": {"match_deals": 5}}, "cards": "5", "table": "4", "more": 1},
    ],
    "deal.play": [
        {"rules": RULES, "setup": {"hands": HANDS, "leader": 0}, "actions": [], "ask": []},
        {
            "rules": RULES,
            "setup": {
                "hands": HANDS,
                "leader": 5,
                "from": "calls",
                "calls": {"0": "xuan"},
                "fours": {"1": "SSH"},
                "dead_gouji": {"5": 3},
            },
            "actions": [
                {"type": "burn", "seats": [1, 2]},
                {"type": "fight", "seat": 5, "plays": None},
                {"type": "next"},
            ],
            "ask": ["state", "legal", "events"],
        },
    ],
    "deal.settle": [{"rules": RULES, "facts": FACTS}],
    "match.tribute": [{"rules": RULES, "hands": HANDS, "debts": [{"kind": "dot", "from": 0, "to": 3, "cards": 1}]}],
    "match.score": [{"rules": RULES, "deals": [FACTS], "left": [{"seat": 1, "after": 1}]}],
    "deal.hands": [{"rules": RULES, "seed": 42}],
    "shutdown": [{}],
}
BAD: dict[str, list[dict[str, Any]]] = {
    "initialize": [{}, {"protocol": "1.0", "suite": {}, "echo": ""}],
    "cards.judge": [
        {"rules": RULES},
        {"rules": RULES, "cards": 5},
        {"rules": RULES, "cards": "1"},
        {"cards": "5"},
        {"rules": RULES, "cards": "5", "table": None},
    ],
    "deal.play": [
        {"rules": RULES, "setup": {"hands": HANDS[:5], "leader": 0}, "actions": [], "ask": []},
        {"rules": RULES, "setup": {"hands": HANDS, "leader": 6}, "actions": [], "ask": []},
        {"rules": RULES, "setup": {"hands": HANDS, "leader": 0}, "actions": [{"type": "sing", "seat": 0}], "ask": []},
        {"rules": RULES, "setup": {"hands": HANDS, "leader": 0}, "actions": [{"type": "play", "seat": 0}], "ask": []},
    ],
    "deal.settle": [{"rules": RULES, "facts": {"order": [0, 7], "revolted": None, "opened": []}}],
    "match.tribute": [{"rules": RULES, "hands": HANDS, "debts": [{"kind": "gift", "from": 0, "to": 3, "cards": 1}]}],
    "match.score": [{"rules": RULES, "deals": [{}]}],
    "deal.hands": [{"rules": RULES, "seed": "x"}],
}


def schema(method: str, side: str) -> dict[str, Any]:
    """The published schema of one side of a method."""
    found: dict[str, Any] = json.loads((SCHEMAS / f"{method}.{side}.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(found)
    return found


def taken_by_schema(value: object, method: str, side: str) -> bool:
    return bool(jsonschema.Draft202012Validator(schema(method, side)).is_valid(value))


def taken_by_types(value: object, method: str) -> bool:
    try:
        msgspec.convert(value, m.METHODS[method][0])
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize("method", m.METHODS)
def test_schema_and_types_take_the_same_parameters(method: str) -> None:
    for params in GOOD[method]:
        assert taken_by_schema(params, method, "params"), params
        assert taken_by_types(params, method), params
    for params in BAD.get(method, []):
        assert not taken_by_schema(params, method, "params"), params
        assert not taken_by_types(params, method), params


def test_bad_parameters_are_told_from_unknown_methods_and_from_lines_that_are_none() -> None:
    service = OracleService()

    def code(line: str) -> int:
        return int(json.loads(service.answer(line.encode() + b"\n"))["error"]["code"])

    for method in ("cards.judge", "deal.settle", "match.tribute", "match.score", "deal.hands"):
        for params in BAD[method]:
            assert code(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})) == -32602, params
    assert code('{"id": 1, "method": "cards.guess", "params": {}}') == -32601
    assert code("{") == -32700
    assert code("[1]") == -32600


def test_what_the_oracle_sends_and_is_sent_in_the_suite_is_valid_by_the_schemas() -> None:
    engine = OracleEngine()
    for _ in run_cases(engine, m.Rules("fasi")):
        pass
    of_method: dict[str, list[Exchange]] = {}
    for exchange in engine.take_exchanges():
        of_method.setdefault(json.loads(exchange.sent)["method"], []).append(exchange)
    assert set(of_method) == {"cards.judge", "deal.play", "deal.settle", "match.tribute", "match.score", "deal.hands"}
    for method, exchanges in of_method.items():
        params, result = (jsonschema.Draft202012Validator(schema(method, side)) for side in ("params", "result"))
        # A validator in Python takes its time over a whole deal; so many of each method, spread over the suite.
        for exchange in exchanges[:: len(exchanges) // SAMPLED + 1]:
            assert params.is_valid(json.loads(exchange.sent)["params"]), exchange
            reply = json.loads(exchange.received)
            assert "result" not in reply or result.is_valid(reply["result"]), exchange


SAMPLED = 150


def test_a_result_of_a_wrong_shape_is_refused_and_unknown_members_are_not() -> None:
    right = {
        "valid": True,
        "size": 1,
        "jokers": 0,
        "joker": None,
        "rank": "5",
        "gouji": False,
        "opens": False,
        "mood": "good",
    }
    assert codec.decode_result("cards.judge", msgspec.Raw(msgspec.json.encode(right)))
    assert taken_by_schema(right, "cards.judge", "result")
    for member, value in (("rank", "1"), ("size", "one"), ("valid", 1), ("joker", "2"), ("jokers", -1)):
        wrong = right | {member: value}
        assert not taken_by_schema(wrong, "cards.judge", "result"), member
        with pytest.raises(codec.BadResultError):
            codec.decode_result("cards.judge", msgspec.Raw(msgspec.json.encode(wrong)))
