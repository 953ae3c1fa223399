"""A table as OpenSpiel keeps it: the deal, the state, the actions so far and what was told of them."""

import json
from collections.abc import Mapping
from typing import Any

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tricity.adapters.history import Told
from tricity.core.deals import Deal
from tricity.core.encoding import Encoding
from tricity.core.errors import BadMove
from tricity.core.events import EventLog
from tricity.core.game import Game
from tricity.core.state import State


class HiddenTable:
    """Before the deal `state` is None, and chance draws the digits of the seed."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.digits: list[int] = []
        self.state: State | None = None
        self.moves: list[tuple[int, int]] = []
        """Seat and action."""
        self.past: list[Told] = []

    def __deepcopy__(self, memo: object) -> "HiddenTable":
        return self._with(self.dealt().copy() if self.state is not None else None, list(self.past))

    def __reduce__(self) -> tuple[Any, ...]:
        position = None if self.state is None else self.game.position(self.state)
        return _restored, (self.game, self.players, self.options, self.digits, position, self.moves, self.past)

    def draw(self, digit: int, base: int, digits: int) -> None:
        """A digit of the seed; the last one deals."""
        self.digits.append(int(digit))
        if len(self.digits) == digits:
            seed = 0
            for it in self.digits:
                seed = seed * base + it
            log = EventLog()
            self.state = self.game.setup(self.players, self.options, Deal(str(seed)), log)
            self.past = [Told(event) for event in log.events]

    def dealt(self) -> State:
        assert self.state is not None
        return self.state

    def to_act(self) -> int | None:
        """The lowest seat that may act; None when the game is over."""
        seat = int(self.game.next_actor(self.dealt()))
        return None if seat < 0 else seat

    def legal(self, seat: int) -> vec[i64]:
        return self.game.legal(self.dealt(), seat)

    def play(self, encoding: Encoding, seat: int, action: int) -> None:
        """Raises `BadMove` when it is no legal action of that seat."""
        move = encoding.move(self.dealt(), seat, self.legal(seat), action)
        if move < 0:
            raise BadMove("not-a-move", text=str(action)[:80])
        log = EventLog()
        self.game.apply(self.dealt(), seat, move, log)
        self.moves.append((seat, int(action)))
        self.past += [Told(event) for event in log.events]

    def imagined(self, seat: int, rng: Random) -> "HiddenTable":
        """A table that the seat cannot tell from this one, and that has no memory of anything else."""
        world = self.game.imagination(self.game.view(self.dealt(), seat)).world(rng)
        return self._with(world, [told.as_seen_by(seat) for told in self.past])

    def told(self, seat: int, with_past: bool) -> str:
        """What the seat sees, after all that it was told if wanted."""
        if self.state is None:
            return ""
        lines = [told.text(seat) for told in self.past] if with_past else []
        return "\n".join([*lines, _compact(self.game.view(self.state, seat))])

    def told_whole(self) -> str:
        """Everything, hidden things included."""
        return f"deal {self.digits}" if self.state is None else _compact(self.game.position(self.state))

    def _with(self, state: State | None, past: list[Told]) -> "HiddenTable":
        other = HiddenTable(self.game, self.players, self.options)
        other.digits = list(self.digits)
        other.state = state
        other.moves = list(self.moves)
        other.past = past
        return other


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _restored(
    game: Game,
    players: int,
    options: Mapping[str, Any],
    digits: list[int],
    position: object,
    moves: list[tuple[int, int]],
    past: list[Told],
) -> HiddenTable:
    table = HiddenTable(game, players, options)
    table.digits, table.moves, table.past = digits, moves, past
    table.state = None if position is None else game.from_position(position)
    return table
