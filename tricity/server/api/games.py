"""The games, their options, the bots and the chat phrases, with words in the reader's language."""

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal

from litestar.params import FromPath, JSONBody, QueryParameter

from tricity.analysis.puzzles import puzzles
from tricity.bots import names as bot_names
from tricity.core import compiled
from tricity.core.board import Board
from tricity.core.frozen import Frozen
from tricity.core.options import Option
from tricity.games import find
from tricity.games import names as game_names
from tricity.games.box import Box, box
from tricity.games.lessons import lesson
from tricity.locales import LANGUAGES, SOURCE_LANGUAGE, has_message, words
from tricity.server.endpoints import get, post
from tricity.server.requests import OptionsBody
from tricity.table.commands.chat import PHRASES

if TYPE_CHECKING:
    Language = str
else:
    # The API describes and accepts exactly the languages that exist.
    Language = Literal[LANGUAGES]


class OptionInfo(Frozen):
    """`values`: the allowed values; if empty, any value that the game accepts. `players`: the player counts that it
    applies to.

    `first_game` is the value that suits a first game, following the rulebook in the reader's language; it comes first
    in `values`.
    """

    name: str
    title: str
    rule: str
    text: str
    default: Any
    first_game: Any
    values: tuple[Any, ...]
    players: tuple[int, ...]


class GameInfo(Frozen):
    """`board`: how to draw the game; null if the page has a board of its own for it.

    `pitch` is one sentence about what players do. `minutes` are the lengths of a short and of a long game, `weight` (1
    to 3) is its complexity. `lesson` and `puzzles` say whether there are any.
    """

    name: str
    title: str
    about: str
    pitch: str
    minutes: tuple[int, int] | None
    weight: int | None
    lesson: bool
    puzzles: bool
    rules: int
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    board: Board | None


class Named(Frozen):
    name: str
    title: str


class Offer(Frozen):
    """All games and bots, and the quick phrases of the chat. `notice`: what guests should know about this server."""

    games: tuple[GameInfo, ...]
    bots: tuple[Named, ...]
    phrases: tuple[Named, ...]
    notice: str


@get("/api/games", "List games, options, bots and chat phrases", sync_to_thread=False)
def games(
    lang: Annotated[Language, QueryParameter(description="The language of the words.")] = SOURCE_LANGUAGE,
) -> Offer:
    return _offer(lang)


class CheckedOptions(Frozen):
    """All options of a game for that number of players, each in its normal form."""

    options: dict[str, Any]


@post("/api/games/{game:str}/options", "Check the options of a table before it is opened", sync_to_thread=False)
def check_options(game: FromPath[str], data: JSONBody[OptionsBody]) -> CheckedOptions:
    return CheckedOptions(find(game).checked_options(data.players, data.options))


@cache
def _offer(lang: str) -> Offer:
    return Offer(
        games=tuple(_game(name, lang) for name in game_names()),
        bots=tuple(Named(name, _title(f"bot-{name}", name, lang)) for name in bot_names()),
        phrases=tuple(Named(name, words(f"phrase-{name}", lang)) for name in PHRASES),
        notice="" if compiled() else words("slow-engine", lang),
    )


def _game(name: str, lang: str) -> GameInfo:
    game, about, contents = find(name), _title(f"game-{name}.about", "", lang), box(name)
    return GameInfo(
        name=name,
        title=_title(f"game-{name}", name, lang),
        about=about,
        pitch=_title(f"game-{name}.pitch", about, lang),
        minutes=contents.minutes if contents else None,
        weight=contents.weight if contents else None,
        lesson=lesson(name) is not None,
        puzzles=bool(puzzles(name)),
        rules=game.rules_version,
        players=game.players,
        options=tuple(_option(option, game.players, contents, lang) for option in game.options),
        board=game.board(),
    )


def _option(option: Option, players: tuple[int, ...], contents: Box | None, lang: str) -> OptionInfo:
    suggested = contents.suggested(lang).get(option.name, option.default) if contents else option.default
    return OptionInfo(
        name=option.name,
        title=_title(f"option-{option.name}", option.name, lang),
        rule=option.rule,
        text=words(option.rule, lang),
        default=option.default,
        first_game=suggested,
        values=tuple(sorted(option.values, key=lambda value: value != suggested)),
        players=option.players or players,
    )


def _title(key: str, otherwise: str, lang: str) -> str:
    return words(key, lang) if has_message(key, lang) else otherwise


ENDPOINTS = (games, check_options)
