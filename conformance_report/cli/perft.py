"""`gouji perft`: counts of legal action sequences, and the first position where two engines differ."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Annotated, Any, Final

from cyclopts import Parameter
from cyclopts.validators import Number
from msgspec import to_builtins
from rich.console import Console

from conformance_report.certify import EXIT_AS_EXPECTED, EXIT_CANNOT_START, EXIT_INCOMPLETE, EXIT_NONCONFORMANT
from conformance_report.cli.common import Language, Seconds, UsageError, errors, language_of, output, print_json
from conformance_report.cli.deals import DealFile, Progress, check_at, label_of, played, say
from conformance_report.config import suite_info
from conformance_report.deals.perft import (
    Counter,
    Difference,
    EngineLister,
    FaultError,
    Lister,
    OracleLister,
    first_difference,
)
from conformance_report.deals.replay import Replayed
from conformance_report.deals.short import short
from conformance_report.engines.address import ORACLE, OracleAddress, parse_address
from conformance_report.engines.port import Engine, Fault
from conformance_report.engines.stdio import StdioEngine
from conformance_report.protocol import codec
from conformance_report.protocol import messages as m
from conformance_report.render.text import visible
from conformance_report.starting import not_started
from oracle.catalogue import Text

EXAMPLES: Final = """Examples:
  gouji perft deal.json --at 300 --depth 3 --divide
  gouji perft deal.json --at 300 --depth 2 --engine "node my-engine.js"
  gouji perft deal.json --depth 2 --engine "node mine.js" --engine "python other.py"
Of one engine and the oracle, or of two engines, the legal sets are compared at every position; the first in which
they differ is printed as one question.
Exit code: 0 counted and equal, 1 a difference, 2 usage, 3 an engine gave no answer, 4 it could not be started."""

_WORDS: Final = {
    "total": ("total", "合计"),
    "same": (
        "{} and {} list the same legal actions in all positions to depth {}.",
        "{} 与 {} 到深度 {} 的全部局面所列合法动作相同。",
    ),
    "differ": ("They differ after: {}", "在此之后不同：{}"),
    "at once": ("nothing: in this very position", "就在这个局面"),
    "only": ("only {} lists", "只有 {} 列出"),
    "question": ("The question, in one line:", "这个问题（一行）："),
    "no answer": ("{} gave no answer: {}", "{} 没有回答：{}"),
    "under": ("under", "规则："),
}  # fmt: skip
_COUNTING: Final = Text("positions looked at:", "已看局面：")


class _CannotStartError(Exception):
    """An engine could not be started."""

    def __init__(self, address: str, fault: Fault) -> None:
        super().__init__(address)
        self.address = address
        self.fault = fault


@dataclass(frozen=True, slots=True)
class _Side:
    """One of those that count: what it is called, and its lister."""

    name: str
    lister: Lister


def perft(
    deal: DealFile,
    /,
    *,
    at: int = 0,
    depth: Annotated[int, Parameter(validator=Number(gte=1))] = 1,
    divide: Annotated[bool, Parameter(negative="")] = False,
    engine: list[str] = [],  # noqa: B006
    timeout: Seconds = 5.0,
    start_timeout: Seconds = 10.0,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: Language | None = None,
) -> int:
    """Count the sequences of legal actions from a position of a deal, by the oracle and by engines.

    Parameters
    ----------
    deal
        The file of a deal; - for stdin.
    at
        The position after so many actions; 0, the start, when left out.
    depth
        How many actions long.
    divide
        Print the count after each first action.
    engine
        An engine to compare with the oracle; twice, to compare two engines.
    timeout
        Seconds for one question.
    start_timeout
        Seconds for the start of an engine.
    json_
        Print JSON.
    lang
        en or zh; by the locale when left out.
    """
    language = language_of(lang)
    found = played(deal, language)
    check_at(at, found, language)
    if len(engine) > 2:
        raise UsageError(
            "--engine 最多给两个。" if language == "zh" else "--engine: give one or two; only two can be compared."
        )
    progress = Progress(_COUNTING, language)
    try:
        with _sides(found, at, engine, timeout, start_timeout) as sides:
            return _run(found, sides, depth, divide, progress, json_, language)
    except _CannotStartError as error:
        words = not_started(error.fault.detail, Text(error.address, f"{error.address} ")).in_language(language)
        errors().print(f"gouji: {visible(words)}", markup=False, soft_wrap=True)
        return EXIT_CANNOT_START
    finally:
        progress.end()


def _run(
    found: Replayed, sides: Sequence[_Side], depth: int, divide: bool, progress: Progress, as_json: bool,
    language: Language,
) -> int:  # fmt: skip
    plain: dict[str, Any] = {"rules": to_builtins(found.deal.rules), "depth": depth}
    try:
        if len(sides) == 2:
            difference = first_difference(sides[0].lister, sides[1].lister, depth, progress.tick)
            progress.end()
            if difference is not None:
                _tell_difference(sides, difference, plain, as_json, language)
                return EXIT_NONCONFORMANT
        counts = _counts(sides[0], depth, progress)
    except FaultError as error:
        progress.end()
        side = next(one.name for one in sides if one.lister is error.lister)
        words = say(_WORDS, "no answer", language).format(side, visible(error.fault.detail))
        errors().print(f"gouji: {words}", markup=False, soft_wrap=True)
        errors().print(_line(error.question), markup=False, soft_wrap=True)
        return EXIT_INCOMPLETE
    progress.end()
    if as_json:
        plain["divide"] = [{"action": to_builtins(action), "count": count} for action, count in counts]
        print_json({**plain, "total": sum(count for _, count in counts), "sides": [side.name for side in sides]})
        return EXIT_AS_EXPECTED
    _tell_counts(output(), found, sides, counts, depth, divide, language)
    return EXIT_AS_EXPECTED


def _counts(side: _Side, depth: int, progress: Progress) -> list[tuple[m.Action, int]]:
    return list(Counter(side.lister, progress.tick).divide(depth))


def _tell_counts(
    console: Console, found: Replayed, sides: Sequence[_Side], counts: Iterable[tuple[m.Action, int]], depth: int,
    divide: bool, language: Language,
) -> None:  # fmt: skip
    total = 0
    for action, count in counts:
        total += count
        if divide:
            console.print(f"{count:>12,}  {short(action, language)}", markup=False)
    under = f"{say(_WORDS, 'under', language)} {label_of(found.deal, language)}"
    console.print(f"{total:>12,}  {say(_WORDS, 'total', language)}  ({under})", markup=False, style="bold")
    if len(sides) == 2:
        console.print(say(_WORDS, "same", language).format(sides[0].name, sides[1].name, depth), markup=False)


def _tell_difference(
    sides: Sequence[_Side], difference: Difference, plain: dict[str, Any], as_json: bool, language: Language
) -> None:
    only = (difference.only_first, difference.only_second)
    question = sides[0].lister.question(difference.line)
    if as_json:
        plain["line"] = to_builtins(difference.line)
        plain["only"] = {str(side.name): to_builtins(one) for side, one in zip(sides, only, strict=True)}
        print_json({**plain, "question": to_builtins(_request(question))})
        return
    console = output()
    line = "; ".join(short(action, language) for action in difference.line) or say(_WORDS, "at once", language)
    console.print(say(_WORDS, "differ", language).format(line), markup=False, style="bold")
    for side, actions in zip(sides, only, strict=True):
        if actions:
            words = say(_WORDS, "only", language).format(side.name)
            console.print(f"  {words}: {'; '.join(short(action, language) for action in actions)}", markup=False)
    console.print(say(_WORDS, "question", language))
    console.print(_line(question), markup=False)


def _request(question: m.DealPlay) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": 1, "method": "deal.play", "params": question}


def _line(question: m.DealPlay) -> str:
    return codec.encode_request(m.Request(1, "deal.play", question)).decode().rstrip("\n")


# who counts


@contextmanager
def _sides(
    found: Replayed, at: int, addresses: Sequence[str], timeout: float, start_timeout: float
) -> Iterator[list[_Side]]:
    """The oracle, the oracle and an engine, or two engines; closed in the end. Raises _CannotStartError, UsageError."""
    before = [step.action for step in found.steps[:at] if step.accepted]
    asked = (found.deal.rules, found.deal.setup, before)
    oracle = _Side(ORACLE, OracleLister(found.at(at), *asked))
    with ExitStack() as stack:
        engines: list[_Side] = []
        for address in addresses:
            place = parse_address(address)
            if isinstance(place, OracleAddress):
                engines.append(oracle)
                continue
            engine = stack.enter_context(
                StdioEngine(place.words, suite=suite_info(), start_timeout=start_timeout, question_timeout=timeout)
            )
            _start(engine, address, found.deal.rules)
            engines.append(_Side(address, EngineLister(engine, *asked)))
        yield engines if len(engines) == 2 else [oracle, *[one for one in engines if one is not oracle]]


def _start(engine: Engine, address: str, rules: m.Rules) -> None:
    declared = engine.start()
    if isinstance(declared, Fault):
        raise _CannotStartError(address, declared)
    if rules not in declared.rules:
        plays = ", ".join(_described(one) for one in declared.rules)
        raise UsageError(
            f"--engine {shlex.quote(address)} does not play {_described(rules)}; it declares {visible(plays)}."
        )


def _described(rules: m.Rules) -> str:
    return "+".join([rules.base, *(f"{key}={value}" for key, value in rules.set.items())])
