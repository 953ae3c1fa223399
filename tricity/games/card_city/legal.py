# mypyc: compile
"""Who may act, and the lists of legal moves. `refusals` asks the same rules one by one."""

from typing import Final

from tricity.core.bits import lowest_bit, nth_bit, popcount, shifted
from tricity.core.native import Random, append, i64, vec
from tricity.core.packed_counts import count_of, minus, one_of, total
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
    with_cell,
)
from tricity.games.card_city.options import DISCARD, DISCARD_LAST
from tricity.games.card_city.state import (
    BITS,
    COMMERCE,
    INDUSTRY,
    LEISURE,
    PHASE_BUILD,
    PHASE_BUY,
    PHASE_CHOOSE,
    PHASE_DEVELOP,
    PHASE_DIVIDE,
    PHASE_KEEP,
    PHASE_OVER,
    RESIDENCE,
    SEAT_FREE,
    SEAT_GOLD,
    SEAT_HAND,
    SEAT_OCCUPIED,
    SEAT_WORDS,
    CardCity,
    pile_count,
)

LEISURE_COST: Final[i64] = 5

_CHOICES: Final = vec[i64]([choose_move(VERB_CHOOSE_SMALL), choose_move(VERB_CHOOSE_BIG)])

_POOL_SLOTS: Final[i64] = 2048
"""More than there are pools of at most eight cards of five kinds, which are 1287."""
_NO_POOL: Final[i64] = -1
_SOLO_POOL: Final[i64] = 3
"""How many cards a solo player draws, of which two are kept; pools that are divided have four or more."""
_pools: Final = vec[i64]([_NO_POOL] * _POOL_SLOTS)
"""The memo of `pool_moves`, a hash table with open addressing: in each slot a pool, and its moves beside it."""
_moves_of_pools: Final = vec[vec[i64]]([vec[i64]()] * _POOL_SLOTS)


def actors(state: CardCity) -> i64:
    """The seats that may act, as a mask."""
    phase = state.phase
    if phase == PHASE_BUILD:
        seats = state.seats
        mask: i64 = 0
        seat: i64 = 0
        at: i64 = SEAT_HAND
        while seat < state.players:
            if seats[at]:
                mask |= shifted(1, seat)
            at += SEAT_WORDS
            seat += 1
        return mask
    if phase == PHASE_OVER:
        return 0
    if phase == PHASE_CHOOSE:
        return shifted(1, state.chooser)
    return shifted(1, state.turn)


def next_actor(state: CardCity) -> i64:
    """The lowest of the `actors`; -1 when the game is over."""
    phase = state.phase
    if phase == PHASE_BUILD:
        return next_builder(state)
    if phase == PHASE_OVER:
        return -1
    if phase == PHASE_CHOOSE:
        return state.chooser
    return state.turn


def next_builder(state: CardCity) -> i64:
    """The lowest seat that has cards to build; -1 when there is none."""
    seats = state.seats
    seat: i64 = 0
    while seat < state.players:
        if seats[SEAT_WORDS * seat + SEAT_HAND]:
            return seat
        seat += 1
    return -1


def legal(state: CardCity, seat: i64) -> vec[i64]:
    """The seat's legal moves, each once; none when it may not act."""
    phase = state.phase
    if phase == PHASE_BUILD:
        if state.hand(seat):
            return _construction_moves(state, seat)
        return vec[i64]()
    if not (actors(state) >> seat) & 1:
        return vec[i64]()
    if phase == PHASE_CHOOSE:
        return _CHOICES
    if phase == PHASE_DEVELOP:
        return _development_moves(state, seat)
    if phase == PHASE_BUY:
        return _purchase_moves(state, seat)
    return pool_moves(state.pool)


def has_choice(state: CardCity, seat: i64) -> bool:
    """Whether `legal` has more than one move: mostly the boards tell. See `Game.has_choice`."""
    if state.phase == PHASE_BUILD and state.hand(seat):
        kinds = _buildable_kinds(state, seat)
        if popcount(kinds[1]) + popcount(kinds[3]) > 1:
            return True
    return len(legal(state, seat)) > 1


def random_move(state: CardCity, seat: i64, rng: Random) -> i64:
    """A random move of `legal`: built, developed or bought cards are picked from the boards. See `Game.random_move`."""
    phase = state.phase
    if phase == PHASE_BUILD:
        kind, cells, other, other_cells = _buildable_kinds(state, seat)
        # A card without a place may have to be discarded.
        if not cells or (other != kind and not other_cells):
            return _random_item(legal(state, seat), rng)
        return _random_card_move(state, seat, VERB_BUILD, kind, cells, other, other_cells, rng)
    if phase == PHASE_DEVELOP:
        return _random_card_move(
            state, seat, VERB_DEVELOP, RESIDENCE, state.residence_sites, COMMERCE, state.commerce_sites, rng
        )
    return _random_item(legal(state, seat), rng)


def _random_item(moves: vec[i64], rng: Random) -> i64:
    count: i64 = len(moves)
    return moves[rng.randrange(count)]


def _random_card_move(
    state: CardCity, seat: i64, verb: i64, kind: i64, cells: i64, other: i64, other_cells: i64, rng: Random
) -> i64:
    """A move that places a card of one of two kinds on one of its cells."""
    first = popcount(cells)
    number = rng.randrange(first + popcount(other_cells))
    if number < first:
        return with_cell(card_move(verb, kind, 0), state.cell(seat, nth_bit(cells, number)))
    return with_cell(card_move(verb, other, 0), state.cell(seat, nth_bit(other_cells, number - first)))


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
        if count_of(state.hand(seat), kind) == 0:
            return False
        return verb == VERB_DISCARD or (verb == VERB_BUILD and _is_free(state, seat, move_cell(move)))
    if move == PASS:
        return phase == PHASE_BUY
    expected = VERB_BUY if phase == PHASE_BUY else VERB_DEVELOP
    return verb == expected and pile_count(state.reserve, kind) > 0 and _is_free(state, seat, move_cell(move))


def buildable_cells(state: CardCity, seat: i64, kind: i64) -> i64:
    """Where a card from the hand, or a bought industry, may be built (CC-22 to CC-27), on the seat's boards."""
    return _cells_for(state, seat, kind, _cells_beside(state, seat), state.capacity_left(seat) > 0)


def _cells_beside(state: CardCity, seat: i64) -> i64:
    """The free cells beside the city (CC-22, CC-23)."""
    at = SEAT_WORDS * seat
    seats = state.seats
    return around(seats[at + SEAT_OCCUPIED]) & seats[at + SEAT_FREE]


def _cells_for(state: CardCity, seat: i64, kind: i64, cells: i64, has_room: bool) -> i64:
    """Those of the free cells beside the city where a card of this kind may be built (CC-24 to CC-27)."""
    if kind != INDUSTRY and not has_room:
        return 0
    at = SEAT_WORDS * seat
    seats = state.seats
    if kind == RESIDENCE:
        return cells & ~around(seats[at + RESIDENCE] | seats[at + INDUSTRY])
    if kind == COMMERCE:
        return cells & ~around(seats[at + COMMERCE])
    if kind == INDUSTRY:
        return cells & ~around(seats[at + RESIDENCE])
    if kind == LEISURE and seats[at + SEAT_GOLD] < LEISURE_COST:
        return 0
    return cells


def _is_free(state: CardCity, seat: i64, cell: i64) -> bool:
    """Whether the cell is empty and within the square that the city may use next."""
    bit = state.bit(seat, cell)
    # The row above the boards' first has negative bits; the square has no row beyond the last.
    return 0 <= bit < BITS and (state.free(seat) >> bit) & 1 != 0


def pool_moves(pool: i64) -> vec[i64]:
    """All ways to make lots of a pool, by kind of card (CC-12, CC-17); of a solo player's three cards, all ways to keep
    two of them (CC-91). Remembered: there are few different pools.
    """
    slot = (pool * 0x9E3779B1 >> 24) & (_POOL_SLOTS - 1)
    while _pools[slot] != pool:
        if _pools[slot] == _NO_POOL:
            _moves_of_pools[slot] = _keep_moves(pool) if total(pool) == _SOLO_POOL else _divide_moves(pool)
            _pools[slot] = pool
        else:
            slot = (slot + 1) & (_POOL_SLOTS - 1)
    return _moves_of_pools[slot]


def _construction_moves(state: CardCity, seat: i64) -> vec[i64]:
    """Where each card in hand may be built, then which of the others may be discarded (CC-20, CC-21)."""
    kind, cells, other, other_cells = _buildable_kinds(state, seat)
    first = state.cell(seat, 0)
    builds = popcount(cells)
    count = builds + popcount(other_cells)
    if count and DISCARD.index(state.options) == DISCARD_LAST:
        moves = vec[i64]([i64(0)] * count)
    else:
        moves = _with_discards(count, cells, kind, other_cells, other)
    _write_card_moves(moves, 0, card_move(VERB_BUILD, kind, 0), cells, first)
    _write_card_moves(moves, builds, card_move(VERB_BUILD, other, 0), other_cells, first)
    return moves


def _buildable_kinds(state: CardCity, seat: i64) -> tuple[i64, i64, i64, i64]:
    """The kinds of the two cards in hand, each with the cells where it may be built; without a second kind, the first
    again and no cells.
    """
    hand = state.hand(seat)
    beside = _cells_beside(state, seat)
    has_room = state.capacity_left(seat) > 0
    kind = lowest_kind(hand)
    cells = _cells_for(state, seat, kind, beside, has_room)
    other = kind
    other_cells: i64 = 0
    rest = hand - one_of(kind)
    if rest:
        other = lowest_kind(rest)
    if other != kind:
        other_cells = _cells_for(state, seat, other, beside, has_room)
    return kind, cells, other, other_cells


def _with_discards(builds: i64, cells: i64, kind: i64, other_cells: i64, other: i64) -> vec[i64]:
    """A list long enough for the moves that build, followed by the discards of the kinds that have no cell."""
    count = builds
    if not cells:
        count += 1
    if other != kind and not other_cells:
        count += 1
    # The last one stays as it is here, unless there is no discard at all.
    moves = vec[i64]([card_move(VERB_DISCARD, other, 0)] * count)
    if not cells:
        moves[builds] = card_move(VERB_DISCARD, kind, 0)
    return moves


def _development_moves(state: CardCity, seat: i64) -> vec[i64]:
    """The cells where a residence, then those where a commerce may be developed (CC-34)."""
    first = state.cell(seat, 0)
    homes = popcount(state.residence_sites)
    moves = vec[i64]([i64(0)] * (homes + popcount(state.commerce_sites)))
    _write_card_moves(moves, 0, card_move(VERB_DEVELOP, RESIDENCE, 0), state.residence_sites, first)
    _write_card_moves(moves, homes, card_move(VERB_DEVELOP, COMMERCE, 0), state.commerce_sites, first)
    return moves


def _purchase_moves(state: CardCity, seat: i64) -> vec[i64]:
    """The cells where a bought industry may go, and a pass (CC-50, CC-51)."""
    cells = buildable_cells(state, seat, INDUSTRY)
    moves = vec[i64]([PASS] * (popcount(cells) + 1))
    _write_card_moves(moves, 0, card_move(VERB_BUY, INDUSTRY, 0), cells, state.cell(seat, 0))
    return moves


def _write_card_moves(moves: vec[i64], index: i64, move: i64, cells: i64, first: i64) -> None:
    """Write a move with each of the cells, from an index on; `first` is the cell of bit 0 of the boards."""
    while cells:
        moves[index] = with_cell(move, lowest_bit(cells) + first)
        index += 1
        cells &= cells - 1


def lowest_kind(packed: i64) -> i64:
    """The lowest kind in packed counts with at least one."""
    return lowest_bit(packed) >> 2


def _keep_moves(pool: i64) -> vec[i64]:
    moves = _subsets(pool, 2)
    index: i64 = 0
    while index < len(moves):
        moves[index] = keep_move(moves[index])
        index += 1
    return moves


def _divide_moves(pool: i64) -> vec[i64]:
    cards = total(pool)
    moves = vec[i64]()
    for small in _subsets(pool, 2):
        for up in _subsets(pool - small, (cards - 2) // 2):
            moves = append(moves, divide_move(small, up, pool - small - up))
    return moves


def _subsets(packed: i64, size: i64) -> vec[i64]:
    """All ways to take that many cards out of packed counts, by kind of card."""
    return _extend_subsets(vec[i64](), packed, 0, size)


def _extend_subsets(subsets: vec[i64], packed: i64, taken: i64, size: i64) -> vec[i64]:
    """The subsets and all that have the cards `taken` and `size` more."""
    if size == 0:
        return append(subsets, taken)
    while packed:
        kind = lowest_kind(packed)
        packed -= one_of(kind)
        subsets = _extend_subsets(subsets, packed, taken + one_of(kind), size - 1)
        # Cards of this kind are left behind, so that each set is found once, in the order of its kinds.
        packed = (packed >> (4 * kind + 4)) << (4 * kind + 4)
    return subsets
