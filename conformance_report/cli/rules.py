"""`gouji rules`: the catalogue, one rule, a search, where two rule sets differ, and one of them as a rule book."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from conformance_report.cli.common import Language, UsageError, language_of, output, print_json, rule_sets
from conformance_report.cli.rulebook import Format, print_book
from conformance_report.rulebook import rule_book
from conformance_report.rulebook import to_json as book_to_json
from conformance_report.suite import Case, load_suite, suite_root
from oracle.catalogue import Rule, documents, rule, rules
from oracle.rulesets import BASES, policies, positions

EXAMPLES: Final = """Examples:
  gouji rules
  gouji rules CMP
  gouji rules CMP-005
  gouji rules --search 掛花
  gouji rules --compare chongdian biesan --lang zh
  gouji rules --document fasi
  gouji rules DOT --document my-rules.toml
  gouji rules --document fasi --format markdown --lang zh > fasi.md"""

_TRADITIONAL: Final = str.maketrans(
    "掛貼錢單張夠級進貢燒悶點開發過讓買沖戶頭無亂纏聯對數戲員還勝風雙順壓殺賬動畫陣營換後號規則類種記財幣關係獲負輸",
    "挂贴钱单张够级进贡烧闷点开发过让买冲户头无乱缠联对数戏员还胜风双顺压杀账动画阵营换后号规则类种记财币关系获负输",
)
"""The traditional characters of the documents and the simplified ones of the catalogue."""

_WORDS: Final = {
    "standing": ("How each document carries it", "各文件的说法"),
    "policy": ("Policies", "规则选项"),
    "cases": ("Cases", "用例"),
    "no cases": ("no scenario can exist", "不能设用例"),
    "none yet": ("none yet", "尚无"),
    "more": ("and {} more", "另有 {} 个"),
    "note": ("Note", "说明"),
    "level": ("level", "层级"),
    "differ": ("differ in {} of {} policies", "在 {1} 个选项中有 {0} 个不同"),
    "stated": ("stated", "明文"),
    "implied": ("implied", "推得"),
    "disputed": ("disputed", "有争议"),
    "assumed": ("assumed", "本项目裁定"),
    "absent": ("absent", "无此规则"),
    "none": ("cannot arise", "不适用"),
}
_SHOWN_CASES: Final = 12


def rules_command(
    wanted: str | None = None,
    /,
    *,
    search: str | None = None,
    compare: Annotated[tuple[str, str] | None, Parameter(negative="")] = None,
    document: Annotated[str | None, Parameter(name=("--document", "--rules"))] = None,
    set_: Annotated[list[str], Parameter(name="--set")] = [],  # noqa: B006
    format_: Annotated[Format | None, Parameter(name="--format")] = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: Language | None = None,
) -> int:
    """Read the catalogue: by topic, one rule, a search, where two rule sets differ, or one of them as a rule book.

    Parameters
    ----------
    wanted
        A rule id such as CMP-005, or a topic such as CMP; everything when left out.
    search
        Words to look for in both languages: in ids, names, titles, statements and section headings.
    compare
        Two of chongdian, biesan, shandong, fasi.
    document
        A rule set, or a file of house rules, as a rule book: whole, or the rules of the id, topic or search.
    set_
        With --document a policy set otherwise, as key=value; may be repeated.
    format_
        With --document text or markdown; text when left out.
    json_
        Print JSON.
    lang
        en or zh; by the locale when left out.
    """
    language = language_of(lang)
    console = output()
    if compare is not None:
        if wanted is not None or search is not None or document is not None:
            raise UsageError(
                "--compare stands alone; leave out the rule or topic, --search and --document.",
                "--compare 要单独使用；请去掉规则或话题、--search 和 --document。",
            )
        return _compare(console, compare, language, json_)
    chosen = _chosen(wanted, search)
    if document is not None:
        book = rule_book(rule_sets([document], set_, [], "--document")[0], [one.id for one in chosen])
        if json_:
            print_json(book_to_json(book))
        else:
            print_book(console, book, language, format_ or "text", whole=wanted is None and search is None)
        return 0
    if set_ or format_ is not None:
        raise UsageError(
            "--set and --format go with --document, such as --document fasi.",
            "--set 和 --format 要和 --document 一起用，例如 --document fasi。",
        )
    if json_:
        print_json([_plain(one) for one in chosen])
    elif wanted is not None and wanted.upper() in rules():
        _print_rule(console, chosen[0], language)
    else:
        _print_list(console, chosen, language)
    return 0


def _chosen(wanted: str | None, search: str | None) -> list[Rule]:
    """The rules of an id, a topic or a search. Raises UnknownRuleError, UsageError."""
    found = list(rules().values())
    if wanted is not None:
        topic = [one for one in found if one.topic == wanted.upper()]
        found = topic or [rule(wanted.upper())]
    if search is not None:
        words = _folded(search).split()
        found = [one for one in found if all(word in _folded(_all_text(one)) for word in words)]
        if not found:
            raise UsageError(
                f"--search {search!r}: no rule speaks of it; try a shorter word, or `gouji rules` for all.",
                f"--search：没有规则提到“{search}”；请换短一点的词，或用 `gouji rules` 看全部。",
            )
    return found


def _folded(text: str) -> str:
    return text.translate(_TRADITIONAL).lower()


def _all_text(one: Rule) -> str:
    sections = (heading for citation in one.citations.values() for heading in citation.section)
    note = (one.note.en, one.note.zh) if one.note else ()
    texts = (one.title.en, one.title.zh, one.statement.en, one.statement.zh)
    return " ".join((one.id, one.name, *texts, *one.policies, *note, *sections))


def _say(key: str, language: Language) -> str:
    return _WORDS[key][1 if language == "zh" else 0]


def _print_list(console: Console, chosen: Iterable[Rule], language: Language) -> None:
    topic = ""
    for one in chosen:
        if one.topic != topic:
            topic = one.topic
            console.print(Line(topic, style="bold"))
        console.print(f"  {one.id:<10} {one.title.in_language(language)}", markup=False)


def _print_rule(console: Console, one: Rule, language: Language) -> None:
    head = f"  {one.name}, {_say('level', language)} {one.level}"
    console.print(Line.assemble((one.id, "bold"), "  ", (one.title.in_language(language), "bold"), (head, "dim")))
    console.print(one.statement.in_language(language), markup=False)
    console.print()
    console.print(f"{_say('standing', language)}:")
    for name, citation in one.citations.items():
        document = documents()[name]
        called = document.hanzi if language == "zh" else name
        headings = ", ".join(
            heading if language == "zh" else f"{heading} ({document.sections[heading]})" for heading in citation.section
        )
        console.print(
            f"  {called:<10} {_say(citation.standing, language)}{': ' + headings if headings else ''}", markup=False
        )
    if one.note is not None:
        console.print(f"{_say('note', language)}: {one.note.in_language(language)}", markup=False)
    if one.policies:
        console.print()
        console.print(f"{_say('policy', language)}:")
        for key in one.policies:
            values = ", ".join(f"{base} {positions(base)[key].value}" for base in BASES)
            console.print(f"  {key}: {policies()[key].asks.in_language(language)} ({values})", markup=False)
    console.print()
    _print_cases(console, one, language)


def _print_cases(console: Console, one: Rule, language: Language) -> None:
    cases = [case for case in load_suite(suite_root()) if one.id in case.rules]
    if not cases:
        why = f"{_say('no cases', language)}: {one.excluded}" if one.excluded else _say("none yet", language)
        console.print(f"{_say('cases', language)}: {why}", markup=False)
        return
    console.print(f"{_say('cases', language)} ({len(cases)}):")
    for case in cases[:_SHOWN_CASES]:
        console.print(f"  {case.id:<44} {case.name}{_tags(case)}", markup=False)
    if len(cases) > _SHOWN_CASES:
        console.print(f"  {_say('more', language).format(len(cases) - _SHOWN_CASES)}")


def _tags(case: Case) -> str:
    return "".join(f" @{key}={value}" for key, value in case.policies.items())


def _runs(ids: Sequence[str]) -> str:
    """Rule ids in a row, three and more that are numbered one after the other by the first and the last."""
    runs: list[list[str]] = []
    for one in ids:
        topic, _, number = one.partition("-")
        if runs and runs[-1][-1] == f"{topic}-{int(number) - 1:03}":
            runs[-1].append(one)
        else:
            runs.append([one])
    return ", ".join(f"{run[0]} – {run[-1]}" if len(run) > 2 else ", ".join(run) for run in runs)


def _compare(console: Console, pair: tuple[str, str], language: Language, as_json: bool) -> int:
    first, second = (positions(base) for base in pair)
    differing = [key for key in policies() if first[key].value != second[key].value]
    if as_json:
        data = [
            {
                "policy": key,
                **{
                    base: {
                        "value": stands[key].value,
                        "standing": stands[key].standing,
                        "section": list(stands[key].section),
                    }
                    for base, stands in zip(pair, (first, second), strict=True)
                },
                "rules": list(policies()[key].rules),
            }
            for key in differing
        ]
        print_json(data)
        return 0
    names = [documents()[base].hanzi if language == "zh" else base for base in pair]
    console.print(f"{names[0]} / {names[1]}: {_say('differ', language).format(len(differing), len(policies()))}")
    if not differing:
        return 0
    table = Table(padding=(0, 1), show_lines=True)
    for heading in ("", *names):
        table.add_column(heading, overflow="fold")
    for key in differing:
        policy = policies()[key]
        cells = [
            f"{stands[key].value}: {policy.values[stands[key].value].in_language(language)}\n"
            f"({_say(stands[key].standing, language)}{''.join(', ' + one for one in stands[key].section)})"
            for stands in (first, second)
        ]
        table.add_row(f"{policy.asks.in_language(language)}\n{key}: {_runs(policy.rules)}", *cells)
    console.print(table, soft_wrap=False)
    return 0


def _plain(one: Rule) -> dict[str, object]:
    return {
        "id": one.id,
        "name": one.name,
        "level": str(one.level),
        "title": {"en": one.title.en, "zh": one.title.zh},
        "statement": {"en": one.statement.en, "zh": one.statement.zh},
        "policies": list(one.policies),
        "documents": {
            name: {"standing": str(citation.standing), "section": list(citation.section)}
            for name, citation in one.citations.items()
        },
        "note": {"en": one.note.en, "zh": one.note.zh} if one.note else None,
        "excluded": one.excluded or None,
        "cases": [case.id for case in load_suite(suite_root()) if one.id in case.rules],
    }
