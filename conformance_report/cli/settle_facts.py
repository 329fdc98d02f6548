"""The facts of a deal as a person tells them: in options, in a TOML file, or in answers to questions."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from oracle.cards import FULL_DECK
from oracle.catalogue import Text
from oracle.facts import MOST_REVOLTED_OR_FAILED, Call, Deed, Facts, pair_of
from oracle.seats import SEATS, Seat, opposite

KEYS: Final = ("revolted", "failed_burners", "order", "opened", "calls", "burns", "shaos", "choked", "waived")
"""The members of a deal file, in the order in which a person is asked for them."""

_CALL_WORDS: Final = {
    **{call.value: call for call in Call},
    "宣": Call.XUAN, "宣点": Call.XUAN, "明": Call.MING, "明点": Call.MING, "预": Call.YU, "预点": Call.YU,
}  # fmt: skip
_SEPARATORS: Final = r"[\s,，、;；]+"
_DIGITS: Final = 4
"""So many digits of a number are read: no seat or number of cards has more."""
_HAND: Final = sum(FULL_DECK) // len(SEATS)
"""How many cards a hand has: nobody pays more."""


class ToldError(Exception):
    """A fact that cannot be read or cannot be; `key` is the member, `text` says what is wrong and how to mend it."""

    def __init__(self, key: str, en: str, zh: str) -> None:
        super().__init__(key, en)
        self.key = key
        self.text = Text(en, zh)


@dataclass(frozen=True, slots=True)
class Told:
    """The facts as told; `check` says whether they can be."""

    revolted: Seat | None = None
    failed_burners: tuple[Seat, ...] = ()
    order: tuple[Seat, ...] = ()
    opened: tuple[Seat, ...] = ()
    calls: tuple[tuple[Seat, Call], ...] = ()
    burns: tuple[Deed, ...] = ()
    shaos: tuple[Deed, ...] = ()
    choked: tuple[Deed, ...] = ()
    waived: tuple[tuple[Seat, Seat], ...] = ()

    def facts(self) -> Facts:
        """The facts for the oracle. Raises ToldError at the first one that cannot be."""
        for key in KEYS:
            check(self, key)
        return Facts(
            order=self.order,
            opened=frozenset(self.opened),
            revolted=self.revolted,
            failed_burners=self.failed_burners,
            calls=dict(self.calls),
            burns=self.burns,
            shaos=self.shaos,
            choked=self.choked,
            waived=frozenset(pair_of(one) for one, _ in self.waived),
        )


def of_texts(texts: Mapping[str, str]) -> Told:
    """The facts from one text for each member that was told. Raises ToldError."""
    told = Told()
    for key in KEYS:
        if key in texts:
            told = with_text(told, key, texts[key])
    return told


def with_text(told: Told, key: str, text: str) -> Told:
    """The facts with one member read from text, such as 0,3,1 or 1:0; an empty text tells nothing. Raises ToldError."""
    words = [word for word in re.split(_SEPARATORS, text.strip()) if word]
    return replace(told, **{key: _READERS[key](key, words)})


def as_text(told: Told, key: str) -> str:
    """One member as it is written in an option; empty when it tells nothing."""
    value = getattr(told, key)
    if key == "revolted":
        return "" if value is None else str(value)
    return ",".join(_written(one) for one in value)


def _written(one: Any) -> str:
    if isinstance(one, Deed):
        return f"{one.by}:{one.on}" + (f":{one.cards}" if one.cards != 1 else "")
    if isinstance(one, tuple):
        return f"{one[0]}:{one[1].value}" if isinstance(one[1], Call) else f"{one[0]}-{one[1]}"
    return str(one)


def _seat(key: str, word: str) -> Seat:
    if word.isdecimal() and len(word) <= _DIGITS and int(word) in SEATS:
        return int(word)
    raise ToldError(
        key, f"{word!r} is no seat; seats are 0 to 5 in playing order.", f"“{word}”不是座位；座位按出牌次序是0到5。"
    )


def _seats(key: str, words: Sequence[str]) -> tuple[Seat, ...]:
    """Seats one by one; 031425, written in one, is taken for six."""
    together = len(words) == 1 and words[0].isdecimal()
    return tuple(_seat(key, one) for one in (words[0] if together else words))


def _one_seat(key: str, words: Sequence[str]) -> Seat | None:
    if len(words) > 1:
        raise ToldError(
            key,
            "only one can be told: with two revolutionaries the deal is void.",
            "只能有一个：有两个革命者，这一局作废。",
        )
    return _seat(key, words[0]) if words else None


def _parts(key: str, word: str, signs: str, numbers: tuple[int, ...], like: str) -> list[str]:
    parts = re.split(f"[{signs}]", word)
    if len(parts) not in numbers:
        raise ToldError(key, f"{word!r} cannot be read; write it like {like}.", f"看不懂“{word}”；请写成{like}这样。")
    return parts


def _deeds(key: str, words: Sequence[str]) -> tuple[Deed, ...]:
    return tuple(_deed(key, _parts(key, word, ":：", (2,), "1:0")) for word in words)


def _shaos(key: str, words: Sequence[str]) -> tuple[Deed, ...]:
    return tuple(_deed(key, _parts(key, word, ":：", (2, 3), "1:0 / 1:0:2")) for word in words)


def _deed(key: str, parts: Sequence[str]) -> Deed:
    cards = parts[2] if len(parts) > 2 else "1"
    if not (cards.isdecimal() and len(cards) <= _DIGITS and 1 <= int(cards) <= _HAND):
        raise ToldError(
            key, f"{cards!r} is no number of cards; write 1 to {_HAND}.", f"“{cards}”不是张数；请写1到{_HAND}。"
        )
    return Deed(_seat(key, parts[0]), _seat(key, parts[1]), int(cards))


def _calls(key: str, words: Sequence[str]) -> tuple[tuple[Seat, Call], ...]:
    pairs = (_parts(key, word, ":：", (2,), "0:xuan") for word in words)
    return tuple((_seat(key, seat), _call(key, call)) for seat, call in pairs)


def _call(key: str, word: str) -> Call:
    if word.lower() in _CALL_WORDS:
        return _CALL_WORDS[word.lower()]
    raise ToldError(
        key, f"{word!r} is no call; the calls are xuan, ming and yu.", f"“{word}”不是叫点；有宣点、明点、预点三种。"
    )


def _pairs(key: str, words: Sequence[str]) -> tuple[tuple[Seat, Seat], ...]:
    found = [_parts(key, word, "-–:：", (2,), "0-3") for word in words]
    return tuple((_seat(key, one), _seat(key, other)) for one, other in found)


_READERS: Final[Mapping[str, Callable[[str, Sequence[str]], Any]]] = {
    "revolted": _one_seat, "failed_burners": _seats, "order": _seats, "opened": _seats, "calls": _calls,
    "burns": _deeds, "shaos": _shaos, "choked": _deeds, "waived": _pairs,
}  # fmt: skip


def of_toml(text: str) -> Told:
    """The facts from the text of a deal file. Raises ToldError; its key is empty where the whole is wrong."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise ToldError("", f"not TOML: {error}.", f"不是TOML格式：{error}。") from None
    for key in data:
        if key not in KEYS:
            listed = ", ".join(KEYS)
            raise ToldError(key, f"not known; the members are {listed}.", f"没有这一项；可用的有{listed}。")
    return of_texts({key: _as_told(key, value) for key, value in data.items()})


def _as_told(key: str, value: object) -> str:
    """A member of a deal file in the words of the option. Raises ToldError for a value of another form."""
    match key, value:
        case "revolted", int():
            return str(value)
        case (("failed_burners" | "order" | "opened"), list()):
            return ",".join(str(_seat(key, _plain(key, one))) for one in value)
        case "calls", dict():
            return ",".join(f"{seat}:{_plain(key, call)}" for seat, call in value.items())
        case (("burns" | "shaos" | "choked"), list()):
            return ",".join(_deed_told(key, one) for one in value)
        case "waived", list() if all(isinstance(one, list) and len(one) == 2 for one in value):
            return ",".join("-".join(_plain(key, seat) for seat in one) for one in value)
    raise _wrong_form(key)


def _deed_told(key: str, one: object) -> str:
    known = {"by", "on", "cards"} if key == "shaos" else {"by", "on"}
    if not isinstance(one, dict) or not {"by", "on"} <= set(one) <= known:
        raise _wrong_form(key)
    return ":".join(_plain(key, one[part]) for part in ("by", "on", "cards") if part in one)


def _plain(key: str, one: object) -> str:
    if isinstance(one, bool) or not isinstance(one, (int, str)) or not str(one):
        raise _wrong_form(key)
    return str(one)


EXAMPLES: Final = {
    "revolted": "revolted = 2",
    "failed_burners": "failed_burners = [1]",
    "order": "order = [0, 3, 1, 4, 2, 5]",
    "opened": "opened = [0, 3]",
    "calls": 'calls = { 0 = "xuan" }',
    "burns": "burns = [{ by = 1, on = 0 }]",
    "shaos": "shaos = [{ by = 1, on = 0, cards = 2 }]",
    "choked": "choked = [{ by = 1, on = 0 }]",
    "waived": "waived = [[0, 3]]",
}
"""How each member is written in a deal file."""


def _wrong_form(key: str) -> ToldError:
    return ToldError(key, f"cannot be read; write it like {EXAMPLES[key]}.", f"看不懂；请写成 {EXAMPLES[key]} 这样。")


def check(told: Told, key: str) -> None:
    """Raise ToldError when this member contradicts itself or one that stands before it in KEYS."""
    if key in ("failed_burners", "order", "opened"):
        _once_each(key, getattr(told, key))
    match key:
        case "failed_burners":
            _check_failed(told)
        case "order":
            _check_order(told)
        case "calls":
            _once_each(key, [seat for seat, _ in told.calls])
        case "burns" | "shaos" | "choked":
            for one in getattr(told, key):
                _check_deed(told, key, one)
        case "waived":
            _check_waived(told)
    if key == "burns":
        _once_each(key, [one.by for one in told.burns])
    if key == "choked":
        _once_each(key, [one.on for one in told.choked])


def _once_each(key: str, seats: Iterable[Seat]) -> None:
    seen: set[Seat] = set()
    for seat in seats:
        if seat in seen:
            raise ToldError(key, f"seat {seat} is there twice; name it once.", f"座位{seat}出现两次；只写一次。")
        seen.add(seat)


def _check_failed(told: Told) -> None:
    if told.revolted in told.failed_burners:
        raise _twice("failed_burners", told.revolted)
    if len(told.failed_burners) + (told.revolted is not None) > MOST_REVOLTED_OR_FAILED:
        raise ToldError(
            "failed_burners",
            "no more than two burners can fail, or one beside a revolutionary, for then four are left and nobody burns; "
            "name no more.",
            "烧失败的至多两人，有人革命时至多一人，此后只剩四家，不能再烧；不要多写。",
        )


def _check_order(told: Told) -> None:
    apart = {*told.failed_burners, *([] if told.revolted is None else [told.revolted])}
    for seat in told.order:
        if seat in apart:
            raise _twice("order", seat)
    missing = [seat for seat in SEATS if seat not in told.order and seat not in apart]
    if missing:
        seats = ", ".join(map(str, missing))
        raise ToldError(
            "order",
            f"not placed: {seats}; name all six in the order of going out, but a revolutionary and failed burners.",
            f"没有排名次：{seats}；除革命者和烧失败者外，六家都要按走科次序写上。",
        )


def _twice(key: str, seat: Seat | None) -> ToldError:
    return ToldError(
        key,
        f"seat {seat} is placed twice; a revolutionary, a failed burner and the order of going out exclude each other.",
        f"座位{seat}排了两次名次；革命者、烧失败者不写进走科次序。",
    )


def _check_deed(told: Told, key: str, one: Deed) -> None:
    if one.by == one.on:
        raise ToldError(
            key,
            f"{_written(one)}: seat {one.by} cannot do that to itself; write who did it, then to whom.",
            f"{_written(one)}：座位{one.by}不能对自己；先写谁做的，再写对谁。",
        )
    if told.revolted in (one.by, one.on):
        raise ToldError(
            key,
            f"{_written(one)}: seat {told.revolted} revolted and took no part; take one of the two out.",
            f"{_written(one)}：座位{told.revolted}革命，没有参与；两处去掉一处。",
        )
    if key != "choked" and one.on == opposite(one.by):
        raise ToldError(
            key,
            f"{_written(one)}: seat {one.by} simply answers its opposite, and neither burns nor shaos it; take it out.",
            f"{_written(one)}：座位{one.by}对自己的对头只能正常管牌，不能烧也不能捎；请去掉。",
        )
    if key == "burns" and told.order and one.by == told.order[-1]:
        raise ToldError(
            key,
            f"{_written(one)}: seat {one.by} is left over, and a burn succeeds only with the last card; take it out.",
            f"{_written(one)}：座位{one.by}没有走完，打出最后一张才算烧成功；请去掉。",
        )
    if key == "burns" and one.by in told.failed_burners:
        raise ToldError(
            key,
            f"{_written(one)}: seat {one.by} failed a burn and cannot have burned with success; take one of the two out.",
            f"{_written(one)}：座位{one.by}烧失败，不会又烧成功；两处去掉一处。",
        )


def _check_waived(told: Told) -> None:
    for one, other in told.waived:
        if other != opposite(one):
            raise ToldError(
                "waived",
                f"{one}-{other} are no opposites; the pairs are 0-3, 1-4 and 2-5.",
                f"{one}-{other}不是对头；对头是0-3、1-4、2-5。",
            )
    _once_each("waived", [pair_of(one) for one, _ in told.waived])
