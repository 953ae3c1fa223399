# mypyc: compile
"""The encoding for learning programs: actions as numbers, and what a seat may know as a row of integers.

The city has no edges, so tiles and empty cells are identified by their rank in reading order. An observation has the
fields of `_fields` in their order; seats are relative to the viewer, itself first. It holds no more than the view does:
tests compare the two field by field.
"""

from typing import Final, cast

from tricity.core.encoding import ActionRange, Encoding, Field, Row
from tricity.core.native import append, i16, i64, vec
from tricity.core.seats import rotated_seats, seat_distance, seats_from
from tricity.core.state import State
from tricity.games.infinite_city import hands, step
from tricity.games.infinite_city.cells import find
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
        row = city.players if owner == EVERYBODY else seat_distance(owner, seat, city.players)
        return first + row * TILES + find(city.cells, cell)

    def write_actions(self, state: State, seat: i64, moves: vec[i64], actions: vec[i64], first: i64) -> None:
        """The same as `action` for each move. A tile that may be played on all places has consecutive actions."""
        frontier = cast(InfiniteCity, state).frontier
        places: i64 = len(frontier)
        count: i64 = len(moves)
        index: i64 = 0
        while index < count:
            move = moves[index]
            action = self.action(state, seat, move)
            actions[first + index] = action
            last = index + places - 1
            index += 1
            # The moves are in reading order: if the first and the last place of the city are there, all of them are.
            if (
                last < count
                and self.verb_targets[code_of(move)] == step.TILE_AND_CELL
                and cell_of(move) == frontier[0]
                and moves[last] == move - frontier[0] + frontier[places - 1]
            ):
                while index <= last:
                    action += 1
                    actions[first + index] = action
                    index += 1

    def write(self, state: State, seat: i64, row: Row) -> None:
        city = cast(InfiniteCity, state)
        _write_tileset(city.tileset, row)
        _write_turn(city, seat, row)
        _write_hands(city, seat, row)
        _write_pending(city, seat, row)
        _write_city(city, seat, row)
        _write_places(city, row)


def _write_tileset(tileset: TileSet, row: Row) -> None:
    counts = tileset.counts
    bonus = tileset.bonus
    silver = tileset.silver
    numbers = row.numbers
    at = row.at
    tile_type: i64 = 0
    for count in counts:
        numbers[at] = i16(count)
        numbers[at + 1] = i16(bonus[tile_type])
        numbers[at + 2] = i16(silver[tile_type])
        at += 3
        tile_type += 1
    row.at = at


def _write_turn(state: InfiniteCity, seat: i64, row: Row) -> None:
    players = state.players
    row.one_hot(-1 if state.over else seat_distance(state.turn, seat, players), players)
    row.put(i64(len(state.deck)) - state.deck_top)
    row.put(state.factories)
    row.put(state.passes)
    row.one_hot(-1 if state.first_out == NOT_YET else seat_distance(state.first_out, seat, players), players)
    row.put(1 if state.ran_out_this_turn else 0)
    row.put(0 if state.last_round_seats == NOT_YET else 1)
    row.bits(0 if state.last_round_seats == NOT_YET else rotated_seats(state.last_round_seats, seat, players), players)
    if state.latest_cell:
        row.put(1)
        _put_cell(state.latest_cell, row)
    else:
        row.skip(3)


def _write_hands(state: InfiniteCity, seat: i64, row: Row) -> None:
    players = state.players
    stride = state.tileset.hand_words
    order = seats_from(seat, players)
    for owner in order:
        row.put(token_count(state.supply, owner))
    for owner in order:
        if owner == seat:
            _put_counts(state.tileset, state.hands, owner * stride, row)
        else:
            _put_counts(state.tileset, state.known, hands.known_offset(state, seat, owner), row)
    for owner in order:
        row.put(0 if owner == seat else hands.hand_size(state, owner) - hands.known_size(state, seat, owner))
    for owner in order:
        _put_counts(state.tileset, state.known, hands.known_offset(state, players, owner), row)
    for other in order:
        _put_counts(state.tileset, state.known, hands.known_offset(state, other, seat), row)


def _write_pending(state: InfiniteCity, seat: i64, row: Row) -> None:
    depth = i64(len(state.pending))
    row.put(depth)
    top_frames = vec[i64](capacity=FRAMES)
    index = depth - 1
    while index >= 0 and len(top_frames) < FRAMES:
        top_frames = append(top_frames, state.pending[index])
        index -= 1
    empty = FRAMES - i64(len(top_frames))
    for frame in top_frames:
        row.one_hot(step_of(frame).column, i64(len(STEPS)))
    row.skip(empty * i64(len(STEPS)))
    for frame in top_frames:
        holds = step_of(frame).cell
        if holds in (step.PILE, step.NO_CELL):
            row.skip(2)
        else:
            _put_cell(cell_of(frame), row)
    row.skip(empty * 2)
    for frame in top_frames:
        has_owner = step_of(frame).number == step.OWNER
        row.one_hot(seat_distance(number_of(frame), seat, state.players) if has_owner else -1, state.players)
    row.skip(empty * state.players)
    for frame in top_frames:
        row.put(number_of(frame) if step_of(frame).number == step.COUNT else 0)
    row.skip(empty)
    for frame in top_frames:
        row.bits(number_of(frame) & 15 if step_of(frame).number == step.SIDES else 0, 4)
    row.skip(empty * 4)
    for frame in top_frames:
        row.bits(number_of(frame) >> 4 if step_of(frame).number == step.SIDES else 0, 4)
    row.skip(empty * 4)
    _write_piles(top_frames, seat == state.turn, row)


def _write_piles(top_frames: vec[i64], is_own_turn: bool, row: Row) -> None:
    """The piles of libraries, which only the seat whose turn it is may see; then the numbers of hidden tiles."""
    first = row.at
    unknown = first + FRAMES * MAX_PILE
    for frame in top_frames:
        if step_of(frame).cell != step.PILE:
            row.skip(MAX_PILE)
        else:
            types = pile_tiles(cell_of(frame))
            count = i64(len(types))
            if is_own_turn:
                for tile_type in types:
                    row.put(tile_type + 1)
                row.skip(MAX_PILE - count)
            else:
                depth = (row.at - first) // MAX_PILE
                row.numbers[unknown + depth] = i16(count)
                row.skip(MAX_PILE)
    row.at = unknown + FRAMES


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
        if tile & TOKEN_BITS:
            owner: i64 = 0
            while owner < players:
                tokens = token_count(tile, owner)
                if tokens:
                    numbers[tokens_at + seat_distance(owner, seat, players)] = i16(tokens)
                owner += 1
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
        for cell in state.plaza_sides:
            row.numbers[row.at + find(state.frontier, cell)] = 1
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


def _put_counts(tileset: TileSet, packed: vec[i64], first: i64, row: Row) -> None:
    """Packed counts, as in a hand, one number per type."""
    types = i64(len(tileset.names))
    while types > 0:
        row.packed(packed[first], min(types, 15), 4)
        first += 1
        types -= 15
