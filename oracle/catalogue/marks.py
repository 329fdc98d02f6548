"""The mark by which a function says which rules it enforces."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeVar

_Function = TypeVar("_Function", bound=Callable[..., object])
_enforced: dict[str, list[str]] = {}


def enforces(*rule_ids: str) -> Callable[[_Function], _Function]:
    """Mark a function as the one that enforces these rules; the function itself is not changed."""

    def mark(function: _Function) -> _Function:
        for rule_id in rule_ids:
            _enforced.setdefault(rule_id, []).append(f"{function.__module__}.{function.__qualname__}")
        return function

    return mark


def enforced() -> Mapping[str, tuple[str, ...]]:
    """For each rule id the dotted names of the functions that enforce it, of all modules imported so far."""
    return MappingProxyType({rule_id: tuple(names) for rule_id, names in _enforced.items()})
