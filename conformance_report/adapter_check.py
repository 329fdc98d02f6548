"""Is the adapter itself correctly written? The handshake, the honesty probes, ten trivial and four bad questions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from conformance_report.engines.port import Fault, FaultKind
from conformance_report.engines.probes import ProbeOutcome, probe_shutdown, run_probes
from conformance_report.engines.stdio import StdioEngine
from conformance_report.protocol.errors import ErrorCode
from conformance_report.protocol.messages import ErrorBody, Initialized
from oracle.catalogue.model import Text


@dataclass(frozen=True, slots=True)
class Check:
    """One check: whether it passed, what was expected, what came, and what to mend where it did not pass."""

    id: str
    passed: bool
    expected: str
    actual: str
    mend: Text | None = None
    fault: Fault | None = None


TRIVIAL: Final[tuple[tuple[str, str | None, dict[str, Any]], ...]] = (
    ("5", None, {"valid": True, "size": 1, "jokers": 0, "joker": None, "rank": "5", "gouji": False, "opens": False}),
    ("777", None, {"valid": True, "size": 3, "rank": "7", "gouji": False}),
    ("56", None, {"valid": False}),
    ("", None, {"valid": False}),
    ("KK", None, {"valid": True, "size": 2, "rank": "K", "gouji": True, "opens": True}),
    ("X", None, {"valid": True, "size": 1, "jokers": 1, "joker": "X", "rank": None, "gouji": True, "opens": False}),
    ("6", "5", {"valid": True, "beats": True}),
    ("5", "5", {"valid": True, "beats": False}),
    ("66", "5", {"valid": True, "beats": False}),
    ("D", "2", {"valid": True, "beats": True}),
)
"""Cards, the table, and members of the answer on which every rule set agrees."""

_BAD: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("unknown-card", {"cards": "5Z"}),
    ("table-is-no-play", {"cards": "5", "table": "56"}),
    ("missing-member", {}),
    ("wrong-type", {"cards": 5}),
)
_GARBLED: Final = b'{"jsonrpc": "2.0", "id": 7, "method": '
_SHORT: Final = 300

_MEND_SILENT: Final = Text(
    "Answer initialize at once and flush stdout, then read stdin line by line; or raise --start-timeout.",
    "收到 initialize 立刻回答并刷新标准输出，然后逐行读取标准输入；或者用 --start-timeout 放宽时限。",
)
_MEND_FAULT: Final = {
    FaultKind.CANNOT_START: Text(
        "Start the command by hand in a shell and mend what it prints; it must stay alive and wait for lines on stdin.",
        "先在终端里手动运行这条命令，按它打印的内容修正；进程要一直等待标准输入的行。",
    ),
    FaultKind.VERSION_MISMATCH: Text(
        'Answer initialize with "protocol": "1.0".', 'initialize 的回答里写 "protocol": "1.0"。'
    ),
    FaultKind.MALFORMED_REPLY: Text(
        "Write exactly one JSON object a line on stdout, in UTF-8, with id and result or error; send logs to stderr.",
        "标准输出每行只写一个 UTF-8 的 JSON 对象，带 id 和 result 或 error；日志写到标准错误。",
    ),
    FaultKind.NOT_SCHEMA_VALID: Text(
        "Give the result the members and types of adapters/PROTOCOL.md.",
        "result 的成员和类型要与 adapters/PROTOCOL.md 一致。",
    ),
    FaultKind.WRONG_ID: Text("Copy the id of the request into the reply.", "回答里的 id 要原样抄请求的 id。"),
    FaultKind.ANSWERED_TWICE: Text("Write one reply to a request, not two.", "一个请求只回答一次。"),
    FaultKind.TIMED_OUT: Text(
        "Flush stdout after every reply, and read stdin line by line; or raise --timeout.",
        "每次回答后刷新标准输出，并逐行读取标准输入；或者用 --timeout 放宽时限。",
    ),
    FaultKind.CRASHED: Text(
        "Catch what goes wrong in a question and answer it with error -32603; the process must go on.",
        "处理一个问题时出错，要回答错误 -32603，进程不能退出。",
    ),
    FaultKind.LINE_TOO_LONG: Text("End every reply with a line feed.", "每个回答以换行结束。"),
    FaultKind.GAVE_UP: Text("Mend the faults above first.", "先修正上面的问题。"),
}
_MEND_ERROR: Final = Text(
    "Answer this question with a result: a refusal is a ruling too.", "这个问题要用 result 回答：判定不成立也是裁定。"
)
_MEND_PROBE: Final = {
    "PROBE/echo": Text(
        "Read and write UTF-8, and send the string of echo back unchanged.",
        "读写都用 UTF-8，并把 echo 的字符串原样送回。",
    ),
    "PROBE/invented-method": Text(
        "Answer a method that you do not know with error -32601.", "不认识的方法要回答错误 -32601。"
    ),
    "PROBE/undeclared-rules": Text(
        "Compare rules with the entries that you declare, and answer any other with error -32011.",
        "把 rules 与声明过的规则逐一比较，其他的一律回答错误 -32011。",
    ),
    "PROBE/same-twice": Text(
        "Answer from the question alone: keep nothing between questions and use no chance.",
        "只根据问题本身回答：问题之间不保留状态，也不用随机数。",
    ),
    "PROBE/shutdown": Text(
        "Answer shutdown with an empty result, then end the process within two seconds.",
        "shutdown 回答空的 result，然后在两秒内结束进程。",
    ),
}


def check_adapter(engine: StdioEngine) -> Iterator[Check]:
    """Every check in order, as it is made; the engine is closed at the end. After a failed handshake no others."""
    started = engine.start()
    if isinstance(started, Fault):
        engine.close()
        mend = _MEND_SILENT if started.kind is FaultKind.TIMED_OUT else _mend(started)
        yield Check("handshake", False, "a handshake", started.detail, mend, started)
        return
    yield _handshake(started)
    if "cards" in started.capabilities:
        yield from _trivial_questions(engine, started)
        yield from _bad_questions(engine, started)
    yield _garbled_line(engine)
    yield from map(_of_probe, run_probes(engine, started))
    yield _of_probe(probe_shutdown(engine))
    late = engine.take_late_fault()
    if late is not None:
        yield Check("one-reply-each", False, "one reply to each request", late.detail, _mend(late), late)


def _handshake(declared: Initialized) -> Check:
    shown = (
        f"{declared.engine.name} {declared.engine.version}, capabilities {', '.join(declared.capabilities) or 'none'}"
    )
    if declared.rules and {"cards", "play", "deal", "match"} & set(declared.capabilities):
        return Check("handshake", True, "a rule set and a capability", shown)
    mend = Text(
        "Declare at least one rule set in rules, and one of cards, play, deal, match in capabilities.",
        "rules 至少声明一套规则，capabilities 至少声明 cards、play、deal、match 之一。",
    )
    return Check("handshake", False, "a rule set and a capability", shown, mend)


def _trivial_questions(engine: StdioEngine, declared: Initialized) -> Iterator[Check]:
    for cards, table, wanted in TRIVIAL:
        params = {"rules": declared.rules[0], "cards": cards} | ({} if table is None else {"table": table})
        called = f"{cards or 'nothing'}{'' if table is None else f'-over-{table}'}"
        answer = engine.ask_raw("cards.judge", params)
        yield _judged(
            f"trivial/{called}", answer, {key: wanted[key] for key in wanted if f"cards.{key}" not in declared.omits}
        )


def _judged(check_id: str, answer: msgspec.Raw | Fault, wanted: dict[str, Any]) -> Check:
    expected = msgspec.json.encode(wanted).decode()
    if isinstance(answer, Fault):
        return Check(check_id, False, expected, answer.detail, _mend(answer), answer)
    try:
        found = msgspec.json.decode(answer)
    except msgspec.DecodeError:
        found = None
    if isinstance(found, dict) and all(key in found and found[key] == value for key, value in wanted.items()):
        return Check(check_id, True, expected, _show(answer))
    wrong = [key for key in wanted if not isinstance(found, dict) or key not in found or found[key] != wanted[key]]
    mend = Text(f"Mend the members {', '.join(wrong)} of the result.", f"修正 result 的成员 {'、'.join(wrong)}。")
    return Check(check_id, False, expected, _show(answer), mend)


def _bad_questions(engine: StdioEngine, declared: Initialized) -> Iterator[Check]:
    mend = Text(
        "Check the parameters before ruling, and answer what you cannot understand with error -32602.",
        "裁定之前先检查参数，看不懂的一律回答错误 -32602。",
    )
    for name, params in _BAD:
        answer = engine.ask_raw("cards.judge", {"rules": declared.rules[0], **params})
        yield _expects(f"bad/{name}", ErrorCode.INVALID_PARAMS, answer, mend)


def _garbled_line(engine: StdioEngine) -> Check:
    reply = engine.send_line(_GARBLED)
    if isinstance(reply, Fault):
        answer: msgspec.Raw | Fault = reply
    elif isinstance(reply.error, ErrorBody):
        answer = Fault(FaultKind.ERROR_REPLY, f"error {reply.error.code}: {reply.error.message}", reply.error.code)
    else:
        answer = msgspec.Raw(b"a result")
    mend = Text(
        "Answer a line that is no JSON with error -32700 and the id null, and go on reading.",
        "不是 JSON 的行要回答错误 -32700，id 为 null，并继续读下去。",
    )
    return _expects("bad/garbled-line", ErrorCode.PARSE_ERROR, answer, mend)


def _expects(check_id: str, code: ErrorCode, answer: msgspec.Raw | Fault, mend: Text) -> Check:
    expected = f"error {code.value}"
    if not isinstance(answer, Fault):
        return Check(check_id, False, expected, f"a result: {_show(answer)}", mend)
    if answer.code == code:
        return Check(check_id, True, expected, expected)
    if answer.kind in (FaultKind.ERROR_REPLY, FaultKind.DECLINED):
        return Check(check_id, False, expected, answer.detail, mend, answer)
    return Check(check_id, False, expected, answer.detail, _mend(answer), answer)


def _of_probe(probe: Any) -> Check:
    passed = probe.outcome is ProbeOutcome.PASSED
    broken = probe.fault is not None and probe.fault.kind not in (FaultKind.ERROR_REPLY, FaultKind.DECLINED)
    mend = None if passed else _mend(probe.fault) if broken and probe.id != "PROBE/shutdown" else _MEND_PROBE[probe.id]
    return Check(probe.id, passed, probe.expected, probe.actual, mend, probe.fault)


def _mend(fault: Fault) -> Text:
    return _MEND_FAULT.get(fault.kind, _MEND_ERROR)


def _show(answer: msgspec.Raw) -> str:
    text = bytes(answer).decode("utf-8", "backslashreplace")
    return text if len(text) <= _SHORT else f"{text[:_SHORT]}…"
