# mypyc: compile
"""What a player can say, as ints: a cell in bits 0–47, a thing in bits 48–57, the verb in bits 58–62.

The thing is a tile (its kind and, where copies of the kind are printed differently, which print) or a seat. Moves
without a cell have zeros there, which is farther out than any cell that can be named.
"""

from typing import Final

from mypy_extensions import i64

from tricity.core.errors import BadMove
from tricity.core.moves import Move
from tricity.games.infinite_city.state import CELL, FARTHEST, NAMES, cell_at, x_of, y_of

PLAY: Final[i64] = 0
HOTEL: Final[i64] = 1
PASS: Final[i64] = 2
TAKE_BACK: Final[i64] = 3
DONE: Final[i64] = 4
TRADE: Final[i64] = 5
PUT: Final[i64] = 6
FOLLOW: Final[i64] = 7
REMOVE: Final[i64] = 8
TAKE: Final[i64] = 9
LAY: Final[i64] = 10
MOVE: Final[i64] = 11
TO: Final[i64] = 12
CLEAR: Final[i64] = 13
SWAP_HANDS: Final[i64] = 14
GATHER: Final[i64] = 15
LOOK: Final[i64] = 16
SWAP: Final[i64] = 17
WITH: Final[i64] = 18
VERBS: Final = (
    "play",
    "hotel",
    "pass",
    "take-back",
    "done",
    "trade",
    "put",
    "follow",
    "remove",
    "take",
    "lay",
    "move",
    "to",
    "clear",
    "swap-hands",
    "gather",
    "look",
    "swap",
    "with",
)
_BARE: Final = ("pass", "done")
_TO_A_SEAT: Final = ("swap-hands", "look")
_WHOSE: Final = ("trade", "gather")

ALL: Final[i64] = 7
"""Instead of a seat: everybody's tokens."""
SEATS: Final = ("a", "b", "c", "d", "e", "f")
"""How a move names a seat: as the owners of tokens are marked on the board."""
HIGHEST_BONUS: Final = 9


def saying(verb: i64, thing: i64, cell: i64) -> i64:
    return (verb << 58) | (thing << 48) | cell


def verb_of(move: i64) -> i64:
    return move >> 58


def thing_of(move: i64) -> i64:
    return (move >> 48) & 1023


def cell_of(move: i64) -> i64:
    return move & CELL


def thing(kind: int, printed: tuple[int, bool] | None) -> int:
    """The thing that is a tile; `printed` is its bonus and whether it is silver, where that has to be told."""
    return kind if printed is None else kind | (1 + 2 * printed[0] + printed[1]) << 5


def cell_text(cell: i64) -> str:
    """A cell as it is written: signed coordinates from the centre of the opening plus."""
    return f"{x_of(cell)},{y_of(cell)}"


def parse_cell(text: str) -> int:
    """Raises `BadMove`."""
    parts = text.split(",")
    if len(parts) == 2 and len(text) <= 20:
        numbers = [int(part) for part in parts if part.removeprefix("-").isdecimal() and part.isascii()]
        if len(numbers) == 2 and all(-FARTHEST <= number <= FARTHEST for number in numbers):
            return int(cell_at(numbers[0], numbers[1]))
    raise BadMove("no-such-cell", at=text[:40])


def tile_name(kind: int, printed: tuple[int, bool] | None) -> str:
    """`embassy`, or where its copies differ `embassy+1`, `embassy+0s` (silver)."""
    return NAMES[kind] if printed is None else f"{NAMES[kind]}+{printed[0]}{'s' if printed[1] else ''}"


def parse_tile(name: str) -> int | None:
    """The thing of a tile's name; None when there is no such tile."""
    kind, plus, value = name.partition("+")
    if kind not in NAMES:
        return None
    if not plus:
        return NAMES.index(kind)
    bonus = value.removesuffix("s")
    if len(bonus) != 1 or not bonus.isascii() or not bonus.isdecimal():
        return None
    return thing(NAMES.index(kind), (int(bonus), value.endswith("s")))


def encode(move: Move) -> int:
    """The int of a move in words; raises `BadMove`."""
    verb, args = move.verb, move.args
    if verb in VERBS:
        code = VERBS.index(verb)
        if verb in _BARE:
            if not args:
                return int(saying(code, 0, 0))
        elif verb in _TO_A_SEAT:
            if len(args) == 1 and args[0] in SEATS:
                return int(saying(code, SEATS.index(args[0]), 0))
        elif verb in _WHOSE:
            if len(args) == 2 and (args[1] in SEATS or (verb == "gather" and args[1] == "all")):
                whose = int(ALL) if args[1] == "all" else SEATS.index(args[1])
                return int(saying(code, whose, parse_cell(args[0])))
        elif verb == "play":
            if len(args) == 2:
                tile = parse_tile(args[0])
                if tile is not None:
                    return int(saying(code, tile, parse_cell(args[1])))
        elif len(args) == 1:
            return int(saying(code, 0, parse_cell(args[0])))
    raise BadMove("not-a-move", text=str(move)[:80])


def decode(code: int) -> Move:
    """The move of an int; raises `BadMove` for one that `encode` never gives."""
    if 0 <= code < len(VERBS) << 58:
        verb, tile, cell = VERBS[code >> 58], int(thing_of(code)), int(cell_of(code))
        text = _decoded(verb, tile, cell)
        if text is not None and (verb in _BARE or verb in _TO_A_SEAT) == (cell == 0):
            return Move(verb, text)
    raise BadMove("not-a-move", text=str(code)[:80])


def _decoded(verb: str, tile: int, cell: int) -> tuple[str, ...] | None:
    if cell and not (cell & 0xFFFFFF and cell >> 24):
        return None
    at = cell_text(cell)
    if verb == "play":
        name = thing_name(tile)
        return None if name is None else (name, at)
    if verb in _TO_A_SEAT:
        return (SEATS[tile],) if tile < len(SEATS) else None
    if verb in _WHOSE:
        if tile == ALL and verb == "gather":
            return (at, "all")
        return (at, SEATS[tile]) if tile < len(SEATS) else None
    if tile:
        return None
    return () if verb in _BARE else (at,)


def thing_name(tile: int) -> str | None:
    """The name of a thing that is a tile; None when there is none."""
    kind, printed = tile & 31, (tile >> 5) - 1
    if kind >= len(NAMES) or printed > 2 * HIGHEST_BONUS + 1:
        return None
    return tile_name(kind, None if printed < 0 else (printed // 2, printed % 2 == 1))
