"""A small honest engine of the rule set biesan, level cards, in which each vice of this folder spoils one thing.

It needs nothing but Python. A vice is called with every turn and returns the bytes to write, or None for none.
"""

import json
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

RANKS = "3456789TJQKA2XD"
GOUJI_FROM = {"T": 5, "J": 4, "Q": 3, "K": 2, "A": 2, "2": 1}
RULES = [{"base": "biesan"}]
BASES = ("chongdian", "biesan", "shandong", "fasi")


class Refused(Exception):
    """A question that cannot be answered: the error code and why."""


@dataclass(frozen=True)
class Turn:
    """One question, its honest reply as a line, and its number among the questions to cards.judge (else 0)."""

    request: dict[str, Any]
    reply: bytes
    judged: int


Vice = Callable[[Turn], bytes | None]


def honest(turn: Turn) -> bytes | None:
    """No vice at all."""
    return turn.reply


def serve(vice: Vice = honest) -> None:
    """Answer line after line until shutdown or the end of the input."""
    judged = 0
    for line in sys.stdin.buffer:
        request, reply = answer(line)
        is_judge = request.get("method") == "cards.judge"
        judged += is_judge
        written = vice(Turn(request, reply, judged if is_judge else 0))
        if written is not None:
            sys.stdout.buffer.write(written)
            sys.stdout.buffer.flush()
        if request.get("method") == "shutdown":
            return


def answer(line: bytes) -> tuple[dict[str, Any], bytes]:
    """A line as a request, and the honest reply to it."""
    try:
        request = json.loads(line.decode("utf-8"))
    except ValueError:
        return {}, as_line({"id": None, "error": {"code": -32700, "message": "not JSON"}})
    if not isinstance(request, dict) or "method" not in request:
        return {}, as_line({"id": None, "error": {"code": -32600, "message": "not a request"}})
    try:
        return request, as_line({"id": request.get("id"), "result": result_of(request)})
    except Refused as refused:
        code, message = refused.args
        return request, as_line({"id": request.get("id"), "error": {"code": code, "message": message}})


def as_line(message: object) -> bytes:
    """A message as a line."""
    return json.dumps(message, ensure_ascii=False).encode() + b"\n"


def result_of(request: dict[str, Any]) -> dict[str, Any]:
    """The honest result, by method."""
    params = request.get("params") or {}
    if request["method"] == "initialize":
        return greeting(params)
    if request["method"] == "cards.judge":
        return judgement(params)
    if request["method"] == "shutdown":
        return {}
    raise Refused(-32601, f"no method {request['method']}")


def greeting(params: dict[str, Any]) -> dict[str, Any]:
    """What this engine is and plays."""
    if params["protocol"]["min"] != "1.0":
        raise Refused(-32010, "this engine speaks 1.0")
    engine = {"name": "miniature", "version": "1", "language": "Python"}
    return {
        "protocol": "1.0", "engine": engine, "rules": RULES, "capabilities": ["cards"], "echo": params["echo"],
    }  # fmt: skip


def judgement(params: dict[str, Any]) -> dict[str, Any]:
    """The ruling on a play."""
    rules = params.get("rules")
    if not isinstance(rules, dict) or rules.get("base") not in BASES:
        raise Refused(-32602, "rules are not understood")
    if rules not in RULES:
        raise Refused(-32011, "these rules are not played")
    play = parsed(params, "cards")
    ruling = shape(play)
    if "table" in params:
        table = parsed(params, "table")
        if not shape(table)["valid"]:
            raise Refused(-32602, "the table is no play")
        if ruling["valid"]:
            ruling["beats"] = beats(play, table)
    return ruling


def parsed(params: dict[str, Any], member: str) -> str:
    """The cards in a member."""
    cards = params.get(member)
    if not isinstance(cards, str) or set(cards) - set(RANKS):
        raise Refused(-32602, f"{member} are not cards")
    return cards


def shape(cards: str) -> dict[str, Any]:
    """What the cards are, alone."""
    plain = {card for card in cards if card not in "2XD"}
    if not cards or len(plain) > 1:
        return {"valid": False}
    counts = Counter(cards)
    jokers = counts["X"] + counts["D"]
    rank = None if jokers == len(cards) else plain.pop() if plain else "2"
    joker = "X" if counts["X"] else "D" if jokers else None
    gouji = jokers > 0 or (rank in GOUJI_FROM and len(cards) >= GOUJI_FROM[rank])
    opens = gouji and not jokers and cards != "2"
    return {
        "valid": True, "size": len(cards), "jokers": jokers, "joker": joker, "rank": rank, "gouji": gouji,
        "opens": opens,
    }  # fmt: skip


def beats(play: str, table: str) -> bool:
    """Whether every card is beaten by a higher one."""
    ours, theirs = normal(play), normal(table)
    return len(ours) == len(theirs) and all(mine > yours for mine, yours in zip(ours, theirs, strict=True))


def normal(cards: str) -> list[int]:
    """The cards from high to low, 2s as the rank they accompany, D as X where both are there."""
    found = shape(cards)
    rank = found["rank"] or "2"
    letters = [found["joker"] if card in "XD" else rank for card in cards]
    return sorted((RANKS.index(letter) for letter in letters), reverse=True)
