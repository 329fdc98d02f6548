"""Steps of the level `play`: a deal from the first lead on, the action that is judged, and where it leaves the deal."""

from __future__ import annotations

from typing import Final

import pytest
from pytest_bdd import given, parsers, then, when

from conformance_report.protocol import messages as m
from scenarios.deal_table import DealTable, action_of, seats_of
from scenarios.table import Driver

_SEATS: Final = r"(?P<seats>[0-5](?:(?:,| and)? [0-5])*)"
_FLAGS: Final = {
    "open": "opened",
    "provisionally open": "provisional",
    "headless": "headless",
    "out": "out",
}


@pytest.fixture
def deal(driver: Driver) -> DealTable:
    """The deal that is played."""
    return DealTable(driver)


# the position


@given("the hands")
def the_hands(deal: DealTable, datatable: list[list[str]]) -> None:
    """What the seats hold; those not named hold what every other seat holds."""
    for seat, cards in datatable[1:]:
        deal.hands[int(seat)] = cards


@given(parsers.re(r'every other seat holds "(?P<cards>[^"]*)"'))
def every_other_seat(deal: DealTable, cards: str) -> None:
    """What the seats not named hold."""
    deal.others = cards


@given(parsers.re(r"seat (?P<seat>[0-5]) leads"))
def leads_first(deal: DealTable, seat: str) -> None:
    """Who leads."""
    deal.setup["leader"] = int(seat)


@given(parsers.re(rf"seats? {_SEATS} (?:is|are) out"))
def went_out_before(deal: DealTable, seats: str) -> None:
    """Who is out already, in this order."""
    deal.setup["out"] = seats_of(seats)


@given(parsers.re(r"seat (?P<seat>[0-5]) has revolted"))
def has_revolted(deal: DealTable, seat: str) -> None:
    """The revolutionary."""
    deal.setup["revolted"] = int(seat)


@given(parsers.re(rf"seats? {_SEATS} (?:has|have) opened"))
def opened_before(deal: DealTable, seats: str) -> None:
    """Who has opened already."""
    deal.setup["opened"] = sorted(seats_of(seats))


@given(parsers.re(r"seat (?P<seat>[0-5]) plays (?P<choice>headless|with a head)"))
def plays_with_or_without_a_head(deal: DealTable, seat: str, choice: str) -> None:
    """What the opposite of the revolutionary chose."""
    deal.setup.setdefault("head", {})[seat] = "headless" if choice == "headless" else "head"


@given(parsers.re(r"seat (?P<seat>[0-5]) has (?P<left>[0-3]) dead gouji left"))
def dead_gouji_before(deal: DealTable, seat: str, left: str) -> None:
    """How many gouji plays of his nobody may answer any more."""
    deal.setup.setdefault("dead_gouji", {})[seat] = int(left)


@given("play has gone")
def play_has_gone(deal: DealTable, datatable: list[list[str]]) -> None:
    """What was done before, all of it legal."""
    deal.gone.extend(action_of(seat, cell) for seat, cell in datatable[1:])


# the action


@when(parsers.re(r'seat (?P<seat>[0-5]) lays "(?P<cards>[^"]*)"'))
def lays(deal: DealTable, seat: str, cards: str) -> None:
    """Cards are laid."""
    deal.act(m.PlayAction(int(seat), cards))


@when(parsers.re(r"seat (?P<seat>[0-5]) (?P<what>passes|yields)"))
def passes_or_yields(deal: DealTable, seat: str, what: str) -> None:
    """A seat passes, or yields."""
    deal.act(action_of(seat, what.removesuffix("s").replace("passe", "pass")))


@when(parsers.re(rf"seats? {_SEATS} claims? the burn"))
def claims(deal: DealTable, seats: str) -> None:
    """Seats claim the burn, all at once."""
    deal.act(m.BurnAction(seats_of(seats)))


@when("nobody else acts")
def nobody_else_acts(deal: DealTable) -> None:
    """The open window closes."""
    deal.act(m.NextAction())


# the ruling


@then("the action is legal")
def is_legal(deal: DealTable) -> None:
    """Legal."""
    deal.ruled(True)


@then(parsers.re(r"the action is refused, under (?P<rule>[A-Z]+-\d+)"))
def is_refused(deal: DealTable, rule: str) -> None:
    """Not legal; the reason is diagnostic."""
    deal.ruled(False)
    deal.driver.note_reason(rule, deal.ruling.reasons)


@then("nothing has changed")
def nothing_has_changed(deal: DealTable) -> None:
    """The state is what it was before the action."""
    deal.same_as_before()


# who may do what


@then(parsers.re(r'seat (?P<seat>[0-5]) may (?P<negated>not )?lay "(?P<cards>[^"]*)"'))
def may_lay(deal: DealTable, seat: str, negated: str | None, cards: str) -> None:
    """Whether a play would be legal now."""
    deal.may(m.PlayAction(int(seat), cards), not negated)


@then(parsers.re(r"seat (?P<seat>[0-5]) may (?P<negated>not )?(?P<what>pass|yield|claim the burn)"))
def may_do(deal: DealTable, seat: str, negated: str | None, what: str) -> None:
    """Whether passing, yielding or claiming the burn would be legal now."""
    deal.may(action_of(seat, what), not negated)


@then(parsers.re(r"the (?:round|window) may (?P<negated>not )?be closed"))
def may_be_closed(deal: DealTable, negated: str | None) -> None:
    """Whether an unanswered play, or a window before the first lead, waits for nobody else to act."""
    deal.may(m.NextAction(), not negated)


@then(parsers.re(rf"seats? {_SEATS} (?:is|are) to act"))
def are_to_act(deal: DealTable, seats: str) -> None:
    """Exactly these seats have something that they may do."""
    deal.state_is("to_act", sorted(seats_of(seats)))


@then("nobody is to act")
def nobody_is_to_act(deal: DealTable) -> None:
    """No seat has anything that it may do."""
    deal.state_is("to_act", [])


@then(parsers.re(r"(?:seat (?P<seat>[0-5])|nobody) is asked in turn"))
def is_asked_in_turn(deal: DealTable, seat: str | None) -> None:
    """Whose turn it is."""
    deal.state_is("turn", None if seat is None else int(seat))


@then(parsers.re(r"seat (?P<seat>[0-5]) leads"))
def leads_now(deal: DealTable, seat: str) -> None:
    """A new round begins with this seat."""
    deal.state_is("table", None)
    deal.state_is("leader", int(seat))
    deal.state_is("turn", int(seat))


# where the deal stands


@then("the table is empty")
def table_is_empty(deal: DealTable) -> None:
    """No play lies on the table."""
    deal.state_is("table", None)


@then(parsers.re(r'the table holds "(?P<cards>[^"]*)" of seat (?P<seat>[0-5])'))
def table_holds(deal: DealTable, cards: str, seat: str) -> None:
    """The play on the table and whose it is."""
    deal.table_is(int(seat), cards)


@then(parsers.re(r'seat (?P<seat>[0-5]) holds (?:nothing|"(?P<cards>[^"]*)")'))
def now_holds(deal: DealTable, seat: str, cards: str | None) -> None:
    """What a seat holds now."""
    deal.hand_is(int(seat), cards or "")


@then(parsers.re(r"seat (?P<seat>[0-5]) is (?P<negated>not )?(?P<what>open|provisionally open|headless|out)"))
def is_marked(deal: DealTable, seat: str, negated: str | None, what: str) -> None:
    """Whether a seat is open, provisionally open, headless or out."""
    deal.has(_FLAGS[what], int(seat), not negated, what)


@then(parsers.re(r"seat (?P<seat>[0-5]) is still in play"))
def is_in_play(deal: DealTable, seat: str) -> None:
    """Not out, and not placed."""
    deal.has("out", int(seat), False, "out")
    deal.entry("places", seat, None)


@then(parsers.re(r"seat (?P<seat>[0-5]) has (?P<negated>not )?(?P<what>passed|waived opening)"))
def has_passed(deal: DealTable, seat: str, negated: str | None, what: str) -> None:
    """Whether a seat has passed, or has given up opening."""
    member = "passed" if what == "passed" else "waived_opening"
    deal.has(member, int(seat), not negated, what)


@then(parsers.re(r"seat (?P<seat>[0-5]) is (?P<negated>not )?burning"))
def is_burning(deal: DealTable, seat: str, negated: str | None) -> None:
    """Whether a seat has laid its burn and plays on under its duty."""
    deal.is_burner(int(seat), not negated)


@then(parsers.re(r"seat (?P<seat>[0-5]) is in place (?P<place>[1-6])"))
def is_in_place(deal: DealTable, seat: str, place: str) -> None:
    """The place of a seat."""
    deal.entry("places", seat, int(place))


@then(parsers.re(r"no place of seat (?P<seat>[0-5]) is known"))
def no_place_is_known(deal: DealTable, seat: str) -> None:
    """The seat is not placed yet."""
    deal.entry("places", seat, None)


@then(parsers.re(r"seat (?P<seat>[0-5]) has (?P<left>no|[1-3]) dead gouji left"))
def dead_gouji_left(deal: DealTable, seat: str, left: str) -> None:
    """How many gouji plays nobody may answer are left to a seat."""
    deal.entry("dead_gouji", seat, None if left == "no" else int(left))


@then(parsers.re(r"seat (?P<on>[0-5]) is choked by seat (?P<by>[0-5])"))
def is_choked(deal: DealTable, on: str, by: str) -> None:
    """A choke that is made known."""
    deal.lists("choked", m.Pair(int(by), int(on)))


@then(parsers.re(r"seat (?P<by>[0-5]) has burned seat (?P<on>[0-5])"))
def has_burned(deal: DealTable, by: str, on: str) -> None:
    """A burn that succeeded."""
    deal.lists("burns", m.Pair(int(by), int(on)))


@then(parsers.re(r"seat (?P<by>[0-5]) has shao-ed seat (?P<on>[0-5]) for (?P<cards>\d+) cards?"))
def has_shaoed(deal: DealTable, by: str, on: str, cards: str) -> None:
    """A shao that succeeded, and what it earns."""
    deal.lists("shaos", m.ShaoEntry(int(by), int(on), int(cards)))


@then(parsers.re(r"nobody (?P<what>is choked|has burned|has shao-ed)"))
def nobody(deal: DealTable, what: str) -> None:
    """No choke is known; no burn, no shao has succeeded."""
    deal.state_is({"is choked": "choked", "has burned": "burns", "has shao-ed": "shaos"}[what], [])


@then(parsers.re(r"the deal is (?P<negated>not )?(?P<what>in the tangle|over|void)"))
def deal_is(deal: DealTable, negated: str | None, what: str) -> None:
    """Whether the tangle has begun, the deal is over, or void."""
    deal.state_is("tangle" if what == "in the tangle" else what, not negated)


@then(parsers.re(r"(?P<number>the|no) event (?P<kind>[a-z-]+)(?: of seat (?P<seat>[0-5]))? is told"))
def event_is_told(deal: DealTable, number: str, kind: str, seat: str | None) -> None:
    """Whether the action set off an event."""
    deal.told(kind, None if seat is None else int(seat), number == "the")
