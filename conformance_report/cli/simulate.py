"""`gouji simulate`: a deal played by a seeded player, written as a recorded deal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from conformance_report.cli.common import Language, UsageError, language_of, output, rule_sets
from conformance_report.cli.deals import usage
from conformance_report.deals.format import DealError, write_deal
from conformance_report.deals.replay import recorded
from conformance_report.deals.shown import shown_in_order
from conformance_report.deals.simulate import simulate as play
from conformance_report.deals.simulate import starting

EXAMPLES: Final = """Examples:
  gouji simulate --rules shandong --seed 7 --out deal.json
  gouji simulate --rules biesan --player greedy --tries --seed 3 | gouji show -
  gouji simulate --rules chongdian --set threes=ordinary --start head"""


def simulate(
    *,
    rules: str | None = None,
    seed: int = 1,
    player: Literal["random", "greedy", "patient"] = "random",
    start: Literal["dealt", "called", "headless", "head"] = "dealt",
    tries: Annotated[bool, Parameter(negative="")] = False,
    set_: Annotated[list[str], Parameter(name="--set")] = [],  # noqa: B006
    house: Path | None = None,
    out: Path | None = None,
    lang: Language | None = None,
) -> int:
    """Deal out all cards, play the deal to its end, and write it as a recorded deal, to stdout or a file.

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
        dealt; called: with calls made and one seat open; headless, head: with a revolutionary, whose opposite is
        headless or has a head where he may choose.
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
    asked = found[0].rules
    try:
        played = play(asked, starting(asked, seed, start, found[0].label), player, seed, with_tries=tries)
    except DealError as error:
        raise usage(error, language) from None
    deal = recorded(played, shows=shown_in_order(played.steps))
    text = write_deal(deal)
    if out is None:
        sys.stdout.write(text)
        return 0
    try:
        out.write_text(text, "utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageError(
            f"--out {out}：{why}；请给出可以写入的文件。" if language == "zh"
            else f"--out {out}: {why}; name a file that can be written."
        ) from None  # fmt: skip
    words = f"已写入 {out}：{len(deal.plies)} 个动作。" if language == "zh" else f"{out}: {len(deal.plies)} actions."
    output().print(words, markup=False)
    return 0
