"""Bots: four levels of play, the same in every game, and one that plays random moves."""

from tricity.bots.base import Bot, Candidate, Decision
from tricity.bots.levels import level_of, make, make_search_bot, names, parse_budget

__all__ = ["Bot", "Candidate", "Decision", "level_of", "make", "make_search_bot", "names", "parse_budget"]
