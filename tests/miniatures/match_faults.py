"""The faults of settlement, tribute, scores, matches and dealing: one for each of their rules and rows of tables.

Each is the oracle with one function or constant replaced, as in play_faults.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from oracle.cards import ACE, BIG, FULL_DECK, KING, RANKS, SMALL, TEN, THREE, TWO, Counts, minus, plus
from oracle.dealing import deal_out, deck
from oracle.facts import Call, Debt, Facts, TributeKind
from oracle.match import Departure, carries, counts, deal_numbers, penalties, restarts, score_match
from oracle.rules.dot_tribute import (
    MING_YU_TABLE,
    XUAN_TABLE,
    both_open_exempt,
    ming_yu_dots,
    xuan_dots,
)
from oracle.rules.final_places import Side, failed_places, revolutionary_place, sweep_of
from oracle.rulesets.policies import DotBothOpen, FirstLeader, Sweep, TributeCards, TributeOrder, TributeReturn
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import SEATS, Seat, mates, opposite
from oracle.settlement import (
    ORDER_OF_SERVICE,
    burn_tribute,
    choke_tribute,
    dot_tribute,
    earns_from_mate,
    fall_tribute,
    federation_scores,
    in_order_of_service,
    multiplier,
    owed,
    scores_of,
    settle,
    sweep_tribute,
)
from oracle.tribute import (
    Payment,
    ReturnDue,
    TributeMoved,
    highest,
    lowest,
    may_return,
    pay_tribute,
    payable,
    payments_of,
    returns_due,
)
from tests.miniatures.bent import RuleFault
from tests.miniatures.rebinding import Changes

Row = tuple[str, str, str, Changes]
Rows = Iterator[Row]


def _always(answer: object) -> Callable[..., object]:
    return lambda *_given, **_named: answer


_NEVER, _EVER = _always(False), _always(True)


# dealing


def _deck_with(rank: int, number: int) -> Callable[[RuleSet], Counts]:
    return lambda rules: (*deck(rules)[:rank], number, *deck(rules)[rank + 1 :])


def _dealt(move: Callable[[list[list[Any]]], object]) -> Changes:
    """Dealt as usual; then cards go from one hand to another."""

    def deal(cards: Sequence[Any], first: Seat = 0) -> tuple[tuple[Any, ...], ...]:
        hands = [list(hand) for hand in deal_out(cards, first)]
        move(hands)
        return tuple(map(tuple, hands))

    return {deal_out: deal}


def _uneven(hands: list[list[Any]]) -> None:
    hands[0].append(hands[5].pop())


def _extra_to_the_opposite(hands: list[list[Any]]) -> None:
    if len(hands[1]) > len(hands[3]):
        hands[3].append(hands[1].pop())


# sides and places


def _sides(even: Iterable[Seat]) -> Changes:
    """The federations are these three seats and the other three."""
    side = frozenset(even)

    def sweep(places: tuple[int, ...]) -> Side | None:
        front = frozenset(seat for seat in SEATS if places[seat] <= 3)
        return "even" if front == side else "odd" if not front & side else None

    return {sweep_of: sweep}


def _other_side(places: tuple[int, ...]) -> Side | None:
    side = sweep_of(places)
    return None if side is None else "odd" if side == "even" else "even"


def _first_two_sweep(places: tuple[int, ...]) -> Side | None:
    first, second = places.index(1), places.index(2)
    return None if (first - second) % 2 else "odd" if first % 2 else "even"


def _in_order_of_seats_only(places: tuple[int, ...]) -> Side | None:
    side = sweep_of(places)
    front = [places.index(place) for place in (1, 2, 3)]
    return side if front == sorted(front) else None


def _no_sweep_with_revolution(facts: Facts, rules: RuleSet) -> Any:
    found = settle(facts, rules)
    return found if facts.revolted is None else replace(found, sweep=None)


# dots


def _table(name: str, change: Callable[[Any, int, int, str], tuple[int, int]]) -> Changes:
    """A table with other amounts: from the calls and openings, the amounts printed, and the rule of the row."""
    table: Mapping[tuple[object, bool, bool], tuple[int, int, str]] = (
        XUAN_TABLE if name == "XUAN_TABLE" else MING_YU_TABLE
    )
    return {name: {key: (*change(key, *row), row[2]) for key, row in table.items()}}


def _one_more(rule_id: str, *, opposite_pays: bool) -> Callable[[Any, int, int, str], tuple[int, int]]:
    def change(_key: Any, theirs: int, mine: int, row_id: str) -> tuple[int, int]:
        more = int(row_id == rule_id)
        return (theirs + more, mine) if opposite_pays else (theirs, mine + more)

    return change


def _rows_of_tables() -> Rows:
    """Each amount of each row, one card too high."""
    for name, table in (("XUAN_TABLE", XUAN_TABLE), ("MING_YU_TABLE", MING_YU_TABLE)):
        for rule_id in dict.fromkeys(row[2] for row in table.values()):
            for pays, payer in ((True, "opposite"), (False, "self")):
                changes = _table(name, _one_more(rule_id, opposite_pays=pays))
                yield rule_id, f"row-{payer}", f"in the row the {payer} pays one card more", changes


def _paid_by_row(call: Call, opened: bool, more: int) -> Changes:
    """What a caller receives whose opposite did not open, or pays whose opposite did, changed by some cards."""

    def change(key: Any, theirs: int, mine: int, _row: str) -> tuple[int, int]:
        calls, _, their_opening = key
        if calls[0] is not call or their_opening is not opened:
            return theirs, mine
        return (theirs, mine + more) if opened else (theirs + more, mine)

    return _table("MING_YU_TABLE", change)


_WORTH: Final = {None: 1, "xuan": 2, Call.MING: 2, Call.YU: 4}
_STAKE: Final = {None: 0, "xuan": 2, Call.MING: 4, Call.YU: 8}


def _xuan_by_formula(key: Any, _theirs: int, _mine: int, _row: str) -> tuple[int, int]:
    """An unopened player pays what the other's call is worth, and his own stake if the other opened."""
    (mine, theirs), i_opened, he_opened = key
    his = 0 if he_opened else _WORTH[mine] + (_STAKE[theirs] if i_opened else 0)
    own = 0 if i_opened else _WORTH[theirs] + (_STAKE[mine] if he_opened else 0)
    return his, own


def _never_paid(_opened: tuple[bool, bool], rules: RuleSet) -> bool:
    return rules.dot_both_open is DotBothOpen.NOBODY_PAYS


def _by_stake_alone(key: Any, theirs: int, mine: int, _row: str) -> tuple[int, int]:
    """An unopened player whose opposite opened pays his stake, and not what the other's call is worth."""
    calls, i_opened, he_opened = key
    if he_opened and not i_opened and calls[0] is not None:
        return theirs, _STAKE[calls[0]]
    if i_opened and not he_opened and calls[1] is not None:
        return _STAKE[calls[1]], mine
    return theirs, mine


_Pair = tuple[tuple[int, str], tuple[int, str]]


_Called = tuple[Any, Any]
_Opened = tuple[bool, bool]


def _pair(change: Callable[[_Called, _Opened, _Pair], _Pair]) -> Changes:
    """Bend what a pair pays each other, under both tables."""
    return {
        xuan_dots: lambda called, opened: change(called, opened, xuan_dots(called, opened)),
        ming_yu_dots: lambda called, opened: change(called, opened, ming_yu_dots(called, opened)),
    }


def _nothing_where(when: Callable[[_Called, _Opened], bool]) -> Changes:
    def change(called: _Called, opened: _Opened, found: _Pair) -> _Pair:
        return ((0, found[0][1]), (0, found[1][1])) if when(called, opened) else found

    return _pair(change)


def _both_pay_one(called: _Called, opened: _Opened, found: _Pair) -> _Pair:
    return ((1, found[0][1]), (1, found[1][1])) if all(opened) and not any(called) else found


def _set_off(_called: _Called, _opened: _Opened, found: _Pair) -> _Pair:
    less = min(found[0][0], found[1][0])
    return (found[0][0] - less, found[0][1]), (found[1][0] - less, found[1][1])


def _not_mirrored(called: _Called, opened: _Opened) -> _Pair:
    """Where the opposite alone called, the table is read as if one had called oneself."""
    return xuan_dots((called[1], None), opened) if called[1] and not called[0] else xuan_dots(called, opened)


def _team_calls(facts: Facts, rules: RuleSet) -> Iterator[Debt]:
    calls = {seat: call for caller, call in facts.calls.items() for seat in (caller, *mates(caller))}
    return dot_tribute(replace(facts, calls=calls), rules)


def _opened_of_team(facts: Facts, rules: RuleSet) -> Iterator[Debt]:
    opened = frozenset(seat for seat in SEATS if facts.opened & {seat, *mates(seat)})
    return dot_tribute(replace(facts, opened=opened), rules)


def _dot_with(**members: Callable[[Facts], object]) -> Changes:
    """Dots are owed as if the facts were others."""
    return {
        dot_tribute: lambda facts, rules: dot_tribute(
            replace(facts, **{name: of(facts) for name, of in members.items()}), rules
        )
    }


def _without_calls_of_waived(facts: Facts, rules: RuleSet) -> Iterator[Debt]:
    """Who has called does not waive."""
    kept = frozenset(seat for seat in facts.waived if not {seat, opposite(seat)} & set(facts.calls))
    return dot_tribute(replace(facts, waived=kept), rules)


# other tribute


def _debts(function: Callable[..., Iterable[Debt]], change: Callable[[Debt], Debt]) -> Changes:
    """Bend each debt of a kind."""
    return {function: lambda *given: tuple(change(debt) for debt in function(*given))}


def _twice(debt: Debt) -> Debt:
    return replace(debt, cards=2 * debt.cards)


def _turned(debt: Debt) -> Debt:
    return replace(debt, payer=debt.receiver, receiver=debt.payer)


def _to(receiver: Callable[[Debt], Seat]) -> Callable[[Debt], Debt]:
    return lambda debt: replace(debt, receiver=receiver(debt))


def _fall(*rows: tuple[int, int, int]) -> Changes:
    """From the place that pays to the place that receives, so many cards."""

    def debts(places: tuple[int, ...]) -> tuple[Debt, ...]:
        at = {place: seat for seat, place in enumerate(places)}
        return tuple(Debt(TributeKind.FALL, at[payer], at[receiver], cards) for payer, receiver, cards in rows)

    return {fall_tribute: debts}


def _revolutionary_falls(facts: Facts, places: tuple[int, ...], sweep: Side | None, rules: RuleSet) -> Iterable[Debt]:
    """A revolutionary pays the fall tribute of the fifth."""
    found = owed(facts, places, sweep, rules)
    revolted = facts.revolted
    if revolted is None:
        return found
    return [replace(one, payer=revolted) if one.kind is TributeKind.FALL and one.cards == 1 else one for one in found]


def _sweep_besides(facts: Facts, places: tuple[int, ...], sweep: Side | None, rules: RuleSet) -> Iterable[Debt]:
    """A sweep leaves the other tribute."""
    found = tuple(owed(facts, places, sweep, rules))
    if sweep is None or rules.sweep is not Sweep.ONE_EACH:
        return found
    return (*found, *owed(facts, places, None, rules))


def _sweep_is_ordinary(facts: Facts, places: tuple[int, ...], sweep: Side | None, rules: RuleSet) -> Iterable[Debt]:
    return owed(facts, places, None, rules)


def _sweep_everywhere(facts: Facts, places: tuple[int, ...], sweep: Side | None, rules: RuleSet) -> Iterable[Debt]:
    return owed(facts, places, sweep, rules) if sweep is None else sweep_tribute(sweep)


def _sweep_to_the_first(winners: Side) -> tuple[Debt, ...]:
    return tuple(replace(debt, receiver=0 if winners == "even" else 1) for debt in sweep_tribute(winners))


def _turned_orders() -> Changes:
    """Each rule set serves the kinds in the order of another."""
    orders, kinds = list(ORDER_OF_SERVICE), list(ORDER_OF_SERVICE.values())
    return {"ORDER_OF_SERVICE": dict(zip(orders, [*kinds[1:], kinds[0]], strict=True))}


def _orders(change: Callable[[TributeOrder, tuple[TributeKind, ...]], tuple[TributeKind, ...]]) -> Changes:
    return {"ORDER_OF_SERVICE": {order: change(order, kinds) for order, kinds in ORDER_OF_SERVICE.items()}}


def _fall_first(_order: TributeOrder, kinds: tuple[TributeKind, ...]) -> tuple[TributeKind, ...]:
    return (TributeKind.FALL, *[kind for kind in kinds if kind is not TributeKind.FALL])


def _swapped(one: TributeKind, other: TributeKind) -> Changes:
    """Two kinds stand in each other's place."""
    place = {one: other, other: one}
    return _orders(lambda _order, kinds: tuple(place.get(kind, kind) for kind in kinds))


def _by_receiver(debts: Iterable[Debt], rules: RuleSet) -> tuple[Debt, ...]:
    kinds = ORDER_OF_SERVICE[rules.tribute_order]
    found = in_order_of_service(debts, rules)
    return tuple(sorted(found, key=lambda one: (kinds.index(one.kind), one.payer, one.receiver)))


def _payer_by_payer(debts: Iterable[Debt], rules: RuleSet) -> tuple[Debt, ...]:
    return tuple(sorted(in_order_of_service(debts, rules), key=lambda one: one.payer))


# paying


_Hands = Sequence[Counts]


def _paying_on(hands: _Hands, debts: Iterable[Debt], rules: RuleSet) -> tuple[Payment, ...]:
    """Each debt is paid from the hand as it stands, with what was received before."""
    kinds = ORDER_OF_SERVICE[rules.tribute_order]
    now, paid = list(hands), []
    for one in sorted(debts, key=lambda debt: (kinds.index(debt.kind), debt.payer)):
        cards = highest(payable(now[one.payer], rules), one.cards)
        if any(cards):
            now[one.payer], now[one.receiver] = minus(now[one.payer], cards), plus(now[one.receiver], cards)
            paid.append(Payment(one.kind, one.payer, one.receiver, cards))
    return tuple(paid)


def _paid_on(hands: _Hands, debts: Iterable[Debt], rules: RuleSet) -> TributeMoved:
    """Eaten tribute is paid on."""
    found = _paying_on(hands, debts, rules)
    now = list(hands)
    for one in found:
        now[one.payer], now[one.receiver] = minus(now[one.payer], one.cards), plus(now[one.receiver], one.cards)
    paid = [Debt(one.kind, one.payer, one.receiver, sum(one.cards)) for one in found]
    return TributeMoved(found, returns_due(found, now, rules), tuple(now), scores_of(paid, rules))


def _all_or_nothing(hands: _Hands, debts: Iterable[Debt], rules: RuleSet) -> tuple[Payment, ...]:
    """A debt that cannot be paid in full is not paid at all."""
    listed = list(debts)
    while True:
        found = payments_of(hands, listed, rules)
        paid = {(one.kind, one.payer, one.receiver): sum(one.cards) for one in found}
        short = [one for one in listed if 0 < paid.get((one.kind, one.payer, one.receiver), 0) < one.cards]
        if not short:
            return found
        listed.remove(short[0])


def _first_debt_only(hands: _Hands, debts: Iterable[Debt], rules: RuleSet) -> tuple[Payment, ...]:
    return payments_of(hands, list(debts)[:1], rules)


def _highest_without_twos(hands: _Hands, debts: Iterable[Debt], rules: RuleSet) -> TributeMoved:
    """One who cannot pay excuses everybody."""
    moved, listed = pay_tribute(hands, debts, rules), list(debts)
    payers = {one.payer for one in moved.payments}
    return pay_tribute(hands, [], rules) if any(one.payer not in payers for one in listed) else moved


def _first_deal_too(hands: _Hands, debts: Iterable[Debt], rules: RuleSet) -> TributeMoved:
    """Who owes nothing, as in a first deal, pays all the same: the last seat the first one."""
    listed = list(debts)
    return pay_tribute(hands, listed or [Debt(TributeKind.FALL, 5, 0, 2)], rules)


def _not_paid(_hands: _Hands, _debts: Iterable[Debt], _rules: RuleSet) -> tuple[Payment, ...]:
    return ()


def _payable(change: Callable[[Counts, RuleSet], Counts]) -> Changes:
    return {payable: change}


def _without(hand: Counts, *ranks: int) -> Counts:
    return tuple(0 if rank in ranks else count for rank, count in enumerate(hand))


def _jokers_only_low(cards: Counts, number: int) -> Counts:
    """2s are paid before jokers."""
    twos = min(cards[TWO], number)
    return plus(_only_twos(twos), highest(_without(cards, TWO), number - twos))


def _only_twos(number: int) -> Counts:
    return tuple(number if rank == TWO else 0 for rank in range(len(RANKS)))


def _poor_pays_highest(hand: Counts, rules: RuleSet) -> Counts:
    return payable(hand, rules) if any(payable(hand, rules)) else hand


def _reversed_debts(hands: _Hands, debts: Iterable[Debt], rules: RuleSet) -> tuple[Payment, ...]:
    """Of one kind the debt that is listed last is served first."""
    return payments_of(hands, list(debts)[::-1], rules)


def _named_order(hands: _Hands, debts: Iterable[Debt], rules: RuleSet) -> tuple[Payment, ...]:
    """Debts are served as they are listed, whatever their kind."""
    left, found = [payable(hand, rules) for hand in hands], []
    for one in debts:
        paid = highest(left[one.payer], one.cards)
        left[one.payer] = minus(left[one.payer], paid)
        if any(paid):
            found.append(Payment(one.kind, one.payer, one.receiver, paid))
    return tuple(found)


def _summed(hands: _Hands, debts: Iterable[Debt], rules: RuleSet) -> TributeMoved:
    """Of several payments the highest alone is told."""
    moved = pay_tribute(hands, debts, rules)
    return replace(moved, payments=moved.payments[:1])


# what goes back


def _returning(change: Callable[[Counts, Counts, int, RuleSet], Counts], when: TributeReturn) -> Changes:
    """Bend which cards may be returned, under one policy."""

    def choice(own: Counts, payers: Counts, count: int, rules: RuleSet) -> Counts:
        right = may_return(own, payers, count, rules)
        return change(own, payers, count, rules) if rules.tribute_return is when else right

    return {may_return: choice}


def _ranks_held(own: Counts, payers: Counts, count: int, _rules: RuleSet) -> Counts:
    """Of ranks that the payer holds, even if too few."""
    return tuple(number if payers[rank] else 0 for rank, number in enumerate(own))


def _below(limit: int) -> Callable[[Counts, Counts, int, RuleSet], Counts]:
    def choice(own: Counts, _payers: Counts, count: int, _rules: RuleSet) -> Counts:
        small = tuple(number if rank < limit else 0 for rank, number in enumerate(own))
        return plus(small, lowest(minus(own, small), count - sum(small)))

    return choice


def _only_small(own: Counts, _payers: Counts, _count: int, _rules: RuleSet) -> Counts:
    return tuple(number if rank < TEN else 0 for rank, number in enumerate(own))


def _anything(own: Counts, _payers: Counts, _count: int, _rules: RuleSet) -> Counts:
    return own


def _the_lowest(own: Counts, _payers: Counts, count: int, _rules: RuleSet) -> Counts:
    return lowest(own, count)


def _every_kind_returned(payments: Iterable[Payment], kept: _Hands, rules: RuleSet) -> tuple[ReturnDue, ...]:
    return returns_due([replace(one, kind=TributeKind.FALL) for one in payments], kept, rules)


def _returned(change: Callable[[ReturnDue], ReturnDue | None]) -> Changes:
    """Bend each return that is due; None for none."""
    return {
        returns_due: lambda *given: tuple(due for one in returns_due(*given) if (due := change(one)) is not None),
    }


def _one_card(due: ReturnDue) -> ReturnDue:
    return replace(due, count=1)


def _not_to_mates(due: ReturnDue) -> ReturnDue | None:
    return None if (due.giver - due.receiver) % 2 == 0 else due


# scores


def _scored(change: Callable[[Debt, RuleSet], tuple[int, int]]) -> Changes:
    """What a debt takes from its payer, and what it gives to its receiver."""

    def scores(debts: Iterable[Debt], rules: RuleSet) -> tuple[int, ...]:
        found = [0] * len(SEATS)
        for one in debts:
            taken, given = change(one, rules)
            found[one.payer] -= taken
            found[one.receiver] += given
        return tuple(found)

    return {scores_of: scores}


def _points(debt: Debt, rules: RuleSet) -> int:
    return debt.cards * rules.points_per_card * multiplier(debt, rules)


def _at_points(points: int) -> Changes:
    """A card is worth so much, whatever the rule set says."""
    return _scored(lambda debt, rules: (_at(debt, rules, points), _at(debt, rules, points)))


def _at(debt: Debt, rules: RuleSet, points: int) -> int:
    return debt.cards * points * multiplier(debt, rules)


def _without_kind(kind: TributeKind) -> Changes:
    return _scored(lambda debt, rules: (0, 0) if debt.kind is kind else (_points(debt, rules), _points(debt, rules)))


def _returns_score(hands: _Hands, debts: Iterable[Debt], rules: RuleSet) -> TributeMoved:
    """A returned card scores like tribute."""
    moved = pay_tribute(hands, debts, rules)
    back = scores_of([Debt(TributeKind.FALL, due.giver, due.receiver, due.count) for due in moved.returns], rules)
    return replace(moved, scores=tuple(map(sum, zip(moved.scores, back, strict=True))))


def _owed_scores(hands: _Hands, debts: Iterable[Debt], rules: RuleSet) -> TributeMoved:
    """What is owed scores, paid or not."""
    listed = list(debts)
    return replace(pay_tribute(hands, listed, rules), scores=scores_of(listed, rules))


def _sides_of_three(scores: tuple[int, ...]) -> tuple[int, int]:
    return sum(scores[:3]), sum(scores[3:])


# matches


def _matches(change: Callable[[Any, Sequence[Facts], RuleSet], Any]) -> Changes:
    """Bend the score of a match."""

    def score(deals: Sequence[Facts], left: Sequence[Departure], rules: RuleSet) -> Any:
        return change(score_match(deals, left, rules), deals, rules)

    return {score_match: score}


def _last_scores_only(found: Any, _deals: Sequence[Facts], _rules: RuleSet) -> Any:
    last = found.scores[-1] if found.scores else (0,) * len(SEATS)
    return replace(found, totals=tuple(map(lambda score, fine: score - fine, last, found.penalties)))


def _never_complete(found: Any, _deals: Sequence[Facts], _rules: RuleSet) -> Any:
    return replace(found, complete=False)


def _complete_at_once(found: Any, _deals: Sequence[Facts], _rules: RuleSet) -> Any:
    return replace(found, complete=True)


def _fines_to_the_others(found: Any, _deals: Sequence[Facts], _rules: RuleSet) -> Any:
    gains = sum(found.penalties)
    totals = tuple(total + (0 if fine else gains) for total, fine in zip(found.totals, found.penalties, strict=True))
    return replace(found, totals=totals)


def _fines_not_in_totals(found: Any, _deals: Sequence[Facts], _rules: RuleSet) -> Any:
    return replace(found, totals=tuple(map(sum, zip(found.totals, found.penalties, strict=True))))


def _numbered_anew(settlements: Sequence[Any], rules: RuleSet) -> tuple[int, ...]:
    """After its last deal a match begins again by itself, even where it may go on."""
    right = deal_numbers(settlements, rules)
    return tuple((number - 1) % rules.match_deals + 1 for number in right)


def _numbered_on(settlements: Sequence[Any], _rules: RuleSet) -> tuple[int, ...]:
    return tuple(range(1, len(settlements) + 1))


def _numbered_from_zero(settlements: Sequence[Any], rules: RuleSet) -> tuple[int, ...]:
    return tuple(number - 1 for number in deal_numbers(settlements, rules))


def _one_deal_fewer(number: int, settlement: Any, rules: RuleSet) -> bool:
    return restarts(number + 1, settlement, rules)


def _restarts_at_the_end_too(_number: int, settlement: Any, rules: RuleSet) -> bool:
    return restarts(0, settlement, rules)


def _restarts_everywhere(number: int, settlement: Any, rules: RuleSet) -> bool:
    return number < rules.match_deals and settlement.sweep is not None


def _carried(change: Callable[[int, Sequence[int], Sequence[Any], RuleSet, bool], bool]) -> Changes:
    return {
        carries: lambda place, numbers, settlements, rules: change(
            place, numbers, settlements, rules, carries(place, numbers, settlements, rules)
        )
    }


def _counting(change: Callable[[int, Sequence[int], Sequence[Any], RuleSet, bool], bool]) -> Changes:
    return {
        counts: lambda place, numbers, settlements, rules: change(
            place, numbers, settlements, rules, counts(place, numbers, settlements, rules)
        )
    }


def _is_restart(place: int, numbers: Sequence[int], settlements: Sequence[Any], rules: RuleSet) -> bool:
    return restarts(numbers[place], settlements[place], rules)


def _fined(change: Callable[[Departure, Sequence[int], RuleSet], int]) -> Changes:
    """What each departure costs."""

    def fines(left: Sequence[Departure], numbers: Sequence[int], rules: RuleSet) -> tuple[int, ...]:
        penalties(left, numbers, rules)
        found = [0] * len(SEATS)
        for one in left:
            found[one.seat] += change(one, numbers, rules)
        return tuple(found)

    return {penalties: fines}


def _fine(one: Departure, numbers: Sequence[int], rules: RuleSet) -> int:
    return penalties([one], numbers, rules)[one.seat]


def _once_each(left: Sequence[Departure], numbers: Sequence[int], rules: RuleSet) -> tuple[int, ...]:
    return tuple(min(fine, rules.escape_penalty) for fine in penalties(left, numbers, rules))


def _by_all_deals(one: Departure, numbers: Sequence[int], rules: RuleSet) -> int:
    """Whether enough deals were played is asked at the end, not when one left."""
    return 0 if numbers and numbers[-1] >= rules.match_deals else _fine(one, numbers, rules)


def _before_the_first_as_after_the_last(one: Departure, numbers: Sequence[int], rules: RuleSet) -> int:
    return 0 if numbers and numbers[one.after - 1] >= rules.match_deals else rules.escape_penalty


def _by_deals_played(one: Departure, _numbers: Sequence[int], rules: RuleSet) -> int:
    """The deals before a restart count."""
    return 0 if one.after >= rules.match_deals else rules.escape_penalty


# the rows


def _rows() -> Rows:
    yield from _rows_of_dealing()
    yield from _rows_of_sweeps()
    yield from _rows_of_tables()
    yield from _rows_of_dots()
    yield from _rows_of_other_tribute()
    yield from _rows_of_paying()
    yield from _rows_of_returning()
    yield from _rows_of_scores()
    yield from _rows_of_matches()


def _rows_of_dealing() -> Rows:
    yield "DEAL-003", "in-a-row", "three seats in a row are a federation", _sides((0, 1, 2))
    yield "DEAL-003", "swapped", "what one federation has won is told of the other", {sweep_of: _other_side}
    yield "DEAL-005", "opposite", "the opposite is a mate", _sides((0, 2, 3))
    yield "DEAL-005", "neighbour", "a neighbour is a mate", _sides((0, 1, 4))
    yield "DEAL-007", "no-jokers", "there are no big jokers", {deck: _deck_with(BIG, 0)}
    yield "DEAL-007", "threes-out", "3s are always taken out", {deck: _deck_with(THREE, 6)}
    yield (
        "DEAL-007",
        "not-shuffled",
        "every seed deals the same",
        {deal_out: lambda cards, first=0: deal_out(sorted(cards), first)},
    )
    yield "DEAL-008", "uneven", "one hand has one card more than another", _dealt(_uneven)
    yield "DEAL-009", "none", "no 3s are taken out", {deck: _always(FULL_DECK)}
    yield "DEAL-009", "six", "six 3s are taken out", {deck: _deck_with(THREE, 10)}
    yield "DEAL-010", "opposites", "the odd cards go to two opposites", _dealt(_extra_to_the_opposite)


def _rows_of_sweeps() -> Rows:
    yield "SWEEP-001", "first-two", "the first two places make a sweep", {sweep_of: _first_two_sweep}
    yield "SWEEP-001", "order", "a sweep depends on the order of the three", {sweep_of: _in_order_of_seats_only}
    yield "SWEEP-001", "never", "there is no sweep", {sweep_of: _always(None)}
    yield "SWEEP-002", "fourth", "a revolutionary is fourth in his own side's sweep", {revolutionary_place: _always(4)}
    yield "SWEEP-002", "always-third", "a revolutionary always is third", {revolutionary_place: _always(3)}
    yield (
        "REV-006",
        "last",
        "a revolutionary is last",
        {revolutionary_place: lambda order, seat: 6 if revolutionary_place(order, seat) == 4 else 3},
    )
    yield "REV-006", "third", "a revolutionary is third", {revolutionary_place: _always(3)}
    yield (
        "REV-007",
        "fourth",
        "a revolutionary is fourth although his mates are first and second",
        {revolutionary_place: _always(4)},
    )
    yield (
        "REV-007",
        "one-mate",
        "one mate in front is enough for the third place",
        {revolutionary_place: lambda order, seat: 3 if order[:1] and (order[0] - seat) % 2 == 0 else 4},
    )
    yield "REV-008", "no-sweep", "where somebody has revolted nobody sweeps", {settle: _no_sweep_with_revolution}
    yield "REV-008", "third", "a revolutionary is always third", {revolutionary_place: _always(3)}
    yield "SWEEP-003", "two", "after a sweep each loser gives two cards", _debts(sweep_tribute, _twice)
    yield "SWEEP-003", "winners-pay", "after a sweep each winner gives a card", _debts(sweep_tribute, _turned)
    yield "SWEEP-003", "to-the-first", "all losers give to one winner", {sweep_tribute: _sweep_to_the_first}
    yield "SWEEP-003", "ordinary", "a sweep moves no cards of its own", {owed: _sweep_is_ordinary}
    yield "SWEEP-004", "besides", "a sweep leaves the other tribute", {owed: _sweep_besides}
    yield (
        "SWEEP-001",
        "everywhere",
        "after a sweep the other tribute falls away under every rule set",
        {owed: _sweep_everywhere},
    )
    yield (
        "SWEEP-005",
        "twice",
        "a sweep is doubled twice",
        {multiplier: lambda debt, rules: multiplier(debt, rules) ** 2},
    )
    yield "SWEEP-005", "once", "a sweep is not doubled", {multiplier: _always(1)}
    yield (
        "SWEEP-005",
        "every-kind",
        "all tribute is doubled",
        {multiplier: lambda debt, rules: rules.sweep_score_multiplier},
    )
    yield (
        "SWEEP-005",
        "everywhere",
        "a sweep is doubled under every rule set",
        {multiplier: lambda debt, _rules: 2 if debt.kind is TributeKind.SWEEP else 1},
    )
    yield "SWEEP-006", "never", "a sweep restarts nothing", {restarts: _NEVER}
    yield (
        "MATCH-002",
        "restarts-everywhere",
        "a sweep restarts the match under every rule set",
        {restarts: _restarts_everywhere},
    )
    yield "SWEEP-006", "late", "a sweep restarts a match that is complete", {restarts: _restarts_at_the_end_too}


def _rows_of_dots() -> Rows:
    yield "DOT-007", "formula", "the xuan table is computed by a formula", _table("XUAN_TABLE", _xuan_by_formula)
    yield "DOT-003", "formula", "the xuan table is computed by a formula", _table("XUAN_TABLE", _xuan_by_formula)
    yield (
        "DOT-003",
        "forgotten",
        "callers who both opened are forgotten",
        {both_open_exempt: lambda opened, _rules: all(opened)},
    )
    yield "DOT-003", "never-exempt", "callers who both opened always pay", {both_open_exempt: _NEVER}
    yield (
        "DOT-009",
        "forgotten",
        "a caller is forgotten where both opened",
        {both_open_exempt: lambda opened, _rules: all(opened)},
    )
    yield "DOT-009", "never-exempt", "a caller always pays where both opened", {both_open_exempt: _NEVER}
    for rule_id in ("DOT-007", "DOT-008", "DOT-010", "DOT-128"):
        yield rule_id, "exempt", "where nobody pays if both opened, no pair pays", {both_open_exempt: _never_paid}
    yield "DOT-011", "not-mirrored", "the call of the opposite is read as one's own", {xuan_dots: _not_mirrored}
    yield (
        "DOT-011",
        "forgotten",
        "the call of the opposite is forgotten",
        {xuan_dots: lambda called, opened: xuan_dots((called[0], called[1] if called[0] else None), opened)},
    )
    yield (
        "DOT-128",
        "forgotten",
        "callers are forgotten where both opened",
        {both_open_exempt: lambda opened, _rules: all(opened)},
    )
    yield "DOT-128", "never-exempt", "callers always pay where both opened", {both_open_exempt: _NEVER}
    yield "DOT-128", "ming", "where both opened a ming caller pays 2", {"_PENALTY": {None: 0, Call.MING: 2, Call.YU: 8}}
    yield "DOT-128", "yu", "where both opened a yu caller pays 4", {"_PENALTY": {None: 0, Call.MING: 4, Call.YU: 4}}
    yield "DOT-129", "stake-alone", "an unopened caller pays his stake alone", _table("MING_YU_TABLE", _by_stake_alone)
    yield "DOT-130", "set-off", "dots both ways are set off", _pair(_set_off)
    yield "CALL-005", "one", "ming that comes true earns 1", _paid_by_row(Call.MING, False, -1)
    yield "CALL-006", "five", "ming that fails costs 4", _paid_by_row(Call.MING, True, -1)
    yield (
        "CALL-006",
        "both-open",
        "ming costs nothing where both opened",
        {"_PENALTY": {None: 0, Call.MING: 0, Call.YU: 8}},
    )
    yield "CALL-008", "two", "yu that comes true earns 2", _paid_by_row(Call.YU, False, -2)
    yield "CALL-009", "nine", "yu that fails costs 8", _paid_by_row(Call.YU, True, -1)
    yield (
        "CALL-009",
        "both-open",
        "yu costs nothing where both opened",
        {"_PENALTY": {None: 0, Call.MING: 4, Call.YU: 0}},
    )
    yield "CALL-010", "federation", "a call counts for the whole federation", {dot_tribute: _team_calls}
    yield (
        "TRIB-014",
        "nothing",
        "who did not open owes nothing",
        _nothing_where(lambda _called, opened: opened[0] is not opened[1]),
    )
    yield "TRIB-014", "opened-pays", "who opened pays", _dot_with(opened=lambda facts: frozenset(SEATS) - facts.opened)
    yield "TRIB-014", "calls-forgotten", "calls are forgotten", _dot_with(calls=_always({}))
    yield "TRIB-014", "federation", "one who opened opens his federation", {dot_tribute: _opened_of_team}
    yield "TRIB-014", "revolutionary", "a revolutionary owes no dots", _dot_with(opened=_with_revolutionary)
    yield (
        "TRIB-014",
        "failed-burner",
        "a failed burner owes no dots",
        _dot_with(opened=lambda facts: facts.opened | set(facts.failed_burners)),
    )
    yield "TRIB-015", "nothing", "an unopened pair owe nothing", _nothing_where(lambda _called, opened: not any(opened))
    yield "TRIB-016", "never", "nobody can waive", _dot_with(waived=_always(frozenset()))
    yield (
        "TRIB-016",
        "all",
        "one pair waives for all",
        _dot_with(waived=lambda facts: frozenset(SEATS[:3]) if facts.waived else frozenset()),
    )
    yield "TRIB-016", "without-asking", "an unopened pair never pays", _dot_with(waived=_always(frozenset(SEATS[:3])))
    yield "TRIB-016", "not-callers", "who has called cannot waive", {dot_tribute: _without_calls_of_waived}
    yield "TRIB-017", "one-each", "an opened pair pay each other", _pair(_both_pay_one)


def _with_revolutionary(facts: Facts) -> frozenset[Seat]:
    return facts.opened if facts.revolted is None else facts.opened | {facts.revolted, opposite(facts.revolted)}


def _rows_of_other_tribute() -> Rows:
    yield "TRIB-008", "one", "the last gives one card", _fall((6, 1, 1), (5, 2, 1))
    yield "TRIB-008", "to-the-second", "the last gives to the second", _fall((6, 2, 2), (5, 1, 1))
    yield "TRIB-009", "two", "the fifth gives two cards", _fall((6, 1, 2), (5, 2, 2))
    yield "TRIB-009", "nothing", "the fifth gives nothing", _fall((6, 1, 2))
    yield (
        "TRIB-009",
        "failed-burners",
        "the second who fails a burn is last",
        {failed_places: lambda failed: failed_places(failed[::-1])},
    )
    yield "TRIB-010", "fourth", "the fourth gives the third a card", _fall((6, 1, 2), (5, 2, 1), (4, 3, 1))
    yield "TRIB-025", "pays", "a revolutionary pays fall tribute", {owed: _revolutionary_falls}
    yield (
        "TRIB-012",
        "wrong-seat",
        "the choke is credited to the wrong seat",
        _debts(choke_tribute, _to(lambda debt: (debt.payer + 1) % 6)),
    )
    yield (
        "TRIB-012",
        "opposite",
        "a choke is paid to one's own opposite",
        _debts(choke_tribute, _to(lambda debt: opposite(debt.payer))),
    )
    yield "TRIB-012", "shao-of-mates", "mates owe each other for a shao", {earns_from_mate: _EVER}
    yield "TRIB-012", "two", "the choked player pays two cards", _debts(choke_tribute, _twice)
    yield (
        "TRIB-012",
        "exempt",
        "an opposite never chokes",
        {
            choke_tribute: lambda facts, rules: (
                one for one in choke_tribute(facts, rules) if one.receiver != opposite(one.payer)
            )
        },
    )
    yield (
        "TRIB-012",
        "counts",
        "an opposite always chokes",
        {choke_tribute: lambda facts, _rules: [Debt(TributeKind.CHOKE, one.on, one.by, 1) for one in facts.choked]},
    )
    yield (
        "TRIB-012",
        "one-a-deal",
        "one choke a deal is paid",
        {choke_tribute: lambda facts, rules: tuple(choke_tribute(facts, rules))[:1]},
    )
    yield (
        "TRIB-013",
        "own-opposite",
        "burn tribute is paid to the victim's own opposite",
        _debts(burn_tribute, _to(lambda debt: opposite(debt.payer))),
    )
    yield "TRIB-013", "turned", "the burner pays", _debts(burn_tribute, _turned)
    yield "TRIB-013", "mates", "mates always pay", {earns_from_mate: _EVER}
    yield (
        "TRIB-013",
        "no-mates",
        "mates never pay",
        {earns_from_mate: lambda deed, _rules: (deed.by - deed.on) % 2 == 1},
    )
    yield "TRIB-013", "two", "a burn costs two cards", _debts(burn_tribute, _twice)


def _rows_of_paying() -> Rows:
    yield "TRIB-001", "first-deal", "the first deal has tribute", {pay_tribute: _first_deal_too}
    yield (
        "TRIB-001",
        "restart",
        "after a restart debts are paid",
        _carried(
            lambda place, numbers, settlements, rules, right: right or _is_restart(place, numbers, settlements, rules)
        ),
    )
    yield "TRIB-002", "never", "debts lapse with the deal", {carries: _NEVER}
    yield "TRIB-002", "not-received", "what is paid reaches nobody", {pay_tribute: _cards_lost}
    yield "TRIB-003", "lowest", "the lowest cards are paid", {highest: lowest}
    yield "TRIB-003", "twos-first", "2s are paid before jokers", {highest: _jokers_only_low}
    yield (
        "TRIB-003",
        "jokers-and-twos",
        "only jokers and 2s are paid, under every rule set",
        _payable(lambda hand, _rules: _without(hand, *range(TWO))),
    )
    yield "TRIB-003", "shandong-twos-only", "2s only are paid in Shandong", _payable(_twos_only_in_shandong)
    yield "TRIB-004", "twos-only", "2s only are paid in Bie San", _payable(_twos_only)
    yield (
        "TRIB-004",
        "aces",
        "As are paid as well where only jokers and 2s are",
        _payable(_with_rank(TributeCards.JOKERS_AND_TWOS, ACE)),
    )
    yield (
        "TRIB-004",
        "anything",
        "any card is paid where only jokers and 2s are",
        _payable(
            lambda hand, rules: hand if rules.tribute_cards is TributeCards.JOKERS_AND_TWOS else payable(hand, rules)
        ),
    )
    yield (
        "TRIB-005",
        "all-or-nothing",
        "a debt that can be paid in part is dropped whole",
        {payments_of: _all_or_nothing},
    )
    yield "TRIB-005", "highest", "who has no joker and no 2 pays his highest cards", _payable(_poor_pays_highest)
    yield "TRIB-005", "excuses-all", "one who cannot pay excuses the others", {pay_tribute: _highest_without_twos}
    yield "TRIB-006", "aces", "As are paid in Fasi", _payable(_with_rank(TributeCards.HIGHEST_BUT_ACES, ACE))
    yield (
        "TRIB-006",
        "no-kings",
        "Ks are passed over as well",
        _payable(lambda hand, rules: _without(payable(hand, rules), KING)),
    )
    yield "TRIB-007", "another-document", "tribute is served in the order of another document", _turned_orders()
    yield "TRIB-007", "fall-first", "fall is served first", _orders(_fall_first)
    yield "TRIB-007", "dot-and-burn", "dot and burn change places", _swapped(TributeKind.DOT, TributeKind.BURN)
    yield "TRIB-007", "burn-and-choke", "burn and choke change places", _swapped(TributeKind.BURN, TributeKind.CHOKE)
    yield "TRIB-007", "shao-and-choke", "shao and choke change places", _swapped(TributeKind.SHAO, TributeKind.CHOKE)
    yield "TRIB-007", "as-named", "debts are served as they are named", {payments_of: _named_order}
    yield (
        "TRIB-007",
        "payer-by-payer",
        "all kinds of one payer are served before the next payer",
        {in_order_of_service: _payer_by_payer},
    )
    yield "TRIB-011", "paid-on", "eaten tribute is paid on", {pay_tribute: _paid_on}
    yield "TRIB-021", "first-only", "the first payment alone is told", {pay_tribute: _summed}
    yield (
        "TRIB-022",
        "keeps-jokers",
        "the payer keeps his big jokers",
        _payable(
            lambda hand, rules: (
                _without(payable(hand, rules), BIG)
                if any(_without(payable(hand, rules), BIG))
                else payable(hand, rules)
            )
        ),
    )
    yield "TRIB-023", "last-first", "of one kind the last debt is served first", {payments_of: _reversed_debts}
    yield "TRIB-023", "by-receiver", "debts of one kind are listed by receiver", {in_order_of_service: _by_receiver}


def _cards_lost(hands: _Hands, debts: Iterable[Debt], rules: RuleSet) -> TributeMoved:
    moved = pay_tribute(hands, debts, rules)
    kept = list(moved.hands)
    for one in moved.payments:
        kept[one.receiver] = minus(kept[one.receiver], one.cards)
    return replace(moved, hands=tuple(kept))


def _twos_only(hand: Counts, rules: RuleSet) -> Counts:
    found = payable(hand, rules)
    return _without(found, SMALL, BIG) if rules.tribute_cards is TributeCards.JOKERS_AND_TWOS else found


def _twos_only_in_shandong(hand: Counts, rules: RuleSet) -> Counts:
    """Of the two documents in which the highest cards are paid, Shandong is the one that shows no 4s."""
    found = payable(hand, rules)
    shandong = rules.tribute_cards is TributeCards.HIGHEST and rules.first_leader is not FirstLeader.SHOW_FOURS
    return _only_twos(found[TWO]) if shandong else found


def _with_rank(policy: TributeCards, rank: int) -> Callable[[Counts, RuleSet], Counts]:
    """Under one policy this rank is paid as well."""

    def cards(hand: Counts, rules: RuleSet) -> Counts:
        found = payable(hand, rules)
        return (*found[:rank], hand[rank], *found[rank + 1 :]) if rules.tribute_cards is policy else found

    return cards


def _rows_of_returning() -> Rows:
    held, same = TributeReturn.FALL_RANK_HELD, TributeReturn.FALL_SAME_COUNT
    yield "TRIB-018", "every-kind", "returns are demanded for every tribute", {returns_due: _every_kind_returned}
    yield "TRIB-018", "never", "nothing is returned", {returns_due: _always(())}
    yield "TRIB-018", "one", "one card is returned, however many were paid", _returned(_one_card)
    yield "TRIB-018", "not-to-mates", "a mate gets nothing back", _returned(_not_to_mates)
    yield "TRIB-019", "anything", "any card may be returned", _returning(_anything, held)
    yield (
        "TRIB-019",
        "small",
        "small cards are returned although the payer holds none of them",
        _returning(_below(TEN), held),
    )
    yield "TRIB-019", "too-few", "where too few qualify fewer may be chosen from", _returning(_ranks_held, held)
    yield "TRIB-020", "ten", "a 10 is small", _returning(_below(TEN + 1), same)
    yield "TRIB-020", "nine", "a 9 is not small", _returning(_below(TEN - 1), same)
    yield "TRIB-020", "anything", "any card may be returned", _returning(_anything, same)
    yield "TRIB-020", "no-choice", "the lowest cards are returned", _returning(_the_lowest, same)
    yield "TRIB-020", "too-few", "where too few are small no other may be chosen", _returning(_only_small, same)


def _rows_of_scores() -> Rows:
    yield "SCORE-001", "returns", "returned cards score", {pay_tribute: _returns_score}
    yield "SCORE-001", "no-dots", "dots do not score", _without_kind(TributeKind.DOT)
    yield "SCORE-001", "no-burns", "burns do not score", _without_kind(TributeKind.BURN)
    yield "SCORE-001", "no-chokes", "chokes do not score", _without_kind(TributeKind.CHOKE)
    yield "SCORE-001", "no-fall", "fall does not score", _without_kind(TributeKind.FALL)
    yield "SCORE-001", "no-shaos", "shaos do not score", _without_kind(TributeKind.SHAO)
    yield (
        "SCORE-001",
        "turned",
        "who pays gains",
        _scored(lambda debt, rules: (-_points(debt, rules), -_points(debt, rules))),
    )
    yield "SCORE-002", "per-card", "a card is worth two points under every rule set", _at_points(2)
    yield "SCORE-003", "per-card", "a card is worth one point under every rule set", _at_points(1)
    yield "SCORE-004", "three-in-a-row", "a federation is three seats in a row", {federation_scores: _sides_of_three}
    yield (
        "SCORE-004",
        "swapped",
        "the two federations are exchanged",
        {federation_scores: lambda scores: federation_scores(scores)[::-1]},
    )
    yield "SCORE-005", "payer-keeps", "who pays loses nothing", _scored(lambda debt, rules: (0, _points(debt, rules)))
    yield (
        "SCORE-005",
        "payer-pays-double",
        "who pays loses twice as much",
        _scored(lambda debt, rules: (2 * _points(debt, rules), _points(debt, rules))),
    )
    yield "SCORE-006", "last-only", "the last deal alone makes the final score", _matches(_last_scores_only)
    yield "SCORE-006", "every-deal", "every deal is added up, under every rule set", {counts: _EVER}
    yield "SCORE-007", "owed", "what is owed scores, paid or not", {pay_tribute: _owed_scores}
    yield "SCORE-007", "never", "what a deal leaves owed does not score", {counts: _NEVER}


def _rows_of_matches() -> Rows:
    yield "MATCH-001", "never", "a match is never complete", _matches(_never_complete)
    yield "MATCH-001", "at-once", "a match is complete with its first deal", _matches(_complete_at_once)
    yield "MATCH-001", "one-fewer", "a match has one deal fewer", _rules_with("match_deals", -1)
    yield "MATCH-001", "one-more", "a match has one deal more", _rules_with("match_deals", 1)
    yield "MATCH-002", "from-zero", "deals are numbered from 0", {deal_numbers: _numbered_from_zero}
    yield "MATCH-002", "no-tribute", "the next deal has no tribute", {carries: _NEVER}
    yield "MATCH-003", "numbered-anew", "a match that goes on is numbered anew", {deal_numbers: _numbered_anew}
    yield "MATCH-003", "no-end", "a match goes on for ever", {deal_numbers: _numbered_on}
    yield "MATCH-003", "carried-on", "the last deal of a match leaves tribute", {carries: _EVER}
    yield "MATCH-004", "at-the-end", "only the end of the match tells who has escaped", _fined(_by_all_deals)
    yield (
        "MATCH-004",
        "deals-before-a-restart",
        "deals before a restart help against an escape",
        _fined(_by_deals_played),
    )
    yield (
        "MATCH-004",
        "before-the-first",
        "who left before the first deal of a complete match is not fined",
        _fined(_before_the_first_as_after_the_last),
    )
    yield "MATCH-004", "always", "whoever leaves is fined", _fined(lambda _one, _numbers, rules: rules.escape_penalty)
    yield (
        "MATCH-004",
        "everywhere",
        "an escape costs ten points under every rule set",
        _fined(lambda one, numbers, rules: 10 if one.after == 0 or numbers[one.after - 1] < rules.match_deals else 0),
    )
    yield "MATCH-005", "nothing", "an escape costs nothing", {penalties: _always((0,) * 6)}
    yield "MATCH-005", "once", "who escapes twice pays once", {penalties: _once_each}
    yield "MATCH-005", "shared", "the others get the penalty", _matches(_fines_to_the_others)
    yield "MATCH-005", "not-in-totals", "the penalty is not taken off the total", _matches(_fines_not_in_totals)
    yield "MATCH-006", "score", "the deals in between score", {counts: _EVER}
    yield "MATCH-006", "no-tribute", "the deals in between bring no tribute", {carries: _NEVER}
    yield (
        "MATCH-006",
        "left-early",
        "a match that is left too early scores its last deal",
        _counting(lambda place, numbers, _settlements, _rules, right: right or place == len(numbers) - 1),
    )
    yield (
        "MATCH-007",
        "required",
        "the last required deal scores",
        _counting(lambda place, numbers, _settlements, rules, right: numbers[place] == rules.match_deals),
    )
    yield (
        "MATCH-007",
        "all-beyond",
        "every deal from the required number on scores",
        _counting(lambda place, numbers, _settlements, rules, right: right or numbers[place] >= rules.match_deals),
    )
    yield (
        "MATCH-008",
        "never",
        "a sweep before the required number does not score",
        _counting(
            lambda place, numbers, settlements, rules, right: (
                right and not _is_restart(place, numbers, settlements, rules)
            )
        ),
    )
    yield (
        "MATCH-008",
        "everywhere",
        "an early sweep scores under every rule set",
        _counting(lambda place, numbers, settlements, _rules, right: right or settlements[place].sweep is not None),
    )
    yield "MATCH-008", "numbered-on", "after a sweep deals are numbered on", {deal_numbers: _numbered_on}


def _rules_with(policy: str, more: int) -> Changes:
    """Matches are scored as if a number in the rule set were another."""

    def score(deals: Sequence[Facts], left: Sequence[Departure], rules: RuleSet) -> Any:
        return score_match(deals, left, replace(rules, **{policy: getattr(rules, policy) + more}))

    return {score_match: score}


FAULTS: Final[tuple[RuleFault, ...]] = tuple(RuleFault(*row) for row in _rows())

SEEN: Final = (
    "TRIB-013:own-opposite",
    "TRIB-012:wrong-seat",
    "TRIB-018:every-kind",
    "TRIB-011:paid-on",
    "TRIB-007:another-document",
    "TRIB-006:aces",
    "TRIB-003:shandong-twos-only",
    "TRIB-004:twos-only",
    "TRIB-005:all-or-nothing",
    "SWEEP-004:besides",
    "SWEEP-005:twice",
    "SWEEP-002:fourth",
    "DOT-007:formula",
    "DOT-003:forgotten",
    "DOT-009:forgotten",
    "DOT-128:forgotten",
    "SCORE-002:per-card",
    "SCORE-003:per-card",
    "TRIB-001:first-deal",
    "TRIB-001:restart",
)
"""The faults that public engines were seen to have."""
