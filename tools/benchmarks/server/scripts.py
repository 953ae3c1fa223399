"""Games played in advance, so that the clients only replay moves."""

import random
import time
from dataclasses import dataclass

from tricity.core.match import Match
from tricity.games import find, names


@dataclass(frozen=True)
class Script:
    """A record that holds the starting position, and the moves that follow."""

    record: str
    moves: tuple[tuple[int, str], ...]


def script(seed: int) -> Script:
    """A whole random game with the fewest opponents; the games of the registry take turns."""
    game = find(names()[seed % len(names())])
    players = min(count for count in game.players if count > 1)
    match = Match.deal(game, players, None, seed)
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.to_act)
        match.play(rng.choice(match.legal_moves(seat)), seat=seat)
    start = Match.from_position(match.at(0).position(), find)
    return Script(start.record(), tuple((turn.seat, str(turn.move)) for turn in match.moves))


@dataclass(frozen=True)
class EngineShare:
    """CPU seconds of the engine alone, per move: to make it, and to show the position to the player who moved."""

    move: float
    view: float


def engine_share(scripts: list[Script]) -> EngineShare:
    """Measured as tables use the engine: the games take turns, so that none stays in the cache."""
    matches = [Match.from_record(script.record, find) for script in scripts]
    moves, making, showing = 0, 0.0, 0.0
    for number in range(max(len(script.moves) for script in scripts)):
        for match, script in zip(matches, scripts, strict=True):
            if number >= len(script.moves):
                continue
            seat, move = script.moves[number]
            started = time.process_time()
            match.evolve(str(match.check(move, seat=seat)), seat)
            # A table asks who is next after every move.
            acting = match.to_act
            played = time.process_time()
            match.view(0)
            if 0 in acting:
                tuple(str(move) for move in match.legal_moves(0))
            moves, making, showing = moves + 1, making + played - started, showing + time.process_time() - played
    return EngineShare(making / moves, showing / moves)
