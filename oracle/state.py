"""Where a deal stands: values made of the facts of the deal, never changed once made.

A `DealState` has the hands, the `Standing` of the seats in the deal, and the `Round` in progress. Sets of seats are
bit masks: bit s for seat s.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, Self, TypeAlias

from oracle.cards import Counts
from oracle.combination import Combination
from oracle.facts import Call, Deed
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import ROUND_FROM, SEATS, Seat
from oracle.stages import Before

Mask: TypeAlias = int
"""A set of seats."""

ALL_SEATS: Final[Mask] = 0b111111
TANGLE_SIZE: Final = 4
"""With so many in play, or fewer, the deal is in the tangle (TANGLE-001, TANGLE-002, TANGLE-007)."""


class Phase(StrEnum):
    """The phases of a deal, in order; each is entered only if some seat may act in it."""

    TRIBUTE = "tribute"
    BUYING = "buying"
    CALLS = "calls"
    REVOLUTION = "revolution"
    RUSH = "rush"
    FIGHT = "fight"
    TRIAL = "trial"
    ANSWER_TRIAL = "answer-trial"
    HEAD = "head"
    SHOW_FOURS = "show-fours"
    PLAY = "play"
    OVER = "over"


def mask_of(seats: Iterable[Seat]) -> Mask:
    """These seats as a mask."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def seats_of(mask: Mask) -> tuple[Seat, ...]:
    """The seats of a mask, ascending."""
    return _SEATS_OF[mask]


def first_of(mask: Mask, after: Seat) -> Seat | None:
    """The first seat of a mask in playing order after a seat, that seat itself left out; None when there is none."""
    return FIRST_OF[mask][after]


def _first_of(mask: Mask, after: Seat) -> Seat | None:
    return next((seat for seat in ROUND_FROM[after][1:] if mask >> seat & 1), None)


_SEATS_OF: Final = tuple(tuple(seat for seat in SEATS if mask >> seat & 1) for mask in range(ALL_SEATS + 1))
FIRST_OF: Final = tuple(tuple(_first_of(mask, seat) for seat in SEATS) for mask in range(ALL_SEATS + 1))
"""For each set of seats, and each seat, what `first_of` says of them."""


class _Value:
    """A value with slots; a changed copy is a new value."""

    __slots__: tuple[str, ...] = ()

    def but(self, **changes: Any) -> Self:
        """A copy in which these members are changed."""
        copy = object.__new__(type(self))
        for name in self.__slots__:
            setattr(copy, name, getattr(self, name))
        for name, value in changes.items():
            setattr(copy, name, value)
        return copy

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    def __hash__(self) -> int:
        return hash(tuple([getattr(self, name) for name in self.__slots__]))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in self.__slots__)})"


class Standing(_Value):
    """What has become of the seats in the deal so far.

    `in_play` are those who still play; `out` those who went out, in order, without the one who `revolted` and the
    burners who `failed`. `opened`, `provisional` and `waived` (a 4 played before opening) concern opening.
    `headless` is empty in the tangle. `dead_left` is how many dead gouji the opposite of the revolutionary has left,
    None when none were granted. It is the `tangle` when four or fewer are in play.
    `choked`, `burns` and `shaos` are what was made known, or succeeded, since the setup.
    """

    __slots__ = (
        "burns", "choked", "dead_left", "failed", "headless", "in_play", "opened", "out", "provisional",
        "revolted", "shaos", "tangle", "waived",
    )  # fmt: skip

    def __init__(self, in_play: Mask, out: tuple[Seat, ...], revolted: Seat | None, opened: Mask) -> None:
        self.in_play = in_play
        self.out = out
        self.revolted = revolted
        self.failed: tuple[Seat, ...] = ()
        self.opened = opened
        self.provisional: Mask = 0
        self.waived: Mask = 0
        self.headless: Mask = 0
        self.dead_left: int | None = None
        self.choked: tuple[Deed, ...] = ()
        self.burns: tuple[Deed, ...] = ()
        self.shaos: tuple[Deed, ...] = ()
        self.tangle: bool = in_play.bit_count() <= TANGLE_SIZE

    def but(self, **changes: Any) -> Self:
        """A copy in which these members are changed; written out, as it is the most frequent one."""
        copy = object.__new__(type(self))
        copy.in_play, copy.out, copy.revolted, copy.failed = self.in_play, self.out, self.revolted, self.failed
        copy.opened, copy.provisional, copy.waived = self.opened, self.provisional, self.waived
        copy.headless, copy.dead_left = self.headless, self.dead_left
        copy.choked, copy.burns, copy.shaos = self.choked, self.burns, self.shaos
        for name, value in changes.items():
            setattr(copy, name, value)
        copy.tangle = copy.in_play.bit_count() <= TANGLE_SIZE
        return copy


class Round(_Value):
    """The round in progress.

    `play` lies on the table, laid by `seat`; None before the lead. It is `gouji`, and `dead` when nobody may answer it
    in turn. `turn` is asked, or must play; None while a gouji play that nobody may answer waits. `asked` are those still
    to be asked on it, `turn` among them; `yielder` has yielded on it. It is `fresh` until the first seat that is asked
    has passed. `passed` are those who passed in this round, in the tangle since the last play.
    `chain` are the shaos, one upon the other, of which the play on the table is the last.
    `granted` has been granted the burn and must lay it. `burner` plays under the duty of his burn, on `burned`.
    """

    __slots__ = (
        "asked", "burned", "burner", "chain", "dead", "fresh", "gouji", "granted", "leader", "passed", "play", "seat",
        "turn", "yielder",
    )  # fmt: skip

    def __init__(
        self,
        leader: Seat,
        turn: Seat | None,
        seat: Seat,
        play: Combination | None,
        gouji: bool,
        dead: bool,
        asked: Mask,
        passed: Mask,
        fresh: bool,
        chain: tuple[Deed, ...],
        burner: Seat | None,
        burned: Seat | None,
        yielder: Seat | None = None,
        granted: Seat | None = None,
    ) -> None:
        self.leader = leader
        self.turn = turn
        self.seat = seat
        self.play = play
        self.gouji = gouji
        self.dead = dead
        self.asked = asked
        self.fresh = fresh
        self.passed = passed
        self.chain = chain
        self.yielder = yielder
        self.granted = granted
        self.burner = burner
        self.burned = burned

    def after_pass(self, asked: Mask, passed: Mask, turn: Seat) -> Round:
        """The same play, on which another seat is asked now."""
        return Round(
            self.leader, turn, self.seat, self.play, self.gouji, self.dead, asked, passed, False, self.chain,
            self.burner, self.burned, self.yielder,
        )  # fmt: skip

    def after_yield(self, turn: Seat | None, yielder: Seat) -> Round:
        """The same play, left to the next two seats."""
        return Round(
            self.leader, turn, self.seat, self.play, self.gouji, self.dead, self.asked, self.passed, False, self.chain,
            self.burner, self.burned, yielder,
        )  # fmt: skip

    @classmethod
    def to_lead(cls, leader: Seat, burner: Seat | None = None, burned: Seat | None = None) -> Round:
        """A round before its lead."""
        return cls(leader, leader, leader, None, False, False, 0, 0, False, (), burner, burned)

    @classmethod
    def after_the_deal(cls, leader: Seat) -> Round:
        """No round: the deal is over; the last one was led by this seat."""
        return cls.to_lead(leader).but(turn=None)


_NO_CALLS: Final[Mapping[Seat, Call]] = MappingProxyType({})
_BY_NOBODY: Final[tuple[Seat | None, ...]] = (None,) * 6


class DealState(_Value):
    """A position: the rule set, the phase, the six hands, the standing of the seats, the round, and the calls made.

    `beaten_by` has for each seat the one who beat the last hand that it laid.
    `waivers` are the pairs, by their lower seat, that agreed after the deal that neither pays dot tribute.
    `before` is what only the time before the first lead has to remember; None from then on.
    """

    __slots__ = ("beaten_by", "before", "calls", "hands", "phase", "round", "rules", "standing", "waivers")

    def __init__(
        self,
        rules: RuleSet,
        phase: Phase,
        hands: tuple[Counts, ...],
        standing: Standing,
        round_: Round,
        calls: Mapping[Seat, Call] = _NO_CALLS,
        waivers: Mask = 0,
        beaten_by: tuple[Seat | None, ...] = _BY_NOBODY,
        before: Before | None = None,
    ) -> None:
        self.rules = rules
        self.phase = phase
        self.hands = hands
        self.standing = standing
        self.round = round_
        self.calls = calls
        self.waivers = waivers
        self.beaten_by = beaten_by
        self.before = before

    def in_round(self, round_: Round) -> DealState:
        """The same position but for the round."""
        return DealState(
            self.rules, self.phase, self.hands, self.standing, round_, self.calls, self.waivers, self.beaten_by
        )

    def __hash__(self) -> int:
        return hash((self.phase, self.hands, self.standing, self.round, self.waivers, self.beaten_by))
