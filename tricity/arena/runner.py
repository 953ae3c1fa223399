"""The games of a tournament, played in this process or on any `Executor`; the results are the same."""

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import Final

from tricity.arena.players import make_player
from tricity.arena.schedule import Fixture, Result
from tricity.bots.pool import BotPool
from tricity.core.deals import Deal
from tricity.core.match import Match
from tricity.games import find

_SEED_BOUND: Final = 1 << 62
_MAX_DECISIONS: Final = 2000
"""Several times what any game takes. A game that goes on for ever, as some may, is scored as it stands then."""
_SUBMITTED_PER_WORKER: Final = 3
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
    with BotPool(workers) as pool:
        yield from play_on(pool, fixtures, _SUBMITTED_PER_WORKER * workers)


def play_on(executor: Executor, fixtures: Sequence[Fixture], ahead: int) -> Iterator[Result]:
    """Play all games on an executor, with at most `ahead` of them submitted, and yield results as they finish.

    A game that cannot be played to its end, because its worker died, raises what the executor raises.
    """
    waiting = iter(fixtures)
    running: set[Future[Result]] = set()
    while True:
        for fixture in waiting:
            running.add(executor.submit(play_fixture, fixture))
            if len(running) >= ahead:
                break
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()
