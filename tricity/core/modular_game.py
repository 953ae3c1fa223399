# mypyc: compile
"""A game made of several modules: methods that are called once per move are delegated to the module that implements
them.
"""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

from tricity.core.deals import Deal
from tricity.core.errors import IllegalMove
from tricity.core.events import EventLog
from tricity.core.game import Game
from tricity.core.game_modules import GameModules
from tricity.core.notation import Move
from tricity.core.state import State


class ModularGame(Game):
    """The base class. The methods that search calls are left to the game's own class, where mypyc compiles them to
    direct calls.
    """

    @abstractmethod
    def modules(self) -> GameModules:
        """The modules of the game."""

    def setup(self, players: int, options: Mapping[str, Any], deal: Deal, log: EventLog | None = None) -> State:
        return self.modules().setup.setup(players, options, deal, log)

    def encode(self, move: Move) -> int:
        return self.modules().moves.encode(move)

    def decode(self, code: int) -> Move:
        return self.modules().moves.decode(code)

    def refusal(self, state: State, seat: int, code: int) -> IllegalMove | None:
        return self.modules().refusals.refusal(state, seat, code)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return self.modules().view.view(state, seat)

    def position(self, state: State) -> dict[str, Any]:
        return self.modules().positions.position(state)

    def from_position(self, position: object, trusted: bool = False) -> State:
        return self.modules().positions.from_position(position, trusted)

    def position_schema(self) -> dict[str, Any]:
        return self.modules().positions.schema()
