"""What a catalogue entry is made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum


class Standing(StrEnum):
    """How firmly a document carries a rule, from firm to not at all."""

    STATED = "stated"
    IMPLIED = "implied"
    DISPUTED = "disputed"
    ASSUMED = "assumed"
    ABSENT = "absent"

    @property
    def certifies(self) -> bool:
        """Whether a case of this standing counts for a certificate."""
        return self in (Standing.STATED, Standing.IMPLIED)


_FIRMNESS = {standing: place for place, standing in enumerate(Standing)}


def weakest(standings: Iterable[Standing]) -> Standing:
    """The weakest of these standings; stated when there are none."""
    return max(standings, key=_FIRMNESS.__getitem__, default=Standing.STATED)


class Level(StrEnum):
    """The part of the game that an engine must know to be asked about a rule."""

    CARDS = "cards"
    PLAY = "play"
    DEAL = "deal"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Text:
    """One text in English and in Chinese."""

    en: str
    zh: str

    def in_language(self, language: str) -> str:
        """The text in "en" or "zh"."""
        return self.zh if language == "zh" else self.en


@dataclass(frozen=True, slots=True)
class Document:
    """One of the four documents: its names, and its section headings with an English gloss each."""

    id: str
    hanzi: str
    pinyin: str
    title: Text
    about: Text
    sections: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Citation:
    """How a rule stands in one document, and under which headings."""

    document: str
    standing: Standing
    section: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its permanent id, its words, the policies that govern it, its standing per document."""

    id: str
    name: str
    level: Level
    title: Text
    statement: Text
    policies: tuple[str, ...]
    citations: Mapping[str, Citation]
    note: Text | None
    excluded: str

    @property
    def topic(self) -> str:
        """The part of the id before the dash."""
        return self.id.partition("-")[0]
