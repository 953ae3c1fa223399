"""Infinite City: a city without edges that grows, moves and turns tile by tile. Rules IC-01 to IC-54."""

from tricity.games.infinite_city.game import GAME

__all__ = ["GAME"]
