"""What would be: the sheets if a match ended now, and what a move would do.

Both are taken from worlds imagined from a seat's view, with fixed seeds. What is hidden from the seat has no part in
them, so they can give nothing of it away.
"""

from itertools import takewhile
from typing import Final

from librt.random import Random

from tricity.core.events import EventLog, GameEvent
from tricity.core.game import Game
from tricity.core.match import Match
from tricity.core.notation import Move
from tricity.core.scores import Sheet, ranked
from tricity.core.state import State
from tricity.table.player_view import Sentence, sentence

_WORLDS: Final = 8


def sheets(match: Match, seat: int | None) -> tuple[Sheet, ...]:
    """The sheets if the match ended now, for what that seat (None: a spectator) knows."""
    # At the end the points are everybody's to know.
    return match.scores() if match.over else ranked(match.game.scores(match.imagine(seat, 0)))


def preview(match: Match, seat: int, move: Move) -> tuple[tuple[Sentence, ...], int | None]:
    """What a legal move of that seat would make happen before anything hidden shows, and the change of its total.

    The change is None where it hangs on something hidden: where the imagined worlds do not agree about it.
    """
    imagination = match.game.imagination(match.view(seat))
    events, change = _after(match.game, imagination.world(Random(0)), seat, move)
    told = tuple(sentence(event, seat) for event in takewhile(lambda event: not event.reveals, events))
    if len(told) < len(events):
        others = (_after(match.game, imagination.world(Random(seed)), seat, move) for seed in range(1, _WORLDS))
        if any(other != change for _, other in others):
            return told, None
    return told, change


def _after(game: Game, world: State, seat: int, move: Move) -> tuple[list[GameEvent], int]:
    """Changes the world."""
    log, before = EventLog(), _total(game, world, seat)
    game.apply(world, seat, game.encode(move), log)
    return log.events, _total(game, world, seat) - before


def _total(game: Game, world: State, seat: int) -> int:
    lines, _ = game.scores(world)[seat]
    return sum(line.points for line in lines)
