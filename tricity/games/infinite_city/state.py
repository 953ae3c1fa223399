# mypyc: compile
"""What lies on an Infinite City table, as integers.

The city has no edge and no grid: its cells are a sorted vec of packed coordinates (row by row, from the left), and a
second vec holds the tile of each. A neighbour is found by bisection, so a line of a hundred tiles or a city in two
parts that drift apart costs no more than a square.

A tile word: 4 bits of tokens for each of six seats · type (of the `Box`) in bits 24–30 · face up in bit 31 · protected
(IC-30) in bit 32 · kind in bits 33–37. The supply is packed as the tokens of a tile are, so that returning all tokens
of a tile is one addition.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.state import State

TOKEN_BITS: Final[i64] = 0xFFFFFF
TYPE_SHIFT: Final[i64] = 24
FACE_UP: Final[i64] = 0x80000000
PROTECTED: Final[i64] = 0x100000000
KIND_SHIFT: Final[i64] = 33

TOKENS_PER_SEAT: Final[i64] = 15
HAND_SIZE: Final[i64] = 5
STATIONS_TO_END: Final[i64] = 5

# Cells are biased so that they are positive and in reading order; nothing that is played gets near their limit.
ROW_STRIDE: Final[i64] = 0x1000000
COORDINATE_BIAS: Final[i64] = 0x800000
ORIGIN: Final[i64] = 0x800000800000
MAX_COORDINATE: Final = 0x7FFFFF
CELL_MASK: Final[i64] = 0xFFFFFFFFFFFF

NOT_YET: Final[i64] = -1


def cell_at(x: i64, y: i64) -> i64:
    return (y + COORDINATE_BIAS) * ROW_STRIDE + (x + COORDINATE_BIAS)


def x_of(cell: i64) -> i64:
    return (cell & (ROW_STRIDE - 1)) - COORDINATE_BIAS


def y_of(cell: i64) -> i64:
    return (cell >> 24) - COORDINATE_BIAS


def kind_of(tile: i64) -> i64:
    return tile >> KIND_SHIFT


def type_of(tile: i64) -> i64:
    return (tile >> TYPE_SHIFT) & 127


def one_token(seat: i64) -> i64:
    """One token of a seat, to be added to or taken from packed tokens."""
    return 1 << (4 * seat)


def token_count(packed: i64, seat: i64) -> i64:
    """How many tokens of a seat packed tokens hold."""
    return (packed >> (4 * seat)) & 15


class TileSet:
    """The tiles of the box by type: what can be told apart, so one type a kind unless a kind is printed differently.

    Types of one kind follow each other. Never written to: all copies of a state share one.
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
        """The tile word of each type, face up and without tokens."""
        self.play_codes = play_codes
        """The code of the move that plays a tile of each type, without its cell."""
        self.names = names
        self.hand_words: i64 = (i64(len(names)) + 14) // 15
        """How many words the packed counts of a hand take: 15 types to a word."""


class InfiniteCity(State):
    """Data only. `tileset`, `deck` and `choices` are shared between copies and replaced, never written to."""

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
        self.deck_top: i64 = 0
        self.cells = cells
        self.tiles = tiles
        self.frontier = frontier
        """The empty cells that touch the city, sorted."""
        self.landmarks = landmarks
        """The hotels, plazas and power stations that lie face up: kind above the 48 bits of a cell, sorted."""
        self.plaza_sides = plaza_sides
        """The free sides of the plazas that lie face up, sorted (IC-H12)."""
        self.supply: i64 = 0
        self.hands = hands
        """Packed counts by type, `tileset.stride` words a seat."""
        self.known = known
        """What each seat, and last everybody, knows of each hand: packed as the hands are."""
        self.turn: i64 = 0
        self.latest_cell: i64 = 0
        """The cell where something last happened; 0 before anything has."""
        self.pending = pending
        """What is left of the texts being followed, the innermost last: see `frames`."""
        self.choices = choices
        """The answers to the innermost text, at least two, while any is pending."""
        self.factories: i64 = 0
        """Factory texts followed this turn (IC-H7)."""
        self.passes: i64 = 0
        """Passes that followed each other (IC-16)."""
        self.first_out: i64 = NOT_YET
        """Who was the first to put a last token (IC-40)."""
        self.ran_out_this_turn: bool = False
        """Whether a last token was put this turn."""
        self.last_round_seats: i64 = NOT_YET
        """Once the last round is on: the seats that still have a turn to come, as a mask."""
        self.over: bool = False

    def copy(self) -> "InfiniteCity":
        other = InfiniteCity(
            self.players,
            self.tileset,
            self.deck,
            self.cells[:],
            self.tiles[:],
            self.frontier[:],
            self.landmarks[:],
            self.plaza_sides[:],
            self.hands[:],
            self.known[:],
            self.pending[:],
            self.choices,
        )
        other.deck_top = self.deck_top
        other.supply = self.supply
        other.turn = self.turn
        other.latest_cell = self.latest_cell
        other.factories = self.factories
        other.passes = self.passes
        other.first_out = self.first_out
        other.ran_out_this_turn = self.ran_out_this_turn
        other.last_round_seats = self.last_round_seats
        other.over = self.over
        return other
