"""The oracle behind the protocol: one request line in, one reply line out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import metadata
from typing import Any, Final

from msgspec import UNSET, Struct

from conformance_report.engines.oracle_deal import deal_played
from conformance_report.engines.oracle_settling import hands_dealt, match_scored, settled, tribute_paid
from conformance_report.protocol import codec
from conformance_report.protocol import messages as m
from conformance_report.protocol.errors import ErrorCode, ProtocolError
from oracle.cards import RANKS, counts_of
from oracle.combination import Combination, classify
from oracle.judge import judge
from oracle.rulesets import BASES, RuleSet, with_policies

DISTRIBUTION: Final = "gouji-conformance"
FOUR_RULE_SETS: Final = tuple(m.Rules(base) for base in BASES)


def version() -> str:
    """The version of this project as installed."""
    try:
        return metadata.version(DISTRIBUTION)
    except metadata.PackageNotFoundError:
        return "0+unknown"


class OracleService:
    """Answers request lines by the oracle, for the rule sets that it declares. Keeps no session."""

    def __init__(self, rules: Sequence[m.Rules] = FOUR_RULE_SETS) -> None:
        self.rules: Final = tuple(rules)
        self.ended = False

    def answer(self, line: bytes) -> bytes:
        """The reply line to a request line; a line that is no request is answered with an error."""
        request_id: int | str | None = None
        try:
            request = codec.decode_request(line)
            request_id = request.id
            return codec.encode_result(request_id, self._result(request))
        except ProtocolError as error:
            return codec.encode_error(request_id, error.code, error.message)
        except Exception as error:  # noqa: BLE001 - whatever went wrong in here, the asker gets a reply
            return codec.encode_error(request_id, ErrorCode.INTERNAL_ERROR, f"The oracle failed: {error!r}.")

    def _result(self, request: codec.RawRequest) -> Struct:
        assert isinstance(request.method, str)
        params = codec.decode_params(request.method, request.params)
        if isinstance(params, m.Initialize):
            return self._initialized(params)
        if isinstance(params, m.Shutdown):
            self.ended = True
            return m.ShutDown()
        rules = self._rules(params.rules)  # type: ignore[attr-defined]
        return _ANSWERS[request.method](params, rules)

    def _initialized(self, params: m.Initialize) -> m.Initialized:
        if not _within(params.protocol.min, m.PROTOCOL_VERSION, params.protocol.max):
            raise ProtocolError(
                ErrorCode.NO_COMMON_VERSION,
                f"The oracle speaks {m.PROTOCOL_VERSION}, asked for {params.protocol.min} to {params.protocol.max}.",
            )
        return m.Initialized(
            protocol=m.PROTOCOL_VERSION,
            engine=m.EngineInfo("gouji oracle", version(), "Python"),
            rules=list(self.rules),
            capabilities=list(CAPABILITIES),
            echo=params.echo,
        )

    def _rules(self, asked: m.Rules) -> RuleSet:
        if asked not in self.rules:
            declared = "; ".join(map(_describe, self.rules))
            raise ProtocolError(
                ErrorCode.RULES_NOT_PLAYED, f"The rule set {_describe(asked)} is not among those declared: {declared}."
            )
        return _rule_set(asked.base, tuple(asked.set.items()))


@lru_cache(maxsize=1024)
def _rule_set(base: str, departures: tuple[tuple[str, str | int], ...]) -> RuleSet:
    return with_policies(base, dict(departures))


def _describe(rules: m.Rules) -> str:
    return "+".join([rules.base, *(f"{key}={value}" for key, value in rules.set.items())])


def _within(lowest: str, spoken: str, highest: str) -> bool:
    return _number(lowest) <= _number(spoken) <= _number(highest)


def _number(protocol: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in protocol.split("."))
    except ValueError:
        raise ProtocolError(ErrorCode.INVALID_PARAMS, f"{protocol!r} is no protocol version, such as 1.0.") from None


# cards.judge


def _judged(params: m.Judge, rules: RuleSet) -> m.Judged:
    ruling = judge(counts_of(params.cards), _table(params.table, rules), rules)
    if ruling.play is None:
        return m.Judged(valid=False, reasons=list(ruling.rule_ids))
    return m.Judged(
        valid=True,
        size=ruling.play.size,
        jokers=ruling.play.jokers,
        joker=_letter(ruling.play.joker),
        rank=_letter(ruling.play.rank),
        gouji=ruling.gouji,
        opens=ruling.opens,
        beats=UNSET if ruling.beats is None else ruling.beats,
        reasons=list(ruling.rule_ids) if ruling.rule_ids else UNSET,
    )


def _table(cards: object, rules: RuleSet) -> Combination | None:
    if not isinstance(cards, str):
        return None
    table = classify(counts_of(cards), rules)
    if not isinstance(table, Combination):
        raise ProtocolError(ErrorCode.INVALID_PARAMS, f"The table {cards!r} is no play: {', '.join(table.rule_ids)}.")
    return table


def _letter(rank: int | None) -> Any:
    return None if rank is None else RANKS[rank]


_ANSWERS: Final[Mapping[str, Callable[[Any, RuleSet], Struct]]] = {
    "cards.judge": _judged,
    "deal.play": deal_played,
    "deal.settle": settled,
    "match.tribute": tribute_paid,
    "match.score": match_scored,
    "deal.hands": hands_dealt,
}
CAPABILITIES: Final = ("cards", "play", "deal", "match", "legal", "reasons")


def serve(lines: Iterable[bytes], service: OracleService, write: Callable[[bytes], object]) -> None:
    """Answer every line until shutdown or the end of input."""
    for line in lines:
        if line.strip():
            write(service.answer(line))
        if service.ended:
            return
