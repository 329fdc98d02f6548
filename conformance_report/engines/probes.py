"""Honesty probes: questions to which every engine must answer alike, whatever the rules it plays.

An engine that says yes to everything, mangles text or answers by chance must not look like one that knows the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Protocol, TypeAlias, get_args

import msgspec

from conformance_report.engines.port import Engine, Fault, FaultKind
from conformance_report.protocol.errors import ErrorCode
from conformance_report.protocol.messages import Base, Initialized, Rules

ECHO: Final = "够级：烧牌、捎牌、憋三 — 🂡 𠮷 \U0001f004"
"""What is sent to be echoed at initialize: Chinese, and characters outside the basic plane."""

INVENTED_METHOD: Final = "cards.invented"

_ANSWERED: Final = frozenset({FaultKind.ERROR_REPLY, FaultKind.DECLINED})

Question: TypeAlias = tuple[str, dict[str, Any]]
"""A method and its parameters but the rules."""


class RawEngine(Engine, Protocol):
    """An engine that can be asked methods and parameters that no schema knows."""

    def ask_raw(self, method: str, params: Any) -> msgspec.Raw | Fault:
        """Ask any method with any parameters; the result as it came."""


class ProbeOutcome(StrEnum):
    """How a probe ended; errored means that the engine gave no answer to judge."""

    PASSED = "passed"
    FAILED = "failed"
    ERRORED = "errored"


@dataclass(frozen=True, slots=True)
class Probe:
    """One probe: what was expected, what came, and one sentence that says why it did not pass."""

    id: str
    outcome: ProbeOutcome
    expected: str
    actual: str
    why: str | None = None
    fault: Fault | None = None


def run_probes(engine: RawEngine, declared: Initialized) -> tuple[Probe, ...]:
    """All probes but shutdown, on an engine that has declared this."""
    return (
        probe_echo(declared),
        probe_invented_method(engine),
        probe_undeclared_rules(engine, declared),
        probe_same_twice(engine, declared),
    )


def probe_echo(declared: Initialized) -> Probe:
    """Text outside ASCII comes back unchanged."""
    if declared.echo == ECHO:
        return Probe("PROBE/echo", ProbeOutcome.PASSED, repr(ECHO), repr(declared.echo))
    why = "The text sent at initialize came back changed, so the engine does not read and write UTF-8."
    return Probe("PROBE/echo", ProbeOutcome.FAILED, repr(ECHO), repr(declared.echo), why)


def probe_invented_method(engine: RawEngine) -> Probe:
    """A method that does not exist is answered with -32601."""
    answer = engine.ask_raw(INVENTED_METHOD, {})
    why = f"The method {INVENTED_METHOD} does not exist, and the engine did not say so."
    return _expect_error("PROBE/invented-method", ErrorCode.METHOD_NOT_FOUND, answer, why)


def probe_undeclared_rules(engine: RawEngine, declared: Initialized) -> Probe:
    """A rule set that is not among the declared entries is answered with -32011."""
    probe_id = "PROBE/undeclared-rules"
    questions = small_questions(declared)
    if not questions:
        return _nothing_to_ask(probe_id, f"error {ErrorCode.RULES_NOT_PLAYED.value}")
    method, params = questions[0]
    rules = undeclared_rules(declared)
    answer = engine.ask_raw(method, {"rules": rules, **params})
    shown = msgspec.json.encode(rules).decode()
    why = f"The engine does not declare the rules {shown}, and did not refuse a question about them."
    return _expect_error(probe_id, ErrorCode.RULES_NOT_PLAYED, answer, why)


def probe_same_twice(engine: RawEngine, declared: Initialized) -> Probe:
    """The same question, asked twice with others between, is answered alike."""
    probe_id = "PROBE/same-twice"
    expected = "the same answer twice"
    questions = small_questions(declared)
    if not questions:
        return _nothing_to_ask(probe_id, expected)
    asked = [(method, {"rules": declared.rules[0], **params}) for method, params in questions]
    first, second = ([engine.ask_raw(method, params) for method, params in asked] for _ in range(2))
    for (method, params), one, other in zip(asked, first, second, strict=True):
        difference = _difference(probe_id, method, params, one, other)
        if difference is not None:
            return difference
    if all(isinstance(answer, Fault) for answer in first):
        why = "The engine declined every question, so none could be compared."
        return Probe(probe_id, ProbeOutcome.ERRORED, expected, "declined", why)
    return Probe(probe_id, ProbeOutcome.PASSED, expected, expected)


def probe_shutdown(engine: RawEngine) -> Probe:
    """It ends within two seconds of shutdown. The engine is closed; nothing can be asked afterwards."""
    probe_id = "PROBE/shutdown"
    expected = "ends within two seconds of shutdown"
    # A process that was ended by an earlier fault would pass unseen: any question starts it again.
    awake = engine.ask_raw(INVENTED_METHOD, {})
    fault = engine.close()
    if isinstance(awake, Fault) and awake.kind not in _ANSWERED:
        why = f"The engine could not be asked to end, because it did not answer before that ({awake.kind})."
        return Probe(probe_id, ProbeOutcome.ERRORED, expected, awake.detail, why, awake)
    if fault is not None:
        why = f"The engine did not end as it should: {fault.detail}."
        return Probe(probe_id, ProbeOutcome.FAILED, expected, fault.detail, why, fault)
    return Probe(probe_id, ProbeOutcome.PASSED, expected, expected)


def small_questions(declared: Initialized) -> tuple[Question, ...]:
    """A few small questions of the capabilities that are claimed; none of them stands on a disputed rule."""
    claimed = [_QUESTIONS[name] for name in _QUESTIONS if name in declared.capabilities]
    return tuple(question for questions in claimed for question in questions)


def undeclared_rules(declared: Initialized) -> Rules:
    """Rules that are not declared: another base, or else a declared base with a departure that is not declared."""
    bases = [rules.base for rules in declared.rules]
    for base in get_args(Base):
        if base not in bases:
            return Rules(base)
    departures: list[dict[str, str | int]] = [{"mixed_jokers": "as-they-are"}, {"joker_compare": "count-or-kind"}]
    departures += [{"match_deals": 7 + number} for number in range(len(bases) + 1)]  # one more than can be declared
    return next(rules for rules in (Rules(bases[0], each) for each in departures) if rules not in declared.rules)


_HANDS: Final = ["55", "66", "77", "88", "99", "TT"]
_FACTS: Final = {"order": [0, 1, 2, 3, 4, 5], "revolted": None, "opened": [0, 1]}
_QUESTIONS: Final[dict[str, tuple[Question, ...]]] = {
    "cards": (
        ("cards.judge", {"cards": "KK"}),
        ("cards.judge", {"cards": "56"}),
        ("cards.judge", {"cards": "6", "table": "5"}),
    ),
    "play": (
        (
            "deal.play",
            {
                "setup": {"hands": _HANDS, "leader": 0},
                "actions": [{"type": "play", "seat": 0, "cards": "5"}, {"type": "pass", "seat": 3}],
                "ask": [],
            },
        ),
    ),
    "deal": (
        ("deal.settle", {"facts": _FACTS}),
        ("deal.hands", {"seed": 42}),
    ),
    "match": (("match.tribute", {"hands": _HANDS, "debts": []}), ("match.score", {"deals": [_FACTS]})),
}


def _expect_error(probe_id: str, code: ErrorCode, answer: msgspec.Raw | Fault, why: str) -> Probe:
    """The probe of a question that must be answered with this error."""
    expected = f"error {code.value}"
    if not isinstance(answer, Fault):
        return Probe(probe_id, ProbeOutcome.FAILED, expected, f"a result: {_show(answer)}", why)
    if answer.kind not in _ANSWERED:
        return _no_answer(probe_id, expected, answer)
    if answer.code == code:
        return Probe(probe_id, ProbeOutcome.PASSED, expected, expected)
    return Probe(probe_id, ProbeOutcome.FAILED, expected, answer.detail, why, answer)


def _difference(
    probe_id: str, method: str, params: dict[str, Any], one: msgspec.Raw | Fault, other: msgspec.Raw | Fault
) -> Probe | None:
    """What two answers to one question say against the engine, if anything. Declining both times is no answer."""
    question = f"{method} {msgspec.json.encode(params).decode()}"
    for answer in (one, other):
        if isinstance(answer, Fault) and answer.kind not in _ANSWERED:
            return _no_answer(probe_id, "the same answer twice", answer)
    if _content(one) != _content(other):
        why = f"The same question was answered in two ways: {question}."
        return Probe(probe_id, ProbeOutcome.FAILED, _show(one), _show(other), why)
    if isinstance(one, Fault) and one.kind is not FaultKind.DECLINED:
        why = f"A question that the engine claims to answer brought an error: {question}."
        return Probe(probe_id, ProbeOutcome.ERRORED, "the same answer twice", one.detail, why, one)
    return None


def _content(answer: msgspec.Raw | Fault) -> object:
    """What an answer says, whatever its spacing and the order of its members; for an error, its code."""
    if isinstance(answer, Fault):
        return answer.kind, answer.code
    try:
        return msgspec.json.decode(answer)
    except (msgspec.DecodeError, RecursionError):
        return bytes(answer)


def _no_answer(probe_id: str, expected: str, fault: Fault) -> Probe:
    why = f"The engine gave no answer ({fault.kind})."
    return Probe(probe_id, ProbeOutcome.ERRORED, expected, fault.detail, why, fault)


def _nothing_to_ask(probe_id: str, expected: str) -> Probe:
    why = "The engine claims none of cards, play, deal and match, so there is nothing to ask it."
    return Probe(probe_id, ProbeOutcome.ERRORED, expected, "nothing asked", why)


def _show(answer: msgspec.Raw | Fault) -> str:
    """An answer, short enough to be shown."""
    text = answer.detail if isinstance(answer, Fault) else bytes(answer).decode("utf-8", "backslashreplace")
    return text if len(text) <= 400 else f"{text[:400]}…"
