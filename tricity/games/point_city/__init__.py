"""Point City: take two neighbours from the market, build with what you have, win civic tokens. Rules PC-01 to PC-36."""

from tricity.games.point_city.game import GAME

__all__ = ["GAME"]
