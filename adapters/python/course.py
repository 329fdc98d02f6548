"""The course of a deal: its phases in order, and which actions are legal and carried out in each."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from actions import Action
from before_play import Calls, Phase, ShowFours, Start
from deal import Deal
from params import Members
from revolution import AnswerTrial, Fight, Head, Revolution, Rush, Trial
from seats import SEATS, opposite
from trading import Buying, Returning

BEFORE_PLAY: list[type[Phase]] = [
    Returning,
    Buying,
    Calls,
    Revolution,
    Rush,
    Fight,
    Trial,
    AnswerTrial,
    Head,
    ShowFours,
]


class Course:
    """A deal and the phase in which it stands; after the phases before play there is none."""

    def __init__(self, deal: Deal, start: Start, first: str) -> None:
        """Begin with the phase of that name, or with play."""
        self.deal = deal
        names = [kind.name for kind in BEFORE_PLAY]
        kinds = BEFORE_PLAY[names.index(first) :] if first in names else []
        self.phases = [kind(deal, start) for kind in kinds]  # the one that is open, and those to come
        self.enter()

    @property
    def phase(self) -> Phase | None:
        """Return the phase before play that is open."""
        return self.phases[0] if self.phases else None

    @property
    def phase_name(self) -> str:
        """Return the name of the phase as the protocol has it."""
        if self.deal.over:
            return "over"
        return "play" if self.phase is None else self.phase.name

    def enter(self) -> None:
        """Begin the next phase in which somebody may act."""
        while self.phase is not None and not self.deal.over:
            self.phase.begin()
            if self.deal.over or self.phase.is_open():
                break
            del self.phases[0]
        self.settle_leader()

    def settle_leader(self) -> None:
        """Let the next in play lead for a leader who is not; once play begins, give him the lead."""
        deal = self.deal
        if deal.leader != deal.bound_to_fours:
            deal.leader = deal.here_or_next(deal.leader)
        if self.phase is None and not deal.over:
            deal.give_lead(deal.leader)

    def carry_out(self, action: Action) -> bool:
        """Carry out an action if it is legal, and say whether it was."""
        deal, phase = self.deal, self.phase
        if action.type == "waive":
            return done(deal.may_waive(action.seats), lambda: deal.waived.update(action.seats))
        if deal.over:
            return False
        if action.type == "call" and not self.before(Calls):
            return done(deal.may_call(action.seat, action.call), lambda: deal.calls.update({action.seat: action.call}))
        if phase is None:
            return carry_out_in_play(deal, action)
        if action.type == "next":
            return done(phase.window, self.leave)
        return done(phase.permits(action), lambda: self.act(phase, action))

    def before(self, kind: type[Phase]) -> bool:
        """Whether a phase of the kind is open or still to come."""
        return any(isinstance(phase, kind) for phase in self.phases)

    def act(self, phase: Phase, action: Action) -> None:
        """Act in a phase, and leave it if nobody may act any more."""
        phase.act(action)
        if self.deal.over or phase.is_open():
            self.settle_leader()
        else:
            self.leave()

    def leave(self) -> None:
        """Leave the phase that is open for the next."""
        del self.phases[0]
        self.enter()

    def legal(self) -> list[Members]:
        """Return every legal action once."""
        if self.deal.over:
            pairs = [[seat, opposite(seat)] for seat in range(3)]
            return [{"type": "waive", "seats": pair} for pair in pairs if self.deal.may_waive(pair)]
        if self.phase is None:
            return legal_in_play(self.deal)
        found = list(self.phase.legal())
        return [*found, {"type": "next"}] if self.phase.window else found

    def to_act(self) -> list[int]:
        """Return the seats that have a legal action, waiving apart."""
        if self.deal.over:
            return []
        seats = seats_in(legal_in_play(self.deal)) if self.phase is None else self.phase.to_act()
        return [seat for seat in SEATS if seat in seats]


def seats_in(actions: Iterable[Members]) -> set[object]:
    """Return the seats that act in any of the actions of play."""
    found: set[object] = set()
    for action in actions:
        if isinstance(claim := action.get("seats"), list):
            found |= set(claim)
        elif "seat" in action:
            found.add(action["seat"])
    return found


def carry_out_in_play(deal: Deal, action: Action) -> bool:
    """Carry out an action if it is legal in play, and say whether it was."""
    match action.type:
        case "play":
            return done(deal.may_play(action.seat, action.cards), lambda: deal.play(action.seat, action.cards))
        case "pass":
            return done(deal.may_pass(action.seat), lambda: deal.pass_turn(action.seat))
        case "yield":
            return done(deal.may_yield(action.seat), lambda: deal.yield_turn(action.seat))
        case "burn":
            return done(deal.may_claim(action.seats), lambda: deal.grant_burn(action.seats))
        case "next":
            return done(deal.may_go_on(), deal.close_round)
    return False


def done(legal: bool, act: Callable[[], object]) -> bool:
    """Act if it is legal, and say whether it was."""
    if legal:
        act()
    return legal


def legal_in_play(deal: Deal) -> list[Members]:
    """Return every action that is legal in play once."""
    found: list[Members] = [{"type": "play", "seat": seat, "cards": cards} for seat, cards in deal.legal_plays()]
    found += [{"type": "pass", "seat": seat} for seat in SEATS if deal.may_pass(seat)]
    found += [{"type": "yield", "seat": seat} for seat in SEATS if deal.may_yield(seat)]
    found += [{"type": "burn", "seats": [seat]} for seat in SEATS if deal.may_claim([seat])]
    return found + ([{"type": "next"}] if deal.may_go_on() else [])
