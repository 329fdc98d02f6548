"""`gouji settle`: who owes whom what after a deal, under the four documents side by side."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from conformance_report.cli.common import (
    Language,
    UsageError,
    errors,
    language_of,
    output,
    print_json,
    read_text,
    rule_sets,
)
from conformance_report.cli.settle_facts import KEYS, Told, ToldError, as_text, check, of_texts, of_toml, with_text
from conformance_report.cli.settle_table import print_settlements
from conformance_report.protocol import messages as m
from conformance_report.run import RuleSetOrder
from conformance_report.settling import settle_under, to_json
from oracle.catalogue import Text
from oracle.facts import Facts
from oracle.rulesets import BASES
from oracle.seats import SEATS, opposite

EXAMPLES: Final = """Examples:
  gouji settle
  gouji settle --order 0,3,1,4,2,5 --opened 0,3 --call 0:xuan
  gouji settle --order 0,2,3,1,5 --revolted 4 --burn 1:0 --choke 2:3 --rules biesan --lang zh
  gouji settle --file deal.toml --rules fasi --rules my-rules.toml --json
Seats are 0 to 5 in playing order; opposites are 0-3, 1-4, 2-5. Without facts on a terminal it asks for them.
Exit code: 0, or 2 when the facts cannot be or cannot be read."""

_INTERRUPTED: Final = 130
OPTIONS: Final[Mapping[str, str]] = {
    "revolted": "--revolted", "failed_burners": "--failed", "order": "--order", "opened": "--opened", "calls": "--call",
    "burns": "--burn", "shaos": "--shao", "choked": "--choke", "waived": "--waived",
}  # fmt: skip
QUESTIONS: Final[Mapping[str, Text]] = {
    "revolted": Text("Who revolted? (2; Enter: nobody)", "谁革命了？（例 2；没有就按回车）"),
    "failed_burners": Text(
        "Whose burn failed? (1; two in order: 1,4; Enter: nobody)", "谁烧失败了？（例 1；两人按先后 1,4；没有就按回车）"
    ),
    "order": Text("In which order did the others go out? (0,3,1,4,2,5)", "其余各家的走科次序？（例 0,3,1,4,2,5）"),
    "opened": Text("Who opened? (0,3; Enter: nobody)", "谁开了点？（例 0,3；没有就按回车）"),
    "calls": Text("Who called what? (0:xuan 4:yu; Enter: nobody)", "谁叫了点？（例 0:宣点 4:预点；没有就按回车）"),
    "burns": Text("Who burned whom with success? (1:0; Enter: nobody)", "谁烧谁成功？（例 1:0；没有就按回车）"),
    "shaos": Text(
        "Who beat whom by shao, for how many cards? (1:0 or 1:0:2; Enter: nobody)",
        "谁捎谁成功，几张？（例 1:0 或 1:0:2；没有就按回车）",
    ),
    "choked": Text("Who choked whom? (1:0; Enter: nobody)", "谁闷（憋）了谁？（例 1:0；没有就按回车）"),
    "waived": Text("Which pairs waived their dots? (0-3; Enter: none)", "哪对对头互免了点贡？（例 0-3；没有就按回车）"),
}
"""What is asked about each member, with an example."""

_SAY: Final = {
    "intro": Text(
        "Seats are 0 to 5 in playing order; opposites are 0-3, 1-4 and 2-5. Ctrl-D ends.",
        "座位按出牌次序是0到5；对头是0-3、1-4、2-5。按Ctrl-D结束。",
    ),
    "ended": Text("Ended; nothing was settled.", "已结束，没有结算。"),
    "again": Text("The same again:", "同样的命令："),
    "nothing told": Text(
        "tell the deal: --order 0,3,1,4,2,5 and what else happened, or --file deal.toml; on a terminal it is asked for.",
        "请给出牌局：--order 0,3,1,4,2,5 及其他情况，或 --file deal.toml；在终端里运行会逐项询问。",
    ),
    "both": Text(
        "--file tells the whole deal; leave out {}, or put it into the file.",
        "--file 已包含整局；去掉 {}，或写进文件里。",
    ),
}


def settle(
    *,
    order: str | None = None,
    opened: str | None = None,
    call: list[str] = [],  # noqa: B006
    burn: list[str] = [],  # noqa: B006
    choke: list[str] = [],  # noqa: B006
    shao: list[str] = [],  # noqa: B006
    revolted: str | None = None,
    failed: str | None = None,
    waived: list[str] = [],  # noqa: B006
    file: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    rules: list[str] = [],  # noqa: B006
    set_: Annotated[list[str], Parameter(name="--set")] = [],  # noqa: B006
    house: list[Path] = [],  # noqa: B006
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: Language | None = None,
) -> int:
    """Settle a deal: places, sweep, tribute in the order of service with its rules, dots and scores.

    Parameters
    ----------
    order
        The seats in the order of going out, a revolutionary and failed burners left out, such as 0,3,1,4,2,5.
    opened
        The seats that opened, such as 0,3.
    call
        A call, as seat:call with xuan, ming or yu, such as 0:xuan; may be repeated.
    burn
        A successful burn, as who:whom, such as 1:0; may be repeated.
    choke
        A choke, as who:whom; may be repeated.
    shao
        A successful shao, as who:whom, or who:whom:cards after counter-shaos; may be repeated.
    revolted
        The revolutionary's seat.
    failed
        The seats whose burn failed, in order.
    waived
        A pair that agreed that neither pays dots, such as 0-3; may be repeated.
    file
        The deal in a TOML file; - is stdin.
    rules
        A rule set, or a file of house rules; may be repeated. Without it all four.
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
    asked = rule_sets(rules, set_, house) or tuple(RuleSetOrder(label=base, rules=m.Rules(base)) for base in BASES)
    given = {
        "revolted": revolted, "failed_burners": failed, "order": order, "opened": opened, "calls": _joined(call),
        "burns": _joined(burn), "shaos": _joined(shao), "choked": _joined(choke), "waived": _joined(waived),
    }  # fmt: skip
    texts = {key: text for key, text in given.items() if text is not None}
    if not texts and file is None and sys.stdin.isatty():
        told = _asked(language)
        if told is None:
            return _INTERRUPTED
        facts = told.facts()
    else:
        facts = _facts(texts, file, language)
    found = [settle_under(facts, one) for one in asked]
    if json_:
        print_json(to_json(facts, found))
    else:
        print_settlements(output(), facts, found, language)
    return 0


def _joined(several: list[str]) -> str | None:
    return ",".join(several) if several else None


def _facts(texts: Mapping[str, str], file: str | None, language: Language) -> Facts:
    """The facts of the options or of the file. Raises UsageError naming the option or the member."""
    if file is not None and texts:
        options = ", ".join(OPTIONS[key] for key in texts)
        raise UsageError(_SAY["both"].in_language(language).format(options))
    if file is None and not texts:
        raise UsageError(_SAY["nothing told"].in_language(language))
    try:
        told = of_texts(texts) if file is None else of_toml(_text_of(file))
        return told.facts()
    except ToldError as error:
        raise UsageError(_placed(error, file, language)) from None


def _text_of(file: str) -> str:
    return sys.stdin.read() if file == "-" else read_text(Path(file), "--file")


def _placed(error: ToldError, file: str | None, language: Language) -> str:
    """The error with its place: the option, or the file and the member of it."""
    colon = "：" if language == "zh" else ": "
    words = error.text.in_language(language)
    if file is None:
        return f"{OPTIONS[error.key]}{colon}{words}"
    name = "stdin" if file == "-" else file
    return colon.join(part for part in (name, error.key, words) if part)


def _asked(language: Language) -> Told | None:
    """The facts asked one by one on the terminal; nothing when the person ends it."""
    errors().print(_SAY["intro"].in_language(language), style="dim")
    told = Told()
    try:
        for key in KEYS:
            if _worth_asking(told, key):
                told = _answered(told, key, language)
    except (EOFError, KeyboardInterrupt):
        errors().print("\n" + _SAY["ended"].in_language(language))
        return None
    options = [f"{OPTIONS[key]} {as_text(told, key)}" for key in KEYS if as_text(told, key)]
    errors().print(
        f"{_SAY['again'].in_language(language)} gouji settle {' '.join(options)}\n", style="dim", soft_wrap=True
    )
    return told


def _worth_asking(told: Told, key: str) -> bool:
    """Whether there can be anything to tell: only a pair of which neither opened can waive."""
    pairs = [(seat, opposite(seat)) for seat in SEATS[:3]]
    return key != "waived" or any(not set(pair) & set(told.opened) for pair in pairs)


def _answered(told: Told, key: str, language: Language) -> Told:
    """The facts with the answer to one question, which is asked again until it can be."""
    while True:
        errors().print(QUESTIONS[key].in_language(language) + " ", end="", markup=False, soft_wrap=True)
        try:
            answered = with_text(told, key, input())
            check(answered, key)
        except ToldError as error:
            errors().print(f"  ✗ {error.text.in_language(language)}", style="red", markup=False, soft_wrap=True)
        else:
            return answered
