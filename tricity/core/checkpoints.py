"""The states of a match by move number: its moves, and a copy of the state at regular intervals."""

from typing import Final

from tricity.core.game import Game
from tricity.core.state import State

INTERVAL: Final = 16
"""The number of moves between two copies: undo and replay apply fewer moves than this, however long the match is."""


class Checkpoints:
    """A log of moves that can go to any of its states in constant time."""

    def __init__(self, start: State) -> None:
        self.start = start
        """The state before the first move. Never written to, like all states kept here."""
        self._moves: list[tuple[int, int]] = []
        self._states = [start]

    def __len__(self) -> int:
        return len(self._moves)

    def append(self, seat: int, code: int, state: State) -> None:
        """Log a move, given the state after it."""
        self._moves.append((seat, code))
        if len(self._moves) % INTERVAL == 0:
            self._states.append(state.copy())

    def truncate(self, moves: int) -> None:
        """Forget all moves after the first `moves`."""
        del self._moves[moves:], self._states[moves // INTERVAL + 1 :]

    def truncated(self, moves: int) -> "Checkpoints":
        """An independent log of the first `moves` moves."""
        log = Checkpoints(self.start)
        log._moves = self._moves[:moves]
        log._states = self._states[: moves // INTERVAL + 1]
        return log

    def state_at(self, game: Game, moves: int) -> State:
        """A new copy of the state after the first `moves` moves."""
        nearest = moves // INTERVAL
        state = self._states[nearest].copy()
        for seat, code in self._moves[nearest * INTERVAL : moves]:
            game.apply(state, seat, code)
        return state
