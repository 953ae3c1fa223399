# mypyc: compile
"""Handing cards and tokens to their new owner, a player or the Automa."""

from tricity.core.native import i64
from tricity.games.point_city.cards import AS_STOCK, AS_SYMBOLS, AS_TAKEN, PRINTED_POINTS, PRODUCES
from tricity.games.point_city.state import SEAT_PERMANENT, SEAT_POINTS, SEAT_STOCK, SEAT_TOKENS, SEAT_WEALTH, PointCity
from tricity.games.point_city.tokens import row_without


def add_to_stock(state: PointCity, seat: i64, card: i64) -> None:
    """Add a resource card to the stock (PC-12)."""
    seats = state.seats
    seats[8 * seat + SEAT_STOCK] += AS_STOCK[card]
    seats[8 * seat + SEAT_WEALTH] += AS_SYMBOLS[card]
    state.taken += AS_TAKEN[card]


def add_to_city(state: PointCity, seat: i64, card: i64) -> None:
    """Add a building to the city."""
    state.mark_in_city(seat, card)
    seats = state.seats
    produced = PRODUCES[card]
    seats[8 * seat + SEAT_PERMANENT] += produced
    seats[8 * seat + SEAT_WEALTH] += produced
    seats[8 * seat + SEAT_POINTS] += PRINTED_POINTS[card]


def award_token(state: PointCity, seat: i64, token: i64) -> None:
    """Move a civic token from the table to its owner (PC-17, PC-31)."""
    state.seats[8 * seat + SEAT_TOKENS] |= 1 << token
    state.table_tokens &= ~(1 << token)
    if state.players == 1:
        state.token_row = row_without(state.token_row, token)
