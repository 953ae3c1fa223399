"""Quarter City: build one card a turn and collect sets. Rules QC-01 to QC-21."""

from tricity.games.quarter_city.game import GAME

__all__ = ["GAME"]
