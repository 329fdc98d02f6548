"""One deal: everything known of it, and from its first lead on who may do what, and what comes of it.

Seats are numbers from 0 to 5 in playing order. Nothing here knows of the protocol but the names of the events.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from cards import Play, beats, is_gouji, kills, opens, read_play
from hand import has_joker, in_order, may_burn, one_last_play, ordinary, playable, plays_in, without
from rulesets import Rules, card_policies
from seats import SEATS, after, mates, opposite

# Within one action events come in this order.
EVENTS = (
    "round-closed",
    "opened",
    "provisional",
    "opening-void",
    "burn-granted",
    "burned",
    "unburned",
    "burn-failed",
    "shao",
    "out",
    "burn-succeeded",
    "shao-succeeded",
    "choked",
    "headless",
    "tangle",
    "wind",
    "bought",
    "paid",
    "returned",
    "revolted",
    "void",
    "over",
)

Event = dict[str, object]


class Link(NamedTuple):
    """Somebody did something to somebody: a burn, a shao."""

    by: int
    on: int


def seats_named(event: Event) -> list[int]:
    """Return the seats by which events of one type are put in order; payments of one seat stay as they were served."""
    names = ["from"] if event["type"] == "paid" else ["seat", "by", "from", "on", "to"]
    return [seat for name in names if isinstance(seat := event.get(name), int)]


@dataclass
class Table:
    """The play to be answered."""

    seat: int
    cards: str
    play: Play
    gouji: bool
    dead: bool = False  # a dead gouji, which nobody answers in turn
    shao: bool = False
    window: bool = False  # may still be burned, shao-ed or killed out of turn
    yielder: int | None = None  # who yielded on it


@dataclass
class Deal:
    """Everything that is known of a deal; a setup fills in what stands before the first lead."""

    rules: Rules
    hands: list[str]
    leader: int
    calls: dict[int, str] = field(default_factory=dict)
    out: list[int] = field(default_factory=list)
    rebels: list[int] = field(default_factory=list)  # who revolted: one, or the deal is void
    opened: set[int] = field(default_factory=set)
    headless: set[int] = field(default_factory=set)
    dead_gouji: dict[int, int] = field(default_factory=dict)  # plays left, one or more

    turn: int | None = None
    table: Table | None = None
    served: int | None = None  # who was granted a burn and has not laid it
    burn: Link | None = None  # the burn under way
    passed: set[int] = field(default_factory=set)
    shao_chain: list[Link] = field(default_factory=list)
    failed: list[int] = field(default_factory=list)
    places: dict[int, int] = field(default_factory=dict)
    provisional: set[int] = field(default_factory=set)
    waived_opening: set[int] = field(default_factory=set)
    waived: set[int] = field(default_factory=set)  # even seats of the pairs that waived dot tribute
    beaten_by: dict[int, int] = field(default_factory=dict)  # by seat, who beat its last hand without 3s
    chokes: dict[int, int] = field(default_factory=dict)  # by seat choked, who did it; final, known or not
    known_chokes: list[Link] = field(default_factory=list)
    burns: list[Link] = field(default_factory=list)
    shaos: list[tuple[Link, int]] = field(default_factory=list)
    last_finisher: int = 0
    bound_to_fours: int | None = None  # who won a trial and has to lead 4s
    begun: bool = False  # somebody has led
    tangle: bool = False
    void: bool = False
    over: bool = False
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Derive the places from the setup."""
        self.policies = card_policies(self.rules)
        self.ordinary = ordinary(self.rules)
        setup_out, self.out = self.out, []
        for seat in setup_out:
            self.out.append(seat)
            self.last_finisher = seat
            self.take_place(seat)
        self.begun = bool(self.out)
        self.tangle = len(self.in_play()) <= 4
        for seat in self.out:
            if self.rules["headless_when_opposite_out"] == "yes":
                self.headless.add(opposite(seat))
        self.over = self.at_end()

    # Who is there

    def plays(self, seat: int) -> bool:
        """Whether the seat is still in play."""
        return seat not in self.out and seat not in self.rebels and seat not in self.failed

    def in_play(self) -> list[int]:
        """Return the seats still in play."""
        return [seat for seat in SEATS if self.plays(seat)]

    def first_in_play(self, seats: Iterable[int]) -> int:
        """Return the first of the seats that is still in play."""
        return next((seat for seat in seats if self.plays(seat)), self.leader)

    def here_or_next(self, seat: int) -> int:
        """Return the seat if it is still in play, or else the next that is."""
        return self.first_in_play([seat, *after(seat)])

    def is_headless(self, seat: int) -> bool:
        """Whether the seat plays without an opposite; in the tangle nobody is said to."""
        return seat in self.headless and self.plays(seat) and not self.tangle

    # Before the first lead

    def revolt(self, seat: int) -> None:
        """Let a player give up his cards; the second who does makes the deal void at once."""
        self.rebels.append(seat)
        self.send("revolted", seat=seat)
        if len(self.rebels) > 1 and not self.void:
            self.void = self.over = True
            self.opened.clear()
            self.send("void")

    def open_now(self, seat: int) -> None:
        """Open a player without any play that wins the lead."""
        self.opened.add(seat)
        self.send("opened", seat=seat)

    # Who may do what

    def entitled(self, seat: int) -> bool:
        """Whether the play on the table is put to the seat in turn, when its place in the order comes."""
        table = self.table
        if table is None or seat == table.seat or not self.plays(seat):
            return False
        if self.tangle:
            return True
        if table.dead:
            return False
        fresh = seat not in self.passed
        if not table.gouji or self.is_headless(table.seat):
            return fresh or seat == opposite(table.seat)
        return seat == opposite(table.seat) or (self.is_headless(seat) and fresh)

    def may_play(self, seat: int, cards: str) -> bool:
        """Whether the seat may lay the cards now: a lead, an answer, a kill, a shao or a granted burn."""
        if self.over or not self.may_act(seat):
            return False
        play = playable(self.hands[seat], cards, self.rules)
        if play is None:
            return False
        if self.table is None:
            return self.may_lead(seat, cards)
        if seat == self.served:
            return beats(play, self.table.play, self.ordinary)
        if seat == self.turn:
            return beats(play, self.table.play, self.policies)
        return self.may_kill(seat, play) or self.may_shao(seat, play)

    def may_act(self, seat: int) -> bool:
        """Whether the seat may lay anything now: as served, else in turn, else out of turn."""
        if self.served is not None:
            return seat == self.served
        return seat == self.turn or (self.plays(seat) and self.open_window())  # a revolutionary may lead 4s

    def may_lead(self, seat: int, cards: str) -> bool:
        """Whether the seat may lead so; where a burner's breach has its penalty it is legal, and not listed."""
        if seat == self.bound_to_fours and "4" not in cards:
            return False
        return not self.breaches(seat, cards) or self.rules["burn_breach"] == "last-place"

    def breaches(self, seat: int, cards: str) -> bool:
        """Whether this lead of a burner has no joker and is not his last hand."""
        return self.on_duty(seat) and not has_joker(cards) and len(cards) < len(self.hands[seat])

    def on_duty(self, seat: int) -> bool:
        """Whether the seat is a burner who owes a joker in every lead but the last."""
        return self.burn is not None and self.burn.by == seat and self.rules["burn_test"] != "none"

    def open_window(self) -> bool:
        """Whether the play on the table may be beaten out of turn."""
        return self.table is not None and self.table.window and self.served is None

    def may_kill(self, seat: int, play: Play) -> bool:
        """Whether two big jokers kill the one on the table out of turn: anybody in play may, but not a dead gouji."""
        table = self.table
        if self.rules["two_kill_one"] == "no" or table is None or table.dead or seat == table.seat:
            return False
        return self.open_window() and kills(play, table.play)

    def may_interrupt(self, seat: int) -> bool:
        """Whether the seat is one of those who burn or shao the gouji on the table."""
        table = self.table
        if table is None or not self.open_window() or self.is_headless(table.seat) or not self.plays(seat):
            return False
        return seat not in (table.seat, opposite(table.seat)) and not self.is_headless(seat)

    def may_shao(self, seat: int, play: Play) -> bool:
        """Whether the play is a shao: who has passed may not."""
        if self.rules["interrupt"] != "shao" or not self.may_interrupt(seat) or seat in self.passed:
            return False
        return self.table is not None and beats(play, self.table.play, self.ordinary)

    def may_claim(self, seats: list[int]) -> bool:
        """Whether these seats may claim the burn together; who has passed may, too."""
        if self.rules["interrupt"] != "burn" or not seats or len(set(seats)) < len(seats):
            return False
        table = self.table
        return table is not None and all(
            self.may_interrupt(seat) and may_burn(self.hands[seat], table.play, self.rules) for seat in seats
        )

    def may_pass(self, seat: int) -> bool:
        """Whether the seat is asked; a leader and a burner that was served have to play."""
        return self.turn == seat and self.table is not None

    def may_yield(self, seat: int) -> bool:
        """Whether the seat may let the next two go first on the play of its opposite."""
        table = self.table
        if not self.may_pass(seat) or table is None or self.tangle or table.gouji or table.yielder is not None:
            return False
        first, second, across, fourth, fifth = after(table.seat)
        gone = all(not self.plays(other) or other in self.passed for other in (first, second))
        left = any(self.entitled(other) for other in (fourth, fifth))
        return seat == across and seat not in self.passed and gone and left

    def may_go_on(self) -> bool:
        """Whether a gouji lies there that nobody is asked to answer."""
        return self.table is not None and self.turn is None and self.served is None

    def may_call(self, seat: int, call: str) -> bool:
        """Whether the seat may still call: ming, until the first lead."""
        if call != "ming" or self.rules["calls"] != "ming-yu" or self.rules["call_window"] == "before-deal":
            return False
        return not self.begun and self.plays(seat) and seat not in self.calls

    def may_waive(self, seats: list[int]) -> bool:
        """Whether the two, opposites of whom neither opened, may waive dot tribute after the deal."""
        if not self.over or self.void or self.rules["dot_mutual_waivable"] == "no" or len(seats) != 2:
            return False
        one, other = seats
        return other == opposite(one) and not self.opened & set(seats) and not self.waived & set(seats)

    def legal_plays(self) -> Iterator[tuple[int, str]]:
        """Yield what each seat may lay, but no lead that breaches a burn."""
        for seat in filter(self.may_act, SEATS):
            for cards in plays_in(self.hands[seat]):
                if self.may_play(seat, cards) and not (self.table is None and self.breaches(seat, cards)):
                    yield seat, cards

    # What comes of it

    def send(self, kind: str, /, **members: object) -> None:
        """Note an event of the action under way."""
        self.events.append({"type": kind} | members)

    def take_events(self) -> list[Event]:
        """Return the events of the action that is done, in their order."""
        taken, self.events = self.events, []
        return sorted(taken, key=lambda event: (EVENTS.index(str(event["type"])), seats_named(event)))

    def play(self, seat: int, cards: str) -> None:
        """Lay cards, or fail the burn by them; whether that is legal has been asked before."""
        cards = in_order(cards)
        self.begun = True
        self.bound_to_fours = None
        if self.table is None:
            if self.breaches(seat, cards):
                self.fail_burn(seat)
                return
            self.lead_after_opening(seat, cards)
            self.passed.clear()
        if "4" in cards and self.rules["fours"] == "after-opening" and seat not in self.opened:
            self.waived_opening.add(seat)
        self.lay(seat, cards)

    def lead_after_opening(self, seat: int, cards: str) -> None:
        """Make the opening good by leading 4s, or void it by leading anything else."""
        if seat not in self.provisional:
            return
        self.provisional.remove(seat)
        if "4" in cards:
            self.open_now(seat)
        else:
            self.send("opening-void", seat=seat)

    def lay(self, seat: int, cards: str) -> None:
        """Put the cards on the table, with all that follows from it."""
        play = read_play(cards, self.policies)
        assert play is not None
        old = self.table
        new = Table(seat, cards, play, is_gouji(play))
        if old is not None:
            new.shao = seat not in (self.turn, self.served) and self.may_shao(seat, play)
            self.beat(old, new)
        self.table, self.served, self.turn = new, None, None
        self.hands[seat] = without(self.hands[seat], cards)
        self.settle_threes(seat, cards)
        if self.tangle:
            self.passed.clear()
        elif new.gouji:
            new.window = True
            self.count_dead_gouji(new)
        if not self.hands[seat] and self.plays(seat):
            self.go_out(seat)
        if old is not None and old.dead:
            self.end_dead_gouji(old.seat)
        if not self.end_if_decided() and not self.ask_after(seat) and (self.tangle or not new.gouji):
            self.close_round()

    def beat(self, old: Table, new: Table) -> None:
        """Beat a play: that may choke, burn, un-burn, or be a shao."""
        if self.hands[old.seat] and self.plays(old.seat):
            self.beaten_by[old.seat] = new.seat
            if self.rules["threes"] == "held" and set(self.hands[old.seat]) == {"3"}:
                self.choke(old.seat)
        link = Link(new.seat, old.seat)
        if self.burn is not None and self.burn.by == old.seat:
            self.send("unburned", by=new.seat, on=old.seat)
            self.burn = None
        if new.seat == self.served:
            self.send("burned", by=new.seat, on=old.seat)
            self.burn = link
        if new.shao:
            self.send("shao", by=new.seat, on=old.seat)
        self.shao_chain = [*self.shao_chain, link] if new.shao else []

    def settle_threes(self, seat: int, cards: str) -> None:
        """Choke the player whose hand before his 3s was beaten; any other hand makes a new beginning."""
        if self.rules["threes"] == "held" and "3" in cards:
            self.choke(seat)
        else:
            self.beaten_by.pop(seat, None)

    def choke(self, seat: int) -> None:
        """Make the choke of the seat final, if its last hand was beaten."""
        if seat in self.beaten_by and seat not in self.chokes:
            self.chokes[seat] = self.beaten_by[seat]
            if self.rules["choke_announced"] == "at-once":
                self.announce_choke(seat)

    def announce_choke(self, seat: int) -> None:
        """Make a choke known, if there is one, it is not known yet, and it counts."""
        if seat not in self.chokes:
            return
        link = Link(self.chokes[seat], seat)
        exempt = self.rules["choke_by_opposite"] == "exempt" and link.by == opposite(seat)
        if not exempt and link not in self.known_chokes:
            self.known_chokes.append(link)
            self.send("choked", by=link.by, on=link.on)

    def count_dead_gouji(self, table: Table) -> None:
        """Count a gouji that nobody can answer."""
        left = self.dead_gouji.get(table.seat)
        if left is not None:
            table.dead = True
            self.dead_gouji[table.seat] = left - 1
            if left == 1:
                del self.dead_gouji[table.seat]

    def end_dead_gouji(self, seat: int) -> None:
        """Make the player headless whose last dead gouji has left the table."""
        if seat not in self.dead_gouji:
            self.make_headless(seat)

    def make_headless(self, seat: int) -> None:
        """Take a player's opposite from him; in the tangle that means nothing."""
        if self.plays(seat) and not self.tangle and seat not in self.headless:
            self.headless.add(seat)
            self.send("headless", seat=seat)

    def go_out(self, seat: int) -> None:
        """Let a player go out, with his place, his burn and his choke."""
        self.out.append(seat)
        self.last_finisher = seat
        self.dead_gouji.pop(seat, None)
        self.take_place(seat)
        self.send("out", seat=seat, place=self.places[seat])
        if self.burn is not None and self.burn.by == seat:
            self.burns.append(self.burn)
            self.send("burn-succeeded", by=self.burn.by, on=self.burn.on)
            self.burn = None
        self.announce_choke(seat)
        self.start_tangle()
        if self.rules["headless_when_opposite_out"] == "yes":
            self.make_headless(opposite(seat))

    def take_place(self, seat: int) -> None:
        """Give the seat the best free place, and the revolutionary his when it is decided."""
        self.places[seat] = min(set(range(1, 7)) - set(self.places.values()))
        for rebel in self.rebels:
            if len(self.out) == 2 and all(mates(rebel, other) for other in self.out):
                self.places[rebel] = 3
            elif len(self.out) == 3:
                self.places.setdefault(rebel, 4)

    def start_tangle(self) -> None:
        """Begin the tangle when four or fewer are in play: the passes of the round are void."""
        if not self.tangle and len(self.in_play()) <= 4:
            self.tangle = True
            self.passed.clear()
            if self.table is not None:
                self.table.window = False
            self.send("tangle")

    def fail_burn(self, seat: int) -> None:
        """Take a burner who breached his duty out of the deal; the player he burned leads."""
        assert self.burn is not None
        burned, self.burn = self.burn.on, None
        self.failed.append(seat)
        self.places[seat] = max(set(range(1, 7)) - set(self.places.values()))
        self.dead_gouji.pop(seat, None)
        self.send("burn-failed", seat=seat)
        self.start_tangle()
        self.make_headless(opposite(seat))
        if not self.end_if_decided():
            self.give_lead(self.here_or_next(burned))

    # Whose turn it is

    def ask_after(self, seat: int) -> bool:
        """Put the play to the next seat entitled to answer, at last to who yielded; or find nobody."""
        table = self.table
        assert table is not None
        order = after(table.seat)
        rest = order[order.index(seat) + 1 :] if seat in order else order
        asked = next((other for other in rest if self.entitled(other)), None)
        if asked is None and table.yielder not in (None, seat) and table.yielder not in self.passed:
            asked = table.yielder
        self.turn = asked
        return asked is not None

    def pass_turn(self, seat: int) -> None:
        """Pass; the last one closes the round."""
        assert self.table is not None
        self.passed.add(seat)
        self.table.window = False
        if not self.ask_after(seat):
            self.close_round()

    def yield_turn(self, seat: int) -> None:
        """Let the next two go first."""
        assert self.table is not None
        self.table.yielder = seat
        self.ask_after(seat)

    def grant_burn(self, seats: list[int]) -> None:
        """Serve one of those who claim: mates of the gouji player first, then in playing order."""
        assert self.table is not None
        table = self.table
        order = sorted(after(table.seat), key=lambda seat: not mates(seat, table.seat))  # a stable sort
        self.served = next(seat for seat in order if seat in seats)
        self.turn = None
        self.send("burn-granted", seat=self.served)

    def close_round(self) -> None:
        """Close the round: its winner opens perhaps, and leads, or the next in play if he is out."""
        table = self.table
        assert table is not None
        winner = table.seat
        self.send("round-closed", winner=winner)
        self.settle_shao()
        self.table = None
        self.passed.clear()
        if self.plays(winner):
            self.open_by(table)
            if table.dead:
                self.end_dead_gouji(winner)
            self.give_lead(winner)
            return
        heir = self.first_in_play(after(winner))
        self.send("wind", **{"from": winner, "to": heir})
        self.give_lead(heir)

    def open_by(self, table: Table) -> None:
        """Open the player whose gouji won him the lead, if it is a play that opens; 4s may have to follow."""
        seat = table.seat
        if self.tangle or seat in self.opened or seat in self.waived_opening or not opens(table.play, self.policies):
            return
        if self.rules["fours"] == "after-opening" and "4" in self.hands[seat]:
            self.provisional.add(seat)
            self.send("provisional", seat=seat)
        else:
            self.open_now(seat)

    def settle_shao(self) -> None:
        """Note the shaos that won the round: the last for all of the chain, or each for itself."""
        chain, self.shao_chain = self.shao_chain, []
        links = [link for link in chain if not mates(*link)]
        if not chain:
            return
        if self.rules["shao_chain"] == "each":
            won = [(link, 1) for link in sorted(links)]
        else:
            won = [(chain[-1], len(links))] if chain[-1] in links else []
        for link, cards in won:
            self.shaos.append((link, cards))
            self.send("shao-succeeded", by=link.by, on=link.on, cards=cards)

    def give_lead(self, seat: int) -> None:
        """Give the lead to a seat; a burner without a lawful lead is then free, where a breach is refused."""
        self.leader = self.turn = seat
        lawful = has_joker(self.hands[seat]) or one_last_play(self.hands[seat], self.rules)
        if self.on_duty(seat) and not lawful and self.rules["burn_breach"] == "refused":
            self.burn = None

    # The end

    def at_end(self) -> bool:
        """Whether one player is left, or one side has nobody in play where that ends the deal."""
        left = self.in_play()
        one_side = len({seat % 2 for seat in left}) < 2
        return len(left) <= 1 or (one_side and self.rules["deal_ends"] == "side-out")

    def end_if_decided(self) -> bool:
        """End the deal if it is decided: the others get their places, and what was hidden is made known."""
        if not self.at_end():
            return False
        self.over = True
        for rebel in self.rebels:
            self.places.setdefault(rebel, 4)
        order = [self.last_finisher, *after(self.last_finisher)]
        for seat in sorted(self.in_play(), key=lambda seat: (len(self.hands[seat]), order.index(seat))):
            self.places[seat] = min(set(range(1, 7)) - set(self.places.values()))
        for seat in self.in_play():
            self.announce_choke(seat)
        self.table = self.turn = self.burn = self.served = None
        self.passed.clear()
        self.send("over")
        return True
