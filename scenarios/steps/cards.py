"""Steps of the level `cards`: one play is judged, as a lead or as an answer to the table."""

from __future__ import annotations

from typing import Any, Final

import pytest
from msgspec import UNSET
from pytest_bdd import given, parsers, then, when

from conformance_report.protocol import messages as m
from scenarios.table import Driver

_JOKERS: Final = {"small": "X", "big": "D"}
METHOD: Final = "cards.judge"


class CardTable:
    """The play on the table, and the engine's ruling on the one that is judged."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.table: Any = UNSET
        self.ruling = m.Judged(valid=False)

    def compare(self, member: str, expected: object) -> None:
        """Demand that a member of the ruling on a valid play is what the step says."""
        self.driver.compare(f"cards.{member}", expected, getattr(self.ruling, member))

    def is_play(self) -> None:
        """Demand that the cards are a play at all."""
        self.driver.compare("cards.valid", True, self.ruling.valid, words="a play")

    def is_shape(self, size: int, rank: str | None, jokers: int, joker: str | None) -> None:
        """Demand a play of this shape."""
        self.is_play()
        self.compare("size", size)
        self.compare("jokers", jokers)
        self.compare("joker", joker)
        self.compare("rank", rank)


@pytest.fixture
def cards(driver: Driver) -> CardTable:
    """The table on which cards are judged."""
    return CardTable(driver)


@given(parsers.re(r'"(?P<play>[^"]*)" is on the table'))
def on_the_table(cards: CardTable, play: str) -> None:
    """The play that is to be beaten."""
    cards.table = play


@when(parsers.re(r'"(?P<play>[^"]*)" is judged'))
def judged(cards: CardTable, play: str) -> None:
    """Ask what the cards are, and whether they beat the table if there is one."""
    cards.ruling = cards.driver.ask(METHOD, m.Judge(cards.driver.rules, play, cards.table), m.Judged)


@then("it is a play")
def is_a_play(cards: CardTable) -> None:
    """Valid, whatever its shape."""
    cards.is_play()


@then(parsers.re(r"it is a play of (?P<size>\d+) cards? of rank (?P<rank>[3-9TJQKA2])"))
def is_a_plain_play(cards: CardTable, size: str, rank: str) -> None:
    """No joker; the size counts all cards, the rank is the one after conversion."""
    cards.is_shape(int(size), rank, 0, None)


@then(
    parsers.re(
        r"it is a play of (?P<size>\d+) cards of rank (?P<rank>[3-9TJQKA2]) "
        r"carried by (?P<jokers>\d+) (?P<kind>small|big) jokers?"
    )
)
def is_a_carried_play(cards: CardTable, size: str, rank: str, jokers: str, kind: str) -> None:
    """Number and kind of the jokers are those after demotion."""
    cards.is_shape(int(size), rank, int(jokers), _JOKERS[kind])


@then(parsers.re(r"it is a play of (?P<jokers>\d+) (?P<kind>small|big) jokers?"))
def is_jokers_alone(cards: CardTable, jokers: str, kind: str) -> None:
    """Jokers with nothing to carry have no rank."""
    cards.is_shape(int(jokers), None, int(jokers), _JOKERS[kind])


@then(parsers.re(r"it is not a play, under (?P<rule>[A-Z]+-\d+)"))
def is_no_play(cards: CardTable, rule: str) -> None:
    """Not valid; the reason is diagnostic."""
    cards.driver.compare("cards.valid", False, cards.ruling.valid, words="no play")
    cards.driver.note_reason(rule, cards.ruling.reasons)


@then(parsers.re(r"it is (?P<negated>not )?gouji"))
def is_gouji(cards: CardTable, negated: str | None) -> None:
    """Gouji or not."""
    cards.is_play()
    cards.compare("gouji", not negated)


@then(parsers.re(r"it (?P<verb>opens|does not open)"))
def opens(cards: CardTable, verb: str) -> None:
    """Whether the play may open."""
    cards.is_play()
    cards.compare("opens", verb == "opens")


@then("it beats the table")
def beats(cards: CardTable) -> None:
    """The play beats the table."""
    cards.is_play()
    cards.compare("beats", True)


@then(parsers.re(r"it does not beat the table, under (?P<rule>[A-Z]+-\d+)"))
def does_not_beat(cards: CardTable, rule: str) -> None:
    """The play does not beat the table; the reason is diagnostic."""
    cards.is_play()
    cards.compare("beats", False)
    cards.driver.note_reason(rule, cards.ruling.reasons)
