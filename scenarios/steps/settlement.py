"""Steps of what comes after a deal and around a match: settlement, tribute and returns, scores, dealing."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest
from pytest_bdd import given, parsers, then, when

from conformance_report.protocol import messages as m
from scenarios.deal_table import in_order, seats_of
from scenarios.settlement_table import DebtSheet, FactSheet, MatchSheet, Reply, numbers_of, six
from scenarios.table import Driver

_SEATS: Final = r"[0-5](?:(?:,| and)? [0-5])*"
_NUMBERS: Final = r"-?\d+(?: -?\d+)*"
_KIND: Final = r"(?P<kind>dot|burn|choke|shao|fall|sweep)"
_FROM_TO: Final = r"seat (?P<payer>[0-5]) {verb} seat (?P<receiver>[0-5])"
_SEEDS: Final = (42, 43)
_PACKS: Final = Counter(dict.fromkeys("3456789TJQKA2", 16) | {"X": 4, "D": 4})


@pytest.fixture
def facts() -> FactSheet:
    """The facts of the deal that is settled."""
    return FactSheet()


@pytest.fixture
def debts() -> DebtSheet:
    """The hands as dealt and the debts that are paid out of them."""
    return DebtSheet()


@pytest.fixture
def match() -> MatchSheet:
    """The match that is scored."""
    return MatchSheet()


@pytest.fixture
def reply(driver: Driver) -> Reply:
    """The engine's reply to the question of the When."""
    return Reply(driver)


# the facts of a deal


@given(parsers.re(r"the seats went out in the order (?P<order>[0-5](?: [0-5])*)"))
def went_out_in_order(facts: FactSheet, order: str) -> None:
    """Who was placed by going out, or by being left; revolutionary and failed burners stand apart."""
    facts.order = numbers_of(order)


@given(parsers.re(r"the revolutionary is seat (?P<seat>[0-5])"))
def revolutionary_is(facts: FactSheet, seat: str) -> None:
    """Who revolted."""
    facts.revolted = int(seat)


@given(parsers.re(rf"the failed burners are seats (?P<seats>{_SEATS})"))
def failed_burners_are(facts: FactSheet, seats: str) -> None:
    """Who failed a burn, in the order of failing."""
    for seat in seats_of(seats):
        facts.add("failed_burners", seat)


@given(parsers.re(rf"(?:(?P<who>nobody|everybody)|seats? (?P<seats>{_SEATS})) opened"))
def who_opened(facts: FactSheet, who: str | None, seats: str | None) -> None:
    """Who opened in the course of the deal."""
    facts.opened = list(range(6)) if who == "everybody" else sorted(seats_of(seats or ""))


@given(parsers.re(r"seat (?P<seat>[0-5]) called (?P<call>xuan|ming|yu)"))
def called(facts: FactSheet, seat: str, call: str) -> None:
    """A call that was made."""
    facts.call(seat, call)


@given(parsers.re(r"seat (?P<by>[0-5]) burned seat (?P<on>[0-5])"))
def burned(facts: FactSheet, by: str, on: str) -> None:
    """A burn that succeeded."""
    facts.add("burns", m.Pair(int(by), int(on)))


@given(parsers.re(r"seat (?P<by>[0-5]) shao-ed seat (?P<on>[0-5]) for (?P<cards>\d+) cards?"))
def shaoed(facts: FactSheet, by: str, on: str, cards: str) -> None:
    """A shao that succeeded, and what it earns."""
    facts.add("shaos", m.ShaoEntry(int(by), int(on), int(cards)))


@given(parsers.re(r"seat (?P<by>[0-5]) choked seat (?P<on>[0-5])"))
def choked(facts: FactSheet, by: str, on: str) -> None:
    """A choke: who beat the last hand before the hand of 3s, and whose it was."""
    facts.add("choked", m.Pair(int(by), int(on)))


@given(parsers.re(rf"seats (?P<seats>{_SEATS}) waived dots"))
def waived(facts: FactSheet, seats: str) -> None:
    """A pair that agreed that neither pays dot tribute."""
    facts.add("waived", seats_of(seats))


# what is owed


@when("the deal is settled")
def settled(facts: FactSheet, reply: Reply) -> None:
    """Ask for places, sweep, tribute and scores."""
    reply.ask("deal.settle", m.DealSettle(reply.driver.rules, facts.facts()), m.Settled)


@then("it cannot be")
def cannot_be(reply: Reply) -> None:
    """What was asked about is refused as impossible."""
    reply.cannot_be()


@then(parsers.re(rf"the places are (?P<places>{_NUMBERS})"))
def places_are(reply: Reply, places: str) -> None:
    """The places of seats 0 to 5."""
    reply.says("places", six(places))


@then(parsers.re(r"the sweep is that of the (?P<side>even|odd) seats"))
def sweep_is_that_of(reply: Reply, side: str) -> None:
    """Whose sweep it is."""
    reply.says("sweep", side)


@then("there is no sweep")
def no_sweep(reply: Reply) -> None:
    """No federation has the first three places."""
    reply.says("sweep", None)


@then("the tribute is")
def tribute_is(reply: Reply, datatable: list[list[str]]) -> None:
    """All that is owed, in the order of service."""
    rows = [dict(zip(datatable[0], row, strict=True)) for row in datatable[1:]]
    reply.lists("tribute", [_debt(row["kind"], row["from"], row["to"], row["cards"]) for row in rows])


@then(parsers.re(_FROM_TO.format(verb="owes") + rf" (?P<cards>\d+) cards? of {_KIND}"))
def owes_cards(reply: Reply, payer: str, receiver: str, cards: str, kind: str) -> None:
    """How many cards of a kind a seat owes another."""
    reply.owes(_debt(kind, payer, receiver, cards))


@then(parsers.re(_FROM_TO.format(verb="owes") + rf" nothing of {_KIND}"))
def owes_nothing(reply: Reply, payer: str, receiver: str, kind: str) -> None:
    """A seat owes another nothing of a kind."""
    reply.owes(_debt(kind, payer, receiver, "0"))


@then(parsers.re(rf"nobody owes {_KIND}"))
def nobody_owes(reply: Reply, kind: str) -> None:
    """No tribute of a kind is owed."""
    reply.nobody_owes(kind)


@then(
    parsers.re(rf"seats (?P<payers>{_SEATS}) owe one card of {_KIND} each, and seats (?P<receivers>{_SEATS}) get one")
)
def owe_one_each(reply: Reply, payers: str, receivers: str, kind: str) -> None:
    """Of a kind these seats owe one card each, and those get one each; which pays which is left open."""
    reply.owe_one_each(kind, numbers_of(payers), numbers_of(receivers))


@then("nobody owes anything")
def nobody_owes_anything(reply: Reply) -> None:
    """No tribute is owed."""
    reply.lists("tribute", [])


@then(parsers.re(rf"{_KIND} is served before (?P<other>dot|burn|choke|shao|fall)"))
def served_before(reply: Reply, kind: str, other: str) -> None:
    """One kind of tribute comes before another."""
    reply.served_before(kind, other)


@then(parsers.re(rf"the scores are (?P<scores>{_NUMBERS})"))
def scores_are(reply: Reply, scores: str) -> None:
    """What each seat scores by what is owed."""
    reply.says("scores", six(scores))


@then(parsers.re(r"the federations score (?P<even>-?\d+) and (?P<odd>-?\d+)"))
def federations_score(reply: Reply, even: str, odd: str) -> None:
    """What the federations score, the even seats and the odd ones."""
    reply.says("federations", m.FederationScores(int(even), int(odd)))


@then("the scores add up to zero")
def scores_add_up_to_zero(reply: Reply) -> None:
    """What all six seats score is nothing, whatever a card scores."""
    reply.add_up_to_zero()


@then("each federation scores what its players score")
def federations_add_up(reply: Reply) -> None:
    """The score of each federation is the sum of its seats' scores, whatever a card scores."""
    reply.federations_add_up()


# the cards that are paid and returned


@given("the hands as dealt")
def hands_as_dealt(debts: DebtSheet, datatable: list[list[str]]) -> None:
    """What the seats were dealt; those not named hold what every other hand is."""
    for seat, cards in datatable[1:]:
        debts.hands[int(seat)] = cards


@given(parsers.re(r'every other hand is "(?P<cards>[^"]*)"'))
def every_other_hand(debts: DebtSheet, cards: str) -> None:
    """What the seats not named were dealt."""
    debts.others = cards


@given(parsers.re(_FROM_TO.format(verb="owes") + rf" (?P<cards>\d+) cards? of {_KIND}"))
def owes_from_before(debts: DebtSheet, payer: str, receiver: str, cards: str, kind: str) -> None:
    """A debt from the deal before."""
    debts.debts.append(_debt(kind, payer, receiver, cards))


@when("tribute is paid")
def tribute_is_paid(debts: DebtSheet, reply: Reply) -> None:
    """Ask which cards are paid for the debts."""
    question = m.MatchTribute(reply.driver.rules, debts.six_hands(), debts.debts)
    reply.ask("match.tribute", question, m.TributePaid)


@then(parsers.re(_FROM_TO.format(verb="pays") + rf' (?:nothing|"(?P<cards>[^"]*)") of {_KIND}'))
def pays(reply: Reply, payer: str, receiver: str, cards: str | None, kind: str) -> None:
    """The cards that a seat pays another for one kind."""
    reply.pays(kind, int(payer), int(receiver), cards or "")


@then("the payments are")
def payments_are(reply: Reply, datatable: list[list[str]]) -> None:
    """All that is paid, in the order in which it is listed."""
    reply.pays_in_order([dict(zip(datatable[0], row, strict=True)) for row in datatable[1:]])


@then(
    parsers.re(
        r'seat (?P<returner>[0-5]) returns (?P<count>\d+) cards? to seat (?P<payer>[0-5]) out of "(?P<cards>[^"]*)"'
    )
)
def returns_cards(reply: Reply, returner: str, count: str, payer: str, cards: str) -> None:
    """How many cards a seat returns, and out of which it may choose them."""
    reply.returns(int(returner), int(payer), int(count), cards)


@then(parsers.re(r"seat (?P<returner>[0-5]) returns nothing to seat (?P<payer>[0-5])"))
def returns_nothing(reply: Reply, returner: str, payer: str) -> None:
    """A seat returns nothing to a payer."""
    reply.returns(int(returner), int(payer), 0, "")


@then("nothing is returned")
def nothing_is_returned(reply: Reply) -> None:
    """No return is due."""
    reply.lists("returns", [])


@then(parsers.re(r'after the payments seat (?P<seat>[0-5]) holds "(?P<cards>[^"]*)"'))
def holds_after_the_payments(reply: Reply, seat: str, cards: str) -> None:
    """What a seat holds when all tribute is paid and nothing is returned yet."""
    reply.hand_is(int(seat), cards)


@then(parsers.re(rf"the points are (?P<points>{_NUMBERS})"))
def points_are(reply: Reply, points: str) -> None:
    """What each seat scores by what was paid."""
    reply.says("scores", six(points))


# the match


@given("the deals")
def the_deals(match: MatchSheet, datatable: list[list[str]]) -> None:
    """The deals of the match, in the order played."""
    for row in datatable[1:]:
        match.add(dict(zip(datatable[0], row, strict=True)))


@given(parsers.re(r"seat (?P<seat>[0-5]) left after (?P<finished>\d+) deals?"))
def left_after(match: MatchSheet, seat: str, finished: str) -> None:
    """A seat that left the match, and after how many finished deals."""
    match.left.append(m.Departure(int(seat), int(finished)))


@when("the match is scored")
def match_is_scored(match: MatchSheet, reply: Reply) -> None:
    """Ask which deals count, and what all of it comes to."""
    reply.ask("match.score", m.MatchScore(reply.driver.rules, match.deals, match.left), m.MatchScored)


@then(parsers.re(rf"the deals are numbered (?P<numbers>{_NUMBERS})"))
def deals_are_numbered(reply: Reply, numbers: str) -> None:
    """The number of each deal in its match."""
    reply.says("deal_numbers", numbers_of(numbers))


@then(parsers.re(rf"deal (?P<number>[1-9]\d*) scores (?P<scores>{_NUMBERS})"))
def deal_scores(reply: Reply, number: str, scores: str) -> None:
    """What each seat scores in a deal that counts."""
    reply.says_of("scores", int(number) - 1, six(scores), f"the scores of deal {number} to be")


@then(parsers.re(r"deal (?P<number>[1-9]\d*) does not score"))
def deal_does_not_score(reply: Reply, number: str) -> None:
    """A deal that does not count is zero for everybody."""
    reply.says_of("scores", int(number) - 1, [0] * 6, f"the scores of deal {number} to be")


@then(parsers.re(r"the debts of deal (?P<number>[1-9]\d*) are (?P<negated>not )?carried on"))
def debts_are_carried_on(reply: Reply, number: str, negated: str | None) -> None:
    """Whether what is owed after a deal is paid in the next."""
    reply.says_of("carries", int(number) - 1, not negated, f"carrying on the debts of deal {number} to be")


@then(parsers.re(r"seat (?P<seat>[0-5]) is fined (?P<points>\d+) points?"))
def is_fined(reply: Reply, seat: str, points: str) -> None:
    """What leaving costs a seat."""
    reply.says_of("penalties", int(seat), int(points), f"the penalty of seat {seat} to be")


@then("nobody is fined")
def nobody_is_fined(reply: Reply) -> None:
    """No seat has points taken off."""
    reply.says("penalties", [0] * 6)


@then(parsers.re(rf"the totals are (?P<totals>{_NUMBERS})"))
def totals_are(reply: Reply, totals: str) -> None:
    """What each seat has in the end, penalties taken off."""
    reply.says("totals", six(totals))


@then(parsers.re(r"the match is (?P<negated>not )?complete"))
def match_is_complete(reply: Reply, negated: str | None) -> None:
    """Whether the required number of deals has been played."""
    reply.says("complete", not negated)


# dealing


@when("the cards are dealt")
def cards_are_dealt(reply: Reply) -> None:
    """Ask for six hands of the engine's own shuffle."""
    reply.ask("deal.hands", m.DealHands(reply.driver.rules, _SEEDS[0]), m.HandsDealt)


@then(parsers.re(rf"the hands have (?P<sizes>{_NUMBERS}) cards"))
def hands_have(reply: Reply, sizes: str) -> None:
    """How many cards each seat was dealt, in playing order from whichever seat was dealt to first."""
    found = [len(hand) for hand in reply.member("hands")]
    wanted = six(sizes)
    turns = [wanted[first:] + wanted[:first] for first in range(len(wanted))]
    reply.demand("hands", found in turns, f"hands of {sizes} cards", f"hands of {' '.join(map(str, found))} cards")


@then(parsers.re(r"together they are four packs(?P<without> without ten 3s)?"))
def together_they_are(reply: Reply, without: str | None) -> None:
    """The deck that was dealt."""
    wanted = _PACKS - Counter({"3": 10}) if without else _PACKS
    found = Counter("".join(reply.member("hands")))
    wrong = {card: found[card] for card in sorted(wanted | found) if found[card] != wanted[card]}
    reply.demand("hands", not wrong, f"four packs{without or ''}", f"these numbers of cards: {wrong}")


@then("the same seed deals the same again")
def same_seed_deals_the_same(reply: Reply) -> None:
    """One seed stands for one deal."""
    again = _hands(reply, _SEEDS[0])
    reply.demand("hands", again == _in_order(reply.member("hands")), "the same hands again", "it dealt other hands")


@then("another seed deals otherwise")
def another_seed_deals_otherwise(reply: Reply) -> None:
    """Two seeds stand for two deals."""
    other = _hands(reply, _SEEDS[1])
    reply.demand("hands", other != _in_order(reply.member("hands")), "other hands", "it dealt the same hands")


def _hands(reply: Reply, seed: int) -> list[str]:
    driver = reply.driver
    return _in_order(driver.ask("deal.hands", m.DealHands(driver.rules, seed), m.HandsDealt).hands)


def _in_order(hands: list[str]) -> list[str]:
    return [in_order(hand) for hand in hands]


def _debt(kind: str, payer: str, receiver: str, cards: str) -> m.Debt:
    return m.Debt(kind, int(payer), int(receiver), int(cards))  # type: ignore[arg-type]
