"""The games, their options, the bots and the chat phrases, with words in the reader's language."""

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from litestar import get
from litestar.params import QueryParameter

from tricity.bots import names as bot_names
from tricity.core.board import Board
from tricity.core.options import Option
from tricity.games import find
from tricity.games import names as game_names
from tricity.locales import LANGUAGES, SOURCE_LANGUAGE, has_message, words
from tricity.server.error_handlers import responses
from tricity.table.commands.chat import PHRASES

if TYPE_CHECKING:
    Language = str
else:
    # The API describes, and accepts, the languages that there are.
    Language = Literal[LANGUAGES]


class OptionInfo(msgspec.Struct, frozen=True):
    """`values`: what it may be; without any, it is free. `players`: the player counts that it applies to."""

    name: str
    title: str
    rule: str
    text: str
    default: Any
    values: tuple[Any, ...]
    players: tuple[int, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """`board`: how to draw the game; null where the page has a drawing of its own."""

    name: str
    title: str
    about: str
    rules: int
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    board: Board | None


class Named(msgspec.Struct, frozen=True):
    name: str
    title: str


class Offer(msgspec.Struct, frozen=True):
    """All games and bots, and the quick phrases of the chat."""

    games: tuple[GameInfo, ...]
    bots: tuple[Named, ...]
    phrases: tuple[Named, ...]


@get(
    "/api/games",
    summary="List games, options, bots and chat phrases",
    responses=responses(),
    sync_to_thread=False,
)
def games(
    lang: Annotated[Language, QueryParameter(description="The language of the words.")] = SOURCE_LANGUAGE,
) -> Offer:
    return _offer(lang)


@cache
def _offer(lang: str) -> Offer:
    return Offer(
        games=tuple(_game(name, lang) for name in game_names()),
        bots=tuple(Named(name, _title(f"bot-{name}", name, lang)) for name in bot_names()),
        phrases=tuple(Named(name, words(f"phrase-{name}", lang)) for name in PHRASES),
    )


def _game(name: str, lang: str) -> GameInfo:
    game = find(name)
    return GameInfo(
        name=name,
        title=_title(f"game-{name}", name, lang),
        about=_title(f"game-{name}.about", "", lang),
        rules=game.rules_version,
        players=game.players,
        options=tuple(_option(option, game.players, lang) for option in game.options),
        board=game.board(),
    )


def _option(option: Option, players: tuple[int, ...], lang: str) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        title=_title(f"option-{option.name}", option.name, lang),
        rule=option.rule,
        text=words(option.rule, lang),
        default=option.default,
        values=option.values,
        players=option.players or players,
    )


def _title(key: str, otherwise: str, lang: str) -> str:
    return words(key, lang) if has_message(key, lang) else otherwise


ENDPOINTS = (games,)
