# mypyc: compile
"""Playing tiles: where a tile may be placed, the moves that play one, and what playing it does (IC-10, IC-13)."""

from tricity.core.bits import lowest_bit, without_lowest
from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.core.packed_counts import nonzero_counts, nonzero_fields
from tricity.core.vecs import with_marked
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.cells import cell_name
from tricity.games.infinite_city.city import free_plaza_sides, frontier_without_tile, place_tile
from tricity.games.infinite_city.codes import cell_of, number_of
from tricity.games.infinite_city.events import Played
from tricity.games.infinite_city.frames import push_waiting_tile
from tricity.games.infinite_city.state import InfiniteCity, TileSet
from tricity.games.infinite_city.tokens import add_token


def placements(state: InfiniteCity) -> vec[i64]:
    """The cells where a tile may be placed now, in reading order. Shared with the state: never write to it."""
    return state.plaza_sides if len(state.plaza_sides) else state.frontier


def placements_elsewhere(state: InfiniteCity, cell: i64) -> vec[i64]:
    """The cells where the tile on this cell may be moved: it is lifted first, and its old place is not among them."""
    sides = free_plaza_sides(state, cell)
    if len(sides):
        return sides
    return frontier_without_tile(state, state.frontier[:], cell)


def hand_play_moves(state: InfiniteCity, owner: i64, extra: i64) -> vec[i64]:
    """The moves that play a tile from a seat's hand: every type in it, on every cell where a tile may be placed.

    The list has the capacity for `extra` further moves.
    """
    cells = placements(state)
    hands = state.hands
    play_codes = state.tileset.play_codes
    stride = state.tileset.hand_words
    first = owner * stride
    moves = vec[i64](capacity=types_in_hand(state, owner) * i64(len(cells)) + extra)
    word: i64 = 0
    while word < stride:
        held = nonzero_fields(hands[first + word])
        while held:
            play_code = play_codes[15 * word + (lowest_bit(held) >> 2)]
            held &= held - 1
            moves = with_marked(moves, cells, play_code)
        word += 1
    return moves


def hand_play_move(state: InfiniteCity, owner: i64, number: i64) -> i64:
    """The move with that number among the `hand_play_moves`."""
    cells = placements(state)
    count: i64 = len(cells)
    skipped = number // count
    skipped_cells = skipped * count
    word = owner * state.tileset.hand_words
    first_type: i64 = 0
    here = nonzero_counts(state.hands[word])
    while skipped >= here:
        skipped -= here
        word += 1
        first_type += 15
        here = nonzero_counts(state.hands[word])
    held = without_lowest(nonzero_fields(state.hands[word]), skipped)
    return state.tileset.play_codes[first_type + (lowest_bit(held) >> 2)] | cells[number - skipped_cells]


def types_in_hand(state: InfiniteCity, owner: i64) -> i64:
    """How many types of tiles a hand holds."""
    index = owner * state.tileset.hand_words
    end = index + state.tileset.hand_words
    types: i64 = 0
    while index < end:
        types += nonzero_counts(state.hands[index])
        index += 1
    return types


def played_type(tileset: TileSet, move: i64) -> i64:
    """The type of the tile that a move plays; -1 when the tile set has none such."""
    play_code = move - cell_of(move)
    # Types are in the order of their kinds, at least one per kind: no type has a lower number than its kind.
    tile_type = number_of(move) & 31
    while tile_type < len(tileset.play_codes):
        if tileset.play_codes[tile_type] == play_code:
            return tile_type
        tile_type += 1
    return -1


def played_name(tileset: TileSet, move: i64) -> str:
    """The name of the tile that a move plays, whether the tile set has it or not."""
    kind = number_of(move) & 31
    first: i64 = 0
    while tileset.kinds[first] != kind:
        first += 1
    return tileset.names[first].partition("+")[0] + printed_suffix(number_of(move) >> 5)


def printed_suffix(printed: i64) -> str:
    """What a tile's name adds to that of its kind: `+1`, or `+0s` (silver); nothing where all copies are alike (0)."""
    return f"+{(printed - 1) // 2}{'' if printed % 2 else 's'}" if printed else ""


def play_from_hand(state: InfiniteCity, owner: i64, move: i64, log: EventLog | None) -> None:
    """Play the tile that the move names from a seat's hand; its effect comes next."""
    lay_from_hand(state, owner, move, log)
    push_waiting_tile(state, cell_of(move))


def lay_from_hand(state: InfiniteCity, owner: i64, move: i64, log: EventLog | None) -> None:
    """Play the tile that the move names from a seat's hand. Its effect is up to the caller."""
    tile_type = played_type(state.tileset, move)
    hidden = log is not None and not hands.is_public(state, owner, tile_type)
    hands.take(state, owner, tile_type)
    _lay_tile(state, tile_type, cell_of(move), hidden, log)


def play_tile(state: InfiniteCity, tile_type: i64, cell: i64, hidden: bool, log: EventLog | None) -> None:
    """Play a tile that does not come from a hand; its effect comes next."""
    _lay_tile(state, tile_type, cell, hidden, log)
    push_waiting_tile(state, cell)


def _lay_tile(state: InfiniteCity, tile_type: i64, cell: i64, hidden: bool, log: EventLog | None) -> None:
    """Place the tile face up with a token of the player on it.

    `hidden` says whether somebody learns of the tile by this.
    """
    if log is not None:
        name = state.tileset.names[tile_type]
        log.emit(Played(seat=int(state.turn), tile=name, at=cell_name(cell)), reveals=hidden)
    index = place_tile(state, cell, state.tileset.packed_tiles[tile_type])
    add_token(state, index, state.turn, log)
