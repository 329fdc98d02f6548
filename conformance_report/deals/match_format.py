"""The recorded match: one JSON file, its deals as in a recorded deal; scenarios/matches/FORMAT.md says what stands where."""

from __future__ import annotations

import json
from typing import Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType, field, to_builtins

from conformance_report.deals import format as one_deal
from conformance_report.deals.format import Deal, DealError, End, Player, Ply
from conformance_report.protocol import messages as m

FORMAT: Final = "1.0"


class MatchDeal(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One deal of a match: how it was dealt, what tribute moved, what was played, and what it came to."""

    seed: int | UnsetType = UNSET
    """The seed of the shuffle; unset where the hands were arranged."""
    arranged: bool = False
    setup: m.Setup
    tribute: m.TributePaid | UnsetType = UNSET
    """What match.tribute says of the hands and debts of the setup."""
    events: list[dict[str, Any]] | UnsetType = UNSET
    plies: list[Ply]
    end: End | UnsetType = UNSET
    facts: m.Facts | UnsetType = UNSET
    """What is remembered of the deal; unset where it is void."""
    settled: m.Settled | UnsetType = UNSET


class Match(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A recorded match, from the first cards dealt to its score."""

    format: str = FORMAT
    kind: Literal["match"]
    rules: m.Rules
    player: Player | UnsetType = UNSET
    shows: list[str] = field(default_factory=list)
    deals: list[MatchDeal]
    left: list[m.Departure] = field(default_factory=list)
    score: m.MatchScored | UnsetType = UNSET
    """What match.score says of the facts of all deals and of those who left."""

    def deal(self, number: int) -> Deal:
        """A deal of the match, counted from 1, as a recorded deal of its own."""
        one = self.deals[number - 1]
        return Deal(
            rules=self.rules, setup=one.setup, plies=one.plies, player=self.player, events=one.events, end=one.end
        )


# writing


def write_match(match: Match) -> str:
    """A recorded match as the text of its file: one action a line."""
    head: list[tuple[str, Any]] = [("format", match.format), ("kind", match.kind), ("rules", match.rules)]
    head += [(name, value) for name in ("player", "shows") if (value := getattr(match, name))]
    lines = [f"  {json.dumps(name)}: {_line(value)}," for name, value in head]
    deals = ",\n".join("    {\n" + ",\n".join(_members(deal)) + "\n    }" for deal in match.deals)
    tail = [f'  "left": {_line(match.left)}'] if match.left else []
    tail += [f'  "score": {_line(match.score)}'] if match.score is not UNSET else []
    return "\n".join(["{", *lines, '  "deals": [', deals, ",\n".join(["  ]", *tail]), "}"]) + "\n"


def _members(deal: MatchDeal) -> list[str]:
    told: dict[str, Any] = to_builtins(deal)
    lines = []
    for name in MatchDeal.__struct_fields__:
        if name not in told:
            continue
        if name == "setup":
            lines.append(
                _block(name, "{", [f"{json.dumps(key)}: {_setup(key, told[name][key])}" for key in told[name]])
            )
        elif name == "plies":
            lines.append(_block(name, "[", [_line(ply) for ply in deal.plies]))
        else:
            lines.append(f"      {json.dumps(name)}: {_line(told[name])}")
    return lines


def _setup(key: str, value: Any) -> str:
    if key != "hands":
        return _line(value)
    hands = ",\n".join(f"          {json.dumps(hand)}" for hand in value)
    return f"[\n{hands}\n        ]"


def _block(name: str, bracket: str, members: list[str]) -> str:
    inner = ",\n".join(f"        {member}" for member in members)
    end = {"{": "}", "[": "]"}[bracket]
    return (
        f"      {json.dumps(name)}: {bracket}\n{inner}\n      {end}"
        if members
        else f"      {json.dumps(name)}: {bracket}{end}"
    )


def _line(value: Any) -> str:
    return json.dumps(to_builtins(value), ensure_ascii=False)


# reading


def is_match(data: bytes, name: str) -> bool:
    """Whether a text says that it is a recorded match. Raises DealError for what cannot be read at all."""
    return one_deal.kind_of(data, name) == "match"


def read_match(text: str | bytes, name: str) -> Match:
    """The recorded match in a text. Raises DealError."""
    data = text.encode() if isinstance(text, str) else text
    one_deal.check_format(data, FORMAT, name)
    match: Match = one_deal.decode(data, Match, name, "scenarios/matches/FORMAT.md")
    if not match.deals:
        raise DealError(
            f"{name}: a match without deals, at $.deals; give it one.", f"{name}：$.deals 处没有牌局；请至少写一局。"
        )
    return match
