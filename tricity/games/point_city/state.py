# mypyc: compile
"""What lies on a Point City table, as integers: cards and tokens by number, counts packed (see `packs`).

A card that went to a stock is counted there by its kind and among the cards gone by tier and resource; its building
side, which nobody ever saw, is no longer part of the state.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.bits import shifted
from tricity.core.state import State

# Questions, the values on the `pending` stack.
NOTHING: Final[i64] = 0
TURN: Final[i64] = 1
"""Flip, take or draw."""
TAKE: Final[i64] = 2
"""Take or draw, after a flip."""
PAY: Final[i64] = 3
TOKEN: Final[i64] = 4
LINE_UP: Final[i64] = 5
QUESTIONS: Final = ("nothing", "turn", "take", "pay", "token", "line-up")

ROUNDS: Final[i64] = 17
CELLS: Final[i64] = 16
AUTOMA: Final[i64] = 1
"""The Automa's place among the seats of a solo game; it never acts."""

# Solo options, in bits of `PointCity.options`.
LEVELS: Final = ("easy", "medium", "hard")
PER_SYMBOL: Final[i64] = 4
RANDOM_ROW: Final[i64] = 8

# Where a seat's numbers stand in `PointCity.seats`, eight to a seat.
STOCK: Final[i64] = 0
"""Stock cards."""
WEALTH: Final[i64] = 1
"""Symbols that the seat can pay with: its permanent ones and those of its stock."""
PERMANENT: Final[i64] = 2
POINTS: Final[i64] = 3
"""Of the buildings."""
TOKENS: Final[i64] = 4
CITY: Final[i64] = 5
"""And the two after it: a bit for each card."""
CARDS_PER_WORD: Final[i64] = 54


class PointCity(State):
    """Data only. The deck is shared between copies."""

    def __init__(self, players: i64, options: i64, deck: vec[i64], market: vec[i64], seats: vec[i64]) -> None:
        self.players = players
        self.options = options
        self.deck = deck
        self.deck_at: i64 = 0
        self.market = market
        """Cards by cell; what a gap says is without meaning."""
        self.buildings: i64 = 0
        """The cells that show a building; of a gap, what was taken there."""
        self.gaps: i64 = 0
        """The cells whose card was taken this turn."""
        self.seats = seats
        self.first: i64 = 0
        self.turn: i64 = 0
        self.turns: i64 = 0
        """How many turns are over, the Automa's included."""
        self.pending: i64 = 0
        """Questions, four bits each, the next one lowest."""
        self.sites: i64 = 0
        """Buildings taken and not yet paid for: up to two, eight bits each, card number + 1."""
        self.payments: vec[i64] = vec[i64]()
        """The answers when a payment is pending."""
        self.tokens: i64 = 0
        """The mask of civic tokens on the table."""
        self.row: i64 = 0
        """Solo: those tokens in their order, five bits each, the leftmost lowest."""
        self.gone: i64 = 0
        """Seen cards that were taken as resources, by tier and resource."""

    def copy(self) -> "PointCity":
        other = PointCity(self.players, self.options, self.deck, self.market[:], self.seats[:])
        other.deck_at = self.deck_at
        other.buildings = self.buildings
        other.gaps = self.gaps
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.pending = self.pending
        other.sites = self.sites
        other.payments = self.payments
        other.tokens = self.tokens
        other.row = self.row
        other.gone = self.gone
        return other

    def of(self, seat: i64, what: i64) -> i64:
        """One of a seat's numbers."""
        return self.seats[8 * seat + what]

    def sides(self) -> i64:
        """Who takes turns: the players, or one player and the Automa."""
        return 2 if self.players == 1 else self.players

    def left(self) -> i64:
        """How many cards the deck has."""
        return i64(len(self.deck)) - self.deck_at

    def settle(self, seat: i64, card: i64) -> None:
        """Put a card into the seat's city."""
        self.seats[8 * seat + CITY + card // CARDS_PER_WORD] |= shifted(1, card % CARDS_PER_WORD)

    def settled(self, seat: i64, card: i64) -> bool:
        return (self.seats[8 * seat + CITY + card // CARDS_PER_WORD] >> (card % CARDS_PER_WORD)) & 1 != 0
