"""Card City: divide and choose cards, build a city of five by five, let its districts grow. Rules CC-01 to CC-92."""

from tricity.games.card_city.game import GAME

__all__ = ["GAME"]
