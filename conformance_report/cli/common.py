"""What the commands share: consoles, the language of a person, and options that name rule sets."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal, TypeAlias

from rich.console import Console

from conformance_report.protocol import messages as m
from conformance_report.run import RuleSetOrder, label_of
from oracle.rulesets import BASES, PolicyValue, RuleSetError, departures, house_rules, parse_setting

Language: TypeAlias = Literal["en", "zh"]


class UsageError(Exception):
    """A command line that cannot be carried out; the message names the option and the remedy."""


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


def rule_sets(bases: Sequence[str], settings: Sequence[str], houses: Sequence[Path]) -> tuple[RuleSetOrder, ...]:
    """The rule sets that --rules, --set and --house name; --rules takes a file of house rules too.

    Raises RuleSetError, UsageError.
    """
    if settings and not bases:
        raise UsageError(
            "--set changes a rule set; name it with --rules, such as --rules shandong --set threes=ordinary."
        )
    pairs = [parse_setting(text) for text in settings]
    found = []
    for base in bases:
        if base.endswith(".toml"):
            found.append(_house(Path(base), "--rules", dict(pairs)))
            continue
        if base not in BASES:
            raise RuleSetError(f"There is no rule set {base!r}; the four are {', '.join(BASES)}.")
        rules = m.Rules(base, dict(departures(base, dict(pairs))))  # type: ignore[arg-type]
        found.append(RuleSetOrder(label=label_of(rules), rules=rules))
    return (*found, *(_house(path, "--house", {}) for path in houses))


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
        raise UsageError(f"{option} {path}: {error.strerror or error}; name a file that can be read.") from None
    except UnicodeDecodeError:
        raise UsageError(f"{option} {path}: not UTF-8; save it as UTF-8.") from None
