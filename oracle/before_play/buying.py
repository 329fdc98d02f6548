"""The phase `buying`: who has no 3, and then who has no 4, buys one or asks a mate for it."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.actions import Buy
from oracle.before_play.phase import PhaseBeforePlay, at, stage_of
from oracle.before_play.revolution import revolt
from oracle.cards import THREE, Counts, Rank
from oracle.catalogue import enforces
from oracle.events import Bought, Event
from oracle.rules.buying import giver, must_revolt, prices, seller, wants
from oracle.rules.turn import why_not_in_play
from oracle.rulesets.policies import Penniless
from oracle.seats import SEATS, Seat, opposite
from oracle.stages import Buying
from oracle.state import DealState, Phase, seats_of
from oracle.violations import RuleId


@enforces("THREE-011")
def begin(state: DealState, events: list[Event]) -> DealState:
    """Before any purchase all who must revolt do so, at once."""
    state = at(state, Phase.BUYING, Buying(THREE))
    poor = tuple(seat for seat in seats_of(state.standing.in_play) if must_revolt(state.hands[seat], state.rules))
    return revolt(state, poor, events) if poor else state


def _why_no_purchase(state: DealState, action: Buy) -> Iterator[RuleId]:
    seat, rank = action.seat, action.rank
    yield from why_not_in_play(state.standing, seat)
    if rank != stage_of(state, Buying).rank or not wants(state, seat, rank):
        yield "THREE-005" if rank == THREE else "FOUR-004"
    if action.pay is None:
        yield from _why_not_asked(state, seat, rank)
    else:
        yield from _why_not_bought(state, seat, rank, action.pay)


def _why_not_asked(state: DealState, seat: Seat, rank: Rank) -> Iterator[RuleId]:
    can_buy = prices(state.hands[seat], rank, state.rules) and seller(state, seat, rank) is not None
    if can_buy or giver(state, seat, rank) is None:
        yield from ("THREE-009",) if rank == THREE else ("FOUR-004", "FOUR-005")


def _why_not_bought(state: DealState, seat: Seat, rank: Rank, pay: Rank) -> Iterator[RuleId]:
    hand, rules = state.hands[seat], state.rules
    if pay not in prices(hand, rank, rules):
        yield "THREE-006" if rank == THREE else "FOUR-004"
        if rules.penniless is Penniless.PAYS_HIGHEST:
            yield "THREE-012"
    if seller(state, seat, rank) is None:
        yield from _why_nobody_sells(state, seat, rank)


def _why_nobody_sells(state: DealState, seat: Seat, rank: Rank) -> tuple[RuleId, ...]:
    gone = why_not_in_play(state.standing, opposite(seat))
    if rank != THREE:
        return (*gone, "FOUR-004", "FOUR-005")
    return (*gone, "THREE-007", "THREE-008", *(() if giver(state, seat, rank) is None else ("THREE-010",)))


def _legal(state: DealState) -> Iterator[Buy]:
    rank = stage_of(state, Buying).rank
    for seat in SEATS:
        if not wants(state, seat, rank):
            continue
        to_pay = prices(state.hands[seat], rank, state.rules)
        if to_pay and seller(state, seat, rank) is not None:
            yield from (Buy(seat, rank, pay) for pay in to_pay)
        elif giver(state, seat, rank) is not None:
            yield Buy(seat, rank, None)


def _step(state: DealState, action: Buy, events: list[Event]) -> DealState:
    seat, rank, pay = action.seat, action.rank, action.pay
    other = giver(state, seat, rank) if pay is None else seller(state, seat, rank)
    assert other is not None
    hands = list(state.hands)
    hands[seat], hands[other] = _one_more(hands[seat], rank), _one_less(hands[other], rank)
    if pay is not None:
        hands[seat], hands[other] = _one_less(hands[seat], pay), _one_more(hands[other], pay)
    events.append(Bought("THREE-005" if rank == THREE else "FOUR-004", seat, other, rank, pay))
    return state.but(hands=tuple(hands))


def _one_more(hand: Counts, rank: Rank) -> Counts:
    return (*hand[:rank], hand[rank] + 1, *hand[rank + 1 :])


def _one_less(hand: Counts, rank: Rank) -> Counts:
    return (*hand[:rank], hand[rank] - 1, *hand[rank + 1 :])


BUYING = PhaseBeforePlay(
    acts=Buy,
    rule_ids=("THREE-005", "FOUR-004"),
    is_window=False,
    why_not=_why_no_purchase,
    legal=_legal,
    seats=lambda state: {action.seat for action in _legal(state)},
    step=_step,
)
