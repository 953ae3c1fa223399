# mypyc: compile
"""Who may act, and how: the fast lists. `refusals` says in words what these leave out."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.bits import count_of, lowest_bit, one_of
from tricity.games.card_city.districts import around
from tricity.games.card_city.moves import BUILD as BUILDING
from tricity.games.card_city.moves import (
    BUY,
    CHOOSE_BIG,
    CHOOSE_SMALL,
    DEVELOP,
    DISCARD,
    PASS,
    choice,
    division,
    keeping,
    laying,
)
from tricity.games.card_city.state import (
    BUILD,
    CHOOSE,
    COMMERCE,
    DISCARD_LAST,
    DIVIDE,
    INDUSTRY,
    KEEP,
    KINDS,
    LEISURE,
    OVER,
    RESIDENCE,
    CardCity,
)
from tricity.games.card_city.state import BUY as END_OF_ROUND

LEISURE_COST: Final[i64] = 5

_CHOICES: Final = vec[i64]([choice(CHOOSE_SMALL), choice(CHOOSE_BIG)])
_divisions: Final[dict[i64, vec[i64]]] = {}


def actors(state: CardCity) -> i64:
    """The seats that may act, as a mask."""
    if state.phase == BUILD:
        mask: i64 = 0
        seat: i64 = 0
        while seat < state.players:
            if state.hands[seat]:
                mask |= 1 << seat
            seat += 1
        return mask
    if state.phase == OVER:
        return 0
    return 1 << (state.chooser if state.phase == CHOOSE else state.turn)


def legal(state: CardCity, seat: i64) -> vec[i64]:
    """The seat's moves, each once; none when it may not act."""
    if not (actors(state) >> seat) & 1:
        return vec[i64]()
    phase = state.phase
    if phase == BUILD:
        return _constructions(state, seat)
    if phase == DIVIDE:
        return divisions(state.pool)
    if phase == CHOOSE:
        return _CHOICES
    if phase == KEEP:
        return _keepings(state.pool)
    if phase == END_OF_ROUND:
        return append(_layings(state, seat, BUY, INDUSTRY, spots(state, seat, INDUSTRY), vec[i64]()), PASS)
    moves = _layings(state, seat, DEVELOP, RESIDENCE, state.grow_residence, vec[i64]())
    return _layings(state, seat, DEVELOP, COMMERCE, state.grow_commerce, moves)


def spots(state: CardCity, seat: i64, kind: i64) -> i64:
    """Where a card from the hand, or a bought industry, may be built (CC-22 to CC-27), on the seat's boards."""
    at = seat * KINDS
    boards = state.boards
    if kind != INDUSTRY and state.room(seat) <= 0:
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


def divisions(pool: i64) -> vec[i64]:
    """All lots that can be made of the pool, told apart by type (CC-12, CC-17). Kept: there are few different pools."""
    if pool not in _divisions:
        _divisions[pool] = _all_divisions(pool)
    return _divisions[pool]


def _constructions(state: CardCity, seat: i64) -> vec[i64]:
    """Where each card in hand may be built, then which of the others may be discarded (CC-20, CC-21)."""
    hand = state.hands[seat]
    moves = vec[i64]()
    unbuildable: i64 = 0
    kind: i64 = 0
    while hand >> (4 * kind):
        if count_of(hand, kind):
            board = spots(state, seat, kind)
            if board:
                moves = _layings(state, seat, BUILDING, kind, board, moves)
            else:
                unbuildable += one_of(kind)
        kind += 1
    if state.options & DISCARD_LAST and len(moves) > 0:
        return moves
    kind = 0
    while unbuildable >> (4 * kind):
        if count_of(unbuildable, kind):
            moves = append(moves, laying(DISCARD, kind, 0))
        kind += 1
    return moves


def _layings(state: CardCity, seat: i64, verb: i64, kind: i64, board: i64, moves: vec[i64]) -> vec[i64]:
    first = state.cell(seat, 0)
    while board:
        moves = append(moves, laying(verb, kind, lowest_bit(board) + first))
        board &= board - 1
    return moves


def _keepings(pool: i64) -> vec[i64]:
    moves = vec[i64]()
    for small in _subsets(pool, 2):
        moves = append(moves, keeping(small))
    return moves


def _all_divisions(pool: i64) -> vec[i64]:
    cards: i64 = 0
    kind: i64 = 0
    while kind < 5:
        cards += count_of(pool, kind)
        kind += 1
    moves = vec[i64]()
    for small in _subsets(pool, 2):
        for up in _subsets(pool - small, (cards - 2) // 2):
            moves = append(moves, division(small, up, pool - small - up))
    return moves


def _subsets(packed: i64, size: i64) -> list[i64]:
    """All ways to take that many cards, told apart by type."""
    if size == 0:
        return [0]
    found: list[i64] = []
    kind: i64 = 0
    while packed >> (4 * kind):
        have = count_of(packed, kind)
        if have:
            # Kinds before this one are left behind, so that each set is found once, in the order of its kinds.
            later = ((packed >> (4 * kind)) << (4 * kind)) - one_of(kind)
            for rest in _subsets(later, size - 1):
                found.append(rest + one_of(kind))
        kind += 1
    return found
