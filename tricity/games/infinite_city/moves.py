# mypyc: compile
"""Moves as integers and as text. A move has a cell in bits 0–47, an operand in bits 48–57 and a verb in bits 58–62.

The operand is a tile (its kind in five bits and, where copies of the kind are printed differently, one more than
2 × bonus + silver above them) or a seat. A move without a cell has 0 there: that is a cell beyond `MAX_COORDINATE`,
which has no name. Bit 63, the sign, stays free.
"""

from typing import Final

from tricity.core.errors import BadMove
from tricity.core.native import i64
from tricity.core.notation import Move
from tricity.games.infinite_city.kinds import KIND_NAMES
from tricity.games.infinite_city.state import CELL_MASK, MAX_COORDINATE, cell_at, x_of, y_of

VERB_PLAY: Final[i64] = 0
VERB_HOTEL: Final[i64] = 1
VERB_PASS: Final[i64] = 2
VERB_TAKE_BACK: Final[i64] = 3
VERB_DONE: Final[i64] = 4
VERB_TRADE: Final[i64] = 5
VERB_PUT: Final[i64] = 6
VERB_FOLLOW: Final[i64] = 7
VERB_REMOVE: Final[i64] = 8
VERB_TAKE: Final[i64] = 9
VERB_LAY: Final[i64] = 10
VERB_MOVE: Final[i64] = 11
VERB_TO: Final[i64] = 12
VERB_CLEAR: Final[i64] = 13
VERB_SWAP_HANDS: Final[i64] = 14
VERB_GATHER: Final[i64] = 15
VERB_LOOK: Final[i64] = 16
VERB_SWAP: Final[i64] = 17
VERB_WITH: Final[i64] = 18
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
# Which arguments a verb takes; those not listed take a cell, and `play` a tile and a cell.
_VERBS_ALONE: Final = ("pass", "done")
_VERBS_WITH_SEAT: Final = ("swap-hands", "look")
_VERBS_WITH_OWNER: Final = ("trade", "gather")

EVERYBODY: Final[i64] = 7
"""An operand in place of a seat: everybody's tokens."""
SEAT_LETTERS: Final = ("a", "b", "c", "d", "e", "f")
"""The names of seats in moves, which are also the marks of their tokens on the board."""
MAX_BONUS: Final = 9


def pack_move(verb: i64, operand: i64, cell: i64) -> i64:
    """A move; operand and cell are 0 where the verb takes none."""
    return (verb << 58) | (operand << 48) | cell


def move_verb(move: i64) -> i64:
    return move >> 58


def move_operand(move: i64) -> i64:
    return (move >> 48) & 1023


def move_cell(move: i64) -> i64:
    return move & CELL_MASK


def tile_operand(kind: int, printed: tuple[int, bool] | None) -> int:
    """A tile as an operand; `printed` is its bonus and whether it is silver, where copies of the kind differ."""
    return kind if printed is None else kind | (1 + 2 * printed[0] + printed[1]) << 5


def cell_name(cell: i64) -> str:
    """The name of a cell: signed coordinates from the centre of the opening plus, x to the right, y down."""
    return f"{x_of(cell)},{y_of(cell)}"


def parse_cell(text: str) -> int:
    """The cell of a name; raises `BadMove`."""
    parts = text.split(",")
    if len(parts) == 2 and len(text) <= 20:
        numbers = [int(part) for part in parts if part.removeprefix("-").isdecimal() and part.isascii()]
        if len(numbers) == 2 and all(-MAX_COORDINATE <= number <= MAX_COORDINATE for number in numbers):
            return int(cell_at(numbers[0], numbers[1]))
    raise BadMove("no-such-cell", at=text[:40])


def tile_name(kind: int, printed: tuple[int, bool] | None) -> str:
    """The name of a tile: `embassy`, or where copies of the kind differ `embassy+1` or `embassy+0s` (silver)."""
    return KIND_NAMES[kind] if printed is None else f"{KIND_NAMES[kind]}+{printed[0]}{'s' if printed[1] else ''}"


def parse_tile_operand(name: str) -> int | None:
    """The operand of a tile's name; None when it is no such name."""
    kind, plus, value = name.partition("+")
    if kind not in KIND_NAMES:
        return None
    if not plus:
        return KIND_NAMES.index(kind)
    bonus = value.removesuffix("s")
    if len(bonus) != 1 or not bonus.isascii() or not bonus.isdecimal():
        return None
    return tile_operand(KIND_NAMES.index(kind), (int(bonus), value.endswith("s")))


def encode(move: Move) -> int:
    """The integer of a move in text; raises `BadMove`."""
    verb, args = move.verb, move.args
    if verb in VERBS:
        code = VERBS.index(verb)
        if verb in _VERBS_ALONE:
            if not args:
                return int(pack_move(code, 0, 0))
        elif verb in _VERBS_WITH_SEAT:
            if len(args) == 1 and args[0] in SEAT_LETTERS:
                return int(pack_move(code, SEAT_LETTERS.index(args[0]), 0))
        elif verb in _VERBS_WITH_OWNER:
            if len(args) == 2 and (args[1] in SEAT_LETTERS or (verb == "gather" and args[1] == "all")):
                owner = int(EVERYBODY) if args[1] == "all" else SEAT_LETTERS.index(args[1])
                return int(pack_move(code, owner, parse_cell(args[0])))
        elif verb == "play":
            if len(args) == 2:
                operand = parse_tile_operand(args[0])
                if operand is not None:
                    return int(pack_move(code, operand, parse_cell(args[1])))
        elif len(args) == 1:
            return int(pack_move(code, 0, parse_cell(args[0])))
    raise BadMove("not-a-move", text=str(move)[:80])


def decode(code: int) -> Move:
    """The text of a move; raises `BadMove` for an integer that `encode` never returns."""
    if 0 <= code < len(VERBS) << 58:
        verb, operand, cell = VERBS[code >> 58], int(move_operand(code)), int(move_cell(code))
        args = _decoded_args(verb, operand, cell)
        if args is not None and (verb in _VERBS_ALONE or verb in _VERBS_WITH_SEAT) == (cell == 0):
            return Move(verb, args)
    raise BadMove("not-a-move", text=str(code)[:80])


def _decoded_args(verb: str, operand: int, cell: int) -> tuple[str, ...] | None:
    """The arguments of a move; None when it is not one that `encode` returns."""
    # A coordinate of 0 before the bias is subtracted is beyond `MAX_COORDINATE`.
    if cell and not (cell & 0xFFFFFF and cell >> 24):
        return None
    place = cell_name(cell)
    if verb == "play":
        name = tile_operand_name(operand)
        return None if name is None else (name, place)
    if verb in _VERBS_WITH_SEAT:
        return (SEAT_LETTERS[operand],) if operand < len(SEAT_LETTERS) else None
    if verb in _VERBS_WITH_OWNER:
        if operand == EVERYBODY and verb == "gather":
            return (place, "all")
        return (place, SEAT_LETTERS[operand]) if operand < len(SEAT_LETTERS) else None
    if operand:
        return None
    return () if verb in _VERBS_ALONE else (place,)


def tile_operand_name(operand: int) -> str | None:
    """The name of a tile operand; None when it is none."""
    kind, printed = operand & 31, (operand >> 5) - 1
    if kind >= len(KIND_NAMES) or printed > 2 * MAX_BONUS + 1:
        return None
    return tile_name(kind, None if printed < 0 else (printed // 2, printed % 2 == 1))
