"""Which cards are paid for what is owed, which may be returned for them, and the question match.tribute.

Everything is reckoned on the hands as dealt and moved at once, so that nothing eaten is paid on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from cards import ALPHABET
from hand import in_order, without
from params import BAD_PARAMS, Fault, Members, hands_of, member, objects_of, one_of, seat_of
from rulesets import Rules, rules_of
from seats import SEATS

KINDS = ("dot", "burn", "choke", "shao", "fall", "sweep")
LOW = "3456789"  # what counts as a small card to return


class Debt(NamedTuple):
    """So many cards that one seat owes another."""

    kind: str
    payer: int
    receiver: int
    cards: int


class Payment(NamedTuple):
    """The cards that one seat pays another, from high to low."""

    kind: str
    payer: int
    receiver: int
    cards: str


class Return(NamedTuple):
    """So many cards that who ate fall tribute owes back to its payer."""

    seat: int
    to: int
    cards: int


class Tribute:
    """All payments of a deal, what they leave to everybody, and what is to be returned."""

    def __init__(self, rules: Rules, hands: list[str], debts: Iterable[Debt]) -> None:
        """Choose the cards of each debt in the order of service."""
        self.rules = rules
        self.payments: list[Payment] = []
        payable = [in_order_of_payment(hand, rules) for hand in hands]
        for debt in in_order_of_service(debts, rules):
            cards, payable[debt.payer] = payable[debt.payer][: debt.cards], payable[debt.payer][debt.cards :]
            if cards:
                self.payments.append(Payment(debt.kind, debt.payer, debt.receiver, cards))
        self.kept = [without(hands[seat], self.moved(payer=seat)) for seat in SEATS]
        self.own = list(self.kept)  # what is left of it as cards are returned
        self.due = self.returns()

    def moved(self, payer: int | None = None, receiver: int | None = None) -> str:
        """Return all cards that a seat pays, or that a seat receives."""
        found = (pay.cards for pay in self.payments if pay.payer == payer or pay.receiver == receiver)
        return "".join(found)

    def hands(self) -> list[str]:
        """Return the hands after the payments and before the returns."""
        return [in_order(self.kept[seat] + self.moved(receiver=seat)) for seat in SEATS]

    def returns(self) -> list[Return]:
        """Return what is owed back: one for one, to one payer at once, and no more than one holds oneself."""
        owed: dict[tuple[int, int], int] = {}
        for pay in self.payments:
            if pay.kind == "fall":
                pair = (pay.receiver, pay.payer)
                owed[pair] = owed.get(pair, 0) + len(pay.cards)
        left = [len(cards) for cards in self.kept]
        found = []
        for (seat, to), cards in owed.items():
            count = min(cards, left[seat])
            left[seat] -= count
            if count:
                found.append(Return(seat, to, count))
        return found

    def may_return(self, due: Return) -> str:
        """Return the own cards that may go back: those that qualify, and the lowest others if they are too few."""
        small = self.rules["tribute_return"] == "fall-same-count"
        ranks = LOW if small else self.kept[due.to]
        fit = [card for card in self.own[due.seat] if card in ranks]
        others = [card for card in self.own[due.seat] if card not in ranks]
        return in_order("".join(fit + others[: max(0, due.cards - len(fit))]))


def in_order_of_payment(hand: str, rules: Rules) -> str:
    """Return the cards of a hand that may be paid at all, from high to low."""
    never = {"highest": "", "jokers-and-twos": ALPHABET[:-3], "highest-but-aces": "A"}[str(rules["tribute_cards"])]
    return "".join(card for card in reversed(in_order(hand)) if card not in never)


def place_in_service(kind: str, rules: Rules) -> int:
    """Return when a kind is served; burn and shao have one place, and a sweep leaves nothing beside it."""
    order = ["sweep", *str(rules["tribute_order"]).replace("shao", "burn").split("-")]
    return order.index("burn" if kind == "shao" else kind)


def in_order_of_service(debts: Iterable[Debt], rules: Rules) -> list[Debt]:
    """Sort by kind, then by payer, and else leave the order as it is."""
    return sorted(debts, key=lambda debt: (place_in_service(debt.kind, rules), debt.payer))


def scores_of(moved: Iterable[Debt], rules: Rules) -> list[int]:
    """Return what each seat wins by the cards; a sweep card counts as often as the multiplier says."""
    scores = [0] * 6
    for debt in moved:
        times = int(str(rules["sweep_score_multiplier"])) if debt.kind == "sweep" else 1
        points = debt.cards * times * int(str(rules["points_per_card"]))
        scores[debt.payer] -= points
        scores[debt.receiver] += points
    return scores


def debts_of(owner: Members, place: str = "params") -> list[Debt]:
    """Return the debts of a question."""
    debts = []
    for where, given in objects_of(owner, "debts", place):
        kind = one_of(*KINDS)(given, "kind", where)
        payer, receiver = seat_of(given, "from", where), seat_of(given, "to", where)
        cards = member(given, "cards", int, where)
        if payer == receiver or cards < 0:
            raise Fault(BAD_PARAMS, f"{where} cannot be: a debt is a number of cards, owed to another seat")
        debts.append(Debt(kind, payer, receiver, cards))
    return debts


def match_tribute(params: Members) -> Members:
    """Say which cards pay the debts on these hands, and which may be returned."""
    rules = rules_of(params)
    hands = hands_of(params)
    member(params, "debts", list)
    tribute = Tribute(rules, hands, debts_of(params))
    moved = [Debt(pay.kind, pay.payer, pay.receiver, len(pay.cards)) for pay in tribute.payments]
    return {
        "payments": [
            {"kind": pay.kind, "from": pay.payer, "to": pay.receiver, "cards": pay.cards} for pay in tribute.payments
        ],
        "returns": [
            {"from": due.seat, "to": due.to, "count": due.cards, "may_return": tribute.may_return(due)}
            for due in tribute.due
        ],
        "hands": tribute.hands(),
        "scores": scores_of(moved, rules),
    }
