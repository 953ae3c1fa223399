"""The modules of a game, with the functions that `ModularGame` calls there. States are of the game's own class.

A Python module can implement a protocol: mypy checks the modules that a game passes to `GameModules`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from tricity.core.deals import Deal
from tricity.core.errors import IllegalMove
from tricity.core.events import EventLog
from tricity.core.notation import Move
from tricity.core.state import State


class SetupModule(Protocol):
    """`setup.py`: the deal."""

    def setup(self, players: int, options: Mapping[str, Any], deal: Deal, log: EventLog | None, /) -> State: ...


class MovesModule(Protocol):
    """`moves.py`: moves as ints and as text."""

    def encode(self, move: Move, /) -> int: ...

    def decode(self, code: int, /) -> Move: ...


class RefusalsModule(Protocol):
    """`refusals.py`: why a move is not allowed."""

    def refusal(self, state: Any, seat: int, code: int, /) -> IllegalMove | None: ...


class ViewModule(Protocol):
    """`view.py`: what a seat may know."""

    def view(self, state: Any, seat: int | None, /) -> dict[str, Any]: ...


class PositionsModule(Protocol):
    """`positions.py`: states as JSON."""

    def position(self, state: Any, /) -> dict[str, Any]: ...

    def from_position(self, raw: object, trusted: bool, /) -> State: ...

    def schema(self) -> dict[str, Any]: ...


@dataclass(frozen=True)
class GameModules:
    """The modules of a game, besides those whose functions its own class calls directly for speed."""

    setup: SetupModule
    moves: MovesModule
    refusals: RefusalsModule
    view: ViewModule
    positions: PositionsModule
