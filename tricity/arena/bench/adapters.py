"""Random games as a learner would drive them: the loops of `tricity bench adapters`, for our games and for theirs."""

from typing import Any

import numpy as np
from librt.random import Random


def drive_pettingzoo(environment: Any, number: int) -> int:
    """A game of an AEC environment with action masks, observed at every step; how many steps."""
    choose = Random(number).randrange
    environment.reset(seed=number)
    steps = 0
    for _ in environment.agent_iter():
        seen, _, ended, cut, _ = environment.last()
        if ended or cut:
            environment.step(None)
            continue
        # As bools, of which NumPy finds the true ones many times faster than numbers that are not zero.
        actions = np.flatnonzero(seen["action_mask"].view(np.bool_))
        environment.step(actions[choose(len(actions))])
        steps += 1
    return steps


def drive_openspiel(game: Any, number: int) -> int:
    """A game of OpenSpiel's, not observed; how many decisions, without those of chance."""
    choose = Random(number).randrange
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[choose(len(actions))])
    return decisions
