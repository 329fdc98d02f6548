"""`gouji explain`: why an action in a position of a deal is legal or not, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final

from cyclopts import Parameter
from msgspec import to_builtins
from rich.console import Console
from rich.text import Text as Line

from conformance_report.cli.common import Language, UsageError, language_of, output, print_json
from conformance_report.cli.deals import DealFile, action_given, check_at, label_of, played, say
from conformance_report.deals.grounds import Grounds, grounds_of
from conformance_report.deals.position import view_of
from conformance_report.deals.replay import Position, Replayed, Step, take
from conformance_report.deals.short import short
from conformance_report.engines.oracle_deal import event_told
from oracle.catalogue import Standing, documents, rule

EXAMPLES: Final = """Examples:
  gouji explain deal.json --at 41
  gouji explain deal.json --at 41 --action '3 pass'
  gouji explain deal.json --at 41 --action '0 KK' --lang zh
  gouji explain deal.json --at 41 --action '{"type": "burn", "seats": [1, 2]}' --json
Short forms: '3 pass', '3 yield', '0 KK', '1 burn', '1,2 burn', '0,3 waive', 'next'.
Exit code: 0, or 2 when the deal or the action cannot be read."""

_WORDS: Final = {
    "legal": ("legal", "合法"),
    "not legal": ("not legal", "不合法"),
    "position": ("in position {} of {}", "第 {} 个位置，规则：{}"),
    "against": ("It breaks", "违反"),
    "rests": ("It rests on", "依据"),
    "comes": ("It brings about", "引发"),
    "nothing": ("nothing but the next turn", "只是轮到下一步"),
    "instead": ("What seat {} may do", "座位 {} 可以做的"),
    "cannot": ("Seat {} may do nothing now", "座位 {} 此刻什么也不能做"),
    "breach": (
        "It is legal and not listed: it breaks the burner's duty, and the burn fails.",
        "合法，但不列出：这违反烧牌者的义务，烧牌失败。",
    ),
    "stated": ("stated", "明文"),
    "implied": ("implied", "推得"),
    "disputed": ("disputed", "有争议"),
    "assumed": ("silent, decided here", "未提，本项目裁定"),
    "absent": ("not in this document", "此文件没有"),
    "none": ("needs no rule but its turn", "只需轮到即可"),
}


def explain(
    deal: DealFile,
    /,
    *,
    at: int | None = None,
    action: str | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: Language | None = None,
) -> int:
    """Say why an action is legal or not in one position of a deal, by which rules, and what comes of it.

    Parameters
    ----------
    deal
        The file of a deal; - for stdin.
    at
        The position after so many actions; the end when left out.
    action
        The action, in short such as '3 pass' or '0 KK', or as JSON; the one recorded there when left out.
    json_
        Print JSON.
    lang
        en or zh; by the locale when left out.
    """
    language = language_of(lang)
    found = played(deal, language)
    if at is None:
        at = len(found.steps) if action is not None else max(len(found.steps) - 1, 0)
    check_at(at, found, language)
    step = _step(found, at, action, language)
    grounds = grounds_of(step)
    if json_:
        print_json(_plain(found, step, grounds))
    else:
        _print(output(), found, step, grounds, language)
    return 0


def _step(found: Replayed, at: int, action: str | None, language: Language) -> Step:
    if action is not None:
        return take(found.at(at), action_given(action, language), at)
    if at == len(found.steps):
        raise UsageError(
            f"--at {at}：记录到此为止，没有动作；请用 --action 给出一个。" if language == "zh"
            else f"--at {at}: no action is recorded there, the deal ends; give one with --action, such as '3 pass'."
        )  # fmt: skip
    return found.steps[at]


def _print(console: Console, found: Replayed, step: Step, grounds: Grounds, language: Language) -> None:
    verdict = say(_WORDS, "legal" if step.accepted else "not legal", language)
    place = say(_WORDS, "position", language).format(step.n, label_of(found.deal, language))
    mark, style = ("✓", "bold green") if step.accepted else ("✗", "bold red")
    console.print(Line.assemble((f"{mark} {short(step.action, language)}: {verdict}", style), f"  {place}"))
    base = found.deal.rules.base
    if not step.accepted:
        console.print(f"{say(_WORDS, 'against', language)}:")
        _print_rules(console, step.reasons, base, language)
        _print_instead(console, step.before, grounds.seats, language)
        return
    if grounds.breach:
        console.print(say(_WORDS, "breach", language))
    console.print(f"{say(_WORDS, 'rests', language)}:")
    _print_rules(console, grounds.rule_ids, base, language)
    if not grounds.rule_ids:
        console.print(f"  {say(_WORDS, 'none', language)}")
    console.print(f"{say(_WORDS, 'comes', language)}:")
    for event in step.events:
        told = to_builtins(event_told(event))
        members = " ".join(f"{name} {value}" for name, value in told.items() if name != "type")
        console.print(f"  {told['type']} {members}", markup=False)
        _print_rules(console, [event.rule_id], base, language, indent=4)
    if not step.events:
        console.print(f"  {say(_WORDS, 'nothing', language)}")


def _print_rules(console: Console, rule_ids: Iterable[str], base: str, language: Language, indent: int = 2) -> None:
    for rule_id in rule_ids:
        one = rule(rule_id)
        citation = one.citations[base]
        name = documents()[base].hanzi if language == "zh" else base
        silent = citation.standing is Standing.ASSUMED or not citation.section
        sections = "" if silent else ": " + ", ".join(citation.section)
        console.print(
            Line.assemble(
                (f"{' ' * indent}{rule_id}  {one.title.in_language(language)}", "bold"),
                (f"  ({name} {say(_WORDS, str(citation.standing), language)}{sections})", "dim"),
            )
        )
        console.print(f"{' ' * indent}  {one.statement.in_language(language)}", markup=False)


def _print_instead(console: Console, position: Position, seats: Sequence[int], language: Language) -> None:
    for seat in seats:
        view = view_of(position)[seat]
        if not view.may:
            console.print(say(_WORDS, "cannot", language).format(seat) + f" ({', '.join(view.why_not)})", markup=False)
            continue
        console.print(f"{say(_WORDS, 'instead', language).format(seat)}:")
        for words in view.may:
            console.print(f"  {words.in_language(language)}", markup=False)


def _plain(found: Replayed, step: Step, grounds: Grounds) -> dict[str, Any]:
    return {
        "at": step.n,
        "rules": to_builtins(found.deal.rules),
        "action": to_builtins(step.action),
        "legal": step.accepted,
        "listed": grounds.listed,
        "reasons": [_plain_rule(rule_id, found.deal.rules.base) for rule_id in step.reasons],
        "rests_on": [_plain_rule(rule_id, found.deal.rules.base) for rule_id in grounds.rule_ids],
        "events": [{**event_told(event), "rule": event.rule_id} for event in step.events],
    }


def _plain_rule(rule_id: str, base: str) -> dict[str, Any]:
    one = rule(rule_id)
    citation = one.citations[base]
    return {
        "rule": rule_id,
        "title": {"en": one.title.en, "zh": one.title.zh},
        "statement": {"en": one.statement.en, "zh": one.statement.zh},
        "standing": str(citation.standing),
        "section": list(citation.section),
    }
