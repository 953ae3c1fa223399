"""The safe API of the engine: a match validates moves, keeps their log and goes back to any of them."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Self

from tricity.core.checkpoints import Checkpoints
from tricity.core.deals import Deal, commitment, fresh_seed, seed_text
from tricity.core.errors import BadMove, BadPosition, CorruptLog, IllegalMove
from tricity.core.events import EventLog, GameEvent
from tricity.core.frozen import Frozen
from tricity.core.game import Game
from tricity.core.native import Random
from tricity.core.notation import Move
from tricity.core.positions import downcast, rules_of, upcast
from tricity.core.record import Record
from tricity.core.scores import Sheet, ranked
from tricity.core.state import State

FindGame = Callable[[str], Game]


class PlayedMove(Frozen):
    """An accepted move and the events that it caused."""

    seat: int
    move: Move
    events: tuple[GameEvent, ...]


class Match:
    """One game, from its deal or a position on: see `tricity.new`, `tricity.replay` and `tricity.from_position`.

    A move that is refused changes nothing.
    """

    def __init__(
        self, game: Game, start: State, players: int, options: Mapping[str, Any], seed: str | None, rules: int
    ) -> None:
        self.game = game
        self.rules = rules
        """The version of the rules that it is played by, from its deal to its end."""
        self.players = players
        self.options = dict(options)
        """The choices that this version offers; `rulings` has the rest, too."""
        self.seed = seed
        """None for a match that began from a position."""
        self.opening: tuple[GameEvent, ...] = ()
        """The events before the first decision."""
        self._state = start.copy()
        self._checkpoints = Checkpoints(start)
        self._moves: list[PlayedMove] = []

    @classmethod
    def deal(
        cls,
        game: Game,
        players: int,
        options: Mapping[str, Any] | None,
        seed: int | str | None,
        rules: int | None = None,
    ) -> Self:
        """A new match; without a seed, from 128 random bits; without a version, by the newest rules."""
        version = game.checked_rules(rules)
        chosen = game.checked_options(players, options, version)
        text = fresh_seed() if seed is None else seed_text(seed)
        log = EventLog()
        start = game.setup(players, game.rulings(players, chosen, version), Deal(text), log)
        match = cls(game, start, players, chosen, text, version)
        match.opening = tuple(log.events)
        return match

    @classmethod
    def from_position(cls, position: object, find_game: FindGame, *, trusted: bool = False) -> Self:
        """A match that plays on from a position, by its own rules. A trusted one, from a stored log, is not checked."""
        if not isinstance(position, dict) or not isinstance(position.get("game"), str):
            raise BadPosition("bad-position-game", place="$.game")
        game = find_game(position["game"])
        start = game.from_position(upcast(position, game), trusted)
        return cls(game, start, position["players"], position["options"], None, rules_of(position, game))

    @classmethod
    def from_record(cls, text: str, find_game: FindGame, *, trusted: bool = False) -> Self:
        """The match that a record holds, to its last move, by its own rules.

        A record comes from outside: its position, moves and result are checked. A trusted one, from a stored log, is
        only applied.
        """
        record = Record.parse(text)
        game = record.check_game(find_game)
        if record.position is not None:
            with record.faults_at("position"):
                match = cls.from_position(record.position, find_game, trusted=trusted)
                if match.rules != record.rules:
                    facts = {"theirs": match.rules, "ours": record.rules}
                    raise BadPosition("bad-position-other-rules", place="$.rules", **facts)
        else:
            with record.faults_at("players"):
                match = cls.deal(game, record.players, record.options, record.seed, record.rules)
        for entry in record.moves:
            with entry.faults():
                if trusted:
                    match.evolve(entry.move, entry.seat)
                else:
                    match.play(entry.move, seat=entry.seat)
        if not trusted:
            record.check_result(match.result())
        return match

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles and deep copies are replays of the record."""
        return _restored, (type(self), self.game, self.record())

    @property
    def rulings(self) -> dict[str, Any]:
        """The value of every option, including those that its rules do not leave open."""
        return self.game.rulings(self.players, self.options, self.rules)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that may act now: several when a phase is simultaneous, none when the game is over."""
        return _seats(self.game.actors(self._state))

    @property
    def over(self) -> bool:
        return not self.to_act

    @property
    def version(self) -> int:
        """The number of moves made."""
        return len(self._moves)

    @property
    def moves(self) -> tuple[PlayedMove, ...]:
        return tuple(self._moves)

    @property
    def commitment(self) -> str | None:
        """SHA-256 of the seed: may be shown while the seed is secret."""
        return None if self.seed is None else commitment(self.seed)

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """The moves of a seat; of the first seat to act when none is named; none for a seat that may not act."""
        if seat is None:
            if self.over:
                return []
            seat = self.to_act[0]
        return [self.game.decode(code) for code in self.game.legal(self._state, self._checked_seat(seat))]

    def play(self, move: str | Move | int, seat: int | None = None) -> tuple[GameEvent, ...]:
        """Make a move and return its events. Raises `IllegalMove` or `BadMove`, and then nothing has changed."""
        seat = self._checked_seat(seat)
        code, canonical = self._legal(move, seat)
        log = EventLog()
        self.game.apply(self._state, seat, code, log)
        return self._log_move(seat, code, canonical, log)

    def check(self, move: str | Move | int, seat: int | None = None) -> Move:
        """A legal move in its canonical form, as `evolve` takes it; raises like `play`. Nothing changes."""
        return self._legal(move, self._checked_seat(seat))[1]

    def evolve(self, move: str, seat: int) -> tuple[GameEvent, ...]:
        """Apply a move that was accepted before, as its stored canonical text, and return its events.

        Nothing is judged again: no refusal is asked for and no list of legal moves is made. A move that cannot be
        decoded or applied raises `CorruptLog`, and then nothing has changed.
        """
        if not 0 <= seat < self.players or not self.game.actors(self._state) >> seat & 1:
            raise self._corrupt(seat, move)
        # `apply` trusts its caller: given a move that does not fit, it may fail half-way, so it works on a copy.
        state = self._state.copy()
        log = EventLog()
        try:
            code, canonical = _from_text(self.game, move)
            fits = self.game.fits(state, seat, code)
            if fits:
                self.game.apply(state, seat, code, log)
        except Exception as fault:
            raise self._corrupt(seat, move) from fault
        if not fits:
            raise self._corrupt(seat, move)
        self._state = state
        return self._log_move(seat, code, canonical, log)

    def refusal(self, move: str | Move | int, seat: int | None = None) -> IllegalMove | None:
        """Why this move would be refused, or None if it is legal. Raises `BadMove`."""
        return self._refusal(self._checked_seat(seat), self._read(move)[0])

    def undo(self, to: int | None = None) -> None:
        """Go back to `to` moves (by default one move back), in constant time; raises `BadMove` if it has fewer."""
        moves = self.version - 1 if to is None else to
        if not 0 <= moves <= self.version:
            raise BadMove("nothing-to-undo")
        self._state = self._checkpoints.state_at(self.game, moves)
        self._checkpoints.truncate(moves)
        del self._moves[moves:]

    def at(self, moves: int) -> Self:
        """A new match: this one after its first `moves` moves; raises `BadMove` if it has fewer."""
        if not 0 <= moves <= self.version:
            raise BadMove("no-such-turn", number=moves, count=self.version)
        match = type(self)(self.game, self._checkpoints.start, self.players, self.options, self.seed, self.rules)
        match.opening = self.opening
        match._state = self._checkpoints.state_at(self.game, moves)
        match._checkpoints = self._checkpoints.truncated(moves)
        match._moves = self._moves[:moves]
        return match

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat may know; None: a spectator."""
        return self.game.view(self._state, None if seat is None else self._checked_seat(seat))

    def scores(self) -> tuple[Sheet, ...]:
        """A sheet per seat, as if the game ended now."""
        return ranked(self.game.scores(self._state))

    def result(self) -> tuple[int, ...] | None:
        """The final totals in seat order; None while the game is on."""
        return tuple(sheet.total for sheet in self.scores()) if self.over else None

    def position(self) -> dict[str, Any]:
        """The full state as a JSON-able dict, as this match's rules write it."""
        return self._written(self._state)

    def imagine(self, seat: int | None, seed: int) -> State:
        """A full state that agrees with what the seat knows; `seed` picks which."""
        return self.game.imagination(self.view(seat)).world(Random(seed))

    def state(self) -> State:
        """A copy of the full state, for the functions of the engine (`match.game.legal`, `.apply`, …)."""
        return self._state.copy()

    def record(self) -> str:
        """The match as text: a header and one move per line."""
        return Record(
            game=self.game.name,
            rules=self.rules,
            players=self.players,
            options=self.options,
            seed=self.seed,
            position=None if self.seed is not None else self._written(self._checkpoints.start),
            result=self.result(),
        ).text((played.seat, played.move) for played in self._moves)

    def _written(self, state: State) -> dict[str, Any]:
        return downcast(self.game.position(state), self.game, self.rules)

    def _legal(self, move: str | Move | int, seat: int) -> tuple[int, Move]:
        code, canonical = self._read(move)
        refusal = self._refusal(seat, code)
        if refusal is not None:
            raise refusal
        return code, canonical

    def _refusal(self, seat: int, code: int) -> IllegalMove | None:
        """That of the game. Where a move comes at the wrong time, it also says who is to act, if not this seat."""
        refusal = self.game.refusal(self._state, seat, code)
        if refusal is None or refusal.facts.get("case") != "turn" or self.over or seat in self.to_act:
            return refusal
        return IllegalMove(refusal.rule, **{**refusal.facts, "seat": seat, "acting_seats": list(self.to_act)})

    def _corrupt(self, seat: int, move: str) -> CorruptLog:
        return CorruptLog("corrupt-log", number=self.version + 1, place=seat, move=move[:80])

    def _log_move(self, seat: int, code: int, move: Move, log: EventLog) -> tuple[GameEvent, ...]:
        self._checkpoints.append(seat, code, self._state)
        self._moves.append(PlayedMove(seat, move, tuple(log.events)))
        return self._moves[-1].events

    def _read(self, move: str | Move | int) -> tuple[int, Move]:
        """A move's code and its canonical form; raises `BadMove`."""
        if isinstance(move, str):
            return _from_text(self.game, move)
        if isinstance(move, int) and not isinstance(move, bool):
            move = self.game.decode(move)
        if not isinstance(move, Move):
            raise BadMove("not-a-move", text=str(move)[:80])
        code = self.game.encode(move)
        return code, self.game.decode(code)

    def _checked_seat(self, seat: int | None) -> int:
        if seat is None:
            return self.to_act[0] if self.to_act else 0
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.players:
            raise BadMove("no-such-seat", place=str(seat)[:40], players=self.players)
        return seat


@lru_cache
def _seats(mask: int) -> tuple[int, ...]:
    """The seats of a mask, lowest first. Cached: they are asked for after every move."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


@lru_cache(maxsize=4096)
def _from_text(game: Game, text: str) -> tuple[int, Move]:
    """The code and the canonical form of a move's text; raises `BadMove`.

    Cached: a move at a table is checked and then evolved, and the same few texts come back in every match.
    """
    code = game.encode(Move.parse(text))
    return code, game.decode(code)


def _restored(cls: type[Match], game: Game, record: str) -> Match:
    return cls.from_record(record, lambda _: game, trusted=True)
