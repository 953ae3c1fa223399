# mypyc: compile
"""Who may act, and the lists of legal moves. `refusals` asks the same rules one by one."""

from typing import Final

from tricity.core.bits import lowest_bit, nth_bit, popcount
from tricity.core.native import Random, i64, vec
from tricity.games.point_city.cards import AS_SYMBOLS, COST
from tricity.games.point_city.market import flippable, takeable_pairs
from tricity.games.point_city.moves import (
    DRAW_MOVE,
    PASS_MOVE,
    VERB_DRAW,
    VERB_FLIP,
    VERB_PASS,
    VERB_TAKE,
    VERB_TOKEN,
    flip_move,
    move_cell,
    move_operand,
    move_other_cell,
    move_verb,
    take_move,
    token_move,
)
from tricity.games.point_city.payments import is_affordable
from tricity.games.point_city.state import (
    ASK_LINE_UP,
    ASK_NOTHING,
    ASK_PAY,
    ASK_TAKE,
    ASK_TOKEN,
    ASK_TURN,
    PointCity,
)

_TURN_MOVES: Final = vec[i64](
    [flip_move(cell) for cell in range(16)]
    + [take_move(cell, cell + 1) if cell < 16 else take_move(cell - 16, cell - 12) for cell in range(28)]
)
"""The moves that the bits of `_turn_mask` stand for."""
_PAIRS_SHIFT: Final[i64] = 16
_NO_MOVE: Final[i64] = -1
_ALL_TOKENS_MASK: Final[i64] = (1 << 22) - 1


def actors(state: PointCity) -> i64:
    """The seat to act, as a mask."""
    if state.pending:
        return 1 << state.turn
    return 0


def next_actor(state: PointCity) -> i64:
    """The seat to act; -1 when the game is over."""
    if state.pending:
        return state.turn
    return -1


def question(state: PointCity) -> i64:
    """The pending question: one of the `ASK_` constants."""
    return state.pending & 15


def legal(state: PointCity, seat: i64) -> vec[i64]:
    """The seat's moves, each once; none when it may not act."""
    asked = question(state)
    if seat != state.turn or asked == ASK_NOTHING:
        return vec[i64]()
    if asked == ASK_PAY:
        return state.payment_choices
    if asked == ASK_TOKEN:
        return _token_moves(state.table_tokens)
    if asked == ASK_LINE_UP:
        return _token_moves(_ALL_TOKENS_MASK & ~state.table_tokens)
    return _turn_moves(state, seat, asked == ASK_TURN)


def has_choice(state: PointCity, seat: i64) -> bool:
    """Whether `legal` has more than one move: those of a turn are counted in masks. See `Game.has_choice`."""
    asked = question(state)
    if seat == state.turn and ASK_TURN <= asked <= ASK_TAKE:
        mask = _turn_mask(state, seat, asked == ASK_TURN)
        # The last move is there as well, unless pairs are all that is left.
        return mask & (mask - 1) != 0 or (mask != 0 and _last_move(state, mask) != _NO_MOVE)
    return len(legal(state, seat)) > 1


def random_move(state: PointCity, seat: i64, rng: Random) -> i64:
    """A random move of `legal`: those of a turn are picked from masks. See `Game.random_move`."""
    asked = question(state)
    if asked != ASK_TURN and asked != ASK_TAKE:
        moves = legal(state, seat)
        length: i64 = len(moves)
        return moves[rng.randrange(length)]
    mask = _turn_mask(state, seat, asked == ASK_TURN)
    last = _last_move(state, mask)
    count = popcount(mask)
    number = rng.randrange(count + _one_if_move(last))
    if number == count:
        return last
    return _TURN_MOVES[nth_bit(mask, number)]


def fits(state: PointCity, seat: i64, move: i64) -> bool:
    """Whether the move answers the pending question with cards and tokens that exist: see `Game.fits`."""
    asked = question(state)
    verb = move_verb(move)
    if asked == ASK_PAY:
        return move in state.payment_choices
    if asked in (ASK_TOKEN, ASK_LINE_UP):
        on_table = (state.table_tokens >> move_operand(move)) & 1 != 0
        return verb == VERB_TOKEN and on_table == (asked == ASK_TOKEN)
    if verb == VERB_TAKE:
        cell, other = move_cell(move), move_other_cell(move)
        return cell != other and is_payable(state, seat, cell, other)
    if verb == VERB_FLIP:
        return asked == ASK_TURN
    return verb == VERB_PASS or (verb == VERB_DRAW and state.deck_size() > 1)


def is_payable(state: PointCity, seat: i64, cell: i64, other: i64) -> bool:
    """Whether the seat can pay for the buildings among two market cards, also with a resource among them (PC-12)."""
    wealth = state.wealth(seat)
    cost: i64 = 0
    for place in (cell, other):
        if (state.building_cells >> place) & 1:
            cost += COST[state.market[place]]
        else:
            wealth += AS_SYMBOLS[state.market[place]]
    return is_affordable(cost, wealth)


def _turn_mask(state: PointCity, seat: i64, may_flip: bool) -> i64:
    """The cells to flip, and above them the pairs to take, as a mask: every move of a turn but the last one."""
    mask = takeable_pairs(state, seat) << _PAIRS_SHIFT
    if may_flip:
        mask |= flippable(state.building_cells)
    return mask


def _last_move(state: PointCity, mask: i64) -> i64:
    """The last move of the list: to draw, or to pass where the deck is empty and nothing can be taken."""
    if state.deck_size():
        return DRAW_MOVE
    if mask >> _PAIRS_SHIFT:
        return _NO_MOVE
    return PASS_MOVE


def _one_if_move(move: i64) -> i64:
    if move == _NO_MOVE:
        return 0
    return 1


def _turn_moves(state: PointCity, seat: i64, may_flip: bool) -> vec[i64]:
    mask = _turn_mask(state, seat, may_flip)
    last = _last_move(state, mask)
    moves = vec[i64]([last] * (popcount(mask) + _one_if_move(last)))
    table = _TURN_MOVES
    index: i64 = 0
    while mask:
        moves[index] = table[lowest_bit(mask)]
        index += 1
        mask &= mask - 1
    return moves


def _token_moves(mask: i64) -> vec[i64]:
    moves = vec[i64]([i64(0)] * popcount(mask))
    index: i64 = 0
    while mask:
        moves[index] = token_move(lowest_bit(mask))
        index += 1
        mask &= mask - 1
    return moves
