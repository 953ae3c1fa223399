"""OpenSpiel's own ISMCTS on our games, an opponent that we do not tune. Needs `tricity[openspiel]`."""

import time
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from tricity.adapters.openspiel import TricityState, state_at
from tricity.adapters.rewards import RANK, rewards
from tricity.arena.players import Player
from tricity.core.match import Match
from tricity.core.native import Random
from tricity.core.notation import Move
from tricity.core.sampling import play_randomly

_UCT_CONSTANT: Final = 2.0
"""As in OpenSpiel's own examples; returns are between -1 and 1."""


class RolloutEvaluator:
    """OpenSpiel's evaluator interface: one random rollout in our compiled engine, which is faster than its own."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def evaluate(self, state: TricityState) -> list[float]:
        """The returns of a random game from this state on."""
        game, players = state.inner.game, state.inner.players
        end = state.inner.dealt_state().copy()
        play_randomly(game, end, self._rng)
        return rewards(game, end, players, RANK)

    def prior(self, state: TricityState) -> list[tuple[int, float]]:
        """Uniform over the legal actions."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class OpenSpielPlayer(Player):
    """OpenSpiel's search with a time limit per move."""

    def __init__(self, seconds: float, seed: int) -> None:
        self._seconds = seconds
        self._rng = Random(seed)
        random_state = np.random.RandomState(seed % (1 << 32))
        self._bot: Any = ISMCTSBot(None, RolloutEvaluator(self._rng), _UCT_CONSTANT, 1, random_state=random_state)

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        # OpenSpiel's current player is the first seat to act, and so is ours: the arena asks the seats in order.
        state = match.game.imagination(match.view(seat)).world(self._rng)
        root = state_at(match.game, match.players, match.rulings, state)
        bot = self._bot
        bot.reset()
        node = bot.create_new_node(root)
        end = time.perf_counter() + self._seconds
        while time.perf_counter() < end or node.total_visits <= 0:
            bot.run_simulation(root.resample_from_infostate(seat, self._rng.random))
        policy = bot.get_final_policy(root, node)
        action, _ = max(policy, key=lambda entry: float(entry[1]))
        return root.move_of(int(action))
