# mypyc: compile
"""Who may act, and the lists of legal moves. `refusals` asks the same rules one by one."""

from typing import Final

from tricity.core.bits import by_slot, lowest_bit, lowest_slot, popcount, without_lowest
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
    SEAT_WEALTH,
    PointCity,
)

_PAIR_MOVES: Final = by_slot(
    [int(take_move(cell, cell + 1) if cell < 16 else take_move(cell - 16, cell - 12)) for cell in range(28)]
)
"""The moves that the bits of `takeable_pairs` stand for: see `lowest_slot`."""
_FLIP_MOVES: Final = by_slot([int(flip_move(cell)) for cell in range(16)])
_ALL_TOKENS_MASK: Final[i64] = (1 << 22) - 1


def actors(state: PointCity) -> i64:
    """The seat to act, as a mask."""
    if state.pending:
        return 1 << state.turn
    return 0


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
        return _turn_options(state, seat, asked == ASK_TURN)[2] > 1
    return len(legal(state, seat)) > 1


def random_move(state: PointCity, seat: i64, rng: Random) -> i64:
    """A random move of `legal`: those of a turn are picked from masks. See `Game.random_move`."""
    asked = question(state)
    if asked != ASK_TURN and asked != ASK_TAKE:
        moves = legal(state, seat)
        count: i64 = len(moves)
        return moves[rng.randrange(count)]
    flips, pairs, count, last = _turn_options(state, seat, asked == ASK_TURN)
    number = rng.randrange(count)
    flip_count = popcount(flips)
    if number < flip_count:
        return _FLIP_MOVES[lowest_slot(without_lowest(flips, number))]
    if number < flip_count + popcount(pairs):
        return _PAIR_MOVES[lowest_slot(without_lowest(pairs, number - flip_count))]
    return last


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
    wealth = state.get(seat, SEAT_WEALTH)
    cost: i64 = 0
    for place in (cell, other):
        if (state.building_cells >> place) & 1:
            cost += COST[state.market[place]]
        else:
            wealth += AS_SYMBOLS[state.market[place]]
    return is_affordable(cost, wealth)


def _turn_options(state: PointCity, seat: i64, may_flip: bool) -> tuple[i64, i64, i64, i64]:
    """The cells to flip and the pairs to take, as masks; the number of moves; and the last one, which is to draw, or to
    pass where nothing can be taken.
    """
    flips: i64 = 0
    if may_flip:
        flips = flippable(state.building_cells)
    pairs = takeable_pairs(state, seat)
    count = popcount(flips) + popcount(pairs)
    last = DRAW_MOVE
    if state.deck_size():
        count += 1
    elif not pairs:
        count += 1
        last = PASS_MOVE
    return flips, pairs, count, last


def _turn_moves(state: PointCity, seat: i64, may_flip: bool) -> vec[i64]:
    flips, pairs, count, last = _turn_options(state, seat, may_flip)
    index = popcount(flips)
    moves = vec[i64]([last] * count)
    _write_flips(moves, flips)
    while pairs:
        moves[index] = _PAIR_MOVES[lowest_slot(pairs)]
        index += 1
        pairs &= pairs - 1
    return moves


def _write_flips(moves: vec[i64], cells: i64) -> None:
    """Write the moves that flip these cells, the first of the list."""
    index: i64 = 0
    while cells:
        moves[index] = _FLIP_MOVES[lowest_slot(cells)]
        index += 1
        cells &= cells - 1


def _token_moves(mask: i64) -> vec[i64]:
    moves = vec[i64]([i64(0)] * popcount(mask))
    index: i64 = 0
    while mask:
        moves[index] = token_move(lowest_bit(mask))
        index += 1
        mask &= mask - 1
    return moves
