# mypyc: compile
"""The full state of a Card City match, as integers.

A city lies on a sheet of 9 × 9 cells with its town hall in the middle (e5): the floating 5 × 5 square cannot reach any
further. Its bitboards, one per kind of card, cover seven rows of that sheet, nine bits to a row, from the row above the
city's topmost card: 63 bits. Neighbours are found by shifting a board. A shift also wraps around from the end of a row
to the start of the next one, which does no harm: a city is at most five columns wide, so the first and the last column
of the sheet are never both in use.
"""

from typing import ClassVar, Final

from tricity.core.bits import popcount, shifted
from tricity.core.native import append, i64, vec
from tricity.core.state import State

# Kinds of cards. The first five are drawn and held; packed counts have four bits for each.
RESIDENCE: Final[i64] = 0
COMMERCE: Final[i64] = 1
LEISURE: Final[i64] = 2
INDUSTRY: Final[i64] = 3
PARKING: Final[i64] = 4
TOWN_HALL: Final[i64] = 5
KINDS: Final[i64] = 6
KIND_NAMES: Final = ("residence", "commerce", "leisure", "industry", "parking", "town-hall")

PHASE_DIVIDE: Final[i64] = 0
PHASE_CHOOSE: Final[i64] = 1
PHASE_KEEP: Final[i64] = 2
PHASE_BUILD: Final[i64] = 3
PHASE_DEVELOP: Final[i64] = 4
PHASE_BUY: Final[i64] = 5
PHASE_OVER: Final[i64] = 6
PHASE_NAMES: Final = ("divide", "choose", "keep", "construction", "development", "end-of-round", "over")

WIDTH: Final[i64] = 9
BITS: Final[i64] = 63
"""Bits of a board: seven rows of the sheet."""
HALL_CELL: Final[i64] = 40
SQUARE: Final[i64] = 5
ROUNDS: Final[i64] = 10

# Where a seat's numbers stand in `CardCity.edges`.
TOP: Final[i64] = 0
BOTTOM: Final[i64] = 1
LEFT: Final[i64] = 2
RIGHT: Final[i64] = 3


def _column_masks() -> vec[i64]:
    """By leftmost and rightmost column of a city: the columns that the floating square lets it use, in every row."""
    masks = vec[i64]()
    for left in range(9):
        for right in range(9):
            grows = 1 if right - left + 1 < 5 else 0
            row = 0
            for column in range(max(left - grows, 0), min(right + grows, 8) + 1):
                row |= 1 << column
            board = 0
            for line in range(7):
                board |= row << (9 * line)
            masks = append(masks, i64(board))
    return masks


def _row_masks() -> vec[i64]:
    """By height of a city, whose first row is row 1 of its boards: the rows that the floating square lets it use."""
    masks = vec[i64]()
    for height in range(6):
        first, last = (0, height + 1) if height < 5 else (1, 5)
        board = 0
        for line in range(first, last + 1):
            board |= 0x1FF << (9 * line)
        masks = append(masks, i64(board))
    return masks


_COLUMNS: Final = _column_masks()
_ROWS: Final = _row_masks()


class CardCity(State):
    """Data only. `boards` has six boards per seat, `edges` four numbers per seat."""

    shared: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(
        self,
        players: i64,
        options: i64,
        deck: vec[i64],
        gold: vec[i64],
        boards: vec[i64],
        edges: vec[i64],
        hands: vec[i64],
        shown: vec[i64],
        reserve: vec[i64],
        discarded: vec[i64],
    ) -> None:
        self.players = players
        self.options = options
        self.deck = deck
        self.deck_at: i64 = 0
        self.under: i64 = 0
        """Solo: how many cards were put under the deck so far (CC-91)."""
        self.round: i64 = 1
        self.first: i64 = 0
        self.phase: i64 = PHASE_DIVIDE
        self.turn: i64 = 0
        """The divider, or the seat that develops or buys."""
        self.chooser: i64 = 0
        self.pool: i64 = 0
        """The cards that are being divided, lots on the table included."""
        self.pool_shown: i64 = 0
        """Those of them that everybody knows, by kind (CC-17)."""
        self.small_lot: i64 = 0
        self.big_lot_up: i64 = 0
        self.dividers: i64 = 0
        """The seats that have divided in this round, as a mask: they know every card of it."""
        self.residence_sites: i64 = 0
        self.commerce_sites: i64 = 0
        """The cells where the seat whose turn it is may develop, on its boards."""
        self.gold = gold
        self.boards = boards
        self.edges = edges
        self.hands = hands
        self.shown = shown
        """The cards of each hand that everybody knows (CC-17)."""
        self.reserve = reserve
        self.discarded = discarded

    def copy(self) -> "CardCity":
        other = CardCity(
            self.players,
            self.options,
            self.deck,
            self.gold[:],
            self.boards[:],
            self.edges[:],
            self.hands[:],
            self.shown[:],
            self.reserve[:],
            self.discarded[:],
        )
        other.deck_at = self.deck_at
        other.under = self.under
        other.round = self.round
        other.first = self.first
        other.phase = self.phase
        other.turn = self.turn
        other.chooser = self.chooser
        other.pool = self.pool
        other.pool_shown = self.pool_shown
        other.small_lot = self.small_lot
        other.big_lot_up = self.big_lot_up
        other.dividers = self.dividers
        other.residence_sites = self.residence_sites
        other.commerce_sites = self.commerce_sites
        return other

    def board(self, seat: i64, kind: i64) -> i64:
        """The seat's cards of one kind, as a bitboard."""
        return self.boards[seat * KINDS + kind]

    def occupied(self, seat: i64) -> i64:
        """All cards of the seat's city, as a bitboard."""
        at = seat * KINDS
        boards = self.boards
        return boards[at] | boards[at + 1] | boards[at + 2] | boards[at + 3] | boards[at + 4] | boards[at + 5]

    def industries(self, seat: i64) -> i64:
        return popcount(self.boards[seat * KINDS + INDUSTRY])

    def square(self, seat: i64) -> i64:
        """The cells that the 5 × 5 square (CC-23) lets the city use next, occupied ones included."""
        at = seat * 4
        edges = self.edges
        columns = _COLUMNS[edges[at + LEFT] * WIDTH + edges[at + RIGHT]]
        return columns & _ROWS[edges[at + BOTTOM] - edges[at + TOP] + 1]

    def capacity_left(self, seat: i64) -> i64:
        """How many more cards other than industries the city may take (CC-24)."""
        industries = self.industries(seat)
        return 5 * (1 + industries) - (popcount(self.occupied(seat)) - industries)

    def cell(self, seat: i64, bit: i64) -> i64:
        """The cell of the sheet, 0 to 80, of a bit of the seat's boards."""
        return bit + (self.edges[seat * 4 + TOP] - 1) * WIDTH

    def bit(self, seat: i64, cell: i64) -> i64:
        """The bit of a cell of the sheet on the seat's boards; below 0 or above 62 if they do not cover it."""
        return cell - (self.edges[seat * 4 + TOP] - 1) * WIDTH

    def price(self, seat: i64) -> i64:
        """What the next industry costs (CC-50)."""
        return 5 * (self.industries(seat) + 1)

    def place_card(self, seat: i64, kind: i64, cell: i64) -> None:
        """Put a card into the city, at a cell that `square` allows: boards and edges grow by one row at most."""
        at = seat * 4
        row = cell // WIDTH
        column = cell % WIDTH
        edges = self.edges
        if row < edges[at + TOP]:
            edges[at + TOP] = row
            first = seat * KINDS
            other: i64 = 0
            while other < KINDS:
                self.boards[first + other] = self.boards[first + other] << WIDTH
                other += 1
        elif row > edges[at + BOTTOM]:
            edges[at + BOTTOM] = row
        if column < edges[at + LEFT]:
            edges[at + LEFT] = column
        elif column > edges[at + RIGHT]:
            edges[at + RIGHT] = column
        self.boards[seat * KINDS + kind] = self.boards[seat * KINDS + kind] | shifted(1, self.bit(seat, cell))
