"""Games of the arena, in this process or in several: the results are the same."""

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Final

from tricity.arena.players import player
from tricity.arena.schedule import Fixture, Result
from tricity.core.deals import Deal
from tricity.core.match import Match
from tricity.games import find

_LUCK: Final = 1 << 62
_LONGEST: Final = 2000
"""Decisions, several times what any game takes. One that goes on, as some may for ever, is scored as it stands."""
_WAITING: Final = 3
"""Games handed out for each worker: enough that none is ever idle."""


def play(fixture: Fixture) -> Result:
    """One game, from its deal to its scores."""
    contest = fixture.contest
    # The same deal, whoever sits there; luck of its own for every bot of every game.
    match = Match.deal(find(contest.game), contest.players, contest.options, f"{contest.seed}/{fixture.deal}")
    luck = Deal(f"{contest.seed}/luck")
    players = [
        player(spec, luck.below(f"game {fixture.number} seat {seat}", _LUCK)) for seat, spec in enumerate(fixture.bots)
    ]
    while not match.over and match.version < _LONGEST:
        seat = match.to_act[0]
        match.play(players[seat].move(match, seat), seat)
    sheets = match.scores()
    return Result(
        fixture.number,
        fixture.deal,
        fixture.bots,
        tuple(sheet.total for sheet in sheets),
        tuple(sheet.rank for sheet in sheets),
    )


def play_all(fixtures: Sequence[Fixture], workers: int) -> Iterator[Result]:
    """All games, as they end. Leaving the loop, by Ctrl-C or otherwise, ends the workers at once."""
    if workers == 1:
        yield from map(play, fixtures)
        return
    # Not forked: the parent has threads, of its progress bar for one.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_leave_interrupts_to_the_parent)
    try:
        left = iter(fixtures)
        running: set[Future[Result]] = set()
        while True:
            for fixture in left:
                running.add(pool.submit(play, fixture))
                if len(running) >= _WAITING * workers:
                    break
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
