# mypyc: compile
"""Who may act, and the lists of legal moves. `refusals` asks the same rules one by one."""

from typing import Final

from tricity.core.bits import lowest_bit
from tricity.core.native import append, i64, vec
from tricity.core.packed_counts import count_of, minus, one_of
from tricity.games.card_city.districts import around
from tricity.games.card_city.moves import (
    PASS,
    VERB_BUILD,
    VERB_BUY,
    VERB_CHOOSE_BIG,
    VERB_CHOOSE_SMALL,
    VERB_DEVELOP,
    VERB_DISCARD,
    VERB_DIVIDE,
    VERB_KEEP,
    card_move,
    choose_move,
    divide_move,
    keep_move,
    move_cell,
    move_down_cards,
    move_kind,
    move_small_lot,
    move_up_cards,
    move_verb,
)
from tricity.games.card_city.options import DISCARD, DISCARD_LAST
from tricity.games.card_city.state import (
    BITS,
    COMMERCE,
    INDUSTRY,
    KINDS,
    LEISURE,
    PHASE_BUILD,
    PHASE_BUY,
    PHASE_CHOOSE,
    PHASE_DIVIDE,
    PHASE_KEEP,
    PHASE_OVER,
    RESIDENCE,
    CardCity,
)

LEISURE_COST: Final[i64] = 5

_CHOICES: Final = vec[i64]([choose_move(VERB_CHOOSE_SMALL), choose_move(VERB_CHOOSE_BIG)])
_divide_moves: Final[dict[i64, vec[i64]]] = {}


def actors(state: CardCity) -> i64:
    """The seats that may act, as a mask."""
    if state.phase == PHASE_BUILD:
        mask: i64 = 0
        seat: i64 = 0
        while seat < state.players:
            if state.hands[seat]:
                mask |= 1 << seat
            seat += 1
        return mask
    if state.phase == PHASE_OVER:
        return 0
    return 1 << (state.chooser if state.phase == PHASE_CHOOSE else state.turn)


def legal(state: CardCity, seat: i64) -> vec[i64]:
    """The seat's legal moves, each once; none when it may not act."""
    if not (actors(state) >> seat) & 1:
        return vec[i64]()
    phase = state.phase
    if phase == PHASE_BUILD:
        return _construction_moves(state, seat)
    if phase == PHASE_DIVIDE:
        return divide_moves(state.pool)
    if phase == PHASE_CHOOSE:
        return _CHOICES
    if phase == PHASE_KEEP:
        return _keep_moves(state.pool)
    if phase == PHASE_BUY:
        return append(
            _with_card_moves(state, seat, VERB_BUY, INDUSTRY, buildable_cells(state, seat, INDUSTRY), vec[i64]()), PASS
        )
    moves = _with_card_moves(state, seat, VERB_DEVELOP, RESIDENCE, state.residence_sites, vec[i64]())
    return _with_card_moves(state, seat, VERB_DEVELOP, COMMERCE, state.commerce_sites, moves)


def fits(state: CardCity, seat: i64, move: i64) -> bool:
    """Whether the move answers the current phase with cards that are there, on a cell that is free: see `Game.fits`."""
    verb = move_verb(move)
    phase = state.phase
    kind = move_kind(move)
    if phase == PHASE_DIVIDE:
        return verb == VERB_DIVIDE and move_small_lot(move) + move_up_cards(move) + move_down_cards(move) == state.pool
    if phase == PHASE_CHOOSE:
        return verb in (VERB_CHOOSE_SMALL, VERB_CHOOSE_BIG)
    if phase == PHASE_KEEP:
        return verb == VERB_KEEP and minus(move_small_lot(move), state.pool) == 0
    if phase == PHASE_BUILD:
        if count_of(state.hands[seat], kind) == 0:
            return False
        return verb == VERB_DISCARD or (verb == VERB_BUILD and _is_free(state, seat, move_cell(move)))
    if move == PASS:
        return phase == PHASE_BUY
    expected = VERB_BUY if phase == PHASE_BUY else VERB_DEVELOP
    return verb == expected and state.reserve[kind] > 0 and _is_free(state, seat, move_cell(move))


def buildable_cells(state: CardCity, seat: i64, kind: i64) -> i64:
    """Where a card from the hand, or a bought industry, may be built (CC-22 to CC-27), on the seat's boards."""
    at = seat * KINDS
    boards = state.boards
    if kind != INDUSTRY and state.capacity_left(seat) <= 0:
        return 0
    occupied = state.occupied(seat)
    free = around(occupied) & state.square(seat) & ~occupied
    if kind == RESIDENCE:
        return free & ~around(boards[at + RESIDENCE] | boards[at + INDUSTRY])
    if kind == COMMERCE:
        return free & ~around(boards[at + COMMERCE])
    if kind == INDUSTRY:
        return free & ~around(boards[at + RESIDENCE])
    if kind == LEISURE and state.gold[seat] < LEISURE_COST:
        return 0
    return free


def _is_free(state: CardCity, seat: i64, cell: i64) -> bool:
    """Whether the cell is empty and within the square that the city may use next."""
    bit = state.bit(seat, cell)
    # The row above the boards' first has negative bits; `square` has no row beyond the last.
    return 0 <= bit < BITS and (state.square(seat) & ~state.occupied(seat)) >> bit & 1 != 0


def divide_moves(pool: i64) -> vec[i64]:
    """All ways to make lots of the pool, by kind of card (CC-12, CC-17). Cached: there are few different pools."""
    if pool not in _divide_moves:
        _divide_moves[pool] = _all_divide_moves(pool)
    return _divide_moves[pool]


def _construction_moves(state: CardCity, seat: i64) -> vec[i64]:
    """Where each card in hand may be built, then which of the others may be discarded (CC-20, CC-21)."""
    hand = state.hands[seat]
    moves = vec[i64]()
    unbuildable: i64 = 0
    kind: i64 = 0
    while hand >> (4 * kind):
        if count_of(hand, kind):
            board = buildable_cells(state, seat, kind)
            if board:
                moves = _with_card_moves(state, seat, VERB_BUILD, kind, board, moves)
            else:
                unbuildable += one_of(kind)
        kind += 1
    if not unbuildable or (len(moves) > 0 and DISCARD.index(state.options) == DISCARD_LAST):
        return moves
    kind = 0
    while unbuildable >> (4 * kind):
        if count_of(unbuildable, kind):
            moves = append(moves, card_move(VERB_DISCARD, kind, 0))
        kind += 1
    return moves


def _with_card_moves(state: CardCity, seat: i64, verb: i64, kind: i64, board: i64, moves: vec[i64]) -> vec[i64]:
    first = state.cell(seat, 0)
    while board:
        moves = append(moves, card_move(verb, kind, lowest_bit(board) + first))
        board &= board - 1
    return moves


def _keep_moves(pool: i64) -> vec[i64]:
    moves = vec[i64]()
    for small in _subsets(pool, 2):
        moves = append(moves, keep_move(small))
    return moves


def _all_divide_moves(pool: i64) -> vec[i64]:
    cards: i64 = 0
    kind: i64 = 0
    while kind < 5:
        cards += count_of(pool, kind)
        kind += 1
    moves = vec[i64]()
    for small in _subsets(pool, 2):
        for up in _subsets(pool - small, (cards - 2) // 2):
            moves = append(moves, divide_move(small, up, pool - small - up))
    return moves


def _subsets(packed: i64, size: i64) -> list[i64]:
    """All ways to take that many cards out of packed counts, by kind of card."""
    if size == 0:
        return [0]
    subsets: list[i64] = []
    kind: i64 = 0
    while packed >> (4 * kind):
        have = count_of(packed, kind)
        if have:
            # Kinds before this one are left behind, so that each set is found once, in the order of its kinds.
            later = ((packed >> (4 * kind)) << (4 * kind)) - one_of(kind)
            for rest in _subsets(later, size - 1):
                subsets.append(rest + one_of(kind))
        kind += 1
    return subsets
