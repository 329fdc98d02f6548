"""The faults of the level `play`: at least one for every rule, those of real engines among them.

Each is the oracle with one rule function replaced by another of the same shape. The functions that are imported here
stay as they are, so that a replacement may rest on the right one. What is no function of its own is bent after the
step that an action takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from oracle.actions import Action, Burn, Pass, Play, Yield
from oracle.cards import BIG, FOUR, SMALL, THREE, TWO, Counts, holds
from oracle.combination import Combination, classify, natural_ranks
from oracle.events import Event, EventType
from oracle.facts import Deed
from oracle.judge import may_open
from oracle.legality import violations
from oracle.playing.rulings import has_lawful_lead, is_breach
from oracle.playing.steps import close_round, step_in_play
from oracle.plays import answers
from oracle.rules.burning import (
    breaks_duty,
    can_be_played_out,
    cannot_be_burner,
    in_tangle,
    is_headless_affair,
    is_hopeless,
    is_undone,
    meets_formula,
    no_gouji,
    not_known,
    served,
    too_late,
)
from oracle.rules.comparing import rank_not_higher
from oracle.rules.ending import is_over, order_of_the_rest
from oracle.rules.final_places import failed_places, known_places
from oracle.rules.gouji import is_gouji
from oracle.rules.heads import (
    dead_gouji_granted,
    headless_by_going_out,
    headless_by_last_dead_gouji,
    headless_by_leaving,
)
from oracle.rules.held_threes import (
    choke_counts,
    goes_out_otherwise,
    has_company,
    holds_only_threes,
    is_early,
    splits_threes,
    why_no_threes,
)
from oracle.rules.killing import kills
from oracle.rules.killing_out_of_turn import may_kill
from oracle.rules.opening import confirms_opening, is_provisional, may_open_now, waives_opening
from oracle.rules.shao import cannot_shao, earned, has_passed
from oracle.rules.turn import (
    asked_after,
    leader_after,
    may_answer,
    next_in_play,
    waits,
    why_no_pass,
    why_not_closed,
    why_not_in_turn,
)
from oracle.rules.yielding import has_yielded, may_not_yield
from oracle.rulesets import RuleSet
from oracle.rulesets.policies import (
    BurnTest,
    ChokeAnnounced,
    Fours,
    LastThreesBorrowTwos,
    ShaoChain,
    Threes,
    TwoKillOne,
)
from oracle.seats import ROUND_FROM, Seat, are_mates, opposite
from oracle.setup import start
from oracle.state import DealState, Mask, Phase, Round, Standing, seats_of
from oracle.violations import in_catalogue_order
from tests.miniatures.bent import RuleFault
from tests.miniatures.rebinding import Changes

Stepped = tuple[DealState, list[Event]]
OfStep = Callable[[DealState, Action, DealState, list[Event]], Stepped]
"""From the position before, the action, and the right position and events after it to the bent ones."""


def _always(answer: object) -> Callable[..., object]:
    return lambda *_given, **_named: answer


_NEVER, _EVER = _always(False), _always(True)


# after a step


def _stepping(change: OfStep) -> Changes:
    """Bend what an action brings about in the phase `play`."""
    return {step_in_play: lambda state, action: change(state, action, *step_in_play(state, action))}


def _closing(change: Callable[[DealState, DealState, list[Event]], Stepped]) -> Changes:
    """Bend what the end of a round brings about."""

    def close(state: DealState, events: list[Event]) -> Stepped:
        after, told = change(state, *close_round(state, []))
        events += told
        return after, events

    return {close_round: close}


def _standing(after: DealState, **members: Any) -> DealState:
    return after.but(standing=after.standing.but(**members))


def _round(after: DealState, **members: Any) -> DealState:
    return after.in_round(after.round.but(**members))


def _without(events: Iterable[Event], *kinds: EventType) -> list[Event]:
    return [event for event in events if event.kind not in kinds]


def _tells(events: Iterable[Event], kind: EventType) -> Event | None:
    return next((event for event in events if event.kind is kind), None)


def _asking(after: DealState, asked: Mask, events: list[Event], **members: Any) -> Stepped:
    """The play on the table is put to these seats, and to nobody else."""
    turn = asked_after(asked, after.round.seat)
    after = _round(after, asked=asked, turn=turn, **members)
    return (after, events) if turn is not None else close_round(after, events)


def _is_play_on_table(action: Action, after: DealState) -> bool:
    return isinstance(action, Play) and after.phase is Phase.PLAY and after.round.play is not None


# rounds


def _any_order(state: DealState, seat: Seat) -> tuple[str, ...]:
    waiting = state.round.play is not None and state.round.granted is None and state.round.asked >> seat & 1
    return () if waiting else why_not_in_turn(state, seat)


def _anyone_leads(state: DealState, seat: Seat) -> tuple[str, ...]:
    return () if state.round.play is None else why_not_in_turn(state, seat)


def _must_beat(state: DealState, seat: Seat) -> tuple[str, ...]:
    table = state.round.play
    can = table is not None and state.round.turn == seat and answers(seat, state.hands[seat], table, state.rules)
    return ("TURN-004",) if can else why_no_pass(state, seat)


def _skipping(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    """Who cannot beat is not asked."""
    while after.phase is Phase.PLAY and after.round.play is not None and after.round.turn is not None:
        seat = after.round.turn
        if after.round.granted is not None or answers(seat, after.hands[seat], after.round.play, after.rules):
            break
        after, more = step_in_play(after, Pass(seat))
        events = events + more
    return after, events


def _backwards(asked: Mask, seat: Seat) -> Seat | None:
    return next((one for one in reversed(ROUND_FROM[seat][1:]) if asked >> one & 1), None)


def _backwards_in_play(standing: Standing, seat: Seat) -> Seat:
    return next(one for one in (seat, *reversed(ROUND_FROM[seat][1:])) if standing.in_play >> one & 1)


def _opposite_first(asked: Mask, seat: Seat) -> Seat | None:
    return opposite(seat) if asked >> opposite(seat) & 1 else asked_after(asked, seat)


def _answering(
    bend: Callable[[Standing, Mask, Seat, bool, bool], Mask],
) -> Changes:
    """Bend who may answer a play: of the standing, who has passed, its player, whether it is gouji, and dead."""

    def by(standing: Standing, passed: Mask, seat: Seat, *, gouji: bool, dead: bool) -> Mask:
        return bend(standing, passed, seat, gouji, dead)

    return {may_answer: by}


def _right(standing: Standing, passed: Mask, seat: Seat, gouji: bool, dead: bool) -> Mask:
    return may_answer(standing, passed, seat, gouji=gouji, dead=dead)


def _passes_do_not_bind(standing: Standing, passed: Mask, seat: Seat, gouji: bool, dead: bool) -> Mask:
    return _right(standing, 0, seat, gouji, dead)


def _passes_bind_the_opposite(standing: Standing, passed: Mask, seat: Seat, gouji: bool, dead: bool) -> Mask:
    return _right(standing, passed, seat, gouji, dead) & ~passed


def _passes_bind_the_opposite_on_gouji(standing: Standing, passed: Mask, seat: Seat, gouji: bool, dead: bool) -> Mask:
    return _right(standing, passed, seat, gouji, dead) & ~(passed if gouji else 0)


def _anyone_answers(standing: Standing, passed: Mask, seat: Seat, gouji: bool, dead: bool) -> Mask:
    return _right(standing, passed, seat, False, dead)


def _isolates_before_a_pass_only(standing: Standing, passed: Mask, seat: Seat, gouji: bool, dead: bool) -> Mask:
    return _right(standing, passed, seat, gouji and not passed, dead)


def _neighbour_too(standing: Standing, passed: Mask, seat: Seat, gouji: bool, dead: bool) -> Mask:
    neighbour = standing.in_play & 1 << (seat + 1) % 6 if gouji and not standing.tangle else 0
    return _right(standing, passed, seat, gouji, dead) | neighbour


def _finishers_too(standing: Standing, passed: Mask, seat: Seat, gouji: bool, dead: bool) -> Mask:
    gone = 0 if standing.tangle or gouji else sum(1 << one for one in standing.out if one != seat)
    return _right(standing, passed, seat, gouji, dead) | gone


def _nobody_after_a_finisher(standing: Standing, passed: Mask, seat: Seat, gouji: bool, dead: bool) -> Mask:
    return _right(standing, passed, seat, gouji, dead) if standing.in_play >> seat & 1 else 0


def _headless_gouji_isolates(standing: Standing, passed: Mask, seat: Seat, gouji: bool, dead: bool) -> Mask:
    found = _right(standing, passed, seat, gouji, dead)
    return found & standing.headless if gouji and standing.headless >> seat & 1 else found


def _mates_do_not_beat_the_headless(standing: Standing, passed: Mask, seat: Seat, gouji: bool, dead: bool) -> Mask:
    found = _right(standing, passed, seat, gouji, dead)
    if standing.tangle or not standing.headless >> seat & 1:
        return found
    return found & sum(1 << one for one in range(6) if not are_mates(one, seat))


def _headless_not_asked_on_gouji(standing: Standing, passed: Mask, seat: Seat, gouji: bool, dead: bool) -> Mask:
    found = _right(standing, passed, seat, gouji, dead)
    return found & ~standing.headless if gouji and not standing.headless >> seat & 1 else found


def _dead_gouji_answered(standing: Standing, passed: Mask, seat: Seat, gouji: bool, dead: bool) -> Mask:
    return _right(standing, passed, seat, gouji and not dead, False)


def _isolates_in_tangle(standing: Standing, passed: Mask, seat: Seat, gouji: bool, dead: bool) -> Mask:
    found = _right(standing, passed, seat, gouji, dead)
    return found & 1 << opposite(seat) if gouji and standing.tangle else found


def _opposite_leads(before: DealState, after: DealState, events: list[Event]) -> Stepped:
    across = opposite(before.round.seat)
    if not before.round.gouji or not after.standing.in_play >> across & 1:
        return after, events
    return after.in_round(Round.to_lead(across, after.round.burner, after.round.burned)), events


def _neighbour_leads(standing: Standing, winner: Seat) -> Seat:
    return next_in_play(standing, (winner + 1) % 6)


def _wind_to_a_mate(standing: Standing, winner: Seat) -> Seat:
    if standing.in_play >> winner & 1:
        return winner
    mates = [seat for seat in ROUND_FROM[winner] if are_mates(seat, winner) and standing.in_play >> seat & 1]
    return mates[0] if mates else next_in_play(standing, winner)


def _wind_to_one_who_is_out(standing: Standing, winner: Seat) -> Seat:
    return winner if standing.in_play >> winner & 1 else (winner + 1) % 6


def _wind_to_the_opposite(standing: Standing, winner: Seat) -> Seat:
    across = opposite(winner)
    if standing.in_play >> winner & 1 or not standing.in_play >> across & 1:
        return leader_after(standing, winner)
    return across


def _closes_early(when: Callable[[DealState], bool]) -> Changes:
    """The last of those who are asked is not asked any more."""

    def change(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
        one_left = isinstance(action, Pass) and after.round.play is not None and after.round.asked.bit_count() == 1
        return close_round(after, events) if one_left and when(before) else (after, events)

    return _stepping(change)


def _finisher_on_table(state: DealState) -> bool:
    return not state.standing.in_play >> state.round.seat & 1


# yielding


def _yield_refused(
    state: DealState, seat: Seat, *, mates: bool = False, gouji: bool = True, between: bool = True, passed: bool = True,
    left: bool = True, tangle: bool = True,
) -> bool:  # fmt: skip
    """What keeps a seat from yielding, each condition on its own."""
    round_, standing = state.round, state.standing
    owner = round_.seat
    if owner != opposite(seat) and not (mates and are_mates(owner, seat) and owner != seat):
        return True
    before = [one for one in ROUND_FROM[owner][1:3] if owner == opposite(seat)]
    after = [(seat + 1) % 6, (seat + 2) % 6]
    unanswered = any(standing.in_play & ~round_.passed & 1 << one for one in before)
    return (
        (gouji and round_.gouji)
        or (tangle and standing.tangle)
        or (between and unanswered)
        or (passed and bool(round_.passed >> seat & 1))
        or (left and not any(round_.asked >> one & 1 for one in after))
    )


def _yielding_without(**conditions: bool) -> Changes:
    return {may_not_yield: lambda state, seat: _yield_refused(state, seat, **conditions)}


def _yield_out_of_turn(state: DealState, action: Action) -> Any:
    """One yields on a play of one's opposite without waiting for the two between."""
    wrong = violations(state, action)
    if not wrong or not isinstance(action, Yield) or state.round.play is None or state.round.granted is not None:
        return wrong
    return wrong if _yield_refused(state, action.seat, between=False) else ()


def _yield_is_a_pass(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    if isinstance(action, Yield):
        return _round(after, passed=after.round.passed | 1 << action.seat), events
    return after, events


def _yielder_not_asked_again(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    if isinstance(action, Yield):
        return _round(after, asked=after.round.asked & ~(1 << action.seat)), events
    return after, events


def _yielder_asked_twice(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    if isinstance(action, Pass) and before.round.yielder == action.seat == before.round.turn:
        return _round(before, yielder=None), []
    return after, events


def _all_asked_on_the_yielder(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    if not _is_play_on_table(action, after) or before.round.yielder != after.round.seat or after.round.gouji:
        return after, events
    return _asking(after, after.standing.in_play & ~(1 << after.round.seat), events)


# opening


def _opened_at_once(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    play = classify(action.cards, after.rules) if isinstance(action, Play) else None
    if not isinstance(play, Combination) or not may_open(play, after.rules):
        return after, events
    return _opened(after, after.round.seat, events) if after.round.play == play else (after, events)


def _opened(after: DealState, seat: Seat, events: list[Event]) -> Stepped:
    if not may_open_now(after.standing, seat):
        return after, events
    return _standing(after, opened=after.standing.opened | 1 << seat), [
        *events,
        Event(EventType.OPENED, "OPEN-002", seat),
    ]


def _opened_when_the_opposite_passes(
    before: DealState, action: Action, after: DealState, events: list[Event]
) -> Stepped:
    """The opening does not wait for the others who may still beat."""
    table = before.round.play
    if not isinstance(action, Pass) or action.seat != opposite(before.round.seat):
        return after, events
    if table is None or not before.round.gouji or after.round.play is None:
        return after, events
    return _opened(after, before.round.seat, events) if may_open(table, before.rules) else (after, events)


def _opened_although(beaten: Callable[[DealState], bool]) -> Changes:
    """The player of a gouji that is beaten, in this way, opens."""

    def change(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
        table = before.round.play
        if not isinstance(action, Play) or table is None or not beaten(before) or not may_open(table, before.rules):
            return after, events
        return _opened(after, before.round.seat, events)

    return _stepping(change)


def _not_opening(when: Callable[[DealState], bool]) -> Changes:
    """Nobody opens by winning such a round."""

    def change(before: DealState, after: DealState, events: list[Event]) -> Stepped:
        if not when(before):
            return after, events
        as_before = _standing(after, opened=before.standing.opened, provisional=before.standing.provisional)
        return as_before, _without(events, EventType.OPENED, EventType.PROVISIONAL)

    return _closing(change)


def _may_open(
    standing: Standing, winner: Seat, *, in_play: bool = True, tangle: bool = True, waived: bool = True
) -> bool:
    bit = 1 << winner
    if (in_play and not standing.in_play & bit) or (tangle and standing.tangle):
        return False
    return not standing.opened & bit and not (waived and standing.waived & bit)


def _leader_starts_open(*given: Any) -> tuple[DealState, tuple[Event, ...]]:
    state, events = start(*given)
    return _standing(state, opened=state.standing.opened | 1 << state.round.leader), events


def _opening_lost(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    if isinstance(action, Play) and before.round.play is not None and before.round.gouji:
        return _standing(after, opened=after.standing.opened & ~(1 << before.round.seat)), events
    return after, events


# burning


def _barred(state: DealState, seat: Seat, *, mates: bool = False, opposites: bool = True, passed: bool = False) -> bool:
    owner = state.round.seat
    if seat == opposite(owner) and not opposites:
        return not state.standing.in_play >> seat & 1
    extra = (mates and are_mates(seat, owner)) or (passed and bool(state.round.passed >> seat & 1))
    return extra or cannot_be_burner(state, seat)


def _served_by(key: Callable[[Seat, Seat], Any]) -> Changes:
    return {served: lambda claimants, gouji_player: min(claimants, key=lambda seat: key(seat, gouji_player))}


def _distance(seat: Seat, gouji_player: Seat) -> int:
    return (seat - gouji_player) % 6


def _claim_judged_by_one(state: DealState, action: Action) -> Any:
    """A claim that names some who may claim is accepted."""
    wrong = violations(state, action)
    if not isinstance(action, Burn) or not wrong:
        return wrong
    return () if any(not violations(state, Burn((seat,))) for seat in action.seats) else wrong


def _refused(when: Callable[[DealState, Action], bool], rule_id: str) -> Changes:
    """Such an action is refused."""

    def by(state: DealState, action: Action) -> Any:
        return violations(state, action) or (in_catalogue_order((rule_id,)) if when(state, action) else ())

    return {violations: by}


def _burn_succeeds_at_once(before: DealState, after: DealState, events: list[Event]) -> Stepped:
    round_ = before.round
    if round_.burner != round_.seat or round_.burned is None:
        return after, events
    deed = Deed(round_.burner, round_.burned)
    told = Event(EventType.BURN_SUCCEEDED, "BURN-011", deed.by, deed.on)
    return _standing(after, burns=(*after.standing.burns, deed)), [*events, told]


def _no_burn_succeeds(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    return _standing(after, burns=()), _without(events, EventType.BURN_SUCCEEDED)


def _unburned_is_punished(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    undone = _tells(events, EventType.UNBURNED)
    if undone is None or undone.other is None or after.phase is not Phase.PLAY:
        return after, events
    standing, gone = after.standing, undone.other
    failed = (*standing.failed, gone)
    return _standing(after, in_play=standing.in_play & ~(1 << gone), failed=failed), events


def _unburned_still_due(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    """The duty lasts although the burn is undone."""
    undone = _tells(events, EventType.UNBURNED)
    if undone is None or undone.other is None or after.round.burner is not None or after.phase is not Phase.PLAY:
        return after, events
    return _round(after, burner=undone.other, burned=before.round.burned), events


def _burn_lasts_one_round(before: DealState, after: DealState, events: list[Event]) -> Stepped:
    return _round(after, burner=None, burned=None), events


def _burned_leads(before: DealState, after: DealState, events: list[Event]) -> Stepped:
    round_ = before.round
    if round_.burner != round_.seat or round_.burned is None or not after.standing.in_play >> round_.burned & 1:
        return after, events
    return after.in_round(Round.to_lead(round_.burned, after.round.burner, after.round.burned)), events


def _failure_gives_the_lead_away(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    """After a failed burn the seat after the burner leads."""
    failed = _tells(events, EventType.BURN_FAILED)
    if failed is None or failed.seat is None or after.phase is not Phase.PLAY:
        return after, events
    return after.in_round(Round.to_lead(next_in_play(after.standing, failed.seat))), events


def _nobody_answers_the_burner(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    if not _is_play_on_table(action, after) or after.round.burner != after.round.seat or not after.round.gouji:
        return after, events
    return _round(after, asked=0, turn=None), events


def _all_answer_the_burner(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    if not _is_play_on_table(action, after) or after.round.burner != after.round.seat:
        return after, events
    return _asking(after, after.standing.in_play & ~(1 << after.round.seat), events)


# shao and kills


def _shao_refused(
    state: DealState, seat: Seat, *, gouji: bool = True, fresh: bool = True, opposites: bool = True, headless: bool = True,
    tangle: bool = True,
) -> bool:  # fmt: skip
    """What keeps a seat from a shao, each condition on its own."""
    round_, standing = state.round, state.standing
    if round_.play is None or seat == round_.seat or not standing.in_play >> seat & 1:
        return True
    return (
        (gouji and not round_.gouji)
        or (fresh and not round_.fresh)
        or (opposites and seat == opposite(round_.seat))
        or (headless and bool((1 << seat | 1 << round_.seat) & standing.headless))
        or (tangle and standing.tangle)
    )


def _shao_without(**conditions: bool) -> Changes:
    return {cannot_shao: lambda state, seat: _shao_refused(state, seat, **conditions)}


def _shao_barred(when: Callable[[DealState, Seat], bool]) -> Changes:
    return {cannot_shao: lambda state, seat: cannot_shao(state, seat) or when(state, seat)}


def _between_enemies(chain: tuple[Deed, ...]) -> tuple[Deed, ...]:
    return tuple(link for link in chain if not are_mates(link.by, link.on))


def _one_for_the_last(chain: tuple[Deed, ...], rules: RuleSet) -> tuple[Deed, ...]:
    found = earned(chain, rules)
    return tuple(Deed(deed.by, deed.on) for deed in found) if rules.shao_chain is ShaoChain.CUMULATIVE else found


def _mates_add(chain: tuple[Deed, ...], rules: RuleSet) -> tuple[Deed, ...]:
    found = earned(chain, rules)
    if rules.shao_chain is ShaoChain.EACH:
        return found
    return tuple(Deed(deed.by, deed.on, len(chain)) for deed in found)


def _last_link_only(chain: tuple[Deed, ...], rules: RuleSet) -> tuple[Deed, ...]:
    return _between_enemies(chain[-1:]) if rules.shao_chain is ShaoChain.EACH else earned(chain, rules)


def _mates_owe(chain: tuple[Deed, ...], rules: RuleSet) -> tuple[Deed, ...]:
    if not chain or rules.shao_chain is ShaoChain.EACH:
        return chain
    return (Deed(chain[-1].by, chain[-1].on, len(chain)),)


def _one_shao_a_deal(before: DealState, after: DealState, events: list[Event]) -> Stepped:
    """A later shao takes the place of an earlier one."""
    old, new = before.standing.shaos, after.standing.shaos
    return (_standing(after, shaos=new[len(old) :]) if len(new) > len(old) else after), events


def _shao_earns_at_once(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    told = _tells(events, EventType.SHAO)
    if told is None or told.seat is None or told.other is None or are_mates(told.seat, told.other):
        return after, events
    return _standing(after, shaos=(*after.standing.shaos, Deed(told.seat, told.other))), events


def _may_kill(
    state: DealState, seat: Seat, *, dead: bool = True, fresh: bool = True, tangle: bool = True, mates: bool = True,
    passed: bool = True,
) -> bool:  # fmt: skip
    """Whether a seat may kill out of turn, each condition on its own."""
    round_, standing = state.round, state.standing
    if state.rules.two_kill_one is TwoKillOne.NO or seat == round_.seat or not standing.in_play >> seat & 1:
        return False
    return not (
        (dead and round_.dead)
        or (fresh and not round_.fresh)
        or (tangle and standing.tangle)
        or (not mates and are_mates(seat, round_.seat))
        or (not passed and bool(round_.passed >> seat & 1))
    )


def _killing(**conditions: bool) -> Changes:
    return {may_kill: lambda state, seat: _may_kill(state, seat, **conditions)}


def _kills_with_as_many(answer: Combination, table: Combination, rules: RuleSet) -> bool:
    if table.bigs != 1 or answer.bigs < 2 or rules.two_kill_one is TwoKillOne.NO or answer.size != table.size:
        return False
    return answer.size == 1 or answer.rank is None or table.rank is None or answer.rank > table.rank


def _kill_is_shao(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    table = before.round.play
    if not _is_play_on_table(action, after) or table is None or after.round.play is None:
        return after, events
    if not kills(after.round.play, table, before.rules) or after.round.seat == before.round.turn:
        return after, events
    deed = Deed(after.round.seat, before.round.seat)
    return _round(after, chain=(*before.round.chain, deed)), [
        *events,
        Event(EventType.SHAO, "SHAO-001", deed.by, deed.on),
    ]


# held 3s


def _threes_needed(cards: Counts, hand: Counts, rules: RuleSet) -> tuple[str, ...]:
    """Nobody goes out without 3s."""
    needed = cards == hand and not cards[THREE] and rules.threes is Threes.HELD
    return ("THREE-001",) if needed else why_no_threes(cards, hand, rules)


def _company(*, twos: bool, jokers: bool) -> Callable[[Counts, Counts, RuleSet], bool]:
    """Whether 2s, and whether jokers, may not go with the 3s."""

    def by(cards: Counts, hand: Counts, rules: RuleSet) -> bool:
        if not cards[THREE]:
            return False
        return (twos and cards[TWO] > 0) or (jokers and cards[SMALL] + cards[BIG] > 0)

    return by


def _borrowing(cards: Counts, hand: Counts, rules: RuleSet) -> bool:
    return rules.last_threes_borrow_twos is LastThreesBorrowTwos.YES and has_company(cards, hand, rules)


def _early_unless_threes_alone(cards: Counts, hand: Counts, _rules: RuleSet) -> bool:
    return cards[THREE] > 0 and cards != hand and not holds_only_threes(hand)


def _beaten_by(change: Callable[[DealState, DealState], Sequence[Seat | None]]) -> Changes:
    """Bend, after a play, by whom the last hand of each seat was beaten."""

    def by(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
        if not isinstance(action, Play):
            return after, events
        return after.but(beaten_by=tuple(change(before, after))), events

    return _stepping(by)


def _forgotten_when_beaten(before: DealState, after: DealState) -> Sequence[Seat | None]:
    beaten = before.round.seat if before.round.play is not None else None
    return [None if one == beaten else one for one in after.beaten_by]


def _last_beater(before: DealState, after: DealState) -> Sequence[Seat | None]:
    beaten = before.round.seat if before.round.play is not None else None
    changed = [after.beaten_by[beaten] if beaten is not None else None]
    return [changed[0] if one is not None and one == beaten else one for one in after.beaten_by]


def _never_cleared(before: DealState, after: DealState) -> Sequence[Seat | None]:
    pairs = zip(before.beaten_by, after.beaten_by, strict=True)
    return [was if now is None else now for was, now in pairs]


def _choke_lifted(before: DealState, after: DealState, events: list[Event]) -> Stepped:
    left = tuple(deed for deed in after.standing.choked if deed.on != after.round.leader)
    beaten_by = tuple(None if seat == after.round.leader else by for seat, by in enumerate(after.beaten_by))
    return _standing(after.but(beaten_by=beaten_by), choked=left), events


def _choke_told_late(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    if after.phase is Phase.OVER:
        return after, events
    gone = after.standing.out
    told = tuple(deed for deed in after.standing.choked if deed.on in gone)
    events = [event for event in events if event.kind is not EventType.CHOKED or event.other in gone]
    return _standing(after, choked=told), events


def _choke_told_early(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    if after.rules.choke_announced is ChokeAnnounced.AT_ONCE or after.phase is Phase.OVER:
        return after, events
    known = [deed.on for deed in after.standing.choked]
    found = [
        Deed(by, seat)
        for seat, by in enumerate(after.beaten_by)
        if by is not None and seat not in known and holds_only_threes(after.hands[seat])
    ]
    told = [Event(EventType.CHOKED, "THREE-014", deed.by, deed.on) for deed in found]
    return _standing(after, choked=(*after.standing.choked, *found)), [*events, *told]


def _no_choke_at_the_end(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    """Who is left at the end of the deal with nothing but 3s is not choked."""
    if after.phase is not Phase.OVER:
        return after, events
    known = (*before.standing.choked, *(deed for deed in after.standing.choked if deed.on in after.standing.out))
    left = tuple(deed for deed in after.standing.choked if deed in known)
    return _standing(after, choked=left), _without(events, EventType.CHOKED)


# 4s


def _after_opening(rules: RuleSet) -> bool:
    return rules.fours is Fours.AFTER_OPENING


def _fours_are_high(answer: Combination, table: Combination, rules: RuleSet) -> bool:
    return answer.rank != FOUR and rank_not_higher(answer, table, rules)


def _fours_are_low(answer: Combination, table: Combination, rules: RuleSet) -> bool:
    return answer.rank == FOUR or rank_not_higher(answer, table, rules)


# heads


def _headless_lays_gouji(state: DealState, action: Action) -> bool:
    if not isinstance(action, Play) or not state.standing.headless >> action.seat & 1:
        return False
    play = classify(action.cards, state.rules)
    return isinstance(play, Combination) and is_gouji(play)


def _headless_in_the_tangle_too(standing: Standing) -> Mask:
    if standing.dead_left != 0 or standing.revolted is None:
        return 0
    return standing.in_play & 1 << opposite(standing.revolted) & ~standing.headless


def _headless_when_laid(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    standing = after.standing
    if standing.dead_left != 0 or standing.revolted is None or after.phase is not Phase.PLAY:
        return after, events
    return _standing(after, headless=standing.headless | headless_by_leaving(standing, standing.revolted)), events


def _jokers_are_no_dead_gouji(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    if isinstance(action, Play) and after.round.dead and action.cards[SMALL] + action.cards[BIG]:
        return _standing(after, dead_left=before.standing.dead_left), events
    return after, events


def _beaten_dead_gouji_is_kept(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    left = after.standing.dead_left
    if isinstance(action, Play) and before.round.play is not None and before.round.dead and left is not None:
        return _standing(after, dead_left=left + 1), events
    return after, events


# the tangle, places


def _tangle_when(begun: Callable[[Standing], bool]) -> Changes:
    """The tangle is on when this holds of the standing."""
    right_init, right_but = vars(Standing)["__init__"], vars(Standing)["but"]

    def init(standing: Standing, *given: Any, **named: Any) -> None:
        right_init(standing, *given, **named)
        standing.tangle = begun(standing)

    def but(standing: Standing, **changes: Any) -> Any:
        copy = right_but(standing, **changes)
        copy.tangle = begun(copy)
        return copy

    return {right_init: init, right_but: but}


def _passes_bind_in_tangle(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    if not _is_play_on_table(action, after) or not after.standing.tangle or not before.round.passed:
        return after, events
    passed = before.round.passed
    return _asking(after, after.round.asked & ~passed, events, passed=passed)


def _gouji_to_the_opposite_first(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    across = opposite(after.round.seat)
    gouji = _is_play_on_table(action, after) and after.round.gouji and after.standing.tangle
    return (_round(after, turn=across) if gouji and after.round.asked >> across & 1 else after), events


def _duty_in_tangle(before: DealState, action: Action, after: DealState, events: list[Event]) -> Stepped:
    if not _is_play_on_table(action, after) or not before.round.gouji or not before.standing.tangle:
        return after, events
    return _round(after, burner=after.round.seat, burned=before.round.seat), events


def _more_cards_first(in_play: Mask, hands: Sequence[Counts], last_out: Seat) -> tuple[Seat, ...]:
    return tuple(sorted(seats_of(in_play), key=lambda seat: -sum(hands[seat])))


def _places_swapped(one: int, other: int) -> Changes:
    swapped = {one: other, other: one}

    def by(*given: Any) -> dict[Seat, int]:
        return {seat: swapped.get(place, place) for seat, place in known_places(*given).items()}

    return {known_places: by}


def _revolutionary_not_reserved(out: tuple[Seat, ...], _revolted: Seat | None, failed: tuple[Seat, ...]) -> Any:
    return known_places(out, None, failed)


Rows = Iterator[tuple[str, str, str, Changes]]


def _rows() -> Rows:
    yield from _rows_of_rounds()
    yield from _rows_of_yielding()
    yield from _rows_of_opening()
    yield from _rows_of_burning()
    yield from _rows_of_shao()
    yield from _rows_of_threes_and_fours()
    yield from _rows_of_heads()
    yield from _rows_of_tangle_and_places()


def _rows_of_rounds() -> Rows:
    yield "DEAL-015", "clockwise", "turns pass clockwise", {asked_after: _backwards, next_in_play: _backwards_in_play}
    yield "TURN-001", "anyone-leads", "anybody may lead", {why_not_in_turn: _anyone_leads}
    yield (
        "TURN-001", "not-his-cards", "one may lay cards that one does not hold",
        {holds: _EVER, Combination.is_in: _EVER},
    )  # fmt: skip
    yield (
        "TURN-002", "equal", "an equal play beats",
        {rank_not_higher: lambda a, t, rules: a.rank != t.rank and rank_not_higher(a, t, rules)},
    )  # fmt: skip
    yield "TURN-003", "any-order", "those who are asked answer in any order", {why_not_in_turn: _any_order}
    yield "TURN-004", "skipped", "who holds nothing that beats is not asked", _stepping(_skipping)
    yield "TURN-004", "must-beat", "who can beat must", {why_no_pass: _must_beat}
    yield (
        "TURN-004", "closed-by-word", "the round is closed by word while somebody is asked",
        {why_not_closed: lambda state: () if state.round.play is not None else why_not_closed(state)},
    )  # fmt: skip
    yield "TURN-005", "re-enters", "a passed seat re-enters the round", _answering(_passes_do_not_bind)
    yield (
        "TURN-006", "not-asked", "a passed seat is not asked on its opposite's play",
        _answering(_passes_bind_the_opposite),
    )  # fmt: skip
    yield "TURN-007", "neighbour", "the seat after the last player leads", {leader_after: _neighbour_leads}
    yield "TURN-008", "anyone", "anyone may answer gouji", _answering(_anyone_answers)
    yield (
        "TURN-009", "others-asked", "gouji isolates only while nobody has passed",
        _answering(_isolates_before_a_pass_only),
    )  # fmt: skip
    yield (
        "TURN-009", "passed-opposite", "an opposite who has passed is not asked on gouji",
        _answering(_passes_bind_the_opposite_on_gouji),
    )  # fmt: skip
    yield "TURN-010", "opposite-leads", "the opposite who passed on gouji leads", _closing(_opposite_leads)
    yield "TURN-011", "neighbour-too", "the next seat is asked on gouji as well", _answering(_neighbour_too)
    yield "TURN-017", "asked-again", "a finisher is asked again", _answering(_finishers_too)
    yield "TURN-018", "to-a-mate", "the wind goes to a mate", {leader_after: _wind_to_a_mate}
    yield (
        "TURN-018",
        "to-one-who-is-out",
        "the wind goes to a seat that is out",
        {leader_after: _wind_to_one_who_is_out},
    )
    yield "TURN-018", "to-the-opposite", "the wind goes to the opposite", {leader_after: _wind_to_the_opposite}
    yield (
        "TURN-019", "unanswered", "a finisher's last play closes the round unanswered",
        _answering(_nobody_after_a_finisher),
    )  # fmt: skip
    yield (
        "TURN-019", "one-pass-early", "the round closes one pass early when its leader is out",
        _closes_early(_finisher_on_table),
    )  # fmt: skip
    yield "TURN-020", "opposite-first", "every play is put to the opposite first", {asked_after: _opposite_first}


def _rows_of_yielding() -> Rows:
    yield "TURN-012", "never", "nobody yields", {may_not_yield: _EVER}
    yield (
        "TURN-013", "again", "a yielder may yield again on the same play",
        {has_yielded: _NEVER, **_yielding_without(left=False)},
    )  # fmt: skip
    yield "TURN-013", "asked-twice", "the yielder is asked twice after the two", _stepping(_yielder_asked_twice)
    yield "TURN-013", "not-asked", "the yielder is not asked again", _stepping(_yielder_not_asked_again)
    yield "TURN-014", "everyone", "everyone is asked on the yielder's beat", _stepping(_all_asked_on_the_yielder)
    yield "TURN-015", "mates-play", "a yield is offered on a mate's play", _yielding_without(mates=True)
    yield "TURN-015", "gouji", "one may yield on gouji", _yielding_without(gouji=False)
    yield (
        "TURN-015",
        "at-any-time",
        "one may yield before the two between have passed",
        {violations: _yield_out_of_turn},
    )
    yield "TURN-015", "having-passed", "one who has passed may yield", _yielding_without(passed=False)
    yield "TURN-015", "to-nobody", "one may yield when nobody is left to be asked", _yielding_without(left=False)
    yield "TURN-016", "has-passed", "a yield is a pass", _stepping(_yield_is_a_pass)


def _rows_of_opening() -> Rows:
    yield "OPEN-001", "leader-open", "the first leader is open from the start", {start: _leader_starts_open}
    yield "OPEN-002", "at-once", "opened at the moment of play", _stepping(_opened_at_once)
    yield "OPEN-002", "never", "winning the lead opens nobody", {may_open_now: _NEVER}
    yield (
        "OPEN-003", "although-burned", "opened although burned",
        _opened_although(lambda state: state.round.granted is not None),
    )  # fmt: skip
    yield (
        "OPEN-003", "although-beaten", "opened although beaten by the opposite",
        _opened_although(lambda state: state.round.granted is None),
    )  # fmt: skip
    yield (
        "OPEN-003",
        "when-the-opposite-passes",
        "opened when the opposite has passed, although others may still beat it",
        _stepping(_opened_when_the_opposite_passes),
    )
    yield (
        "OPEN-004", "leads-only", "only a lead opens",
        _not_opening(lambda state: state.round.leader != state.round.seat),
    )  # fmt: skip
    yield (
        "OPEN-009", "tangle", "one may open in the tangle",
        {may_open_now: lambda standing, winner: _may_open(standing, winner, tangle=False)},
    )  # fmt: skip
    yield "OPEN-010", "lost", "an opening is lost when a later gouji is beaten", _stepping(_opening_lost)
    yield (
        "OPEN-010", "waits-for-4s", "an opening always waits for 4s",
        {is_provisional: lambda hand, _rules: hand[FOUR] > 0},
    )  # fmt: skip
    yield (
        "OPEN-011", "one-of-a-pair", "who has an open opposite does not open",
        {may_open_now: lambda s, winner: may_open_now(s, winner) and not s.opened >> opposite(winner) & 1},
    )  # fmt: skip
    yield (
        "OPEN-012", "headless", "a headless player does not open",
        {may_open_now: lambda s, winner: may_open_now(s, winner) and not s.headless >> winner & 1},
    )  # fmt: skip
    yield (
        "OPEN-013", "burner", "a burning play opens nobody",
        _not_opening(lambda state: state.round.burner == state.round.seat),
    )  # fmt: skip
    yield "OPEN-013", "shao", "a shao opens nobody", _not_opening(lambda state: bool(state.round.chain))
    yield (
        "OPEN-014", "last-hand", "a last hand opens its player",
        {may_open_now: lambda standing, winner: _may_open(standing, winner, in_play=False)},
    )  # fmt: skip


def _rows_of_burning() -> Rows:
    yield "BURN-001", "never", "nobody may burn after gouji", {not_known: _EVER}
    yield "BURN-001", "under-shao", "burns may be claimed where gouji is taken by shao", {not_known: _NEVER}
    yield "BURN-002", "any-play", "any play may be burned", {no_gouji: lambda state, _seat: state.round.play is None}
    yield (
        "BURN-003", "takes-it-back", "who was served may pass",
        {why_no_pass: lambda state, seat: () if state.round.granted == seat else why_no_pass(state, seat)},
    )  # fmt: skip
    yield (
        "BURN-003", "equal", "an equal play burns",
        {rank_not_higher: lambda a, t, rules: a.rank != t.rank and rank_not_higher(a, t, rules)},
    )  # fmt: skip
    yield "BURN-004", "no-test", "burn without the test", {can_be_played_out: _EVER, is_hopeless: _NEVER}
    yield (
        "BURN-004", "every-lead", "the last lead needs a joker as well",
        {can_be_played_out: lambda rest, _rules: len(natural_ranks(rest)) <= rest[SMALL] + rest[BIG]},
    )  # fmt: skip
    yield (
        "BURN-004", "3s-forgotten", "the test forgets that held 3s are the last lead",
        {can_be_played_out: lambda rest, _rules: len(natural_ranks(rest)) <= rest[SMALL] + rest[BIG] + 1},
    )  # fmt: skip
    yield "BURN-005", "no-test", "any hand meets the formula", {meets_formula: _EVER}
    yield (
        "BURN-005", "jokers-not-counted", "the formula does not count jokers",
        {meets_formula: lambda hand: len(natural_ranks(hand)) <= 2},
    )  # fmt: skip
    yield "BURN-006", "no-duty", "burn duty not enforced", {breaks_duty: _NEVER}
    yield (
        "BURN-006",
        "last-hand-too",
        "the last hand needs a joker as well",
        {
            breaks_duty: lambda cards, _hand, rules: (
                rules.burn_test is not BurnTest.NONE and not cards[SMALL] + cards[BIG]
            )
        },
    )
    yield (
        "BURN-007", "opposite", "the opposite burns",
        {cannot_be_burner: lambda state, seat: _barred(state, seat, opposites=False)},
    )  # fmt: skip
    yield (
        "BURN-007", "no-mates", "mates of the gouji player do not burn",
        {cannot_be_burner: lambda state, seat: _barred(state, seat, mates=True)},
    )  # fmt: skip
    yield (
        "BURN-007", "not-having-passed", "one who has passed does not burn",
        {cannot_be_burner: lambda state, seat: _barred(state, seat, passed=True)},
    )  # fmt: skip
    yield "BURN-008", "after-a-pass", "burns may be claimed after the first pass", {too_late: _NEVER}
    yield (
        "BURN-009", "enemies-first", "the burners' federation order is reversed: enemies before mates",
        _served_by(lambda seat, player: (are_mates(seat, player), _distance(seat, player))),
    )  # fmt: skip
    yield (
        "BURN-010", "backwards", "of one federation the last in playing order is served",
        _served_by(lambda seat, player: (not are_mates(seat, player), -_distance(seat, player))),
    )  # fmt: skip
    yield "BURN-011", "at-once", "a burn succeeds when it wins a round", _closing(_burn_succeeds_at_once)
    yield "BURN-011", "never", "no burn succeeds", _stepping(_no_burn_succeeds)
    yield "BURN-012", "costs-nothing", "a lead without a joker costs nothing", {is_breach: _NEVER}
    yield (
        "BURN-012",
        "neighbour-leads",
        "after a failed burn the next seat leads",
        _stepping(_failure_gives_the_lead_away),
    )
    yield "BURN-012", "stuck", "a burner without a lawful lead may lead nothing", {has_lawful_lead: _EVER}
    yield "BURN-013", "never", "a beaten burner stays the burner", {is_undone: _NEVER}
    yield (
        "BURN-014", "example", "a burn with three As is never undone",
        {is_undone: lambda state: is_undone(state) and state.round.play.rank != 11},
    )  # fmt: skip
    yield "BURN-015", "punished", "un-burn punished: the burner takes the last place", _stepping(_unburned_is_punished)
    yield "BURN-015", "duty-remains", "an un-burned player keeps his duty", _stepping(_unburned_still_due)
    yield (
        "BURN-016", "never", "a burner is not burned",
        {cannot_be_burner: lambda s, seat: cannot_be_burner(s, seat) or s.round.burner == s.round.seat},
    )  # fmt: skip
    yield "BURN-017", "tangle", "one may burn in the tangle", {in_tangle: _NEVER}
    yield "BURN-018", "one-round", "a burn lasts for one round", _closing(_burn_lasts_one_round)
    yield "BURN-018", "burned-leads", "whoever was burned leads next", _closing(_burned_leads)
    yield "BURN-019", "nobody", "nobody answers a burner", _stepping(_nobody_answers_the_burner)
    yield "BURN-019", "everyone", "everyone answers a burner", _stepping(_all_answer_the_burner)
    yield "BURN-020", "headless-burned", "the gouji of a headless player may be burned", {is_headless_affair: _NEVER}
    yield (
        "BURN-021",
        "judged-by-one",
        "a claim stands if one of its seats may claim",
        {violations: _claim_judged_by_one},
    )


def _rows_of_shao() -> Rows:
    yield "SHAO-001", "never", "nobody takes gouji by shao", {cannot_shao: _EVER}
    yield "SHAO-001", "any-play", "any play may be taken by shao", _shao_without(gouji=False)
    yield "SHAO-001", "late", "shao is possible after the first pass", _shao_without(fresh=False)
    yield "SHAO-001", "headless", "the gouji of a headless player may be taken by shao", _shao_without(headless=False)
    yield (
        "SHAO-002", "tested", "who takes by shao must meet the burn test",
        _shao_barred(lambda state, seat: not meets_formula(state.hands[seat])),
    )  # fmt: skip
    yield "SHAO-003", "nothing", "a shao earns nothing", {earned: _always(())}
    yield "SHAO-004", "not-cumulative", "a counter-shao adds no card", {earned: _one_for_the_last}
    yield "SHAO-004", "mates-add", "links between mates add cards", {earned: _mates_add}
    yield "SHAO-005", "one-a-deal", "a later shao takes the place of an earlier one", _closing(_one_shao_a_deal)
    yield "SHAO-005", "last-only", "where each counts, only the last does", {earned: _last_link_only}
    yield (
        "SHAO-006", "not-mates", "mates take nothing by shao",
        _shao_barred(lambda state, seat: are_mates(seat, state.round.seat)),
    )  # fmt: skip
    yield "SHAO-006", "mates-owe", "mates owe for a shao", {earned: _mates_owe}
    yield "SHAO-007", "at-once", "a shao has succeeded when it is laid", _stepping(_shao_earns_at_once)
    yield "SHAO-008", "passed", "shao by a passed seat", {has_passed: _NEVER}
    yield "KILL-002", "in-turn-only", "one kills in turn only", {may_kill: _NEVER}
    yield "KILL-002", "not-mates", "nobody kills the play of a mate", _killing(mates=False)
    yield "KILL-002", "not-passed", "one who has passed does not kill", _killing(passed=False)
    yield "KILL-002", "late", "one kills after the first pass", _killing(fresh=False)
    yield "KILL-002", "tangle", "one kills out of turn in the tangle", _killing(tangle=False)
    yield "KILL-002", "dead-gouji", "a dead gouji is killed", _killing(dead=False)
    yield "KILL-002", "equal-counts", "two big jokers kill one with equal counts", {kills: _kills_with_as_many}
    yield "KILL-003", "shao", "a kill is a shao", _stepping(_kill_is_shao)


def _rows_of_threes_and_fours() -> Rows:
    yield "THREE-001", "needed", "nobody goes out without 3s", {why_no_threes: _threes_needed}
    yield (
        "THREE-001", "with-a-joker", "one goes out with 3s and a joker",
        {goes_out_otherwise: _NEVER, has_company: _company(twos=False, jokers=False)},
    )  # fmt: skip
    yield "THREE-002", "early", "3s are led early", {is_early: _NEVER}
    yield (
        "THREE-003", "split", "the last 3s may be split",
        {splits_threes: _NEVER, is_early: _early_unless_threes_alone},
    )  # fmt: skip
    yield "THREE-004", "no-2s", "2s never go with the 3s", {has_company: _company(twos=True, jokers=True)}
    yield "THREE-004", "2s", "2s always go with the 3s", {has_company: _company(twos=False, jokers=True)}
    yield "THREE-014", "never", "nobody is choked", {choke_counts: _NEVER}
    yield (
        "THREE-014", "not-by-mates", "mates do not choke",
        {choke_counts: lambda by, on, rules: choke_counts(by, on, rules) and not are_mates(by, on)},
    )  # fmt: skip
    yield "THREE-015", "lifted", "a choke is lifted when its player gets the lead", _closing(_choke_lifted)
    yield "THREE-016", "late", "a choke is made known only when its player is out", _stepping(_choke_told_late)
    yield "THREE-016", "early", "a choke is always made known at once", _stepping(_choke_told_early)
    yield "THREE-017", "missed", "a choke is missed when the beater is beaten", _beaten_by(_forgotten_when_beaten)
    yield "THREE-017", "last-beater", "the choke counts for the last who beat", _beaten_by(_last_beater)
    yield "THREE-018", "counts", "the opposite always chokes", {choke_counts: _EVER}
    yield "THREE-018", "exempt", "the opposite never chokes", {choke_counts: lambda by, on, _rules: by != opposite(on)}
    yield "THREE-019", "not-at-the-end", "nobody is choked at the end of the deal", _stepping(_no_choke_at_the_end)
    yield (
        "THREE-019", "other-cards", "who holds other cards with his 3s is choked",
        {holds_only_threes: lambda hand: hand[THREE] > 0},
    )  # fmt: skip
    yield "THREE-020", "never-cleared", "a beaten hand chokes whatever was laid since", _beaten_by(_never_cleared)
    yield "FOUR-001", "opens-at-once", "an opening never waits for 4s", {is_provisional: _NEVER}
    yield "FOUR-002", "never-void", "any lead confirms an opening", {confirms_opening: _EVER}
    yield (
        "FOUR-002", "without-4s", "one who has no 4 waits for 4s as well",
        {is_provisional: lambda _hand, rules: _after_opening(rules)},
    )  # fmt: skip
    yield "FOUR-003", "never", "a 4 played early waives nothing", {waives_opening: _NEVER}
    yield (
        "FOUR-003", "not-for-the-deal", "who has waived may open all the same",
        {may_open_now: lambda standing, winner: _may_open(standing, winner, waived=False)},
    )  # fmt: skip
    yield (
        "FOUR-006",
        "one",
        "only a single 4 confirms",
        {confirms_opening: lambda lead: lead.rank == FOUR and lead.size == 1},
    )
    yield (
        "FOUR-006", "alone", "4s with 2s or jokers do not confirm",
        {confirms_opening: lambda lead: lead.rank == FOUR and not lead.twos and not lead.jokers},
    )  # fmt: skip
    yield "FOUR-007", "anything", "4s beat any play without jokers", {rank_not_higher: _fours_are_high}
    yield "FOUR-007", "nothing", "4s beat nothing, 3s neither", {rank_not_higher: _fours_are_low}


def _rows_of_heads() -> Rows:
    yield "HEAD-001", "never", "nobody is headless because his opposite went out", {headless_by_going_out: _always(0)}
    yield (
        "HEAD-001", "always", "whose opposite went out is headless under every rule set",
        {headless_by_going_out: lambda standing, out, _rules: headless_by_leaving(standing, out)},
    )  # fmt: skip
    yield "HEAD-003", "isolates", "the gouji of a headless player isolates", _answering(_headless_gouji_isolates)
    yield (
        "HEAD-003", "not-mates", "mates do not beat a headless player",
        _answering(_mates_do_not_beat_the_headless),
    )  # fmt: skip
    yield (
        "HEAD-004", "not-on-gouji", "headless players are not asked on gouji",
        _answering(_headless_not_asked_on_gouji),
    )  # fmt: skip
    yield "HEAD-005", "never", "a headless player lays no gouji", _refused(_headless_lays_gouji, "HEAD-005")
    yield "HEAD-007", "answered", "everyone answers dead gouji", _answering(_dead_gouji_answered)
    yield (
        "HEAD-007", "two", "there are two dead gouji",
        {dead_gouji_granted: lambda rules, *, head: 2 if dead_gouji_granted(rules, head=head) else None},
    )  # fmt: skip
    yield "HEAD-008", "never", "who has no dead gouji left keeps his head", {headless_by_last_dead_gouji: _always(0)}
    yield "HEAD-008", "when-laid", "one is headless when the last dead gouji is laid", _stepping(_headless_when_laid)
    yield (
        "HEAD-008",
        "in-the-tangle",
        "one is headless after the last dead gouji in the tangle too",
        {headless_by_last_dead_gouji: _headless_in_the_tangle_too},
    )
    yield "HEAD-009", "jokers", "a gouji with jokers uses up no dead gouji", _stepping(_jokers_are_no_dead_gouji)
    yield (
        "HEAD-010",
        "beaten-kept",
        "a dead gouji that was beaten is not used up",
        _stepping(_beaten_dead_gouji_is_kept),
    )
    yield "HEAD-011", "never", "dead gouji opens nobody", _not_opening(lambda state: state.round.dead)
    yield (
        "HEAD-012", "three", "a head lasts for three gouji plays under every rule set",
        {dead_gouji_granted: lambda _rules, *, head: 3 if head else None},
    )  # fmt: skip
    yield "HEAD-012", "no-window", "gouji that nobody may answer closes the round at once", {waits: _NEVER}


def _rows_of_tangle_and_places() -> Rows:
    yield "TANGLE-001", "late", "the tangle starts one place late", {"TANGLE_SIZE": 3}
    yield (
        "TANGLE-002", "late", "a revolutionary does not count for the tangle",
        _tangle_when(lambda s: s.in_play.bit_count() + (s.revolted is not None) <= 4),
    )  # fmt: skip
    yield "TANGLE-003", "isolates", "gouji still isolates in the tangle", _answering(_isolates_in_tangle)
    yield "TANGLE-003", "yields", "one may yield in the tangle", _yielding_without(tangle=False)
    yield "TANGLE-004", "binds", "a pass binds in the tangle", _stepping(_passes_bind_in_tangle)
    yield (
        "TANGLE-005", "opposite-first", "in the tangle gouji is put to the opposite first",
        _stepping(_gouji_to_the_opposite_first),
    )  # fmt: skip
    yield "TANGLE-006", "duty", "who beats gouji in the tangle has a burner's duty", _stepping(_duty_in_tangle)
    yield (
        "TANGLE-007", "failed", "failed burners do not count for the tangle",
        _tangle_when(lambda s: s.in_play.bit_count() + len(s.failed) <= 4),
    )  # fmt: skip
    yield (
        "TANGLE-008", "one-left", "the deal always goes on until one is left",
        {is_over: lambda in_play, _rules: in_play.bit_count() <= 1},
    )  # fmt: skip
    yield (
        "TANGLE-008",
        "more-cards",
        "of those who are left more cards come first",
        {order_of_the_rest: _more_cards_first},
    )
    yield (
        "TANGLE-009", "one-pass-early", "in the tangle a round closes one pass early",
        _closes_early(lambda state: state.standing.tangle),
    )  # fmt: skip
    yield "RANK-001", "second", "the first who goes out is second", _places_swapped(1, 2)
    yield "RANK-002", "third", "the second who goes out is third", _places_swapped(2, 3)
    yield "RANK-003", "fourth", "the third who goes out is fourth", _places_swapped(3, 4)
    yield (
        "RANK-004",
        "not-reserved",
        "no place is kept for a revolutionary",
        {known_places: _revolutionary_not_reserved},
    )
    yield "RANK-004", "fifth", "the fourth who goes out is fifth", _places_swapped(4, 5)
    yield "RANK-005", "last", "the fifth who goes out is last", _places_swapped(5, 6)
    yield (
        "RANK-006", "plays-on", "the last player plays on",
        {is_over: lambda in_play, rules: not in_play or (in_play.bit_count() > 1 and is_over(in_play, rules))},
    )  # fmt: skip
    yield "RANK-007", "unplaced", "who is left at the end has no place", {order_of_the_rest: _always(())}
    yield (
        "RANK-008", "fifth", "the first failed burner is fifth",
        {failed_places: lambda failed: {seat: place - 1 for seat, place in failed_places(failed).items()}},
    )  # fmt: skip


FAULTS: Final[tuple[RuleFault, ...]] = tuple(RuleFault(*row) for row in _rows())

SEEN: Final = (
    "TURN-008:anyone",
    "BURN-001:never",
    "OPEN-002:at-once",
    "OPEN-003:although-burned",
    "OPEN-003:when-the-opposite-passes",
    "BURN-004:no-test",
    "BURN-006:no-duty",
    "BURN-009:enemies-first",
    "BURN-015:punished",
    "TURN-015:mates-play",
    "TURN-013:asked-twice",
    "TURN-005:re-enters",
    "TURN-006:not-asked",
    "TURN-018:to-a-mate",
    "TURN-018:to-one-who-is-out",
    "TURN-019:unanswered",
    "TURN-019:one-pass-early",
    "TANGLE-001:late",
    "TANGLE-003:isolates",
    "TANGLE-004:binds",
    "THREE-002:early",
    "THREE-017:missed",
    "KILL-002:equal-counts",
    "SHAO-008:passed",
)
"""The faults that public engines were seen to have."""
