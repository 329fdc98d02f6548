"""Which rules a match shows: those that refuse, those behind events, the rows of dot tribute, and the rest by witnesses.

A witness looks at a deal, or at the whole match, and says whether the situation arises in which its rule decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from msgspec import UNSET

from conformance_report.deals.match import ReplayedMatch
from conformance_report.deals.match_format import MatchDeal
from conformance_report.deals.replay import Replayed, Step, rule_set_of
from conformance_report.deals.shown import shown_by as shown_in_play
from conformance_report.engines.oracle_deal import action_of
from conformance_report.engines.oracle_settling import debts_of, facts_of
from conformance_report.protocol import messages as m
from oracle.actions import Action, Buy, ChooseHead, Next, Revolt, Rush, ShowFours, Trial
from oracle.cards import ACE, BIG, SMALL, THREE, TWO, Counts, counts_of
from oracle.catalogue import Level, Standing, rules
from oracle.dealing import deck
from oracle.events import Bought, CardsMoved, Event, EventType
from oracle.facts import Call, Debt, Facts, TributeKind
from oracle.match import restarts
from oracle.rules.dot_tribute import MING_YU_TABLE, XUAN_TABLE
from oracle.rulesets import RuleSet
from oracle.rulesets.policies import Calls, ScoreBasis, Sweep
from oracle.seats import SEATS, Seat, opposite
from oracle.settlement import Settlement, settle
from oracle.state import Phase
from oracle.tribute import TributeMoved, pay_tribute

_OF_A_MATCH: Final = frozenset({Level.DEAL, Level.MATCH})
_DEEDS: Final = frozenset({TributeKind.BURN, TributeKind.CHOKE, TributeKind.SHAO})

_EXAMPLE: Final = "an example of RUSH-003 with the cards named"
NOT_SHOWN: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType({
    "chongdian": MappingProxyType({"RUSH-004": _EXAMPLE}),
    "biesan": MappingProxyType({}),
    "shandong": MappingProxyType({}),
    "fasi": MappingProxyType({}),
})  # fmt: skip
"""For each rule set the rules of the levels deal and match that no match has to show, and why."""


def rules_to_show(base: str) -> tuple[str, ...]:
    """The rules of the levels deal and match that the document behind a rule set carries, less those in NOT_SHOWN."""
    return tuple(
        one.id
        for one in rules().values()
        if one.level in _OF_A_MATCH
        and one.citations[base].standing is not Standing.ABSENT
        and not one.excluded
        and one.id not in NOT_SHOWN[base]
    )


def shown_in_order(found: ReplayedMatch) -> list[str]:
    """The rules of every level but the cards that a match shows and its document carries, in the order of the catalogue."""
    shown = shown_by(found)
    base = found.match.rules.base
    return [
        one.id for one in rules().values()
        if one.id in shown and one.level is not Level.CARDS and one.citations[base].standing is not Standing.ABSENT
    ]  # fmt: skip


def shown_by(found: ReplayedMatch) -> frozenset[str]:
    """The rules that a match shows."""
    seen = MatchSeen(found)
    shown = {rule_id for rule_id, shows in OF_MATCH.items() if shows(seen)}
    for deal in seen.deals:
        shown |= shown_in_play(deal.played.steps) | deal.by_events | set(deal.dot_rows)
        shown |= {rule_id for rule_id, shows in OF_DEAL.items() if shows(deal)}
    return frozenset(shown)


class DealSeen:
    """A deal of a match as the witnesses look at it."""

    def __init__(self, number: int, record: MatchDeal, played: Replayed, rule_set: RuleSet) -> None:
        self.number: Final = number
        self.record: Final = record
        self.played: Final = played
        self.rules: Final = rule_set
        self.debts: Final[list[Debt]] = debts_of([] if record.setup.debts is UNSET else record.setup.debts)
        self.hands: Final[list[Counts]] = [counts_of(hand) for hand in record.setup.hands]
        self.accepted: Final[list[Step]] = [step for step in played.steps if step.accepted]

    @cached_property
    def actions(self) -> list[Action]:
        """What was done."""
        return [action_of(step.action) for step in self.accepted]

    @cached_property
    def events(self) -> list[Event]:
        """What came of the setup and of every action."""
        return [*self.played.events, *(event for step in self.accepted for event in step.events)]

    @property
    def by_events(self) -> set[str]:
        """The rules of the levels deal and match behind the events of the deal."""
        return {event.rule_id for event in self.events if rules()[event.rule_id].level in _OF_A_MATCH}

    def of_kind(self, kind: EventType) -> list[Event]:
        """The events of one kind."""
        return [event for event in self.events if event.kind is kind]

    @cached_property
    def bought(self) -> list[Bought]:
        """The purchases, with those that cost nothing."""
        return [event for event in self.events if isinstance(event, Bought)]

    @cached_property
    def moved(self) -> TributeMoved:
        """The tribute that was paid before the deal."""
        return pay_tribute(self.hands, self.debts, self.rules)

    @cached_property
    def facts(self) -> Facts | None:
        """What the deal is remembered by; None where it is void."""
        told = self.record.facts
        return facts_of(told, "facts") if isinstance(told, m.Facts) else None

    @cached_property
    def settlement(self) -> Settlement | None:
        """What the deal came to; None where it is void."""
        return None if self.facts is None else settle(self.facts, self.rules)

    @property
    def owed(self) -> tuple[Debt, ...]:
        """What is owed after the deal."""
        return () if self.settlement is None else self.settlement.tribute

    def owed_of(self, *kinds: TributeKind) -> list[Debt]:
        """What is owed after the deal, of some kinds."""
        return [debt for debt in self.owed if debt.kind in kinds]

    @property
    def falls_away(self) -> bool:
        """Whether a sweep leaves no tribute but its own."""
        swept = self.settlement is not None and self.settlement.sweep is not None
        return swept and self.rules.sweep is Sweep.ONE_EACH

    @property
    def revolted(self) -> Seat | None:
        """The revolutionary of a deal that was played to its end."""
        return None if self.facts is None else self.facts.revolted

    @cached_property
    def dot_rows(self) -> list[str]:
        """The rows of the table of dot tribute by which the pairs owe, each pair seen from both of its seats."""
        facts = self.facts
        if facts is None or self.falls_away:
            return []
        return [row for seat in SEATS if seat not in facts.waived for row in _rows(facts, seat, self.rules)]

    def called(self, seat: Seat) -> Call | None:
        """What a seat called in a deal that was played to its end."""
        return None if self.facts is None else self.facts.calls.get(seat)


def _rows(facts: Facts, seat: Seat, rule_set: RuleSet) -> Iterator[str]:
    """The row of a seat and his opposite, as the table has it from his side; DOT-011 is a row from the other side."""
    other = opposite(seat)
    called = (facts.calls.get(seat), facts.calls.get(other))
    opened = (seat in facts.opened, other in facts.opened)
    if not any(called):
        yield XUAN_TABLE[(called, *opened)][2]
    if rule_set.calls is Calls.XUAN:
        if called[1] and not called[0]:
            yield "DOT-011"
        elif (called, *opened) in XUAN_TABLE:
            yield XUAN_TABLE[(called, *opened)][2]
    elif all(opened):
        yield "DOT-128" if any(called) else "DOT-006"
    else:
        yield MING_YU_TABLE[(called, *opened)][2]


class MatchSeen:
    """A match as the witnesses look at it."""

    def __init__(self, found: ReplayedMatch) -> None:
        self.rules: Final = rule_set_of(found.match.rules, "match")
        self.deals: Final = [
            DealSeen(number, record, played, self.rules)
            for number, (record, played) in enumerate(zip(found.match.deals, found.deals, strict=True), start=1)
        ]
        assert isinstance(found.match.score, m.MatchScored)
        self.score: Final = found.match.score
        self.left: Final = found.match.left
        self.finished: Final = [deal for deal in self.deals if deal.facts is not None]

    @property
    def complete(self) -> bool:
        """Whether as many deals were played as a match has."""
        return bool(self.score.complete)

    @cached_property
    def scores(self) -> list[list[int]]:
        """What each finished deal scores."""
        return self.score.scores if isinstance(self.score.scores, list) else []

    @cached_property
    def restarted(self) -> list[bool]:
        """For each finished deal whether the match started afresh after it."""
        numbers = self.score.deal_numbers if isinstance(self.score.deal_numbers, list) else []
        return [
            deal.settlement is not None and restarts(number, deal.settlement, self.rules)
            for number, deal in zip(numbers, self.finished, strict=True)
        ]

    @property
    def penalties(self) -> list[int]:
        """What each seat pays for leaving."""
        return self.score.penalties if isinstance(self.score.penalties, list) else []

    @property
    def after_a_deal(self) -> Iterator[tuple[DealSeen, DealSeen]]:
        """Each deal that was played to its end, with the deal after it."""
        return ((one, other) for one, other in pairwise(self.deals) if one.facts is not None)


# dealing


def _dealt_by(deal: DealSeen, *, removed: bool, sizes: tuple[int, ...] | None = None) -> bool:
    """The deck is that of the rule set, with or without all its 3s; the hands have these sizes."""
    whole = tuple(map(sum, zip(*deal.hands, strict=True)))
    fits = whole == deck(deal.rules) and bool(deal.rules.deck_threes_removed) == removed
    return fits and (sizes is None or tuple(sorted(map(sum, deal.hands))) == sizes)


def _neighbours_deal(deal: DealSeen) -> bool:
    """A debt for a burn, shao or choke is owed to a neighbour, an enemy."""
    return any((debt.payer - debt.receiver) % 6 in (1, 5) for debt in deal.owed_of(*_DEEDS))


def _shows(deal: DealSeen) -> list[ShowFours]:
    return [action for action in deal.actions if isinstance(action, ShowFours)]


def _first_lead(deal: DealSeen) -> Seat | None:
    return next(
        (step.before.state.round.leader for step in deal.accepted if step.before.state.phase is Phase.PLAY), None
    )


def _equal_shows(deal: DealSeen) -> bool:
    """Two seats show equally many, nobody more."""
    shows = _shows(deal)
    longest = [show.seat for show in shows if show.count == max(one.count for one in shows)]
    return len(set(longest)) > 1


def _nobody_shows(deal: DealSeen) -> bool:
    asked = any(step.before.state.phase is Phase.SHOW_FOURS for step in deal.accepted)
    return asked and not _shows(deal) and _first_lead(deal) == deal.record.setup.leader


# calls


def _call_came_true(deal: DealSeen, call: Call, *, true: bool) -> bool:
    facts = deal.facts
    if facts is None or deal.falls_away:
        return False
    callers = [seat for seat, one in facts.calls.items() if one is call]
    return any((opposite(seat) not in facts.opened) == true for seat in callers)


def _somebody_does_not_call(deal: DealSeen) -> bool:
    """Somebody who may call in the window lets it close, or has not called before the cards were dealt."""
    return deal.facts is not None and len(deal.facts.calls) < len(SEATS)


def _call_costs_the_pair(deal: DealSeen) -> bool:
    """The dots of a pair in which somebody called."""
    return any(deal.called(debt.payer) or deal.called(debt.receiver) for debt in deal.owed_of(TributeKind.DOT))


# buying


def _sold_by(deal: DealSeen, *distances: int) -> bool:
    return any(
        event.rank == THREE and event.pay is not None and ((event.other or 0) - (event.seat or 0)) % 6 in distances
        for event in deal.bought
    )


def _given(deal: DealSeen) -> bool:
    return any(event.rank == THREE and event.pay is None for event in deal.bought)


def _paid_with(deal: DealSeen, *, money: bool) -> bool:
    return any(
        event.rank == THREE and event.pay is not None and (event.pay in (TWO, SMALL, BIG)) == money
        for event in deal.bought
    )


def _penniless(deal: DealSeen) -> bool:
    """Somebody has no 3 and nothing to pay with: he revolts before the purchases, or asks a mate."""
    for step in (one for one in deal.accepted if isinstance(action_of(one.action), Buy)):
        action = action_of(step.action)
        assert isinstance(action, Buy)
        hand = step.before.state.hands[action.seat]
        if action.pay is None and not any(hand[rank] for rank in (TWO, SMALL, BIG)):
            return True
    return any(event.kind is EventType.REVOLTED for event in deal.played.events) or any(
        event.kind is EventType.REVOLTED and not isinstance(action_of(step.action), Revolt | Next)
        for step in deal.accepted
        for event in step.events
    )


def _one_three_each(deal: DealSeen) -> bool:
    """When the purchases are done every player holds exactly one 3."""
    after = next((step.before.state for step in deal.accepted if step.before.state.phase is Phase.PLAY), None)
    return after is not None and bool(deal.bought) and all(hand[THREE] == 1 for hand in after.hands)


# revolution


def _let_pass(deal: DealSeen, what: type[Action], phase: Phase) -> bool:
    """Somebody could do it, and the window was closed."""
    return any(
        isinstance(action_of(step.action), Next)
        and step.before.state.phase is phase
        and any(isinstance(one, what) for one in step.before.legal)
        for step in deal.accepted
    )


def _place_of_revolutionary(deal: DealSeen, place: int) -> bool:
    if deal.settlement is None or deal.revolted is None:
        return False
    return deal.settlement.places[deal.revolted] == place


def _enemies_of_revolutionary_sweep(deal: DealSeen) -> bool:
    if deal.settlement is None or deal.revolted is None or deal.settlement.sweep is None:
        return False
    return (deal.settlement.sweep == "even") == bool(deal.revolted % 2)


def _trial_is_spent(deal: DealSeen) -> bool:
    """A trial is laid, and when play begins the revolutionary or his opposite has fewer cards."""
    trial = next((step for step in deal.accepted if isinstance(action_of(step.action), Trial)), None)
    after = next((step.before.state for step in deal.accepted if step.before.state.phase is Phase.PLAY), None)
    if trial is None or after is None:
        return False
    return any(sum(after.hands[seat]) < sum(trial.before.state.hands[seat]) for seat in SEATS)


def _did(what: type[Action]) -> Callable[[DealSeen], bool]:
    return lambda deal: any(isinstance(action, what) for action in deal.actions)


# sweep


def _swept(deal: DealSeen, *, with_revolutionary: bool) -> bool:
    if deal.settlement is None or deal.settlement.sweep is None:
        return False
    winners = [seat for seat in SEATS if (deal.settlement.sweep == "even") == (seat % 2 == 0)]
    return (deal.revolted in winners) == with_revolutionary


# tribute


def _paid(deal: DealSeen) -> bool:
    return bool(deal.moved.payments)


def _passes_over_aces(deal: DealSeen) -> bool:
    """Somebody who holds an A pays a lower card."""
    return any(
        deal.hands[one.payer][ACE] and any(one.cards[rank] for rank in range(ACE)) for one in deal.moved.payments
    )


def _several_kinds(deal: DealSeen) -> bool:
    """One payer pays for different kinds."""
    return any(len({one.kind for one in deal.moved.payments if one.payer == seat}) > 1 for seat in SEATS)


def _several_receivers(deal: DealSeen) -> bool:
    """One payer pays several receivers for one kind."""
    pairs = {(one.payer, one.kind, one.receiver) for one in deal.moved.payments}
    return len({pair[:2] for pair in pairs}) < len(pairs)


def _keeps_what_he_received(deal: DealSeen) -> bool:
    """Somebody receives a higher card than one that he pays."""
    return any(
        _highest(got.cards) > _lowest(paid.cards)
        for got in deal.moved.payments
        for paid in deal.moved.payments
        if paid.payer == got.receiver
    )


def _highest(cards: Counts) -> int:
    return max(rank for rank, count in enumerate(cards) if count)


def _lowest(cards: Counts) -> int:
    return min(rank for rank, count in enumerate(cards) if count)


def _pays_less_than_owed(deal: DealSeen) -> bool:
    return sum(sum(one.cards) for one in deal.moved.payments) < sum(debt.cards for debt in deal.debts)


def _pays_nothing_of(deal: DealSeen) -> bool:
    """Somebody who owes pays nothing."""
    return any(all(one.payer != debt.payer for one in deal.moved.payments) for debt in deal.debts)


def _owes_one_sided(deal: DealSeen) -> bool:
    """One of a pair opened, and the other owes it dots."""
    facts = deal.facts
    return facts is not None and any(
        debt.receiver in facts.opened and debt.payer not in facts.opened for debt in deal.owed_of(TributeKind.DOT)
    )


def _mutual(deal: DealSeen) -> bool:
    """Both of a pair owe dots."""
    owing = {(debt.payer, debt.receiver) for debt in deal.owed_of(TributeKind.DOT)}
    return any((to, by) in owing for by, to in owing)


def _mutual_unopened(deal: DealSeen) -> bool:
    facts = deal.facts
    return facts is not None and any(
        {debt.payer, debt.receiver}.isdisjoint(facts.opened) for debt in deal.owed_of(TributeKind.DOT)
    )


def _opened_pair_owes_nothing(deal: DealSeen) -> bool:
    facts = deal.facts
    return facts is not None and not deal.falls_away and any(
        {seat, opposite(seat)} <= facts.opened and not {seat, opposite(seat)} & facts.calls.keys()
        for seat in SEATS[:3]
    )  # fmt: skip


def _waived(deal: DealSeen) -> bool:
    return deal.facts is not None and bool(deal.facts.waived) and not deal.falls_away


def _revolutionary_owes(deal: DealSeen) -> bool:
    """A revolutionary pays or receives for dots, burns or chokes."""
    return any(deal.revolted in (debt.payer, debt.receiver) for debt in deal.owed if debt.kind is not TributeKind.FALL)


def _middle_owes_no_fall(deal: DealSeen) -> bool:
    if deal.settlement is None:
        return False
    middle = {seat for seat in SEATS if deal.settlement.places[seat] in (3, 4)}
    fall = deal.owed_of(TributeKind.FALL)
    return bool(fall) and all({debt.payer, debt.receiver}.isdisjoint(middle) for debt in fall)


def _owed(rule_id: str) -> Callable[[DealSeen], bool]:
    return lambda deal: any(debt.rule_id == rule_id for debt in deal.owed)


def _moved(kind: EventType) -> Callable[[DealSeen], bool]:
    return lambda deal: any(isinstance(event, CardsMoved) for event in deal.of_kind(kind))


OF_DEAL: Final[dict[str, Callable[[DealSeen], bool]]] = {
    "DEAL-003": lambda deal: deal.settlement is not None and deal.settlement.federations[0] != 0,
    "DEAL-004": lambda deal: bool(deal.owed_of(TributeKind.DOT)),
    "DEAL-005": _neighbours_deal,
    "DEAL-007": lambda deal: _dealt_by(deal, removed=False),
    "DEAL-008": lambda deal: _dealt_by(deal, removed=False, sizes=(36,) * 6),
    "DEAL-009": lambda deal: _dealt_by(deal, removed=True),
    "DEAL-010": lambda deal: _dealt_by(deal, removed=True, sizes=(34, 34, 34, 34, 35, 35)),
    "DEAL-012": _equal_shows,
    "DEAL-013": _nobody_shows,
    "CALL-002": _somebody_does_not_call,
    "CALL-005": lambda deal: _call_came_true(deal, Call.MING, true=True),
    "CALL-006": lambda deal: _call_came_true(deal, Call.MING, true=False),
    "CALL-008": lambda deal: _call_came_true(deal, Call.YU, true=True),
    "CALL-009": lambda deal: _call_came_true(deal, Call.YU, true=False),
    "CALL-010": _call_costs_the_pair,
    "THREE-006": lambda deal: _paid_with(deal, money=True),
    "THREE-007": lambda deal: _sold_by(deal, 3),
    "THREE-008": lambda deal: _sold_by(deal, 1, 5),
    "THREE-010": _given,
    "THREE-011": _penniless,
    "THREE-012": lambda deal: _paid_with(deal, money=False),
    "THREE-013": _one_three_each,
    "REV-004": lambda deal: _let_pass(deal, Revolt, Phase.REVOLUTION),
    "REV-006": lambda deal: _place_of_revolutionary(deal, 4),
    "REV-007": lambda deal: _place_of_revolutionary(deal, 3),
    "REV-008": _enemies_of_revolutionary_sweep,
    "REV-013": _trial_is_spent,
    "RUSH-001": _did(Rush),
    "RUSH-009": lambda deal: _let_pass(deal, Rush, Phase.RUSH),
    "HEAD-006": _did(ChooseHead),
    "SWEEP-001": lambda deal: _swept(deal, with_revolutionary=False),
    "SWEEP-002": lambda deal: _swept(deal, with_revolutionary=True),
    "SWEEP-003": _owed("SWEEP-003"),
    "SWEEP-004": lambda deal: deal.falls_away and not deal.owed_of(TributeKind.FALL),
    "SWEEP-005": lambda deal: deal.falls_away,
    "TRIB-003": _paid,
    "TRIB-004": _paid,
    "TRIB-005": _pays_nothing_of,
    "TRIB-006": _passes_over_aces,
    "TRIB-007": _several_kinds,
    "TRIB-008": _owed("TRIB-008"),
    "TRIB-009": _owed("TRIB-009"),
    "TRIB-010": _middle_owes_no_fall,
    "TRIB-011": _keeps_what_he_received,
    "TRIB-012": _owed("TRIB-012"),
    "TRIB-013": _owed("TRIB-013"),
    "TRIB-014": _owes_one_sided,
    "TRIB-015": _mutual_unopened,
    "TRIB-016": _waived,
    "TRIB-017": _opened_pair_owes_nothing,
    "TRIB-021": _moved(EventType.RETURNED),
    "TRIB-022": _moved(EventType.PAID),
    "TRIB-023": _several_receivers,
    "TRIB-024": _revolutionary_owes,
    "TRIB-025": lambda deal: deal.revolted is not None and bool(deal.owed_of(TributeKind.FALL)),
    "DOT-129": lambda deal: any(
        deal.called(debt.payer) and deal.called(debt.receiver) for debt in deal.owed_of(TributeKind.DOT)
    ),
    "DOT-130": _mutual,
    "SCORE-004": lambda deal: deal.settlement is not None and deal.settlement.federations[0] != 0,
    "SCORE-005": lambda deal: deal.settlement is not None and any(deal.settlement.scores),
}
"""For each rule the deal that shows it, besides refusals, events and the rows of dot tribute."""


# the match


def _first_deal_is_free(seen: MatchSeen) -> bool:
    return not seen.deals[0].debts and seen.deals[0].facts is not None


def _tribute_is_paid_next(seen: MatchSeen) -> bool:
    return any(one.owed and other.moved.payments for one, other in seen.after_a_deal)


def _counted(seen: MatchSeen) -> bool:
    return any(any(scores) for scores in seen.scores)


def _totals_add_up(seen: MatchSeen) -> bool:
    return sum(any(scores) for scores in seen.scores) > 1


def _early_deal_scores_nothing(seen: MatchSeen) -> bool:
    return any(
        deal.owed and not any(scores)
        for deal, scores, restarted in zip(seen.finished, seen.scores, seen.restarted, strict=True)
        if not restarted
    )


def _scores_what_it_is_to(seen: MatchSeen) -> bool:
    """Where what is paid scores, somebody cannot pay all that he owes; else what is owed scores."""
    if seen.rules.score_basis is ScoreBasis.PAID:
        return any(_pays_less_than_owed(deal) for deal in seen.deals)
    return _counted(seen)


OF_MATCH: Final[dict[str, Callable[[MatchSeen], bool]]] = {
    "SWEEP-006": lambda seen: any(seen.restarted),
    "TRIB-001": _first_deal_is_free,
    "TRIB-002": _tribute_is_paid_next,
    "SCORE-001": _counted,
    "SCORE-002": lambda seen: _counted(seen) and seen.rules.points_per_card == 1,
    "SCORE-003": lambda seen: _counted(seen) and seen.rules.points_per_card == 2,
    "SCORE-006": lambda seen: _totals_add_up(seen) or _early_deal_scores_nothing(seen),
    "SCORE-007": _scores_what_it_is_to,
    "MATCH-001": lambda seen: seen.complete,
    "MATCH-002": lambda seen: len(seen.deals) > 1,
    "MATCH-003": lambda seen: seen.complete,
    "MATCH-004": lambda seen: bool(seen.left),
    "MATCH-005": lambda seen: any(seen.penalties),
    "MATCH-006": lambda seen: seen.complete and bool(seen.scores) and any(seen.scores[-1]),
    "MATCH-007": lambda seen: seen.complete and _early_deal_scores_nothing(seen),
    "MATCH-008": lambda seen: any(seen.restarted) or _early_deal_scores_nothing(seen),
}
"""For each rule the match that shows it."""
