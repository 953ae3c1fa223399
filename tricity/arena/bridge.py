"""OpenSpiel's own ISMCTS playing our games: a bridge for a comparison that nobody here can tune. Needs `bench`.

Its Python bot asks little of a state, and gets it here from our engine: what a seat knows is its view, and the worlds
that agree with it are ours. Random playouts run inside our compiled engine, which is generous to it.
"""

import json
import time
from typing import Any, Final

from librt.random import Random

from tricity.core.game import Game
from tricity.core.match import Match
from tricity.core.moves import Move
from tricity.core.playout import play_randomly
from tricity.core.state import State

_UCT: Final = 2.0
"""As in its own examples; returns are between -1 and 1."""


class BridgeState:
    """One of our states as its bot wants to see one."""

    def __init__(self, game: Game, state: State, players: int) -> None:
        self.game = game
        self.state = state
        self.players = players
        self._key: str | None = None

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return not self.game.actors(self.state)

    def current_player(self) -> int:
        mask = int(self.game.actors(self.state))
        return (mask & -mask).bit_length() - 1

    def legal_actions(self) -> list[int]:
        return [int(code) for code in self.game.legal(self.state, self.current_player())]

    def apply_action(self, action: int) -> None:
        self.game.apply(self.state, self.current_player(), int(action))
        self._key = None

    def information_state_string(self) -> str:
        """All that the seat to act may know."""
        if self._key is None:
            self._key = json.dumps(self.game.view(self.state, self.current_player()))
        return self._key

    def returns(self) -> list[float]:
        """1 for a win and -1 for a defeat; who shares a win shares the points."""
        standings = [int(self.game.standing(self.state, seat)) for seat in range(self.players)]
        best = max(standings)
        return [2 / standings.count(best) - 1 if standing == best else -1.0 for standing in standings]


class Playouts:
    """Its evaluator: what one random game from here returns."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck

    def evaluate(self, state: BridgeState) -> list[float]:
        end = BridgeState(state.game, state.state.copy(), state.players)
        play_randomly(end.game, end.state, self._luck)
        return end.returns()

    def prior(self, state: BridgeState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class OpenSpielPlayer:
    """Its search for so many seconds a move. Raises ImportError without OpenSpiel."""

    def __init__(self, seconds: float, seed: int) -> None:
        import numpy
        from open_spiel.python.algorithms.ismcts import ISMCTSBot

        self._seconds = seconds
        self._luck = Random(seed)
        luck = numpy.random.RandomState(seed % (1 << 32))
        self._bot: Any = ISMCTSBot(None, Playouts(self._luck), _UCT, 1, random_state=luck)
        self.simulations = 0

    def move(self, match: Match, seat: int) -> Move:
        moves = match.legal_moves(seat)
        if len(moves) == 1:
            return moves[0]
        game, bot = match.game, self._bot
        imagination = game.imagination(match.view(seat))
        # The seat to act first in a simultaneous phase is the one that is asked: the arena asks them in order.
        root = BridgeState(game, imagination.world(self._luck), match.players)
        bot.reset()
        node = bot.create_new_node(root)
        end = time.perf_counter() + self._seconds
        while time.perf_counter() < end or node.total_visits <= 0:
            bot.run_simulation(BridgeState(game, imagination.world(self._luck), match.players))
            self.simulations += 1
        policy = bot.get_final_policy(root, node)
        return game.decode(int(max(policy, key=lambda each: float(each[1]))[0]))
