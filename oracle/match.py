"""Deal after deal: which deals count, whose debts are carried on, what leaving costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oracle.catalogue import enforces
from oracle.facts import Facts
from oracle.rulesets.policies import MatchScoring, Sweep
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import SEATS, Seat
from oracle.settlement import Settlement, settle

NOTHING = (0,) * len(SEATS)


class InvalidMatchError(Exception):
    """Deals or departures that cannot be; the message says which and why."""


@dataclass(frozen=True, slots=True)
class Departure:
    """A seat that left after so many finished deals."""

    seat: Seat
    after: int


@dataclass(frozen=True, slots=True)
class MatchScore:
    """For each deal its number, its scores and whether its debts are carried on; penalties, totals, complete or not."""

    deal_numbers: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    carries: tuple[bool, ...]
    penalties: tuple[int, ...]
    totals: tuple[int, ...]
    complete: bool


def score_match(deals: Sequence[Facts], left: Sequence[Departure], rules: RuleSet) -> MatchScore:
    """The score of a match so far. Raises InvalidMatchError."""
    settlements = [settle(facts, rules) for facts in deals]
    numbers = deal_numbers(settlements, rules)
    complete = bool(numbers) and numbers[-1] >= rules.match_deals
    counting = [counts(place, numbers, settlements, rules) for place in range(len(numbers))]
    scores = tuple(one.scores if here else NOTHING for one, here in zip(settlements, counting, strict=True))
    fines = penalties(left, numbers, rules)
    return MatchScore(
        deal_numbers=numbers,
        scores=scores,
        carries=tuple(carries(place, numbers, settlements, rules) for place in range(len(numbers))),
        penalties=fines,
        totals=tuple(sum(deal[seat] for deal in scores) - fines[seat] for seat in SEATS),
        complete=complete,
    )


@enforces("MATCH-001", "MATCH-002", "MATCH-003")
def deal_numbers(settlements: Sequence[Settlement], rules: RuleSet) -> tuple[int, ...]:
    """Deals are numbered from 1, and again from 1 after a restart; where every deal scores the last number ends the match."""
    numbers: list[int] = []
    number = 0
    for place, one in enumerate(settlements):
        number += 1
        if number > rules.match_deals and rules.match_scoring is MatchScoring.EVERY_DEAL:
            raise InvalidMatchError(
                f"Deal {place + 1} is beyond the end of the match, which has {rules.match_deals} deals."
            )
        numbers.append(number)
        if restarts(number, one, rules):
            number = 0
    return tuple(numbers)


@enforces("SWEEP-006", "MATCH-008")
def restarts(number: int, settlement: Settlement, rules: RuleSet) -> bool:
    """Before the required number of deals a sweep is scored once, and the match starts afresh without tribute."""
    early = number < rules.match_deals
    return early and settlement.sweep is not None and rules.sweep is Sweep.SETTLE_AND_RESTART


@enforces("MATCH-006", "MATCH-007", "MATCH-008", "SCORE-007")
def counts(place: int, numbers: Sequence[int], settlements: Sequence[Settlement], rules: RuleSet) -> bool:
    """Every deal counts; or the deal after which the match is left, if enough were played, and every sweep that restarted."""
    if rules.match_scoring is MatchScoring.EVERY_DEAL or restarts(numbers[place], settlements[place], rules):
        return True
    return place == len(numbers) - 1 and numbers[place] >= rules.match_deals


@enforces("TRIB-001", "TRIB-002", "MATCH-006")
def carries(place: int, numbers: Sequence[int], settlements: Sequence[Settlement], rules: RuleSet) -> bool:
    """The debts of a deal are paid in the next, but not after a restart and not from the last deal of a match."""
    enough = numbers[place] >= rules.match_deals
    last = rules.match_scoring is MatchScoring.EVERY_DEAL or place == len(numbers) - 1
    return not restarts(numbers[place], settlements[place], rules) and not (enough and last)


@enforces("MATCH-004", "MATCH-005")
def penalties(left: Sequence[Departure], numbers: Sequence[int], rules: RuleSet) -> tuple[int, ...]:
    """Whoever leaves before the required deals are played has escaped, and pays the penalty each time."""
    fines = [0] * len(SEATS)
    for one in left:
        if one.after > len(numbers):
            raise InvalidMatchError(f"Seat {one.seat} left after {one.after} deals; {len(numbers)} were played.")
        complete = one.after > 0 and numbers[one.after - 1] >= rules.match_deals
        fines[one.seat] += 0 if complete else rules.escape_penalty
    return tuple(fines)
