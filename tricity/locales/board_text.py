"""The terminal of a game: its own `terminal` module, or, without one, its declared board as text."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import Group, RenderableType
from rich.text import Text

from tricity.core.board import Area, Board, Counter, Grid, Hand, Pile, visible_cards
from tricity.core.declared_game import DeclaredGame
from tricity.games import find, folder
from tricity.locales import has_message

Translate = Callable[..., str]
_FACE_DOWN = "▒"


class GameTerminal(Protocol):
    """What the terminal needs of a game."""

    @property
    def VOCABULARY(self) -> Mapping[str, str]:  # noqa: N802  a constant of the `terminal` modules
        """The message id for each word of the notation."""

    @property
    def board(self) -> Callable[[Mapping[str, Any], Translate, Sequence[str]], RenderableType]:
        """Draws a view, given a function `translate(key, **facts)` and the players' names."""


def game_terminal(game: str) -> GameTerminal:
    """The terminal of a game."""
    module = f"tricity.games.{folder(game)}.terminal"
    if find_spec(module) is not None:
        return cast(GameTerminal, import_module(module))
    return BoardText(cast(DeclaredGame, find(game)))


class BoardText:
    """The terminal that follows from a game's declared moves and board, worded as `core.board` says."""

    def __init__(self, game: DeclaredGame) -> None:
        board = game.board()
        assert board is not None, f"{game.name} has neither a module `terminal` nor a declared board"
        self._board: Board = board
        self.VOCABULARY: Mapping[str, str] = dict(_vocabulary(game, board))

    def board(self, view: Mapping[str, Any], translate: Translate, names: Sequence[str]) -> RenderableType:
        """The areas of the table, then those of each player under their name."""
        lines: list[RenderableType] = [
            self._line(area, view, translate) for area in self._board.areas if not area.per_seat
        ]
        for seat, owner in enumerate(view["seats"]):
            lines += ["", Text(names[seat], style="bold reverse" if seat in view["to_act"] else "bold")]
            lines += [self._line(area, owner, translate) for area in self._board.areas if area.per_seat]
        return Group(*lines)

    def _line(self, area: Area, values: Mapping[str, Any], translate: Translate) -> str:
        label = translate(self._board.label(area))
        return translate("labelled", label=label, text=_value_text(area, values[area.field], translate))


def _value_text(area: Area, value: Any, translate: Translate) -> str:
    match area:
        case Hand() | Pile():
            known, unknown = visible_cards(value)
            shown = [_name(area, name, translate) for name in known]
            return ", ".join([*shown, *([f"{unknown} × {_FACE_DOWN}"] if unknown else [])]) or "–"
        case Grid():
            names = {cell: _name(area, value[cell], translate) for cell in area.cells() if cell in value}
            return ", ".join(f"{cell} {name}" for cell, name in names.items()) or "–"
        case Counter():
            if isinstance(value, Mapping):
                return ", ".join(f"{count} × {_name(area, name, translate)}" for name, count in value.items()) or "–"
            return _name(area, value, translate)


def _name(area: Area, name: Any, translate: Translate) -> str:
    """A card, tile or word by its noun; numbers as they are, and a place face down by its sign."""
    if name is None:
        return _FACE_DOWN
    if isinstance(name, str) and area.noun:
        return translate(f"{area.noun}-{name}")
    return str(name)


def _vocabulary(game: DeclaredGame, board: Board) -> list[tuple[str, str]]:
    """The words of the declared moves with their message ids; cells have none."""
    words = [(moves.verb, f"verb-{moves.verb}") for moves in game.moves]
    for word in dict.fromkeys(word for moves in game.moves for choices in moves.words for word in choices):
        keys = [f"object-{word}", *(f"{noun}-{word}" for noun in board.nouns())]
        words += [(word, key) for key in keys if has_message(key, "en")][:1]
    return words
