"""`gouji show`: a deal ply by ply, or one position of it with who may do what and why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final

from cyclopts import Parameter
from msgspec import UNSET, to_builtins
from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from conformance_report.cli.common import Language, language_of, output, print_json
from conformance_report.cli.deals import DealFile, check_at, event_words, label_of, load_any, played_of, say, title_of
from conformance_report.cli.show_match import no_place_in_a_match, show_match
from conformance_report.deals.format import Ply
from conformance_report.deals.match_format import Match
from conformance_report.deals.position import SeatView, because, view_of
from conformance_report.deals.replay import Position, Replayed, Step
from conformance_report.deals.short import short
from conformance_report.engines.oracle_deal import event_told
from conformance_report.protocol import messages as m
from conformance_report.render.text import visible
from oracle.events import Event
from oracle.state import Phase

EXAMPLES: Final = """Examples:
  gouji show scenarios/deals/biesan/greedy-25-dealt.json
  gouji show deal.json --at 41 --lang zh
  gouji simulate --rules shandong --seed 7 | gouji show -
  gouji show match.json          # a whole match: tribute, calls, settlement, scores
  gouji show match.json#2        # its second deal, action by action
DEAL is a recorded deal or match, or a question deal.play as in a report; - is stdin."""

WORDS: Final = {
    "seat": ("seat", "座位"),
    "hand": ("hand", "手牌"),
    "cards": ("cards", "张数"),
    "action": ("action", "动作"),
    "ruling": ("ruling", "裁定"),
    "brought": ("what it brought about", "引发"),
    "legal": ("legal", "合法"),
    "recorded otherwise": ("recorded otherwise", "记录与此不同"),
    "player": ("played by", "出牌者"),
    "start": ("at the start", "开始时"),
    "position": ("Position {} of {}", "第 {} 个位置，共 {} 个动作"),
    "phase": ("phase", "阶段"),
    "table": ("on the table", "桌上"),
    "nothing": ("nothing: a lead is due", "空，等待领出"),
    "before": ("nothing: play has not begun", "空，尚未出牌"),
    "over": ("The deal is over", "牌局已结束"),
    "places": ("places", "名次"),
    "state": ("stands", "状态"),
    "may": ("may", "可以"),
    "not": ("not", "不可"),
    "next": ("Anybody", "任何人"),
    "close": ("next closes the window", "next 结束等待"),
    "why": ("why", "依据"),
    "asked": ("is asked", "被问"),
    "then": ("recorded here", "此处的动作"),
    "refused": ("refused", "不合法"),
    "total": ("{} legal actions", "共 {} 个合法动作"),
    "end": ("the deal ends here", "记录到此为止"),
}

_NO_TABLE: Final = {Phase.PLAY: "nothing", Phase.OVER: "over"}


def show(
    deal: DealFile,
    /,
    *,
    at: int | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: Language | None = None,
) -> int:
    """Show a deal as a table, action by action, with rulings and rule ids; with --at one position; or a whole match.

    Parameters
    ----------
    deal
        The file of a deal or a match; match.json#2 for the second deal of a match; - for stdin.
    at
        The position after so many actions, in which the action of that number is judged: 0 is the start.
    json_
        Print JSON.
    lang
        en or zh; by the locale when left out.
    """
    language = language_of(lang)
    given = load_any(deal, language)
    if isinstance(given, Match):
        if at is not None:
            raise no_place_in_a_match(deal, language)
        show_match(given, deal, language, as_json=json_)
        return 0
    found = played_of(given, deal, language)
    if at is not None:
        check_at(at, found, language)
    if json_:
        print_json(_plain_deal(found) if at is None else _plain_position(found, at, language))
    elif at is None:
        print_deal(output(), found, language)
    else:
        print_position(output(), found, at, language)
    return 0


# the deal


def print_deal(console: Console, found: Replayed, language: Language) -> None:
    """The whole deal as a table."""
    _print_heading(console, found, language)
    _print_hands(console, found.start, language)
    for event in found.events:
        console.print(f"  {event_words(event)}", markup=False)
    table = Table(box=None, padding=(0, 1), show_edge=False, pad_edge=False)
    table.add_column("#", justify="right")
    for heading in ("action", "ruling", "brought"):
        table.add_column(say(WORDS, heading, language), overflow="fold")
    for step in found.steps:
        style = "" if step.accepted else "red"
        happened = "  ".join(event_words(event) for event in step.events)
        table.add_row(
            str(step.n), Line(short(step.action, language), style), Line(_ruling(step, language), style),
            Line(happened + _disagreement(found.deal.plies[step.n], step, language)),
        )  # fmt: skip
    console.print(table, soft_wrap=False)
    _print_end(console, found.end, language)


def _print_heading(console: Console, found: Replayed, language: Language) -> None:
    deal = found.deal
    head = Line(label_of(deal, language), style="bold")
    if deal.player is not UNSET:
        by = say(WORDS, "player", language)
        head.append(f"  {by} {visible(deal.player.name)} {deal.player.seed}", style="dim")
    console.print(head)


def _print_hands(console: Console, position: Position, language: Language) -> None:
    told = position.state_told
    assert isinstance(told.hands, list)
    for seat, hand in enumerate(told.hands):
        console.print(f"  {say(WORDS, 'seat', language)} {seat}  {len(hand):>2}  {hand}", markup=False)


def _ruling(step: Step, language: Language) -> str:
    return "✓" if step.accepted else f"✗ {', '.join(step.reasons) or say(WORDS, 'refused', language)}"


def _disagreement(ply: Ply, step: Step, language: Language) -> str:
    """A note where the file records another ruling, other events or another legal set than the oracle finds."""
    told = step.ply
    wrong = [
        name
        for name in ("ruling", "events", "count", "digest")
        if getattr(ply, name) is not UNSET and not _same(name, getattr(ply, name), getattr(told, name))
    ]
    return f"  ⚠ {say(WORDS, 'recorded otherwise', language)}: {', '.join(wrong)}" if wrong else ""


def _same(name: str, recorded: Any, found: Any) -> bool:
    return bool(recorded.legal == found.legal if name == "ruling" else recorded == found)


def _print_end(console: Console, position: Position, language: Language) -> None:
    if position.state.phase is not Phase.OVER:
        console.print(f"{say(WORDS, 'end', language)}.", style="dim")
        return
    places: dict[str, int] = to_builtins(position.state_told.places)
    order = "  ".join(f"{place}: {seat}" for seat, place in sorted(places.items(), key=lambda one: one[1]))
    console.print(f"{say(WORDS, 'over', language)}; {say(WORDS, 'places', language)}  {order}", markup=False)


# one position


def print_position(console: Console, found: Replayed, at: int, language: Language) -> None:
    """One position: the table, the hands, and for each seat what it may do, or why it may do nothing."""
    position = found.at(at)
    _print_heading(console, found, language)
    console.print(say(WORDS, "position", language).format(at, len(found.steps)), style="bold")
    told = position.state_told
    if position.state.phase is not Phase.PLAY:
        console.print(f"{say(WORDS, 'phase', language)}: {told.phase}", markup=False)
    if isinstance(told.table, m.Table):
        lies = f"{told.table.cards} ({say(WORDS, 'seat', language)} {told.table.seat})"
    else:
        lies = say(WORDS, _NO_TABLE.get(position.state.phase, "before"), language)
    console.print(f"{say(WORDS, 'table', language)}: {lies}", markup=False)
    for rule_id in because(position):
        console.print(f"  {rule_id}  {title_of(rule_id, language)}", markup=False, style="dim")
    console.print()
    for view in view_of(position):
        _print_seat(console, view, language)
    if "next" in {action["type"] for action in map(to_builtins, position.told.values())}:
        console.print(f"{say(WORDS, 'next', language)}: {say(WORDS, 'close', language)}")
    console.print(say(WORDS, "total", language).format(len(position.legal)), style="dim")
    if at < len(found.steps):
        step = found.steps[at]
        words = f"{short(step.action, language)}  {_ruling(step, language)}"
        console.print(f"{say(WORDS, 'then', language)}: {words}", markup=False)


def _print_seat(console: Console, view: SeatView, language: Language) -> None:
    standing = " ".join(words.in_language(language) for words in view.standing)
    head = Line.assemble((f"{say(WORDS, 'seat', language)} {view.seat}", "bold"), f"  {len(view.hand):>2}  {view.hand}")
    if standing:
        head.append(f"  ({standing})", style="dim")
    console.print(head)
    if view.may:
        for words in view.may:
            console.print(f"    ✓ {words.in_language(language)}", markup=False)
    for rule_id in view.why_not:
        console.print(f"    ✗ {rule_id}  {title_of(rule_id, language)}", markup=False, style="dim")


# for programs


def _plain_deal(found: Replayed) -> dict[str, Any]:
    return {
        "rules": to_builtins(found.deal.rules),
        "setup": to_builtins(found.deal.setup),
        "events": _plain_events(found.events),
        "plies": [{**to_builtins(step.ply), "events": _plain_events(step.events)} for step in found.steps],
        "state": to_builtins(found.end.state_told),
    }


def _plain_events(events: Iterable[Event]) -> list[dict[str, Any]]:
    return [{**event_told(event), "rule": event.rule_id} for event in events]


def _plain_position(found: Replayed, at: int, language: Language) -> dict[str, Any]:
    position = found.at(at)
    return {
        "at": at,
        "rules": to_builtins(found.deal.rules),
        "state": to_builtins(position.state_told),
        "because": list(because(position)),
        "seats": [
            {
                "seat": view.seat,
                "may": [words.in_language(language) for words in view.may],
                "why_not": list(view.why_not),
            }
            for view in view_of(position)
        ],
        "legal": [to_builtins(action) for action in position.told.values()],
    }
