"""Printing a rule book: on a terminal, or as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from rich.console import Console
from rich.text import Text as Line

from conformance_report.cli.common import Language
from conformance_report.rulebook import Answer, Chapter, Entry, RuleBook
from oracle.catalogue import Rule, Text, documents

Format: TypeAlias = Literal["text", "markdown"]

SIGNS: Final = {"stated": "●", "implied": "○", "disputed": "?", "assumed": "+", "house rule": "*", "none": "–"}
"""The sign of each standing; the word always stands beside it."""

_STANDINGS: Final = {
    "stated": Text("stated", "明文"),
    "implied": Text("implied", "推得"),
    "disputed": Text("disputed", "有争议"),
    "assumed": Text("assumed", "本项目裁定"),
    "house rule": Text("house rule", "自定规则"),
    "none": Text("cannot arise", "不适用"),
}
_WORDS: Final = {
    "signs": Text(
        "● stated: the document says so. ○ implied: it follows from what it says. ? disputed: it contradicts itself, or "
        "another reading is as good. + assumed: it is silent, and this was decided here. * house rule.",
        "● 明文：文件写明。○ 推得：由文件所写可以推出。? 有争议：文件自相矛盾，或另一种读法同样成立。"
        "+ 本项目裁定：文件没有写。* 自定规则。",
    ),
    "here": Text("Here", "此处"),
    "elsewhere": Text("Elsewhere", "别处"),
    "missing": Text("Not in", "没有此条"),
    "note": Text("Note", "说明"),
    "absent": Text("Not in this rule set", "此规则没有"),
    "policies": Text("The policies", "规则选项"),
    "open": Text("What is open", "未定之处"),
    "open rules": Text("Rules", "规则"),
    "open policies": Text("Policies", "选项"),
    "nothing open": Text("nothing", "没有"),
    "house": Text("House rules: {} with {}.", "自定规则：以{}为底，改动 {}。"),
}

_Kind: TypeAlias = Literal["title", "chapter", "rule", "text", "item"]


@dataclass(frozen=True, slots=True)
class _Block:
    """A piece of the book, before it is known how it is written."""

    kind: _Kind
    words: str
    style: str = ""


def print_book(console: Console, book: RuleBook, language: Language, form: Format, *, whole: bool) -> None:
    """Print a rule book; when it is whole with the page of policies and the list of what is open."""
    blocks = list(_Author(book, language).blocks(whole=whole))
    if form == "markdown":
        console.print("\n".join(_markdown(blocks)), markup=False, soft_wrap=True)
        return
    for block in blocks:
        _print_block(console, block)


class _Author:
    """Writes a book in one language."""

    def __init__(self, book: RuleBook, language: Language) -> None:
        self.book = book
        self.language: Language = language

    def blocks(self, *, whole: bool) -> Iterator[_Block]:
        yield from self._front()
        for number, chapter in enumerate(self.book.chapters, 1):
            yield from self._chapter(number, chapter)
        if whole:
            yield from self._policies()
            yield from self._open()

    def _say(self, key: str) -> str:
        return _WORDS[key].in_language(self.language)

    def _text(self, words: Text) -> str:
        return words.in_language(self.language)

    def _name(self, base: str) -> str:
        return documents()[base].hanzi if self.language == "zh" else base

    def _names(self, bases: tuple[str, ...]) -> str:
        return self._comma.join(map(self._name, bases))

    @property
    def _comma(self) -> str:
        return "、" if self.language == "zh" else ", "

    @property
    def _colon(self) -> str:
        return "：" if self.language == "zh" else ": "

    def _front(self) -> Iterator[_Block]:
        book = self.book
        own = not book.asked.set and book.label == book.asked.base
        yield _Block("title", self._text(book.document.title) if own else book.label)
        if own:
            yield _Block("text", self._text(book.document.about))
        else:
            departures = self._comma.join(f"{key}={value}" for key, value in book.asked.set.items()) or "–"
            yield _Block("text", self._say("house").format(self._name(book.asked.base), departures))
        yield _Block("text", self._say("signs"), "dim")

    def _chapter(self, number: int, chapter: Chapter) -> Iterator[_Block]:
        yield _Block("chapter", f"{number}. {self._text(chapter.title)} ({chapter.topic})")
        for entry in chapter.entries:
            yield from self._entry(entry)
        if chapter.absent:
            yield _Block("rule", self._say("absent"), "dim")
            for one in chapter.absent:
                yield _Block("item", f"{one.id} {self._text(one.title)}{self._had_by(one)}", "dim")

    def _had_by(self, one: Rule) -> str:
        having = tuple(name for name, citation in one.citations.items() if citation.standing != "absent")
        return f" ({self._names(having)})" if having else ""

    def _entry(self, entry: Entry) -> Iterator[_Block]:
        yield _Block("rule", f"{SIGNS[entry.standing]} {entry.rule.id} {self._text(entry.rule.title)}")
        where = self._cited(entry.section)
        standing = self._text(_STANDINGS[entry.standing])
        yield _Block("text", f"[{standing}{self._colon + where if where else ''}]", "dim")
        yield _Block("text", self._text(entry.rule.statement))
        for answer in entry.answers:
            yield _Block("item", f"{self._say('here')}{self._colon}{self._answer(answer)}", "bold")
            for value, bases in answer.elsewhere:
                yield _Block("item", f"{self._names(bases)}{self._colon}{self._text(answer.words(value))}")
        if entry.missing_in:
            yield _Block("item", f"{self._say('missing')}{self._colon}{self._names(entry.missing_in)}")
        if entry.rule.note is not None:
            yield _Block("item", f"{self._say('note')}{self._colon}{self._text(entry.rule.note)}")
        for answer in entry.answers:
            if self._text(answer.note):
                yield _Block("item", f"{self._say('note')} ({answer.policy.key}){self._colon}{self._text(answer.note)}")

    def _answer(self, answer: Answer) -> str:
        """The value of a policy in words, with its key, sign and standing."""
        standing = f"{SIGNS[answer.standing]} {self._text(_STANDINGS[answer.standing])}"
        return f"{self._text(answer.words(answer.value))} ({answer.policy.key} = {answer.value}; {standing})"

    def _cited(self, section: tuple[str, ...]) -> str:
        glosses = self.book.document.sections
        headings = section if self.language == "zh" else [f"{one} ({glosses[one]})" for one in section]
        return self._comma.join(headings)

    def _policies(self) -> Iterator[_Block]:
        yield _Block("chapter", self._say("policies"))
        for answer in self.book.answers:
            yield _Block("rule", f"{SIGNS[answer.standing]} {answer.policy.key}")
            yield _Block("text", self._text(answer.policy.asks))
            where = self._cited(answer.section)
            yield _Block("item", f"{self._answer(answer)}{self._colon + where if where else ''}", "bold")
            for value, bases in answer.elsewhere:
                yield _Block("item", f"{self._names(bases)}{self._colon}{self._text(answer.words(value))}")
            if self._text(answer.note):
                yield _Block("item", f"{self._say('note')}{self._colon}{self._text(answer.note)}")

    def _open(self) -> Iterator[_Block]:
        yield _Block("chapter", self._say("open"))
        yield _Block("rule", self._say("open rules"))
        rules = [self._open_rule(one) for one in self.book.open_entries]
        yield from (_Block("item", words) for words in rules or [self._say("nothing open")])
        yield _Block("rule", self._say("open policies"))
        answers = [self._open_policy(one) for one in self.book.open_answers]
        yield from (_Block("item", words) for words in answers or [self._say("nothing open")])

    def _open_rule(self, one: Entry) -> str:
        how = self._colon + self._text(one.rule.note) if one.rule.note is not None else ""
        return f"{self._signed(one.standing)}{one.rule.id} {self._text(one.rule.title)}{how}"

    def _open_policy(self, one: Answer) -> str:
        note = self._text(one.note)
        return f"{self._signed(one.standing)}{one.policy.key} = {one.value}{self._colon + note if note else ''}"

    def _signed(self, standing: str) -> str:
        return f"{SIGNS[standing]} {self._text(_STANDINGS[standing])}{self._colon}"


_MARKDOWN: Final = {"title": "# ", "chapter": "## ", "rule": "### ", "text": "", "item": "- "}
_SPECIAL: Final = re.compile(r"([\\`*<>|\[\]]|(?<!\w)_|_(?!\w))")


def _markdown(blocks: list[_Block]) -> Iterator[str]:
    """The lines of the book in Markdown, items close together and all else apart."""
    before = ""
    for block in blocks:
        if before and not (before == block.kind == "item"):
            yield ""
        yield _MARKDOWN[block.kind] + _SPECIAL.sub(r"\\\1", block.words)
        before = block.kind


_STYLES: Final = {"title": "bold underline", "chapter": "bold underline", "rule": "bold"}
_INDENTS: Final = {
    "title": ("", ""),
    "chapter": ("", ""),
    "rule": ("", ""),
    "text": ("  ", "  "),
    "item": ("  · ", "    "),
}


def _print_block(console: Console, block: _Block) -> None:
    """One piece on the terminal, wrapped under its own indent."""
    if block.kind in ("chapter", "rule"):
        console.print()
    first, further = _INDENTS[block.kind]
    style = block.style or _STYLES.get(block.kind, "")
    for number, line in enumerate(Line(block.words, style=style).wrap(console, console.width - len(further))):
        line.rstrip()
        console.print(Line.assemble(further if number else first, line), soft_wrap=True)
