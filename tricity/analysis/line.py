"""A line of play on the board, in a world that agrees with what its first player could know."""

from collections.abc import Sequence
from typing import Any, Final

from tricity.analysis.values import Step
from tricity.core.frozen import Frozen
from tricity.core.game import Game
from tricity.core.match import Match
from tricity.core.native import Random
from tricity.core.notation import Move
from tricity.core.state import State

_WORLDS: Final = 24
"""How many are imagined to find one in which the whole line can be played."""


class LineMoment(Frozen):
    """The board after a move of the line, as the first player would see it."""

    seat: int
    move: str
    view: dict[str, Any]


def line_moments(match: Match, line: Sequence[Step], seed: int = 0) -> tuple[LineMoment, ...]:
    """How the line might look from here on: as much of it as is possible in one of the imagined worlds.

    The cards to come are no secret of a finished game, but the player could not know them, and the line was found
    without them: in the real world it would often make no sense.
    """
    if not line:
        return ()
    seat = line[0].seat
    imagination = match.game.imagination(match.view(seat))
    rng = Random(seed)
    longest: tuple[LineMoment, ...] = ()
    for _ in range(_WORLDS):
        moments = _played(match.game, imagination.world(rng), seat, line)
        longest = max(longest, moments, key=len)
        if len(longest) == len(line):
            break
    return longest


def _played(game: Game, state: State, seat: int, line: Sequence[Step]) -> tuple[LineMoment, ...]:
    moments = []
    for step in line:
        code = game.encode(Move.parse(step.move))
        if code not in {int(each) for each in game.legal(state, step.seat)}:
            break
        game.apply(state, step.seat, code)
        moments.append(LineMoment(step.seat, step.move, game.view(state, seat)))
    return tuple(moments)
