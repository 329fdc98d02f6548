"""The oracle as an engine in this process. It goes through the same encoding and decoding as a child process."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from conformance_report.engines.oracle_service import FOUR_RULE_SETS, OracleService
from conformance_report.engines.port import Exchange, Fault, FaultKind
from conformance_report.engines.probes import ECHO
from conformance_report.protocol import codec
from conformance_report.protocol import messages as m


class OracleEngine:
    """The reference oracle behind the port of engines, with a service of its own (or one that bends a rule)."""

    def __init__(self, rules: Sequence[m.Rules] = FOUR_RULE_SETS, *, service: OracleService | None = None) -> None:
        self._service = service or OracleService(rules)
        self._exchanges: list[Exchange] = []
        self._last_id = 0
        self.restarts = 0

    def start(self) -> m.Initialized | Fault:
        """Shake hands."""
        hello = m.Initialize(m.VersionRange("1.0", "1.0"), m.SuiteInfo("gouji-conformance", "", ""), ECHO)
        reply = self.ask("initialize", hello)
        assert isinstance(reply, m.Initialized | Fault)
        return reply

    def ask(self, method: str, params: msgspec.Struct) -> msgspec.Struct | Fault:
        """Ask one question through the codec; the typed result, or the fault."""
        raw = self.ask_raw(method, params)
        if isinstance(raw, Fault):
            return raw
        try:
            return codec.decode_result(method, raw)
        except codec.BadResultError as error:
            return Fault(FaultKind.NOT_SCHEMA_VALID, str(error))

    def ask_raw(self, method: str, params: Any) -> msgspec.Raw | Fault:
        """Ask any method with any parameters; the result undecoded, or the fault."""
        self._last_id += 1
        sent = codec.encode_request(m.Request(self._last_id, method, params))
        began = time.perf_counter()
        line = self._service.answer(sent)
        self._exchanges.append(Exchange(sent.decode(), line.decode(), (time.perf_counter() - began) * 1000))
        reply = codec.decode_reply(line)
        if isinstance(reply.error, m.ErrorBody):
            return Fault(FaultKind.ERROR_REPLY, reply.error.message, reply.error.code)
        assert isinstance(reply.result, msgspec.Raw)
        return reply.result

    def take_exchanges(self) -> tuple[Exchange, ...]:
        """The exchanges since this was last called."""
        taken, self._exchanges = tuple(self._exchanges), []
        return taken

    def take_late_fault(self) -> Fault | None:
        """The oracle answers once."""
        return None

    def stderr_tail(self) -> str:
        """The oracle in this process writes nothing on stderr."""
        return ""

    def close(self) -> Fault | None:
        """Nothing is left to end."""
        return None
