"""Games that are played before, so that the clients have nothing to think about."""

import random
import time
from dataclasses import dataclass

from tricity.core.match import Match
from tricity.games import find, names


@dataclass(frozen=True)
class Script:
    """The record of a position to play on from, and the moves that follow."""

    record: str
    moves: tuple[tuple[int, str], ...]


def script(seed: int) -> Script:
    """A whole game of two, the games of the registry in turn."""
    game = find(names()[seed % len(names())])
    players = min(it for it in game.players if it > 1)
    match = Match.deal(game, players, None, seed)
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.to_act)
        match.play(rng.choice(match.legal_moves(seat)), seat=seat)
    start = Match.from_position(match.from_start().position(), find)
    return Script(start.record(), tuple((turn.seat, str(turn.move)) for turn in match.turns))


def engine_seconds(scripts: list[Script]) -> float:
    """CPU seconds that the engine alone takes per move of these games, as tables ask it: each in turn."""
    matches = [Match.from_record(it.record, find) for it in scripts]
    moves, started = 0, time.process_time()
    for number in range(max(len(it.moves) for it in scripts)):
        for match, it in zip(matches, scripts, strict=True):
            if number < len(it.moves):
                seat, move = it.moves[number]
                match.play(move, seat=seat)
                moves += 1
                # As a table does, to know who is next.
                assert match.over or match.to_act
    return (time.process_time() - started) / moves
