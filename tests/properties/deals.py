"""Small deals in which everything happens, under any rule set, and walks through them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

from hypothesis import strategies as st

from oracle.actions import Action, Burn, Next, Pass, Play, Waive, Yield
from oracle.cards import Counts, counts_of
from oracle.deal import Accepted, apply_action
from oracle.legality import legal_actions, violations
from oracle.rulesets import BASES, RuleSet, policies, with_policies
from oracle.seats import SEATS, opposite
from oracle.setup import Setup, start
from oracle.state import DealState, Phase

IN_PLAY = (
    "threes", "last_threes_borrow_twos", "mixed_jokers", "joker_compare", "two_kill_one", "opening_plays", "fours",
    "dot_mutual_waivable", "interrupt", "burn_test", "burn_breach", "shao_chain", "revolution_head",
    "headless_when_opposite_out", "deal_ends", "choke_by_opposite", "choke_announced",
)  # fmt: skip
"""The policies that matter from the first lead to the last place."""


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    """Any rule set: every policy that matters in play with any of its values."""
    known = policies()
    values = {key: draw(st.sampled_from(list(known[key].values)), label=key) for key in IN_PLAY}
    return with_policies(draw(st.sampled_from(BASES)), values)


def some_hand(chance: Random, largest: int = 8) -> str:
    """A small hand of few ranks, with jokers, 2s and 3s more often than chance has them."""
    ranks = chance.choices("4456789TJQQKKKAA", k=chance.randint(1, 3))
    cards = "".join(rank * chance.choice((1, 1, 2, 2, 3, 5)) for rank in ranks)
    cards += "2" * chance.choice((0, 0, 1, 2)) + "3" * chance.choice((0, 0, 1, 2))
    cards += "X" * chance.choice((0, 0, 1, 2)) + "D" * chance.choice((0, 0, 1, 1, 2))
    return "".join(chance.sample(cards, min(largest, len(cards))))


@st.composite
def setups(draw: st.DrawFn, largest: int = 8) -> Setup:
    """A deal with small hands, rich in gouji, jokers and 3s; some may be out, one may have revolted."""
    rules = draw(rule_sets())
    dealt = [some_hand(Random(draw(st.integers(0, 2**32))), largest) for _ in SEATS]
    gone = draw(st.permutations(SEATS))
    out = gone[: draw(st.sampled_from((0, 0, 0, 0, 0, 1, 2)))]
    revolted = gone[5] if draw(st.sampled_from((False, False, True))) else None
    heads, dead = {}, {}
    if revolted is not None:
        heads = {opposite(revolted): draw(st.booleans())}
        if heads[opposite(revolted)] and draw(st.booleans()):
            dead = {opposite(revolted): draw(st.integers(0, 3))}
    return Setup(
        rules=rules,
        hands=tuple(counts_of("" if seat in out else dealt[seat]) for seat in SEATS),
        leader=draw(st.sampled_from(SEATS)),
        out=tuple(out),
        revolted=revolted,
        opened=frozenset(draw(st.sets(st.sampled_from(SEATS), max_size=2))),
        heads=heads,
        dead_gouji=dead,
    )


choices = st.integers(0, 2**32).map(lambda seed: [Random(seed + ply).getrandbits(20) for ply in range(60)])
"""What is done at each ply; a walk that is longer begins again."""


def choose(state: DealState, pick: int) -> Action | None:
    """One of the legal actions, the rarer kinds preferred; now and then, or when he must, a burner breaks his duty."""
    listed = [action for action in legal_actions(state) if not isinstance(action, Waive)]
    turn = state.round.turn
    if state.phase is Phase.PLAY and turn is not None and turn == state.round.burner and (not listed or pick % 8 == 0):
        listed = [play for play in plays_of(turn, state.hands[turn]) if not violations(state, play)]
    rare = [one for one in listed if isinstance(one, Burn | Yield) or (isinstance(one, Play) and one.seat != turn)]
    plays = [one for one in listed if isinstance(one, Play)]
    preferred = (rare, plays, listed)[pick % 3] or listed
    return preferred[pick // 24 % len(preferred)] if preferred else None


def walk(setup: Setup, picked: list[int], longest: int = 400) -> Iterator[tuple[DealState, Action, Accepted]]:
    """Every position of a deal with the action taken in it and what came of it, to the end of the deal."""
    state, _ = start(setup)
    for ply in range(longest):
        action = choose(state, picked[ply % len(picked)])
        if action is None:
            return
        ruling = apply_action(state, action)
        assert isinstance(ruling, Accepted), f"{action} is listed and refused: {ruling.violations}"
        yield state, action, ruling
        state = ruling.state


def end_of(setup: Setup, picked: list[int]) -> DealState:
    """The position at the end of a walk."""
    state, _ = start(setup)
    for _, _, ruling in walk(setup, picked):
        state = ruling.state
    return state


def plays_of(seat: int, hand: Counts) -> Iterator[Play]:
    """Every set of cards of a hand with one natural rank at most, laid by a seat: all that could be a play."""
    naturals = [rank for rank in range(12) if hand[rank]]
    for rank in [*naturals, None]:
        numbers = range(1, hand[rank] + 1) if rank is not None else (0,)
        for number, *others in product(numbers, *(range(hand[high] + 1) for high in (12, 13, 14))):
            cards = [0] * 15
            cards[12:] = others
            if rank is not None:
                cards[rank] = number
            if any(cards):
                yield Play(seat, tuple(cards))


def candidates(state: DealState) -> Iterator[Action]:
    """A broad set of actions: all that could be legal, and much that cannot."""
    for seat in SEATS:
        yield from plays_of(seat, state.hands[seat])
        yield from (Pass(seat), Yield(seat), Burn((seat,)))
        yield Play(seat, counts_of("45"))
        yield Play(seat, counts_of("DDDDD"))
        yield Play(seat, counts_of(""))
    yield from (Next(), Burn(()), Burn((0, 0)))
    yield from (Waive((seat, opposite(seat))) for seat in SEATS[:3])


def rotated(setup: Setup, by: int) -> Setup:
    """The same deal with every seat moved on."""
    return replace(
        setup,
        hands=tuple(setup.hands[(seat - by) % 6] for seat in SEATS),
        leader=(setup.leader + by) % 6,
        out=tuple((seat + by) % 6 for seat in setup.out),
        revolted=None if setup.revolted is None else (setup.revolted + by) % 6,
        opened=frozenset((seat + by) % 6 for seat in setup.opened),
        heads={(seat + by) % 6: head for seat, head in setup.heads.items()},
        dead_gouji={(seat + by) % 6: left for seat, left in setup.dead_gouji.items()},
    )


def moved(action: Action, by: int) -> Action:
    """The same action by the seat that was moved on."""
    if isinstance(action, Next):
        return action
    if isinstance(action, Burn):
        return Burn(tuple((seat + by) % 6 for seat in action.seats))
    if isinstance(action, Waive):
        return Waive(tuple(sorted((seat + by) % 6 for seat in action.seats)))
    if isinstance(action, Play):
        return Play((action.seat + by) % 6, action.cards)
    assert isinstance(action, Pass | Yield)
    return type(action)((action.seat + by) % 6)
