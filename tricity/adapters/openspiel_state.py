"""What an OpenSpiel state holds: the seed drawn by chance, the engine's state, the actions and the events so far."""

import json
from collections.abc import Mapping
from typing import Any

from tricity.core.deals import Deal
from tricity.core.encoding import Encoding
from tricity.core.errors import BadMove
from tricity.core.events import EventLog, GameEvent
from tricity.core.game import Game
from tricity.core.native import Random, i64, vec
from tricity.core.state import State


class HistoryEntry:
    """An event and its text for each seat, made on first use. Immutable, so that copies of a state share it."""

    __slots__ = ("_texts", "event")

    def __init__(self, event: GameEvent) -> None:
        self.event = event
        self._texts: dict[int, str] = {}

    def text(self, seat: int) -> str:
        """The event as that seat may know it, on one line."""
        if seat not in self._texts:
            facts = json.dumps(self.event.seen_by(seat), ensure_ascii=False, separators=(",", ":"))
            self._texts[seat] = f"{self.event.kind} {facts}"
        return self._texts[seat]

    def restricted_to(self, seat: int) -> "HistoryEntry":
        """The same event, reduced for every reader to what that seat may know."""
        if not self.event.to:
            return self
        return HistoryEntry(GameEvent(self.event.kind, self.event.seen_by(seat), reveals=self.event.reveals))

    def __reduce__(self) -> tuple[type["HistoryEntry"], tuple[GameEvent]]:
        return HistoryEntry, (self.event,)


class StateWithHistory:
    """The engine's state with its history. Before the deal `state` is None, and chance draws the digits of the seed."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed_digits: list[int] = []
        self.state: State | None = None
        self.actions: list[tuple[int, int]] = []
        """Seat and action of each decision."""
        self.history: list[HistoryEntry] = []

    def __deepcopy__(self, memo: object) -> "StateWithHistory":
        return self._copy_with(self.dealt_state().copy() if self.state is not None else None, list(self.history))

    def __reduce__(self) -> tuple[Any, ...]:
        position = None if self.state is None else self.game.position(self.state)
        arguments = (self.game, self.players, self.options, self.seed_digits, position, self.actions, self.history)
        return _unpickle, arguments

    def add_seed_digit(self, digit: int, base: int, digits: int) -> None:
        """Add the next digit of the seed; the last digit deals the cards."""
        self.seed_digits.append(int(digit))
        if len(self.seed_digits) == digits:
            seed = 0
            for each in self.seed_digits:
                seed = seed * base + each
            log = EventLog()
            self.state = self.game.setup(self.players, self.options, Deal(str(seed)), log)
            self.history = [HistoryEntry(event) for event in log.events]

    def dealt_state(self) -> State:
        """The engine's state, after the deal."""
        assert self.state is not None
        return self.state

    def current_seat(self) -> int | None:
        """The lowest seat that may act; None when the game is over."""
        seat = int(self.game.next_actor(self.dealt_state()))
        return None if seat < 0 else seat

    def legal(self, seat: int) -> vec[i64]:
        """The seat's legal moves, as the engine's ints."""
        return self.game.legal(self.dealt_state(), seat)

    def play(self, encoding: Encoding, seat: int, action: int) -> None:
        """Play an action; raises `BadMove` when it is not a legal action of that seat."""
        move = encoding.move(self.dealt_state(), seat, self.legal(seat), action)
        if move < 0:
            raise BadMove("not-a-move", text=str(action)[:80])
        log = EventLog()
        self.game.apply(self.dealt_state(), seat, move, log)
        self.actions.append((seat, int(action)))
        self.history += [HistoryEntry(event) for event in log.events]

    def resampled(self, seat: int, rng: Random) -> "StateWithHistory":
        """A determinization for the seat: the same to it as this state, history included, with nothing else kept."""
        world = self.game.imagination(self.game.view(self.dealt_state(), seat)).world(rng)
        return self._copy_with(world, [entry.restricted_to(seat) for entry in self.history])

    def text_for(self, seat: int, with_history: bool) -> str:
        """The seat's view as JSON, preceded with `with_history` by one line per event that the seat may know."""
        if self.state is None:
            return ""
        lines = [entry.text(seat) for entry in self.history] if with_history else []
        return "\n".join([*lines, _compact_json(self.game.view(self.state, seat))])

    def full_text(self) -> str:
        """The whole state as JSON, hidden parts included."""
        return f"deal {self.seed_digits}" if self.state is None else _compact_json(self.game.position(self.state))

    def _copy_with(self, state: State | None, history: list[HistoryEntry]) -> "StateWithHistory":
        copy = StateWithHistory(self.game, self.players, self.options)
        copy.seed_digits = list(self.seed_digits)
        copy.state = state
        copy.actions = list(self.actions)
        copy.history = history
        return copy


def _compact_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _unpickle(
    game: Game,
    players: int,
    options: Mapping[str, Any],
    seed_digits: list[int],
    position: object,
    actions: list[tuple[int, int]],
    history: list[HistoryEntry],
) -> StateWithHistory:
    restored = StateWithHistory(game, players, options)
    restored.seed_digits, restored.actions, restored.history = seed_digits, actions, history
    restored.state = None if position is None else game.from_position(position)
    return restored
