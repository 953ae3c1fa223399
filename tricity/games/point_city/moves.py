# mypyc: compile
"""What a player can say, as ints: the verb in bits 60–62, the rest by verb.

flip: the cell · take: the two cells, four bits each, in reading order · pay: packed stock cards · token: its number.
"""

from typing import Final

from mypy_extensions import i64

from tricity.core.errors import BadMove
from tricity.core.notation import Move, cell_name, parse_cell
from tricity.games.point_city.packs import KINDS, pack_stock, stock_names, stock_size
from tricity.games.point_city.tokens import NAMES, TOKENS

FLIP: Final[i64] = 0
TAKE: Final[i64] = 1
DRAW: Final[i64] = 2
PASS: Final[i64] = 3
PAY: Final[i64] = 4
TOKEN: Final[i64] = 5

DRAWING: Final[i64] = 2 << 60
PASSING: Final[i64] = 3 << 60

_MOST_CARDS: Final = 14
"""In a payment: the two dearest buildings cost seven symbols each."""
_REST: Final[i64] = (1 << 60) - 1


def verb_of(move: i64) -> i64:
    return move >> 60


def flip(cell: i64) -> i64:
    return cell


def take(cell: i64, other: i64) -> i64:
    return (TAKE << 60) | cell | (other << 4)


def pay(cards: i64) -> i64:
    return (PAY << 60) | cards


def token(number: i64) -> i64:
    return (TOKEN << 60) | number


def rest_of(move: i64) -> i64:
    """All but the verb: the cell of a flip, the cards of a payment, the number of a token."""
    return move & _REST


def cell_of(move: i64) -> i64:
    return move & 15


def other_cell_of(move: i64) -> i64:
    return (move >> 4) & 15


def encode(move: Move) -> int:
    """The int of a move in words; raises `BadMove`."""
    args = move.args
    match move.verb, len(args):
        case "flip", 1:
            return int(flip(parse_market_cell(args[0])))
        case "take", 2 if args[0] != args[1]:
            cells = sorted(parse_market_cell(name) for name in args)
            return int(take(cells[0], cells[1]))
        case "draw", 0:
            return int(DRAWING)
        case "pass", 0:
            return int(PASSING)
        case "pay", count if 1 <= count <= _MOST_CARDS and all(name in KINDS for name in args):
            return int(pay(pack_stock({name: args.count(name) for name in args})))
        case "token", 1 if _token_name(args[0]) in NAMES:
            return int(token(NAMES.index(_token_name(args[0]))))
    raise BadMove("not-a-move", text=str(move)[:80])


def decode(code: int) -> Move:
    """The move of an int; raises `BadMove` for one that `encode` never gives."""
    if 0 <= code < 1 << 63:
        move = _decoded(code)
        if move is not None:
            return move
    raise BadMove("not-a-move", text=str(code)[:80])


def market_cell(cell: i64) -> str:
    """The name of a cell of the market."""
    return cell_name(int(cell % 4), int(cell // 4))


def parse_market_cell(name: str) -> int:
    column, row = parse_cell(name, 4, 4)
    return row * 4 + column


def _decoded(code: i64) -> Move | None:
    verb = verb_of(code)
    rest = rest_of(code)
    if verb == FLIP and rest < 16:
        return Move("flip", (market_cell(rest),))
    if verb == TAKE and rest < 256 and cell_of(code) < other_cell_of(code):
        return Move("take", (market_cell(cell_of(code)), market_cell(other_cell_of(code))))
    if code == DRAWING:
        return Move("draw")
    if code == PASSING:
        return Move("pass")
    if verb == PAY and 1 <= stock_size(rest) <= _MOST_CARDS:
        return Move("pay", tuple(stock_names(rest)))
    if verb == TOKEN and rest < TOKENS:
        return Move("token", (NAMES[rest],))
    return None


def _token_name(text: str) -> str:
    """A pair may be named either way round."""
    parts = text.split("-")
    turned = "-".join([parts[0], *reversed(parts[1:])])
    return turned if turned in NAMES else text
