"""The text notation of moves and cells, and the messages that translate its words.

Inside the engine a move is an int, and a cell is a number or a bit.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tricity.core.errors import BadMove

Translate = Callable[..., str]
"""The text of a message id, with its facts as keyword arguments."""


@dataclass(frozen=True, slots=True)
class Move:
    """A move as people and programs write it: a verb and its arguments.

    >>> Move.parse("build  residence c2")
    Move(verb='build', args=('residence', 'c2'))
    >>> str(Move("choose", ("small",)))
    'choose small'
    """

    verb: str
    args: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> "Move":
        """Split at blanks. Any text will do: whether it is a move of a game is for `Game.encode` to say."""
        verb, *args = text.split() or [""]
        return cls(verb, tuple(args))

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))


def cell_name(column: int, row: int) -> str:
    """A cell of a grid with edges, named like a chess square: column letter from the left, row number from the top.

    >>> cell_name(1, 2)
    'b3'
    """
    return f"{chr(ord('a') + column)}{row + 1}"


def parse_cell(text: str, columns: int, rows: int) -> tuple[int, int]:
    """Column and row of a cell's name; raises `BadMove` outside the grid.

    >>> parse_cell("b3", 9, 9)
    (1, 2)
    """
    if len(text) == 2 and text.isascii() and text[1].isdigit():
        column, row = ord(text[0]) - ord("a"), int(text[1]) - 1
        if 0 <= column < columns and 0 <= row < rows:
            return column, row
    raise BadMove("no-such-cell", at=text[:40])


def vocabulary(words_by_prefix: dict[str, Iterable[str]]) -> dict[str, str]:
    """The id of the message that translates each word of the notation: a prefix and the word.

    >>> vocabulary({"verb": ("build", "pass"), "size": ["small"]})
    {'build': 'verb-build', 'pass': 'verb-pass', 'small': 'size-small'}
    """
    return {word: f"{prefix}-{word}" for prefix, words in words_by_prefix.items() for word in words}
