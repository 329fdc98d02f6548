"""The words and symbols for outcomes, verdicts and states, once, in English and in Chinese. Never colour alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from conformance_report.results.outcome import Outcome
from conformance_report.results.verdict import RuleState, Verdict


@dataclass(frozen=True, slots=True)
class Word:
    """A symbol, a word in both languages, and a colour of the terminal."""

    symbol: str
    en: str
    zh: str
    style: str


OUTCOMES: Final = {
    Outcome.PASSED: Word("✓", "passed", "通过", "green"),
    Outcome.FAILED: Word("✗", "failed", "失败", "red"),
    Outcome.ERRORED: Word("!", "errored", "出错", "magenta"),
    Outcome.NOT_APPLICABLE: Word("–", "not applicable", "不适用", "dim"),
    Outcome.COULD_NOT_RUN: Word("?", "could not run", "未能运行", "yellow"),
}
VERDICTS: Final = {
    Verdict.CONFORMANT: Word("✓", "Conformant", "符合", "bold green"),
    Verdict.NONCONFORMANT: Word("✗", "Not conformant", "不符合", "bold red"),
    Verdict.INCOMPLETE: Word("?", "Incomplete", "不完整", "bold yellow"),
}
STATES: Final = {
    RuleState.FAILED: Word("✗", "failed", "失败", "red"),
    RuleState.ERRORED: Word("!", "no ruling", "无裁定", "magenta"),
    RuleState.KNOWN: Word("≈", "known failure", "已知失败", "yellow"),
    RuleState.CERTIFIED: Word("✓", "certified", "已证", "green"),
    RuleState.OPEN: Word("○", "left open", "待定", "dim"),
    RuleState.OTHERWISE: Word("↔", "answered otherwise", "另有规定", "dim"),
    RuleState.NOT_SHOWN: Word("·", "not shown", "未示", "dim"),
}
