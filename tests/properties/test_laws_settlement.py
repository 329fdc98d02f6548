"""Laws of settlement, tribute and matches, each named by its sentence, under every combination of policies."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oracle.cards import NO_CARDS, RANKS, TEN, counts_of, holds, minus, plus
from oracle.facts import Call, Debt, Deed, Facts, TributeKind
from oracle.match import Departure, InvalidMatchError, MatchScore, score_match
from oracle.rulesets import BASES, RuleSet, policies, with_policies
from oracle.rulesets.policies import Calls, MatchScoring, TributeReturn
from oracle.seats import SEATS, opposite
from oracle.settlement import ORDER_OF_SERVICE, settle
from oracle.tribute import TributeMoved, pay_tribute
from tests.properties.deals import some_hand

law = settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))

AFTERWARDS = (
    "calls", "dot_mutual_waivable", "dot_both_open", "interrupt", "burn_tribute_between_mates", "threes",
    "choke_by_opposite", "sweep", "sweep_score_multiplier", "tribute_order", "tribute_cards", "tribute_return",
    "points_per_card", "score_basis", "match_scoring", "match_deals", "escape_penalty",
)  # fmt: skip
"""The policies that matter after the last card."""


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Any rule set: every policy that matters afterwards with any of its values."""
    chance = Random(draw(st.integers(0, 2**32)))
    values = {key: chance.choice(list(policies()[key].values)) for key in AFTERWARDS}
    return with_policies(draw(st.sampled_from(BASES)), values)


@st.composite
def deeds(
    draw: st.DrawFn, by: list[int], on: list[int], *, once_by: bool = False, once_on: bool = False, across: bool = True
) -> tuple[Deed, ...]:
    """A few deeds of one seat on another; with `once_by` each does, with `once_on` each suffers one at most; without
    `across` none is of one's opposite.
    """
    found: list[Deed] = []
    for one, other in draw(st.lists(st.tuples(st.sampled_from(by), st.sampled_from(on)), max_size=3)):
        again = (once_by and one in {deed.by for deed in found}) or (once_on and other in {deed.on for deed in found})
        if one != other and not again and (across or other != opposite(one)):
            found.append(Deed(one, other, draw(st.integers(1, 2))))
    return tuple(found)


@st.composite
def facts_of_deals(draw: st.DrawFn, rules: RuleSet) -> Facts:
    """A finished deal, whatever came about in it."""
    placed = list(draw(st.permutations(SEATS)))
    revolted = placed.pop() if draw(st.booleans()) else None
    failed = [placed.pop() for _ in range(draw(st.sampled_from((0, 0, 1, 2 if revolted is None else 1))))]
    took_part = [seat for seat in SEATS if seat != revolted]
    may_have_burned = [seat for seat in placed[:-1] if seat not in failed]
    known = (Call.XUAN,) if rules.calls is Calls.XUAN else (Call.MING, Call.YU)
    callers = draw(st.sets(st.sampled_from(SEATS), max_size=2))
    return Facts(
        order=tuple(placed),
        opened=frozenset(draw(st.sets(st.sampled_from(SEATS)))),
        revolted=revolted,
        failed_burners=tuple(failed),
        calls={seat: draw(st.sampled_from(known)) for seat in sorted(callers)},
        burns=draw(deeds(may_have_burned, took_part, once_by=True, across=False)),
        shaos=draw(deeds(took_part, took_part, across=False)),
        choked=draw(deeds(took_part, took_part, once_on=True)),
        waived=frozenset(draw(st.sets(st.sampled_from(SEATS[:3]), max_size=2))),
    )


@st.composite
def settled_deals(draw: st.DrawFn) -> tuple[RuleSet, Facts]:
    rules = draw(rule_sets())
    return rules, draw(facts_of_deals(rules))


@st.composite
def paid_debts(draw: st.DrawFn) -> tuple[RuleSet, tuple[tuple[int, ...], ...], tuple[Debt, ...], TributeMoved]:
    """Hands as dealt, the debts of a deal before, and what was paid."""
    rules, facts = draw(settled_deals())
    hands = tuple(counts_of(some_hand(Random(draw(st.integers(0, 2**32))), 12)) for _ in SEATS)
    debts = settle(facts, rules).tribute
    return rules, hands, debts, pay_tribute(hands, debts, rules)


def moved_on(facts: Facts, by: int) -> Facts:
    """The same deal with every seat moved on."""

    def on(seat: int) -> int:
        return (seat + by) % 6

    def all_on(found: tuple[Deed, ...]) -> tuple[Deed, ...]:
        return tuple(Deed(on(one.by), on(one.on), one.cards) for one in found)

    return Facts(
        order=tuple(map(on, facts.order)),
        opened=frozenset(map(on, facts.opened)),
        revolted=None if facts.revolted is None else on(facts.revolted),
        failed_burners=tuple(map(on, facts.failed_burners)),
        calls={on(seat): call for seat, call in facts.calls.items()},
        burns=all_on(facts.burns),
        shaos=all_on(facts.shaos),
        choked=all_on(facts.choked),
        waived=frozenset(min(on(seat), opposite(on(seat))) for seat in facts.waived),
    )


@law
@given(settled_deals())
def test_places_are_a_permutation_and_the_scores_of_a_deal_sum_to_zero(deal: tuple[RuleSet, Facts]) -> None:
    rules, facts = deal
    found = settle(facts, rules)
    assert sorted(found.places) == [1, 2, 3, 4, 5, 6]
    assert sum(found.scores) == 0
    assert sum(found.federations) == 0
    assert found.federations[0] == sum(found.scores[::2])


@law
@given(settled_deals())
def test_tribute_is_listed_once_in_the_order_of_service_and_nobody_owes_himself(deal: tuple[RuleSet, Facts]) -> None:
    rules, facts = deal
    found = settle(facts, rules).tribute
    order = [ORDER_OF_SERVICE[rules.tribute_order].index(one.kind) for one in found]
    assert order == sorted(order)
    assert len({(one.kind, one.payer, one.receiver) for one in found}) == len(found)
    assert all(one.cards > 0 and one.payer != one.receiver and one.rule_id for one in found)


@law
@given(settled_deals())
def test_settlement_depends_on_the_facts_alone(deal: tuple[RuleSet, Facts]) -> None:
    rules, facts = deal
    first = settle(facts, rules)
    settle(moved_on(facts, 1), rules)
    again = settle(moved_on(moved_on(facts, 2), 4), rules)
    assert (first.places, first.sweep, first.scores) == (again.places, again.sweep, again.scores)
    assert sorted(map(str, first.tribute)) == sorted(map(str, again.tribute))


@law
@given(settled_deals(), st.integers(1, 5))
def test_rotating_the_seats_rotates_the_settlement(deal: tuple[RuleSet, Facts], by: int) -> None:
    rules, facts = deal
    here, there = settle(facts, rules), settle(moved_on(facts, by), rules)
    assert all(here.places[seat] == there.places[(seat + by) % 6] for seat in SEATS)
    assert all(here.scores[seat] == there.scores[(seat + by) % 6] for seat in SEATS)
    sides = {"even": "odd", "odd": "even"} if by % 2 else {"even": "even", "odd": "odd"}
    assert there.sweep == (None if here.sweep is None else sides[here.sweep])
    expected = {(one.kind, (one.payer + by) % 6, (one.receiver + by) % 6, one.cards) for one in here.tribute}
    assert expected == {(one.kind, one.payer, one.receiver, one.cards) for one in there.tribute}


@law
@given(paid_debts())
def test_tribute_conserves_cards(
    paid: tuple[RuleSet, tuple[tuple[int, ...], ...], tuple[Debt, ...], TributeMoved],
) -> None:
    _, hands, _, moved = paid
    before, after = NO_CARDS, NO_CARDS
    for had, has in zip(hands, moved.hands, strict=True):
        before, after = plus(before, had), plus(after, has)
    assert before == after
    assert sum(moved.scores) == 0


@law
@given(paid_debts())
def test_nobody_pays_more_than_he_owes_or_holds(
    paid: tuple[RuleSet, tuple[tuple[int, ...], ...], tuple[Debt, ...], TributeMoved],
) -> None:
    _, hands, debts, moved = paid
    owed = {(one.kind, one.payer, one.receiver): one.cards for one in debts}
    for seat in SEATS:
        together = NO_CARDS
        for one in moved.payments:
            together = plus(together, one.cards) if one.payer == seat else together
        assert holds(hands[seat], together)
    for one in moved.payments:
        assert 0 < sum(one.cards) <= owed[one.kind, one.payer, one.receiver]


@law
@given(paid_debts())
def test_what_is_returned_is_allowed_and_was_the_givers_own(
    paid: tuple[RuleSet, tuple[tuple[int, ...], ...], tuple[Debt, ...], TributeMoved],
) -> None:
    rules, hands, _, moved = paid
    received = dict.fromkeys(SEATS, 0)
    own = list(hands)
    for one in moved.payments:
        own[one.payer] = minus(own[one.payer], one.cards)
        if one.kind is TributeKind.FALL:
            received[one.receiver] += sum(one.cards)
    for due in moved.returns:
        assert holds(own[due.giver], due.may_return)
        assert 0 < due.count <= min(sum(due.may_return), received[due.giver])
        small = rules.tribute_return is TributeReturn.FALL_SAME_COUNT
        allowed = [rank < TEN if small else own[due.receiver][rank] > 0 for rank in range(len(RANKS))]
        ranks = [rank for rank in range(len(RANKS)) for _ in range(own[due.giver][rank])]
        qualify = [rank for rank in ranks if allowed[rank]]
        others = [rank for rank in ranks if not allowed[rank]][: max(0, due.count - len(qualify))]
        assert sorted([*qualify, *others]) == [rank for rank in range(len(RANKS)) for _ in range(due.may_return[rank])]
    assert len({(due.giver, due.receiver) for due in moved.returns}) == len(moved.returns)


@st.composite
def matches(draw: st.DrawFn) -> tuple[RuleSet, list[Facts], list[Departure]]:
    rules = draw(rule_sets())
    most = rules.match_deals if rules.match_scoring is MatchScoring.EVERY_DEAL else rules.match_deals + 2
    deals = [draw(facts_of_deals(rules)) for _ in range(draw(st.integers(1, most)))]
    left = [
        Departure(draw(st.sampled_from(SEATS)), draw(st.integers(0, len(deals))))
        for _ in range(draw(st.integers(0, 2)))
    ]
    return rules, deals, left


def scored(match: tuple[RuleSet, list[Facts], list[Departure]]) -> MatchScore:
    rules, deals, left = match
    return score_match(deals, left, rules)


@law
@given(matches())
def test_the_totals_of_a_match_sum_to_zero_before_penalties(
    match: tuple[RuleSet, list[Facts], list[Departure]],
) -> None:
    found = scored(match)
    assert all(sum(deal) == 0 for deal in found.scores)
    assert sum(found.totals) == -sum(found.penalties)
    assert all(fine >= 0 for fine in found.penalties)
    for seat in SEATS:
        assert found.totals[seat] == sum(deal[seat] for deal in found.scores) - found.penalties[seat]


@law
@given(matches())
def test_deals_are_numbered_on_or_again_from_one_and_each_scores_its_settlement_or_nothing(
    match: tuple[RuleSet, list[Facts], list[Departure]],
) -> None:
    rules, deals, _ = match
    found = scored(match)
    for here, number in enumerate(found.deal_numbers):
        before = found.deal_numbers[here - 1] if here else 0
        assert number in (before + 1, 1)
        assert found.scores[here] in (settle(deals[here], rules).scores, (0,) * 6)
    assert found.complete == (found.deal_numbers[-1] >= rules.match_deals)


@law
@given(matches(), st.integers(1, 5))
def test_rotating_the_seats_rotates_the_match(match: tuple[RuleSet, list[Facts], list[Departure]], by: int) -> None:
    rules, deals, left = match
    here = scored(match)
    moved = [Departure((one.seat + by) % 6, one.after) for one in left]
    there = score_match([moved_on(facts, by) for facts in deals], moved, rules)
    assert (here.deal_numbers, here.carries, here.complete) == (there.deal_numbers, there.carries, there.complete)
    assert all(here.totals[seat] == there.totals[(seat + by) % 6] for seat in SEATS)


@law
@given(matches())
def test_where_every_deal_scores_a_deal_beyond_the_match_cannot_be(
    match: tuple[RuleSet, list[Facts], list[Departure]],
) -> None:
    rules, deals, _ = match
    if rules.match_scoring is not MatchScoring.EVERY_DEAL or scored(match).deal_numbers[-1] < rules.match_deals:
        return
    try:
        score_match([*deals, deals[0]], [], rules)
    except InvalidMatchError:
        return
    raise AssertionError("a deal after the last was scored")
