"""The registry of games: each is one folder here and one line of `_FOLDERS`."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from tricity.core.errors import BadOption

if TYPE_CHECKING:
    from tricity.core.game import Game

_FOLDERS: Final = {
    "card-city": "card_city",
    "point-city": "point_city",
    "infinite-city": "infinite_city",
}


def names() -> tuple[str, ...]:
    return tuple(_FOLDERS)


def find(name: str) -> "Game":
    """The game of that name; raises `BadOption`."""
    game: Game = import_module(f"tricity.games.{folder(name)}").GAME
    return game


def folder(name: str) -> str:
    """The package folder of a game, without importing the game; raises `BadOption`."""
    if name not in _FOLDERS:
        raise BadOption("no-such-game", game=str(name)[:40], allowed=list(_FOLDERS))
    return _FOLDERS[name]
