# mypyc: compile
"""Moves as ints and as text. An int has the verb in bits 60–62; the other bits depend on the verb.

flip: the cell · take: the two cells, four bits each, in reading order · pay: packed stock cards · token: its number.
"""

from typing import Final

from tricity.core import notation
from tricity.core.bits import shifted
from tricity.core.errors import BadMove
from tricity.core.native import i64
from tricity.core.notation import Move
from tricity.games.point_city.resources import STOCK_KINDS, pack_stock, stock_names, stock_size
from tricity.games.point_city.tokens import TOKEN_COUNT, TOKEN_NAMES

VERB_FLIP: Final[i64] = 0
VERB_TAKE: Final[i64] = 1
VERB_DRAW: Final[i64] = 2
VERB_PASS: Final[i64] = 3
VERB_PAY: Final[i64] = 4
VERB_TOKEN: Final[i64] = 5

DRAW_MOVE: Final[i64] = 2 << 60
PASS_MOVE: Final[i64] = 3 << 60

_MAX_PAYMENT_CARDS: Final = 14
"""The most cards in a payment: the two most expensive buildings cost seven symbols each."""
_OPERAND_BITS: Final[i64] = (1 << 60) - 1


def move_verb(move: i64) -> i64:
    return move >> 60


def flip_move(cell: i64) -> i64:
    return cell


def take_move(cell: i64, other: i64) -> i64:
    return (VERB_TAKE << 60) | cell | (other << 4)


def pay_move(cards: i64) -> i64:
    return shifted(VERB_PAY, 60) | cards


def token_move(number: i64) -> i64:
    return shifted(VERB_TOKEN, 60) | number


def move_operand(move: i64) -> i64:
    """All but the verb: the cell of a flip, the cards of a payment, the number of a token."""
    return move & _OPERAND_BITS


def move_cell(move: i64) -> i64:
    return move & 15


def move_other_cell(move: i64) -> i64:
    return (move >> 4) & 15


def encode(move: Move) -> int:
    """The int of a move in text notation; raises `BadMove`."""
    args = move.args
    match move.verb, len(args):
        case "flip", 1:
            return int(flip_move(parse_market_cell(args[0])))
        case "take", 2 if args[0] != args[1]:
            cells = sorted(parse_market_cell(name) for name in args)
            return int(take_move(cells[0], cells[1]))
        case "draw", 0:
            return int(DRAW_MOVE)
        case "pass", 0:
            return int(PASS_MOVE)
        case "pay", count if 1 <= count <= _MAX_PAYMENT_CARDS and all(name in STOCK_KINDS for name in args):
            return int(pay_move(pack_stock({name: args.count(name) for name in args})))
        case "token", 1 if _token_name(args[0]) in TOKEN_NAMES:
            return int(token_move(TOKEN_NAMES.index(_token_name(args[0]))))
    raise BadMove("not-a-move", text=str(move)[:80])


def decode(code: int) -> Move:
    """The move of an int; raises `BadMove` for one that `encode` never gives."""
    if 0 <= code < 1 << 63:
        move = _decoded_move(code)
        if move is not None:
            return move
    raise BadMove("not-a-move", text=str(code)[:80])


def cell_name(cell: i64) -> str:
    """The name of a cell of the market."""
    return notation.cell_name(int(cell % 4), int(cell // 4))


def parse_market_cell(name: str) -> int:
    column, row = notation.parse_cell(name, 4, 4)
    return row * 4 + column


def _decoded_move(code: i64) -> Move | None:
    verb = move_verb(code)
    operand = move_operand(code)
    if verb == VERB_FLIP and operand < 16:
        return Move("flip", (cell_name(operand),))
    if verb == VERB_TAKE and operand < 256 and move_cell(code) < move_other_cell(code):
        return Move("take", (cell_name(move_cell(code)), cell_name(move_other_cell(code))))
    if code == DRAW_MOVE:
        return Move("draw")
    if code == PASS_MOVE:
        return Move("pass")
    if verb == VERB_PAY and 1 <= stock_size(operand) <= _MAX_PAYMENT_CARDS:
        return Move("pay", tuple(stock_names(operand)))
    if verb == VERB_TOKEN and operand < TOKEN_COUNT:
        return Move("token", (TOKEN_NAMES[operand],))
    return None


def _token_name(text: str) -> str:
    """The name of a token; the two resources of a pair may come in either order."""
    parts = text.split("-")
    reversed_name = "-".join([parts[0], *reversed(parts[1:])])
    return reversed_name if reversed_name in TOKEN_NAMES else text
