"""The two levels that don't search: the beginner and the improver."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tricity.bots.base import Bot, Thought
from tricity.bots.lookahead import greedy_leads
from tricity.core.moves import Move
from tricity.games import find

_WORLDS: Final = 8
_LOOKS: Final = 240
"""Moves times worlds that the improver looks at, about; with more moves than a fourth of it, it sees no answers."""
_NOTICED: Final = 0.5


class Improver(Bot):
    """The move with the best outlook after it and its first answer, in the mean of some imagined worlds."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def think(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Thought:
        worlds = max(min(_LOOKS // len(moves), _WORLDS), 1)
        return self._best(view, moves, worlds, 1 if 4 * len(moves) <= _LOOKS else 0)

    def _best(self, view: Mapping[str, Any], moves: Sequence[Move], worlds: int, replies: int) -> Thought:
        if len(moves) == 1:
            return Thought(moves[0], "thought-only")
        game = find(view["game"])
        codes = vec[i64]([i64(game.encode(move)) for move in moves])
        imagination = game.imagination(view)
        leads = [
            int(lead)
            for lead in greedy_leads(
                game, imagination, view["seat"], view["players"], codes, worlds, replies, self._rng
            )
        ]
        lead = max(leads)
        chosen = [move for move, each in zip(moves, leads) if each == lead]
        return Thought(chosen[self._rng.randrange(len(chosen))], "thought-greedy", outlook(lead, view["players"]))


class Beginner(Improver):
    """Overlooks half of the moves, and what may come after the one that it makes."""

    def think(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Thought:
        noticed = [move for move in moves if self._rng.random() < _NOTICED]
        return self._best(view, noticed or moves, 1, 0)


def outlook(lead: float, players: int) -> dict[str, Any]:
    """Hundredths of a point in whole ones, for the words: alone they are a score, among others a lead."""
    points = round(lead / 100)
    if players == 1:
        return {"case": "score", "points": points}
    return {"case": "ahead" if points > 0 else "behind" if points < 0 else "level", "points": abs(points)}
