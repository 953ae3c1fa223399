# mypyc: compile
"""The full state of a Quarter City match, as integers. `schema` declares its fields."""

from typing import ClassVar, Final

from tricity.core.native import i64, vec
from tricity.core.state import State

KIND_NAMES: Final = ("park", "market", "school")
KINDS: Final[i64] = 3
CARDS_OF_A_KIND: Final = 3
"""For each player (QC-01)."""
HAND: Final = 3
TURNS: Final = 6
"""Of each player: the cards that are not dealt (QC-01, QC-20)."""


class QuarterCity(State):
    """Data only. Hands and cities are packed counts by kind (`core.bits`), one number per seat."""

    shared: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(
        self, players: i64, options: i64, turn: i64, drawn: i64, deck: vec[i64], hands: vec[i64], cities: vec[i64]
    ) -> None:
        self.players = players
        self.options = options
        self.turn = turn
        self.drawn = drawn
        """How many cards of the deck were drawn."""
        self.deck = deck
        self.hands = hands
        self.cities = cities

    def copy(self) -> "QuarterCity":
        return QuarterCity(self.players, self.options, self.turn, self.drawn, self.deck, self.hands[:], self.cities[:])

    def deck_size(self) -> i64:
        return i64(len(self.deck)) - self.drawn
