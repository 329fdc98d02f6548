"""Random legal play in other projects, from Python: how fast it is elsewhere. They are the extra `bench`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any


class MissingRivalError(Exception):
    """A project that is compared with is not installed; the message says so, with the remedy."""


def chess_games(number: int, seed: int) -> int:
    """Whole games of chess, to a mate or a draw. How many plies they took."""
    chess, random, plies = import_module("chess"), Random(seed).random, 0
    for _ in range(number):
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(random() * len(moves))])
            plies += 1
    return plies


def spiel_deals(number: int, seed: int) -> int:
    """Whole deals of dou dizhu, cards dealt by their chances as in the examples of OpenSpiel. How many plies they took."""
    game, chance, plies = import_module("pyspiel").load_game("dou_dizhu"), Random(seed), 0
    for _ in range(number):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            plies += 1
    return plies


def spiel_quick_deals(number: int, seed: int) -> int:
    """The same, the cards dealt with all outcomes taken as equally likely, which they are. How many plies they took."""
    game, random, plies = import_module("pyspiel").load_game("dou_dizhu"), Random(seed).random, 0
    for _ in range(number):
        state = game.new_initial_state()
        while not state.is_terminal():
            dealing = state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            plies += not dealing
    return plies


def rlcard_steps(number: int, seed: int) -> int:
    """Whole deals of dou dizhu, one step of the environment after the other. How many plies they took."""
    environment, random, plies = _rlcard(seed), Random(seed).random, 0
    for _ in range(number):
        state, _ = environment.reset()
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(random() * len(legal))])
            plies += 1
    return plies


def rlcard_runs(number: int, seed: int) -> int:
    """Whole deals of dou dizhu, run by the environment with its own random agents. How many plies they took."""
    environment, plies = _rlcard(seed), 0
    agent = import_module("rlcard.agents").RandomAgent
    environment.set_agents([agent(num_actions=environment.num_actions) for _ in range(environment.num_players)])
    for _ in range(number):
        trajectories, _ = environment.run(is_training=False)
        plies += sum(len(one) // 2 for one in trajectories)
    return plies


def _rlcard(seed: int) -> Any:
    return import_module("rlcard").make("doudizhu", config={"seed": seed})


@dataclass(frozen=True)
class Rival:
    """A project that is compared with: what it plays, so many games a round, and how much faster the oracle is to be."""

    name: str
    distribution: str
    play: Callable[[int, int], int]
    games: int
    floor: float
    aim: float


RIVALS = (
    Rival("RLCard doudizhu, run", "rlcard", rlcard_runs, 8, 28, 45),
    Rival("RLCard doudizhu, bare steps", "rlcard", rlcard_steps, 40, 28, 45),
    Rival("OpenSpiel dou_dizhu", "open_spiel", spiel_deals, 200, 0.5, 1),
    Rival("OpenSpiel dou_dizhu, dealt quickly", "open_spiel", spiel_quick_deals, 400, 0.5, 1),
    Rival("python-chess", "chess", chess_games, 25, 6, 10),
)
"""A round of each takes about half a second."""


def release(distribution: str) -> str:
    """Its version. Raises MissingRivalError where it is not installed."""
    try:
        return version(distribution)
    except ImportError:
        remedy = "pip install -c constraints.txt -e '.[bench]'"
        raise MissingRivalError(f"{distribution} is not installed; {remedy}") from None
