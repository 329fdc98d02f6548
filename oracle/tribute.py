"""Which cards are paid as tribute, and which may be returned: on the hands as dealt, all at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from oracle.cards import ACE, NO_CARDS, RANKS, TEN, TWO, Counts, Rank, minus, plus
from oracle.catalogue import enforces
from oracle.facts import Debt, TributeKind
from oracle.rulesets.policies import TributeCards, TributeReturn
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import Seat
from oracle.settlement import ORDER_OF_SERVICE, scores_of


@dataclass(frozen=True, slots=True)
class Payment:
    """The cards paid for one debt."""

    kind: TributeKind
    payer: Seat
    receiver: Seat
    cards: Counts


@dataclass(frozen=True, slots=True)
class ReturnDue:
    """What a receiver owes back: how many cards, chosen out of which."""

    giver: Seat
    receiver: Seat
    count: int
    may_return: Counts


@dataclass(frozen=True, slots=True)
class TributeMoved:
    """Payments in the order of service, the returns due, the hands between the two, and the score of what was paid."""

    payments: tuple[Payment, ...]
    returns: tuple[ReturnDue, ...]
    hands: tuple[Counts, ...]
    scores: tuple[int, ...]


def pay_tribute(hands: Sequence[Counts], debts: Iterable[Debt], rules: RuleSet) -> TributeMoved:
    """Pay these debts from these hands."""
    payments = payments_of(hands, debts, rules)
    kept = own_cards_left(hands, payments)
    after = list(kept)
    for one in payments:
        after[one.receiver] = plus(after[one.receiver], one.cards)
    paid = [Debt(one.kind, one.payer, one.receiver, sum(one.cards)) for one in payments]
    return TributeMoved(payments, returns_due(payments, kept, rules), tuple(after), scores_of(paid, rules))


@enforces("TRIB-003", "TRIB-005", "TRIB-007", "TRIB-011", "TRIB-022", "TRIB-023")
def payments_of(hands: Sequence[Counts], debts: Iterable[Debt], rules: RuleSet) -> tuple[Payment, ...]:
    """Each payer serves his debts in order with his highest cards as dealt, and pays what he can where he has too few."""
    kinds = ORDER_OF_SERVICE[rules.tribute_order]
    left = [payable(hand, rules) for hand in hands]
    payments = []
    for one in sorted(debts, key=lambda debt: (kinds.index(debt.kind), debt.payer)):
        paid = highest(left[one.payer], one.cards)
        if any(paid):
            left[one.payer] = minus(left[one.payer], paid)
            payments.append(Payment(one.kind, one.payer, one.receiver, paid))
    return tuple(payments)


@enforces("TRIB-004", "TRIB-006")
def payable(hand: Counts, rules: RuleSet) -> Counts:
    """The cards of a hand that may be paid: all of them, jokers and 2s alone, or all but the As."""
    match rules.tribute_cards:
        case TributeCards.HIGHEST:
            return hand
        case TributeCards.JOKERS_AND_TWOS:
            return _only(hand, range(TWO, len(RANKS)))
        case TributeCards.HIGHEST_BUT_ACES:
            return _only(hand, [rank for rank in range(len(RANKS)) if rank != ACE])


def highest(cards: Counts, number: int) -> Counts:
    """The highest cards, so many or as many as there are."""
    taken = [0] * len(RANKS)
    for rank in reversed(range(len(RANKS))):
        taken[rank] = min(cards[rank], number)
        number -= taken[rank]
    return tuple(taken)


def own_cards_left(hands: Sequence[Counts], payments: Iterable[Payment]) -> tuple[Counts, ...]:
    """The hands as dealt less what was paid from them; nothing that was received."""
    left = list(hands)
    for one in payments:
        left[one.payer] = minus(left[one.payer], one.cards)
    return tuple(left)


@enforces("TRIB-018")
def returns_due(payments: Iterable[Payment], kept: Sequence[Counts], rules: RuleSet) -> tuple[ReturnDue, ...]:
    """Fall tribute alone is returned, card for card; who has too few cards of his own returns what he has."""
    owed: dict[tuple[Seat, Seat], int] = {}
    for one in payments:
        if one.kind is TributeKind.FALL:
            owed[one.receiver, one.payer] = owed.get((one.receiver, one.payer), 0) + sum(one.cards)
    dues: list[ReturnDue] = []
    for (giver, receiver), number in owed.items():
        spoken_for = sum(due.count for due in dues if due.giver == giver)
        count = min(number, sum(kept[giver]) - spoken_for)
        if count > 0:
            choice = may_return(kept[giver], kept[receiver], count, rules)
            dues.append(ReturnDue(giver, receiver, count, choice))
    return tuple(dues)


@enforces("TRIB-019", "TRIB-020")
def may_return(own: Counts, payers: Counts, count: int, rules: RuleSet) -> Counts:
    """The cards that may be returned: ranks that the payer still holds, or cards below 10; else the lowest others too."""
    if rules.tribute_return is TributeReturn.FALL_RANK_HELD:
        choice = _only(own, [rank for rank in range(len(RANKS)) if payers[rank]])
    else:
        choice = _only(own, range(TEN))
    return plus(choice, lowest(minus(own, choice), count - sum(choice)))


def lowest(cards: Counts, number: int) -> Counts:
    """The lowest cards, so many or as many as there are; none for a number below one."""
    taken = [0] * len(RANKS)
    for rank in range(len(RANKS)):
        taken[rank] = max(0, min(cards[rank], number))
        number -= taken[rank]
    return tuple(taken)


def _only(hand: Counts, ranks: Iterable[Rank]) -> Counts:
    kept = list(NO_CARDS)
    for rank in ranks:
        kept[rank] = hand[rank]
    return tuple(kept)
