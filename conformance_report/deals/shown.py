"""Which rules of play a deal shows: those that refuse, those behind events, and those whose situation arises.

A refusal shows the rules that it names; an event shows the rule that caused it. For every other rule a witness says
when a step shows it: the rule decided what happened there, or what did not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from conformance_report.deals.replay import Step
from conformance_report.engines.oracle_deal import action_of
from oracle.actions import Action, Burn, Pass, Play, Yield
from oracle.cards import BIG, FOUR, SMALL, THREE, TWO, Counts
from oracle.catalogue import Level, Standing, rules
from oracle.combination import Combination, NotACombination, classify
from oracle.events import EventType
from oracle.facts import Deed
from oracle.judge import may_open
from oracle.rules.burning import meets_formula
from oracle.rules.gouji import is_gouji
from oracle.rules.held_threes import holds_only_threes
from oracle.rules.killing import kills
from oracle.rulesets.policies import Fours
from oracle.seats import SEATS, Seat, are_mates, opposite
from oracle.state import DealState, Mask, Phase

_E: Final = EventType

_NO_FAILED_BURNER: Final = "where a breach of the burner's duty is refused, or there is no burn, no burn fails"
NOT_SHOWN: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType({
    base: MappingProxyType({"BURN-014": "an example of BURN-013 with three Ks, As and 2s", **more})
    for base, more in {
        "chongdian": {}, "shandong": {},
        "biesan": {"RANK-008": _NO_FAILED_BURNER},
        "fasi": {"RANK-008": _NO_FAILED_BURNER},
    }.items()
})  # fmt: skip
"""For each rule set the rules of play that no deal can show, or has to, and why."""


def rules_to_show(base: str) -> tuple[str, ...]:
    """The rules of play that the document behind a rule set carries, but for those that no deal has to show."""
    return tuple(
        one.id
        for one in rules().values()
        if one.level is Level.PLAY
        and one.citations[base].standing is not Standing.ABSENT
        and not one.excluded
        and one.id not in NOT_SHOWN[base]
    )


def shown_by(steps: Iterable[Step]) -> frozenset[str]:
    """The rules that these steps of one deal show."""
    found: set[str] = set()
    for _, ids in shown_step_by_step(steps):
        found |= ids
    return frozenset(found)


def shown_in_order(steps: Iterable[Step]) -> list[str]:
    """The rules that these steps show, those of play, in the order of the catalogue."""
    found = shown_by(steps)
    return [one.id for one in rules().values() if one.id in found and one.level is Level.PLAY]


def shown_step_by_step(steps: Iterable[Step]) -> Iterator[tuple[Step, frozenset[str]]]:
    """Each step with the rules that it shows."""
    passed: Mask = 0
    beaten: Mask = 0
    yielded: Seat | None = None
    for step in steps:
        if not step.accepted:
            yield step, frozenset(step.reasons)
            continue
        seen = Seen(step, passed, yielded, beaten)
        by_events = {event.rule_id for event in step.events} - WITNESSES.keys()
        yield step, frozenset(by_events | {rule_id for rule_id, shows in WITNESSES.items() if shows(seen)})
        passed, yielded = seen.passed_after, seen.yielded_after
        beaten |= 1 << seen.owner if seen.beat else 0


class Seen:
    """A legal action as the witnesses look at it: the position before, what was done, the position after.

    `passed` are those who have passed in the round, in the tangle too; `yielded` is who has yielded in the round;
    `beaten` are those of whom any hand was beaten.
    """

    def __init__(self, step: Step, passed: Mask, yielded: Seat | None, beaten: Mask) -> None:
        self.before: Final[DealState] = step.before.state
        self.after: Final[DealState] = step.after.state
        self.action: Final[Action] = action_of(step.action)
        self.legal: Final[tuple[Action, ...]] = step.before.legal
        self.events: Final = {event.kind: event for event in step.events}
        self.all_events: Final = step.events
        self.passed: Final = passed
        self.yielded: Final = yielded
        self.beaten: Final = beaten
        round_ = self.before.round
        self.table: Final[Combination | None] = round_.play
        self.owner: Final[Seat] = round_.seat
        """Who laid the play on the table."""
        self.seat: Final[Seat | None] = getattr(self.action, "seat", None)
        self.cards: Final[Counts | None] = self.action.cards if isinstance(self.action, Play) else None
        self.in_turn: Final = self.seat is not None and self.seat == round_.turn and round_.granted is None
        self.tangle: Final = self.before.standing.tangle

    @property
    def passed_after(self) -> Mask:
        """Who has passed in the round after this step."""
        if self.closes or self.after.phase is Phase.OVER:
            return 0
        return self.passed | (1 << self.action.seat if isinstance(self.action, Pass) else 0)

    @property
    def yielded_after(self) -> Seat | None:
        """Who has yielded in the round after this step."""
        if self.closes:
            return None
        return self.action.seat if isinstance(self.action, Yield) else self.yielded

    @property
    def closes(self) -> bool:
        """Whether a round was closed."""
        return _E.ROUND_CLOSED in self.events

    @property
    def play(self) -> Combination | None:
        """The play that is laid."""
        if self.cards is None:
            return None
        found = classify(self.cards, self.before.rules)
        return None if isinstance(found, NotACombination) else found

    @property
    def lead(self) -> bool:
        """Whether a play is led; a lead that fails a burn is not laid."""
        return self.cards is not None and self.table is None and _E.BURN_FAILED not in self.events

    @property
    def beat(self) -> bool:
        """Whether the play on the table is beaten."""
        return self.cards is not None and self.table is not None

    @property
    def lays_gouji(self) -> bool:
        """Whether the play that is laid is gouji."""
        return self.play is not None and is_gouji(self.play) and _E.BURN_FAILED not in self.events

    @property
    def opens(self) -> bool:
        """Whether the round is closed and its winner opens, even if only for the time being."""
        return self.closes and (_E.OPENED in self.events or _E.PROVISIONAL in self.events)

    @property
    def gouji_that_could_open(self) -> bool:
        """Whether the play on the table is of a kind that opens, and its player has not opened."""
        table = self.table
        unopened = not self.before.standing.opened >> self.owner & 1
        return table is not None and may_open(table, self.before.rules) and unopened

    def headless(self, seat: Seat | None) -> bool:
        """Whether this seat is headless before the step."""
        return seat is not None and bool(self.before.standing.headless >> seat & 1)


# one function for each situation


def _kills_out_of_turn(seen: Seen) -> bool:
    play, table = seen.play, seen.table
    killing = play is not None and table is not None and kills(play, table, seen.before.rules)
    return killing and not seen.in_turn


def _opens_by_answer(seen: Seen) -> bool:
    round_ = seen.before.round
    return seen.opens and seen.owner not in (round_.leader, round_.burner) and not round_.chain


def _opens_by_burn_or_shao(seen: Seen) -> bool:
    round_ = seen.before.round
    burned = round_.burner == seen.owner and round_.leader != seen.owner
    return seen.opens and (burned or bool(round_.chain))


def _beaten_while(seen: Seen, *, opened: bool) -> bool:
    """A gouji play that opens is beaten, and its player is as open as before."""
    table, bit = seen.table, 1 << seen.owner
    if not seen.beat or table is None or not may_open(table, seen.before.rules):
        return False
    before, after = seen.before.standing.opened & bit, seen.after.standing.opened & bit
    return bool(before) == bool(after) == opened


def _closes_without_opening(seen: Seen, *, tangle: bool) -> bool:
    return seen.closes and seen.tangle == tangle and seen.gouji_that_could_open and not seen.opens


def _last_play_opens_nobody(seen: Seen) -> bool:
    gone = not seen.before.standing.in_play >> seen.owner & 1
    return gone and _closes_without_opening(seen, tangle=False)


def _pair_is_open(seen: Seen) -> bool:
    event = seen.events.get(_E.OPENED)
    return event is not None and bool(seen.after.standing.opened >> opposite(_seat(event.seat)) & 1)


def _opens_headless(seen: Seen) -> bool:
    return seen.opens and seen.headless(seen.owner)


def _seat(seat: Seat | None) -> Seat:
    assert seat is not None
    return seat


def _goes_to_the_next(seen: Seen) -> bool:
    """Whoever follows in playing order is asked on a play that anybody may answer."""
    round_ = seen.after.round
    return (
        seen.cards is not None and round_.play is not None and not round_.gouji
        and round_.seat == seen.seat and round_.turn == (round_.seat + 1) % 6
    )  # fmt: skip


def _isolates(seen: Seen) -> bool:
    """An ordinary play is beaten with gouji, and now the opposite alone is asked."""
    round_ = seen.after.round
    return (
        seen.beat and not seen.before.round.gouji and seen.lays_gouji and not seen.tangle
        and seen.after.phase is Phase.PLAY and round_.asked == 1 << opposite(round_.seat)
    )  # fmt: skip


def _opposite_despite_pass(seen: Seen) -> bool:
    return seen.in_turn and not seen.tangle and bool(seen.before.round.passed >> _seat(seen.seat) & 1)


def _answer_to_the_yielder(seen: Seen) -> bool:
    """The yielder has beaten, and his opposite answers or passes."""
    return seen.in_turn and not seen.tangle and seen.yielded == seen.owner and seen.seat == opposite(seen.owner)


def _yielder_answers_later(seen: Seen) -> bool:
    """The yielder beats a play that one of the two next seats laid after his yield."""
    return seen.beat and seen.in_turn and seen.yielded == seen.seat and seen.owner != opposite(_seat(seen.seat))


def _beats_last_hand(seen: Seen) -> bool:
    return seen.beat and not seen.before.standing.in_play >> seen.owner & 1


def _claimants(seen: Seen) -> tuple[Seat, ...]:
    return seen.action.seats if isinstance(seen.action, Burn) else ()


def _claimed_by_both_sides(seen: Seen) -> bool:
    return len({are_mates(seat, seen.owner) for seat in _claimants(seen)}) == 2


def _claimed_by_one_side(seen: Seen) -> bool:
    claimants = _claimants(seen)
    return len(claimants) > 1 and not _claimed_by_both_sides(seen)


def _unburned_for_nothing(seen: Seen) -> bool:
    """The burner whose burn is undone keeps his place in the deal and is a burner no more."""
    event = seen.events.get(_E.UNBURNED)
    return event is not None and event.other not in seen.after.standing.failed


def _burns_the_burner(seen: Seen) -> bool:
    event = seen.events.get(_E.BURNED)
    return event is not None and seen.before.round.burner == event.other


def _burner_leads_on(seen: Seen) -> bool:
    round_ = seen.after.round
    return seen.closes and round_.burner is not None and round_.burner == round_.turn


def _burners_lead_with_joker(seen: Seen) -> bool:
    cards = seen.cards
    return seen.lead and cards is not None and seen.before.round.burner == seen.seat and cards[SMALL] + cards[BIG] > 0


def _answer_to_the_burner(seen: Seen) -> bool:
    return seen.in_turn and seen.before.round.burner == seen.owner and seen.table is not None


def _claim_let_go(seen: Seen) -> bool:
    """Somebody could claim the burn, and nobody does."""
    could = any(isinstance(action, Burn) for action in seen.legal)
    return could and not isinstance(seen.action, Burn)


def _shao_without_test(seen: Seen) -> bool:
    hand = seen.before.hands[seen.seat] if seen.seat is not None else ()
    return _E.SHAO in seen.events and not meets_formula(hand)


def _shaos_earned(seen: Seen) -> tuple[Deed, ...]:
    return seen.after.standing.shaos[len(seen.before.standing.shaos) :]


def _counter_shao(seen: Seen) -> bool:
    return any(deed.cards > 1 for deed in _shaos_earned(seen))


def _suffers_again(seen: Seen) -> bool:
    before = {deed.on for deed in seen.before.standing.shaos}
    return any(deed.on in before for deed in _shaos_earned(seen))


def _shao_between_mates(seen: Seen) -> bool:
    event = seen.events.get(_E.SHAO)
    return event is not None and are_mates(_seat(event.seat), _seat(event.other))


def _choked_goes_out(seen: Seen) -> bool:
    """A player who was choked, or is choked as he goes out, lays his 3s and takes his place."""
    event = seen.events.get(_E.OUT)
    return event is not None and any(deed.on == event.seat for deed in seen.after.standing.choked)


def _choked_in_play(seen: Seen) -> bool:
    """Somebody who still holds his 3s when the deal ends is choked, at once or then."""
    if _E.OVER not in seen.events:
        return False
    left = [seat for seat in SEATS if seen.after.standing.in_play >> seat & 1]
    return any(deed.on in left for deed in seen.after.standing.choked)


def _choked_by_opposite_or_exempt(seen: Seen) -> bool:
    """The hand before the 3s is beaten by the opposite: whether that chokes is the rule."""
    only_threes = seen.table is not None and holds_only_threes(seen.before.hands[seen.owner])
    return seen.beat and only_threes and seen.seat == opposite(seen.owner)


def _choker_is_beaten(seen: Seen) -> bool:
    """The play that choked is beaten in its turn, and the choke remains his."""
    return seen.beat and any(deed.by == seen.owner for deed in seen.before.standing.choked)


def _later_hand_clears(seen: Seen) -> bool:
    """A player with nothing but 3s left takes the round with the hand before them; others of his had been beaten."""
    return seen.closes and holds_only_threes(seen.before.hands[seen.owner]) and bool(seen.beaten >> seen.owner & 1)


def _waives_opening(seen: Seen) -> bool:
    return seen.after.standing.waived != seen.before.standing.waived


def _leads_some_fours(seen: Seen) -> bool:
    cards = seen.cards
    return seen.lead and cards is not None and cards[FOUR] > 0 and seen.before.rules.fours is Fours.AFTER_OPENING


def _fours_on_threes(seen: Seen) -> bool:
    cards, table = seen.cards, seen.table
    return seen.beat and cards is not None and table is not None and _is_all(cards, FOUR) and table.counts[THREE] > 0


def _is_all(cards: Counts, rank: int) -> bool:
    return sum(cards) == cards[rank] > 0


def _no_fours_on_more(seen: Seen) -> bool:
    """Who holds as many 4s as lie on the table, and is asked, cannot beat with them."""
    table, seat = seen.table, seen.before.round.turn
    if table is None or seat is None or not seen.in_turn or table.counts[THREE] or table.counts[FOUR]:
        return False
    return seen.before.hands[seat][FOUR] >= table.size and not any(
        isinstance(one, Play) and one.seat == seat and _is_all(one.cards, FOUR) for one in seen.legal
    )


def _anyone_on_headless(seen: Seen) -> bool:
    across = seen.seat == opposite(seen.owner)
    return seen.beat and seen.in_turn and seen.before.round.gouji and seen.headless(seen.owner) and not across


def _headless_on_anyone(seen: Seen) -> bool:
    across = seen.seat == opposite(seen.owner)
    return seen.beat and seen.in_turn and seen.before.round.gouji and seen.headless(seen.seat) and not across


def _dead_gouji(seen: Seen) -> bool:
    return seen.cards is not None and seen.after.round.dead and seen.after.round.seat == seen.seat


def _dead_gouji_of_any_kind(seen: Seen) -> bool:
    cards = seen.cards
    return _dead_gouji(seen) and cards is not None and cards[SMALL] + cards[BIG] + cards[TWO] > 0


def _dead_gouji_taken(seen: Seen) -> bool:
    return seen.beat and seen.before.round.dead


def _opens_by_dead_gouji(seen: Seen) -> bool:
    return seen.opens and seen.before.round.dead


def _head_without_limit(seen: Seen) -> bool:
    """Gouji of a player with a head whose opposite revolted waits, as nobody answers it in turn."""
    standing, round_ = seen.before.standing, seen.after.round
    revolted = standing.revolted
    with_head = revolted is not None and seen.seat == opposite(revolted) and not seen.headless(seen.seat)
    waiting = round_.gouji and round_.turn is None and round_.play is not None and not round_.dead
    return with_head and seen.lays_gouji and waiting


def _gouji_in_tangle(seen: Seen) -> bool:
    """In the tangle a seat that is not the opposite beats gouji, and no burn comes of it."""
    across = seen.seat == opposite(seen.owner)
    return seen.tangle and seen.beat and seen.before.round.gouji and not across


def _plays_after_passing(seen: Seen) -> bool:
    return seen.tangle and seen.beat and bool(seen.passed >> _seat(seen.seat) & 1)


def _side_is_out(seen: Seen) -> bool:
    return _E.OVER in seen.events and seen.after.standing.in_play.bit_count() > 1


def _by_everybody_passing(seen: Seen) -> bool:
    return seen.tangle and seen.closes and isinstance(seen.action, Pass)


def _event(*kinds: EventType) -> Callable[[Seen], bool]:
    return lambda seen: not seen.events.keys().isdisjoint(kinds)


WITNESSES: Final[dict[str, Callable[[Seen], bool]]] = {
    "KILL-002": _kills_out_of_turn,
    "KILL-003": lambda seen: _kills_out_of_turn(seen) and _E.SHAO not in seen.events,
    "OPEN-001": lambda seen: seen.opens,
    "OPEN-002": lambda seen: seen.opens,
    "OPEN-003": lambda seen: _beaten_while(seen, opened=False),
    "OPEN-004": _opens_by_answer,
    "OPEN-009": lambda seen: _closes_without_opening(seen, tangle=True),
    "OPEN-010": lambda seen: _beaten_while(seen, opened=True),
    "OPEN-011": _pair_is_open,
    "OPEN-012": _opens_headless,
    "OPEN-013": _opens_by_burn_or_shao,
    "OPEN-014": _last_play_opens_nobody,
    "DEAL-015": _goes_to_the_next,
    "TURN-001": lambda seen: seen.lead,
    "TURN-002": lambda seen: seen.beat and seen.in_turn,
    "TURN-004": lambda seen: isinstance(seen.action, Pass),
    "TURN-006": _opposite_despite_pass,
    "TURN-009": _isolates,
    "TURN-011": lambda seen: seen.closes and seen.before.round.gouji and isinstance(seen.action, Pass),
    "TURN-012": lambda seen: isinstance(seen.action, Yield),
    "TURN-014": _answer_to_the_yielder,
    "TURN-016": _yielder_answers_later,
    "TURN-019": _beats_last_hand,
    "TURN-020": _goes_to_the_next,
    "BURN-006": _burners_lead_with_joker,
    "BURN-009": _claimed_by_both_sides,
    "BURN-010": _claimed_by_one_side,
    "BURN-015": _unburned_for_nothing,
    "BURN-016": _burns_the_burner,
    "BURN-018": _burner_leads_on,
    "BURN-019": _answer_to_the_burner,
    "BURN-021": _claim_let_go,
    "SHAO-002": _shao_without_test,
    "SHAO-003": lambda seen: any(deed.cards == 1 for deed in _shaos_earned(seen)),
    "SHAO-004": _counter_shao,
    "SHAO-005": _suffers_again,
    "SHAO-006": _shao_between_mates,
    "THREE-015": _choked_goes_out,
    "THREE-016": _event(_E.CHOKED),
    "THREE-017": _choker_is_beaten,
    "THREE-018": _choked_by_opposite_or_exempt,
    "THREE-019": _choked_in_play,
    "THREE-020": _later_hand_clears,
    "FOUR-003": _waives_opening,
    "FOUR-006": _leads_some_fours,
    "FOUR-007": lambda seen: _fours_on_threes(seen) or _no_fours_on_more(seen),
    "HEAD-003": _anyone_on_headless,
    "HEAD-004": _headless_on_anyone,
    "HEAD-005": lambda seen: seen.lays_gouji and seen.headless(seen.seat),
    "HEAD-007": _dead_gouji,
    "HEAD-009": _dead_gouji_of_any_kind,
    "HEAD-010": _dead_gouji_taken,
    "HEAD-011": _opens_by_dead_gouji,
    "HEAD-012": _head_without_limit,
    "TANGLE-003": _gouji_in_tangle,
    "TANGLE-004": _plays_after_passing,
    "TANGLE-006": _gouji_in_tangle,
    "TANGLE-007": _event(_E.TANGLE),
    "TANGLE-008": _side_is_out,
    "TANGLE-009": _by_everybody_passing,
    "RANK-007": _event(_E.OVER),
    "RANK-008": _event(_E.BURN_FAILED),
}
"""For each rule the situation that shows it; a rule with a witness is not shown by its event alone."""
