"""The faults of everything before the first lead: for each rule of calling, buying, revolution, heads and 4s.

Each is the oracle with one function replaced, as in play_faults; what is no function of its own is bent after the step
that an action takes before the first lead, or in the law of its phase.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from oracle.actions import Action, AnswerTrial, Buy, Fight, Play, Rush, ShowFours, Trial
from oracle.before_play.buying import BUYING
from oracle.before_play.calling import CALLS
from oracle.before_play.first_lead import begin as begin_first_lead
from oracle.before_play.first_lead import step_first_lead, why_no_first_lead
from oracle.before_play.heads import HEAD
from oracle.before_play.heads import begin as begin_heads
from oracle.before_play.opening import concede, open_at_once, open_by_trial, opponent
from oracle.before_play.phase import PhaseBeforePlay, stage_of
from oracle.before_play.returning import TRIBUTE, pay, why_no_return
from oracle.before_play.revolution import REVOLUTION, revolt
from oracle.before_play.rushing import FIGHT, RUSH, can_rush, why_no_rush_play, why_not_three
from oracle.before_play.sequence import begin, step_before_play
from oracle.before_play.showing_fours import SHOW_FOURS
from oracle.before_play.trying import ANSWER_TRIAL, TRIAL, lose_without_gouji, why_not_natural_gouji
from oracle.cards import ACE, BIG, FOUR, NO_CARDS, RANKS, SMALL, THREE, TWO, Counts, Rank, minus, plus
from oracle.combination import Combination, classify
from oracle.events import Bought, Event, EventType
from oracle.facts import Call
from oracle.playing.steps import step_in_play
from oracle.rules.buying import giver, is_bought, must_revolt, prices, seller, wants
from oracle.rules.calling import calls_of_window, has_called, is_timely, known_calls
from oracle.rules.gouji import THRESHOLDS, is_gouji
from oracle.rules.heads import dead_gouji_granted
from oracle.rules.revolting import is_poor, may_revolt, voids_the_deal
from oracle.rules.showing_fours import FEWEST_SHOWN, is_a_size, is_no_longer, is_not_held, is_shown_for, shown
from oracle.rules.waiving import may_not_waive
from oracle.rulesets.policies import BuyThreeAsks, Calls, Penniless, RevolutionHead, Threes
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import SEATS, Seat, mates, next_seat, opposite
from oracle.setup import Setup, start
from oracle.stages import FirstLead, Showing, Tried
from oracle.state import DealState, Phase, Round
from tests.miniatures.bent import RuleFault
from tests.miniatures.rebinding import Changes

Row = tuple[str, str, str, Changes]
Rows = Iterator[Row]
Stepped = tuple[DealState, list[Event]]
OfStep = Callable[[DealState, Action, DealState, list[Event]], Stepped]
"""From the position before, the action, and the right position and events after it to the bent ones."""


def _always(answer: object) -> Callable[..., object]:
    return lambda *_given, **_named: answer


_NEVER, _EVER = _always(False), _always(True)


def _stepping(change: OfStep) -> Changes:
    """Bend what an action before the first lead brings about."""
    return {step_before_play: lambda state, action: change(state, action, *step_before_play(state, action))}


def _law(phase: PhaseBeforePlay, **members: Any) -> Changes:
    """Another law of one phase."""
    return {phase: replace(phase, **members)}


def _allowed(phase: PhaseBeforePlay, when: Callable[[DealState, Any], bool]) -> Changes:
    """Some of what is refused in a phase is legal."""
    return _law(phase, why_not=lambda state, action: () if when(state, action) else tuple(phase.why_not(state, action)))


def _refused(phase: PhaseBeforePlay, rule_id: str, when: Callable[[DealState, Any], bool]) -> Changes:
    """Some of what is legal in a phase is refused."""
    return _law(
        phase,
        why_not=lambda state, action: (rule_id,) if when(state, action) else tuple(phase.why_not(state, action)),
        legal=lambda state: [action for action in phase.legal(state) if not when(state, action)],
    )


def _must_act(phase: PhaseBeforePlay) -> Changes:
    """The window does not close while somebody may act."""
    return _law(phase, is_window=False)


def _standing(after: DealState, **members: Any) -> DealState:
    return after.but(standing=after.standing.but(**members))


def _with_hand(state: DealState, seat: Seat, hand: Counts) -> DealState:
    return state.but(hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def _one(rank: Rank) -> Counts:
    return tuple(int(rank == one) for one in range(len(RANKS)))


# showing 4s


def _shortest_leads(showing: Showing, seat: Seat, count: int) -> Showing:
    right = shown(showing, seat, count)
    first = showing.first
    leads = first is None or count < showing.longest[first]
    return Showing(right.longest, seat if leads else first)


def _last_leads(showing: Showing, seat: Seat, count: int) -> Showing:
    return Showing(shown(showing, seat, count).longest, seat)


def _later_of_equals(showing: Showing, seat: Seat, count: int) -> Showing:
    right = shown(showing, seat, count)
    leads = showing.first is None or count >= showing.longest[showing.first]
    return Showing(right.longest, seat if leads else showing.first)


def _next_leads_without_a_show(state: DealState, lead: FirstLead) -> DealState:
    """Where nobody has shown 4s, the seat after the one who was drawn leads."""
    showing = None if state.before is None else state.before.stage
    if isinstance(showing, Showing) and showing.first is None:
        state = state.but(round=Round.after_the_deal(next_seat(state.round.leader)))
    return begin_first_lead(state, lead)


def _shown_cards_leave(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    if isinstance(action, ShowFours):
        hand = after.hands[action.seat]
        return _with_hand(after, action.seat, (hand[0], hand[FOUR] - action.count, *hand[2:])), events
    return after, events


# calls


def _other_calls(rules: RuleSet) -> tuple[Call, ...]:
    return (Call.XUAN,) if rules.calls is Calls.MING_YU else (Call.MING, Call.YU)


def _calls_without(call: Call) -> Changes:
    return {known_calls: lambda rules: tuple(one for one in known_calls(rules) if one is not call)}


def _ming_at_any_time(state: DealState, call: Call) -> bool:
    return is_timely(state, call) or (call is Call.MING and call in calls_of_window(state.rules))


def _called_by_either(state: DealState, seat: Seat) -> bool:
    return has_called(state, seat) or has_called(state, opposite(seat))


def _called_by_the_side(state: DealState, seat: Seat) -> bool:
    return has_called(state, seat) or any(has_called(state, one) for one in mates(seat))


# buying


def _asks_enemies(rules: RuleSet) -> bool:
    return rules.buy_three_asks is BuyThreeAsks.OPPOSITE_ENEMIES_MATES


def _first_with(state: DealState, asked: Iterable[Seat], rank: Rank, fewest: int = 2) -> Seat | None:
    able = (one for one in asked if state.standing.in_play >> one & 1 and state.hands[one][rank] >= fewest)
    return next(able, None)


def _enemies(seat: Seat) -> tuple[Seat, ...]:
    return opposite(seat), next_seat(seat), (seat + 5) % 6


def _selling(asked: Callable[[DealState, Seat], Iterable[Seat]], rank: Rank = THREE, fewest: int = 2) -> Changes:
    """Other sellers of one rank, in order, and how many they must hold."""
    return {
        seller: lambda state, seat, one: (
            _first_with(state, asked(state, seat), one, fewest) if one == rank else seller(state, seat, one)
        )
    }


def _right_sellers(state: DealState, seat: Seat) -> Iterable[Seat]:
    return _enemies(seat) if _asks_enemies(state.rules) else (opposite(seat),)


def _giving(asked: Callable[[Seat], Iterable[Seat]], rank: Rank = THREE, fewest: int = 2) -> Changes:
    """Other givers of one rank, in order, and how many they must hold."""
    return {
        giver: lambda state, seat, one: (
            _first_with(state, asked(seat), one, fewest) if one == rank else giver(state, seat, one)
        )
    }


def _free_from_the_opposite(state: DealState, action: Buy) -> bool:
    """A mate may be asked although somebody sells."""
    return action.pay is None and wants(state, action.seat, action.rank) and giver(state, *_buyer(action)) is not None


def _buyer(action: Buy) -> tuple[Seat, Rank]:
    return action.seat, action.rank


def _mate_charged(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    """Who asks a mate for a 3 pays him for it."""
    if not isinstance(action, Buy) or action.pay is not None or action.rank != THREE:
        return after, events
    paid = prices(before.hands[action.seat], THREE, before.rules)
    told = next((event for event in events if isinstance(event, Bought)), None)
    if not paid or told is None or told.other is None:
        return after, events
    hands = list(after.hands)
    hands[action.seat] = minus(hands[action.seat], _one(paid[0]))
    hands[told.other] = plus(hands[told.other], _one(paid[0]))
    return after.but(hands=tuple(hands)), events


def _price_lost(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    """What is paid for a card goes out of the game."""
    told = next((event for event in events if isinstance(event, Bought)), None)
    if told is None or told.other is None or told.pay is None:
        return after, events
    return _with_hand(after, told.other, minus(after.hands[told.other], _one(told.pay))), events


def _two_at_once(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    """Who gets a 3 gets another where the other holds more to spare."""
    told = next((event for event in events if isinstance(event, Bought)), None)
    if told is None or told.seat is None or told.other is None or after.hands[told.other][told.rank] < 1:
        return after, events
    hands = list(after.hands)
    hands[told.other] = minus(hands[told.other], _one(told.rank))
    hands[told.seat] = plus(hands[told.seat], _one(told.rank))
    return after.but(hands=tuple(hands)), events


def _must_although_ordinary(hand: Counts, rules: RuleSet) -> bool:
    return must_revolt(hand, replace(rules, threes=Threes.HELD))


def _any_price(hand: Counts, rank: Rank, _rules: RuleSet) -> tuple[Rank, ...]:
    return tuple(one for one in range(len(RANKS)) if hand[one] and one != rank)


def _priced(change: Callable[[Counts, Rank, RuleSet, tuple[Rank, ...]], tuple[Rank, ...]]) -> Changes:
    return {prices: lambda hand, rank, rules: change(hand, rank, rules, prices(hand, rank, rules))}


def _poorest(change: Callable[[Counts, RuleSet], tuple[Rank, ...]]) -> Changes:
    """What is paid by who has nothing to pay with, where he pays his highest card."""

    def by(hand: Counts, rank: Rank, rules: RuleSet, right: tuple[Rank, ...]) -> tuple[Rank, ...]:
        poor = rules.penniless is Penniless.PAYS_HIGHEST and not any(one in right for one in (TWO, SMALL, BIG))
        return change(hand, rules) if poor else right

    return _priced(by)


def _tested_later(state: DealState, action: Action) -> Stepped:
    """Who is left penniless by a purchase must revolt as well."""
    after, events = step_before_play(state, action)
    if not isinstance(action, Buy) or after.phase is Phase.OVER or after.before is None:
        return after, events
    hand = after.hands[action.seat]
    if hand[TWO] or hand[SMALL] or hand[BIG] or after.rules.penniless is not Penniless.REVOLUTION:
        return after, events
    return revolt(after, (action.seat,), events), events


# revolution


def _stays_in_play(state: DealState, seats: tuple[Seat, ...], events: list[Event]) -> DealState:
    """A revolutionary takes part in the deal."""
    after = revolt(state, seats, events)
    return _standing(after, in_play=state.standing.in_play)


def _started_with_him(setup: Setup) -> tuple[DealState, tuple[Event, ...]]:
    """A revolutionary of a setup takes part in the deal."""
    state, events = start(setup)
    back = 0 if setup.revolted is None else 1 << setup.revolted
    return _standing(state, in_play=state.standing.in_play | back), events


def _void_stays_open(state: DealState, seats: tuple[Seat, ...], events: list[Event]) -> DealState:
    """Deal with two revolutions as with one, the later one being ignored."""
    return state if state.standing.revolted is not None else revolt(state, seats, events)


def _asked_until_one_revolts(state: DealState, seat: Seat) -> bool:
    return state.standing.revolted is None and may_revolt(state, seat)


def _own_side_not_asked(state: DealState, seat: Seat) -> bool:
    """Who has a revolutionary for a mate is not asked."""
    first = state.standing.revolted
    return may_revolt(state, seat) and (first is None or (first - seat) % 2 == 1)


def _concedes_to_nobody(state: DealState, _events: list[Event]) -> DealState:
    return state


def _revolutionary_opens(state: DealState, events: list[Event]) -> DealState:
    assert state.standing.revolted is not None
    return open_at_once(state, state.standing.revolted, "REV-009", events)


def _neighbour_opens(state: DealState, events: list[Event]) -> DealState:
    assert state.standing.revolted is not None
    return open_at_once(state, next_seat(state.standing.revolted), "REV-009", events)


# the trial and the rush


def _any_gouji(cards: Counts, rules: RuleSet) -> tuple[str, ...]:
    play = classify(cards, rules)
    return () if isinstance(play, Combination) and is_gouji(play) else why_not_natural_gouji(cards, rules)


def _any_play(cards: Counts, rules: RuleSet) -> tuple[str, ...]:
    return () if isinstance(classify(cards, rules), Combination) else why_not_natural_gouji(cards, rules)


def _won(change: Callable[[DealState, Seat, str, list[Event]], DealState]) -> Changes:
    """Bend how the winner of a trial opens."""
    return {open_by_trial: change}


def _opens_for_good(state: DealState, seat: Seat, rule_id: str, events: list[Event]) -> DealState:
    return open_at_once(state, seat, rule_id, events)


def _opens_only(rule_id: str) -> Changes:
    """The winner by this rule does not open."""
    return _won(lambda state, seat, one, events: state if one == rule_id else open_by_trial(state, seat, one, events))


def _other_opens(rule_id: str) -> Changes:
    """The loser by this rule opens."""
    return _won(
        lambda state, seat, one, events: open_by_trial(state, opposite(seat) if one == rule_id else seat, one, events)
    )


def _leads_anything(state: DealState, action: Action) -> Iterable[str]:
    """The winner of a trial leads what he likes."""
    return [one for one in why_no_first_lead(state, action) if one not in ("FOUR-001", "REV-011", "REV-012")]


def _winner_does_not_lead(state: DealState, lead: FirstLead) -> DealState:
    """The first leader leads, whoever has won a trial."""
    if lead.fours_by is None:
        return begin_first_lead(state, lead)
    leads = state.but(round=Round.after_the_deal(next_seat(lead.fours_by)))
    return begin_first_lead(leads, FirstLead())


def _goes_out(state: DealState, action: Action) -> Stepped:
    """The winner of a trial leads like anybody."""
    if not isinstance(action, Play):
        return step_first_lead(state, action)
    after, events = step_in_play(state, action)
    return after.but(before=None), events


def _lost_to_nobody(state: DealState, events: list[Event]) -> DealState:
    """Who has no natural gouji play has lost nothing."""
    found = lose_without_gouji(state, events)
    events[:] = [event for event in events if event.kind not in (EventType.OPENED, EventType.PROVISIONAL)]
    return _standing(found, opened=state.standing.opened, provisional=state.standing.provisional)


def _taken_back(kinds: type[Action] | tuple[type[Action], ...]) -> Changes:
    """What is laid before the first lead by these actions goes back to the hand."""

    def change(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
        if not isinstance(action, kinds):
            return after, events
        seat: Seat = action.seat  # type: ignore[union-attr]
        return _with_hand(after, seat, before.hands[seat]), events

    return _stepping(change)


def _would_answer(state: DealState, action: AnswerTrial) -> bool:
    """The opposite might answer so."""
    his = replace(action, seat=opponent(state))
    return action.cards is not None and not tuple(ANSWER_TRIAL.why_not(state, his))


def _would_beat_if_held(state: DealState, action: AnswerTrial) -> bool:
    """The answer would be legal if he held its cards as well."""
    if action.cards is None or action.seat != opponent(state):
        return False
    richer = _with_hand(state, action.seat, plus(state.hands[action.seat], action.cards))
    return not tuple(ANSWER_TRIAL.why_not(richer, action))


def _equals_the_trial(state: DealState, action: AnswerTrial) -> bool:
    return action.seat == opponent(state) and action.cards == stage_of(state, Tried).cards


def _would_fight(state: DealState, action: Fight) -> bool:
    """The opposite might fight so."""
    his = replace(action, seat=opponent(state))
    return action.plays is not None and not tuple(FIGHT.why_not(state, his))


def _can_rush_with(number: int) -> Callable[[Counts], bool]:
    return lambda hand: sum(hand[rank] // fewest for rank, fewest in THRESHOLDS.items()) >= number


def _of_different_ranks(hand: Counts) -> bool:
    return sum(hand[rank] >= fewest for rank, fewest in THRESHOLDS.items()) >= 3


def _two_or_three(plays: tuple[Counts, ...]) -> tuple[str, ...]:
    return () if len(plays) in (2, 3) else why_not_three(plays)


def _opened_by_fight(change: Callable[[Fight, Seat], Seat | None]) -> Changes:
    """Who is open after a fight, by the action and the revolutionary; None for nobody."""

    def step(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
        revolted = before.standing.revolted
        if not isinstance(action, Fight) or revolted is None:
            return after, events
        seat = change(action, revolted)
        told = [event for event in events if event.kind is not EventType.OPENED]
        if seat is None:
            return _standing(after, opened=before.standing.opened), told
        opened = Event(EventType.OPENED, "RUSH-006", seat)
        return _standing(after, opened=before.standing.opened | 1 << seat), [opened, *told]

    return _stepping(step)


def _right_winner(action: Fight, revolted: Seat) -> Seat:
    return opposite(revolted) if action.plays is not None and len(action.plays) == 3 else revolted


def _rushed_at_once(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    """A rush opens before it is answered."""
    if not isinstance(action, Rush):
        return after, events
    opened = Event(EventType.OPENED, "RUSH-006", action.seat)
    return _standing(after, opened=after.standing.opened | 1 << action.seat), [*events, opened]


def _unrushed_concedes(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    """Without a rush the opposite is open."""
    if before.phase is not Phase.RUSH or isinstance(action, Rush) or before.standing.revolted is None:
        return after, events
    return open_at_once(after, opposite(before.standing.revolted), "RUSH-009", events), events


# heads


def _headed(change: Callable[[DealState, list[Event], DealState], DealState]) -> Changes:
    """Bend what becomes of the opposite of a revolutionary when the contest is over."""
    return {begin_heads: lambda state, events: change(state, events, begin_heads(state, events))}


def _keeps_head(state: DealState, events: list[Event], after: DealState) -> DealState:
    if after.rules.revolution_head is not RevolutionHead.HEADLESS:
        return after
    events[:] = [event for event in events if event.kind is not EventType.HEADLESS]
    return _standing(after, headless=state.standing.headless)


def _as_under(policy: RevolutionHead, *instead_of: RevolutionHead) -> Changes:
    """What one policy says of heads goes for others as well."""

    def begun(state: DealState, events: list[Event]) -> DealState:
        if state.rules.revolution_head not in instead_of:
            return begin_heads(state, events)
        other = state.but(rules=replace(state.rules, revolution_head=policy))
        return begin_heads(other, events).but(rules=state.rules)

    return {begin_heads: begun}


def _revolutionary_headless(state: DealState, events: list[Event], after: DealState) -> DealState:
    """It is the revolutionary who is headless."""
    revolted = state.standing.revolted
    if revolted is None or after.standing.headless == state.standing.headless:
        return after
    return _standing(after, headless=state.standing.headless | 1 << revolted)


# tribute in the deal


def _not_told(kind: EventType) -> Changes:
    """An event of this kind is not told."""

    def stepped(state: DealState, action: Action) -> Stepped:
        after, events = step_before_play(state, action)
        return after, [event for event in events if event.kind is not kind]

    def begun(state: DealState, debts: Any) -> Stepped:
        after, events = begin(state, debts)
        return after, [event for event in events if event.kind is not kind]

    return {step_before_play: stepped, begin: begun}


def _payer_first_revolts(state: DealState, debts: Any, events: list[Event]) -> DealState:
    """Who might revolt neither pays nor receives."""
    exempt = [seat for seat in SEATS if not state.hands[seat][TWO]]
    return pay(state, [one for one in debts if one.payer not in exempt and one.receiver not in exempt], events)


def _paid_after_revolution(state: DealState, debts: Any, events: list[Event]) -> DealState:
    """Nobody pays so much that he could revolt."""
    kept = [one for one in debts if sum(state.hands[one.payer][TWO:]) > one.cards]
    return pay(state, kept, events)


def _waived_although_opened(state: DealState, seats: tuple[Seat, ...]) -> bool:
    return may_not_waive(_standing(state, opened=0), seats)


# the rows


def _rows() -> Rows:
    yield from _rows_of_showing()
    yield from _rows_of_calls()
    yield from _rows_of_buying()
    yield from _rows_of_revolution()
    yield from _rows_of_trials()
    yield from _rows_of_rushes()
    yield from _rows_of_heads_and_tribute()


def _rows_of_showing() -> Rows:
    yield "DEAL-004", "next-but-one", "the opposite sits two seats on", {opposite: lambda seat: (seat + 2) % 6}
    yield "DEAL-004", "next", "the opposite is the next seat", {opposite: next_seat}
    yield "DEAL-011", "never", "nobody shows 4s", {is_shown_for: _NEVER}
    yield "DEAL-011", "everywhere", "4s are shown under every rule set", {is_shown_for: _EVER}
    yield "DEAL-011", "shortest", "the shortest show leads", {shown: _shortest_leads}
    yield "DEAL-011", "last", "the last show leads", {shown: _last_leads}
    yield (
        "DEAL-011",
        "any-suit",
        "4s of all suits are shown together",
        {is_not_held: lambda held, _suit, count: count > len(held)},
    )
    yield "DEAL-011", "as-many-again", "the same may be shown again", {is_no_longer: _NEVER}
    yield (
        "DEAL-011",
        "once",
        "nobody shows twice",
        {is_no_longer: lambda showing, seat, _count: showing.longest[seat] > 0},
    )
    yield "DEAL-011", "leave", "4s that are shown leave the hand", _stepping(_shown_cards_leave)
    yield "DEAL-011", "must", "who can show must", _must_act(SHOW_FOURS)
    yield "DEAL-012", "later", "of equal shows the later leads", {shown: _later_of_equals}
    yield "DEAL-013", "next", "without a show the next seat leads", {begin_first_lead: _next_leads_without_a_show}
    yield "DEAL-014", "one", "a single 4 is a show", {is_a_size: lambda count: 1 <= count <= 4}
    yield (
        "DEAL-014",
        "five",
        "a show has no upper limit",
        {is_a_size: lambda count: count >= FEWEST_SHOWN, is_not_held: _NEVER},
    )
    yield "DEAL-014", "three", "a show has three 4s at most", {is_a_size: lambda count: FEWEST_SHOWN <= count <= 3}


def _rows_of_calls() -> Rows:
    yield "CALL-001", "other-call", "the calls of another document are made", {known_calls: _other_calls}
    yield (
        "CALL-001",
        "everywhere",
        "xuan may be called under every rule set",
        {known_calls: lambda rules: (*known_calls(rules), Call.XUAN)},
    )
    yield "CALL-002", "must", "everybody must call", _must_act(CALLS)
    yield "CALL-003", "no-window", "nothing is called after the deal", {calls_of_window: _always(())}
    yield (
        "CALL-003",
        "always-window",
        "calls are made after the deal under every rule set",
        {calls_of_window: known_calls},
    )
    yield (
        "CALL-003",
        "late",
        "calls are made until the first lead",
        {is_timely: lambda state, call: call in calls_of_window(state.rules)},
    )
    yield "CALL-004", "no-ming", "there is no ming", _calls_without(Call.MING)
    yield (
        "CALL-004",
        "window-only",
        "ming is called in the window only",
        {is_timely: lambda state, call: is_timely(state, call) and state.phase is Phase.CALLS},
    )
    yield "CALL-004", "early", "ming is called before its window as well", {is_timely: _ming_at_any_time}
    yield "CALL-007", "late", "yu is called after the deal", {calls_of_window: known_calls}
    yield "CALL-007", "no-yu", "there is no yu", _calls_without(Call.YU)
    yield "CALL-010", "one-of-a-pair", "one of two opposites calls", {has_called: _called_by_either}
    yield "CALL-010", "one-a-side", "one call counts for a whole federation", {has_called: _called_by_the_side}
    yield "CALL-011", "twice", "a player calls twice", {has_called: _NEVER}


def _rows_of_buying() -> Rows:
    yield (
        "THREE-005",
        "never",
        "nobody must get a 3",
        {is_bought: lambda rank, rules: rank != THREE and is_bought(rank, rules)},
    )
    yield (
        "THREE-005",
        "everywhere",
        "3s are bought under every rule set",
        {is_bought: lambda rank, rules: rank == THREE or is_bought(rank, rules)},
    )
    yield (
        "THREE-005",
        "another",
        "who has a 3 may buy another",
        {wants: lambda state, seat, rank: is_bought(rank, state.rules)},
    )
    yield "THREE-005", "may", "who has no 3 may do without", _law(BUYING, is_window=True)
    yield "THREE-006", "any-card", "any card buys a 3", {prices: _any_price}
    yield (
        "THREE-006",
        "jokers",
        "jokers buy a 3 under every rule set",
        _priced(
            lambda hand, _rank, _rules, right: (
                *right,
                *[one for one in (SMALL, BIG) if hand[one] and one not in right],
            )
        ),
    )
    yield (
        "THREE-006",
        "no-jokers",
        "jokers buy no 3 under any rule set",
        _priced(lambda _hand, _rank, _rules, right: tuple(one for one in right if one not in (SMALL, BIG))),
    )
    yield "THREE-006", "price-lost", "what is paid does not reach the seller", _stepping(_price_lost)
    yield "THREE-007", "only-3", "the opposite is asked to sell his only 3", _selling(_right_sellers, fewest=1)
    yield (
        "THREE-007",
        "neighbour-first",
        "the next neighbour sells before the opposite",
        _selling(lambda _state, seat: (next_seat(seat), opposite(seat))),
    )
    yield "THREE-007", "keeps-two", "the opposite keeps two 3s", _selling(_right_sellers, fewest=3)
    yield "THREE-008", "never", "the other enemies never sell", _selling(lambda _state, seat: (opposite(seat),))
    yield (
        "THREE-008",
        "everywhere",
        "the other enemies sell under every rule set",
        _selling(lambda _state, seat: _enemies(seat)),
    )
    yield (
        "THREE-008",
        "backwards",
        "the previous neighbour sells before the next",
        _selling(
            lambda state, seat: (
                (opposite(seat), (seat + 5) % 6, next_seat(seat)) if _asks_enemies(state.rules) else (opposite(seat),)
            )
        ),
    )
    yield "THREE-009", "backwards", "the farther mate gives first", _giving(lambda seat: mates(seat)[::-1])
    yield "THREE-009", "never", "no mate gives", _giving(lambda _seat: ())
    yield "THREE-009", "only-3", "a mate gives his only 3", _giving(mates, fewest=1)
    yield (
        "THREE-009",
        "before-sellers",
        "a mate is asked although somebody sells",
        _allowed(BUYING, _free_from_the_opposite),
    )
    yield "THREE-010", "charged", "a mate is charged for a 3", _stepping(_mate_charged)
    yield (
        "THREE-010",
        "sells",
        "mates sell as well",
        _selling(lambda state, seat: (*_right_sellers(state, seat), *mates(seat))),
    )
    yield "THREE-011", "never", "nobody has to revolt", {must_revolt: _NEVER}
    yield (
        "THREE-011",
        "everywhere",
        "the penniless revolt under every rule set",
        {must_revolt: lambda hand, rules: must_revolt(hand, replace(rules, penniless=Penniless.REVOLUTION))},
    )
    yield (
        "THREE-011",
        "ordinary-too",
        "who has no 3 revolts where 3s are ordinary as well",
        {must_revolt: _must_although_ordinary},
    )
    yield (
        "THREE-011",
        "jokers-too",
        "a joker does not keep one in play",
        {must_revolt: lambda hand, rules: must_revolt((*hand[:SMALL], 0, 0), rules)},
    )
    yield (
        "THREE-011",
        "threes-too",
        "a 3 does not keep one in play",
        {must_revolt: lambda hand, rules: must_revolt((0, *hand[1:]), rules)},
    )
    yield "THREE-011", "tested-later", "who spends his last 2 has to revolt", {step_before_play: _tested_later}
    yield (
        "THREE-012",
        "lowest",
        "the penniless pay their lowest card",
        _poorest(lambda hand, _rules: tuple(one for one in range(len(RANKS)) if hand[one])[:1]),
    )
    yield "THREE-012", "nothing", "the penniless pay nothing", _poorest(_always(()))  # type: ignore[arg-type]
    yield (
        "THREE-012",
        "any",
        "the penniless pay any card",
        _poorest(lambda hand, _rules: tuple(one for one in range(len(RANKS)) if hand[one])),
    )
    yield (
        "THREE-011",
        "pays-highest",
        "the penniless pay their highest card under every rule set",
        _priced(lambda hand, _rank, _rules, right: right or tuple(one for one in range(len(RANKS)) if hand[one])[-1:]),
    )
    yield "THREE-013", "two-each", "two 3s change hands at once", _stepping(_two_at_once)
    yield (
        "THREE-013",
        "everybody-asked",
        "the search for a 3 goes on to everybody",
        _giving(lambda seat: [(seat + step) % 6 for step in range(1, 6)]),
    )
    yield (
        "FOUR-004",
        "never",
        "no 4s are bought",
        {is_bought: lambda rank, rules: rank != FOUR and is_bought(rank, rules)},
    )
    yield (
        "FOUR-004",
        "everywhere",
        "4s are bought under every rule set",
        {is_bought: lambda rank, rules: rank == FOUR or is_bought(rank, rules)},
    )
    yield (
        "FOUR-004",
        "no-jokers",
        "jokers buy no 4",
        _priced(lambda _hand, rank, _rules, right: tuple(one for one in right if rank != FOUR or one == TWO)),
    )
    yield (
        "FOUR-004",
        "any-card",
        "any card buys a 4",
        _priced(lambda hand, rank, rules, right: _any_price(hand, rank, rules) if rank == FOUR else right),
    )
    yield (
        "FOUR-004",
        "price-of-a-3",
        "a 4 costs what a 3 costs",
        {prices: lambda hand, _rank, rules: prices(hand, THREE, rules)},
    )
    yield "FOUR-004", "neighbours", "neighbours sell 4s", _selling(lambda _state, seat: _enemies(seat), FOUR)
    yield "FOUR-004", "no-mates", "no mate gives a 4", _giving(lambda _seat: (), FOUR)
    yield (
        "FOUR-005",
        "only-4",
        "the opposite is asked to sell his only 4",
        _selling(lambda _state, seat: (opposite(seat),), FOUR, 1),
    )
    yield "FOUR-005", "mates", "a mate gives his only 4", _giving(mates, FOUR, 1)


def _rows_of_revolution() -> Rows:
    yield (
        "REV-001",
        "with-a-2",
        "revolution is allowed with a 2",
        {is_poor: lambda hand: not hand[SMALL] and not hand[BIG]},
    )
    yield "REV-001", "with-a-joker", "revolution is allowed with a joker", {is_poor: lambda hand: not hand[TWO]}
    yield "REV-001", "with-an-ace", "an A forbids revolution", {is_poor: lambda hand: is_poor(hand) and not hand[ACE]}
    yield (
        "REV-002",
        "plays",
        "a revolutionary takes part in the deal",
        {revolt: _stays_in_play, start: _started_with_him},
    )
    yield (
        "REV-002",
        "sells",
        "a revolutionary sells and gives 3s",
        {
            seller: lambda state, seat, rank: seller(_all_in_play(state), seat, rank),
            giver: lambda state, seat, rank: giver(_all_in_play(state), seat, rank),
        },
    )
    yield (
        "REV-002",
        "buys",
        "a revolutionary needs a 3",
        {wants: lambda state, seat, rank: wants(_all_in_play(state), seat, rank)},
    )
    yield "REV-003", "played-on", "two revolutions are played on", {voids_the_deal: _NEVER}
    yield "REV-003", "first-voids", "one revolution voids the deal", {voids_the_deal: _EVER}
    yield "REV-003", "second-ignored", "a second revolution is ignored", {revolt: _void_stays_open}
    yield "REV-004", "must", "who may revolt must", _must_act(REVOLUTION)
    yield "REV-005", "one", "after one revolution nobody is asked", {may_revolt: _asked_until_one_revolts}
    yield "REV-003", "mates-not-asked", "mates of a revolutionary are not asked", {may_revolt: _own_side_not_asked}
    yield (
        "REV-005",
        "everybody",
        "everybody is asked",
        {may_revolt: lambda state, seat: bool(state.standing.in_play >> seat & 1)},
    )
    yield "REV-009", "never", "a revolution opens nobody", {concede: _concedes_to_nobody}
    yield "REV-009", "revolutionary", "a revolution opens the revolutionary", {concede: _revolutionary_opens}
    yield "REV-009", "neighbour", "a revolution opens the next seat", {concede: _neighbour_opens}


def _all_in_play(state: DealState) -> DealState:
    return _standing(state, in_play=0b111111)


def _rows_of_trials() -> Rows:
    yield "REV-010", "any-gouji", "a trial takes any gouji play", {why_not_natural_gouji: _any_gouji}
    yield "REV-010", "any-play", "a trial takes any play", {why_not_natural_gouji: _any_play}
    yield "REV-010", "not-lost", "who has no natural gouji play has not lost", {lose_without_gouji: _lost_to_nobody}
    yield "REV-010", "may", "a trial may be left out", _law(TRIAL, is_window=True)
    yield "REV-010", "anybody", "anybody answers a trial", _allowed(ANSWER_TRIAL, _would_answer)
    yield "REV-010", "not-his-cards", "the answer need not be held", _allowed(ANSWER_TRIAL, _would_beat_if_held)
    yield "REV-010", "equal", "an equal play answers a trial", _allowed(ANSWER_TRIAL, _equals_the_trial)
    yield "REV-011", "not-open", "an unbeaten trial opens nobody", _opens_only("REV-011")
    yield "REV-011", "opposite", "an unbeaten trial opens the opposite", _other_opens("REV-011")
    yield "REV-011", "at-once", "an unbeaten trial opens before 4s are led", _won(_opens_for_good)
    yield "REV-011", "leads-anything", "the winner leads anything", {why_no_first_lead: _leads_anything}
    yield "REV-011", "next-leads", "the seat after the winner leads", {begin_first_lead: _winner_does_not_lead}
    yield "REV-011", "out", "the revolutionary who leads his last 4s is out", {step_first_lead: _goes_out}
    yield "REV-012", "not-open", "a beaten trial opens nobody", _opens_only("REV-012")
    yield "REV-012", "revolutionary", "a beaten trial opens the revolutionary", _other_opens("REV-012")
    yield "REV-012", "at-once", "a beaten trial opens before 4s are led", _won(_opens_for_good)
    yield "REV-012", "leads-anything", "the opposite who has won leads anything", {why_no_first_lead: _leads_anything}
    yield "REV-013", "trial", "the revolutionary takes his trial play back", _taken_back(Trial)
    yield "REV-013", "answer", "the opposite takes his answer back", _taken_back(AnswerTrial)


def _rows_of_rushes() -> Rows:
    yield "RUSH-001", "never", "there is no rush", {can_rush: _NEVER}
    yield "RUSH-009", "must", "who can rush must", _must_act(RUSH)
    yield (
        "RUSH-001",
        "anybody",
        "anybody rushes",
        _allowed(RUSH, lambda state, action: not tuple(RUSH.why_not(_revolted(state, action.seat), action))),
    )
    yield "RUSH-002", "two-sets", "one can rush with two sets", {can_rush: _can_rush_with(2)}
    yield "RUSH-002", "ranks", "the three sets are of different ranks", {can_rush: _of_different_ranks}
    yield "RUSH-003", "two-sets", "a rush with two sets", {why_not_three: _two_or_three}
    yield "RUSH-003", "any-number", "a rush has any number of plays", {why_not_three: _always(())}
    yield "RUSH-003", "not-gouji", "a rush is laid with any plays", {why_no_rush_play: _always(())}
    yield "RUSH-003", "taken-back", "the plays of a rush go back to the hand", _taken_back(Rush)
    yield (
        "RUSH-004",
        "fewest",
        "plays of a rush are as small as may be",
        _refused(
            RUSH,
            "RUSH-001",
            lambda _state, action: any(
                sum(cards) > THRESHOLDS.get(cards.index(max(cards)), 0) for cards in action.plays
            ),
        ),
    )
    yield "RUSH-005", "anybody", "anybody fights", _allowed(FIGHT, _would_fight)
    yield "RUSH-005", "silence", "silence declines the fight", _law(FIGHT, is_window=True)
    yield (
        "RUSH-006",
        "nobody",
        "a rush that is not fought opens nobody",
        _opened_by_fight(lambda action, revolted: None if action.plays is None else _right_winner(action, revolted)),
    )
    yield (
        "RUSH-006",
        "opposite",
        "the opposite who does not fight is open",
        _opened_by_fight(
            lambda action, revolted: opposite(revolted) if action.plays is None else _right_winner(action, revolted)
        ),
    )
    yield (
        "RUSH-007",
        "one",
        "one beaten play stops a rush",
        _opened_by_fight(lambda action, revolted: opposite(revolted) if action.plays else revolted),
    )
    yield "RUSH-007", "any-order", "a rush is fought with any plays that are held", _allowed(FIGHT, _holds_them)
    yield "RUSH-007", "all-cards", "a fight may use the last card", _allowed(FIGHT, _with_one_card_more)
    yield "RUSH-007", "taken-back", "the plays of a fight go back to the hand", _taken_back(Fight)
    yield (
        "RUSH-008",
        "revolutionary",
        "the revolutionary is open although all three are beaten",
        _opened_by_fight(lambda _action, revolted: revolted),
    )
    yield (
        "RUSH-008",
        "nobody",
        "nobody is open when all three are beaten",
        _opened_by_fight(
            lambda action, revolted: None if action.plays is not None and len(action.plays) == 3 else revolted
        ),
    )
    yield "RUSH-009", "concedes", "who does not rush concedes the opening", _stepping(_unrushed_concedes)


def _revolted(state: DealState, seat: Seat) -> DealState:
    return _standing(state, revolted=seat)


def _holds_them(state: DealState, action: Fight) -> bool:
    used = NO_CARDS
    for cards in action.plays or ():
        used = plus(used, cards)
    hand = state.hands[action.seat]
    return bool(action.plays) and len(action.plays or ()) <= 3 and used != hand and all(map(int.__le__, used, hand))


def _with_one_card_more(state: DealState, action: Fight) -> bool:
    hand = plus(state.hands[action.seat], _one(THREE))
    return not tuple(FIGHT.why_not(_with_hand(state, action.seat, hand), action))


def _rows_of_heads_and_tribute() -> Rows:
    every = (RevolutionHead.CHOOSE_THREE, RevolutionHead.CHOOSE_ALWAYS, RevolutionHead.THREE)
    yield "HEAD-002", "never", "whose opposite revolts keeps his head", _headed(_keeps_head)
    yield (
        "HEAD-002",
        "chooses",
        "the opposite always chooses",
        _as_under(RevolutionHead.CHOOSE_ALWAYS, RevolutionHead.HEADLESS),
    )
    yield "HEAD-002", "revolutionary", "the revolutionary is headless", _headed(_revolutionary_headless)
    yield (
        "HEAD-006",
        "headless",
        "the opposite of a revolutionary is headless under every rule set",
        _as_under(RevolutionHead.HEADLESS, *every),
    )
    yield (
        "HEAD-006",
        "three",
        "a head is for three dead gouji under every rule set",
        {dead_gouji_granted: lambda _rules, *, head: 3 if head else None},
    )
    yield "HEAD-006", "always", "a head is for good under every rule set", {dead_gouji_granted: _always(None)}
    yield "HEAD-006", "silence", "the choice may be left open", _law(HEAD, is_window=True)
    yield "HEAD-006", "anybody", "anybody chooses", _allowed(HEAD, _EVER)  # type: ignore[arg-type]
    yield (
        "TRIB-016",
        "twice",
        "a pair waives twice",
        {may_not_waive: lambda s, seats: may_not_waive(s.but(waivers=0), seats)},
    )
    yield (
        "TRIB-016",
        "all-unopened",
        "a pair waives only where nobody opened",
        {may_not_waive: lambda state, seats: bool(state.standing.opened) or may_not_waive(state, seats)},
    )
    yield "TRIB-016", "opened", "a pair waives whoever opened", {may_not_waive: _waived_although_opened}
    yield "TRIB-021", "payments", "payments are not told", _not_told(EventType.PAID)
    yield "TRIB-021", "returns", "returns are not told", _not_told(EventType.RETURNED)
    yield "TRIB-018", "may", "a return may be left out", _law(TRIBUTE, is_window=True)
    yield (
        "TRIB-018",
        "any-number",
        "any number of cards is returned",
        {why_no_return: lambda state, action: [one for one in why_no_return(state, action) if one != "TRIB-018"]},
    )
    yield "TRIB-020", "received", "what was received may be returned", {why_no_return: _always(())}
    yield "TRIB-024", "poor-exempt", "who has no 2 neither pays nor receives", {pay: _payer_first_revolts}
    yield "TRIB-024", "not-the-last", "nobody pays so much that he may revolt", {pay: _paid_after_revolution}


FAULTS: Final[tuple[RuleFault, ...]] = tuple(RuleFault(*row) for row in _rows())

SEEN: Final = (
    "REV-003:played-on",
    "THREE-007:only-3",
    "THREE-010:charged",
    "REV-001:with-a-2",
    "RUSH-002:two-sets",
    "RUSH-003:two-sets",
)
"""The faults that public engines were seen to have."""
