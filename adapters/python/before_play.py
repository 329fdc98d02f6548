"""What all phases before the first lead have in common, and the two that are asked of everybody: calls and 4s.

A phase is entered only if some seat may act in it, and ends by itself as soon as none may.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from actions import Action
from deal import Deal
from params import DECLINED, Fault, Members
from tribute import Debt

MOST_LISTED = 100_000


@dataclass
class Start:
    """What counts before the first lead only."""

    debts: list[Debt] = field(default_factory=list)
    fours: dict[int, str] = field(default_factory=dict)  # by seat, the suits of its 4s
    rush: list[str] = field(default_factory=list)  # the plays laid
    trial: str = ""  # the cards laid


class Phase:
    """A phase before the first lead; each kind says what is legal in it and what comes of that."""

    name = ""
    window = False  # whether `next` ends it

    def __init__(self, deal: Deal, start: Start) -> None:
        self.deal, self.start, self.rules = deal, start, deal.rules

    def begin(self) -> None:
        """Do what comes by itself when the phase is reached."""

    def legal(self) -> Iterator[Members]:
        """Yield every legal action but `next` once."""
        yield from ()

    def act(self, action: Action) -> None:
        """Carry out an action that is legal."""

    def permits(self, action: Action) -> bool:
        """Whether an action is legal."""
        return action.listed in self.legal()

    def is_open(self) -> bool:
        """Whether some seat may act."""
        return any(True for _ in self.legal())

    def to_act(self) -> set[object]:
        """Return the seats that may act."""
        return {action["seat"] for action in self.legal()}


def bounded(actions: Iterator[Members]) -> Iterator[Members]:
    """Pass a list of actions on, but decline where it has no end in sight."""
    for number, action in enumerate(actions):
        if number == MOST_LISTED:
            raise Fault(DECLINED, f"more than {MOST_LISTED} actions are legal: this engine does not list them")
        yield action


class Calls(Phase):
    """Each seat may call once, against its opposite."""

    name, window = "calls", True

    def kinds(self) -> list[str]:
        """Return the calls that may be made in the window."""
        kinds = ["xuan"] if self.rules["calls"] == "xuan" else ["ming", "yu"]
        match self.rules["call_window"]:
            case "before-deal":
                return []
            case "by-kind":
                return kinds[:1]
        return kinds

    def legal(self) -> Iterator[Members]:
        """Yield the calls of those who have not called."""
        for seat in self.deal.in_play():
            for call in self.kinds():
                if seat not in self.deal.calls:
                    yield {"type": "call", "seat": seat, "call": call}

    def act(self, action: Action) -> None:
        """Note the call."""
        self.deal.calls[action.seat] = action.call


class ShowFours(Phase):
    """The longest show of 4s of one suit leads, the earlier of equals."""

    name, window = "show-fours", True

    def __init__(self, deal: Deal, start: Start) -> None:
        super().__init__(deal, start)
        self.longest: dict[int, int] = {}  # by seat, its longest show

    def legal(self) -> Iterator[Members]:
        """Yield every show of two or more that is longer than what the seat has shown."""
        tried = bool(self.deal.rebels) and self.rules["revolution_contest"] == "trial"
        if self.rules["first_leader"] == "given" or tried:  # the winner of a trial leads
            return
        for seat in self.deal.in_play():
            suits = self.start.fours.get(seat, "")
            for suit in "SHDC":
                for count in range(max(2, self.longest.get(seat, 0) + 1), suits.count(suit) + 1):
                    yield {"type": "show-fours", "seat": seat, "suit": suit, "count": count}

    def act(self, action: Action) -> None:
        """Note the show, which leads if it is longer than all before."""
        if action.count > max(self.longest.values(), default=0):
            self.deal.leader = action.seat
        self.longest[action.seat] = action.count
