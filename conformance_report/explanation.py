"""What a play is and why it beats or not, in words: the oracle's grounds, and what each document says of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conformance_report.protocol import messages as m
from oracle.cards import BIG, RANKS, Counts, Rank, letters_of
from oracle.catalogue import Standing, Text, rules
from oracle.combination import Combination, NotACombination, classify
from oracle.explain import grounds
from oracle.judge import Judgement, judge, why_no_opening
from oracle.rulesets import policies, positions, with_policies

_NAMES: Final = {"T": "10"}


@dataclass(frozen=True, slots=True)
class Ground:
    """One rule that the ruling rests on: its title, and its standing in each document, with the sections."""

    rule: str
    title: Text
    refuses: bool
    standings: dict[str, Standing]
    sections: dict[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Duel:
    """One card of the answer against its counterpart on the table, both as they count; None where there is none."""

    answer: str | None
    table: str | None

    @property
    def sign(self) -> str:
        """How the two stand: >, =, <, or ? where one is missing."""
        if self.answer is None or self.table is None:
            return "?"
        mine, theirs = RANKS.index(self.answer), RANKS.index(self.table)
        return ">" if mine > theirs else "=" if mine == theirs else "<"


@dataclass(frozen=True, slots=True)
class Explanation:
    """The ruling under one rule set, explained."""

    label: str
    base: str
    cards: str
    table: str | None
    ruling: Judgement
    play: Text
    table_play: Text | None
    verdict: Text
    no_opening: tuple[str, ...]
    duels: tuple[Duel, ...]
    grounds: tuple[Ground, ...]
    policies: tuple[tuple[str, str | int, str], ...]
    """The policies that govern those rules: key, value, standing in the base."""


class NoTableError(Exception):
    """The cards to be beaten are no play."""

    def __init__(self, cards: str, rule_ids: tuple[str, ...]) -> None:
        super().__init__(cards, rule_ids)
        self.cards = cards
        self.rule_ids = rule_ids


def explain(cards: Counts, table: Counts | None, asked: m.Rules, label: str) -> Explanation:
    """Explain the ruling on cards, as a lead or over a table. Raises NoTableError."""
    rule_set = with_policies(asked.base, asked.set)
    on_table = None if table is None else classify(table, rule_set)
    if isinstance(on_table, NotACombination):
        raise NoTableError(letters_of(table or ()), on_table.rule_ids)
    ruling = judge(cards, on_table, rule_set)
    resting = grounds(cards, on_table, rule_set)
    refusing = frozenset(ruling.rule_ids)
    ids = [rule_id for rule_id in rules() if rule_id in refusing or rule_id in resting]
    return Explanation(
        label=label,
        base=asked.base,
        cards=letters_of(cards),
        table=None if table is None else letters_of(table),
        ruling=ruling,
        play=name_of(ruling.play) if ruling.play else Text("no play", "不成牌"),
        table_play=None if on_table is None else name_of(on_table),
        verdict=_verdict(ruling),
        no_opening=why_no_opening(ruling.play, rule_set) if ruling.play else (),
        duels=_duels(ruling.play, on_table),
        grounds=tuple(_ground(rule_id, rule_id in refusing) for rule_id in ids),
        policies=_policies(ids, asked),
    )


def name_of(play: Combination) -> Text:
    """A play in words: two big jokers carrying three 9s."""
    body_en = "" if play.rank is None else _count_en(play.body, play.rank)
    body_zh = "" if play.rank is None else f"{play.body}个{_rank(play.rank)}"
    if not play.jokers:
        return Text(body_en, body_zh)
    kind_en, kind_zh = ("big", "大王") if play.joker == BIG else ("small", "小王")
    jokers_en = f"{_number(play.jokers)} {kind_en} joker{'s' if play.jokers > 1 else ''}"
    jokers_zh = f"{play.jokers}张{kind_zh}"
    if play.rank is None:
        return Text(jokers_en, jokers_zh)
    carrying = "carrying" if play.jokers > 1 else "that carries"
    return Text(f"{jokers_en} {carrying} {body_en}", f"{jokers_zh}带{body_zh}")


def _rank(rank: Rank) -> str:
    return _NAMES.get(RANKS[rank], RANKS[rank])


def _number(number: int) -> str:
    words = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    return words[number] if number < len(words) else str(number)


def _count_en(number: int, rank: Rank) -> str:
    return f"{_number(number)} {_rank(rank)}{'s' if number > 1 else ''}"


def _verdict(ruling: Judgement) -> Text:
    if ruling.play is None:
        return Text("It is not a play.", "不成一手牌。")
    if ruling.beats is None:
        return Text("It is a play.", "是一手牌。")
    return Text("It beats the table.", "管得上。") if ruling.beats else Text("It does not beat the table.", "管不上。")


def _duels(answer: Combination | None, table: Combination | None) -> tuple[Duel, ...]:
    """Both plays from high to low, side by side; a kill sets two big jokers against the one."""
    if answer is None or table is None:
        return ()
    mine = [RANKS[rank] for rank in answer.cards]
    theirs: list[str | None] = [RANKS[rank] for rank in table.cards]
    if answer.bigs >= 2 and table.bigs == 1 and answer.size == table.size + 1:
        theirs.insert(1, None)
    width = max(len(mine), len(theirs))
    padded = [*mine, *[None] * (width - len(mine))]
    theirs += [None] * (width - len(theirs))
    return tuple(Duel(one, other) for one, other in zip(padded, theirs, strict=True))


def _ground(rule_id: str, refuses: bool) -> Ground:
    rule = rules()[rule_id]
    return Ground(
        rule=rule_id,
        title=rule.title,
        refuses=refuses,
        standings={name: citation.standing for name, citation in rule.citations.items()},
        sections={name: citation.section for name, citation in rule.citations.items()},
    )


def _policies(ids: list[str], asked: m.Rules) -> tuple[tuple[str, str | int, str], ...]:
    stands = positions(asked.base)
    keys = [key for key, policy in policies().items() if set(policy.rules) & set(ids)]
    return tuple(
        (key, asked.set.get(key, stands[key].value), "house rule" if key in asked.set else stands[key].standing)
        for key in keys
    )


def to_json(one: Explanation) -> dict[str, object]:
    """An explanation as plain data for --json."""
    ruling = one.ruling
    play = ruling.play
    return {
        "rules": one.label,
        "cards": one.cards,
        "table": one.table,
        "valid": play is not None,
        "size": play.size if play else None,
        "jokers": play.jokers if play else None,
        "joker": RANKS[play.joker] if play and play.joker is not None else None,
        "rank": RANKS[play.rank] if play and play.rank is not None else None,
        "gouji": ruling.gouji if play else None,
        "opens": ruling.opens if play else None,
        "beats": ruling.beats,
        "reasons": list(ruling.rule_ids),
        "words": {"en": one.verdict.en, "zh": one.verdict.zh},
        "play": {"en": one.play.en, "zh": one.play.zh},
        "rests_on": [
            {
                "rule": ground.rule,
                "title": {"en": ground.title.en, "zh": ground.title.zh},
                "refuses": ground.refuses,
                "documents": {
                    name: {"standing": str(standing), "section": list(ground.sections[name])}
                    for name, standing in ground.standings.items()
                },
            }
            for ground in one.grounds
        ],
        "policies": [{"policy": key, "value": value, "standing": standing} for key, value, standing in one.policies],
    }
