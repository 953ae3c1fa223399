"""The peer of our benchmarks: OpenSpiel's hearts, driven from Python and inside C++. Needs the extra `bench`.

Every action counts as a decision, the deal of 52 cards by its chance nodes included, as OpenSpiel counts its steps.
Driven from Python, chance is sampled from its outcomes, as a driver of any OpenSpiel game has to.
"""

import random
from typing import Any

from librt.random import Random

from tricity.arena.bench import Rate, timed


def hearts(seconds: float) -> tuple[Rate, Rate]:
    """Random games of hearts: inside C++, and driven from Python. Raises ImportError without OpenSpiel."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def inside(number: int) -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        return len(state.history())

    return timed(inside, seconds), timed(lambda number: _driven(game.new_initial_state(), number), seconds)


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
