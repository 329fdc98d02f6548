"""What the commands share: consoles, the language of a person, and options that name rule sets."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

from conformance_report.protocol import messages as m
from conformance_report.run import RuleSetOrder, label_of
from oracle.catalogue import Text
from oracle.rulesets import PolicyValue, departures, house_rules, known_base, parse_setting

Language: TypeAlias = Literal["en", "zh"]
Seconds: TypeAlias = Annotated[float, Parameter(validator=Number(gt=0, lte=86_400))]
"""A time limit: up to a day, for a report cannot hold one without end."""


class UsageError(Exception):
    """A command line that cannot be carried out; the message names the option and the remedy, in Chinese too or not."""

    def __init__(self, en: str, zh: str | None = None) -> None:
        super().__init__(en)
        self.text = Text(en, zh or en)


_REASONS: Final = {
    errno.ENOENT: "文件不存在",
    errno.EISDIR: "这是文件夹",
    errno.ENOTDIR: "上级不是文件夹",
    errno.EACCES: "没有权限",
    errno.EPERM: "没有权限",
    errno.EROFS: "只读",
    errno.ENOSPC: "空间不足",
}


def reason(error: OSError) -> Text:
    """Why a file could not be read or written."""
    said = error.strerror or str(error)
    return Text(said, _REASONS.get(error.errno or 0, said))


def output() -> Console:
    """The console of results: plain when piped, without colour under NO_COLOR."""
    return _Piped(highlight=False, soft_wrap=True)


class _Piped(Console):
    """A console that leaves a closed pipe to `main`, which ends quietly; rich would end with exit code 1."""

    def on_broken_pipe(self) -> None:
        """Raise again what is being handled."""
        raise  # noqa: PLE0704 - rich calls this where it handles BrokenPipeError


def errors() -> Console:
    """The console of errors and progress, on stderr."""
    return Console(stderr=True, highlight=False)


def print_json(data: object) -> None:
    """Print a value as JSON on stdout."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def language_of(given: Language | None) -> Language:
    """The language asked for, or that of the locale: Chinese where it is Chinese, else English."""
    if given is not None:
        return given
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "zh" if locale.lower().startswith("zh") else "en"


def language_asked(arguments: Sequence[str]) -> Language:
    """The language of a command line that could not be carried out: --lang where it can be read, else the locale."""
    for at, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if name == "--lang":
            value = value if equals else next(iter(arguments[at + 1 :]), "")
            return "zh" if value == "zh" else "en" if value == "en" else language_of(None)
    return language_of(None)


def rule_sets(
    bases: Sequence[str], settings: Sequence[str], houses: Sequence[Path], option: str = "--rules"
) -> tuple[RuleSetOrder, ...]:
    """The rule sets that --rules, --set and --house name, each once; --rules takes a file of house rules too.

    `option` is what the command calls --rules. Raises RuleSetError, UsageError.
    """
    if settings and not bases:
        raise UsageError(
            f"--set changes a rule set; name it with {option}, such as {option} shandong --set threes=ordinary.",
            f"--set 改动一套规则；要用 {option} 写明哪一套，例如 {option} shandong --set threes=ordinary。",
        )
    pairs = [parse_setting(text) for text in settings]
    found = []
    for base in bases:
        if base.endswith(".toml"):
            found.append(_house(Path(base), option, dict(pairs)))
            continue
        rules = m.Rules(known_base(base), dict(departures(base, dict(pairs))))  # type: ignore[arg-type]
        found.append(RuleSetOrder(label=label_of(rules), rules=rules))
    return _each_once([*found, *(_house(path, "--house", {}) for path in houses)])


def _each_once(orders: Sequence[RuleSetOrder]) -> tuple[RuleSetOrder, ...]:
    """The rule sets without repetition. Raises UsageError when two of them are called alike."""
    found: dict[str, RuleSetOrder] = {}
    for one in orders:
        if found.setdefault(one.label, one) != one:
            raise UsageError(
                f'two different rule sets are called {one.label!r}; give one of the files another name = "…".',
                f'两套不同的规则都叫“{one.label}”；请在其中一个文件里改写 name = "…"。',
            )
    return tuple(found.values())


def _house(path: Path, option: str, settings: Mapping[str, PolicyValue]) -> RuleSetOrder:
    house = house_rules(read_text(path, option), path.name)
    departing = departures(house.base, {**house.departures, **settings})
    label = "+".join([house.name, *(f"{key}={value}" for key, value in settings.items())])
    return RuleSetOrder(label=label, rules=m.Rules(house.base, dict(departing)))  # type: ignore[arg-type]


def read_text(path: Path, option: str) -> str:
    """The text of a file that an option names. Raises UsageError."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        why = reason(error)
        raise UsageError(
            f"{option} {path}: {why.en}; name a file that can be read.",
            f"{option} {path}：{why.zh}；请给出可以读取的文件。",
        ) from None
    except UnicodeDecodeError:
        raise UsageError(
            f"{option} {path}: not UTF-8; save it as UTF-8.", f"{option} {path}：不是 UTF-8；请存成 UTF-8。"
        ) from None
