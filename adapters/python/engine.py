"""An example engine: one JSON-RPC request a line on stdin, one reply a line on stdout, logs on stderr.

To teach it another question, write a function from params to result and enter it in METHODS.
"""

from __future__ import annotations

import json
import logging
import os
import re
import sys
from collections.abc import Callable

from cards import beats, is_gouji, opens, read_play
from dealing import deal_hands
from match import match_score
from params import (
    BAD_PARAMS,
    ENGINE_FAILED,
    NO_COMMON_VERSION,
    NOT_A_REQUEST,
    NOT_JSON,
    UNKNOWN_METHOD,
    Fault,
    Members,
    cards_of,
    member,
)
from play import play_deal
from rulesets import DECLARED, card_policies, declare, rules_of
from settle import deal_settle
from tribute import match_tribute

PROTOCOL = (1, 0)
ENGINE = {"name": "gouji-example-python", "version": "0.1.0", "language": "Python"}
CAPABILITIES = ["cards", "play", "deal", "match", "legal"]

GOODBYE: Members = {}  # the very object that shutdown returns ends the loop
LOG = logging.getLogger("engine")


def version(offered: Members, name: str) -> tuple[int, ...]:
    """Return a protocol version as numbers, so that 1.10 comes after 1.9."""
    text = member(offered, name, str, "params.protocol")
    if re.fullmatch(r"[0-9]{1,9}\.[0-9]{1,9}", text) is None:
        raise Fault(BAD_PARAMS, f"params.protocol.{name} must be a version such as 1.0")
    return tuple(int(part) for part in text.split("."))


def initialize(params: Members) -> Members:
    """Say who this engine is and what it plays, in a version that both sides speak."""
    offered: Members = member(params, "protocol", dict)
    lowest, highest = version(offered, "min"), version(offered, "max")
    suite: Members = member(params, "suite", dict)
    for name in ("name", "version", "hash"):
        member(suite, name, str, "params.suite")
    echo = member(params, "echo", str)
    if not lowest <= PROTOCOL <= highest:
        raise Fault(NO_COMMON_VERSION, "params.protocol leaves out 1.0, the only version spoken here")
    return {"protocol": "1.0", "engine": ENGINE, "rules": DECLARED, "capabilities": CAPABILITIES, "echo": echo}


def judge(params: Members) -> Members:
    """Judge cards as a play and, when a table is given, whether they beat it."""
    policies = card_policies(rules_of(params))
    play = read_play(cards_of(params, "cards"), policies)
    table = read_play(cards_of(params, "table"), policies) if "table" in params else None
    if "table" in params and table is None:
        raise Fault(BAD_PARAMS, "params.table is no play: give jokers, 2s and cards of one other rank, or leave it out")
    if play is None:
        return {"valid": False}
    ruling: Members = {
        "valid": True,
        "size": len(play.jokers + play.others),
        "jokers": len(play.jokers),
        "joker": play.jokers[:1] or None,
        "rank": play.others[:1] or None,
        "gouji": is_gouji(play),
        "opens": opens(play, policies),
    }
    if table is not None:
        ruling["beats"] = beats(play, table, policies)
    return ruling


def shutdown(_params: Members) -> Members:
    """Put nothing away, for there is nothing."""
    return GOODBYE


METHODS: dict[str, Callable[[Members], Members]] = {
    "initialize": initialize,
    "cards.judge": judge,
    "deal.play": play_deal,
    "deal.settle": deal_settle,
    "deal.hands": deal_hands,
    "match.tribute": match_tribute,
    "match.score": match_score,
    "shutdown": shutdown,
}


def no_constant(name: str) -> object:
    """Refuse NaN and Infinity, which Python reads and JSON does not have."""
    raise ValueError(f"{name} is not JSON")


def request_of(line: bytes) -> Members:
    """Return the JSON object on one line."""
    try:
        request = json.loads(line.decode("utf-8"), parse_constant=no_constant)
    except (ValueError, RecursionError) as error:
        raise Fault(NOT_JSON, f"the line is not JSON in UTF-8: {error}") from error
    if not isinstance(request, dict):
        raise Fault(NOT_A_REQUEST, "the line is not a request: send one JSON object")
    return request


def id_of(request: Members) -> str | int | None:
    """Return the id under which the reply goes back; every request has one."""
    ident = request.get("id", False)
    if isinstance(ident, bool) or not isinstance(ident, (str, int, type(None))):  # True is an int in Python
        raise Fault(NOT_A_REQUEST, "id must be given, and be a string, an integer or null")
    return ident


def result_of(request: Members) -> Members:
    """Return what the method named in the request answers."""
    method, params = request.get("method"), request.get("params", {})
    if request.get("jsonrpc") != "2.0" or not isinstance(method, str):
        raise Fault(NOT_A_REQUEST, 'the line is not a request: jsonrpc must be "2.0", and method a string')
    if method not in METHODS:
        raise Fault(UNKNOWN_METHOD, f"method {method!r} is unknown here: use one of {', '.join(METHODS)}")
    if not isinstance(params, dict):
        raise Fault(BAD_PARAMS, "params must be an object")
    return METHODS[method](params)


def answer(line: bytes) -> Members:
    """Return the reply to one line, whatever the line holds."""
    ident = None
    try:
        request = request_of(line)
        ident = id_of(request)
        return {"jsonrpc": "2.0", "id": ident, "result": result_of(request)}
    except Fault as fault:
        error = {"code": fault.code, "message": str(fault)}
    except Exception:
        LOG.exception("failed on a request")
        error = {"code": ENGINE_FAILED, "message": "the engine failed: its stderr says how"}
    return {"jsonrpc": "2.0", "id": ident, "error": error}


def serve() -> None:
    """Answer line by line, until shutdown or the end of input."""
    for line in sys.stdin.buffer:
        reply = answer(line)
        # json.dumps escapes all but ASCII, so that even half a surrogate pair goes back as it came.
        sys.stdout.buffer.write(json.dumps(reply).encode("utf-8") + b"\n")
        sys.stdout.buffer.flush()
        if reply.get("result") is GOODBYE:
            return


def take_options(options: list[str]) -> None:
    """Declare what each --declare of the command line gives as JSON."""
    while options:
        name, *rest = options
        if name != "--declare" or not rest:
            sys.exit('usage: engine.py [--declare \'{"base": "fasi", "set": {"threes": "ordinary"}}\'] ...')
        try:
            declare(rest[0])
        except Fault as fault:
            sys.exit(str(fault))
        options = rest[1:]


if __name__ == "__main__":
    logging.basicConfig()
    take_options(sys.argv[1:])
    try:
        serve()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # nobody reads any more; what is left in the buffer must go somewhere at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
