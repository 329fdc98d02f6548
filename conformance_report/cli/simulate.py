"""`gouji simulate`: a deal or a match played by a seeded player, written as a record."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter
from msgspec import structs

from conformance_report.cli.common import Language, UsageError, language_of, output, rule_sets
from conformance_report.cli.deals import usage
from conformance_report.deals.format import DealError, write_deal
from conformance_report.deals.match import play_match
from conformance_report.deals.match_format import write_match
from conformance_report.deals.match_shown import shown_in_order as shown_in_match
from conformance_report.deals.replay import recorded
from conformance_report.deals.shown import shown_in_order
from conformance_report.deals.simulate import simulate as play
from conformance_report.deals.simulate import starting
from conformance_report.run import RuleSetOrder
from oracle.catalogue import Text

EXAMPLES: Final = """Examples:
  gouji simulate --rules shandong --seed 7 --out deal.json
  gouji simulate --rules biesan --player greedy --tries --seed 3 | gouji show -
  gouji simulate --rules chongdian --set threes=ordinary --start head
  gouji simulate --rules fasi --match --seed 7 --out match.json"""


def simulate(
    *,
    rules: str | None = None,
    seed: int = 1,
    player: Literal["random", "greedy", "patient"] = "random",
    start: Literal["tribute", "dealt", "called", "headless", "head"] | None = None,
    match: Annotated[bool, Parameter(negative="")] = False,
    tries: Annotated[bool, Parameter(negative="")] = False,
    set_: Annotated[list[str], Parameter(name="--set")] = [],  # noqa: B006
    house: Path | None = None,
    out: Path | None = None,
    lang: Language | None = None,
) -> int:
    """Deal out all cards, play the deal to its end, and write it as a recorded deal, to stdout or a file; or a match.

    Equal options give equal deals.

    Parameters
    ----------
    rules
        The rule set: chongdian, biesan, shandong or fasi.
    seed
        Decides on the cards and on every choice of the player.
    player
        random; greedy: many low cards at once, jokers last; patient: few low cards, large sets last.
    start
        dealt: at the first lead; tribute: the cards have just been dealt, everything before play is done as well;
        called: with calls made and one seat open; headless, head: with a revolutionary, whose opposite is
        headless or has a head where he may choose.
    match
        Play a whole match: tribute, calls, revolution, play and settlement, deal after deal, to the score.
    tries
        Also record actions that are tried and refused.
    set_
        A policy set otherwise, as key=value; may be repeated.
    house
        House rules in a TOML file, in place of --rules.
    out
        The file to write; stdout when left out.
    lang
        en or zh, for errors; by the locale when left out.
    """
    language = language_of(lang)
    found = rule_sets([rules] if rules is not None else [], set_, [house] if house is not None else [])
    if len(found) != 1:
        raise UsageError(
            "请用 --rules 指定一种规则，例如 --rules shandong（或用 --house 给出自定规则）。" if language == "zh"
            else "name one rule set with --rules, such as --rules shandong, or house rules with --house."
        )  # fmt: skip
    if match and start is not None:
        raise UsageError(
            "--match 从发牌开始打整场比赛；请去掉 --start。" if language == "zh"
            else "--match plays from the cards dealt; leave out --start."
        )  # fmt: skip
    try:
        text, words = (_match if match else _deal)(found[0], player, seed, start or "dealt", tries)
    except DealError as error:
        raise usage(error, language) from None
    _write(text, out, words, language)
    return 0


def _deal(order: RuleSetOrder, player: str, seed: int, start: str, tries: bool) -> tuple[str, Text]:
    """A deal as a text, and what to say of it."""
    asked = order.rules
    played = play(asked, starting(asked, seed, start, order.label), player, seed, with_tries=tries)
    deal = recorded(played, shows=shown_in_order(played.steps))
    return write_deal(deal), Text(f"{len(deal.plies)} actions", f"{len(deal.plies)} 个动作")


def _match(order: RuleSetOrder, player: str, seed: int, _start: str, tries: bool) -> tuple[str, Text]:
    """A match as a text, and what to say of it."""
    played = play_match(order.rules, player, seed, with_tries=tries, name=order.label)
    match = structs.replace(played.match, shows=shown_in_match(played))
    return write_match(match), Text(f"{len(match.deals)} deals", f"{len(match.deals)} 局")


def _write(text: str, out: Path | None, what: Text, language: Language) -> None:
    """Write to stdout, or to a file and say so. Raises UsageError."""
    if out is None:
        sys.stdout.write(text)
        return
    try:
        out.write_text(text, "utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageError(
            f"--out {out}：{why}；请给出可以写入的文件。" if language == "zh"
            else f"--out {out}: {why}; name a file that can be written."
        ) from None  # fmt: skip
    words = f"已写入 {out}：{what.zh}。" if language == "zh" else f"{out}: {what.en}."
    output().print(words, markup=False)
