# mypyc: compile
"""The state of an Infinite City table, as integers.

The city is unbounded and sparse: `cells` is a sorted vec of packed coordinates (in reading order: row by row, from the
left), and `tiles` holds the tile of each cell at the same index. Neighbours are found by bisection, so that a line of a
hundred tiles, or a city in two parts that drift apart, costs no more than a square.

A packed tile: token counts in bits 0–23, four bits for each of six seats · type (an index into the `TileSet`) in bits
24–30 · `FACE_UP` in bit 31 · `PROTECTED` (IC-30) in bit 32 · kind in bits 33–37 · which landmark its kind is in bits
38–39 · its bonus in bits 40–47 · whether it is silver in bit 48. The supply is packed like the tokens of a tile, so
that returning all tokens of a tile is one addition.
"""

from typing import ClassVar, Final

from tricity.core.native import extend, i64, vec
from tricity.core.state import State

# Fields of a packed tile.
TOKEN_BITS: Final[i64] = 0xFFFFFF
TYPE_SHIFT: Final[i64] = 24
FACE_UP: Final[i64] = 0x80000000
PROTECTED: Final[i64] = 0x100000000
KIND_SHIFT: Final[i64] = 33
ROLE_SHIFT: Final[i64] = 38
PRINT_SHIFT: Final[i64] = 40
SILVER_SHIFT: Final[i64] = 48

TOKENS_PER_SEAT: Final[i64] = 15
HAND_SIZE: Final[i64] = 5
STATIONS_TO_END: Final[i64] = 5
"""The game ends when this many power stations lie face up (IC-41)."""

# A cell is (y + bias) in bits 24–47 and (x + bias) in bits 0–23. The bias keeps both halves positive, so that integer
# order is reading order, and adding `ROW_STRIDE` or 1 leads to a neighbour. No game gets near the limits, where x would
# carry into y; and no cell is 0, which stands for "no cell".
ROW_STRIDE: Final[i64] = 0x1000000
COORDINATE_BIAS: Final[i64] = 0x800000
ORIGIN: Final[i64] = 0x800000800000
MAX_COORDINATE: Final = 0x7FFFFF
CELL_MASK: Final[i64] = 0xFFFFFFFFFFFF

# Landmarks are tiles that act by lying face up, not by coming into play. What a kind of tile is as a landmark:
NO_LANDMARK: Final[i64] = 0
HOTEL: Final[i64] = 1
"""Players may place a token on it instead of playing a tile (IC-H8)."""
PLAZA: Final[i64] = 2
"""Tiles must be placed beside it (IC-H12)."""
POWER_STATION: Final[i64] = 3
"""It protects itself and its neighbours (IC-30)."""
LANDMARK_SHIFT: Final[i64] = 48
"""An entry of `InfiniteCity.landmarks` is one of these above the 48 bits of its cell."""

NOT_YET: Final[i64] = -1
"""Sentinel of `first_out` and `last_round_seats` before anybody has placed a last token."""


def cell_at(x: i64, y: i64) -> i64:
    return (y + COORDINATE_BIAS) * ROW_STRIDE + (x + COORDINATE_BIAS)


def x_of(cell: i64) -> i64:
    return (cell & (ROW_STRIDE - 1)) - COORDINATE_BIAS


def y_of(cell: i64) -> i64:
    return (cell >> 24) - COORDINATE_BIAS


def kind_of(tile: i64) -> i64:
    return (tile >> KIND_SHIFT) & 31


def landmark_of(tile: i64) -> i64:
    """Which landmark the kind of a tile is, face up or not."""
    return (tile >> ROLE_SHIFT) & 3


def printed_on(tile: i64) -> i64:
    """What is printed on a tile: its bonus, plus 256 if it is silver. It may be added up over all tiles of a seat."""
    return tile >> PRINT_SHIFT


def type_of(tile: i64) -> i64:
    return (tile >> TYPE_SHIFT) & 127


def one_token(seat: i64) -> i64:
    """One token of a seat, to be added to or subtracted from packed tokens."""
    return 1 << (4 * seat)


def seat_tokens(seat: i64) -> i64:
    """The mask of a seat's tokens in packed tokens. The seat controls the tiles that have any of these bits (IC-17)."""
    return 15 * one_token(seat)


def token_count(packed: i64, seat: i64) -> i64:
    """The number of a seat's tokens in a packed tile or in the supply."""
    return (packed >> (4 * seat)) & 15


class TileSet:
    """The tiles of the box by type. Tiles that look different have different types: there is one type per kind, or one
    per print where copies of a kind are printed differently (IC-02).

    Types of one kind are consecutive, in the order of the kinds. Never written to: all copies of a state share one.
    """

    def __init__(
        self,
        kinds: vec[i64],
        counts: vec[i64],
        bonus: vec[i64],
        silver: vec[i64],
        packed_tiles: vec[i64],
        play_codes: vec[i64],
        names: list[str],
    ) -> None:
        self.kinds = kinds
        self.counts = counts
        self.bonus = bonus
        self.silver = silver
        self.packed_tiles = packed_tiles
        """The packed tile of each type, face up and without tokens."""
        self.play_codes = play_codes
        """The move that plays a tile of each type, without its cell."""
        self.names = names
        self.hand_words: i64 = (i64(len(names)) + 14) // 15
        """The number of 64-bit words that a hand takes: each holds four-bit counts of 15 types."""


class InfiniteCity(State):
    """Data only."""

    shared: ClassVar[tuple[str, ...]] = ("tileset", "deck", "landmarks", "plaza_sides", "choices")

    def __init__(
        self,
        players: i64,
        tileset: TileSet,
        deck: vec[i64],
        cells: vec[i64],
        tiles: vec[i64],
        frontier: vec[i64],
        landmarks: vec[i64],
        plaza_sides: vec[i64],
        hands: vec[i64],
        known: vec[i64],
        pending: vec[i64],
        choices: vec[i64],
    ) -> None:
        self.players = players
        self.tileset = tileset
        self.deck = deck
        """Types of tiles; the next one to be drawn is at index `deck_top`."""
        self.deck_top: i64 = 0
        self.cells = cells
        self.tiles = tiles
        self.frontier = frontier
        """The empty cells that touch the city, sorted."""
        self.landmarks = landmarks
        """The face-up hotels, plazas and power stations, which are asked for often: what and where, sorted."""
        self.plaza_sides = plaza_sides
        """The empty cells beside face-up plazas, sorted. While there are any, tiles must be placed there (IC-H12)."""
        self.supply: i64 = 0
        """The tokens that each seat has left."""
        self.hands = hands
        """Packed counts by type, `tileset.hand_words` words per seat: see `hands`."""
        self.known = known
        """What each seat, and after the seats everybody, knows of each hand; packed like the hands."""
        self.turn: i64 = 0
        """The seat whose turn it is. It makes every decision of its turn."""
        self.latest_cell: i64 = 0
        """The cell that changed last, for displays; 0 before anything has happened."""
        self.placed_index: i64 = 0
        """Where the tile that was placed last was among the cells then: mostly it is asked for next. See `index_of`."""
        self.pending = pending
        """The stack of effects that are being resolved, the innermost last: see `frames`."""
        self.choices = choices
        """The legal moves while an effect is pending: always two or more."""
        self.factories: i64 = 0
        """Factory effects of this turn, each worth five more tiles at its end (IC-H7)."""
        self.passes: i64 = 0
        """Consecutive passes (IC-16)."""
        self.first_out: i64 = NOT_YET
        """The seat that was the first to place its last token (IC-40)."""
        self.ran_out_this_turn: bool = False
        """Whether anybody placed a last token this turn, which stops effects that play further tiles (IC-40)."""
        self.last_round_seats: i64 = NOT_YET
        """In the last round: the mask of the seats that still have a turn to come."""
        self.over: bool = False

    def copy(self) -> "InfiniteCity":
        other = InfiniteCity(
            self.players,
            self.tileset,
            self.deck,
            with_capacity(self.cells, 2),
            with_capacity(self.tiles, 2),
            with_capacity(self.frontier, 4),
            self.landmarks,
            self.plaza_sides,
            self.hands[:],
            self.known[:],
            self.pending[:],
            self.choices,
        )
        other.deck_top = self.deck_top
        other.supply = self.supply
        other.turn = self.turn
        other.latest_cell = self.latest_cell
        other.placed_index = self.placed_index
        other.factories = self.factories
        other.passes = self.passes
        other.first_out = self.first_out
        other.ran_out_this_turn = self.ran_out_this_turn
        other.last_round_seats = self.last_round_seats
        other.over = self.over
        return other


def with_capacity(cells: vec[i64], extra: i64) -> vec[i64]:
    """A copy that can grow by that many items without being copied again: mostly a tile is placed next."""
    return extend(vec[i64](capacity=i64(len(cells)) + extra), cells)
