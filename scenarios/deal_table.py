"""A deal as the steps see it: the position that is built, the one question that is asked, and what the answer says."""

from __future__ import annotations

import re
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


def action_of(seats: str, words: str) -> m.Action:
    """An action as the features write it: cards, pass, yield, claim the burn, next."""
    if words == "next":
        return m.NextAction()
    if words in ("claim the burn", "claims the burn"):
        return m.BurnAction(seats_of(seats))
    if words in ("pass", "yield"):
        return m.PassAction(int(seats)) if words == "pass" else m.YieldAction(int(seats))
    if set(words) <= set(_ORDER):
        return m.PlayAction(int(seats), words)
    raise StepError(f"{words!r} is no action; write cards, pass, yield, claim the burn or next.")


class DealTable:
    """Builds one question of deal.play, asks it, and demands of the answer what the steps say."""

    def __init__(self, driver: Driver) -> None:
        self.driver: Final = driver
        self.hands: Final[dict[int, str]] = {}
        self.others = ""
        self.setup: Final[dict[str, Any]] = {"leader": 0}
        self.gone: Final[list[m.Action]] = []
        self._action: m.Action | None = None
        self._after: m.DealPlayed | None = None
        self._before: m.DealPlayed | None = None

    # asking

    def act(self, action: m.Action) -> None:
        """Ask for the ruling on an action, and where it leaves the deal."""
        self._action = action
        self._after = self._ask([*self.gone, action])

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
        return m.Setup(hands=hands, **self.setup)

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

    def told(self, kind: str, seat: int | None, expected: bool) -> None:
        """The action set off, or did not set off, an event of this kind and seat."""
        after, before = self.after.events, self.before.events
        if after is UNSET or before is UNSET:
            self.driver.compare("events", kind, UNSET)
            return
        new = after[len(before) :]
        found = any(
            one.get("type") == kind and (seat is None or seat in [one.get(key) for key in _MEMBERS_OF_A_SEAT])
            for one in new
        )
        words = f"the event {kind}{'' if seat is None else f' of seat {seat}'}"
        self._demand("events", found == expected, words if expected else f"no {words[4:]}", f"events {new}")

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
            return "closing the round"
    return f"seat {getattr(action, 'seat', '')} doing {to_builtins(action)['type']}"


def _same(one: m.Action, other: m.Action) -> bool:
    if isinstance(one, m.PlayAction) and isinstance(other, m.PlayAction):
        return one.seat == other.seat and in_order(one.cards) == in_order(other.cards)
    return one == other


def _plain(value: object) -> object:
    return to_builtins(value) if value is not UNSET else "missing"
