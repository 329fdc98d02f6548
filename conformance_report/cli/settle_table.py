"""Settlements as a person reads them: one in full, or several side by side where the terminal is wide enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text as Line

from conformance_report.cli.common import Language
from conformance_report.settling import KINDS, NOT_COUNTED, Remark, Settled, compare, kinds_in_order
from oracle.catalogue import Text, documents, rule
from oracle.facts import Debt, Facts, TributeKind
from oracle.seats import SEATS, Seat, opposite

_MARK: Final = "≠"
_FIRM: Final = ("stated", "implied")
_ANY_WIDTH: Final = 10_000

_WORDS: Final = {
    "places": Text("Places", "名次"),
    "first to last": Text("from the first to the last: seats ", "从头科到大落：座位"),
    "sweep": Text("Sweep", "串三户"),
    "no sweep": Text("none", "无"),
    "even": Text("seats 0,2,4", "座位0、2、4"),
    "odd": Text("seats 1,3,5", "座位1、3、5"),
    "tribute": Text("Tribute owed", "应进的贡"),
    "cells": Text(
        "A debt: number in the order of service, cards, rule. A dot row: rule, what the lower seat pays : gets. "
        "?: not firm in the document, see below.",
        "贡：进贡次序、张数、依据。点贡表：依据，座号小者进:吃。?：文件没有明确规定，见下。",
    ),
    "none": Text("nothing", "没有"),
    "dots": Text("Dot rows", "点贡表"),
    "away": Text("falls away", "免"),
    "scores": Text("Scores", "得分"),
    "federations": Text("Federations", "联邦"),
    "order": Text("Order of service", "进贡次序"),
    "differ": Text("differs between the rule sets", "各规则不一致"),
    "same": Text("The rule sets agree on this deal.", "这一局各规则结果相同。"),
    "what": Text("What does not count, and what to know", "不算的，以及要知道的"),
    "rules": Text("The rules", "依据的规则"),
    "seat": Text("seat", "座位"),
    "told": Text(
        "The deal is taken as told; whether somebody opened, for one, can itself differ between the documents.",
        "以所报的情况为准；例如是否开点，各文件本身就可能不同。",
    ),
}
_STANDINGS: Final = {
    "disputed": Text("disputed", "有争议"),
    "assumed": Text("assumed", "本项目裁定"),
    "absent": Text("not in the document", "文件中没有"),
    "house rule": Text("house rule", "自定规则"),
}


class _Writer:
    """What every part of the print needs: the console, the language, the settlements, and where they differ."""

    def __init__(self, console: Console, found: Sequence[Settled], language: Language) -> None:
        self.console = console
        self.found = found
        self.language: Language = language
        self.differ = compare(found)

    def say(self, key: str) -> str:
        return _WORDS[key].in_language(self.language)

    def text(self, words: Text) -> str:
        return words.in_language(self.language)

    def label(self, one: Settled) -> str:
        hanzi = documents()[one.asked.base].hanzi
        own = one.label.split("+")[0] == one.asked.base
        return one.label.replace(one.asked.base, hanzi, 1) if own and self.language == "zh" else one.label

    def print(self, words: str | Line = "", style: str = "") -> None:
        """One paragraph, wrapped under its own indent, without blanks at the ends of lines."""
        line = words if isinstance(words, Line) else Line(words, style=style)
        blanks = len(line.plain) - len(line.plain.lstrip(" "))
        indent = " " * (blanks + 2)
        rows = (
            line.wrap(self.console, self.console.width - len(indent)) if line.cell_len > self.console.width else [line]
        )
        for number, row in enumerate(rows):
            row.rstrip()
            self.console.print(Line.assemble(indent if number else "", row), soft_wrap=True)


def print_settlements(console: Console, facts: Facts, found: Sequence[Settled], language: Language) -> None:
    """Print settlements: several side by side if there is room, else one below the other; a single one in full."""
    writer = _Writer(console, found, language)
    _print_places(writer)
    table = _table(writer)
    wide = Measurement.get(console, console.options.update(max_width=_ANY_WIDTH), table).maximum <= console.width
    if len(found) > 1 and wide:
        writer.console.print(table, soft_wrap=False)
        writer.print(writer.say("cells"), style="dim")
    else:
        for one in found:
            _print_one(writer, one)
    if len(found) > 1:
        _print_verdict(writer)
    _print_orders(writer)
    _print_remarks(writer)
    _print_rules(writer)
    if facts.opened and len(found) > 1:
        writer.print(writer.say("told"), style="dim")


def _print_places(writer: _Writer) -> None:
    """The places and the sweep, once where all agree."""
    for one in writer.found if writer.differ.places else writer.found[:1]:
        places = one.settlement.places
        listed = sorted(SEATS, key=lambda seat: places[seat])
        seats = f"{writer.say('first to last')}{', '.join(map(str, listed))}"
        head = f"{writer.say('places')} ({writer.label(one)})" if writer.differ.places else writer.say("places")
        writer.print(Line.assemble((head, "bold"), "  ", seats))
        sweep = one.settlement.sweep
        said = writer.say("no sweep") if sweep is None else writer.say(sweep)
        writer.print(Line.assemble((writer.say("sweep"), "bold"), "  ", said))
    writer.print()


def _gap(writer: _Writer) -> str:
    return "" if writer.language == "zh" else " "


def _table(writer: _Writer) -> Table:
    """The settlements side by side, a column each; rows that are not alike have the mark."""
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False, header_style="bold")
    for heading in ("", "", *map(writer.label, writer.found)):
        table.add_column(heading, no_wrap=True)
    differ = writer.differ
    _section(table, writer, "tribute")
    for key in _debts_of_all(writer.found):
        _row(table, key in differ.debts, _debt_label(writer, *key), [_debt_cell(one, key) for one in writer.found])
    _section(table, writer, "dots")
    for seat in SEATS[:3]:
        _row(
            table,
            seat in differ.dots,
            f"{seat}-{opposite(seat)}",
            [_dots_cell(writer, one, seat) for one in writer.found],
        )
    _section(table, writer, "scores")
    for seat in SEATS:
        cells = [_signed(one.settlement.scores[seat]) for one in writer.found]
        _row(table, seat in differ.scores, f"{writer.say('seat')}{_gap(writer)}{seat}", cells)
    _section(table, writer, "federations")
    for place, side in enumerate(("even", "odd")):
        cells = [_signed(one.settlement.federations[place]) for one in writer.found]
        _row(table, differ.federations, writer.say(side), cells)
    return table


def _section(table: Table, writer: _Writer, key: str) -> None:
    table.add_row("", Line(writer.say(key), style="bold underline"))


def _row(table: Table, differs: bool, label: str, cells: Sequence[str]) -> None:
    table.add_row(_mark(differs), label, *cells, style="yellow" if differs else None)


def _debts_of_all(found: Sequence[Settled]) -> list[tuple[str, Seat, Seat]]:
    """Every debt that somebody knows, in the order of service of the first who does."""
    return list(dict.fromkeys(key for one in found for key in one.owing()))


def _debt_label(writer: _Writer, kind: str, payer: Seat, receiver: Seat) -> str:
    return f"{writer.text(KINDS[TributeKind(kind)])} {payer} → {receiver}"


def _debt_cell(one: Settled, key: tuple[str, Seat, Seat]) -> str:
    """A debt as 1. ×4 DOT-001, or a dash."""
    if key not in one.owing():
        return "–"
    number, debt = one.owing()[key]
    return f"{number}. ×{debt.cards} {_rule(one, debt.rule_id)}"


def _rule(one: Settled, rule_id: str) -> str:
    """A rule id, with a ? where the rule set's document does not carry it firmly."""
    return rule_id if one.standing(rule_id) in _FIRM else f"{rule_id}?"


def _dots_cell(writer: _Writer, one: Settled, seat: Seat) -> str:
    for dots in one.dots:
        if dots.pair[0] == seat:
            return f"{_rule(one, dots.rule)} {dots.pays}:{dots.gets}"
    return writer.say("away")


def _signed(number: int) -> str:
    return f"{number:+d}" if number else "0"


def _print_one(writer: _Writer, one: Settled) -> None:
    """One settlement in full, with the mark where others say otherwise."""
    differ = writer.differ
    writer.print(writer.label(one), style="bold underline")
    owing = one.owing()
    writer.print(f"  {writer.say('tribute')}: {'' if owing else writer.say('none')}")
    for key, (number, debt) in owing.items():
        words = f"{number}. {_debt_in_words(writer, debt)}  {_rule(one, debt.rule_id)}"
        writer.print(f"  {_mark(key in differ.debts)} {words}")
    writer.print(f"  {writer.say('dots')}: {'' if one.dots else writer.say('away')}")
    for dots in one.dots:
        title = rule(dots.rule).title.in_language(writer.language)
        pair = f"{dots.pair[0]}-{dots.pair[1]}"
        writer.print(f"  {_mark(dots.pair[0] in differ.dots)} {pair}  {_rule(one, dots.rule)}  {title}")
    scores = "  ".join(
        f"{_mark(seat in differ.scores).strip()}{seat}: {_signed(score)}"
        for seat, score in enumerate(one.settlement.scores)
    )
    writer.print(f"  {writer.say('scores')}:  {scores}")
    even, odd = map(_signed, one.settlement.federations)
    sides = f"{writer.say('even')}: {even}  {writer.say('odd')}: {odd}"
    writer.print(f"  {writer.say('federations')}: {_mark(differ.federations)} {sides}")
    writer.print()


def _mark(differs: bool) -> str:
    return _MARK if differs else " "


def _debt_in_words(writer: _Writer, one: Debt) -> str:
    kind = writer.text(KINDS[one.kind])
    if writer.language == "zh":
        return f"{kind}：座位{one.payer}向座位{one.receiver}进{one.cards}张"
    return f"{kind}: seat {one.payer} gives seat {one.receiver} {one.cards} card{'s' if one.cards != 1 else ''}"


def _print_verdict(writer: _Writer) -> None:
    """Whether the rule sets differ, and what the mark means."""
    writer.print(f"{_MARK} {writer.say('differ')}" if writer.differ.any else writer.say("same"), style="dim")
    writer.print()


def _print_orders(writer: _Writer) -> None:
    """The order of service of each rule set, in words."""
    writer.print(f"{_mark(writer.differ.order)} {writer.say('order')}".strip(), style="bold")
    for one in writer.found:
        kinds = " → ".join(writer.text(KINDS[kind]) for kind in kinds_in_order(one))
        writer.print(f"  {writer.label(one)}: {kinds}  TRIB-007")
    writer.print()


def _print_remarks(writer: _Writer) -> None:
    """What each rule set does not count, once for all that say the same."""
    said: dict[Remark, list[Settled]] = {}
    for one in writer.found:
        for remark in one.remarks:
            said.setdefault(remark, []).append(one)
    if not said:
        return
    writer.print(writer.say("what"), style="bold")
    for remark, those in said.items():
        mark = "✗" if remark.about == NOT_COUNTED else "·"
        who = ", ".join(map(writer.label, those))
        writer.print(f"{mark} {who}: {writer.text(remark.words)} {', '.join(remark.rules)}")
    writer.print()


def _print_rules(writer: _Writer) -> None:
    """The title of every rule that was named, and where its standing is weak."""
    named = {"TRIB-007", *(debt.rule_id for one in writer.found for debt in one.settlement.tribute)}
    named |= {dots.rule for one in writer.found for dots in one.dots}
    named |= {rule_id for one in writer.found for remark in one.remarks for rule_id in remark.rules}
    writer.print(writer.say("rules"), style="bold")
    for rule_id in sorted(named):
        writer.print(f"  {rule_id}  {rule(rule_id).title.in_language(writer.language)}{_weakness(writer, rule_id)}")


def _weakness(writer: _Writer, rule_id: str) -> str:
    """In which of the rule sets that use the rule it is not firm, and how."""
    weak = [
        f"{_STANDINGS[one.standing(rule_id)].in_language(writer.language)}: {writer.label(one)}"
        for one in writer.found
        if one.standing(rule_id) not in _FIRM and _uses(one, rule_id)
    ]
    return f" ({'; '.join(weak)})" if weak else ""


def _uses(one: Settled, rule_id: str) -> bool:
    used = {debt.rule_id for debt in one.settlement.tribute} | {dots.rule for dots in one.dots}
    return rule_id in used or any(rule_id in remark.rules for remark in one.remarks)
