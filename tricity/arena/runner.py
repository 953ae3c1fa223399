"""Playing the games of a tournament, in this process or in several; the results are the same.

The unit of work is a whole game, without a time limit, and a worker that dies is an error: that is what the standard
`ProcessPoolExecutor` is for. Single decisions with a time limit and a fallback are the business of `bots/pool.py`.
"""

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final

from tricity.arena.players import make_player
from tricity.arena.schedule import Fixture, Result
from tricity.core.deals import Deal
from tricity.core.match import Match
from tricity.games import find

_SEED_BOUND: Final = 1 << 62
_MAX_DECISIONS: Final = 2000
"""Several times what any game takes. A game that goes on for ever, as some may, is scored as it stands then."""
_QUEUED_PER_WORKER: Final = 3
"""Games submitted ahead for each worker: enough that none is ever idle."""


def play_fixture(fixture: Fixture) -> Result:
    """Play one game, from its deal to its scores."""
    tournament = fixture.tournament
    # Duplicate deals: the seed of the deal does not depend on the bots; every bot of every game has a seed of its own.
    deal_seed = f"{tournament.seed}/{fixture.deal}"
    match = Match.deal(find(tournament.game), tournament.players, tournament.options, deal_seed, tournament.rules)
    bot_seeds = Deal(f"{tournament.seed}/luck")
    players = [
        make_player(spec, bot_seeds.below(f"game {fixture.number} seat {seat}", _SEED_BOUND))
        for seat, spec in enumerate(fixture.bots)
    ]
    while not match.over and match.version < _MAX_DECISIONS:
        seat = match.to_act[0]
        match.play(players[seat].choose(match, seat), seat)
    sheets = match.scores()
    return Result(
        fixture.number,
        fixture.deal,
        fixture.bots,
        tuple(sheet.total for sheet in sheets),
        tuple(sheet.rank for sheet in sheets),
    )


def play_fixtures(fixtures: Sequence[Fixture], workers: int) -> Iterator[Result]:
    """Play all games and yield their results as they finish. Leaving the loop ends the workers at once."""
    if workers == 1:
        yield from map(play_fixture, fixtures)
        return
    context = _RecordingContext()
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_ignore_interrupts)
    try:
        waiting = iter(fixtures)
        running: set[Future[Result]] = set()
        while True:
            for fixture in waiting:
                running.add(pool.submit(play_fixture, fixture))
                if len(running) >= _QUEUED_PER_WORKER * workers:
                    break
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        context.terminate_all()


class _RecordingContext(SpawnContext):
    """Remembers the processes that it makes: an executor (before Python 3.14) cannot end those that are busy.

    They are spawned, not forked, because the parent has threads: its progress bar is one.
    """

    def __init__(self) -> None:
        super().__init__()
        self._processes: list[SpawnProcess] = []

    def Process(self, *args: Any, **settings: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        self._processes.append(SpawnProcess(*args, **settings))
        return self._processes[-1]

    def terminate_all(self) -> None:
        for process in self._processes:
            if process.pid is not None:
                process.terminate()


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
