"""Which pieces a seat has at the end of a game and which moves it made, read from the views and moves of any game.

A piece is a word that the game's messages name as a card, tile, token or building (`card-residence`). Where a view
mentions it within the part of a seat, the seat has one, or as many as the number beside it says.
"""

import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from tricity.core.languages import SOURCE_LANGUAGE, fluent_text
from tricity.core.match import Match

_PIECE: Final = re.compile(r"^((?:card|tile|token|building)-([\w-]+)) =", re.MULTILINE)


def held_pieces(match: Match, seat: int) -> dict[str, int]:
    """How many of each piece the seat has, in what it sees of itself: `card-residence`."""
    pieces = pieces_of(match.game.name)
    most: Counter[str] = Counter()
    for value in match.view(seat)["seats"][seat].values():
        counts: Counter[str] = Counter()
        _count(value, pieces, counts)
        # The larger of two: a view may mention the same pieces in two places, such as a hand and what of it was shown.
        most |= counts
    return dict(sorted(most.items()))


def move_kinds(match: Match, seat: int) -> dict[str, int]:
    """How often the seat made each kind of move: a verb, and each piece named in it (`build card-residence`)."""
    pieces = pieces_of(match.game.name)
    counts: Counter[str] = Counter()
    for played in match.moves:
        if played.seat == seat:
            verb, args = played.move.verb, played.move.args
            named = dict.fromkeys(pieces[word] for word in args if word in pieces)
            # A single word without a piece is a choice, such as the size of a lot; a cell or a number is none.
            choice = args if len(args) == 1 and args[0].isalpha() and len(args[0]) > 1 else ()
            counts.update([f"{verb} {piece}" for piece in named] or [" ".join((verb, *choice))])
    return dict(sorted(counts.items()))


@lru_cache
def pieces_of(game: str) -> Mapping[str, str]:
    """The pieces of a game: each word with the id of the message that names it."""
    return {word: key for key, word in _PIECE.findall(fluent_text(SOURCE_LANGUAGE, f"{game}/game"))}


def _count(value: Any, pieces: Mapping[str, str], counts: Counter[str]) -> None:
    if isinstance(value, str):
        if value in pieces:
            counts[pieces[value]] += 1
    elif isinstance(value, list):
        for item in value:
            _count(item, pieces, counts)
    elif isinstance(value, dict):
        for key, item in value.items():
            if isinstance(item, int):
                if item > 0 and key in pieces:
                    counts[pieces[key]] += item
            else:
                _count(item, pieces, counts)
