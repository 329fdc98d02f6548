"""Runs made by hand, so that every rendering is seen with everything that a real run can bring."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import cycle, islice
from typing import Any

from conformance_report.engines.port import Exchange, Fault, FaultKind
from conformance_report.results import (
    CaseLevel,
    CaseResult,
    Declared,
    DeclaredRules,
    EngineUnderTest,
    Header,
    Known,
    KnownEntry,
    Outcome,
    ReasonCheck,
    RuleSetUnderTest,
    Run,
    Selection,
    StreamWriter,
    Suite,
    read_stream,
)
from oracle.catalogue import Standing, rules

FOUR = ("chongdian", "biesan", "shandong", "fasi")
HOSTILE = (
    "<script>window.hacked=1</script><img src=x onerror=window.hacked=1>\"'`&amp;</script>"
    "\x00\x1b[31m\u202egnp\u2066\u200b\u2028]]>{{7*7}}$${x} 够级 🂡"
)
_TABLES = ("44", "888D", "JJ2", "TTTTT", "D", "X3", "QQQ22", "AA", "99XD", "55555555")


def case(id_: str = "CMP-001/more-or-fewer/44-5", **members: Any) -> CaseResult:
    """A case that passed, unless said otherwise."""
    rule = id_.partition("/")[0]
    table = _TABLES[sum(map(ord, id_)) % len(_TABLES)]
    standard: dict[str, Any] = {
        "ruleset": "biesan",
        "rule": rule,
        "rules": (rule,),
        "level": CaseLevel.CARDS,
        "name": "More cards, or fewer, do not beat",
        "feature": "cards/comparing.feature",
        "line": 12,
        "outcome": Outcome.PASSED,
        "standing": Standing.STATED,
        "certifying": True,
        "steps": (f'Given "{table}" is on the table', 'When "5" is judged', f"Then it does not beat it, under {rule}"),
        "ms": 1.25,
    }
    return CaseResult(id=id_, **(standard | members))


def failed(id_: str, **members: Any) -> CaseResult:
    """A case with a wrong ruling, and its evidence."""
    return case(
        id_,
        **{
            "outcome": Outcome.FAILED,
            "expected": "beats = false",
            "actual": "beats = true",
            "why": "expected beats = false; the engine says beats = true",
            "reason": ReasonCheck(expected="CMP-001", given=("CMP-005",), agrees=False),
            "exchanges": (exchange(),),
            "stderr": "judging 5 over 44\n",
        }
        | members,
    )


def errored(id_: str, kind: FaultKind = FaultKind.CRASHED, **members: Any) -> CaseResult:
    """A case without a ruling."""
    detail = f"The engine did wrong: {kind}."
    return case(
        id_,
        **{
            "outcome": Outcome.ERRORED,
            "fault": Fault(kind, detail, -32603 if kind is FaultKind.ERROR_REPLY else None),
            "why": detail,
            "exchanges": (exchange(received=""),),
            "stderr": "Traceback (most recent call last):\n  File \"engine.py\", line 3, in judge\nKeyError: 'X'\n",
        }
        | members,
    )


def exchange(received: str | None = None, cards: str = "5", table: str = "888D") -> Exchange:
    """A question and its answer."""
    question = {
        "jsonrpc": "2.0",
        "id": 7,
        "method": "cards.judge",
        "params": {"rules": {"base": "biesan"}, "cards": cards, "table": table},
    }
    answer = '{"jsonrpc":"2.0","id":7,"result":{"valid":true,"beats":true,"reasons":["CMP-005"]}}\n'
    return Exchange(sent=json.dumps(question) + "\n", received=answer if received is None else received, ms=0.8)


def build(
    cases: Iterable[CaseResult],
    *,
    labels: Sequence[str] = ("biesan",),
    known: Known | None = None,
    selection: Selection | None = None,
    stopped: str | None = None,
    engine: EngineUnderTest | None = None,
) -> Run:
    """The run of these cases, written as a stream and read again."""
    return read_stream(
        lines(cases, labels=labels, known=known, selection=selection, stopped=stopped, engine=engine), "made.ndjson"
    )


def lines(
    cases: Iterable[CaseResult],
    *,
    labels: Sequence[str] = ("biesan",),
    known: Known | None = None,
    selection: Selection | None = None,
    stopped: str | None = None,
    engine: EngineUnderTest | None = None,
) -> list[bytes]:
    """The lines of the stream of these cases."""
    file = io.BytesIO()
    writer = StreamWriter(file)
    writer.header(header(labels, known, selection, engine))
    for one in cases:
        writer.case(one)
    writer.footer(finished="2026-01-01T00:00:02+00:00", seconds=2.5, restarts=1, stopped=stopped)
    return file.getvalue().splitlines(keepends=True)


def header(
    labels: Sequence[str] = ("biesan",),
    known: Known | None = None,
    selection: Selection | None = None,
    engine: EngineUnderTest | None = None,
) -> Header:
    """A header for rule sets of these labels; `base+key=value` departs from the base."""
    engine = engine or EngineUnderTest(
        address="node my-engine.js",
        name="my-engine",
        version="1.4.2",
        language="JavaScript",
        homepage="https://example.org/my-engine",
        build="a1b2c3d",
    )
    plays = tuple(DeclaredRules(base=one) for one in FOUR)
    declared = Declared(rules=plays, capabilities=("cards", "reasons"), omits=("opens",))
    return Header(
        started="2026-01-01T00:00:00+00:00",
        suite=Suite(name="gouji-conformance", version="0.1.0", hash="sha256:" + "ab" * 32),
        engine=engine,
        declared=None if engine.name is None else declared,
        rulesets=tuple(map(_under, labels)),
        levels=(CaseLevel.CARDS,),
        selection=selection,
        known=known,
        command="gouji certify --engine 'node my-engine.js'",
    )


def _under(label: str) -> RuleSetUnderTest:
    base, *departures = label.split("+")
    return RuleSetUnderTest(label=label, base=base, set=dict(one.split("=", 1) for one in departures))


def passing(number: int = 1200) -> Run:
    """Every case passes, under all four rule sets; some are not applicable and some leave a rule open."""
    return build(_passed(number), labels=FOUR)


@cache
def failing(hostile: bool = True) -> Run:
    """Thirty that went wrong in every way, beside many that passed, with known failures, and with hostile text."""
    wrong = [failed(one.id, ruleset=one.ruleset, rules=one.rules, steps=one.steps) for one in _some(14)]
    faults = zip(_some(12, 14), cycle(FaultKind), strict=False)
    wrong += [errored(one.id, kind, ruleset=one.ruleset) for one, kind in faults]
    wrong += [
        case(
            "GOUJI-003/unasked/TTTTT",
            outcome=Outcome.COULD_NOT_RUN,
            why="The engine gave up.",
            fault=Fault(FaultKind.GAVE_UP, "It crashed 3 times running."),
        ),
        failed("GOUJI-004/known/JJJJ", why="It counts 4 jacks as no gouji."),
        failed("HAND-002/open/44X", standing=Standing.DISPUTED, certifying=False),
        case(
            "PROBE/echo",
            feature=None,
            line=None,
            level=CaseLevel.PROTOCOL,
            steps=(),
            outcome=Outcome.FAILED,
            expected="'够级 🂡'",
            actual="'?? ?'",
            why="The engine mangles text.",
        ),
    ]
    if hostile:
        wrong.append(
            failed(
                "CMP-002/hostile/D-X",
                name=f"Hostile {HOSTILE}",
                why=HOSTILE,
                actual=HOSTILE,
                stderr=HOSTILE,
                exchanges=(exchange(received=HOSTILE),),
                reason=ReasonCheck(expected="CMP-002", given=(HOSTILE,), agrees=False),
            )
        )
    taken = {(one.ruleset, one.id) for one in wrong}
    rest = [one for one in _passed(600) if (one.ruleset, one.id) not in taken]
    known = Known(
        file="known.toml",
        entries=(
            KnownEntry(case="GOUJI-004/known/JJJJ", reason="mended in the next release"),
            KnownEntry(rule="KILL-001", ruleset="fasi", reason="was not there"),
        ),
    )
    engine = EngineUnderTest(
        address="node my-engine.js",
        name="my-engine" + (HOSTILE if hostile else ""),
        version="1.4.2",
        language="JavaScript",
        homepage="javascript:alert(1)" if hostile else "https://example.org/my-engine",
    )
    return build([*wrong, *rest], labels=FOUR, known=known, engine=engine)


def incomplete() -> Run:
    """The engine went silent half-way."""
    begun = [one for one in _passed(100) if one.ruleset == "biesan"]
    lost = [
        case(
            f"{one.id}-lost",
            outcome=Outcome.COULD_NOT_RUN,
            why="The engine could not be asked: it gave up.",
            fault=Fault(FaultKind.GAVE_UP, "The engine crashed 5 times in a row."),
        )
        for one in begun[:20]
    ]
    timed = errored("CMP-003/slow/DD", FaultKind.TIMED_OUT)
    return build([*begun, timed, *lost], stopped="The engine crashed 5 times in a row.")


def left_open() -> Run:
    """One rule certified and one left open under biesan, and one of another level left open under fasi."""
    open_ = {"certifying": False, "standing": Standing.DISPUTED}
    return build(
        [
            case(),
            case("HAND-002/open/44X", **open_),
            case("TURN-016/open/1", ruleset="fasi", level=CaseLevel.PLAY, **open_),
        ],
        labels=("biesan", "fasi"),
    )


def not_started() -> Run:
    """The engine never shook hands."""
    return build([], stopped="no such program: my-engine", engine=EngineUnderTest(address="my-engine"))


def _some(number: int, skipped: int = 0) -> list[CaseResult]:
    return list(islice((one for one in _passed(600) if one.outcome is Outcome.PASSED), skipped, skipped + number))


def _passed(number: int) -> list[CaseResult]:
    """So many cases over the rules of the level cards and the four rule sets."""
    ids = [one for one, rule in rules().items() if rule.level == "cards"]
    made = []
    for place in range(number):
        rule = ids[place // len(FOUR) % len(ids)]
        row = place // (len(FOUR) * len(ids))
        members: dict[str, Any] = {}
        if place % 29 == 5:
            members = {
                "outcome": Outcome.NOT_APPLICABLE,
                "certifying": False,
                "standing": Standing.ABSENT,
                "why": "The rule set does not take two_kill_one=yes.",
            }
        elif place % 31 == 7:
            members = {"certifying": False, "standing": Standing.DISPUTED, "policies": {"opening_plays": "natural"}}
        made.append(case(f"{rule}/made/row-{row}", ruleset=FOUR[place % len(FOUR)], **members))
    return made
