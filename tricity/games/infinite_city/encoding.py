# mypyc: compile
"""The encoding for learning programs: actions as numbers, and what a seat may know as a row of integers.

The city has no edges, so tiles and empty cells are identified by their rank in reading order. An observation has the
fields of `_fields` in their order; seats are relative to the viewer, itself first. It holds no more than the view does:
tests compare the two field by field.
"""

from typing import Final, cast

from tricity.core.bits import lowest_bit
from tricity.core.encoding import ActionRange, Encoding, Field, Row, clear_numbers, put_bits
from tricity.core.native import i16, i64, vec
from tricity.core.packed_counts import count_of, one_of
from tricity.core.seats import next_seat, rotated_seats, seat_distance
from tricity.core.state import State
from tricity.games.infinite_city import hands, step
from tricity.games.infinite_city.cells import find, find_from
from tricity.games.infinite_city.codes import EVERYBODY, cell_of, code_of, number_of
from tricity.games.infinite_city.kinds import STEPS, VERBS, step_of
from tricity.games.infinite_city.piles import MAX_PILE, pile_tiles
from tricity.games.infinite_city.play import played_type
from tricity.games.infinite_city.state import (
    FACE_UP,
    NOT_YET,
    PROTECTED,
    TOKEN_BITS,
    InfiniteCity,
    TileSet,
    seat_tokens,
    token_count,
    type_of,
    x_of,
    y_of,
)
from tricity.games.infinite_city.tileset import BOX_SIZE

TILES: Final[i64] = BOX_SIZE
"""The tiles of the box, which is also the largest size of a city."""
PLACES: Final[i64] = 4 * (BOX_SIZE - 1)
"""An upper bound for the empty cells that touch a city: four for each tile but the one to be placed."""
FRAMES: Final[i64] = 8
"""The number of pending effects in an observation; deeper ones are left out."""

_MAX_OFFSET: Final[i64] = 32767
"""Coordinates are clamped to 16 bits."""
_SIDES: Final = "up, left, right, down"


def _actions(players: int, tileset: TileSet) -> tuple[ActionRange, ...]:
    """The verbs by what follows them, and then in their order."""
    return tuple([_action_range(verb, players, tileset) for verb in sorted(VERBS, key=lambda verb: verb.target)])


def _action_range(verb: step.Verb, players: int, tileset: TileSet) -> ActionRange:
    tiles, places = int(TILES), int(PLACES)
    by_place = "places: the empty cells that touch the city, in reading order"
    by_tile = "by tile of the city, in reading order"
    if verb.target == step.TILE_AND_CELL:
        return ActionRange(verb.name, (len(tileset.names), places), f"{', '.join(tileset.names)} × {by_place}")
    if verb.target == step.EMPTY_CELL:
        return ActionRange(verb.name, (places,), f"{verb.meaning}, by {by_place}")
    if verb.target == step.CITY_TILE:
        return ActionRange(verb.name, (tiles,), f"{verb.meaning}, {by_tile}")
    if verb.target == step.TILE_AND_OWNER:
        return ActionRange(verb.name, (players, tiles), f"{verb.meaning}, by seat × {by_tile}")
    if verb.target == step.TILE_AND_OWNERS:
        return ActionRange(verb.name, (players + 1, tiles), f"{verb.meaning}, by seat, or all × {by_tile}")
    if verb.target == step.SEAT:
        return ActionRange(verb.name, (players,), f"{verb.meaning}, by seat")
    return ActionRange(verb.name, (1,), verb.meaning)


def _fields(players: int, types: int) -> tuple[Field, ...]:
    tiles, places, depth = int(TILES), int(PLACES), int(FRAMES)
    max_offset = int(_MAX_OFFSET)
    by_type = "by tile as in the action `play`"
    innermost = f"of the {depth} innermost pending effects, the innermost first"
    return (
        Field("printed", (types, 3), tiles, f"copies in the box, bonus, silver, {by_type}"),
        Field("turn", (players,), 1, "whose turn it is, by seat; nobody's when the game is over"),
        Field("deck", (1,), tiles, "tiles left"),
        Field("factories", (1,), tiles, "factory effects of this turn"),
        Field("passes", (1,), players, "consecutive passes"),
        Field("out", (players,), 1, "the seat that was the first to place its last token, by seat"),
        Field("out_now", (1,), 1, "whether anybody placed a last token this turn"),
        Field("last_round", (1,), 1, "whether this is the last round"),
        Field("last", (players,), 1, "the seats that still have a turn in it, by seat"),
        Field("latest", (3,), max_offset, "the cell that changed last: 1 if there is one, x, y", -max_offset),
        Field("supply", (players,), 15, "tokens in supply, by seat"),
        Field("hand_known", (players, types), 15, f"tiles in hand that the viewer knows, by seat, {by_type}"),
        Field("hand_unknown", (players,), tiles, "tiles in hand that the viewer does not know, by seat"),
        Field("hand_shown", (players, types), 15, f"tiles in hand that everybody knows, by seat, {by_type}"),
        Field("hand_seen", (players, types), 15, f"tiles in the viewer's hand that each seat knows, {by_type}"),
        Field("depth", (1,), 999, "number of pending effects"),
        Field("pending_step", (depth, len(STEPS)), 1, f"{innermost}: {', '.join([pending.name for pending in STEPS])}"),
        Field("pending_cell", (depth, 2), max_offset, f"x, y {innermost}", -max_offset),
        Field("pending_seat", (depth, players), 1, f"owner of the hand, {innermost}"),
        Field(
            "pending_number",
            (depth,),
            15,
            f"tokens taken back, or 1 for the lowest waiting tile of a group, {innermost}",
        ),
        Field("pending_left", (depth, 4), 1, f"capitol: sides that still get a token, {innermost}: {_SIDES}"),
        Field("pending_turned", (depth, 4), 1, f"capitol: sides turned face up, {innermost}: {_SIDES}"),
        Field(
            "pending_tiles",
            (depth, int(MAX_PILE)),
            types,
            f"library: tiles looked at that the viewer may see, + 1, {by_type}",
        ),
        Field("pending_unknown", (depth,), int(MAX_PILE), "library: number of tiles that the viewer may not see"),
        Field("city_here", (tiles,), 1, "1 for each tile of the city, in reading order"),
        Field("city_cell", (tiles, 2), max_offset, "its x, y", -max_offset),
        Field("city_tile", (tiles, types), 1, f"its type, {by_type}; all 0 for a face-down tile"),
        Field("city_protected", (tiles,), 1, "whether it is protected"),
        Field("city_tokens", (tiles, players), 15, "tokens on it, by seat"),
        Field("place_here", (places,), 1, "1 for each empty cell that touches the city, in reading order"),
        Field("place_cell", (places, 2), max_offset, "its x, y", -max_offset),
        Field("place_open", (places,), 1, "whether a tile may be placed there now"),
    )


class InfiniteCityEncoding(Encoding):
    """Actions are numbered range by range as in `_actions`, observations are written field by field as in `_fields`."""

    def __init__(self, players: int, tileset: TileSet) -> None:
        # The rules set no limit to the length of a game; of 15,000 random ones the longest had 181 decisions.
        super().__init__(_actions(players, tileset), _fields(players, len(tileset.names)), 1000, (0, 2000))
        self.verb_starts = vec[i64]([i64(0)] * len(VERBS))
        """The first action of each verb."""
        self.verb_targets = vec[i64]([verb.target for verb in VERBS])
        names = [verb.name for verb in VERBS]
        first: i64 = 0
        for actions in self.actions:
            self.verb_starts[names.index(actions.name)] = first
            first += actions.size
        self.city_at: i64 = 0
        """Where the fields of the city begin, all of which are about tiles or places."""
        for field in self.fields:
            if field.name == "city_here":
                break
            self.city_at += field.size
        types = i64(len(tileset.names))
        self.tile_sizes = vec[i64]([i64(1), i64(2), types, i64(1), i64(players)])
        """How many numbers a tile of the city has in each of its fields."""
        self.place_sizes = vec[i64]([i64(1), i64(2), i64(1)])
        """How many numbers a place has in each of its fields."""
        # What is printed on the tiles does not change.
        self.printed_size: i64 = 3 * types
        printed: i64 = 0
        while printed < types:
            self.blank[3 * printed] = i16(tileset.counts[printed])
            self.blank[3 * printed + 1] = i16(tileset.bonus[printed])
            self.blank[3 * printed + 2] = i16(tileset.silver[printed])
            printed += 1

    def action(self, state: State, seat: i64, move: i64) -> i64:
        city = cast(InfiniteCity, state)
        first = self.verb_starts[code_of(move)]
        target = self.verb_targets[code_of(move)]
        cell = cell_of(move)
        if target == step.TILE_AND_CELL:
            return first + played_type(city.tileset, move) * PLACES + find(city.frontier, cell)
        if target == step.EMPTY_CELL:
            return first + find(city.frontier, cell)
        if target == step.CITY_TILE:
            return first + find(city.cells, cell)
        if target == step.NOTHING:
            return first
        owner = number_of(move)
        if target == step.SEAT:
            return first + seat_distance(owner, seat, city.players)
        row = city.players
        if owner != EVERYBODY:
            row = seat_distance(owner, seat, city.players)
        return first + row * TILES + find(city.cells, cell)

    def write_actions(self, state: State, seat: i64, moves: vec[i64], actions: vec[i64], first: i64) -> None:
        """The same as `action` for each move, with less to look for: moves of a kind are mostly in reading order."""
        city = cast(InfiniteCity, state)
        cells = city.cells
        frontier = city.frontier
        places: i64 = len(frontier)
        count: i64 = len(moves)
        tile: i64 = 0
        place: i64 = 0
        index: i64 = 0
        while index < count:
            move = moves[index]
            code = code_of(move)
            cell = cell_of(move)
            target = self.verb_targets[code]
            action = self.verb_starts[code]
            if target == step.CITY_TILE:
                tile = find_from(cells, cell, tile)
                action += tile
            elif target == step.EMPTY_CELL:
                place = find_from(frontier, cell, place)
                action += place
            elif target == step.TILE_AND_CELL:
                action += played_type(city.tileset, move) * PLACES + find_from(frontier, cell, 0)
            else:
                action = self.action(state, seat, move)
            actions[first + index] = action
            last = index + places - 1
            index += 1
            # A tile that may be played on all places has consecutive actions: if the first and the last place are
            # there, all of them are.
            if (
                target == step.TILE_AND_CELL
                and last < count
                and cell == frontier[0]
                and moves[last] == move - cell + frontier[places - 1]
            ):
                _count_up(actions, first + index, first + last + 1, action + 1)
                index = last + 1

    def write(self, state: State, seat: i64, row: Row) -> None:
        city = cast(InfiniteCity, state)
        row.skip(self.printed_size)
        _write_turn(city, seat, row)
        _write_hands(city, seat, row)
        _write_pending(city, seat, row)
        _write_city(city, seat, row)
        _write_places(city, row)

    def clear(self, numbers: vec[i16], first: i64) -> None:
        """Tiles and places fill their fields from the front: behind the last one there is nothing to clear."""
        at = first + self.city_at
        clear_numbers(numbers, first + self.printed_size, at)
        at = _clear_things(numbers, at, TILES, self.tile_sizes)
        _clear_things(numbers, at, PLACES, self.place_sizes)


def _clear_things(numbers: vec[i16], at: i64, most: i64, sizes: vec[i64]) -> i64:
    """Clear fields that begin at an index, and have that many numbers of each thing. Returns where they end.

    The first one has a 1 for each thing that there is.
    """
    things: i64 = 0
    while things < most and numbers[at + things]:
        things += 1
    for size in sizes:
        clear_numbers(numbers, at, at + size * things)
        at += size * most
    return at


def _count_up(actions: vec[i64], index: i64, end: i64, action: i64) -> None:
    """Write consecutive actions from an index to before another one."""
    # So that the compiler sees that every index below is in range, and writes several at once.
    assert index >= 0
    assert end <= len(actions)
    while index < end:
        actions[index] = action
        action += 1
        index += 1


def _write_turn(state: InfiniteCity, seat: i64, row: Row) -> None:
    players = state.players
    if state.over:
        row.skip(players)
    else:
        row.one_hot(seat_distance(state.turn, seat, players), players)
    row.put(i64(len(state.deck)) - state.deck_top)
    row.put(state.factories)
    row.put(state.passes)
    if state.first_out == NOT_YET:
        row.skip(players)
    else:
        row.one_hot(seat_distance(state.first_out, seat, players), players)
    if state.ran_out_this_turn:
        row.put(1)
    else:
        row.skip(1)
    if state.last_round_seats == NOT_YET:
        row.skip(1 + players)
    else:
        row.put(1)
        row.bits(rotated_seats(state.last_round_seats, seat, players), players)
    if state.latest_cell:
        row.put(1)
        _put_cell(state.latest_cell, row)
    else:
        row.skip(3)


def _write_hands(state: InfiniteCity, viewer: i64, row: Row) -> None:
    """All fields by seat, one seat after the other: each field begins where the one before it ends."""
    players = state.players
    types = i64(len(state.tileset.names))
    supply_at = row.at
    known_at = supply_at + players
    unknown_at = known_at + players * types
    shown_at = unknown_at + players
    seen_at = shown_at + players * types
    row.at = seen_at + players * types
    stride = state.tileset.hand_words
    numbers = row.numbers
    known = state.known
    owner = viewer
    place: i64 = 0
    while place < players:
        numbers[supply_at + place] = i16(token_count(state.supply, owner))
        if owner == viewer:
            _put_hand(numbers, known_at + place * types, state.hands, owner * stride, stride)
        else:
            unknown = hands.hand_size(state, owner) - hands.known_size(state, viewer, owner)
            numbers[unknown_at + place] = i16(unknown)
            _put_hand(numbers, known_at + place * types, known, hands.known_offset(state, viewer, owner), stride)
        _put_hand(numbers, shown_at + place * types, known, hands.known_offset(state, players, owner), stride)
        _put_hand(numbers, seen_at + place * types, known, hands.known_offset(state, owner, viewer), stride)
        owner = next_seat(owner, players)
        place += 1


def _put_hand(numbers: vec[i16], at: i64, words: vec[i64], first: i64, count: i64) -> None:
    """Write the tiles of a hand, or what is known of one, by type: its words begin at the index `first`."""
    end = first + count
    while first < end:
        word = words[first]
        # Mostly nothing: little is known of hands.
        while word:
            kind = lowest_bit(word) >> 2
            numbers[at + kind] = i16(count_of(word, kind))
            word &= ~(15 * one_of(kind))
        at += 15
        first += 1


def _write_pending(state: InfiniteCity, seat: i64, row: Row) -> None:
    """All fields by pending effect, one effect after the other: each field begins where the one before it ends."""
    players = state.players
    steps = i64(len(STEPS))
    depth = i64(len(state.pending))
    row.put(depth)
    steps_at = row.at
    cells_at = steps_at + FRAMES * steps
    seats_at = cells_at + 2 * FRAMES
    counts_at = seats_at + FRAMES * players
    left_at = counts_at + FRAMES
    turned_at = left_at + 4 * FRAMES
    piles_at = turned_at + 4 * FRAMES
    unknown_at = piles_at + FRAMES * MAX_PILE
    row.at = unknown_at + FRAMES
    numbers = row.numbers
    place: i64 = 0
    while place < depth and place < FRAMES:
        frame = state.pending[depth - 1 - place]
        pending = step_of(frame)
        number = number_of(frame)
        numbers[steps_at + place * steps + pending.column] = 1
        if pending.cell == step.PILE:
            _put_pile(numbers, piles_at + place * MAX_PILE, unknown_at + place, frame, seat == state.turn)
        elif pending.cell != step.NO_CELL:
            numbers[cells_at + 2 * place] = i16(_within_offsets(x_of(cell_of(frame))))
            numbers[cells_at + 2 * place + 1] = i16(_within_offsets(y_of(cell_of(frame))))
        if pending.number == step.OWNER:
            numbers[seats_at + place * players + seat_distance(number, seat, players)] = 1
        elif pending.number == step.COUNT:
            numbers[counts_at + place] = i16(number)
        elif pending.number == step.SIDES:
            put_bits(numbers, left_at + 4 * place, number & 15)
            put_bits(numbers, turned_at + 4 * place, (number >> 4) & 15)
        place += 1


def _put_pile(numbers: vec[i16], at: i64, unknown_at: i64, frame: i64, is_own_turn: bool) -> None:
    """The pile of a library, which only the seat whose turn it is may see; to others, its number of tiles."""
    types = pile_tiles(cell_of(frame))
    if not is_own_turn:
        numbers[unknown_at] = i16(i64(len(types)))
        return
    for tile_type in types:
        numbers[at] = i16(tile_type + 1)
        at += 1


def _write_city(state: InfiniteCity, seat: i64, row: Row) -> None:
    count = i64(len(state.cells))
    empty = TILES - count
    types = i64(len(state.tileset.names))
    players = state.players
    row.ones(count)
    row.skip(empty)
    _put_cells(state.cells, row)
    row.skip(2 * empty)
    numbers = row.numbers
    types_at = row.at
    protected_at = types_at + types * TILES
    tokens_at = protected_at + TILES
    row.at = tokens_at + players * TILES
    for tile in state.tiles:
        if tile & FACE_UP:
            numbers[types_at + type_of(tile)] = 1
        if tile & PROTECTED:
            numbers[protected_at] = 1
        tokens = tile & TOKEN_BITS
        while tokens:
            owner = lowest_bit(tokens) >> 2
            numbers[tokens_at + seat_distance(owner, seat, players)] = i16(token_count(tokens, owner))
            tokens &= ~seat_tokens(owner)
        types_at += types
        protected_at += 1
        tokens_at += players


def _write_places(state: InfiniteCity, row: Row) -> None:
    count = i64(len(state.frontier))
    row.ones(count)
    row.skip(PLACES - count)
    _put_cells(state.frontier, row)
    row.skip(2 * (PLACES - count))
    if len(state.plaza_sides):
        frontier = state.frontier
        place: i64 = 0
        for cell in state.plaza_sides:
            place = find_from(frontier, cell, place)
            row.numbers[row.at + place] = 1
        row.skip(PLACES)
    else:
        row.ones(count)
        row.skip(PLACES - count)


def _put_cells(cells: vec[i64], row: Row) -> None:
    numbers = row.numbers
    at = row.at
    for cell in cells:
        numbers[at] = i16(_within_offsets(x_of(cell)))
        numbers[at + 1] = i16(_within_offsets(y_of(cell)))
        at += 2
    row.at = at


def _put_cell(cell: i64, row: Row) -> None:
    row.put(_within_offsets(x_of(cell)))
    row.put(_within_offsets(y_of(cell)))


def _within_offsets(coordinate: i64) -> i64:
    return max(-_MAX_OFFSET, min(_MAX_OFFSET, coordinate))
