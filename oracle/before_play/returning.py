"""The phase `tribute`: what is owed from the deal before is moved by itself; to return cards is left to the receivers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oracle.actions import Return
from oracle.before_play.phase import PhaseBeforePlay, at, stage_of
from oracle.cards import NO_CARDS, RANKS, Counts, Rank, holds, minus, plus
from oracle.catalogue import enforces
from oracle.events import CardsMoved, Event, EventType
from oracle.facts import Debt
from oracle.rulesets.policies import TributeReturn
from oracle.seats import Seat
from oracle.stages import OwedBack, Returning
from oracle.state import DealState, Phase
from oracle.tribute import may_return, own_cards_left, pay_tribute
from oracle.violations import RuleId


@enforces("TRIB-001", "TRIB-002", "TRIB-021", "TRIB-022", "TRIB-024")
def pay(state: DealState, debts: Iterable[Debt], events: list[Event]) -> DealState:
    """Once the cards are dealt, before anything else, all tribute is paid; without debts nothing happens."""
    moved = pay_tribute(state.hands, debts, state.rules)
    events += [
        CardsMoved(EventType.PAID, "TRIB-002", one.payer, one.receiver, one.cards, one.kind) for one in moved.payments
    ]
    kept = own_cards_left(state.hands, moved.payments)
    owed = tuple(OwedBack(due.giver, due.receiver, due.count) for due in moved.returns)
    return at(state.but(hands=moved.hands), Phase.TRIBUTE, Returning(kept, kept, owed))


def choice(state: DealState, due: OwedBack) -> Counts:
    """The cards out of which these are returned: the giver's own ones that he has not returned to another."""
    stage = stage_of(state, Returning)
    return may_return(stage.own[due.giver], stage.kept[due.receiver], due.count, state.rules)


def _due(state: DealState, giver: Seat, receiver: Seat) -> OwedBack | None:
    owed = stage_of(state, Returning).owed
    return next((one for one in owed if (one.giver, one.receiver) == (giver, receiver)), None)


@enforces("TRIB-018", "TRIB-019", "TRIB-020")
def why_no_return(state: DealState, action: Return) -> Iterator[RuleId]:
    """All that is owed to one payer goes back in one action, out of the cards that may be returned."""
    due = _due(state, action.seat, action.to)
    if due is None:
        yield "TRIB-018"
        return
    if sum(action.cards) != due.count:
        yield "TRIB-018"
    if not holds(stage_of(state, Returning).own[action.seat], action.cards):
        yield "TRIB-020"
    elif not holds(choice(state, due), action.cards):
        yield "TRIB-019" if state.rules.tribute_return is TributeReturn.FALL_RANK_HELD else "TRIB-020"


def _legal(state: DealState) -> Iterator[Return]:
    for due in sorted(stage_of(state, Returning).owed, key=lambda one: (one.giver, one.receiver)):
        for cards in multisets(choice(state, due), due.count):
            yield Return(due.giver, due.receiver, cards)


def multisets(cards: Counts, number: int, lowest: Rank = 0) -> Iterator[Counts]:
    """Every choice of so many of these cards once, those with more of the lowest ranks first."""
    if number == 0:
        yield NO_CARDS
        return
    if sum(cards[lowest:]) < number:
        return
    for taken in range(min(cards[lowest], number), -1, -1):
        these = (*NO_CARDS[:lowest], taken, *NO_CARDS[lowest + 1 :])
        if lowest + 1 < len(RANKS) or taken == number:
            yield from (plus(these, rest) for rest in multisets(cards, number - taken, min(lowest + 1, len(RANKS) - 1)))


def _step(state: DealState, action: Return, events: list[Event]) -> DealState:
    stage = stage_of(state, Returning)
    hands, own = list(state.hands), list(stage.own)
    hands[action.seat] = minus(hands[action.seat], action.cards)
    hands[action.to] = plus(hands[action.to], action.cards)
    own[action.seat] = minus(own[action.seat], action.cards)
    owed = tuple(one for one in stage.owed if (one.giver, one.receiver) != (action.seat, action.to))
    events.append(CardsMoved(EventType.RETURNED, "TRIB-018", action.seat, action.to, action.cards))
    return at(state.but(hands=tuple(hands)), Phase.TRIBUTE, Returning(stage.kept, tuple(own), owed))


TRIBUTE = PhaseBeforePlay(
    acts=Return,
    rule_ids=("TRIB-002", "TRIB-018"),
    is_window=False,
    why_not=why_no_return,
    legal=_legal,
    seats=lambda state: [one.giver for one in stage_of(state, Returning).owed],
    step=_step,
)
