"""Actions in short, as a person types and reads them: 3 pass, 0 KK, 1,2 burn, next."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from conformance_report.deals.format import DealError
from conformance_report.protocol import messages as m
from oracle.notation import NotationError, format_cards, parse_cards

_FORM: Final = re.compile(r"^\s*([0-5](?:\s*[,+]\s*[0-5])*)\s*[:：]?\s+(\S.*?)\s*$")
_DOING: Final[dict[str, str]] = {
    "pass": "pass", "过": "pass", "過": "pass", "不要": "pass",
    "yield": "yield", "让": "yield", "讓": "yield", "让牌": "yield",
    "burn": "burn", "烧": "burn", "燒": "burn", "烧牌": "burn",
    "waive": "waive", "revolt": "revolt", "革命": "revolt",
    "head": "head", "headless": "headless", "要头": "head", "有头": "head", "无头": "headless",
    "xuan": "xuan", "ming": "ming", "yu": "yu", "宣": "xuan", "明": "ming", "预": "yu",
}  # fmt: skip
_NEXT: Final = frozenset({"next", "下一步"})
_decoder: Final = msgspec.json.Decoder(m.Action)


def parse_action(text: str) -> m.Action:
    """The action that a text stands for, in short or as JSON. Raises DealError."""
    if text.lstrip().startswith("{"):
        return _of_json(text)
    if text.strip().lower() in _NEXT:
        return m.NextAction()
    found = _FORM.match(text)
    if found is None:
        raise _not_understood(text)
    seats = [int(seat) for seat in re.findall("[0-5]", found[1])]
    return _action(text, seats, found[2])


def _action(text: str, seats: list[int], words: str) -> m.Action:
    doing = _DOING.get(words.lower().removeprefix("call ").strip())
    if doing == "burn":
        return m.BurnAction(seats)
    if doing == "waive":
        return m.WaiveAction(seats)
    if len(seats) != 1:
        raise _not_understood(text)
    seat = seats[0]
    if doing is not None:
        return _alone(seat, doing)
    try:
        return m.PlayAction(seat, format_cards(parse_cards(words)))
    except NotationError as error:
        raise DealError(
            f"--action {text!r}: {error.en} Or one of pass, yield, burn, next.",
            f"--action “{text}”：{error.zh} 也可写 过、让、烧、next。",
        ) from None


def _alone(seat: int, doing: str) -> m.Action:
    simple: dict[str, m.Action] = {
        "pass": m.PassAction(seat), "yield": m.YieldAction(seat), "revolt": m.RevoltAction(seat),
        "head": m.HeadAction(seat, "head"), "headless": m.HeadAction(seat, "headless"),
        "xuan": m.CallAction(seat, "xuan"), "ming": m.CallAction(seat, "ming"), "yu": m.CallAction(seat, "yu"),
    }  # fmt: skip
    return simple[doing]


def _of_json(text: str) -> m.Action:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise DealError(
            f"--action {text!r}: {error}; write it as in adapters/PROTOCOL.md, or in short such as '3 pass' or '0 KK'.",
            f"--action “{text}”：{error}；写法见 adapters/PROTOCOL.md，也可简写成 '3 过'、'0 KK'。",
        ) from None


def _not_understood(text: str) -> DealError:
    return DealError(
        f"--action {text!r} is not understood; write a seat from 0 to 5 and what it does, such as '3 pass', '0 KK', "
        "'3 yield', '1 burn', '1,2 burn', or 'next', or the action as JSON.",
        f"--action “{text}” 看不懂；先写座位 0 到 5，再写做什么，例如 '3 过'、'0 KK'、'3 让'、'1 烧'、'1,2 烧'，"
        "或者 next，或者写成 JSON。",
    )


def short(action: m.Action, language: str = "en") -> str:
    """An action in short; in English it can be typed again."""
    told: dict[str, Any] = msgspec.to_builtins(action)
    kind = told["type"]
    if kind == "next":
        return "next"
    who = ",".join(str(seat) for seat in told.get("seats", [told.get("seat")]))
    return f"{who} {_does(kind, told, language)}"


_IN_CHINESE: Final = {
    "pass": "过", "yield": "让", "burn": "烧", "waive": "免点", "revolt": "革命", "head": "要头", "headless": "无头",
    "xuan": "宣", "ming": "明", "yu": "预", "rush": "冲点", "fight": "打", "trial": "申请开点", "answer-trial": "应",
    "buy": "买牌", "return": "还贡", "show-fours": "亮4",
}  # fmt: skip


def _does(kind: str, told: dict[str, Any], language: str) -> str:
    if kind == "play":
        return str(told["cards"])
    word = str(told.get("choice") or told.get("call") or kind)
    word = _IN_CHINESE.get(word, word) if language == "zh" else word
    rest = [value for name, value in told.items() if name not in ("type", "seat", "seats", "choice", "call")]
    return " ".join([word, *(_value(value) for value in rest)])


def _value(value: Any) -> str:
    if value is None:
        return "–"
    return "+".join(value) if isinstance(value, list) else str(value)
