"""The score of a match, deal by deal, and what leaving it early costs; the question match.score."""

from __future__ import annotations

from params import BAD_PARAMS, Fault, Members, member, objects_of, seat_of
from rulesets import Rules, rules_of
from seats import SEATS
from settle import Settlement, facts_of, settle


def match_score(params: Members) -> Members:
    """Score a match as far as it was played."""
    rules = rules_of(params)
    member(params, "deals", list)
    deals = [settle(facts_of(facts, where), rules) for where, facts in objects_of(params, "deals")]
    length = int(str(rules["match_deals"]))
    numbers, restarts = numbered(deals, rules, length)
    complete = bool(numbers) and numbers[-1] >= length
    scores, carries = [], []
    for index, deal in enumerate(deals):
        last = index == len(deals) - 1
        ends = numbers[index] == length and rules["match_scoring"] == "every-deal"
        counts = rules["match_scoring"] == "every-deal" or restarts[index] or (last and complete)
        scores.append(deal.scores if counts else [0] * 6)
        carries.append(not (restarts[index] or ends or (last and complete)))
    penalties = penalties_of(params, rules, [number >= length for number in numbers])
    return {
        "deal_numbers": numbers,
        "scores": scores,
        "carries": carries,
        "penalties": penalties,
        "totals": [sum(score[seat] for score in scores) - penalties[seat] for seat in SEATS],
        "complete": complete,
    }


def numbered(deals: list[Settlement], rules: Rules, length: int) -> tuple[list[int], list[bool]]:
    """Number the deals, again from one after a sweep that restarts, and say which do."""
    numbers: list[int] = []
    restarts: list[bool] = []
    number = 1
    for index, deal in enumerate(deals):
        if number > length and rules["match_scoring"] == "every-deal":
            raise Fault(BAD_PARAMS, f"params.deals[{index}] cannot be: the match ends with its deal {length}")
        restart = rules["sweep"] == "settle-and-restart" and deal.sweep is not None and number < length
        numbers.append(number)
        restarts.append(restart)
        number = 1 if restart else number + 1
    return numbers, restarts


def penalties_of(params: Members, rules: Rules, complete: list[bool]) -> list[int]:
    """Return the points taken off each seat for leaving while the match was not complete."""
    penalties = [0] * 6
    for where, given in objects_of(params, "left"):
        seat, finished = seat_of(given, "seat", where), member(given, "after", int, where)
        if not 0 <= finished <= len(complete):
            raise Fault(BAD_PARAMS, f"{where}.after is {finished}: there are {len(complete)} finished deals")
        if finished == 0 or not complete[finished - 1]:
            penalties[seat] += int(str(rules["escape_penalty"]))
    return penalties
