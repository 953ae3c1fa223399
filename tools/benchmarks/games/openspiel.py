"""OpenSpiel's hearts, which our benchmarks compare with: inside C++ and driven from Python. Needs the extra `bench`.

Every action counts as a decision, the deal of 52 cards by its chance nodes included, as OpenSpiel counts its steps.
Driven from Python, chance nodes are sampled from their outcomes, as a driver of any OpenSpiel game has to do.
"""

import random
from typing import Any, Final

from benchmarks.games.engine import Rate, measure_rate
from tricity.core.native import Random

_CHANCE_NODES: Final = 53
"""Chance draws the passing direction and deals 52 cards, one by one."""
_DECISIONS: Final = 52 + 12
"""Cards played, and cards passed."""


def hearts(seconds: float) -> tuple[Rate, Rate]:
    """Rates of random games of hearts: inside C++, and driven from Python. Raises ImportError without OpenSpiel."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def inside(number: int) -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        return len(state.history())

    return measure_rate(inside, seconds), measure_rate(
        lambda number: _driven(game.new_initial_state(), number), seconds
    )


def _driven(state: Any, number: int) -> int:
    choose, sample = Random(number).randrange, random.Random(number).choices
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes())
            state.apply_action(sample(outcomes, probabilities)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[choose(len(actions))])
        steps += 1
    return steps


def hearts_search(seconds: float, simulations: int, positions: int) -> tuple[float, float]:
    """Simulations/s of OpenSpiel's ISMCTS half way through hearts, in C++ and in Python. Raises ImportError."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("hearts")
    roots = [_midgame(game, number) for number in range(positions)]
    native = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, simulations)
    random_state = numpy.random.RandomState(1)
    python = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, random_state), 2.0, simulations, random_state=random_state
    )

    def search(bot: Any) -> float:
        def step(number: int) -> int:
            bot.step(roots[number % positions])
            return simulations

        return measure_rate(step, seconds).decisions_per_second

    return search(native), search(python)


def _midgame(game: Any, number: int) -> Any:
    """A state with more than one legal action, half way through a random game."""
    choose = Random(number).randrange
    state = game.new_initial_state()
    while len(state.history()) < _CHANCE_NODES + _DECISIONS // 2 or len(state.legal_actions()) < 2:
        actions = state.legal_actions()
        state.apply_action(actions[choose(len(actions))])
    return state
