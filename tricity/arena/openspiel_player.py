"""OpenSpiel's own ISMCTS at our tables, through the adapter: an opponent that nobody here tunes. Needs `bench`."""

import time
from typing import Any, Final

import numpy as np
from librt.random import Random
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from tricity.adapters.openspiel import TricityState, standing_at
from tricity.adapters.rewards import RANK, rewards
from tricity.core.match import Match
from tricity.core.moves import Move
from tricity.core.playout import play_randomly

_UCT: Final = 2.0
"""As in its own examples; returns are between -1 and 1."""


class Playouts:
    """Its evaluator: what one random game from here returns, played by our compiled engine, which is generous."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck

    def evaluate(self, state: TricityState) -> list[float]:
        game, players = state.table.game, state.table.players
        end = state.table.dealt().copy()
        play_randomly(game, end, self._luck)
        return rewards(game, end, players, RANK)

    def prior(self, state: TricityState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class OpenSpielPlayer:
    """Its search for so many seconds a move."""

    def __init__(self, seconds: float, seed: int) -> None:
        self._seconds = seconds
        self._luck = Random(seed)
        luck = np.random.RandomState(seed % (1 << 32))
        self._bot: Any = ISMCTSBot(None, Playouts(self._luck), _UCT, 1, random_state=luck)

    def move(self, match: Match, seat: int) -> Move:
        moves = match.legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        # The seat to act first in a simultaneous phase is the one that is asked: the arena asks them in order.
        world = match.game.imagination(match.view(seat)).world(self._luck)
        root = standing_at(match.game, match.players, match.options, world)
        bot = self._bot
        bot.reset()
        node = bot.create_new_node(root)
        end = time.perf_counter() + self._seconds
        while time.perf_counter() < end or node.total_visits <= 0:
            bot.run_simulation(root.resample_from_infostate(seat, self._luck.random))
        policy = bot.get_final_policy(root, node)
        return root.move_of(int(max(policy, key=lambda each: float(each[1]))[0]))
