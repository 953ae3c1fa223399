"""Tournaments between bots, ratings and training. These names are its API: see docs/arena.md."""

from tricity.arena.batch import Workers, open_workers
from tricity.arena.files import load, save
from tricity.arena.players import BotFailed, Player, make_player
from tricity.arena.runner import play, play_fixture
from tricity.arena.schedule import Fixture, Result, Tournament
from tricity.arena.sprt import SequentialTest
from tricity.arena.standings import BotStanding, PairStanding, Standings, standings

__all__ = [
    "BotFailed",
    "BotStanding",
    "Fixture",
    "PairStanding",
    "Player",
    "Result",
    "SequentialTest",
    "Standings",
    "Tournament",
    "Workers",
    "load",
    "make_player",
    "open_workers",
    "play",
    "play_fixture",
    "save",
    "standings",
]
