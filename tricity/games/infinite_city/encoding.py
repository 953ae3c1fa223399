# mypyc: compile
"""Infinite City in numbers. Its city has no edges, so tiles and places are told by their rank in reading order."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from tricity.core.encoding import ActionRange, Encoding, Field, Row, away, turned
from tricity.core.state import State
from tricity.games.infinite_city import frames as f
from tricity.games.infinite_city import hands
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.city import find, has
from tricity.games.infinite_city.effects.library import MOST, aside_tiles
from tricity.games.infinite_city.effects.playing import tile_played
from tricity.games.infinite_city.effects.plaza import places
from tricity.games.infinite_city.state import (
    ARBORETUM,
    CAPITOL,
    NAMES,
    NOT_YET,
    SAFE,
    UP,
    InfiniteCity,
    TileSet,
    tokens_of,
    type_of,
    x_of,
    y_of,
)

TILES: Final[i64] = 120
"""All that the box has."""
PLACES: Final[i64] = 476
"""Empty cells that touch the city: four for each tile but the one to be placed."""
FRAMES: Final[i64] = 8
"""How many pending texts are told."""

_STEPS: Final = (*NAMES, "to", "with", "from-hand", "waiting", "under", "draw")
_FAR: Final[i64] = 32767
_SIDES: Final = "up, left, right, down"
_ON_TILES: Final = (
    (m.HOTEL, "put a token on a hotel"),
    (m.TAKE_BACK, "take a token back"),
    (m.PUT, "put a token"),
    (m.FOLLOW, "the waiting tile whose text comes next"),
    (m.REMOVE, "remove a tile"),
    (m.TAKE, "take a tile"),
    (m.MOVE, "the tile to be moved"),
    (m.CLEAR, "clear a tile of tokens"),
    (m.SWAP, "the first of two tiles to be swapped"),
    (m.WITH, "the second of them"),
)


def _actions(players: int, tileset: TileSet) -> tuple[ActionRange, ...]:
    tiles, sites = int(TILES), int(PLACES)
    place = "places: the empty cells that touch the city, in reading order"
    tile = "by tile of the city, in reading order"
    return (
        ActionRange("play", (len(tileset.names), sites), f"{', '.join(tileset.names)} × {place}"),
        ActionRange("lay", (sites,), f"a tile from the deck, face down, by {place}"),
        ActionRange("to", (sites,), f"where the moved tile goes, by {place}"),
        *(ActionRange(m.VERBS[verb], (tiles,), f"{told}, {tile}") for verb, told in _ON_TILES),
        ActionRange("trade", (players, tiles), f"whose token, by seat × {tile}"),
        ActionRange("gather", (players + 1, tiles), f"whose tokens, by seat, or all × {tile}"),
        ActionRange("swap-hands", (players,), "by seat"),
        ActionRange("look", (players,), "by seat"),
        ActionRange("pass", (1,), "when there is nothing to play"),
        ActionRange("done", (1,), "no more tokens taken back"),
    )


def _fields(players: int, types: int) -> tuple[Field, ...]:
    tiles, sites, frames = int(TILES), int(PLACES), int(FRAMES)
    far = int(_FAR)
    kinds = "by tile as in the action `play`"
    innermost = f"of the {frames} innermost pending texts, the innermost first"
    return (
        Field("printed", (types, 3), tiles, f"number in the box, bonus, silver, {kinds}"),
        Field("turn", (players,), 1, "whose turn it is, by seat; nobody's when the game is over"),
        Field("deck", (1,), tiles, "tiles left"),
        Field("factories", (1,), tiles, "factories followed this turn"),
        Field("passes", (1,), players, "passes in a row"),
        Field("out", (players,), 1, "who was the first to put a last token, by seat"),
        Field("out_now", (1,), 1, "whether a last token was put this turn"),
        Field("last_round", (1,), 1, "whether the last round is on"),
        Field("last", (players,), 1, "who still has a turn in it, by seat"),
        Field("latest", (3,), far, "where something last happened: 1 if anywhere, x, y", -far),
        Field("supply", (players,), 15, "tokens left, by seat"),
        Field("hand_known", (players, types), 15, f"tiles in hand that the viewer knows, by seat, {kinds}"),
        Field("hand_unknown", (players,), tiles, "tiles in hand that it does not know, by seat"),
        Field("hand_shown", (players, types), 15, f"tiles in hand that everybody knows, by seat, {kinds}"),
        Field("hand_seen", (players, types), 15, f"tiles in the viewer's hand that each seat knows, {kinds}"),
        Field("depth", (1,), 999, "how many texts are pending"),
        Field("pending_step", (frames, len(_STEPS)), 1, f"{innermost}: {', '.join(_STEPS)}"),
        Field("pending_cell", (frames, 2), far, f"x, y {innermost}", -far),
        Field("pending_seat", (frames, players), 1, f"whose hand is meant, {innermost}"),
        Field("pending_number", (frames,), 15, f"tokens taken back, or whether the tile waits alone, {innermost}"),
        Field("pending_left", (frames, 4), 1, f"capitol: sides left, {innermost}: {_SIDES}"),
        Field("pending_turned", (frames, 4), 1, f"capitol: sides turned, {innermost}: {_SIDES}"),
        Field(
            "pending_tiles", (frames, int(MOST)), types, f"library: tiles looked at that the viewer knows, + 1, {kinds}"
        ),
        Field("pending_unknown", (frames,), int(MOST), "library: how many of them it does not know"),
        Field("city_here", (tiles,), 1, "1 for each tile of the city, in reading order"),
        Field("city_cell", (tiles, 2), far, "its x, y", -far),
        Field("city_tile", (tiles, types), 1, f"which it is, {kinds}; face down: none"),
        Field("city_protected", (tiles,), 1, "whether it is protected"),
        Field("city_tokens", (tiles, players), 15, "tokens on it, by seat"),
        Field("place_here", (sites,), 1, "1 for each empty cell that touches the city, in reading order"),
        Field("place_cell", (sites, 2), far, "its x, y", -far),
        Field("place_open", (sites,), 1, "whether a tile may be placed there now"),
    )


class InfiniteCityEncoding(Encoding):
    def __init__(self, players: int, tileset: TileSet) -> None:
        # The rules set no end to a game; of 15,000 random ones the longest had 181 decisions.
        super().__init__(_actions(players, tileset), _fields(players, len(tileset.names)), 1000, (0, 2000))
        self.starts = vec[i64]([i64(0)] * len(m.VERBS))
        """The first action of each verb."""
        first: i64 = 0
        for it in self.actions:
            self.starts[m.VERBS.index(it.name)] = first
            first += it.size

    def action(self, state: State, seat: i64, move: i64) -> i64:
        table = cast(InfiniteCity, state)
        verb = m.verb_of(move)
        first = self.starts[verb]
        cell = m.cell_of(move)
        if verb == m.PLAY:
            return first + tile_played(table.tileset, move) * PLACES + find(table.frontier, cell)
        if verb == m.LAY or verb == m.TO:
            return first + find(table.frontier, cell)
        if verb == m.PASS or verb == m.DONE:
            return first
        whose = m.thing_of(move)
        if verb == m.LOOK or verb == m.SWAP_HANDS:
            return first + away(whose, seat, table.players)
        if verb == m.TRADE or verb == m.GATHER:
            row = table.players if whose == m.ALL else away(whose, seat, table.players)
            return first + row * TILES + find(table.cells, cell)
        return first + find(table.cells, cell)

    def write(self, state: State, seat: i64, row: Row) -> None:
        table = cast(InfiniteCity, state)
        _write_tileset(table.tileset, row)
        _write_turn(table, seat, row)
        _write_hands(table, seat, row)
        _write_pending(table, seat, row)
        _write_city(table, seat, row)
        _write_places(table, row)


def _write_tileset(tileset: TileSet, row: Row) -> None:
    tile: i64 = 0
    while tile < len(tileset.kinds):
        row.put(tileset.counts[tile])
        row.put(tileset.bonus[tile])
        row.put(tileset.silver[tile])
        tile += 1


def _write_turn(state: InfiniteCity, seat: i64, row: Row) -> None:
    players = state.players
    row.one_hot(-1 if state.over else away(state.turn, seat, players), players)
    row.put(i64(len(state.deck)) - state.deck_at)
    row.put(state.factories)
    row.put(state.passes)
    row.one_hot(-1 if state.out == NOT_YET else away(state.out, seat, players), players)
    row.put(1 if state.out_now else 0)
    row.put(0 if state.last == NOT_YET else 1)
    row.bits(0 if state.last == NOT_YET else turned(state.last, seat, players), players)
    if state.latest:
        row.put(1)
        _put_cell(state.latest, row)
    else:
        row.skip(3)


def _write_hands(state: InfiniteCity, seat: i64, row: Row) -> None:
    players = state.players
    stride = state.tileset.stride
    order = vec[i64]([(seat + step) % players for step in range(players)])
    for owner in order:
        row.put(tokens_of(state.supply, owner))
    for owner in order:
        if owner == seat:
            _put_counts(state.tileset, state.hands, owner * stride, row)
        else:
            _put_counts(state.tileset, state.known, hands.known_at(state, seat, owner), row)
    for owner in order:
        row.put(0 if owner == seat else hands.size(state, owner) - _known_size(state, seat, owner))
    for owner in order:
        _put_counts(state.tileset, state.known, hands.known_at(state, players, owner), row)
    for other in order:
        _put_counts(state.tileset, state.known, hands.known_at(state, other, seat), row)


def _write_pending(state: InfiniteCity, seat: i64, row: Row) -> None:
    depth = i64(len(state.pending))
    row.put(depth)
    shown = vec[i64](capacity=FRAMES)
    at = depth - 1
    while at >= 0 and len(shown) < FRAMES:
        shown = append(shown, state.pending[at])
        at -= 1
    empty = FRAMES - i64(len(shown))
    for it in shown:
        row.one_hot(f.code_of(it), i64(len(_STEPS)))
    row.skip(empty * i64(len(_STEPS)))
    for it in shown:
        code = f.code_of(it)
        if code == f.UNDER or code == f.DRAW:
            row.skip(2)
        else:
            _put_cell(f.cell_of(it), row)
    row.skip(empty * 2)
    for it in shown:
        code = f.code_of(it)
        meant = code == f.FROM_HAND or code == f.DRAW
        row.one_hot(away(f.extra_of(it), seat, state.players) if meant else -1, state.players)
    row.skip(empty * state.players)
    for it in shown:
        code = f.code_of(it)
        row.put(f.extra_of(it) if code == ARBORETUM or code == f.WAITING else 0)
    row.skip(empty)
    for it in shown:
        row.bits(f.extra_of(it) & 15 if f.code_of(it) == CAPITOL else 0, 4)
    row.skip(empty * 4)
    for it in shown:
        row.bits(f.extra_of(it) >> 4 if f.code_of(it) == CAPITOL else 0, 4)
    row.skip(empty * 4)
    _write_aside(shown, seat == state.turn, row)


def _write_aside(shown: vec[i64], knows: bool, row: Row) -> None:
    """Only who looks knows what a library shows."""
    unknown = row.at + FRAMES * MOST
    for it in shown:
        if f.code_of(it) != f.UNDER:
            row.skip(MOST)
        else:
            tiles = aside_tiles(f.cell_of(it))
            count = i64(len(tiles))
            if knows:
                for tile in tiles:
                    row.put(tile + 1)
                row.skip(MOST - count)
            else:
                row.numbers[unknown + (row.at - (unknown - FRAMES * MOST)) // MOST] = i16(count)
                row.skip(MOST)
    row.at = unknown + FRAMES


def _write_city(state: InfiniteCity, seat: i64, row: Row) -> None:
    count = i64(len(state.cells))
    empty = TILES - count
    types = i64(len(state.tileset.names))
    players = state.players
    row.ones(count)
    row.skip(empty)
    for cell in state.cells:
        _put_cell(cell, row)
    row.skip(2 * empty)
    for word in state.tiles:
        row.one_hot(type_of(word) if word & UP else -1, types)
    row.skip(types * empty)
    for word in state.tiles:
        row.put(1 if word & SAFE else 0)
    row.skip(empty)
    for word in state.tiles:
        step: i64 = 0
        while step < players:
            row.put(tokens_of(word, (seat + step) % players))
            step += 1
    row.skip(players * empty)


def _write_places(state: InfiniteCity, row: Row) -> None:
    count = i64(len(state.frontier))
    row.ones(count)
    row.skip(PLACES - count)
    for cell in state.frontier:
        _put_cell(cell, row)
    row.skip(2 * (PLACES - count))
    now = places(state)
    for cell in state.frontier:
        row.put(1 if has(now, cell) else 0)
    row.skip(PLACES - count)


def _put_cell(cell: i64, row: Row) -> None:
    row.put(max(-_FAR, min(_FAR, x_of(cell))))
    row.put(max(-_FAR, min(_FAR, y_of(cell))))


def _put_counts(tileset: TileSet, packed: vec[i64], first: i64, row: Row) -> None:
    """Counts by type, as hands have them."""
    tile: i64 = 0
    types = i64(len(tileset.names))
    while tile < types:
        row.put((packed[first + hands.word_at(tile)] >> hands.shift_of(tile)) & 15)
        tile += 1


def _known_size(state: InfiniteCity, viewer: i64, owner: i64) -> i64:
    at = hands.known_at(state, viewer, owner)
    size: i64 = 0
    tile: i64 = 0
    while tile < len(state.tileset.names):
        size += (state.known[at + hands.word_at(tile)] >> hands.shift_of(tile)) & 15
        tile += 1
    return size
