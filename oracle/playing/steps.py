"""What a legal action brings about in the phase `play`: the position after it, and its events."""

from __future__ import annotations

from typing import Final, TypeAlias

from oracle.actions import Action, Burn, Pass, Play, Yield
from oracle.cards import FOUR, NO_CARDS, Counts
from oracle.catalogue import enforces
from oracle.combination import Combination, classify
from oracle.events import Event, EventType
from oracle.facts import Deed
from oracle.judge import may_open
from oracle.playing.rulings import has_lawful_lead, is_breach
from oracle.rules.burning import is_undone, served
from oracle.rules.ending import is_over
from oracle.rules.final_places import known_places
from oracle.rules.gouji import is_gouji
from oracle.rules.heads import (
    headless_by_going_out,
    headless_by_last_dead_gouji,
    headless_by_leaving,
    lays_dead_gouji,
)
from oracle.rules.held_threes import choke_counts, holds_only_threes, is_last_hand_of_threes
from oracle.rules.killing import kills
from oracle.rules.opening import confirms_opening, is_provisional, may_open_now, waives_opening
from oracle.rules.shao import earned
from oracle.rules.turn import asked_after, leader_after, may_answer, next_in_play, waits
from oracle.rulesets.policies import BurnBreach, ChokeAnnounced, Threes
from oracle.rulesets.ruleset import RuleSet
from oracle.seats import SEATS, Seat
from oracle.state import TANGLE_SIZE, DealState, Mask, Phase, Round, Standing, seats_of

Stepped: TypeAlias = tuple[DealState, list[Event]]
"""A position, and the events that led to it."""

_E: Final = EventType
# Bound here, as a member of an enumeration is looked up slowly up to Python 3.11.
_ROUND_CLOSED: Final = EventType.ROUND_CLOSED


def step_in_play(state: DealState, action: Action) -> Stepped:
    """The position after a legal action, and what came of it."""
    if isinstance(action, Pass):
        return _pass(state, action.seat)
    if isinstance(action, Play):
        return _play(state, action)
    if isinstance(action, Yield):
        return _yield(state, action.seat), []
    if isinstance(action, Burn):
        return _grant(state, action.seats)
    return close_round(state, [])


def _pass(state: DealState, seat: Seat) -> Stepped:
    round_ = state.round
    asked = round_.asked & ~(1 << seat)
    turn = asked_after(asked, seat)
    if turn is None:
        return close_round(state, [])
    passed = round_.passed | 1 << seat
    return state.in_round(round_.after_pass(asked, passed, turn)), []


@enforces("TURN-012", "TURN-013", "TURN-016")
def _yield(state: DealState, seat: Seat) -> DealState:
    """After a yield the next two seats are asked; the yielder has not passed, and is asked again after them."""
    round_ = state.round
    return state.in_round(round_.after_yield(asked_after(round_.asked, seat), seat))


@enforces("BURN-009", "BURN-010", "BURN-021")
def _grant(state: DealState, seats: tuple[Seat, ...]) -> Stepped:
    """One of those who claim the burn is served, and must lay it; the other claims lapse."""
    seat = served(seats, state.round.seat)
    granted = state.in_round(state.round.but(granted=seat, turn=seat))
    return granted, [Event(_E.BURN_GRANTED, "BURN-009", seat)]


# laying cards


def _play(state: DealState, action: Play) -> Stepped:
    seat = action.seat
    if is_breach(state, seat, action.cards) and state.rules.burn_breach is BurnBreach.LAST_PLACE:
        return _fail_burn(state, seat)
    play = classify(action.cards, state.rules)
    assert isinstance(play, Combination)
    return _lay(state, seat, play)


def _lay(state: DealState, seat: Seat, play: Combination) -> Stepped:
    """Lay a play: what it does to the play on the table, to its player, and who is asked on it."""
    rules, round_, standing = state.rules, state.round, state.standing
    events: list[Event] = []
    hand = play.out_of(state.hands[seat])
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    if standing.provisional or play.counts[FOUR]:
        standing = _count_fours(standing, seat, play, rules, events)
    beaten_before = state.beaten_by[seat]
    beaten_by = _beaten_by(state, seat)
    if round_.play is None:
        burner, burned, chain = round_.burner, round_.burned, _NO_CHAIN
    else:
        burner, burned, chain = _beat(state, round_.play, seat, play, events)
        standing = _choke_the_beaten(standing, state, seat, events)
    gouji = is_gouji(play)
    dead = standing.dead_left is not None and lays_dead_gouji(standing, seat, gouji=gouji)
    if dead and standing.dead_left is not None:
        standing = standing.but(dead_left=standing.dead_left - 1)
    if hand == NO_CARDS:
        standing = _succeed(standing, seat, burner, burned, events)
        standing = _go_out(standing, seat, rules, events)
        if beaten_before is not None and is_last_hand_of_threes(play.counts, rules):
            standing = _choke(standing, seat, beaten_before, rules, events)
        burner = None if burner == seat else burner
        if is_over(standing.in_play, rules):
            return end_deal(state, hands, standing, beaten_by, events)
    if state.standing.dead_left == 0 and round_.play is not None:
        standing = _lose_head(standing, events)
    passed = 0 if standing.tangle else round_.passed
    asked = may_answer(standing, passed, seat, gouji=gouji, dead=dead)
    turn = asked_after(asked, seat)
    laid = Round(round_.leader, turn, seat, play, gouji, dead, asked, passed, True, chain, burner, burned)
    after = DealState(rules, state.phase, hands, standing, laid, state.calls, state.waivers, beaten_by)
    if turn is None and not waits(standing, asked, gouji=gouji):
        return close_round(after, events)
    return after, events


def _count_fours(standing: Standing, seat: Seat, play: Combination, rules: RuleSet, events: list[Event]) -> Standing:
    """A provisional opening is confirmed or void by the next lead; a 4 of a player who has not opened waives it."""
    bit = 1 << seat
    if standing.provisional & bit:
        if confirms_opening(play):
            events.append(Event(_E.OPENED, "FOUR-001", seat))
            return standing.but(provisional=standing.provisional & ~bit, opened=standing.opened | bit)
        events.append(Event(_E.OPENING_VOID, "FOUR-002", seat))
        standing = standing.but(provisional=standing.provisional & ~bit)
    if waives_opening(standing, seat, play.counts, rules):
        return standing.but(waived=standing.waived | bit)
    return standing


def _beat(
    state: DealState, table: Combination, seat: Seat, play: Combination, events: list[Event]
) -> tuple[Seat | None, Seat | None, tuple[Deed, ...]]:
    """Who is the burner after this play on a table, whom he burned, and the chain of shaos that ends with it."""
    round_ = state.round
    burner, burned, beaten = round_.burner, round_.burned, round_.seat
    if is_undone(state):
        events.append(Event(_E.UNBURNED, "BURN-013", seat, beaten))
        burner = burned = None
    if round_.granted is not None:
        events.append(Event(_E.BURNED, "BURN-001", seat, beaten))
        return seat, beaten, _NO_CHAIN
    if seat == round_.turn or kills(play, table, state.rules):
        return burner, burned, _NO_CHAIN
    events.append(Event(_E.SHAO, "SHAO-001", seat, beaten))
    return burner, burned, (*round_.chain, Deed(seat, beaten))


_NO_CHAIN: Final[tuple[Deed, ...]] = ()


def _beaten_by(state: DealState, seat: Seat) -> tuple[Seat | None, ...]:
    """For each seat who beat the last hand that it laid: this seat the one on the table, nobody yet this seat's own."""
    if state.round.play is None and state.beaten_by[seat] is None:
        return state.beaten_by
    beaten_by = list(state.beaten_by)
    if state.round.play is not None:
        beaten_by[state.round.seat] = seat
    beaten_by[seat] = None
    return tuple(beaten_by)


def _choke_the_beaten(standing: Standing, state: DealState, seat: Seat, events: list[Event]) -> Standing:
    """The hand on the table is beaten, which may choke its player."""
    beaten = state.round.seat
    in_play = standing.in_play >> beaten & 1
    if in_play and holds_only_threes(state.hands[beaten]) and state.rules.choke_announced is ChokeAnnounced.AT_ONCE:
        standing = _choke(standing, beaten, seat, state.rules, events)
    return standing


@enforces("THREE-014", "THREE-015", "THREE-016", "THREE-017", "THREE-019", "THREE-020")
def _choke(standing: Standing, choked: Seat, beater: Seat, rules: RuleSet, events: list[Event]) -> Standing:
    """A player is choked, once, by whoever beat the last hand that he laid before his 3s."""
    known = any(one.on == choked for one in standing.choked)
    if known or rules.threes is Threes.ORDINARY or not choke_counts(beater, choked, rules):
        return standing
    events.append(Event(_E.CHOKED, "THREE-014", beater, choked))
    return standing.but(choked=(*standing.choked, Deed(beater, choked)))


@enforces("HEAD-008", "TANGLE-003")
def _lose_head(standing: Standing, events: list[Event]) -> Standing:
    """Whose last dead gouji lies on the table no more is headless, unless the tangle has begun."""
    lost = headless_by_last_dead_gouji(standing)
    return _make_headless(standing, lost, "HEAD-008", events) if lost else standing


def _make_headless(standing: Standing, seats: Mask, rule_id: str, events: list[Event]) -> Standing:
    events += [Event(_E.HEADLESS, rule_id, seat) for seat in seats_of(seats)]
    return standing.but(headless=standing.headless | seats)


@enforces("BURN-011")
def _succeed(standing: Standing, seat: Seat, burner: Seat | None, burned: Seat | None, events: list[Event]) -> Standing:
    """A burn has succeeded once the burner's hand is empty."""
    if burner != seat or burned is None:
        return standing
    events.append(Event(_E.BURN_SUCCEEDED, "BURN-011", seat, burned))
    return standing.but(burns=(*standing.burns, Deed(seat, burned)))


# leaving the deal


@enforces("TURN-017", "RANK-001", "RANK-002", "RANK-003", "RANK-004", "RANK-005")
def _go_out(standing: Standing, seat: Seat, rules: RuleSet, events: list[Event]) -> Standing:
    """Who has laid his last card takes the next place and is asked no more."""
    standing = standing.but(in_play=standing.in_play & ~(1 << seat), out=(*standing.out, seat))
    place = known_places(standing.out, standing.revolted, standing.failed)[seat]
    events.append(Event(_E.OUT, f"RANK-00{place}", seat, number=place))
    return _after_leaving(standing, headless_by_going_out(standing, seat, rules), "HEAD-001", events)


def _after_leaving(standing: Standing, headless: Mask, rule_id: str, events: list[Event]) -> Standing:
    """One seat fewer is in play: its opposite may be headless now, or the tangle begins, in which nobody is."""
    if standing.in_play.bit_count() == TANGLE_SIZE:
        begun_by = "TANGLE-001" if standing.revolted is None else "TANGLE-002"
        events.append(Event(_E.TANGLE, begun_by))
        return standing.but(headless=0)
    return _make_headless(standing, headless, rule_id, events) if headless else standing


@enforces("BURN-012", "RANK-008")
def _fail_burn(state: DealState, seat: Seat) -> Stepped:
    """The breaching lead is not laid; the burner has the last free place, and whom he burned leads."""
    burned = state.round.burned
    assert burned is not None
    events = [Event(_E.BURN_FAILED, "BURN-012", seat)]
    standing = state.standing
    standing = standing.but(in_play=standing.in_play & ~(1 << seat), failed=(*standing.failed, seat))
    standing = _after_leaving(standing, headless_by_leaving(standing, seat), "HEAD-001", events)
    if is_over(standing.in_play, state.rules):
        return end_deal(state, state.hands, standing, state.beaten_by, events)
    lead = Round.to_lead(next_in_play(standing, burned))
    return state.but(standing=standing, round=lead), events


# the end of a round, and of the deal


@enforces("TURN-007", "TURN-010", "TURN-018", "BURN-018")
def close_round(state: DealState, events: list[Event]) -> Stepped:
    """Nobody has beaten the play on the table: its player leads, or when he is out the next in play."""
    round_, standing, rules = state.round, state.standing, state.rules
    winner, play = round_.seat, round_.play
    assert play is not None
    events.append(Event(_ROUND_CLOSED, "TURN-010" if round_.gouji else "TURN-007", winner))
    if may_open(play, rules) and may_open_now(standing, winner):
        standing = _open(standing, winner, state.hands[winner], rules, events)
    for deed in earned(round_.chain, rules):
        events.append(Event(_E.SHAO_SUCCEEDED, "SHAO-007", deed.by, deed.on, deed.cards))
        standing = standing.but(shaos=(*standing.shaos, deed))
    if standing.dead_left == 0:
        standing = _lose_head(standing, events)
    leader = leader_after(standing, winner)
    if leader != winner:
        events.append(Event(_E.WIND, "TURN-018", winner, leader))
    burner = round_.burner
    if burner is None or _is_released(state, burner):
        lead = Round.to_lead(leader)
    else:
        lead = Round.to_lead(leader, burner, round_.burned)
    after = DealState(rules, state.phase, state.hands, standing, lead, state.calls, state.waivers, state.beaten_by)
    return after, events


def _open(standing: Standing, seat: Seat, hand: Counts, rules: RuleSet, events: list[Event]) -> Standing:
    if is_provisional(hand, rules):
        events.append(Event(_E.PROVISIONAL, "FOUR-001", seat))
        return standing.but(provisional=standing.provisional | 1 << seat)
    events.append(Event(_E.OPENED, "OPEN-002", seat))
    return standing.but(opened=standing.opened | 1 << seat)


@enforces("BURN-012")
def _is_released(state: DealState, burner: Seat) -> bool:
    """Where a breach is refused, a burner who comes to lead and has no lawful lead is a burner no more."""
    return state.rules.burn_breach is BurnBreach.REFUSED and not has_lawful_lead(state.hands[burner], state)


def end_deal(
    state: DealState,
    hands: tuple[Counts, ...],
    standing: Standing,
    beaten_by: tuple[Seat | None, ...],
    events: list[Event],
) -> Stepped:
    """The deal is over: who still holds only 3s, and was beaten before them, is choked now if he was not before."""
    for seat in SEATS:
        beater = beaten_by[seat]
        if standing.in_play >> seat & 1 and beater is not None and holds_only_threes(hands[seat]):
            standing = _choke(standing, seat, beater, state.rules, events)
    events.append(Event(_E.OVER, "RANK-006"))
    over = Round.after_the_deal(state.round.leader)
    return DealState(state.rules, Phase.OVER, hands, standing, over, state.calls, state.waivers), events
