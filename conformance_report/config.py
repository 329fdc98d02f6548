"""What a worker is asked to do: which part of the suite, against which engine, under which rule set."""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec import Struct

from conformance_report.engines.address import OracleAddress, parse_address
from conformance_report.engines.oracle_engine import OracleEngine
from conformance_report.engines.oracle_service import version
from conformance_report.engines.probes import RawEngine
from conformance_report.engines.stdio import StdioEngine
from conformance_report.protocol import messages as m
from conformance_report.suite import SUITE_NAME, Case, suite_hash, suite_root


class WorkOrder(Struct, frozen=True, kw_only=True):
    """One worker's share of a run."""

    engine: str
    label: str
    rules: m.Rules
    levels: tuple[str, ...]
    claimed: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()
    """Case ids to run; empty for all."""
    rule_ids: tuple[str, ...] = ()
    """Rules whose cases to run; empty for all."""
    seed: int = 0
    shard: int = 0
    shards: int = 1
    timeout: float = 5.0
    start_timeout: float = 10.0
    seconds_left: float | None = None
    """How long the whole run may still take; None for no limit."""

    @property
    def probes(self) -> bool:
        """Whether this worker asks the honesty probes: one worker of each rule set, unless a part was selected."""
        return self.shard == 0 and not self.cases and not self.rule_ids

    def selects(self, case: Case) -> bool:
        """Whether a case is of the selected part of the suite, by its id and by its rules."""
        if self.cases and case.id not in self.cases:
            return False
        return not self.rule_ids or bool(set(self.rule_ids) & set(case.rules))


def suite_info() -> m.SuiteInfo:
    """The suite as it presents itself to an engine."""
    return m.SuiteInfo(SUITE_NAME, version(), suite_hash(suite_root()))


def make_engine(order: WorkOrder, declares: Sequence[m.Rules] | None = None) -> RawEngine:
    """The engine that an order names, not started yet; the oracle declares these rule sets. Raises AddressError."""
    address = parse_address(order.engine)
    if isinstance(address, OracleAddress):
        return OracleEngine(declares or [order.rules])
    return StdioEngine(
        address.words,
        suite=suite_info(),
        start_timeout=order.start_timeout,
        question_timeout=order.timeout,
        run_deadline=None if order.seconds_left is None else time.monotonic() + order.seconds_left,
    )
