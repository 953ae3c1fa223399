"""Players that are programs: four levels, the same in every game, and one that plays anything."""

from tricity.bots.base import Bot, Thought
from tricity.bots.levels import budget_of, level_of, make, names, searcher

__all__ = ["Bot", "Thought", "budget_of", "level_of", "make", "names", "searcher"]
