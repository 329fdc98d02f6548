"""A function is replaced wherever the oracle has it, and put back; what is not there is named."""

from __future__ import annotations

import dataclasses
from types import ModuleType
from typing import Any

import pytest

from conformance_report.engines import oracle_settling
from oracle import state
from oracle.before_play import sequence
from oracle.before_play.calling import CALLS, why_no_call
from oracle.cards import counts_of
from oracle.combination import Combination, classify
from oracle.dealing import deck
from oracle.judge import may_open
from oracle.playing import steps
from oracle.rules import burning, turn
from oracle.rules.burning import NO_BURN, too_late
from oracle.rules.turn import may_answer
from oracle.rulesets import with_policies
from oracle.state import Phase, Standing
from tests.miniatures.rebinding import BoundNowhere, modules, replaced

_RULES = with_policies("chongdian", {})
_PAIR = classify(counts_of("KK"), _RULES)
assert isinstance(_PAIR, Combination)


def _never(*_given: Any, **_named: Any) -> Any:
    return False


def _bound(module: ModuleType, name: str) -> Any:
    return vars(module)[name]


def test_a_function_is_replaced_in_its_module_and_in_tuples_of_guards() -> None:
    with replaced({too_late: _never}):
        assert _bound(burning, "too_late") is _never
        assert ("BURN-008", _never) in burning.NO_BURN
    assert _bound(burning, "too_late") is too_late
    assert burning.NO_BURN is NO_BURN


def test_a_function_is_replaced_where_it_was_imported() -> None:
    with replaced({may_answer: _never}):
        assert _bound(steps, "may_answer") is _bound(turn, "may_answer") is _never
    assert _bound(steps, "may_answer") is _bound(turn, "may_answer") is may_answer


def test_a_method_is_replaced_in_its_class() -> None:
    old = vars(Standing)["but"]
    with replaced({old: _never}):
        assert vars(Standing)["but"] is _never
    assert vars(Standing)["but"] is old


def test_a_function_is_replaced_in_the_law_of_a_phase() -> None:
    with replaced({why_no_call: _never}):
        assert sequence.PHASES_BEFORE_PLAY[Phase.CALLS].why_not is _never
    assert sequence.PHASES_BEFORE_PLAY[Phase.CALLS] is CALLS
    assert CALLS.why_not is why_no_call


def test_the_law_of_a_phase_is_replaced() -> None:
    other = dataclasses.replace(CALLS, is_window=False)
    with replaced({CALLS: other}):
        assert sequence.PHASES_BEFORE_PLAY[Phase.CALLS] is other
    assert sequence.PHASES_BEFORE_PLAY[Phase.CALLS] is CALLS


def test_a_function_is_replaced_where_answers_are_told() -> None:
    with replaced({deck: _never}):
        assert _bound(oracle_settling, "deck") is _never
    assert _bound(oracle_settling, "deck") is deck


def test_a_constant_is_replaced_by_its_name() -> None:
    with replaced({"TANGLE_SIZE": 3}):
        assert _bound(state, "TANGLE_SIZE") == 3
    assert _bound(state, "TANGLE_SIZE") == 4


def test_memos_are_cleared_before_and_after() -> None:
    may_open(_PAIR, _RULES)
    with replaced({too_late: _never}):
        assert may_open.cache_info().currsize == 0
        may_open(_PAIR, _RULES)
    assert may_open.cache_info().currsize == 0


def test_everything_is_put_back_after_an_exception() -> None:
    before = {module.__name__: dict(vars(module)) for module in modules()}
    with pytest.raises(ZeroDivisionError), replaced({too_late: _never, may_answer: _never, "TANGLE_SIZE": 3}):
        raise ZeroDivisionError
    for module in modules():
        assert all(vars(module)[name] is value for name, value in before[module.__name__].items())


@pytest.mark.parametrize("unknown", [_bound, "NO_SUCH_NAME"])
def test_what_is_bound_nowhere_is_named_and_nothing_stays_replaced(unknown: object) -> None:
    with pytest.raises(BoundNowhere, match="bound in no module"), replaced({too_late: _never, unknown: 0}):
        pass
    assert _bound(burning, "too_late") is too_late
