# mypyc: compile
"""What a card adds to the stock or the city of who takes it: a player, or the Automa."""

from mypy_extensions import i64

from tricity.games.point_city.cards import AS_SEEN, AS_STOCK, AS_SYMBOLS, PRINTED, PRODUCES
from tricity.games.point_city.state import PERMANENT, POINTS, STOCK, TOKENS, WEALTH, PointCity
from tricity.games.point_city.tokens import without


def keep(state: PointCity, seat: i64, card: i64) -> None:
    """A resource card goes to the stock (PC-12)."""
    seats = state.seats
    seats[8 * seat + STOCK] += AS_STOCK[card]
    seats[8 * seat + WEALTH] += AS_SYMBOLS[card]
    state.gone += AS_SEEN[card]


def build(state: PointCity, seat: i64, card: i64) -> None:
    """A building goes to the city."""
    state.settle(seat, card)
    seats = state.seats
    seats[8 * seat + PERMANENT] += PRODUCES[card]
    seats[8 * seat + WEALTH] += PRODUCES[card]
    seats[8 * seat + POINTS] += PRINTED[card]


def award(state: PointCity, seat: i64, token: i64) -> None:
    """A civic token goes from the table to its owner (PC-17, PC-31)."""
    state.seats[8 * seat + TOKENS] |= 1 << token
    state.tokens &= ~(1 << token)
    if state.players == 1:
        state.row = without(state.row, token)
