"""Before the first lead and after the last card: how a player decides there, and what is tried that is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, Literal, cast

from conformance_report.deals.replay import Position
from conformance_report.protocol import messages as m
from oracle.cards import RANKS, letters_of
from oracle.rules.calling import known_calls
from oracle.seats import SEATS, opposite
from oracle.state import DealState, Phase

_READY: Final = {Phase.CALLS: 0.6, Phase.REVOLUTION: 0.8, Phase.RUSH: 0.85, Phase.SHOW_FOURS: 0.75}
"""How likely a player uses a window again while he may."""

_FIGHTS: Final = 0.75
"""How likely he fights a rush, or answers a trial, where he can."""


def decide(position: Position, actions: Sequence[m.Action], chance: Random) -> m.Action:
    """One of the actions, before the first lead or after the deal: of windows one often uses, of a contest mostly."""
    doing = [one for one in actions if not isinstance(one, m.NextAction)]
    closing = [one for one in actions if isinstance(one, m.NextAction)]
    if closing and (not doing or chance.random() >= _READY.get(position.state.phase, 0.5)):
        return closing[0]
    declined = [one for one in doing if _declines(one)]
    if declined and chance.random() >= _FIGHTS:
        return declined[0]
    return chance.choice(_strongest([one for one in doing if one not in declined] or declined))


def _declines(action: m.Action) -> bool:
    match action:
        case m.FightAction():
            return action.plays is None
        case m.AnswerTrialAction():
            return action.cards is None
        case _:
            return False


def _strongest(actions: Sequence[m.Action]) -> list[m.Action]:
    """Of fights those that beat most of the rush; of others all."""
    beaten = [len(one.plays or ()) if isinstance(one, m.FightAction) else 0 for one in actions]
    return [one for one, number in zip(actions, beaten, strict=True) if number == max(beaten)]


def called_before(calls: Sequence[m.Call], chance: Random) -> dict[m.SeatKey, m.Call]:
    """The calls that are made before the cards are dealt; one seat in three makes one."""
    keys: tuple[m.SeatKey, ...] = ("0", "1", "2", "3", "4", "5")
    return {seat: chance.choice(calls) for seat in keys if calls and chance.random() < 1 / 3}


# what is mostly refused

_BOUGHT: Final[tuple[Literal["3", "4"], ...]] = ("3", "4")
_CALLS: Final[tuple[m.Call, ...]] = ("xuan", "ming", "yu")
_SUITS: Final[tuple[Literal["S", "H", "C", "D"], ...]] = ("S", "H", "C", "D")


def tries_aside(position: Position, chance: Random) -> Iterator[m.Action]:
    """Actions that look as if they might be legal in a phase before the first lead, or after the deal."""
    state = position.state
    seat = chance.choice(SEATS)
    if state.phase in _TRIES:
        yield from _TRIES[state.phase](state, seat, chance)
    if state.phase is not Phase.OVER:
        yield m.CallAction(seat, chance.choice(known_calls(state.rules)).value)
        yield m.PlayAction(seat, letters_of(state.hands[seat])[:1] or "5")


def _returns(state: DealState, seat: int, chance: Random) -> Iterator[m.Action]:
    held = letters_of(state.hands[seat])
    yield m.ReturnAction(seat, chance.choice([one for one in SEATS if one != seat]), held[:1])
    for other in SEATS:
        yield from (m.ReturnAction(one, other, letters_of(state.hands[one])[-2:]) for one in SEATS if one != other)
        yield from (m.ReturnAction(one, other, letters_of(state.hands[one])[-1:]) for one in SEATS if one != other)


def _purchases(state: DealState, _seat: int, chance: Random) -> Iterator[m.Action]:
    for seat in SEATS:
        held = letters_of(state.hands[seat])
        for rank in _BOUGHT:
            for pay in (None, held[-1], chance.choice(held)):
                yield m.BuyAction(seat, rank, cast("m.CardLetter | None", pay))


def _calls(state: DealState, _seat: int, chance: Random) -> Iterator[m.Action]:
    yield from (m.CallAction(seat, chance.choice(_CALLS)) for seat in sorted(state.calls))
    yield from (m.CallAction(chance.choice(SEATS), call) for call in _CALLS)


def _revolutions(_state: DealState, seat: int, _chance: Random) -> Iterator[m.Action]:
    yield from (m.RevoltAction(one) for one in (seat, (seat + 1) % 6))


def _rushes(state: DealState, _seat: int, _chance: Random) -> Iterator[m.Action]:
    by = state.standing.revolted or 0
    held = letters_of(state.hands[by])
    yield m.RushAction(by, _sets(held)[:2])
    yield m.RushAction(opposite(by), _sets(letters_of(state.hands[opposite(by)]))[:3])
    yield m.RushAction(by, [held[:1], held[1:2], held[2:3]])
    yield m.RushAction(by, ["AAAA", "KKKK", "QQQQQ"])


def _fights(state: DealState, _seat: int, _chance: Random) -> Iterator[m.Action]:
    by = opposite(state.standing.revolted or 0)
    held = letters_of(state.hands[by])
    yield m.FightAction(opposite(by), None)
    yield m.FightAction(by, [held[-3:]])
    yield m.FightAction(by, [])


def _trials(state: DealState, seat: int, _chance: Random) -> Iterator[m.Action]:
    by = state.standing.revolted or 0
    held = letters_of(state.hands[by])
    yield m.TrialAction(by, held[:1])
    yield m.TrialAction(opposite(by), "KK")
    yield m.AnswerTrialAction(seat, letters_of(state.hands[seat])[-2:])
    yield m.AnswerTrialAction(opposite(by), letters_of(state.hands[opposite(by)])[:2])


def _heads(_state: DealState, seat: int, _chance: Random) -> Iterator[m.Action]:
    yield m.HeadAction(seat, "head")


def _shows(_state: DealState, _seat: int, chance: Random) -> Iterator[m.Action]:
    yield from (m.ShowFoursAction(seat, chance.choice(_SUITS), n) for seat in SEATS for n in (1, 2, 5))


def _first_lead(_state: DealState, seat: int, _chance: Random) -> Iterator[m.Action]:
    yield m.RevoltAction(seat)
    yield m.BuyAction(seat, "3", "2")


def _waivers(_state: DealState, seat: int, _chance: Random) -> Iterator[m.Action]:
    yield from (m.WaiveAction([one, one + 3]) for one in SEATS[:3])
    yield m.WaiveAction(sorted((seat, (seat + 1) % 6)))
    yield m.PassAction(seat)


_TRIES: Final[dict[Phase, Callable[[DealState, int, Random], Iterator[m.Action]]]] = {
    Phase.TRIBUTE: _returns,
    Phase.BUYING: _purchases,
    Phase.CALLS: _calls,
    Phase.REVOLUTION: _revolutions,
    Phase.RUSH: _rushes,
    Phase.FIGHT: _fights,
    Phase.TRIAL: _trials,
    Phase.ANSWER_TRIAL: _trials,
    Phase.HEAD: _heads,
    Phase.SHOW_FOURS: _shows,
    Phase.PLAY: _first_lead,
    Phase.OVER: _waivers,
}


def _sets(held: str) -> list[str]:
    """The cards of a hand rank by rank, the largest sets first."""
    return sorted((rank * held.count(rank) for rank in RANKS if rank in held), key=len, reverse=True)
