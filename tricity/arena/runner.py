"""The games of a tournament, played in this process or on any workers; the results are the same."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from tricity.arena.batch import Workers
from tricity.arena.players import make_player
from tricity.arena.schedule import Fixture, Result, Tournament
from tricity.core.deals import Deal
from tricity.core.match import Match
from tricity.core.native import SEED_BOUND
from tricity.games import find

_MAX_DECISIONS: Final = 2000
"""Several times what any game takes. Games that could go on forever are scored as they stand then."""
_HERE: Final = Workers()

Watch = Callable[[Match, int], None]


def play(
    tournament: Tournament, played: Iterable[Result] = (), *, workers: Workers = _HERE, records: bool = False
) -> Iterator[Result]:
    """Play the games of a tournament that were not `played` yet, and yield their results as they finish.

    Raises `BadOption` for bots that do not exist, and `BotFailed` when one from outside fails.
    """
    done = {result.number for result in played}
    fixtures = (fixture for fixture in tournament.fixtures() if fixture.number not in done)
    return workers.run(partial(play_fixture, record=records), fixtures)


def play_fixture(fixture: Fixture, record: bool = False) -> Result:
    """Play one game, from its deal to its scores; with `record`, keep its moves."""
    match = play_match(fixture)
    sheets = match.scores()
    return Result(
        fixture.number,
        fixture.deal,
        fixture.bots,
        tuple(sheet.total for sheet in sheets),
        tuple(sheet.rank for sheet in sheets),
        match.record() if record else "",
    )


def play_match(fixture: Fixture, watch: Watch | None = None) -> Match:
    """The match of a fixture, played to its end; `watch` is called before each move with the seat that makes it."""
    tournament = fixture.tournament
    # Duplicate deals: the seed of the deal does not depend on the bots; every bot of every game has a seed of its own.
    deal_seed = f"{tournament.seed}/{fixture.deal}"
    match = Match.deal(find(tournament.game), tournament.players, tournament.options, deal_seed, tournament.rules)
    bot_seeds = Deal(f"{tournament.seed}/luck")
    players = [
        make_player(spec, bot_seeds.below(f"game {fixture.number} seat {seat}", SEED_BOUND))
        for seat, spec in enumerate(fixture.bots)
    ]
    failed = True
    try:
        while not match.over and match.version < _MAX_DECISIONS:
            seat = match.to_act[0]
            if watch is not None:
                watch(match, seat)
            match.play(players[seat].choose(match, seat), seat)
        failed = False
    finally:
        for player in players:
            player.close(failed=failed)
    return match
