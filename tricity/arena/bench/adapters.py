"""Random games through the adapters, as a learning agent would drive them, for our games and for others."""

from typing import Any

import numpy as np
from librt.random import Random


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
