"""What comes of a finished deal: places, sweep, tribute owed and scores; the question deal.settle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from params import BAD_PARAMS, Fault, Members, by_seat, distinct_seats, member, objects_of, one_of, seat_of, seats_of
from rulesets import Rules, rules_of
from seats import SEATS, mates, opposite
from tribute import Debt, in_order_of_service, scores_of

WINS = {None: 1, "ming": 2, "yu": 4}  # what a call earns of an opposite who did not open
COSTS = {None: 0, "ming": 4, "yu": 8}  # what a call costs when the opposite opened


class Deed(NamedTuple):
    """What one seat did to another, and for how many cards."""

    by: int
    on: int
    cards: int = 1


@dataclass(frozen=True)
class Facts:
    """What happened in a deal, whatever the rules make of it."""

    order: list[int]
    revolted: int | None
    failed: list[int]
    opened: list[int]
    calls: dict[int, str]
    burns: list[Deed]
    shaos: list[Deed]
    choked: list[Deed]
    waived: list[int]  # both seats of each pair


@dataclass(frozen=True)
class Settlement:
    """What the rules make of it."""

    places: list[int]
    sweep: str | None
    tribute: list[Debt]
    scores: list[int]


def facts_of(facts: Members, place: str) -> Facts:
    """Return the facts of a question, if they can be."""
    member(facts, "order", list, place)
    member(facts, "opened", list, place)
    if "revolted" not in facts:
        raise Fault(BAD_PARAMS, f"{place}.revolted must be given, and be a seat or null")
    check = one_of("xuan", "ming", "yu")
    found = Facts(
        order=distinct_seats(facts, "order", place),
        revolted=None if facts["revolted"] is None else seat_of(facts, "revolted", place),
        failed=distinct_seats(facts, "failed_burners", place),
        opened=distinct_seats(facts, "opened", place),
        calls={seat: check({"calls": call}, "calls", place) for seat, call in by_seat(facts, "calls", place).items()},
        burns=deeds_of(facts, "burns", place),
        shaos=deeds_of(facts, "shaos", place),
        choked=deeds_of(facts, "choked", place),
        waived=waived_of(facts, place),
    )
    for reason in impossible(found):
        raise Fault(BAD_PARAMS, f"{place} cannot be: {reason}")
    return found


def deeds_of(facts: Members, name: str, place: str) -> list[Deed]:
    """Return what was done by whom on whom; shaos say for how many cards."""
    return [
        Deed(
            seat_of(given, "by", where),
            seat_of(given, "on", where),
            member(given, "cards", int, where) if name == "shaos" else 1,
        )
        for where, given in objects_of(facts, name, place)
    ]


def waived_of(facts: Members, place: str) -> list[int]:
    """Return the seats of the pairs that waived, each pair after the other."""
    seats: list[int] = []
    for pair in member(facts, "waived", list, place) if "waived" in facts else []:
        two = seats_of({"waived": pair}, "waived", place)
        if len(two) != 2:
            raise Fault(BAD_PARAMS, f"{place}.waived must be pairs of seats")
        seats += two
    return seats


def impossible(facts: Facts) -> Iterator[str]:
    """Yield each reason why the facts cannot be; what the rule set does not know can be, and owes nothing."""
    rebel = [] if facts.revolted is None else [facts.revolted]
    if sorted(facts.order + rebel + facts.failed) != list(SEATS):
        yield "order, revolted and failed_burners must name each seat once"
    if len(facts.failed) + len(rebel) > 2:
        yield "with four in play nobody burns, so no more than two fail, and one beside a revolutionary"
    yield from impossible_deeds(facts, rebel)
    yield from impossible_waivers(facts)


def impossible_deeds(facts: Facts, rebel: list[int]) -> Iterator[str]:
    """Yield why burns, shaos and chokes cannot be."""
    for deed in facts.burns + facts.shaos + facts.choked:
        if deed.by == deed.on or deed.by in rebel or deed.on in rebel or deed.cards < 0:
            yield "burns, shaos and chokes are between two who play"
    if any(deed.on == opposite(deed.by) for deed in facts.burns + facts.shaos):
        yield "nobody burns or shaos his opposite, whom he simply answers"
    burners = [deed.by for deed in facts.burns]
    if facts.order and facts.order[-1] in burners:
        yield "who is left with cards has not burned with success"
    if len(set(burners)) < len(burners) or set(burners) & set(facts.failed):
        yield "a burn succeeds with the last card of its burner, so once for each, and not for one who failed"
    choked = [deed.on for deed in facts.choked]
    if len(set(choked)) < len(choked):
        yield "a player is choked once, on his last hand before the 3s"


def impossible_waivers(facts: Facts) -> Iterator[str]:
    """Yield why the waivers cannot be."""
    pairs = zip(facts.waived[::2], facts.waived[1::2], strict=True)
    if len(set(facts.waived)) < len(facts.waived) or any(other != opposite(one) for one, other in pairs):
        yield "opposites waive, each pair once"


def settle(facts: Facts, rules: Rules) -> Settlement:
    """Make places, sweep, tribute owed and scores of the facts."""
    places = places_of(facts)
    best = sorted(SEATS, key=lambda seat: places[seat])[:3]
    swept = all(mates(best[0], seat) for seat in best)
    if swept and rules["sweep"] == "one-each":
        owed = [Debt("sweep", opposite(seat), seat, 1) for seat in best]
    else:
        owed = [*dots(facts, rules), *deeds(facts, rules), *falls(places)]
    tribute = in_order_of_service(merged(owed), rules)
    side = "odd" if best[0] % 2 else "even"
    return Settlement(places, side if swept else None, tribute, scores_of(tribute, rules))


def places_of(facts: Facts) -> list[int]:
    """Return the place of each seat: failed burners are last, the revolutionary third or fourth."""
    places = {seat: 6 - index for index, seat in enumerate(facts.failed)}
    if facts.revolted is not None:
        rebel = facts.revolted
        places[rebel] = 3 if all(mates(rebel, seat) for seat in facts.order[:2]) else 4
    free = [place for place in range(1, 7) if place not in places.values()]
    places |= dict(zip(facts.order, free, strict=True))
    return [places[seat] for seat in SEATS]


def dots(facts: Facts, rules: Rules) -> Iterator[Debt]:
    """Yield the dot tribute of each seat to its opposite."""
    known = ("xuan",) if rules["calls"] == "xuan" else ("ming", "yu")
    facts = replace(facts, calls={seat: call for seat, call in facts.calls.items() if call in known})
    for seat in SEATS:
        cards = xuan_dots(seat, facts, rules) if rules["calls"] == "xuan" else ming_yu_dots(seat, facts, rules)
        if cards and not waives(seat, facts, rules):
            yield Debt("dot", seat, opposite(seat), cards)


def waives(seat: int, facts: Facts, rules: Rules) -> bool:
    """Say whether a seat and its opposite, neither of whom opened, agreed that neither pays."""
    unopened = seat not in facts.opened and opposite(seat) not in facts.opened
    return seat in facts.waived and unopened and rules["dot_mutual_waivable"] == "yes"


def xuan_dots(seat: int, facts: Facts, rules: Rules) -> int:
    """Return what a seat owes by the table with one kind of call."""
    other = opposite(seat)
    called = [seat in facts.calls, other in facts.calls]
    if seat in facts.opened:
        pays = called[0] and other in facts.opened and rules["dot_both_open"] == "caller-pays"
        return 2 if pays else 0
    if other in facts.opened:
        return {0: 1, 1: 3, 2: 4}[sum(called)]
    return 2 if called[1] else 1


def ming_yu_dots(seat: int, facts: Facts, rules: Rules) -> int:
    """Return what a seat owes by the table with two kinds of call."""
    other = opposite(seat)
    cost = COSTS[facts.calls.get(seat)] if other in facts.opened else 0
    if seat in facts.opened:
        return cost if rules["dot_both_open"] == "caller-pays" else 0
    return WINS[facts.calls.get(other)] + cost


def deeds(facts: Facts, rules: Rules) -> Iterator[Debt]:
    """Yield burn, shao and choke tribute."""
    between_mates = rules["burn_tribute_between_mates"] == "yes"
    for kind, done in (("burn", facts.burns), ("shao", facts.shaos)):
        for deed in done if rules["interrupt"] == kind else ():
            if between_mates or not mates(deed.by, deed.on):
                yield Debt(kind, deed.on, deed.by, deed.cards)
    for deed in facts.choked if rules["threes"] == "held" else ():
        if rules["choke_by_opposite"] == "counts" or deed.by != opposite(deed.on):
            yield Debt("choke", deed.on, deed.by, 1)


def falls(places: list[int]) -> list[Debt]:
    """Return fall tribute: the last owes the first two, the fifth owes the second one."""
    return [
        Debt("fall", places.index(6), places.index(1), 2),
        Debt("fall", places.index(5), places.index(2), 1),
    ]


def merged(debts: Iterable[Debt]) -> list[Debt]:
    """Make one debt of all that are of one kind from one seat to another."""
    cards: dict[tuple[str, int, int], int] = {}
    for debt in debts:
        cards[debt[:3]] = cards.get(debt[:3], 0) + debt.cards
    return [Debt(*key, number) for key, number in cards.items()]


def deal_settle(params: Members) -> Members:
    """Settle a finished deal."""
    rules = rules_of(params)
    facts: Members = member(params, "facts", dict)
    settlement = settle(facts_of(facts, "params.facts"), rules)
    return {
        "places": settlement.places,
        "sweep": settlement.sweep,
        "tribute": [
            {"kind": debt.kind, "from": debt.payer, "to": debt.receiver, "cards": debt.cards}
            for debt in settlement.tribute
        ],
        "scores": settlement.scores,
        "federations": {"even": sum(settlement.scores[::2]), "odd": sum(settlement.scores[1::2])},
    }
