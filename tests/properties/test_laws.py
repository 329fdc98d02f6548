"""Laws of a deal in play, each named by its sentence, under every combination of policies."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oracle.actions import Play, actors
from oracle.deal import Accepted, Refused, apply_action, places, play
from oracle.legality import legal_actions, violations
from oracle.playing.rulings import is_breach
from oracle.setup import Setup, start
from oracle.state import DealState, Phase
from tests.properties.deals import candidates, choices, end_of, moved, rotated, setups, walk

law = settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))


@law
@given(setups(largest=6), choices, st.integers(0, 10**6))
def test_what_violates_nothing_is_listed_as_legal_and_the_reverse(setup: Setup, picked: list[int], at: int) -> None:
    positions = [state for state, _, _ in walk(setup, picked)]
    positions.append(end_of(setup, picked))
    for state in {positions[at % len(positions)], positions[at * 7 % len(positions)], positions[-1]}:
        found = {action for action in candidates(state) if not violations(state, action)}
        listed = legal_actions(state)
        assert len(set(listed)) == len(listed)
        assert set(listed) == {action for action in found if not _is_breach(state, action)}


def _is_breach(state: DealState, action: object) -> bool:
    burner = state.round.burner
    return isinstance(action, Play) and burner is not None and is_breach(state, action.seat, action.cards)


@law
@given(setups(largest=5), choices, st.integers(0, 10**6))
def test_a_refused_action_changes_nothing(setup: Setup, picked: list[int], at: int) -> None:
    positions = [state for state, _, _ in walk(setup, picked)] or [start(setup)[0]]
    state = positions[at % len(positions)]
    before = repr(state)
    refused = [action for action in candidates(state) if violations(state, action)]
    for action in refused[:40]:
        ruling = apply_action(state, action)
        assert isinstance(ruling, Refused)
        assert ruling.violations
    assert repr(state) == before


@law
@given(setups(), choices)
def test_cards_are_neither_created_nor_lost(setup: Setup, picked: list[int]) -> None:
    for state, action, ruling in walk(setup, picked):
        laid = sum(map(sum, state.hands)) - sum(map(sum, ruling.state.hands))
        if not isinstance(action, Play) or _is_breach(state, action):
            assert state.hands == ruling.state.hands
            continue
        assert laid == sum(action.cards)
        before, after = state.hands[action.seat], ruling.state.hands[action.seat]
        assert tuple(map(sum, zip(after, action.cards, strict=True))) == before


@law
@given(setups(), choices)
def test_every_deal_ends(setup: Setup, picked: list[int]) -> None:
    state = end_of(setup, picked)
    assert state.phase is Phase.OVER
    assert state.round.play is None
    assert state.round.turn is None


@law
@given(setups(), choices)
def test_the_places_are_a_permutation_and_once_known_never_change(setup: Setup, picked: list[int]) -> None:
    for state, _, ruling in walk(setup, picked):
        assert places(state).items() <= places(ruling.state).items()
    assert sorted(places(end_of(setup, picked)).values()) == [1, 2, 3, 4, 5, 6]


@law
@given(setups(), choices)
def test_nobody_acts_after_he_has_left_the_deal(setup: Setup, picked: list[int]) -> None:
    for state, _, _ in walk(setup, picked):
        gone = {seat for seat in range(6) if not state.standing.in_play >> seat & 1}
        assert not gone & {seat for action in legal_actions(state) for seat in actors(action)}


@law
@given(setups(), choices, st.integers(1, 5))
def test_rotating_the_seats_rotates_the_deal(setup: Setup, picked: list[int], by: int) -> None:
    other, _ = start(rotated(setup, by))
    for state, action, ruling in walk(setup, picked):
        assert set(legal_actions(other)) == {moved(one, by) for one in legal_actions(state)}
        turned = apply_action(other, moved(action, by))
        assert isinstance(turned, Accepted)
        assert sorted(event.kind for event in turned.events) == sorted(event.kind for event in ruling.events)
        other = turned.state
        assert places(other) == {(seat + by) % 6: place for seat, place in places(ruling.state).items()}


@law
@given(setups(largest=5), choices)
def test_a_play_out_of_turn_is_refused_unless_the_rules_of_the_gouji_play_allow_it(
    setup: Setup, picked: list[int]
) -> None:
    for state, _, _ in walk(setup, picked):
        round_ = state.round
        if round_.gouji and round_.fresh and not state.standing.tangle:
            continue
        for action in candidates(state):
            if isinstance(action, Play) and action.seat != round_.turn:
                assert violations(state, action)


@law
@given(setups(), choices)
def test_a_longer_history_gives_the_state_of_its_prefix_plus_its_step(setup: Setup, picked: list[int]) -> None:
    steps = list(walk(setup, picked))
    actions = [action for _, action, _ in steps]
    for length in range(0, len(actions), 5):
        shorter = play(setup, actions[:length])
        longer = play(setup, actions[: length + 1])
        assert shorter.state == steps[length][0]
        assert longer.state == steps[length][2].state
        assert longer.events == shorter.events + steps[length][2].events


@law
@given(setups(), choices)
def test_a_position_is_what_its_facts_say(setup: Setup, picked: list[int]) -> None:
    for _, _, ruling in walk(setup, picked):
        state = ruling.state
        round_, standing = state.round, state.standing
        assert not (standing.opened & standing.provisional)
        assert not (standing.tangle and standing.headless)
        assert standing.tangle == (standing.in_play.bit_count() <= 4)
        if round_.turn is not None:
            assert standing.in_play >> round_.turn & 1
        if round_.burner is not None:
            assert round_.burner in (round_.seat, round_.leader)
            assert not standing.tangle
        if state.phase is Phase.PLAY and round_.turn is None:
            assert round_.gouji
            assert not standing.tangle
