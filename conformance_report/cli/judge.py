"""`gouji judge`: a ruling on cards, in words, with the rules that it rests on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from conformance_report.cli.common import Language, UsageError, language_of, output, print_json, rule_sets
from conformance_report.explanation import Explanation, NoTableError, explain, to_json
from conformance_report.protocol import messages as m
from conformance_report.run import RuleSetOrder
from oracle.cards import FULL_DECK, RANKS, Counts
from oracle.catalogue import documents
from oracle.notation import NotationError, parse_cards
from oracle.rulesets import BASES

EXAMPLES: Final = """Examples:
  gouji judge 999DD --over 888XX --rules shandong
  gouji judge 10 10 2
  gouji judge 大王大王999 --over 大王88 --lang zh
  gouji judge 55666 --json
Cards: 3 4 5 6 7 8 9 10 (or T) J Q K A 2, X or 小王 or 小花, D or 大王 or 大花.
Exit code: 0, or 2 when the cards cannot be read."""

_WORDS: Final = {
    "under": ("under", "规则："),
    "is": ("what it is", "这手牌"),
    "table": ("the table", "桌上的牌"),
    "gouji": ("gouji", "够级"),
    "not gouji": ("not gouji", "不够级"),
    "opens": ("may open", "可以开点"),
    "not open": ("does not open", "不开点"),
    "cards": ("cards", "张"),
    "against": ("card against card, from high to low", "从大到小逐张比较"),
    "rests": ("the rules it rests on, and how each document carries them", "所依据的规则，以及各文件的说法"),
    "policies": ("the policies that decide", "起作用的规则选项"),
    "refused": ("refused under", "不符合"),
    "stated": ("stated", "明文"),
    "implied": ("implied", "推得"),
    "silent": ("silent", "未提"),
    "disputed": ("disputed", "有争议"),
    "assumed": ("silent, decided here", "未提，本项目裁定"),
    "absent": ("not in this rule set", "此规则下没有"),
    "house rule": ("house rule", "自定规则"),
    "none": ("cannot arise", "不适用"),
    "yes": ("yes", "是"),
    "no": ("no", "否"),
    "play": ("a play", "成牌"),
    "beats": ("beats the table", "管得上"),
}


def judge(
    *cards: str,
    over: str | None = None,
    rules: list[str] = [],  # noqa: B006
    set_: Annotated[list[str], Parameter(name="--set")] = [],  # noqa: B006
    house: list[Path] = [],  # noqa: B006
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: Language | None = None,
) -> int:
    """Rule on cards laid as a lead, or over a play on the table; without --rules under all four rule sets.

    Parameters
    ----------
    cards
        The cards, such as 999DD, 大王大王999 or 10 10 2.
    over
        The play on the table that is to be beaten.
    rules
        A rule set; may be repeated.
    set_
        A policy set otherwise, as key=value; may be repeated.
    house
        House rules in a TOML file.
    json_
        Print JSON.
    lang
        en or zh; by the locale when left out.
    """
    language = language_of(lang)
    if not "".join(cards).strip():
        raise UsageError(
            "name the cards, such as: gouji judge 999DD --over 888XX",
            "请写出牌，例如：gouji judge 大王大王999 --over 小王小王888",
        )
    asked = rule_sets(rules, set_, house) or tuple(RuleSetOrder(label=base, rules=m.Rules(base)) for base in BASES)
    played = _read(" ".join(cards))
    table = None if over is None else _read(over)
    try:
        found = [explain(played, table, one.rules, one.label) for one in asked]
    except NoTableError as error:
        under = ", ".join(error.rule_ids)
        raise UsageError(
            f"--over {error.cards or over!r} is no play, by {under}; give a play that can lie on the table.",
            f"--over：{error.cards or over} 不成一手牌（{under}），无从管起；请给出桌上可能有的一手牌。",
        ) from None
    if json_:
        data = [to_json(one) for one in found]
        print_json(data if len(data) > 1 else data[0])
        return 0
    console = output()
    if len(found) == 1 or rules or house:
        for one in found:
            _print_one(console, one, language)
    else:
        _print_side_by_side(console, found, language)
    return 0


def _read(text: str) -> Counts:
    """The cards of a text. Raises UsageError, also for more of a rank than there are."""
    try:
        counts = parse_cards(text)
    except NotationError as error:
        raise UsageError(error.en, error.zh) from None
    for letter, count, most in zip(RANKS, counts, FULL_DECK, strict=True):
        if count > most:
            raise UsageError(
                f"{count:,} of {letter} in one hand: four packs have {most}; take the others out.",
                f"一手牌里有 {count:,} 张 {letter}：四副牌只有 {most} 张；请去掉多出的。",
            )
    return counts


def _say(key: str, language: Language) -> str:
    return _WORDS[key][1 if language == "zh" else 0]


def _label(one: Explanation, language: Language) -> str:
    hanzi = documents()[one.base].hanzi
    return one.label.replace(one.base, hanzi, 1) if language == "zh" else one.label


def _print_one(console: Console, one: Explanation, language: Language) -> None:
    good = one.ruling.play is not None and one.ruling.beats is not False
    verdict = one.verdict.in_language(language)
    head = f"{one.cards}  {'>' if one.ruling.beats else '≯'}  {one.table}" if one.table else one.cards
    console.print(Line.assemble((head, "bold"), f"   {_say('under', language)} {_label(one, language)}"))
    console.print(Line(f"{'✓' if good else '✗'} {verdict}{_refusal(one, language)}", style="green" if good else "red"))
    console.print(f"  {_say('is', language)}: {one.play.in_language(language)}{_shape(one, language)}")
    if one.table_play is not None:
        console.print(f"  {_say('table', language)}: {one.table_play.in_language(language)}")
    _print_duels(console, one, language)
    _print_grounds(console, one, language)
    console.print()


def _refusal(one: Explanation, language: Language) -> str:
    if not one.ruling.rule_ids:
        return ""
    return f" ({_say('refused', language)} {', '.join(one.ruling.rule_ids)})"


def _shape(one: Explanation, language: Language) -> str:
    play = one.ruling.play
    if play is None:
        return ""
    gouji = _say("gouji" if one.ruling.gouji else "not gouji", language)
    opens = _say("opens" if one.ruling.opens else "not open", language)
    why = f" ({', '.join(one.no_opening)})" if one.no_opening else ""
    unit = _say("cards", language) if play.size != 1 or language == "zh" else "card"
    separator = "，" if language == "zh" else ", "
    size = f"{play.size}{unit}" if language == "zh" else f"{play.size} {unit}"
    return separator + separator.join((size, gouji, opens)) + why


def _print_duels(console: Console, one: Explanation, language: Language) -> None:
    if not one.duels:
        return
    console.print(f"  {_say('against', language)}:")
    for member in ("answer", "sign", "table"):
        cells = [getattr(duel, member) or "·" for duel in one.duels]
        console.print("    " + " ".join(f"{cell:>2}" for cell in cells), style="bold" if member == "sign" else "")


def _print_grounds(console: Console, one: Explanation, language: Language) -> None:
    console.print(f"  {_say('rests', language)}:")
    table = Table(box=None, padding=(0, 1), show_edge=False, pad_edge=False)
    for heading in ("", "", *documents()):
        table.add_column(documents()[heading].hanzi if heading and language == "zh" else heading, overflow="fold")
    for ground in one.grounds:
        mark = "✗ " if ground.refuses else "  "
        cells = [_standing(ground.standings[name], ground.sections[name], language) for name in documents()]
        table.add_row(f"  {mark}{ground.rule}", ground.title.in_language(language), *cells)
    console.print(table, soft_wrap=False)
    if one.policies:
        console.print(f"  {_say('policies', language)}:")
        for key, value, standing in one.policies:
            console.print(f"    {key}={value} ({_say(standing, language)})")


def _standing(standing: str, section: tuple[str, ...], language: Language) -> str:
    said = _say(standing, language)
    if standing == "implied" and not section:
        said += f" ({_say('silent', language)})"
    return said


def _print_side_by_side(console: Console, found: list[Explanation], language: Language) -> None:
    first = found[0]
    console.print(Line(f"{first.cards}{'  →  ' + first.table if first.table else ''}", style="bold"))
    console.print(f"  {_say('is', language)}: " + _merged([one.play.in_language(language) for one in found]))
    if first.table_play is not None:
        names = [one.table_play.in_language(language) for one in found if one.table_play is not None]
        console.print(f"  {_say('table', language)}: " + _merged(names))
    table = Table(box=None, padding=(0, 2), show_edge=False)
    for heading in ("", *(_label(one, language) for one in found)):
        table.add_column(heading)
    table.add_row(_say("play", language), *[_yes(one.ruling.play is not None, language) for one in found])
    if any(one.ruling.play is not None for one in found):
        table.add_row(_say("gouji", language), *[_yes(one.ruling.gouji, language) for one in found])
        opens = [_yes(one.ruling.opens, language, one.no_opening) for one in found]
        table.add_row(_say("opens", language), *opens)
    if first.table is not None and any(one.ruling.beats is not None for one in found):
        beats = [_yes(bool(one.ruling.beats), language, one.ruling.rule_ids) for one in found]
        table.add_row(_say("beats", language), *beats)
    elif any(one.ruling.rule_ids for one in found):
        table.add_row(_say("refused", language), *[", ".join(one.ruling.rule_ids) for one in found])
    console.print(table, soft_wrap=False)
    _print_duels(console, first, language)
    _print_grounds(console, first, language)


def _yes(good: bool, language: Language, why: tuple[str, ...] = ()) -> str:
    said = f"✓ {_say('yes', language)}" if good else f"✗ {_say('no', language)}"
    return f"{said} {', '.join(why)}" if why and not good else said


def _merged(names: list[str]) -> str:
    return " / ".join(dict.fromkeys(names))
