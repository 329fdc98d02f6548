"""Loading the catalogue, and checking all of it: a mistake is one clear line that names the entry and the member."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from types import MappingProxyType
from typing import Any, Final

from oracle.catalogue.model import Citation, Document, Level, Rule, Standing, Text

DOCUMENT_IDS: Final = ("chongdian", "biesan", "shandong", "fasi")
TOPICS: Final = {
    "DEAL": 15, "CARD": 4, "HAND": 17, "GOUJI": 15, "CMP": 12, "TURN": 20, "OPEN": 14, "CALL": 11, "BURN": 21,
    "SHAO": 8, "KILL": 4, "THREE": 20, "FOUR": 7, "REV": 13, "RUSH": 9, "HEAD": 12, "TANGLE": 9, "RANK": 8, "SWEEP": 6,
    "TRIB": 25, "DOT": 42, "SCORE": 7, "MATCH": 8,
}  # fmt: skip
"""How many rules each topic has: ids are permanent, so a missing or an extra one is a mistake."""

_ID: Final = re.compile(r"[A-Z]{3,7}-\d{3}")
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_REQUIRED: Final = ("id", "name", "level", "title", "statement", "policy", *DOCUMENT_IDS)
_OPTIONAL: Final = ("note", "excluded")


class CatalogueError(Exception):
    """The catalogue is wrong; the message names the entry, the member and the remedy in one line."""


class UnknownRuleError(KeyError):
    """There is no rule of that id."""

    def __init__(self, rule_id: str) -> None:
        super().__init__(rule_id)
        self.rule_id = rule_id

    @property
    def text(self) -> Text:
        """The error in both languages: the id and where all ids stand."""
        return Text(
            f"There is no rule {self.rule_id!r}; `gouji rules` lists all of them.",
            f"没有“{self.rule_id}”这条规则；`gouji rules` 列出全部规则。",
        )

    def __str__(self) -> str:
        return self.text.en


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All rules in catalogue order, and the documents they come from."""

    rules: Mapping[str, Rule]
    documents: Mapping[str, Document]


@lru_cache(maxsize=1)
def _shipped() -> Catalogue:
    folder = resources.files("oracle.catalogue")
    return load_catalogue(
        folder.joinpath("rules.toml").read_text("utf-8"),
        folder.joinpath("documents.toml").read_text("utf-8"),
    )


def rules() -> Mapping[str, Rule]:
    """All rules by id, in catalogue order."""
    return _shipped().rules


def documents() -> Mapping[str, Document]:
    """The four documents by id."""
    return _shipped().documents


def rule(rule_id: str) -> Rule:
    """The rule of this id. Raises UnknownRuleError."""
    try:
        return rules()[rule_id]
    except KeyError:
        raise UnknownRuleError(rule_id) from None


def load_catalogue(rules_toml: str, documents_toml: str) -> Catalogue:
    """The catalogue from its two texts. Raises CatalogueError with one line that names what is wrong and where."""
    found = _documents(_toml(documents_toml, "documents.toml"))
    entries = _toml(rules_toml, "rules.toml").get("rule", [])
    loaded: dict[str, Rule] = {}
    names: dict[str, str] = {}
    for place, entry in enumerate(entries, 1):
        one = _rule(entry, place, found)
        if one.id in loaded:
            raise CatalogueError(f"rules.toml: {one.id} stands twice; an id is given once.")
        if one.name in names:
            raise CatalogueError(
                f"rules.toml: {one.id} has the name of {names[one.name]}, {one.name!r}; names are unique."
            )
        loaded[one.id] = one
        names[one.name] = one.id
    _check_complete(loaded)
    return Catalogue(MappingProxyType(loaded), MappingProxyType(found))


def _toml(text: str, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CatalogueError(f"{name}: not TOML: {error}.") from None


def _documents(data: Mapping[str, Any]) -> dict[str, Document]:
    if tuple(data) != DOCUMENT_IDS:
        raise CatalogueError(
            f"documents.toml: the documents are {', '.join(data)}; they must be {', '.join(DOCUMENT_IDS)}."
        )
    return {
        name: Document(
            id=name,
            hanzi=entry["hanzi"],
            pinyin=entry["pinyin"],
            title=_text(entry["title"], f"documents.toml: {name}.title"),
            about=_text(entry["about"], f"documents.toml: {name}.about"),
            sections=MappingProxyType(dict(entry["sections"])),
        )
        for name, entry in data.items()
    }


def _rule(entry: Mapping[str, Any], place: int, found: Mapping[str, Document]) -> Rule:
    rule_id = entry.get("id")
    if not isinstance(rule_id, str) or not _ID.fullmatch(rule_id):
        raise CatalogueError(f"rules.toml: entry {place} has the id {rule_id!r}; an id looks like CMP-005.")
    where = f"rules.toml: {rule_id}"
    for key in entry:
        if key not in _REQUIRED and key not in _OPTIONAL:
            raise CatalogueError(f"{where}.{key} is not known; the members are {', '.join(_REQUIRED + _OPTIONAL)}.")
    for key in _REQUIRED:
        if key not in entry:
            raise CatalogueError(f"{where}.{key} is missing.")
    if not isinstance(entry["name"], str) or not _NAME.fullmatch(entry["name"]):
        raise CatalogueError(f"{where}.name is {entry['name']!r}; a name is lower-case words with dashes.")
    if entry["level"] not in tuple(Level):
        raise CatalogueError(f"{where}.level is {entry['level']!r}; the levels are {', '.join(Level)}.")
    policies = entry["policy"]
    if not isinstance(policies, list) or not all(isinstance(policy, str) for policy in policies):
        raise CatalogueError(f"{where}.policy must be a list of policy names, empty when none governs the rule.")
    return Rule(
        id=rule_id,
        name=entry["name"],
        level=Level(entry["level"]),
        title=_text(entry["title"], f"{where}.title"),
        statement=_text(entry["statement"], f"{where}.statement"),
        policies=tuple(policies),
        citations=MappingProxyType(
            {name: _citation(entry[name], found[name], f"{where}.{name}") for name in DOCUMENT_IDS}
        ),
        note=_text(entry["note"], f"{where}.note") if "note" in entry else None,
        excluded=str(entry.get("excluded", "")).strip(),
    )


def _text(value: object, where: str) -> Text:
    if not isinstance(value, dict) or set(value) != {"en", "zh"}:
        raise CatalogueError(f"{where} must have exactly the members en and zh.")
    for language, words in value.items():
        if not isinstance(words, str) or not words.strip():
            raise CatalogueError(f"{where}.{language} is empty; both languages are written.")
    return Text(en=value["en"], zh=value["zh"])


def _citation(value: object, document: Document, where: str) -> Citation:
    if not isinstance(value, dict) or set(value) != {"standing", "section"}:
        raise CatalogueError(f"{where} must have exactly the members standing and section.")
    if value["standing"] not in tuple(Standing):
        raise CatalogueError(f"{where}.standing is {value['standing']!r}; the standings are {', '.join(Standing)}.")
    standing = Standing(value["standing"])
    for heading in value["section"]:
        if heading not in document.sections:
            raise CatalogueError(
                f"{where}.section names {heading!r}, which is no heading of {document.id} in documents.toml."
            )
    if standing is Standing.STATED and not value["section"]:
        raise CatalogueError(f"{where} is stated but names no section.")
    return Citation(document.id, standing, tuple(value["section"]))


def _check_complete(loaded: Mapping[str, Rule]) -> None:
    wanted = [f"{topic}-{number:03}" for topic, last in TOPICS.items() for number in range(1, last + 1)]
    wanted = [_dot_id(one) for one in wanted]
    missing = [one for one in wanted if one not in loaded]
    extra = [one for one in loaded if one not in wanted]
    if missing:
        raise CatalogueError(f"rules.toml: {', '.join(missing)} missing; every id keeps its entry for ever.")
    if extra:
        raise CatalogueError(f"rules.toml: {', '.join(extra)} is no rule id of this catalogue.")


def _dot_id(plain: str) -> str:
    """The ids of dot tribute skip from the table of xuan (001 on) to the tables of ming and yu (101 on)."""
    topic, _, number = plain.partition("-")
    if topic != "DOT" or int(number) <= _XUAN_ROWS:
        return plain
    return f"DOT-{int(number) - _XUAN_ROWS + 100:03}"


_XUAN_ROWS: Final = 12
