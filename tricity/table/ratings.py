"""Ratings of people and bots in one pool per game, with their uncertainty: Bradley–Terry for any number of players.

A rating is a normal distribution (`mu`, `sigma`), on the scale of openskill inside and on Elo's scale for readers. The
bots don't move: the arena has measured them (docs/bots.md), and everybody else is rated against these anchors.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from tricity.core.estimates import Z
from tricity.games import folder, names
from tricity.table.errors import BadRequest
from tricity.table.results import GameResult

_MU: Final = 25.0
_SIGMA: Final = _MU / 3
_BETA: Final = _MU / 6
_ELO: Final = 1500
_PER_ELO: Final = math.sqrt(2) * _BETA * math.log(10) / 400
"""What one point on Elo's scale is here: the same difference means the same chance of winning."""


class Rating(NamedTuple):
    mu: float = _MU
    sigma: float = _SIGMA

    @property
    def elo(self) -> int:
        """On Elo's scale, around 1500."""
        return round(_ELO + (self.mu - _MU) / _PER_ELO)

    @property
    def margin(self) -> int:
        """Half of the 95 % interval, on Elo's scale."""
        return round(Z * self.sigma / _PER_ELO)


@cache
def _measured(game: str) -> dict[str, tuple[int, int, int]]:
    """The levels' ratings with their 95 % intervals, from 2,000 games in the arena: `data/ratings.json` of the game."""
    if game not in names():
        return {}
    file = files("tricity.games").joinpath(folder(game), "data", "ratings.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, tuple[int, int, int]]) if file.is_file() else {}


def anchors(game: str) -> dict[str, Rating]:
    """The ratings of the bots, by level; none for a game that the arena has not measured."""
    return {
        level: Rating(_MU + (elo - _ELO) * _PER_ELO, (high - low) / (2 * Z) * _PER_ELO)
        for level, (elo, low, high) in _measured(game).items()
    }


def check_bot(game: str, level: str) -> None:
    """Raises `BadRequest` where the arena has not measured that level in that game."""
    if level not in anchors(game):
        raise BadRequest("rated-bot-unknown", bot=level)


def rated(result: GameResult, before: Mapping[str, Rating]) -> dict[int, Rating]:
    """The new ratings by seat, of people only; those without a rating in `before` are new.

    Whoever left, or let a bot finish the game, comes last: nobody saves a rating by leaving.
    """
    # Imported where it is used: few games are rated.
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(mu=_MU, sigma=_SIGMA, beta=_BETA)
    known = anchors(result.game)
    old = [known[seat.bot] if seat.bot else before.get(seat.person, Rating()) for seat in result.seats]
    ranks = [float(seat.rank if seat.finished else len(result.seats) + 1) for seat in result.seats]
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in old]
    new: Sequence[Sequence[object]] = model.rate(teams, ranks=ranks)
    return {
        seat.seat: Rating(team[0].mu, team[0].sigma)  # type: ignore[attr-defined]
        for seat, team in zip(result.seats, new, strict=True)
        if seat.person
    }
