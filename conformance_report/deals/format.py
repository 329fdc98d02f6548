"""The recorded deal: one JSON file, one action a line; scenarios/deals/FORMAT.md says what each member means."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType, field, to_builtins

from conformance_report.protocol import messages as m
from oracle.cards import RANKS
from oracle.catalogue import Text

FORMAT: Final = "1.0"
DIGITS: Final = 16
"""How many hexadecimal digits of the SHA-256 make a digest."""


class DealError(Exception):
    """A file that is no deal, or a place in it that cannot be; `words` names the place and the remedy."""

    def __init__(self, en: str, zh: str) -> None:
        super().__init__(en)
        self.words = Text(en, zh)


class Player(Struct, frozen=True):
    """Who chose the actions: a player of this project, and the seed of its choices."""

    name: str
    seed: int


class Ply(Struct, frozen=True, omit_defaults=True):
    """One action: the legal set where it is judged, the ruling on it, and the events that it brought about."""

    action: m.Action
    n: int | UnsetType = UNSET
    ruling: m.Ruling | UnsetType = UNSET
    events: list[dict[str, Any]] | UnsetType = UNSET
    count: int | UnsetType = UNSET
    digest: str | UnsetType = UNSET


class End(Struct, frozen=True, omit_defaults=True):
    """The position after the last action."""

    count: int | UnsetType = UNSET
    digest: str | UnsetType = UNSET
    state: m.State | UnsetType = UNSET


class Deal(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A recorded deal. What is only a record (rulings, events, digests) may be missing from one written by hand."""

    format: str = FORMAT
    kind: Literal["deal"] = "deal"
    rules: m.Rules
    setup: m.Setup
    plies: list[Ply]
    player: Player | UnsetType = UNSET
    shows: list[str] = field(default_factory=list)
    events: list[dict[str, Any]] | UnsetType = UNSET
    """The events that the setup itself sets off."""
    end: End | UnsetType = UNSET


# the legal set as a count and a digest

_encoder = msgspec.json.Encoder(order="sorted")


def text_of(action: m.Action) -> str:
    """An action as canonical text: compact JSON, names sorted, cards and seats in order."""
    return _encoder.encode(_canonical(to_builtins(action))).decode()


def _canonical(told: dict[str, Any]) -> dict[str, Any]:
    for name in ("cards", "pay"):
        if isinstance(told.get(name), str):
            told[name] = _in_order(told[name])
    if told.get("plays") is not None:
        plays = [_in_order(cards) for cards in told["plays"]]
        told["plays"] = sorted(plays) if told["type"] == "rush" else plays
    if "seats" in told:
        told["seats"] = sorted(told["seats"])
    return told


def _in_order(cards: str) -> str:
    return "".join(sorted(cards, key=RANKS.index))


def digest_of(texts: Iterable[str]) -> str:
    """The digest of a legal set, given as canonical texts: they are sorted and joined by LF before hashing."""
    return hashlib.sha256("\n".join(sorted(texts)).encode()).hexdigest()[:DIGITS]


# writing


def write_deal(deal: Deal) -> str:
    """A recorded deal as the text of its file."""
    head: list[tuple[str, Any]] = [("format", deal.format), ("kind", deal.kind), ("rules", deal.rules)]
    head += [(name, value) for name in ("player", "shows") if (value := getattr(deal, name))]
    lines = [f"  {json.dumps(name)}: {_line(value)}," for name, value in head]
    lines += ['  "setup": {', *_setup_lines(deal.setup), "  },"]
    if deal.events is not UNSET:
        lines.append(f'  "events": {_line(deal.events)},')
    plies = [f"    {_line(ply)}" for ply in deal.plies]
    lines += ['  "plies": [', ",\n".join(plies)] if plies else ['  "plies": [']
    lines += ["  ]" if deal.end is UNSET else f'  ],\n  "end": {_line(deal.end)}']
    return "\n".join(["{", *lines, "}"]) + "\n"


def _line(value: Any) -> str:
    return json.dumps(to_builtins(value), ensure_ascii=False)


def _setup_lines(setup: m.Setup) -> list[str]:
    told: dict[str, Any] = to_builtins(setup)
    hands = ",\n".join(f"      {json.dumps(hand)}" for hand in told.pop("hands"))
    members = [f'    "hands": [\n{hands}\n    ]']
    members += [f"    {json.dumps(name)}: {_line(value)}" for name, value in told.items()]
    return [",\n".join(members)]


# reading


class _Head(Struct):
    """What is looked at before the rest: which format, what kind, and whether it is a question."""

    format: str | UnsetType = UNSET
    kind: str | UnsetType = UNSET
    method: str | UnsetType = UNSET
    params: msgspec.Raw | UnsetType = UNSET
    actions: msgspec.Raw | UnsetType = UNSET


def read_deal(text: str | bytes, name: str) -> Deal:
    """The deal in a text: a recorded deal, or a question `deal.play`, whole or its parameters. Raises DealError."""
    data = text.encode() if isinstance(text, str) else text
    head = decode(data, _Head, name)
    if head.method is not UNSET:
        return _of_request(head, name)
    if head.actions is not UNSET:
        return _of_question(data, name)
    if head.kind == "match":
        raise DealError(
            f"{name}: kind 'match' is a whole match; name one of its deals, such as {name}#1.",
            f"{name}：kind 'match' 是整场比赛；请指明其中一局，例如 {name}#1。",
        )
    if head.kind not in (UNSET, "deal"):
        raise DealError(
            f"{name}: kind {head.kind!r} cannot be read here; a deal has kind 'deal'.",
            f"{name}：kind 为 {head.kind!r}，这里读不了；牌局的 kind 是 'deal'。",
        )
    check_format(data, FORMAT, name)
    deal: Deal = decode(data, Deal, name)
    return deal


def kind_of(data: bytes, name: str) -> str | None:
    """The kind that a text says it is; None where it does not say. Raises DealError."""
    kind = decode(data, _Head, name).kind
    return kind if isinstance(kind, str) else None


def check_format(data: bytes, known: str, name: str) -> None:
    """Refuse a text in a format with another first number than the known one. Raises DealError."""
    told = decode(data, _Head, name).format
    if isinstance(told, str) and told.partition(".")[0] != known.partition(".")[0]:
        raise DealError(
            f"{name}: format {told} is not known here, only {known}; bring gouji up to date.",
            f"{name}：不认识格式 {told}，这里只认 {known}；请更新 gouji。",
        )


def _of_request(head: _Head, name: str) -> Deal:
    if head.method != "deal.play" or not isinstance(head.params, msgspec.Raw):
        raise DealError(
            f"{name}: a question {head.method} is no deal; give a recorded deal, or a question deal.play.",
            f"{name}：{head.method} 这个问题不是牌局；请给出牌局记录，或 deal.play 的问题。",
        )
    return _of_question(bytes(head.params), name)


def _of_question(data: bytes, name: str) -> Deal:
    question = decode(data, m.DealPlay, name)
    return Deal(rules=question.rules, setup=question.setup, plies=[Ply(action) for action in question.actions])


def decode(data: bytes, kind: type[Any], name: str, described_in: str = "scenarios/deals/FORMAT.md") -> Any:
    """What a text says, as a value of a kind. Raises DealError with the place where it cannot be."""
    try:
        data.decode("utf-8")
        return msgspec.json.decode(data, type=kind)
    except UnicodeDecodeError:
        raise DealError(f"{name}: not UTF-8; save it as UTF-8.", f"{name}：不是 UTF-8；请存成 UTF-8。") from None
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at ")
        place = place.strip("`") or "$"
        raise DealError(
            f"{name}: {what}, at {place}; {described_in} says what stands where.",
            f"{name}：{place} 处：{what}；格式见 {described_in}。",
        ) from None
    except (msgspec.DecodeError, RecursionError):
        raise _no_json(data.decode("utf-8"), name) from None


def _no_json(text: str, name: str) -> DealError:
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return DealError(
            f"{name}: not JSON at line {error.lineno}, column {error.colno}: {error.msg}; mend it there.",
            f"{name}：第 {error.lineno} 行第 {error.colno} 列不是 JSON（{error.msg}）；请在该处改正。",
        )
    except (RecursionError, ValueError):
        pass
    return DealError(f"{name}: not JSON that can be read; mend it.", f"{name}：无法读作 JSON；请改正。")
