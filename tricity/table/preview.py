"""Previews: the score sheets if the match ended now, and the effects of a move before it is made.

Both come from determinizations, full states that agree with what the seat knows, with fixed seeds. They cannot reveal
anything hidden, because nothing hidden goes into them.
"""

from itertools import takewhile
from typing import Final

from tricity.core.events import EventLog, GameEvent
from tricity.core.game import Game
from tricity.core.match import Match
from tricity.core.native import Random
from tricity.core.notation import Move
from tricity.core.scores import Sheet, ranked
from tricity.core.state import State
from tricity.table.move_view import EventView, event_views

_WORLDS: Final = 8


def sheets(match: Match, seat: int | None) -> tuple[Sheet, ...]:
    """The sheets if the match ended now, for what that seat (None: a spectator) knows."""
    # At the end the points are public.
    return match.scores() if match.over else ranked(match.game.scores(match.imagine(seat, 0)))


def preview(match: Match, seat: int, move: Move) -> tuple[tuple[EventView, ...], int | None]:
    """The events of a legal move of that seat, up to the first that reveals something, and the change of its total.

    The change is None where it depends on something hidden: where the determinizations disagree about it.
    """
    imagination = match.game.imagination(match.view(seat))
    events, change = _after(match.game, imagination.world(Random(0)), seat, move)
    known = event_views(takewhile(lambda event: not event.reveals, events), seat)
    if len(known) < len(events):
        others = (_after(match.game, imagination.world(Random(seed)), seat, move) for seed in range(1, _WORLDS))
        if any(other != change for _, other in others):
            return known, None
    return known, change


def _after(game: Game, world: State, seat: int, move: Move) -> tuple[list[GameEvent], int]:
    """The events of a move and the change of the seat's total. Plays the move in `world` itself."""
    log, before = EventLog(), _total(game, world, seat)
    game.apply(world, seat, game.encode(move), log)
    return log.events, _total(game, world, seat) - before


def _total(game: Game, world: State, seat: int) -> int:
    lines, _ = game.scores(world)[seat]
    return sum(line.points for line in lines)
