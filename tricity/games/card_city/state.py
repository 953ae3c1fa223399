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

# Where a seat's numbers stand in `CardCity.seats`, `SEAT_WORDS` to a seat: its boards by kind of card come first.
SEAT_OCCUPIED: Final[i64] = 6
"""All cards of the city, as a board."""
SEAT_FREE: Final[i64] = 7
"""The empty cells that the 5 × 5 square (CC-23) lets the city use next, as a board."""
SEAT_GOLD: Final[i64] = 8
SEAT_HAND: Final[i64] = 9
SEAT_SHOWN: Final[i64] = 10
"""The cards of the hand that everybody knows (CC-17)."""
SEAT_TOP: Final[i64] = 11
"""The edges of the city on the sheet: its first and last row, its first and last column."""
SEAT_BOTTOM: Final[i64] = 12
SEAT_LEFT: Final[i64] = 13
SEAT_RIGHT: Final[i64] = 14
SEAT_WORDS: Final[i64] = 15


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
    """Data only. What the seats have is in one vec, so that a copy is one allocation."""

    shared: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, players: i64, options: i64, deck: vec[i64], seats: vec[i64]) -> None:
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
        self.reserve: i64 = 0
        """The three face-up piles (CC-03), as packed counts of eight bits: see `pile_count`."""
        self.discarded: i64 = 0
        """The discarded cards, packed likewise."""
        self.seats = seats

    def copy(self) -> "CardCity":
        other = CardCity(self.players, self.options, self.deck, self.seats[:])
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
        other.reserve = self.reserve
        other.discarded = self.discarded
        return other

    def get(self, seat: i64, field: i64) -> i64:
        """One of a seat's numbers."""
        return self.seats[SEAT_WORDS * seat + field]

    def board(self, seat: i64, kind: i64) -> i64:
        """The seat's cards of one kind, as a bitboard."""
        return self.seats[SEAT_WORDS * seat + kind]

    def hand(self, seat: i64) -> i64:
        """The cards in a hand, as packed counts."""
        return self.seats[SEAT_WORDS * seat + SEAT_HAND]

    def shown(self, seat: i64) -> i64:
        """The cards of a hand that everybody knows (CC-17), as packed counts."""
        return self.seats[SEAT_WORDS * seat + SEAT_SHOWN]

    def gold(self, seat: i64) -> i64:
        """The gold of a seat."""
        return self.seats[SEAT_WORDS * seat + SEAT_GOLD]

    def occupied(self, seat: i64) -> i64:
        """All cards of the seat's city, as a bitboard."""
        return self.seats[SEAT_WORDS * seat + SEAT_OCCUPIED]

    def free(self, seat: i64) -> i64:
        """The empty cells that the floating square (CC-23) lets the city use next, as a bitboard."""
        return self.seats[SEAT_WORDS * seat + SEAT_FREE]

    def set_hand(self, seat: i64, cards: i64, shown: i64) -> None:
        """Deal cards to a seat without any, some of which everybody knows."""
        at = SEAT_WORDS * seat
        seats = self.seats
        seats[at + SEAT_HAND] = cards
        seats[at + SEAT_SHOWN] = shown

    def industries(self, seat: i64) -> i64:
        return popcount(self.board(seat, INDUSTRY))

    def capacity_left(self, seat: i64) -> i64:
        """How many more cards other than industries the city may take (CC-24)."""
        at = SEAT_WORDS * seat
        seats = self.seats
        return 5 + 6 * popcount(seats[at + INDUSTRY]) - popcount(seats[at + SEAT_OCCUPIED])

    def cell(self, seat: i64, bit: i64) -> i64:
        """The cell of the sheet, 0 to 80, of a bit of the seat's boards."""
        return bit + (self.seats[SEAT_WORDS * seat + SEAT_TOP] - 1) * WIDTH

    def bit(self, seat: i64, cell: i64) -> i64:
        """The bit of a cell of the sheet on the seat's boards; below 0 or above 62 if they do not cover it."""
        return cell - (self.seats[SEAT_WORDS * seat + SEAT_TOP] - 1) * WIDTH

    def price(self, seat: i64) -> i64:
        """What the next industry costs (CC-50)."""
        return 5 * (self.industries(seat) + 1)

    def place_card(self, seat: i64, kind: i64, cell: i64) -> None:
        """Put a card on one of the seat's free cells: boards and edges grow by one row at most."""
        at = SEAT_WORDS * seat
        row = cell // WIDTH
        column = cell - row * WIDTH
        seats = self.seats
        top = seats[at + SEAT_TOP]
        if row < top:
            top = row
            seats[at + SEAT_TOP] = row
            # All boards, the occupied cells included, have their first row above the city's topmost card.
            board = at
            while board <= at + SEAT_OCCUPIED:
                seats[board] = seats[board] << WIDTH
                board += 1
        elif row > seats[at + SEAT_BOTTOM]:
            seats[at + SEAT_BOTTOM] = row
        if column < seats[at + SEAT_LEFT]:
            seats[at + SEAT_LEFT] = column
        elif column > seats[at + SEAT_RIGHT]:
            seats[at + SEAT_RIGHT] = column
        card = shifted(1, cell - (top - 1) * WIDTH)
        occupied = seats[at + SEAT_OCCUPIED] | card
        square = (
            _COLUMNS[seats[at + SEAT_LEFT] * WIDTH + seats[at + SEAT_RIGHT]] & _ROWS[seats[at + SEAT_BOTTOM] - top + 1]
        )
        seats[at + kind] |= card
        seats[at + SEAT_OCCUPIED] = occupied
        seats[at + SEAT_FREE] = square & ~occupied


def pile_count(packed: i64, kind: i64) -> i64:
    """How many cards of a kind are in the reserve, or among the discarded cards."""
    return (packed >> (8 * kind)) & 255


def pile_card(kind: i64) -> i64:
    """One card of a kind, to be added to or taken from the reserve or the discarded cards."""
    return shifted(1, 8 * kind)
