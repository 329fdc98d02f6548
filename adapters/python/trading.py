"""The phases in which cards change hands: returning tribute, and buying 3s and 4s."""

from __future__ import annotations

from collections.abc import Iterator

from actions import Action
from before_play import Phase, bounded
from cards import ALPHABET
from hand import holds, in_order, without
from params import BAD_PARAMS, Fault, Members
from seats import after, mates, opposite
from tribute import Return, Tribute


class Returning(Phase):
    """Tribute is paid by itself; who ate fall tribute returns as many cards, all to one payer at once."""

    name = "tribute"

    def begin(self) -> None:
        """Pay everything that is owed."""
        self.tribute = Tribute(self.rules, self.deal.hands, self.start.debts)
        self.deal.hands = self.tribute.hands()
        for pay in self.tribute.payments:
            self.deal.send("paid", kind=pay.kind, **{"from": pay.payer, "to": pay.receiver}, cards=pay.cards)
        for seat in self.deal.in_play():
            if not self.deal.hands[seat] and all(due.to != seat for due in self.tribute.due):
                raise Fault(BAD_PARAMS, f"params.setup cannot be: seat {seat} pays all its cards away")

    def due(self, action: Action) -> Return | None:
        """Return what the seat of an action owes back to its payer."""
        pairs = {(due.seat, due.to): due for due in self.tribute.due}
        return pairs.get((action.seat, action.to))

    def legal(self) -> Iterator[Members]:
        """Yield every choice of the cards that may be returned."""
        return bounded(
            {"type": "return", "seat": due.seat, "to": due.to, "cards": cards}
            for due in sorted(self.tribute.due)
            for cards in choices(self.tribute.may_return(due), due.cards)
        )

    def permits(self, action: Action) -> bool:
        """Whether so many cards are owed, and these may be returned."""
        due = self.due(action)
        if action.type != "return" or due is None or len(action.cards) != due.cards:
            return False
        return holds(self.tribute.may_return(due), action.cards)

    def act(self, action: Action) -> None:
        """Move the cards back."""
        due = self.due(action)
        assert due is not None
        self.tribute.due.remove(due)
        self.tribute.own[due.seat] = without(self.tribute.own[due.seat], action.cards)
        hands = self.deal.hands
        hands[due.seat] = without(hands[due.seat], action.cards)
        hands[due.to] = in_order(hands[due.to] + action.cards)
        self.deal.send("returned", **{"from": due.seat, "to": due.to}, cards=action.cards)

    def is_open(self) -> bool:
        """Whether anything is owed back."""
        return bool(self.tribute.due)

    def to_act(self) -> set[object]:
        """Return who owes anything back."""
        return {due.seat for due in self.tribute.due}


def choices(cards: str, count: int) -> Iterator[str]:
    """Yield every set of so many of the cards, in the order of the alphabet."""
    ranks = [card for card in ALPHABET if card in cards]
    if not ranks:
        if count == 0:
            yield ""
        return
    rank, rest = ranks[0], cards.replace(ranks[0], "")
    for number in range(min(count, cards.count(rank)), -1, -1):
        if count - number <= len(rest):
            for others in choices(rest, count - number):
                yield rank * number + others


class Buying(Phase):
    """Who has no 3 buys one, then who has no 4; in any order, each on the hands of that moment."""

    name = "buying"

    def begin(self) -> None:
        """Make a revolution of having no 3 and nothing to pay with, where that is so."""
        threes, fours = self.rules["threes"] == "held", self.rules["fours"] == "after-opening"
        self.ranks = ["3"] * threes + ["4"] * fours  # what is still to be bought
        if threes and self.rules["penniless"] == "revolution":
            for seat in self.deal.in_play():
                if not set(self.deal.hands[seat]) & set("32XD"):
                    self.deal.revolt(seat)

    def legal(self) -> Iterator[Members]:
        """Yield each way in which a seat may get the card it has not."""
        for rank in self.ranks[:1]:
            for seat in self.deal.in_play():
                for pay in self.offers(seat, rank):
                    yield {"type": "buy", "seat": seat, "rank": rank, "pay": pay}

    def is_open(self) -> bool:
        """Whether anybody may buy; what nobody can buy any more is done with."""
        while self.ranks and not super().is_open():
            del self.ranks[0]
        return bool(self.ranks)

    def offers(self, seat: int, rank: str) -> list[str | None]:
        """Return what the seat may pay for a card of the rank: null, and nothing else, where it asks a mate."""
        if rank in self.deal.hands[seat]:
            return []
        offers: list[str | None] = list(self.money(seat, rank))
        if offers and self.holder(self.sellers(seat, rank), rank) is not None:
            return offers
        return [None] if self.holder(mates_of(seat), rank) is not None else []

    def money(self, seat: int, rank: str) -> list[str]:
        """Return the cards with which the seat may pay; a 4 costs a 2 or a joker, always."""
        hand = self.deal.hands[seat]
        taken = "2" if rank == "3" and self.rules["buy_three_pays"] == "two" else "2XD"
        found = [card for card in taken if card in hand]
        if not found and self.rules["penniless"] == "pays-highest":
            return [hand[-1]]
        return found

    def sellers(self, seat: int, rank: str) -> list[int]:
        """Return whom the seat turns to before its mates; for a 4 the opposite, always."""
        if rank == "4" or self.rules["buy_three_asks"] == "opposite-mates":
            return [opposite(seat)]
        return [opposite(seat), (seat + 1) % 6, (seat + 5) % 6]

    def holder(self, seats: list[int], rank: str) -> int | None:
        """Return the first of the seats that has more than its last card of the rank."""
        able = (seat for seat in seats if self.deal.plays(seat) and self.deal.hands[seat].count(rank) > 1)
        return next(able, None)

    def act(self, action: Action) -> None:
        """Move the card, and the payment if it is not a gift."""
        buyer, rank, pay = action.seat, action.rank, action.pay or ""
        giver = self.holder(self.sellers(buyer, rank) if pay else mates_of(buyer), rank)
        assert giver is not None
        hands = self.deal.hands
        hands[buyer] = in_order(without(hands[buyer], pay) + rank)
        hands[giver] = in_order(without(hands[giver], rank) + pay)
        self.deal.send("bought", seat=buyer, **{"from": giver}, rank=rank, pay=action.pay)


def mates_of(seat: int) -> list[int]:
    """Return the two mates in playing order."""
    return [other for other in after(seat) if mates(seat, other)]
