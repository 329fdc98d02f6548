"""A whole rule set as a rule book: chapters in the order of a deal, every rule as it stands there, and what is open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from conformance_report.protocol import messages as m
from conformance_report.run import RuleSetOrder
from conformance_report.standings import HOUSE_RULE, is_carried, standing_in
from oracle.catalogue import Document, Rule, Standing, Text, documents, rules
from oracle.rulesets import BASES, Policy, PolicyValue, policies, positions

CHAPTERS: Final[Mapping[str, Text]] = {
    "DEAL": Text("Players, deck and dealing", "人数、用牌与发牌"),
    "CARD": Text("Ranks", "牌点"),
    "HAND": Text("Plays", "牌型"),
    "CMP": Text("What beats what", "大小比较"),
    "GOUJI": Text("Gouji plays", "够级牌"),
    "THREE": Text("The 3s: buying, holding, choke", "3：买、憋、闷"),
    "FOUR": Text("The 4s", "4：开点发四"),
    "CALL": Text("Calls", "叫点"),
    "REV": Text("Revolution", "革命"),
    "RUSH": Text("Rush", "冲点"),
    "HEAD": Text("Head, headless, dead gouji", "要头、无头、够死级"),
    "TURN": Text("The course of a round", "一轮牌的进行"),
    "OPEN": Text("Opening", "开点"),
    "BURN": Text("Burns", "烧牌"),
    "SHAO": Text("Shao", "捎牌"),
    "KILL": Text("Two big jokers kill one", "大王二杀一"),
    "TANGLE": Text("The tangle and the end of a deal", "四户乱缠与一局结束"),
    "RANK": Text("Places", "名次"),
    "SWEEP": Text("Sweep", "串三户"),
    "TRIB": Text("Tribute", "进贡"),
    "DOT": Text("The tables of dot tribute", "点贡表"),
    "SCORE": Text("Scores", "计分"),
    "MATCH": Text("Matches", "一场多局"),
}
"""The topics of rules in the order in which a deal comes to them."""

OPEN: Final = ("disputed", "assumed")


@dataclass(frozen=True, slots=True)
class Answer:
    """What a rule set answers to the question of one policy, how firmly and where, and what the others answer."""

    policy: Policy
    value: PolicyValue
    standing: str
    section: tuple[str, ...]
    note: Text
    elsewhere: tuple[tuple[PolicyValue, tuple[str, ...]], ...]

    def words(self, value: PolicyValue) -> Text:
        """A value in words; a number that stands in no document in figures."""
        return self.policy.values.get(value, Text(str(value), str(value)))


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule as it stands in the rule set, and the documents that do not have it."""

    rule: Rule
    standing: str
    section: tuple[str, ...]
    answers: tuple[Answer, ...]
    missing_in: tuple[str, ...]

    @property
    def is_open(self) -> bool:
        """Whether the document leaves it open."""
        return self.standing in OPEN


@dataclass(frozen=True, slots=True)
class Chapter:
    """A topic: the rules in force, and those that this rule set does not have."""

    topic: str
    title: Text
    entries: tuple[Entry, ...]
    absent: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class RuleBook:
    """A rule set from the first chapter to the policies."""

    label: str
    asked: m.Rules
    document: Document
    chapters: tuple[Chapter, ...]
    answers: tuple[Answer, ...]

    @property
    def open_entries(self) -> tuple[Entry, ...]:
        """The rules that the document leaves open."""
        return tuple(one for chapter in self.chapters for one in chapter.entries if one.is_open)

    @property
    def open_answers(self) -> tuple[Answer, ...]:
        """The policies that the document leaves open."""
        return tuple(one for one in self.answers if one.standing in OPEN)


def rule_book(asked: RuleSetOrder, wanted: Iterable[str] | None = None) -> RuleBook:
    """The book of a rule set; with `wanted` only the chapters and rules of these ids."""
    chosen = set(rules() if wanted is None else wanted)
    answers = {key: answer_of(policy, asked.rules) for key, policy in policies().items()}
    chapters = (_chapter(topic, title, chosen, asked.rules, answers) for topic, title in CHAPTERS.items())
    kept = tuple(one for one in chapters if one.entries or one.absent)
    return RuleBook(asked.label, asked.rules, documents()[asked.rules.base], kept, tuple(answers.values()))


def _chapter(topic: str, title: Text, chosen: set[str], asked: m.Rules, answers: Mapping[str, Answer]) -> Chapter:
    of_topic = [one for one in rules().values() if one.topic == topic and one.id in chosen]
    stands = {one.id: standing_in(one, asked) for one in of_topic}
    present = tuple(
        _entry(one, stands[one.id], asked, answers) for one in of_topic if stands[one.id] != Standing.ABSENT
    )
    return Chapter(topic, title, present, tuple(one for one in of_topic if stands[one.id] == Standing.ABSENT))


def _entry(one: Rule, standing: str, asked: m.Rules, answers: Mapping[str, Answer]) -> Entry:
    governing = tuple(answers[key] for key in policies() if _is_told(key, one))
    others = tuple(base for base in BASES if base != asked.base and not is_carried(one, base))
    section = () if standing == HOUSE_RULE else one.citations[asked.base].section
    return Entry(one, standing, section, governing, others)


_FIRST_ROWS: Final = ("DOT-001", "DOT-101")
"""The first rows of the two tables of dot tribute."""


def _is_told(key: str, one: Rule) -> bool:
    """Whether the answer to a policy stands with the rule; of a table chosen as a whole, with the first row alone."""
    is_row = key == "calls" and one.topic == "DOT"
    return key in one.policies and (not is_row or one.id in _FIRST_ROWS)


def answer_of(policy: Policy, asked: m.Rules) -> Answer:
    """What a rule set answers to a policy; a departure, or a question that one raises, is a house rule, without section."""
    position = positions(asked.base)[policy.key]
    raised = position.standing == "none" and any(standing_in(rules()[one], asked) == HOUSE_RULE for one in policy.rules)
    departs = policy.key in asked.set or raised
    value = asked.set.get(policy.key, position.value)
    others: dict[PolicyValue, tuple[str, ...]] = {}
    for base in BASES:
        theirs = positions(base)[policy.key]
        if theirs.value != value and theirs.standing != "none" and (departs or base != asked.base):
            others[theirs.value] = (*others.get(theirs.value, ()), base)
    standing = HOUSE_RULE if departs else position.standing
    section, note = ((), Text("", "")) if departs else (position.section, position.note)
    return Answer(policy, value, standing, section, note, tuple(others.items()))


def to_json(book: RuleBook) -> dict[str, object]:
    """A rule book as plain data for --json."""
    return {
        "rules": book.label,
        "base": book.asked.base,
        "set": dict(book.asked.set),
        "chapters": [
            {
                "topic": chapter.topic,
                "title": {"en": chapter.title.en, "zh": chapter.title.zh},
                "rules": [_entry_to_json(one) for one in chapter.entries],
                "absent": [one.id for one in chapter.absent],
            }
            for chapter in book.chapters
        ],
        "policies": [
            {"policy": one.policy.key, "value": one.value, "standing": one.standing, "section": list(one.section)}
            for one in book.answers
        ],
        "open": {
            "rules": [one.rule.id for one in book.open_entries],
            "policies": [one.policy.key for one in book.open_answers],
        },
    }


def _entry_to_json(one: Entry) -> dict[str, object]:
    return {
        "id": one.rule.id,
        "title": {"en": one.rule.title.en, "zh": one.rule.title.zh},
        "statement": {"en": one.rule.statement.en, "zh": one.rule.statement.zh},
        "standing": one.standing,
        "section": list(one.section),
        "policies": {answer.policy.key: answer.value for answer in one.answers},
        "missing_in": list(one.missing_in),
    }
