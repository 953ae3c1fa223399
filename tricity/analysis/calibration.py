"""The chance of winning with an expected lead, fitted to games between equal bots (`tricity.arena.calibration`).

The search counts leads. How often a lead wins depends on the game, the number of players and the turns left.
"""

import math
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from tricity.core.frozen import Frozen
from tricity.core.game import Game
from tricity.core.state import State
from tricity.games import folder

FILE: Final = "calibration.json"
"""In the folder `data` of a game."""


class Curve(Frozen, forbid_unknown_fields=True):
    """A logistic curve over the expected lead in points, whose slope and offset depend on the turns left."""

    slope: float
    slope_at_end: float
    """Added to the slope, divided by the turns left and one."""
    offset: float
    offset_per_turn: float

    def chance(self, lead: float, turns_left: int) -> float:
        """Between 0 and 1."""
        terms = inputs(lead, turns_left)
        weights = (self.slope, self.slope_at_end, self.offset, self.offset_per_turn)
        return logistic(sum(weight * term for weight, term in zip(weights, terms)))


class Calibration(Frozen, forbid_unknown_fields=True):
    """For one number of players."""

    acting: Curve
    """Of a seat that is to act, after its best move."""
    waiting: Curve
    """Of a seat that is not."""
    shares: tuple[float, ...]
    """By seat: the share of games that equal players win from there."""


def inputs(lead: float, turns_left: int) -> tuple[float, float, float, float]:
    """What the four numbers of a curve are multiplied by."""
    return lead, lead / (1 + turns_left), 1.0, float(turns_left)


def logistic(x: float) -> float:
    """1 / (1 + e^−x), also for numbers whose exponential is too large."""
    return 1 / (1 + math.exp(-x)) if x >= 0 else 1 - 1 / (1 + math.exp(x))


def uncalibrated(players: int) -> Calibration:
    """For a game that nobody has calibrated yet: four points of lead make a win e times as likely as a defeat."""
    curve = Curve(0.25, 0.0, 0.0, 0.0)
    return Calibration(curve, curve, (1 / players,) * players)


@cache
def calibration(game: str, players: int) -> Calibration:
    """The stored one of a game and player count, or a rough guess where there is none."""
    file = files(f"tricity.games.{folder(game)}") / "data" / FILE
    if not file.is_file():
        return uncalibrated(players)
    stored = msgspec.json.decode(file.read_bytes(), type=dict[str, Calibration])
    return stored.get(str(players)) or uncalibrated(players)


def final_share(game: Game, state: State, seat: int, players: int) -> float:
    """At the end of a game: 1 for the winner, 0 for the others, and an equal share for those who tie."""
    standings = [int(game.standing(state, each)) for each in range(players)]
    best = max(standings)
    return 1 / standings.count(best) if standings[seat] == best else 0.0
