"""Steps of the level `deal`: everything between the cards dealt and the first lead, and agreeing when all is over."""

from __future__ import annotations

from typing import Final

from pytest_bdd import given, parsers, then, when

from scenarios.deal_table import AROUND_PLAY, DealTable, action_of
from scenarios.settlement_table import DebtSheet
from scenarios.steps import play, settlement

deal = play.deal
debts = settlement.debts

_SEATS: Final = r"(?P<seats>[0-5](?:(?:,| and)? [0-5])*)"
_FROM_TO: Final = r"seat (?P<one>[0-5]) {verb} seat (?P<other>[0-5])"


# where the deal stands


@given(parsers.re(r"the deal stands at (?P<phase>tribute|buying|calls|revolution|show-fours|play)"))
def stands_at(deal: DealTable, debts: DebtSheet, phase: str) -> None:
    """The phase that is to come; what the deal before left owing counts with tribute."""
    deal.setup["from_"] = phase
    deal.debts = debts.debts


@given(parsers.re(r"seat (?P<seat>[0-5]) has called (?P<call>xuan|ming|yu)"))
def called_before(deal: DealTable, seat: str, call: str) -> None:
    """A call that was made already."""
    deal.setup.setdefault("calls", {})[seat] = call


@given(parsers.re(r'seat (?P<seat>[0-5]) holds the 4s "(?P<suits>[SHCD]*)"'))
def holds_the_fours(deal: DealTable, seat: str, suits: str) -> None:
    """The suits of the 4s that a seat holds."""
    deal.setup.setdefault("fours", {})[seat] = suits


# the action


@when("the deal begins")
def deal_begins(deal: DealTable) -> None:
    """Nobody acts; what the setup itself sets off is done."""
    deal.begin()


@when(parsers.re(rf"seats? {_SEATS} (?P<words>{AROUND_PLAY})"))
def acts(deal: DealTable, seats: str, words: str) -> None:
    """A seat does something before the first lead, or a pair waives dots after the last card."""
    deal.act(action_of(seats, words))


@then(parsers.re(rf"seats? {_SEATS} may (?P<negated>not )?(?P<words>{AROUND_PLAY})"))
def may_act(deal: DealTable, seats: str, negated: str | None, words: str) -> None:
    """Whether a seat may do that now."""
    deal.may(action_of(seats, words), not negated)


# where it leaves the deal


@then(parsers.re(r"the phase is (?P<negated>not )?(?P<phase>[a-z-]+)"))
def phase_is(deal: DealTable, negated: str | None, phase: str) -> None:
    """In which phase the deal is."""
    deal.phase_is(phase, not negated)


@then(parsers.re(r"seat (?P<seat>[0-5]) has (?P<negated>not )?revolted"))
def has_revolted_now(deal: DealTable, seat: str, negated: str | None) -> None:
    """Whether a seat is a revolutionary."""
    deal.has("revolted", int(seat), not negated, "among the revolutionaries")


@then(parsers.re(r"seat (?P<seat>[0-5]) has (?:not called|called (?P<call>xuan|ming|yu))"))
def has_called_now(deal: DealTable, seat: str, call: str | None) -> None:
    """What a seat has called, if anything."""
    deal.entry("calls", seat, call)


@then(parsers.re(r"nobody (?P<what>has revolted|has called|is open)"))
def nobody_has(deal: DealTable, what: str) -> None:
    """No seat has revolted; none has called; none is open."""
    member = {"has revolted": "revolted", "has called": "calls", "is open": "opened"}[what]
    deal.state_is(member, {} if member == "calls" else [])


# what was told


@then(parsers.re(_FROM_TO.format(verb=r"bought a (?P<rank>[34]) from") + r' for (?:nothing|"(?P<pay>.)")'))
def bought(deal: DealTable, one: str, other: str, rank: str, pay: str | None) -> None:
    """Who sold or gave the card, and for what."""
    deal.told_just(type="bought", seat=int(one), **{"from": int(other)}, rank=rank, pay=pay)


@then(parsers.re(_FROM_TO.format(verb="paid") + r' "(?P<cards>[^"]*)" of (?P<kind>[a-z]+)'))
def paid(deal: DealTable, one: str, other: str, cards: str, kind: str) -> None:
    """The cards that went over for one kind of tribute."""
    deal.told_just(type="paid", kind=kind, **{"from": int(one)}, to=int(other), cards=cards)


@then("nobody paid")
def nobody_paid(deal: DealTable) -> None:
    """No tribute was paid."""
    deal.told("paid", None, expected=False)


@then(parsers.re(r'seat (?P<one>[0-5]) returned "(?P<cards>[^"]*)" to seat (?P<other>[0-5])'))
def returned(deal: DealTable, one: str, other: str, cards: str) -> None:
    """The cards that went back."""
    deal.told_just(type="returned", **{"from": int(one)}, to=int(other), cards=cards)
