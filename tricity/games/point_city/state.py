# mypyc: compile
"""What lies on a Point City table, as integers: cards and tokens by number, counts packed (see `core.packed_counts`).

A card that went to a stock is counted there by its kind and among the cards gone by tier and resource; its building
side, which nobody ever saw, is no longer part of the state.
"""

from typing import ClassVar, Final

from tricity.core.bits import shifted
from tricity.core.native import i64, vec
from tricity.core.state import State

# Questions, the values on the `pending` stack.
ASK_NOTHING: Final[i64] = 0
ASK_TURN: Final[i64] = 1
"""Flip, take or draw."""
ASK_TAKE: Final[i64] = 2
"""Take or draw, after a flip."""
ASK_PAY: Final[i64] = 3
ASK_TOKEN: Final[i64] = 4
ASK_LINE_UP: Final[i64] = 5
QUESTION_NAMES: Final = ("nothing", "turn", "take", "pay", "token", "line-up")

ROUNDS: Final[i64] = 17
CELLS: Final[i64] = 16
BALANCES: Final[i64] = 16
"""Where the balances of the cells begin in `PointCity.market`, after their cards."""
AUTOMA: Final[i64] = 1
"""The Automa's place among the seats of a solo game; it never acts."""

# Where a seat's numbers stand in `PointCity.seats`, eight to a seat.
SEAT_STOCK: Final[i64] = 0
"""Stock cards."""
SEAT_WEALTH: Final[i64] = 1
"""Symbols that the seat can pay with: its permanent ones and those of its stock."""
SEAT_PERMANENT: Final[i64] = 2
SEAT_POINTS: Final[i64] = 3
"""Of the buildings."""
SEAT_TOKENS: Final[i64] = 4
SEAT_CITY: Final[i64] = 5
"""And the two after it: a bit for each card."""
CARDS_PER_WORD: Final[i64] = 54


class PointCity(State):
    """Data only."""

    shared: ClassVar[tuple[str, ...]] = ("deck", "payment_choices")

    def __init__(self, players: i64, options: i64, deck: vec[i64], market: vec[i64], seats: vec[i64]) -> None:
        self.players = players
        self.options = options
        self.deck = deck
        self.deck_top: i64 = 0
        self.market = market
        """Cards by cell; then, by cell, the balance of what it shows: the symbols that a building costs, or minus those
        that a resource card brings. What a gap says is without meaning."""
        self.building_cells: i64 = 0
        """The cells that show a building; of a gap, what was taken there."""
        self.gaps: i64 = 0
        """The cells whose card was taken this turn."""
        self.seats = seats
        self.first_seat: i64 = 0
        self.turn: i64 = 0
        self.turns_done: i64 = 0
        """How many turns are over, the Automa's included."""
        self.pending: i64 = 0
        """Questions, four bits each, the next one lowest."""
        self.sites: i64 = 0
        """Buildings taken and not yet paid for: up to two, eight bits each, card number + 1."""
        self.payment_choices: vec[i64] = vec[i64]()
        """The answers when a payment is pending."""
        self.table_tokens: i64 = 0
        """The mask of civic tokens on the table."""
        self.token_row: i64 = 0
        """Solo: those tokens in their order, five bits each, the leftmost lowest."""
        self.taken: i64 = 0
        """Seen cards that were taken as resources, by tier and resource."""

    def copy(self) -> "PointCity":
        other = PointCity(self.players, self.options, self.deck, self.market[:], self.seats[:])
        other.deck_top = self.deck_top
        other.building_cells = self.building_cells
        other.gaps = self.gaps
        other.first_seat = self.first_seat
        other.turn = self.turn
        other.turns_done = self.turns_done
        other.pending = self.pending
        other.sites = self.sites
        other.payment_choices = self.payment_choices
        other.table_tokens = self.table_tokens
        other.token_row = self.token_row
        other.taken = self.taken
        return other

    def lay_deck(self, cards: list[int]) -> None:
        """Put these cards in place of the deck."""
        self.deck = vec[i64]([i64(card) for card in cards])
        self.deck_top = 0

    def get(self, seat: i64, field: i64) -> i64:
        """One of a seat's numbers."""
        return self.seats[8 * seat + field]

    def stock(self, seat: i64) -> i64:
        """The stock cards of a seat, as packed counts."""
        return self.seats[8 * seat + SEAT_STOCK]

    def wealth(self, seat: i64) -> i64:
        """The symbols that a seat can pay with, permanent ones and those of its stock."""
        return self.seats[8 * seat + SEAT_WEALTH]

    def permanent(self, seat: i64) -> i64:
        """The permanent resources of a seat."""
        return self.seats[8 * seat + SEAT_PERMANENT]

    def building_points(self, seat: i64) -> i64:
        """The points printed on the buildings of a seat."""
        return self.seats[8 * seat + SEAT_POINTS]

    def tokens(self, seat: i64) -> i64:
        """The civic tokens of a seat, as a mask."""
        return self.seats[8 * seat + SEAT_TOKENS]

    def owner_count(self) -> i64:
        """Who takes turns: the players, or one player and the Automa."""
        if self.players == 1:
            return 2
        return self.players

    def deck_size(self) -> i64:
        """How many cards the deck has."""
        return i64(len(self.deck)) - self.deck_top

    def mark_in_city(self, seat: i64, card: i64) -> None:
        """Put a card into the seat's city."""
        self.seats[8 * seat + SEAT_CITY + card // CARDS_PER_WORD] |= shifted(1, card % CARDS_PER_WORD)

    def is_in_city(self, seat: i64, card: i64) -> bool:
        return (self.seats[8 * seat + SEAT_CITY + card // CARDS_PER_WORD] >> (card % CARDS_PER_WORD)) & 1 != 0
