"""Reading and writing cards as text, the way players type them.

Canonical form is a string over 3456789TJQKA2XD. Input also takes 10, lower case, full-width forms, spaces,
suit signs, and the Chinese names of the jokers (大王 小王 大花 小花 大鬼 小鬼).
"""

from __future__ import annotations

import unicodedata
from typing import Final

from oracle.cards import RANKS, Counts, counts_of, letters_of

_NAMES: Final = {
    "10": "T",
    "大王": "D", "大花": "D", "大鬼": "D", "大虎": "D",
    "小王": "X", "小花": "X", "小鬼": "X", "小虎": "X",
    "十": "T", "钱": "2", "錢": "2", "两": "2", "兩": "2",
    "三": "3", "四": "4", "五": "5", "六": "6", "七": "7", "八": "8", "九": "9",
}  # fmt: skip
_IGNORED: Final = frozenset(" \t,，、+;；.·♠♥♣♦♤♡♧♢\u3000")
_MEANT: Final = {
    "1": ("10, A", "10 或 A"),
    "0": ("10", "10"),
    "B": ("D, the big joker", "D（大王）"),
    "S": ("X, the small joker", "X（小王）"),
    "大": ("大王, the big joker, D", "大王（D）"),
    "小": ("小王, the small joker, X", "小王（X）"),
    "花": ("大花 or 小花, D or X", "大花（D）或小花（X）"),
    "王": ("大王 or 小王, D or X", "大王（D）或小王（X）"),
    "I": ("J", "J"),
    "L": ("J", "J"),
    "O": ("Q", "Q"),
    "W": ("X or D, a joker", "X 或 D（王）"),
}


class NotationError(Exception):
    """A text that is not cards: the text, where in it (0 for the first character), and what was probably meant."""

    def __init__(self, text: str, at: int, meant_en: str = "", meant_zh: str = "") -> None:
        super().__init__(text, at)
        self.text = text
        self.at = at
        self.found = text[at]
        self.meant_en = meant_en
        self.meant_zh = meant_zh

    @property
    def en(self) -> str:
        """The error in English: the place and the remedy."""
        hint = f" Perhaps {self.meant_en} was meant." if self.meant_en else ""
        return f"{self.found!r} at character {self.at + 1} of {self.text!r} is not a card; cards are {RANKS}.{hint}"

    @property
    def zh(self) -> str:
        """The error in Chinese: the place and the remedy."""
        hint = f"是否想写 {self.meant_zh}？" if self.meant_zh else ""
        return f"“{self.text}”第 {self.at + 1} 个字符“{self.found}”不是牌；可用的牌是 {RANKS}。{hint}"

    def __str__(self) -> str:
        return self.en


def parse_cards(text: str) -> Counts:
    """The counts of cards typed by a person. Raises NotationError at the first character that is no card."""
    letters: list[str] = []
    at = 0
    while at < len(text):
        letter, width = _card_at(text, at)
        letters.append(letter)
        at += width
    return counts_of("".join(letters))


def format_cards(counts: Counts) -> str:
    """Cards in canonical notation, ranks from low to high."""
    return letters_of(counts)


def _card_at(text: str, at: int) -> tuple[str, int]:
    """The rank letter at this place ("" where a character is passed over) and the number of characters it took."""
    if text[at] in _IGNORED or text[at] == "\ufe0f":
        return "", 1
    pair = unicodedata.normalize("NFKC", text[at : at + 2])
    if pair in _NAMES and len(text[at : at + 2]) == 2:
        return _NAMES[pair], 2
    letter = unicodedata.normalize("NFKC", text[at]).upper()
    if letter in _NAMES:
        return _NAMES[letter], 1
    if len(letter) == 1 and letter in RANKS:
        return letter, 1
    if len(letter) == 0 or letter.isspace():
        return "", 1
    meant_en, meant_zh = _MEANT.get(letter, ("", ""))
    raise NotationError(text, at, meant_en, meant_zh)
