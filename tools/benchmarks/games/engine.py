"""Speed of the engine in CPU time: random games inside the compiled engine, and driven move by move from Python."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count

from tricity.core.deals import Deal
from tricity.core.game import Game
from tricity.core.native import Random
from tricity.core.sampling import play_out, play_randomly
from tricity.core.state import State, copy_often
from tricity.games import find, names

_PARTS = 5
_DEALS = 50
_COPIES = 10_000


@dataclass(frozen=True)
class Rate:
    """How many decisions and games were played in how many CPU seconds."""

    decisions: int
    games: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


@dataclass(frozen=True)
class GameBench:
    """The measurements of one game with one number of players."""

    game: str
    players: int
    inside: Rate
    unlisted: Rate
    """The same games inside the engine, with moves picked without lists of the legal ones where the game can do so."""
    driven: Rate
    copies_per_second: float


def bench_game(name: str, players: int, seconds: float) -> GameBench:
    """Measure one game, with its default options, over a fixed set of deals."""
    game = find(name)
    options = game.checked_options(players, None)
    starts = [game.setup(players, options, Deal(str(number))) for number in range(_DEALS)]
    return GameBench(
        name,
        players,
        inside=measure_rate(lambda number: _inside(game, starts[number % _DEALS].copy(), number), seconds),
        unlisted=measure_rate(lambda number: _unlisted(game, starts[number % _DEALS].copy(), number), seconds),
        driven=measure_rate(lambda number: _driven(game, starts[number % _DEALS].copy(), number), seconds),
        copies_per_second=measure_rate(lambda _: _copies(starts[0]), seconds / 4).decisions_per_second,
    )


def bench_cases() -> list[tuple[str, int]]:
    """Each game with each number of players."""
    return [(name, players) for name in names() for players in find(name).players]


def measure_rate(play: Callable[[int], int], seconds: float) -> Rate:
    """Call `play` with 0, 1, 2 … for that many CPU seconds; each call plays a game and returns how many decisions.

    The rate is that of the fastest of five parts of the time: what else the machine does slows down some of them.
    """
    # Warm-up: the first call fills caches that the later ones share.
    play(0)
    numbers = count()
    parts = [_measure_part(play, numbers, seconds / _PARTS) for _ in range(_PARTS)]
    return max(parts, key=lambda rate: rate.decisions_per_second)


def _measure_part(play: Callable[[int], int], numbers: Iterator[int], seconds: float) -> Rate:
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not games:
        decisions += play(next(numbers))
        games += 1
    return Rate(decisions, games, spent)


def _inside(game: Game, state: State, number: int) -> int:
    return int(play_randomly(game, state, Random(number)))


def _unlisted(game: Game, state: State, number: int) -> int:
    return int(play_out(game, state, Random(number)))


def _driven(game: Game, state: State, number: int) -> int:
    """The same loop as `play_randomly`, as a user of the engine would write it in Python."""
    choose = Random(number).randrange
    next_actor, legal, apply = game.next_actor, game.legal, game.apply
    decisions = 0
    while (seat := next_actor(state)) >= 0:
        moves = legal(state, seat)
        apply(state, seat, moves[choose(len(moves))])
        decisions += 1
    return decisions


def _copies(state: State) -> int:
    copy_often(state, _COPIES)
    return _COPIES
