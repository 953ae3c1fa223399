# mypyc: compile
"""Moves as text and as integers, which are packed as in `codes`."""

from typing import Final

from tricity.core.errors import BadMove
from tricity.core.notation import Move
from tricity.games.infinite_city.cells import cell_name, parse_cell
from tricity.games.infinite_city.codes import EVERYBODY, cell_of, number_of, pack
from tricity.games.infinite_city.kinds import KIND_NAMES, VERBS
from tricity.games.infinite_city.play import printed_suffix
from tricity.games.infinite_city.step import NOTHING, SEAT, TILE_AND_CELL, TILE_AND_OWNER, TILE_AND_OWNERS

SEAT_LETTERS: Final = ("a", "b", "c", "d", "e", "f")
"""The names of seats in moves, which are also the marks of their tokens on the board."""
MAX_BONUS: Final = 9
_EVERYBODY: Final = "all"
_verbs: Final = {verb.name: verb for verb in VERBS}


def tile_number(kind: int, printed: tuple[int, bool] | None) -> int:
    """A tile as the number of a move; `printed` is its bonus and whether it is silver, where copies differ."""
    return kind if printed is None else kind | (1 + 2 * printed[0] + printed[1]) << 5


def tile_name(number: int) -> str | None:
    """The name of a tile: `embassy`, or where copies of the kind differ `embassy+1` or `embassy+0s` (silver).

    None when the number is not that of a tile.
    """
    kind, printed = number & 31, number >> 5
    if kind >= len(KIND_NAMES) or printed > 2 * MAX_BONUS + 2:
        return None
    return KIND_NAMES[kind] + printed_suffix(printed)


def parse_tile(name: str) -> int | None:
    """The number of a tile's name; None when it is no such name."""
    kind, plus, value = name.partition("+")
    if kind not in KIND_NAMES:
        return None
    if not plus:
        return KIND_NAMES.index(kind)
    bonus = value.removesuffix("s")
    if len(bonus) != 1 or not bonus.isascii() or not bonus.isdecimal():
        return None
    return tile_number(KIND_NAMES.index(kind), (int(bonus), value.endswith("s")))


def encode(move: Move) -> int:
    """The integer of a move in text; raises `BadMove`."""
    verb, args = _verbs.get(move.verb), move.args
    if verb is not None:
        target = verb.target
        if target == NOTHING:
            if not args:
                return int(pack(verb.code, 0, 0))
        elif target == SEAT:
            if len(args) == 1 and args[0] in SEAT_LETTERS:
                return int(pack(verb.code, SEAT_LETTERS.index(args[0]), 0))
        elif target in (TILE_AND_OWNER, TILE_AND_OWNERS):
            owner = _parse_owner(args[1], target == TILE_AND_OWNERS) if len(args) == 2 else None
            if owner is not None:
                return int(pack(verb.code, owner, parse_cell(args[0])))
        elif target == TILE_AND_CELL:
            tile = parse_tile(args[0]) if len(args) == 2 else None
            if tile is not None:
                return int(pack(verb.code, tile, parse_cell(args[1])))
        elif len(args) == 1:
            return int(pack(verb.code, 0, parse_cell(args[0])))
    raise BadMove("not-a-move", text=str(move)[:80])


def decode(code: int) -> Move:
    """The text of a move; raises `BadMove` for an integer that `encode` never returns."""
    if 0 <= code < len(VERBS) << 58:
        verb, cell = VERBS[code >> 58], int(cell_of(code))
        args = _decoded_args(int(verb.target), int(number_of(code)), cell)
        if args is not None and (verb.target == NOTHING or verb.target == SEAT) == (cell == 0):
            return Move(verb.name, args)
    raise BadMove("not-a-move", text=str(code)[:80])


def _parse_owner(text: str, or_everybody: bool) -> int | None:
    if text in SEAT_LETTERS:
        return SEAT_LETTERS.index(text)
    return int(EVERYBODY) if or_everybody and text == _EVERYBODY else None


def _decoded_args(target: int, number: int, cell: int) -> tuple[str, ...] | None:
    """The arguments of a move; None when it is not one that `encode` returns."""
    # A coordinate of 0 before the bias is subtracted is beyond `MAX_COORDINATE`.
    if cell and not (cell & 0xFFFFFF and cell >> 24):
        return None
    place = cell_name(cell)
    if target == TILE_AND_CELL:
        name = tile_name(number)
        return None if name is None else (name, place)
    if target == SEAT:
        return (SEAT_LETTERS[number],) if number < len(SEAT_LETTERS) else None
    if target == TILE_AND_OWNERS and number == EVERYBODY:
        return (place, _EVERYBODY)
    if target in (TILE_AND_OWNER, TILE_AND_OWNERS):
        return (place, SEAT_LETTERS[number]) if number < len(SEAT_LETTERS) else None
    if number:
        return None
    return () if target == NOTHING else (place,)
