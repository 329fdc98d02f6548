"""One function of the oracle replaced by another, wherever it is bound, for a while."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, is_dataclass, replace
from types import MappingProxyType, ModuleType
from typing import Any

from msgspec import UNSET

import conformance_report.engines.oracle_service  # noqa: F401 - so that every module of the oracle that answers is there

Changes = Mapping[Any, Any]
"""From what is replaced to what stands in its place: a function or method by itself, a constant by its name."""

_WITHOUT_VERDICTS = ("oracle.rulesets", "oracle.catalogue", "oracle.violations")
"""Where memos hold no verdicts, but the policies, the rules, and the one object of each rule set."""


_TELLING = "conformance_report.engines.oracle_"


class BoundNowhere(Exception):
    """What was to be replaced is not there (any more)."""


@contextmanager
def replaced(changes: Changes) -> Iterator[None]:
    """Put the replacements everywhere in the oracle, without memos of before; afterwards everything is as it was."""
    put_back: list[Callable[[], None]] = []
    try:
        for old, new in changes.items():
            if not _rebind(old, new, put_back):
                shown = old if isinstance(old, str) else getattr(old, "__qualname__", repr(old))
                raise BoundNowhere(f"{shown} is bound in no module of the oracle; name what has taken its place.")
        clear_memos()
        yield
    finally:
        for undo in reversed(put_back):
            undo()
        clear_memos()


def modules() -> list[ModuleType]:
    """Every module of the oracle, and those that tell its answers."""
    return [
        module
        for name, module in sorted(sys.modules.items())
        if name.split(".")[0] == "oracle" or name.startswith(_TELLING)
    ]


def clear_memos() -> None:
    """Forget every verdict: of functions with a cache, and in memos, which are the private dicts of a module."""
    for module in modules():
        if module.__name__.startswith(_WITHOUT_VERDICTS):
            continue
        for name, value in list(vars(module).items()):
            if hasattr(value, "cache_clear"):
                value.cache_clear()
            elif isinstance(value, dict) and name.startswith("_") and name == name.lower() and name[1:2] != "_":
                value.clear()


def _rebind(old: Any, new: Any, put_back: list[Callable[[], None]]) -> bool:
    found = False
    for module in modules():
        for name, value in list(vars(module).items()):
            if name.startswith("__"):
                continue
            if isinstance(old, str):
                changed = new if name == old else UNSET
            elif isinstance(value, type):
                found |= _rebind_members(value, old, new, put_back)
                continue
            else:
                changed = _with(value, old, new)
            if changed is not UNSET:
                found = True
                put_back.append(_setting(module, name, value))
                setattr(module, name, changed)
    return found


def _rebind_members(owner: type, old: Any, new: Any, put_back: list[Callable[[], None]]) -> bool:
    """Replace it where a class of the oracle has it as a method."""
    if not owner.__module__.startswith("oracle"):
        return False
    names = [name for name, value in vars(owner).items() if value is old]
    for name in names:
        put_back.append(_setting(owner, name, old))
        setattr(owner, name, new)
    return bool(names)


def _setting(owner: Any, name: str, value: Any) -> Callable[[], None]:
    return lambda: setattr(owner, name, value)


def _with(value: Any, old: Any, new: Any) -> Any:
    """The value with the new one for the old one, at any depth of tuples, lists, mappings and dataclasses.

    UNSET where it is not.
    """
    if value is old:
        return new
    if isinstance(value, tuple | list) and type(value) in (tuple, list):
        parts = [_with(part, old, new) for part in value]
        if all(part is UNSET for part in parts):
            return UNSET
        return type(value)(was if part is UNSET else part for was, part in zip(value, parts, strict=True))
    if isinstance(value, dict | MappingProxyType):
        changed = {key: part for key, was in value.items() if (part := _with(was, old, new)) is not UNSET}
        return type(value)({**value, **changed}) if changed else UNSET
    if is_dataclass(value) and not isinstance(value, type) and type(value).__module__.startswith("oracle"):
        members = {one.name: _with(getattr(value, one.name), old, new) for one in fields(value) if one.init}
        members = {name: part for name, part in members.items() if part is not UNSET}
        return replace(value, **members) if members else UNSET
    return UNSET
