"""The oracle's answers about a deal in progress, in the words of the protocol."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import UNSET, UnsetType

from conformance_report.engines.oracle_settling import debts_of
from conformance_report.protocol import messages as m
from conformance_report.protocol.errors import ErrorCode, ProtocolError
from oracle import actions as a
from oracle.before_play.revolution import is_void, revolutionaries
from oracle.cards import RANKS, Counts, counts_of, letters_of
from oracle.deal import Accepted, Ruling, places, play
from oracle.events import Bought, CardsMoved, Event, EventType
from oracle.facts import Call
from oracle.legality import legal_actions, seats_to_act
from oracle.rulesets import RuleSet
from oracle.seats import opposite
from oracle.setup import InvalidSetup, Setup
from oracle.state import DealState, Mask, Phase, Standing, seats_of


def deal_played(params: m.DealPlay, rules: RuleSet) -> m.DealPlayed:
    """The ruling on each action, and what else was asked."""
    try:
        played = play(setup_of(params.setup, rules), [action_of(action) for action in params.actions])
    except InvalidSetup as error:
        raise ProtocolError(ErrorCode.INVALID_PARAMS, f"The setup cannot be: {error}") from None
    return m.DealPlayed(
        rulings=[ruling_told(ruling) for ruling in played.rulings],
        state=state_told(played.state) if "state" in params.ask else UNSET,
        legal=[action_told(action) for action in legal_actions(played.state)] if "legal" in params.ask else UNSET,
        events=[event_told(event) for event in played.events] if "events" in params.ask else UNSET,
    )


# what is told to the oracle


def setup_of(told: m.Setup, rules: RuleSet) -> Setup:
    """A setup as the oracle takes it."""
    revolted = _or_else(told.revolted, None)
    return Setup(
        rules=rules,
        hands=tuple(counts_of(hand) for hand in told.hands),
        leader=told.leader,
        start=Phase(told.from_),
        calls={int(seat): Call(call) for seat, call in _or_else(told.calls, {}).items()},
        out=tuple(_or_else(told.out, [])),
        revolted=revolted,
        opened=frozenset(_or_else(told.opened, [])),
        heads={int(seat): choice == "head" for seat, choice in _or_else(told.head, {}).items()},
        dead_gouji={int(seat): left for seat, left in _or_else(told.dead_gouji, {}).items()},
        debts=tuple(debts_of(_or_else(told.debts, []))),
        fours={int(seat): suits for seat, suits in _or_else(told.fours, {}).items()},
    )


def _or_else(member: Any, default: Any) -> Any:
    return default if isinstance(member, UnsetType) else member


def _plays_of(plays: list[str] | None) -> tuple[tuple[int, ...], ...] | None:
    return None if plays is None else tuple(counts_of(cards) for cards in plays)


_READ: Final[dict[type[Any], Callable[[Any], a.Action]]] = {
    m.PlayAction: lambda told: a.Play(told.seat, counts_of(told.cards)),
    m.PassAction: lambda told: a.Pass(told.seat),
    m.YieldAction: lambda told: a.Yield(told.seat),
    m.BurnAction: lambda told: a.Burn(tuple(told.seats)),
    m.CallAction: lambda told: a.MakeCall(told.seat, Call(told.call)),
    m.ShowFoursAction: lambda told: a.ShowFours(told.seat, told.suit, told.count),
    m.BuyAction: lambda told: a.Buy(
        told.seat, RANKS.index(told.rank), None if told.pay is None else RANKS.index(told.pay)
    ),
    m.ReturnAction: lambda told: a.Return(told.seat, told.to, counts_of(told.cards)),
    m.RevoltAction: lambda told: a.Revolt(told.seat),
    m.RushAction: lambda told: a.Rush(told.seat, _plays_of(told.plays) or ()),
    m.FightAction: lambda told: a.Fight(told.seat, _plays_of(told.plays)),
    m.TrialAction: lambda told: a.Trial(told.seat, counts_of(told.cards)),
    m.AnswerTrialAction: lambda told: a.AnswerTrial(told.seat, None if told.cards is None else counts_of(told.cards)),
    m.HeadAction: lambda told: a.ChooseHead(told.seat, told.choice == "head"),
    m.WaiveAction: lambda told: a.Waive(tuple(told.seats)),
    m.NextAction: lambda _told: a.Next(),
}


def action_of(told: m.Action) -> a.Action:
    """An action as the oracle takes it."""
    return _READ[type(told)](told)


# what the oracle tells


def ruling_told(ruling: Ruling) -> m.Ruling:
    """A ruling, with the reasons of a refusal."""
    if isinstance(ruling, Accepted):
        return m.Ruling(legal=True)
    return m.Ruling(legal=False, reasons=[violation.rule_id for violation in ruling.violations])


_TELL: Final[dict[type[Any], Callable[[Any], m.Action]]] = {
    a.Play: lambda action: m.PlayAction(action.seat, letters_of(action.cards)),
    a.Pass: lambda action: m.PassAction(action.seat),
    a.Yield: lambda action: m.YieldAction(action.seat),
    a.Burn: lambda action: m.BurnAction(list(action.seats)),
    a.MakeCall: lambda action: m.CallAction(action.seat, action.call.value),
    a.ShowFours: lambda action: m.ShowFoursAction(action.seat, action.suit, action.count),
    a.Buy: lambda action: m.BuyAction(action.seat, _letter(action.rank), _letter(action.pay)),
    a.Return: lambda action: m.ReturnAction(action.seat, action.to, letters_of(action.cards)),
    a.Revolt: lambda action: m.RevoltAction(action.seat),
    a.Rush: lambda action: m.RushAction(action.seat, _plays_told(action.plays)),
    a.Fight: lambda action: m.FightAction(action.seat, None if action.plays is None else _plays_told(action.plays)),
    a.Trial: lambda action: m.TrialAction(action.seat, letters_of(action.cards)),
    a.AnswerTrial: lambda action: m.AnswerTrialAction(
        action.seat, None if action.cards is None else letters_of(action.cards)
    ),
    a.ChooseHead: lambda action: m.HeadAction(action.seat, "head" if action.head else "headless"),
    a.Waive: lambda action: m.WaiveAction(list(action.seats)),
    a.Next: lambda _action: m.NextAction(),
}


def _letter(rank: int | None) -> Any:
    return None if rank is None else RANKS[rank]


def _plays_told(plays: tuple[Counts, ...]) -> list[str]:
    return [letters_of(cards) for cards in plays]


def action_told(action: a.Action) -> m.Action:
    """A legal action in the words of the protocol."""
    return _TELL[type(action)](action)


_NAMES: Final[dict[EventType, tuple[str, ...]]] = {
    EventType.ROUND_CLOSED: ("winner",),
    EventType.BURNED: ("by", "on"),
    EventType.UNBURNED: ("by", "on"),
    EventType.SHAO: ("by", "on"),
    EventType.OUT: ("seat", "", "place"),
    EventType.BURN_SUCCEEDED: ("by", "on"),
    EventType.SHAO_SUCCEEDED: ("by", "on", "cards"),
    EventType.CHOKED: ("by", "on"),
    EventType.WIND: ("from", "to"),
    EventType.TANGLE: (),
    EventType.BOUGHT: ("seat", "from"),
    EventType.PAID: ("from", "to"),
    EventType.RETURNED: ("from", "to"),
    EventType.VOID: (),
    EventType.OVER: (),
}
"""What the protocol calls the seat, the other seat and the number of an event; a seat alone is "seat"."""


def event_told(event: Event) -> dict[str, Any]:
    """An event in the words of the protocol."""
    members = zip(_NAMES.get(event.kind, ("seat",)), (event.seat, event.other, event.number), strict=False)
    told = {"type": event.kind.value} | {name: value for name, value in members if name}
    if isinstance(event, CardsMoved):
        told |= {"cards": letters_of(event.cards)}
        return told if event.tribute is None else told | {"kind": event.tribute.value}
    if isinstance(event, Bought):
        return told | {"rank": RANKS[event.rank], "pay": _letter(event.pay)}
    return told


def state_told(state: DealState) -> m.State:
    """The state of a deal in the words of the protocol."""
    standing, round_ = state.standing, state.round
    table = None if round_.play is None else m.Table(round_.seat, letters_of(round_.play.counts))
    dead = dead_gouji_left(standing)
    over = state.phase is Phase.OVER
    return m.State(
        phase=state.phase.value,
        turn=None if round_.granted is not None else round_.turn,
        to_act=list(seats_to_act(state)),
        leader=round_.leader,
        table=table,
        hands=[letters_of(hand) for hand in state.hands],
        calls=_by_seat({seat: call.value for seat, call in state.calls.items()}),
        passed=_list(round_.passed),
        opened=_list(standing.opened),
        provisional=_list(standing.provisional),
        waived_opening=_list(standing.waived),
        out=list(standing.out),
        revolted=list(revolutionaries(state)),
        headless=_list(standing.headless),
        dead_gouji=_by_seat(dead),
        tangle=standing.tangle,
        burner=round_.burner,
        places=_by_seat(places(state)),
        choked=[m.Pair(one.by, one.on) for one in standing.choked],
        burns=[m.Pair(one.by, one.on) for one in standing.burns],
        shaos=[m.ShaoEntry(one.by, one.on, one.cards) for one in standing.shaos],
        void=is_void(state),
        over=over,
    )


def dead_gouji_left(standing: Standing) -> dict[int, int]:
    """How many dead gouji the opposite of the revolutionary has left, while he is in play."""
    if standing.revolted is None or not standing.dead_left:
        return {}
    seat = opposite(standing.revolted)
    return {seat: standing.dead_left} if standing.in_play >> seat & 1 else {}


def _list(seats: Mask) -> list[int]:
    return list(seats_of(seats))


def _by_seat(values: dict[int, Any]) -> Any:
    return {str(seat): values[seat] for seat in sorted(values)}
