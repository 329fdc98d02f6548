"""The phases of a revolution: who revolts, the contest for opening, and whether the opposite keeps his head."""

from __future__ import annotations

from collections.abc import Iterator

from actions import Action
from before_play import Phase, bounded
from cards import Play, beats, is_gouji, read_play
from hand import holds, plays_in, without
from params import Members
from seats import opposite

DEAD_GOUJI = 3


class Revolution(Phase):
    """Who has neither a 2 nor a joker may revolt."""

    name, window = "revolution", True

    def legal(self) -> Iterator[Members]:
        """Yield who may."""
        for seat in self.deal.in_play():
            if may_revolt(self.deal.hands[seat]):
                yield {"type": "revolt", "seat": seat}

    def act(self, action: Action) -> None:
        """Let him go, or void the deal if he is the second."""
        self.deal.revolt(action.seat)


def may_revolt(hand: str) -> bool:
    """Whether the hand has neither a 2 nor a joker."""
    return not set(hand) & set("2XD")


class Contest(Phase):
    """A phase between a revolutionary and his opposite, under one of the policies of contest."""

    policy = ""

    def rebel(self) -> int | None:
        """Return the revolutionary, if there is one and the policy is this one."""
        if not self.deal.rebels or self.rules["revolution_contest"] != self.policy:
            return None
        return self.deal.rebels[0]

    def hand(self, seat: int) -> str:
        """Return the hand of the seat."""
        return self.deal.hands[seat]

    def spend(self, seat: int, plays: list[str]) -> None:
        """Take cards that were laid out of the hand."""
        self.deal.hands[seat] = without(self.hand(seat), "".join(plays))

    def play_of(self, cards: str) -> Play | None:
        """Return cards as a play."""
        return read_play(cards, self.deal.policies)


class Rush(Contest):
    """The revolutionary may lay three gouji plays."""

    name, window, policy = "rush", True, "rush"

    def legal(self) -> Iterator[Members]:
        """Yield each set of three plays once, the plays of a set in the order of the hand."""
        return bounded(self.rushes())

    def rushes(self) -> Iterator[Members]:
        """Yield each set of three, unless one was laid."""
        rebel = self.rebel()
        if rebel is None or self.start.rush:
            return
        hand = self.hand(rebel)
        kinds = [cards for cards in plays_in(hand) if self.is_set(cards)]
        for index, first in enumerate(kinds):
            left = without(hand, first)
            seconds = [cards for cards in kinds[index:] if holds(left, cards)]
            for start, second in enumerate(seconds):
                rest = without(left, second)
                for third in seconds[start:]:
                    if holds(rest, third):
                        yield {"type": "rush", "seat": rebel, "plays": [first, second, third]}

    def is_set(self, cards: str) -> bool:
        """Whether the cards are a gouji play; held 3s stay in the hand."""
        play = self.play_of(cards)
        return play is not None and is_gouji(play) and not ("3" in cards and self.rules["threes"] == "held")

    def permits(self, action: Action) -> bool:
        """Whether these are three gouji plays, all in the hand together, in whatever order."""
        if action.type != "rush" or action.seat != self.rebel() or len(action.plays) != 3:
            return False
        return all(map(self.is_set, action.plays)) and holds(self.hand(action.seat), "".join(action.plays))

    def to_act(self) -> set[object]:
        """Return the revolutionary, if he may rush."""
        return {self.rebel()} if self.is_open() else set()

    def act(self, action: Action) -> None:
        """Lay the plays."""
        self.start.rush = action.plays
        self.spend(action.seat, action.plays)


class Fight(Contest):
    """The opposite may answer the three plays of a rush in order; all three beaten, he is open."""

    name, policy = "fight", "rush"

    def fighter(self) -> int | None:
        """Return who may answer a rush that was laid."""
        rebel = self.rebel()
        return opposite(rebel) if rebel is not None and self.start.rush else None

    def legal(self) -> Iterator[Members]:
        """Yield declining, and every way to beat the first plays."""
        return bounded(self.fights())

    def fights(self) -> Iterator[Members]:
        """Yield null, then each prefix that leaves a card."""
        seat = self.fighter()
        if seat is None:
            return
        yield {"type": "fight", "seat": seat, "plays": None}
        answers = [
            [cards for cards in plays_in(self.hand(seat)) if self.beats(cards, laid)] for laid in self.start.rush
        ]
        for plays in prefixes(self.hand(seat), answers):
            yield {"type": "fight", "seat": seat, "plays": plays}

    def beats(self, cards: str, laid: str) -> bool:
        """Whether cards of the opposite beat one play of the rush; held 3s stay in the hand."""
        play, table = self.play_of(cards), self.play_of(laid)
        if play is None or table is None or ("3" in cards and self.rules["threes"] == "held"):
            return False
        return beats(play, table, self.deal.policies)

    def permits(self, action: Action) -> bool:
        """Whether these are beats in order, all in the hand together and not the whole of it; or none."""
        if action.type != "fight" or action.seat != self.fighter():
            return False
        if action.listed["plays"] is None:
            return True
        cards, hand = "".join(action.plays), self.hand(action.seat)
        if len(action.plays) not in range(1, 4) or not holds(hand, cards) or len(cards) == len(hand):
            return False
        return all(map(self.beats, action.plays, self.start.rush))

    def is_open(self) -> bool:
        """Whether a rush is to be answered; declining is always possible."""
        return self.fighter() is not None

    def to_act(self) -> set[object]:
        """Return who answers."""
        return {self.fighter()}

    def act(self, action: Action) -> None:
        """Open the one or the other; what was laid is spent."""
        self.spend(action.seat, action.plays)
        self.start.rush = []
        self.deal.open_now(action.seat if len(action.plays) == 3 else opposite(action.seat))


def prefixes(hand: str, answers: list[list[str]]) -> Iterator[list[str]]:
    """Yield each choice of one answer to the first, to the first two and so on, that leaves a card in the hand."""
    if not answers:
        return
    for cards in answers[0]:
        if len(cards) < len(hand) and holds(hand, cards):
            yield [cards]
            for rest in prefixes(without(hand, cards), answers[1:]):
                yield [cards, *rest]


class Trial(Contest):
    """The revolutionary has to lay a natural gouji play."""

    name, policy = "trial", "trial"

    def legal(self) -> Iterator[Members]:
        """Yield his natural gouji plays, until he has laid one."""
        rebel = self.rebel()
        if rebel is None or self.start.trial:
            return
        for cards in plays_in(self.hand(rebel)):
            if natural_gouji(self.play_of(cards)):
                yield {"type": "trial", "seat": rebel, "cards": cards}

    def act(self, action: Action) -> None:
        """Lay the play."""
        self.start.trial = action.cards
        self.spend(action.seat, [action.cards])


def natural_gouji(play: Play | None) -> bool:
    """Whether the play is gouji by cards of one rank alone."""
    return play is not None and is_gouji(play) and play.natural and not play.jokers


class AnswerTrial(Contest):
    """The opposite may beat the trial with a natural gouji play; without a trial it is lost."""

    name, policy = "answer-trial", "trial"

    def begin(self) -> None:
        """Let the revolutionary lose who had no play to lay."""
        rebel = self.rebel()
        if rebel is not None and not self.start.trial:
            self.win(opposite(rebel))

    def legal(self) -> Iterator[Members]:
        """Yield declining, and every answer that leaves a card."""
        rebel = self.rebel()
        if rebel is None or not self.start.trial:
            return
        seat, table = opposite(rebel), self.play_of(self.start.trial)
        yield {"type": "answer-trial", "seat": seat, "cards": None}
        for cards in plays_in(self.hand(seat)):
            play = self.play_of(cards)
            if play is None or table is None or not natural_gouji(play) or len(cards) == len(self.hand(seat)):
                continue
            if beats(play, table, self.deal.policies):
                yield {"type": "answer-trial", "seat": seat, "cards": cards}

    def act(self, action: Action) -> None:
        """Let the opposite win if he answers, else the revolutionary."""
        self.spend(action.seat, [action.cards])
        self.start.trial = ""
        self.win(action.seat if action.cards else opposite(action.seat))

    def win(self, seat: int) -> None:
        """Give the winner the lead, and open him once he leads 4s; at once if he has none, or they are ordinary."""
        self.deal.leader = seat
        if self.rules["fours"] == "after-opening" and "4" in self.hand(seat):
            self.deal.provisional.add(seat)
            self.deal.bound_to_fours = seat
            self.deal.send("provisional", seat=seat)
        else:
            self.deal.open_now(seat)


class Head(Phase):
    """The opposite of a revolutionary chooses, where he may, to be headed or headless."""

    name = "head"

    def chooser(self) -> int | None:
        """Return the opposite of the revolutionary, if he has a choice."""
        if not self.deal.rebels or not str(self.rules["revolution_head"]).startswith("choose"):
            return None
        return opposite(self.deal.rebels[0])

    def begin(self) -> None:
        """Concede the opening where that is so, and decide about the head where nobody has a choice."""
        self.chosen = False
        if not self.deal.rebels:
            return
        seat = opposite(self.deal.rebels[0])
        if self.rules["revolution_contest"] == "concede":
            self.deal.open_now(seat)
        if self.rules["revolution_head"] == "headless":
            self.deal.make_headless(seat)
        elif self.rules["revolution_head"] == "three":
            self.deal.dead_gouji[seat] = DEAD_GOUJI

    def legal(self) -> Iterator[Members]:
        """Yield both choices."""
        seat = self.chooser()
        if seat is not None and not self.chosen:
            for choice in ("head", "headless"):
                yield {"type": "head", "seat": seat, "choice": choice}

    def act(self, action: Action) -> None:
        """Take the head, or grant three gouji plays that nobody answers where it means so much."""
        self.chosen = True
        if action.choice == "headless":
            self.deal.make_headless(action.seat)
        elif self.rules["revolution_head"] == "choose-three":
            self.deal.dead_gouji[action.seat] = DEAD_GOUJI
