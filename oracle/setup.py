"""The setup of a deal: any arrangement, checked, and made into the position in which it stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from oracle.before_play.sequence import begin
from oracle.cards import PACKS, Counts
from oracle.events import Event, in_order
from oracle.facts import Call, Debt
from oracle.rules.calling import calls_of_window
from oracle.rules.ending import is_over
from oracle.rules.heads import dead_gouji_granted, headless_by_going_out, headless_by_leaving
from oracle.rules.revolting import is_poor
from oracle.rules.turn import next_in_play
from oracle.rulesets.policies import Calls, RevolutionHead
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import SEATS, Seat, opposite
from oracle.stages import Before, FirstLead
from oracle.state import ALL_SEATS, DealState, Mask, Phase, Round, Standing, mask_of
from oracle.tribute import pay_tribute

PLAYED: Final = (Phase.TRIBUTE, Phase.BUYING, Phase.CALLS, Phase.REVOLUTION, Phase.SHOW_FOURS, Phase.PLAY)
"""The phases in which a setup may stand."""

_AFTER_HEADS: Final = (Phase.SHOW_FOURS, Phase.PLAY)
"""The phases by which it is settled what the opposite of a revolutionary plays with."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Where a deal stands before its first action; everything before the phase `start` has been done.

    `heads` are choices of head (True) or headless (False); `dead_gouji` what is left of them. `debts` are paid where the
    deal stands at tribute. `fours` are the suits of the 4s of a seat, letters of "SHCD".
    """

    rules: RuleSet
    hands: tuple[Counts, ...]
    leader: Seat
    start: Phase = Phase.PLAY
    calls: Mapping[Seat, Call] = field(default_factory=lambda: MappingProxyType({}))
    out: tuple[Seat, ...] = ()
    revolted: Seat | None = None
    opened: frozenset[Seat] = frozenset()
    heads: Mapping[Seat, bool] = field(default_factory=lambda: MappingProxyType({}))
    dead_gouji: Mapping[Seat, int] = field(default_factory=lambda: MappingProxyType({}))
    debts: tuple[Debt, ...] = ()
    fours: Mapping[Seat, str] = field(default_factory=lambda: MappingProxyType({}))


class InvalidSetup(Exception):
    """A setup that cannot be; `reasons` has a sentence for each contradiction."""

    def __init__(self, reasons: tuple[str, ...]) -> None:
        super().__init__(" ".join(reasons))
        self.reasons = reasons


def start(setup: Setup) -> tuple[DealState, tuple[Event, ...]]:
    """The position of a setup, and the events that it sets off. Raises InvalidSetup."""
    wrong = tuple(_contradictions(setup))
    if wrong:
        raise InvalidSetup(wrong)
    standing, calls = _standing(setup), MappingProxyType(dict(setup.calls))
    if is_over(standing.in_play, setup.rules):
        over = Round.after_the_deal(setup.leader)
        return DealState(setup.rules, Phase.OVER, setup.hands, standing, over, calls=calls), ()
    leader = next_in_play(standing, setup.leader)
    if setup.start is Phase.PLAY:
        lead = None if setup.out else Before(stage=FirstLead())
        return DealState(
            setup.rules, Phase.PLAY, setup.hands, standing, Round.to_lead(leader), calls=calls, before=lead
        ), ()
    before = Before(tuple(setup.fours.get(seat, "") for seat in SEATS))
    round_ = Round.after_the_deal(leader)
    state, events = begin(
        DealState(setup.rules, setup.start, setup.hands, standing, round_, calls=calls, before=before), setup.debts
    )
    return state, in_order(events)


def _in_play(setup: Setup) -> Mask:
    gone = mask_of(setup.out) | (0 if setup.revolted is None else 1 << setup.revolted)
    return ALL_SEATS & ~gone


def _standing(setup: Setup) -> Standing:
    standing = Standing(_in_play(setup), setup.out, setup.revolted, mask_of(setup.opened))
    headless: Mask = 0
    for seat in setup.out:
        headless |= headless_by_going_out(standing, seat, setup.rules)
    if setup.revolted is None or setup.start not in _AFTER_HEADS:
        return standing.but(headless=headless)
    dead_left = _dead_left(setup, opposite(setup.revolted))
    if dead_left == 0 or not _has_head(setup, opposite(setup.revolted)):
        headless |= headless_by_leaving(standing, setup.revolted)
    return standing.but(headless=headless, dead_left=dead_left)


def _dead_left(setup: Setup, seat: Seat) -> int | None:
    granted = dead_gouji_granted(setup.rules, head=_has_head(setup, seat))
    return None if granted is None else setup.dead_gouji.get(seat, granted)


def _has_head(setup: Setup, seat: Seat) -> bool:
    """Whether the opposite of a revolutionary plays with a head: by policy, or by his choice."""
    if setup.rules.revolution_head in _CHOICES:
        return seat in setup.dead_gouji or setup.heads.get(seat, False)
    return setup.rules.revolution_head is RevolutionHead.THREE


_CHOICES: Final = (RevolutionHead.CHOOSE_THREE, RevolutionHead.CHOOSE_ALWAYS)


# what cannot be


def _contradictions(setup: Setup) -> Iterator[str]:
    if setup.start not in PLAYED:
        yield f"A setup cannot stand in {setup.start.value}; it may in {', '.join(PLAYED)}."
    for seat in sorted(set(setup.out)):
        if setup.out.count(seat) > 1:
            yield f"Seat {seat} is out more than once; name it once in out."
        if seat == setup.revolted:
            yield f"Seat {seat} is out and has revolted; a revolutionary is not named in out."
        if any(setup.hands[seat]):
            yield f"Seat {seat} is out and holds cards; give it an empty hand."
    for seat in SEATS:
        if _in_play(setup) >> seat & 1 and not any(setup.hands[seat]):
            yield f"Seat {seat} is in play and holds no card; give it one, or name it in out."
    yield from _contradictions_of_calls(setup)
    yield from _contradictions_of_heads(setup)
    yield from _played_on_after_the_end(setup)
    if setup.start is not Phase.PLAY:
        yield from _contradictions_before_play(setup)


def _contradictions_of_calls(setup: Setup) -> Iterator[str]:
    known = (Call.XUAN,) if setup.rules.calls is Calls.XUAN else (Call.MING, Call.YU)
    for seat, call in sorted(setup.calls.items()):
        if call not in known:
            yield f"Seat {seat} has called {call.value}; this rule set knows {' and '.join(known)}."


def _contradictions_of_heads(setup: Setup) -> Iterator[str]:
    if setup.start not in _AFTER_HEADS:
        return
    for seat in sorted({*setup.heads, *setup.dead_gouji}):
        if setup.revolted is None or seat != opposite(setup.revolted):
            yield f"Seat {seat} has no opposite who revolted; leave its head and dead_gouji away."
    if setup.revolted is None or setup.rules.revolution_head not in _CHOICES:
        return
    seat = opposite(setup.revolted)
    if seat in setup.dead_gouji and setup.heads.get(seat) is False:
        yield f"Seat {seat} is headless and has dead gouji left; leave one of the two away."
    if seat not in setup.dead_gouji and seat not in setup.heads and _in_play(setup) >> seat & 1:
        yield f"Seat {seat} has to choose head or headless, as seat {setup.revolted} has revolted; say which in head."


def _contradictions_before_play(setup: Setup) -> Iterator[str]:
    for seat in sorted(set(setup.out)):
        yield f"Seat {seat} is out before the first lead; nobody goes out before play."
    for seat, held in sorted(setup.fours.items()):
        for suit in sorted(set(held)):
            if held.count(suit) > PACKS:
                yield f"Seat {seat} holds {held.count(suit)} 4s of {suit}; four packs have {PACKS}."
    yield from _contradictions_of_what_is_to_come(setup)
    if setup.revolted is not None and setup.start is Phase.TRIBUTE:
        yield f"Seat {setup.revolted} has revolted before tribute is paid; nobody revolts before buying."
    elif setup.revolted is not None and setup.start not in _AFTER_HEADS and not is_poor(setup.hands[setup.revolted]):
        yield f"Seat {setup.revolted} has revolted and holds a 2 or a joker; take them out of its hand."
    if setup.start is Phase.TRIBUTE:
        yield from _contradictions_of_debts(setup)


def _contradictions_of_what_is_to_come(setup: Setup) -> Iterator[str]:
    """What the phases from this one on decide is not decided yet."""
    window = calls_of_window(setup.rules)
    if setup.start in (Phase.TRIBUTE, Phase.BUYING):
        for seat, call in sorted(setup.calls.items()):
            if call in window:
                yield f"Seat {seat} has called {call.value} before the window of calls; let the deal stand at calls."
    if setup.start not in _AFTER_HEADS:
        for seat in sorted({*setup.heads, *setup.dead_gouji}):
            yield f"Seat {seat} has chosen head or headless before it is asked; leave head and dead_gouji away."
    settled = (
        () if setup.revolted is None or setup.start not in _AFTER_HEADS else (setup.revolted, opposite(setup.revolted))
    )
    for seat in sorted(setup.opened.difference(settled)):
        yield f"Seat {seat} has opened before the first lead; only the contest of a revolution opens anybody before it."


def _contradictions_of_debts(setup: Setup) -> Iterator[str]:
    for debt in setup.debts:
        if debt.payer == debt.receiver:
            yield f"Seat {debt.payer} cannot owe itself."
    moved = pay_tribute(setup.hands, setup.debts, setup.rules)
    for seat in SEATS:
        returned = sum(due.count for due in moved.returns if due.receiver == seat)
        if any(setup.hands[seat]) and not any(moved.hands[seat]) and not returned:
            yield f"Seat {seat} would pay its last card; give it more cards."


def _played_on_after_the_end(setup: Setup) -> Iterator[str]:
    in_play = _in_play(setup) | mask_of(setup.out)
    for seat in setup.out:
        if is_over(in_play, setup.rules):
            yield f"Seat {seat} cannot have gone out: the deal was over before."
            return
        in_play &= ~(1 << seat)
