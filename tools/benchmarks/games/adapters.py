"""Speed of the adapters: random games as a learning agent would drive them, beside games of the frameworks' own.

Importing this module needs NumPy, and `adapter_cases` the extra `bench`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from benchmarks.games.engine import bench_cases, measure_rate
from tricity.core.native import Random
from tricity.games import folder

PETTINGZOO: Final = "PettingZoo"
OPENSPIEL: Final = "OpenSpiel"
BATCH_SIZE: Final = 256
BATCH: Final = f"{BATCH_SIZE} games"
"""The name under which games that are stepped together are listed."""
_BATCH_STEPS: Final = 20
"""Steps of all games between two looks at the clock."""


@dataclass(frozen=True)
class AdapterCase:
    """A game in a framework: one of `ours`, or one of the framework's own, which ours are compared with.

    `play` plays a random game from a seed and returns its number of steps.
    """

    framework: str
    game: str
    players: int
    ours: bool
    play: Callable[[int], int]


@dataclass(frozen=True)
class AdapterBench:
    """The measurement of one case."""

    case: AdapterCase
    steps_per_second: float


def adapter_cases(games: Sequence[str]) -> list[AdapterCase]:
    """The frameworks' own games, then ours with each number of players in each framework.

    Raises ImportError where PettingZoo, OpenSpiel or something that their games need is not installed.
    """
    cases = [case for case in bench_cases() if case[0] in games]
    return [
        *_reference_cases(),
        *(_pettingzoo_case(name, players) for name, players in cases),
        *(_batch_case(name, players) for name, players in cases),
        *(_openspiel_case(name, players) for name, players in cases),
    ]


def bench_adapter(case: AdapterCase, seconds: float) -> AdapterBench:
    """Measure one case."""
    return AdapterBench(case, measure_rate(case.play, seconds).decisions_per_second)


def _reference_cases() -> list[AdapterCase]:
    import pyspiel
    from pettingzoo import make

    hanabi, connect_four = make("aec", "classic/hanabi-v5"), make("aec", "classic/connect_four-v3")
    hearts = pyspiel.load_game("hearts")
    return [
        AdapterCase(PETTINGZOO, "hanabi", 2, False, lambda number: play_pettingzoo_game(hanabi, number)),
        AdapterCase(PETTINGZOO, "connect_four", 2, False, lambda number: play_pettingzoo_game(connect_four, number)),
        AdapterCase(OPENSPIEL, "hearts", 4, False, lambda number: play_openspiel_game(hearts, number)),
    ]


def _pettingzoo_case(name: str, players: int) -> AdapterCase:
    from tricity.adapters.pettingzoo import env

    environment = env(name, players=players)
    return AdapterCase(PETTINGZOO, name, players, True, lambda number: play_pettingzoo_game(environment, number))


def _batch_case(name: str, players: int) -> AdapterCase:
    from tricity.adapters.batch import Batch

    batch = Batch(name, BATCH_SIZE, players=players, seed=0)
    return AdapterCase(BATCH, name, players, True, lambda number: step_batch(batch, number))


def _openspiel_case(name: str, players: int) -> AdapterCase:
    import pyspiel

    import tricity.adapters.openspiel

    game = pyspiel.load_game(f"{tricity.adapters.openspiel.PREFIX}{folder(name)}(players={players})")
    return AdapterCase(OPENSPIEL, name, players, True, lambda number: play_openspiel_game(game, number))


def play_pettingzoo_game(environment: Any, number: int) -> int:
    """Play a random game of an AEC environment with action masks, observing every step; returns the number of steps."""
    choose = Random(number).randrange
    environment.reset(seed=number)
    steps = 0
    for _ in environment.agent_iter():
        observation, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.step(None)
            continue
        # As bools: NumPy finds true bools many times faster than numbers that are not zero.
        actions = np.flatnonzero(observation["action_mask"].view(np.bool_))
        environment.step(actions[choose(len(actions))])
        steps += 1
    return steps


def step_batch(batch: Any, number: int) -> int:
    """Step all games of a batch with random legal actions; returns the number of decisions."""
    rng = np.random.default_rng(number)
    decisions = 0
    for _ in range(_BATCH_STEPS):
        counts = np.diff(batch.legal_starts)
        picked = batch.legal_starts[:-1] + (rng.random(batch.games) * counts).astype(np.int64)
        decisions += int(np.count_nonzero(counts))
        # A game that is over has no legal actions; whatever is picked for it is ignored.
        batch.step(batch.legal_actions[np.minimum(picked, len(batch.legal_actions) - 1)])
    return decisions


def play_openspiel_game(game: Any, number: int) -> int:
    """Play a random game of OpenSpiel without observing it; returns the number of decisions, chance nodes excluded."""
    choose = Random(number).randrange
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[choose(len(actions))])
    return decisions
