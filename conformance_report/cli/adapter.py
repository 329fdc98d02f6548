"""`gouji adapter check`: is the adapter itself correctly written?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final

from cyclopts import App, Parameter
from rich.text import Text

from conformance_report.adapter_check import Check, check_adapter
from conformance_report.certify import EXIT_AS_EXPECTED, EXIT_CANNOT_START, EXIT_NONCONFORMANT
from conformance_report.cli.common import Language, Seconds, UsageError, language_of, output, print_json
from conformance_report.config import suite_info
from conformance_report.engines.address import CommandAddress, parse_address
from conformance_report.engines.stdio import StdioEngine
from conformance_report.render.text import visible
from conformance_report.starting import not_started

EXAMPLES: Final = """Example:
  gouji adapter check --engine "node my-engine.js"
Exit code: 0 correctly written, 1 something to mend, 2 usage, 4 the engine could not be started."""

app = App(name="adapter", help="Help for the authors of adapters.", help_epilogue=EXAMPLES)


@app.command(help_epilogue=EXAMPLES)
def check(
    *,
    engine: str,
    timeout: Seconds = 5.0,
    start_timeout: Seconds = 10.0,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: Language | None = None,
) -> int:
    """Check an adapter: the handshake, the honesty probes, trivial and bad questions; and say what to mend.

    Parameters
    ----------
    engine
        The command that starts the engine, in quotes.
    timeout
        Seconds for one question.
    start_timeout
        Seconds for the start of the engine.
    json_
        Print JSON.
    lang
        en or zh; by the locale when left out.
    """
    address = parse_address(engine)
    if not isinstance(address, CommandAddress):
        raise UsageError('--engine oracle: the oracle in this process has no adapter; check "gouji oracle".')
    making = check_adapter(
        StdioEngine(address.words, suite=suite_info(), start_timeout=start_timeout, question_timeout=timeout)
    )
    if json_:
        found = list(making)
        print_json([_plain(one) for one in found])
    else:
        found = _print(making, language_of(lang))
    if _why_not_started(found) is not None:
        return EXIT_CANNOT_START
    return EXIT_AS_EXPECTED if all(one.passed for one in found) else EXIT_NONCONFORMANT


def _print(making: Iterable[Check], language: Language) -> list[Check]:
    """Print each check as soon as it is made, then what they amount to; all of them."""
    console, chinese, found = output(), language == "zh", []
    for one in making:
        found.append(one)
        word = ("通过" if chinese else "passed") if one.passed else ("要修正" if chinese else "to mend")
        console.print(Text(f"{'✓' if one.passed else '✗'} {word}  {one.id}", style="" if one.passed else "bold red"))
        if one.mend is not None:
            for label, value in (
                ("应为" if chinese else "expected", one.expected),
                ("实为" if chinese else "came", one.actual),
                ("修正" if chinese else "mend", one.mend.in_language(language)),
            ):
                console.print(Text(f"    {label}: {visible(value)}"))
    wrong = sum(not one.passed for one in found)
    why = _why_not_started(found)
    if why is not None:
        words = visible(not_started(why).in_language(language))
    elif wrong:
        words = f"{wrong} 项要修正，共 {len(found)} 项。" if chinese else f"{wrong} of {len(found)} checks to mend."
    elif chinese:
        words = f"适配器写得正确：{len(found)} 项全部通过。下一步：gouji certify --engine …"
    else:
        words = f"The adapter is correctly written: all {len(found)} checks passed. Next: gouji certify --engine …"
    console.print(words)
    return found


def _why_not_started(found: list[Check]) -> str | None:
    """Why there is no session with the engine: the fault of the handshake, which is the first check and then the last."""
    fault = found[0].fault if found else None
    return None if fault is None else fault.detail


def _plain(one: Check) -> dict[str, object]:
    mend = None if one.mend is None else {"en": one.mend.en, "zh": one.mend.zh}
    return {"check": one.id, "passed": one.passed, "expected": one.expected, "actual": one.actual, "mend": mend}
