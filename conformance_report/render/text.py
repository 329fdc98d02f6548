"""Text that an engine may have written, made harmless: what would be unseen or would act is shown as its code point."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_KEPT: Final = frozenset("\n\t")
_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_SUSPECT: Final = re.compile(r"[^\n\t\x20-\x7e\u00a1-\u00ac\u00ae-\u05ff\u3000-\ud7ff]")
_LAST_OF_PLANE: Final = 0xFFFE


def visible(text: str) -> str:
    """The text with control, bidirectional and other unseen characters written as ⟨U+202E⟩."""
    return _SUSPECT.sub(lambda found: _shown(found[0]), text.replace("\r\n", "\n"))


def _shown(character: str) -> str:
    code = ord(character)
    unseen = character not in _KEPT and unicodedata.category(character) in _HIDDEN
    no_character = code & _LAST_OF_PLANE == _LAST_OF_PLANE or 0xFDD0 <= code <= 0xFDEF
    return f"⟨U+{code:04X}⟩" if unseen or no_character else character
