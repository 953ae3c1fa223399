"""Card City: split the cards, build on a five-by-five plan, let districts grow. Rules CC-01 to CC-92."""

from tricity.games.card_city.game import GAME

__all__ = ["GAME"]
