"""A deal as the steps see it: the position that is built, the one question that is asked, and what the answer says."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from msgspec import UNSET, structs, to_builtins

from conformance_report.protocol import messages as m
from scenarios.table import Driver, StepError

METHOD: Final = "deal.play"
_ORDER: Final = "3456789TJQKA2XD"
_MEMBERS_OF_A_SEAT: Final = ("seat", "by", "winner", "from")


def seats_of(text: str) -> list[int]:
    """The seats named in a phrase such as `1, 2 and 3`, in its order."""
    return [int(seat) for seat in re.findall(r"[0-5]", text)]


_Maker = Callable[..., m.Action]
# What is done before the first lead and after the last card, as in a cell (`call xuan`) and of a seat (`calls xuan`).
_WORDS: Final[dict[str, _Maker]] = {
    r"calls? (xuan|ming|yu)": m.CallAction,
    r"shows? (\d+) 4s of ([SHCD])": lambda seat, count, suit: m.ShowFoursAction(seat, suit, int(count)),
    r'buys? a ([34]) for "(.)"': m.BuyAction,
    r"asks? a mate for a ([34])": lambda seat, rank: m.BuyAction(seat, rank, None),
    r'returns? "([^"]*)" to seat ([0-5])': lambda seat, cards, to: m.ReturnAction(seat, int(to), cards),
    r"revolts?": m.RevoltAction,
    r'rush(?:es)? with "([^"]*)"': lambda seat, plays: m.RushAction(seat, plays.split()),
    r'fights? with "([^"]*)"': lambda seat, plays: m.FightAction(seat, plays.split()),
    r"(?:does not|decline to) fight": lambda seat: m.FightAction(seat, None),
    r'lays? "([^"]*)" for trial': m.TrialAction,
    r'answers? the trial with "([^"]*)"': m.AnswerTrialAction,
    r"(?:does not answer|decline) the trial": lambda seat: m.AnswerTrialAction(seat, None),
    r"chooses? (head|headless)": m.HeadAction,
}
_WAIVES: Final = r"waives? dots"
AROUND_PLAY: Final = "|".join([_WAIVES, *(re.sub(r"\((?!\?)", "(?:", words) for words in _WORDS)])


def action_of(seats: str, words: str) -> m.Action:
    """An action as the features write it: cards, pass, yield, next, or what is done around play."""
    if words == "next":
        return m.NextAction()
    if words in ("claim the burn", "claims the burn"):
        return m.BurnAction(seats_of(seats))
    if words in ("pass", "yield"):
        return m.PassAction(int(seats)) if words == "pass" else m.YieldAction(int(seats))
    if set(words) <= set(_ORDER):
        return m.PlayAction(int(seats), words)
    if re.fullmatch(_WAIVES, words):
        return m.WaiveAction(seats_of(seats))
    for pattern, make in _WORDS.items():
        if found := re.fullmatch(pattern, words):
            return make(int(seats), *found.groups())
    raise StepError(f"{words!r} is no action; write cards, pass, yield, claim the burn, next, or what a When says.")


class DealTable:
    """Builds one question of deal.play, asks it, and demands of the answer what the steps say."""

    def __init__(self, driver: Driver) -> None:
        self.driver: Final = driver
        self.hands: Final[dict[int, str]] = {}
        self.others = ""
        self.setup: Final[dict[str, Any]] = {"leader": 0}
        self.gone: Final[list[m.Action]] = []
        self.debts: list[m.Debt] = []
        self._action: m.Action | None = None
        self._after: m.DealPlayed | None = None
        self._before: m.DealPlayed | None = None

    # asking

    def act(self, action: m.Action) -> None:
        """Ask for the ruling on an action, and where it leaves the deal."""
        self._action = action
        self._after = self._ask([*self.gone, action])

    def begin(self) -> None:
        """Ask where the deal stands before anybody acts, and what that alone set off."""
        if self.gone:
            raise StepError("The deal begins before anything has gone; leave out `play has gone`.")
        self._after = self._ask([])

    def _ask(self, actions: list[m.Action]) -> m.DealPlayed:
        asked = ["state", "events"] if "legal" in self.driver.omits else ["state", "legal", "events"]
        question = m.DealPlay(self.driver.rules, self._setup(), actions, asked)  # type: ignore[arg-type]
        answer = self.driver.ask(METHOD, question, m.DealPlayed)
        if len(answer.rulings) != len(actions):
            self.driver.refuse(f"{len(actions)} rulings, one for each action", f"{len(answer.rulings)} rulings")
        for number, ruling in enumerate(answer.rulings[: len(self.gone)]):
            if not ruling.legal:
                self.driver.refuse(f"action {number + 1}, {say(actions[number])}, to be legal", "it is refused")
        return answer

    def _setup(self) -> m.Setup:
        gone = self.setup.get("out", [])
        hands = ["" if seat in gone else self.others for seat in range(6)]
        for seat, cards in self.hands.items():
            hands[seat] = cards
        owed = {"debts": self.debts} if self.debts else {}
        return m.Setup(hands=hands, **owed, **self.setup)  # type: ignore[arg-type]

    @property
    def after(self) -> m.DealPlayed:
        """The answer to the question."""
        assert self._after is not None
        return self._after

    @property
    def before(self) -> m.DealPlayed:
        """The answer without the last action."""
        if self._before is None:
            self._before = self._ask(self.gone)
        return self._before

    @property
    def ruling(self) -> m.Ruling:
        """The ruling on the action of the When."""
        return self.after.rulings[-1]

    # demanding

    def ruled(self, legal: bool) -> None:
        """The action is legal, or is refused."""
        self._demand("rulings", self.ruling.legal == legal, "it to be legal" if legal else "it to be refused",
                     "it is legal" if self.ruling.legal else "it is refused")  # fmt: skip

    def may(self, action: m.Action, legal: bool) -> None:
        """An action would be legal now, or not: by the ruling on it, and by the list of legal actions."""
        words = f"{say(action)} to be {'legal' if legal else 'refused'}"
        ruling = self._ask([*self._so_far(), action]).rulings[-1]
        self._demand("rulings", ruling.legal == legal, words, "it is legal" if ruling.legal else "it is refused")
        legals = self.after.legal
        listed = legals is not UNSET and any(_same(one, action) for one in legals)
        if legals is UNSET:
            self.driver.compare("legal", [], legals)
        else:
            self._demand("legal", listed == legal, words, "it is listed" if listed else "it is not listed")

    def _so_far(self) -> list[m.Action]:
        return [*self.gone, *([self._action] if self._action is not None and self.ruling.legal else [])]

    def state_is(self, member: str, expected: object) -> None:
        """A member of the state has this value."""
        self.driver.compare(f"state.{member}", expected, self._of_state(member))

    def has(self, member: str, seat: int, expected: bool, words: str) -> None:
        """A seat is, or is not, in a list of the state."""
        seats = self._of_state(member)
        if seats is UNSET:
            self.state_is(member, [seat] if expected else [])
        else:
            wanted = f"seat {seat} {'' if expected else 'not '}{words}"
            self._demand(f"state.{member}", (seat in seats) == expected, wanted, f"{member} {seats}")

    def lists(self, member: str, entry: object) -> None:
        """A list of the state has this entry."""
        entries = self._of_state(member)
        if entries is UNSET:
            self.state_is(member, [entry])
        else:
            shown = f"{member} {to_builtins(entries)}"
            self._demand(f"state.{member}", entry in entries, f"{member} with {to_builtins(entry)}", shown)

    def entry(self, member: str, seat: str, expected: object) -> None:
        """A seat has this entry in a map of the state; None for no entry."""
        entries = self._of_state(member)
        if entries is UNSET:
            self.state_is(member, {} if expected is None else {seat: expected})
        else:
            wanted = f"{member} {'without' if expected is None else expected} for seat {seat}"
            self._demand(f"state.{member}", entries.get(seat) == expected, wanted, f"{member} {entries}")

    def hand_is(self, seat: int, cards: str) -> None:
        """A seat holds these cards."""
        hands = self._of_state("hands")
        if hands is UNSET:
            self.state_is("hands", cards)
        else:
            wanted = f'seat {seat} holding "{cards}"'
            self._demand("state.hands", in_order(hands[seat]) == in_order(cards), wanted, f'it holds "{hands[seat]}"')

    def table_is(self, seat: int, cards: str) -> None:
        """On the table lies this play of this seat."""
        table = self._of_state("table")
        found = None if not isinstance(table, m.Table) else m.Table(table.seat, in_order(table.cards))
        self.driver.compare("state.table", m.Table(seat, in_order(cards)), UNSET if table is UNSET else found)

    def is_burner(self, seat: int, expected: bool) -> None:
        """A seat is, or is not, the burner."""
        burner = self._of_state("burner")
        if burner is UNSET:
            self.state_is("burner", seat)
        else:
            wanted = f"seat {seat} {'burning' if expected else 'not burning'}"
            self._demand("state.burner", (burner == seat) == expected, wanted, f"burner {burner}")

    def same_as_before(self) -> None:
        """No member of the state, that the engine knows, is another than before the action."""
        for name in structs.fields(m.State):
            member = f"state.{name.name}"
            old, new = getattr(self._state(self.before), name.name), getattr(self._state(self.after), name.name)
            if member not in self.driver.omits:
                self._demand(member, old == new, f"{name.name} unchanged, {_plain(old)}", f"{name.name} {_plain(new)}")

    def phase_is(self, phase: str, expected: bool) -> None:
        """The deal is, or is not, in a phase."""
        now = self._of_state("phase")
        if now is UNSET:
            self.state_is("phase", phase)
        else:
            self._demand("state.phase", (now == phase) == expected, f"{'' if expected else 'not '}the phase {phase}",
                         f"the phase {now}")  # fmt: skip

    def told(self, kind: str, seat: int | None, expected: bool) -> None:
        """The action set off, or did not set off, an event of this kind and seat."""
        new = self._new_events(kind)
        if new is None:
            return
        found = any(
            one.get("type") == kind and (seat is None or seat in [one.get(key) for key in _MEMBERS_OF_A_SEAT])
            for one in new
        )
        words = f"the event {kind}{'' if seat is None else f' of seat {seat}'}"
        self._demand("events", found == expected, words if expected else f"no {words[4:]}", f"events {new}")

    def told_just(self, **event: object) -> None:
        """The action set off this very event."""
        new = self._new_events(event["type"])
        if new is not None:
            found = any(_event(one) == _event(event) for one in new)
            self._demand("events", found, f"the event {event}", f"events {new}")

    def _new_events(self, wanted: object) -> list[dict[str, Any]] | None:
        """What the action set off, or the setup where there is no action; None where the engine tells no events."""
        after, before = self.after.events, [] if self._action is None else self.before.events
        if after is UNSET or before is UNSET:
            self.driver.compare("events", wanted, UNSET)
            return None
        return after[len(before) :]

    def _of_state(self, member: str) -> Any:
        return getattr(self._state(self.after), member)

    def _state(self, answer: m.DealPlayed) -> m.State:
        if not isinstance(answer.state, m.State):
            self.driver.refuse("a state", "nothing: the member state is missing")
            raise AssertionError
        return answer.state

    def _demand(self, member: str, holds: bool, expected: str, actual: str) -> None:
        self.driver.demand(member, holds, expected, actual)


def in_order(cards: str) -> str:
    """The cards in the order of the alphabet, so that two strings of the same cards are equal."""
    return "".join(sorted(cards, key=_ORDER.index))


def say(action: m.Action) -> str:
    """An action in words."""
    match action:
        case m.PlayAction(seat, cards):
            return f'seat {seat} laying "{cards}"'
        case m.BurnAction(seats):
            return f"seats {' '.join(map(str, seats))} claiming the burn"
        case m.NextAction():
            return "nobody else acting"
    members = to_builtins(action)
    kind, seat = members.pop("type"), members.pop("seat", "")
    return f"seat {seat} doing {kind}{''.join(f', {name} {value}' for name, value in members.items())}"


def _same(one: m.Action, other: m.Action) -> bool:
    return _whatever_order(one) == _whatever_order(other)


def _whatever_order(action: m.Action) -> m.Action:
    """The action with its cards in the order of the alphabet, the plays of a rush in order of their own."""
    match action:
        case m.RushAction(seat, plays):
            return m.RushAction(seat, sorted(map(in_order, plays)))
        case m.FightAction(seat, plays) if plays is not None:
            return m.FightAction(seat, [in_order(play) for play in plays])
        case m.WaiveAction(seats):
            return m.WaiveAction(sorted(seats))
        case m.PlayAction() | m.ReturnAction() | m.TrialAction() | m.AnswerTrialAction():
            return structs.replace(action, cards=None if action.cards is None else in_order(action.cards))
    return action


def _event(event: dict[str, Any]) -> dict[str, Any]:
    return {name: in_order(value) if name == "cards" else value for name, value in event.items()}


def _plain(value: object) -> object:
    return to_builtins(value) if value is not UNSET else "missing"
