"""A position as a person looks at it: for each seat how it stands, what it may do, and what forbids the rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from conformance_report.deals.replay import Position
from conformance_report.protocol import messages as m
from oracle.actions import Pass, Play
from oracle.cards import counts_of, letters_of
from oracle.catalogue import Text
from oracle.legality import violations
from oracle.seats import SEATS, Seat
from oracle.state import DealState, Phase

_SHOWN: Final = 12


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat: its hand, how it stands, what it may do, and the rules by which it may do nothing."""

    seat: Seat
    hand: str
    standing: tuple[Text, ...]
    may: tuple[Text, ...]
    why_not: tuple[str, ...]


def view_of(position: Position) -> tuple[SeatView, ...]:
    """The six seats."""
    return tuple(_seat_view(position, seat) for seat in SEATS)


def _seat_view(position: Position, seat: Seat) -> SeatView:
    may = tuple(_may(position, seat))
    return SeatView(
        seat=seat,
        hand=letters_of(position.state.hands[seat]),
        standing=tuple(_standing(position, seat)),
        may=may,
        why_not=() if may else _why_not(position.state, seat),
    )


def because(position: Position) -> tuple[str, ...]:
    """The rules that decide who is asked in this position."""
    state = position.state
    round_ = state.round
    if state.phase is Phase.OVER:
        return ("RANK-006",)
    if state.phase is not Phase.PLAY:
        return ()
    if round_.granted is not None:
        return ("BURN-009",)
    if round_.play is None:
        return ("TURN-001", "BURN-006") if round_.burner == round_.turn else ("TURN-001",)
    if state.standing.tangle:
        return ("TANGLE-003", "TANGLE-005")
    if round_.dead:
        return ("HEAD-007",)
    if round_.gouji:
        return ("HEAD-003",) if state.standing.headless >> round_.seat & 1 else ("TURN-008",)
    return ("TURN-013",) if round_.yielder is not None else ("TURN-003",)


def _standing(position: Position, seat: Seat) -> Iterator[Text]:
    told = position.state_told
    places = told.places if isinstance(told.places, dict) else {}
    calls = told.calls if isinstance(told.calls, dict) else {}
    words = (
        (told.turn == seat, Text("asked", "轮到")),
        (told.burner == seat, Text("burner", "烧牌者")),
        (_has(told.opened, seat), Text("open", "已开点")),
        (_has(told.provisional, seat), Text("open if it leads 4s", "待发4开点")),
        (_has(told.waived_opening, seat), Text("gave up opening", "放弃开点")),
        (_has(told.headless, seat), Text("headless", "无头")),
        (_has(told.passed, seat), Text("passed", "已过牌")),
        (_has(told.revolted, seat), Text("revolted", "已革命")),
        (position.state.round.yielder == seat, Text("yielded", "已让牌")),
    )
    yield from (text for holds, text in words if holds)
    told_seat = str(seat)
    if told_seat in calls:
        yield Text(f"called {calls[told_seat]}", f"已{ {'xuan': '宣', 'ming': '明', 'yu': '预'}[calls[told_seat]] }")
    if isinstance(told.dead_gouji, dict) and told_seat in told.dead_gouji:
        left = told.dead_gouji[told_seat]
        yield Text(f"{left} dead gouji left", f"还有{left}手死够级")
    if told_seat in places:
        place = places[told_seat]
        yield Text(f"place {place}", f"第{place}名")


def _has(seats: object, seat: Seat) -> bool:
    return isinstance(seats, list) and seat in seats


def _may(position: Position, seat: Seat) -> Iterator[Text]:
    """What a seat may do, kind by kind: the plays counted and the first of them named."""
    mine = [action for action in position.told.values() if seat in _who(action)]
    plays = [action.cards for action in mine if isinstance(action, m.PlayAction)]
    if plays:
        plays.sort(key=lambda cards: (len(cards), counts_of(cards)[::-1]))
        some = " ".join(plays[:_SHOWN]) + (" …" if len(plays) > _SHOWN else "")
        unit = "play" if len(plays) == 1 else "plays"
        yield _play_words(position.state, seat, Text(f"{len(plays)} {unit}: {some}", f"{len(plays)}种牌：{some}"))
    for kind, words in _OTHERS:
        number = sum(isinstance(action, kind) for action in mine)
        if number:
            yield Text(
                words.en + (f" ({number})" if number > 1 else ""), words.zh + (f"（{number}）" if number > 1 else "")
            )


def _who(action: m.Action) -> tuple[int, ...]:
    if isinstance(action, m.NextAction):
        return ()
    return tuple(action.seats) if isinstance(action, m.BurnAction | m.WaiveAction) else (action.seat,)


def _play_words(state: DealState, seat: Seat, plays: Text) -> Text:
    round_ = state.round
    if round_.play is None:
        return Text(f"lead: {plays.en}", f"领出：{plays.zh}")
    if round_.granted == seat:
        return Text(f"lay the burn: {plays.en}", f"烧牌：{plays.zh}")
    if round_.turn == seat:
        return Text(f"beat: {plays.en}", f"管牌：{plays.zh}")
    return Text(f"out of turn: {plays.en}", f"抢出：{plays.zh}")


_OTHERS: Final = (
    (m.PassAction, Text("pass", "过")),
    (m.YieldAction, Text("yield", "让牌")),
    (m.BurnAction, Text("claim the burn", "要烧")),
    (m.CallAction, Text("call", "宣点")),
    (m.ShowFoursAction, Text("show 4s", "亮4")),
    (m.BuyAction, Text("buy", "买牌")),
    (m.ReturnAction, Text("return tribute", "还贡")),
    (m.RevoltAction, Text("revolt", "革命")),
    (m.RushAction, Text("rush", "冲点")),
    (m.FightAction, Text("fight the rush, or decline", "打冲点，或不打")),
    (m.TrialAction, Text("lay a trial play", "申请开点")),
    (m.AnswerTrialAction, Text("answer the trial", "应对申请")),
    (m.HeadAction, Text("choose head or headless", "选择要头或无头")),
    (m.WaiveAction, Text("waive the dots with the opposite", "与对门互免点贡")),
)


def _why_not(state: DealState, seat: Seat) -> tuple[str, ...]:
    """The rules by which a seat with nothing to do may not act: those against a pass, and against its whole hand."""
    against = [one.rule_id for one in violations(state, Pass(seat))]
    if state.phase is Phase.PLAY and not against:
        against = [one.rule_id for one in violations(state, Play(seat, state.hands[seat]))]
    return tuple(against)
