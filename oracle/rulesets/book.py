"""Loading rule sets: the four, and house rules in TOML or in single settings. A mistake is one clear line."""

from __future__ import annotations

import difflib
import tomllib
import typing
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from importlib import resources
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from oracle.catalogue import Text, documents
from oracle.rulesets.ruleset import RuleSet

BASES: Final = ("chongdian", "biesan", "shandong", "fasi")
"""The four rule sets, one for each document."""

PolicyValue: TypeAlias = str | int

_KINDS: Final[Mapping[str, type]] = typing.get_type_hints(RuleSet)
_DIGITS: Final = 9
"""So many digits of a whole number are read: no policy has more, and the interpreter refuses thousands."""
_STANDINGS: Final = ("stated", "implied", "disputed", "assumed", "none")


class RuleSetError(Exception):
    """Rules that cannot be taken; the message names the key, what was given and what is allowed, in one line.

    A mistake that a player can make is told in Chinese too; one in our own tables in English alone.
    """

    def __init__(self, en: str, zh: str | None = None) -> None:
        super().__init__(en)
        self.text = Text(en, zh or en)


@dataclass(frozen=True, slots=True)
class Policy:
    """A question that rule sets answer differently, its allowed values in words, and the rules that it governs.

    `lowest` is set where any whole number from there on is allowed; the values in words are then examples.
    """

    key: str
    asks: Text
    values: Mapping[PolicyValue, Text]
    rules: tuple[str, ...]
    lowest: int | None

    @property
    def allowed(self) -> str:
        """The allowed values as a phrase."""
        listed = ", ".join(str(value) for value in self.values)
        return listed if self.lowest is None else f"any whole number from {self.lowest}"


@dataclass(frozen=True, slots=True)
class Position:
    """The value of one policy in one rule set, how firmly the document says so, where, and a note."""

    value: PolicyValue
    standing: str
    section: tuple[str, ...]
    note: Text


@dataclass(frozen=True, slots=True)
class HouseRules:
    """House rules: a base, the departures from it, and the name by which a report calls them."""

    name: str
    base: str
    departures: Mapping[str, PolicyValue]


def policies() -> Mapping[str, Policy]:
    """The 37 policies in the order of a rule set."""
    return _policies()


def base_rules(base: str) -> RuleSet:
    """One of the four rule sets. Raises RuleSetError for any other name."""
    return with_policies(base, {})


def positions(base: str) -> Mapping[str, Position]:
    """How one of the four documents stands on every policy. Raises RuleSetError for any other name."""
    return _positions(known_base(base))


def policy_values(rules: RuleSet) -> Mapping[str, PolicyValue]:
    """The values of a rule set by policy, enumerations as their words."""
    return {key: _plain(getattr(rules, key)) for key in _KINDS}


def with_policies(base: str, departures: Mapping[str, object]) -> RuleSet:
    """A base with some policies set otherwise. Raises RuleSetError naming the key and the allowed values."""
    values = {key: position.value for key, position in positions(base).items()}
    values.update({key: check_value(key, value) for key, value in departures.items()})
    return _of_values(tuple(_typed(key, values[key]) for key in _KINDS))


@lru_cache(maxsize=1 << 12)
def _of_values(values: tuple[Any, ...]) -> RuleSet:
    return RuleSet(*values)


def departures(base: str, settings: Mapping[str, object]) -> Mapping[str, PolicyValue]:
    """The settings that really depart from the base, in the order of a rule set. Raises RuleSetError."""
    checked = {key: check_value(key, value) for key, value in settings.items()}
    stands = positions(base)
    return MappingProxyType(
        {key: checked[key] for key in _KINDS if key in checked and checked[key] != stands[key].value}
    )


def check_value(key: str, value: object) -> PolicyValue:
    """The value of a policy; whole numbers may be given as text. Raises RuleSetError."""
    policy = policies().get(key)
    if policy is None:
        near = difflib.get_close_matches(key, policies(), n=1)
        hint = f" Perhaps {near[0]} was meant." if near else ""
        meant = f"是否想写 {near[0]}？" if near else ""
        raise RuleSetError(
            f"There is no policy {key!r}.{hint} The policies are {', '.join(policies())}.",
            f"没有“{key}”这个规则选项。{meant}可用的有 {', '.join(policies())}。",
        )
    if _KINDS[key] is int and isinstance(value, str) and value.strip().isdecimal() and len(value) <= _DIGITS:
        value = int(value)
    right_kind = (
        isinstance(value, int) and not isinstance(value, bool) if _KINDS[key] is int else isinstance(value, str)
    )
    if right_kind and (value in policy.values or _from_lowest(policy, value)):
        return _plain(value)
    listed = f"从{policy.lowest}起的整数" if policy.lowest is not None else "、".join(map(str, policy.values))
    raise RuleSetError(
        f"{key} cannot be {value!r}; it is {_or(policy.allowed)}.", f"{key} 不能是“{value}”；可用 {listed}。"
    )


def parse_setting(text: str) -> tuple[str, PolicyValue]:
    """One `key=value` of a command line. Raises RuleSetError."""
    key, equals, value = text.partition("=")
    if not equals:
        raise RuleSetError(
            f"{text!r} is no setting; write key=value, such as threes=ordinary.",
            f"看不懂“{text}”；请写成 key=value，例如 threes=ordinary。",
        )
    return key.strip(), check_value(key.strip(), value.strip())


def house_rules(text: str, name: str) -> HouseRules:
    """House rules from TOML: `extends` names one of the four, `[set]` the departures, `name` what to call them.

    `name` is the file's name, used in errors and when the text gives none. Raises RuleSetError.
    """
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise RuleSetError(
            f"{name}: not TOML: {error}; mend it there.", f"{name}：不是TOML格式（{error}）；请在该处改正。"
        ) from None
    for key in data:
        if key not in ("name", "extends", "set"):
            raise RuleSetError(
                f"{name}: the member {key!r} is not known; there are name, extends and set.",
                f"{name}：没有“{key}”这一项；可用的有 name、extends、set。",
            )
    if "extends" not in data:
        raise RuleSetError(
            f"{name}: the member extends is missing; it names one of {', '.join(BASES)}.",
            f"{name}：缺少 extends；它写明以哪一套规则为准：{'、'.join(BASES)}。",
        )
    settings = data.get("set", {})
    if not isinstance(settings, dict):
        raise RuleSetError(
            f'{name}: set must be a table, such as [set] with threes = "ordinary".',
            f'{name}：set 要写成一节，例如 [set] 下一行写 threes = "ordinary"。',
        )
    called = data.get("name", name)
    if not isinstance(called, str) or not called.strip():
        raise RuleSetError(f"{name}: name must be a word or a few.", f"{name}：name 要写成文字，不能留空。")
    try:
        return HouseRules(called, known_base(data["extends"]), departures(data["extends"], settings))
    except RuleSetError as error:
        raise RuleSetError(f"{name}: {error.text.en}", f"{name}：{error.text.zh}") from None


def known_base(base: object) -> str:
    """The name of one of the four rule sets as it was given. Raises RuleSetError for any other."""
    if isinstance(base, str) and base in BASES:
        return base
    raise RuleSetError(
        f"There is no rule set {base!r}; the four are {', '.join(BASES)}.",
        f"没有“{base}”这套规则；四套是 {'、'.join(f'{one}（{documents()[one].hanzi}）' for one in BASES)}。",
    )


def _from_lowest(policy: Policy, value: object) -> bool:
    return policy.lowest is not None and isinstance(value, int) and value >= policy.lowest


def _or(allowed: str) -> str:
    head, comma, last = allowed.rpartition(", ")
    return f"{head} or {last}" if comma else allowed


def _plain(value: Any) -> PolicyValue:
    return value.value if isinstance(value, StrEnum) else value


def _typed(key: str, value: PolicyValue) -> Any:
    return _KINDS[key](value)


@lru_cache(maxsize=1)
def _policies() -> Mapping[str, Policy]:
    data = _read("policies.toml")
    _same_keys(data, "policies.toml")
    return MappingProxyType({key: _policy(key, entry) for key, entry in data.items()})


def _policy(key: str, entry: Mapping[str, Any]) -> Policy:
    values: dict[PolicyValue, Text] = {
        int(value) if _KINDS[key] is int else value: Text(**words) for value, words in entry["values"].items()
    }
    kind = _KINDS[key]
    if issubclass(kind, StrEnum) and list(values) != [member.value for member in kind]:
        raise RuleSetError(f"policies.toml: {key}.values must be {', '.join(kind)}.")
    return Policy(key, Text(**entry["asks"]), MappingProxyType(values), tuple(entry["rules"]), entry.get("lowest"))


@lru_cache(maxsize=len(BASES))
def _positions(base: str) -> Mapping[str, Position]:
    data = _read(f"{base}.toml")
    _same_keys(data, f"{base}.toml")
    return MappingProxyType({key: _position(base, key, entry) for key, entry in data.items()})


def _position(base: str, key: str, entry: Mapping[str, Any]) -> Position:
    where = f"{base}.toml: {key}"
    if set(entry) != {"value", "standing", "section", "note"}:
        raise RuleSetError(f"{where} must have exactly the members value, standing, section and note.")
    if entry["standing"] not in _STANDINGS:
        raise RuleSetError(f"{where}.standing is {entry['standing']!r}; the standings are {', '.join(_STANDINGS)}.")
    for heading in entry["section"]:
        if heading not in documents()[base].sections:
            raise RuleSetError(f"{where}.section names {heading!r}, which is no heading of {base} in documents.toml.")
    try:
        value = check_value(key, entry["value"])
    except RuleSetError as error:
        raise RuleSetError(f"{base}.toml: {error}") from None
    return Position(value, entry["standing"], tuple(entry["section"]), Text(**entry["note"]))


def _same_keys(data: Mapping[str, Any], name: str) -> None:
    if list(data) != list(_KINDS):
        wrong = sorted(set(data) ^ set(_KINDS)) or ["their order"]
        raise RuleSetError(f"{name}: the keys are not the policies of a rule set in order; look at {', '.join(wrong)}.")


def _read(name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(resources.files("oracle.rulesets").joinpath(name).read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise RuleSetError(f"{name}: not TOML: {error}.") from None
