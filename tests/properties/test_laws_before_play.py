"""Laws of a deal from the cards dealt to the first lead, each named by its sentence, under any rule set at all."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from conformance_report.engines.oracle_deal import action_of, action_told
from oracle.actions import Action, AnswerTrial, Fight, MakeCall, Next, Play, Rush, Trial, actors
from oracle.before_play.revolution import is_void
from oracle.deal import Accepted, Refused, apply_action, places, play
from oracle.legality import legal_actions, seats_to_act, violations
from oracle.seats import SEATS
from oracle.setup import Setup, start
from oracle.state import DealState, Phase
from tests.properties.deals import choices, end_of, walk
from tests.properties.deals_before_play import candidates, key, moved, rotated, setups

law = settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
slow_law = settings(law, max_examples=60)


def before_play(setup: Setup, picked: list[int]) -> list[DealState]:
    """The positions of a walk up to that of the first lead, and where the deal is void the last one."""
    found = [start(setup)[0]]
    for state, _, ruling in walk(setup, picked):
        if state.before is None:
            break
        found.append(ruling.state)
    return [state for state in found if state.before is not None]


@slow_law
@given(setups(), choices)
def test_what_violates_nothing_is_listed_as_legal_and_the_reverse(setup: Setup, picked: list[int]) -> None:
    for state in before_play(setup, picked):
        found = {key(action) for action in candidates(state) if not violations(state, action)}
        if state.phase is not Phase.CALLS:
            found = {action for action in found if not isinstance(action, MakeCall)}
        listed = [key(action) for action in legal_actions(state)]
        assert len(set(listed)) == len(listed)
        assert set(listed) == found
        assert seats_to_act(state) == tuple(sorted({seat for action in listed for seat in actors(action)}))


@slow_law
@given(setups(), choices)
def test_a_refused_action_changes_nothing(setup: Setup, picked: list[int]) -> None:
    for state in before_play(setup, picked):
        before = repr(state)
        refused = [action for action in candidates(state) if violations(state, action)]
        for action in refused[:: max(1, len(refused) // 40)]:
            assert isinstance(apply_action(state, action), Refused)
        assert repr(state) == before


@law
@given(setups(), choices)
def test_cards_are_neither_created_nor_lost_but_for_those_that_are_spent(setup: Setup, picked: list[int]) -> None:
    assert total(start(setup)[0]) == tuple(map(sum, zip(*setup.hands, strict=True)))
    for state, action, ruling in walk(setup, picked):
        if state.before is None:
            break
        left = total(ruling.state)
        for cards in spent(action):
            left = tuple(map(sum, zip(left, cards, strict=True)))
        assert left == total(state)


def total(state: DealState) -> tuple[int, ...]:
    return tuple(map(sum, zip(*state.hands, strict=True)))


def spent(action: Action) -> tuple[tuple[int, ...], ...]:
    if isinstance(action, Rush | Fight):
        return action.plays or ()
    if isinstance(action, Trial | Play | AnswerTrial):
        return () if action.cards is None else (action.cards,)
    return ()


@law
@given(setups(), choices)
def test_every_deal_ends_and_places_all_six_unless_it_is_void(setup: Setup, picked: list[int]) -> None:
    end = end_of(setup, picked)
    assert end.phase is Phase.OVER
    assert sorted(places(end).values()) == ([] if is_void(end) else [1, 2, 3, 4, 5, 6])


@law
@given(setups(), choices)
def test_a_phase_is_entered_only_if_some_seat_may_act_in_it(setup: Setup, picked: list[int]) -> None:
    for state in before_play(setup, picked):
        assert bool(seats_to_act(state)) == (state.phase is not Phase.OVER)
        assert any(not isinstance(action, Next) for action in legal_actions(state)) == (state.phase is not Phase.OVER)


@law
@given(setups(), choices, st.integers(1, 5))
def test_rotating_the_seats_rotates_the_deal(setup: Setup, picked: list[int], by: int) -> None:
    other, _ = start(rotated(setup, by))
    for state, action, ruling in walk(setup, picked, longest=40):
        assert set(legal_actions(other)) == {moved(one, by) for one in legal_actions(state)}
        turned = apply_action(other, moved(action, by))
        assert isinstance(turned, Accepted)
        assert sorted(event.kind for event in turned.events) == sorted(event.kind for event in ruling.events)
        other = turned.state
        assert other.hands == tuple(ruling.state.hands[(seat - by) % 6] for seat in SEATS)


@law
@given(setups(), choices)
def test_a_longer_history_gives_the_state_of_its_prefix_plus_its_step(setup: Setup, picked: list[int]) -> None:
    steps = list(walk(setup, picked, longest=20))
    actions = [action for _, action, _ in steps]
    for length, (before, _, ruling) in enumerate(steps):
        shorter, longer = play(setup, actions[:length]), play(setup, actions[: length + 1])
        assert shorter.state == before
        assert longer.state == ruling.state
        assert longer.events == shorter.events + ruling.events


@law
@given(setups(), choices)
def test_from_the_first_lead_on_nothing_before_it_is_remembered(setup: Setup, picked: list[int]) -> None:
    for state, action, ruling in walk(setup, picked):
        if state.phase is Phase.PLAY and isinstance(action, Play):
            assert ruling.state.before is None
        if ruling.state.phase not in (Phase.PLAY, Phase.OVER):
            assert ruling.state.before is not None


@law
@given(setups(), choices)
def test_a_legal_action_told_in_the_words_of_the_protocol_is_read_as_the_same_action(
    setup: Setup, picked: list[int]
) -> None:
    for state in before_play(setup, picked):
        for action in legal_actions(state):
            assert action_of(action_told(action)) == action
