"""The full state in words that JSON can carry, and back. `checks` says what a position must fulfil."""

from typing import Any

from tricity.core.positions import read_state, schema_of
from tricity.games.point_city.apply import sites_cost
from tricity.games.point_city.checks import card_owners, check_state, check_table, turns_over
from tricity.games.point_city.holdings import add_to_city
from tricity.games.point_city.market import put_card
from tricity.games.point_city.moves import cell_name, parse_market_cell
from tricity.games.point_city.options import OPTIONS
from tricity.games.point_city.payments import missing_symbols, payment_moves
from tricity.games.point_city.resources import pack_stock, stock_counts, symbols_of_stock, taken_counts, taken_shift
from tricity.games.point_city.schema import FIELDS, Owner, Position
from tricity.games.point_city.setup import empty_table, lay_tokens
from tricity.games.point_city.state import (
    AUTOMA,
    CELLS,
    QUESTION_NAMES,
    SEAT_STOCK,
    SEAT_TOKENS,
    SEAT_WEALTH,
    PointCity,
)
from tricity.games.point_city.tokens import TOKEN_NAMES, token_names
from tricity.games.point_city.view import (
    cell_side,
    city_cards,
    pending_questions,
    round_number,
    site_cards,
    table_token_names,
)


def position(state: PointCity) -> dict[str, Any]:
    return {
        "game": "point-city",
        "players": int(state.players),
        "options": OPTIONS.unpack(state.options, int(state.players)),
        "round": round_number(state),
        "first": int(state.first_seat),
        "turn": int(state.turn),
        "pending": pending_questions(state),
        "market": {
            cell_name(cell): {
                "card": None if state.gaps >> cell & 1 else int(state.market[cell]),
                "side": cell_side(state, cell),
            }
            for cell in range(CELLS)
        },
        "deck": [int(card) for card in state.deck][state.deck_top :],
        "sites": site_cards(state),
        "tokens": table_token_names(state),
        "gone": taken_counts(state.taken),
        "seats": [_owner(state, seat) for seat in range(state.players)],
        "automa": _owner(state, int(AUTOMA)) if state.players == 1 else None,
    }


def from_position(raw: object, trusted: bool) -> PointCity:
    """Raises `BadPosition` unless the position could have come about; a trusted one is only read."""
    return read_state(raw, Position, build, check_table, check_state, trusted)


def schema() -> dict[str, Any]:
    return schema_of(Position, "point-city")


def build(given: Position) -> PointCity:
    """The state of a position whose parts fit together."""
    state = empty_table(given.players, OPTIONS.pack(given.options.chosen()), given.deck, [0] * int(CELLS))
    for name, cell in given.market.items():
        index = parse_market_cell(name)
        if cell.side == "building":
            state.building_cells |= 1 << index
        if cell.card is None:
            state.gaps |= 1 << index
        else:
            put_card(state, index, cell.card)
    FIELDS.write(state, given)
    state.turns_done = turns_over(given)
    for question in reversed(given.pending):
        state.pending = state.pending << 4 | QUESTION_NAMES.index(question)
    for card in given.sites:
        state.sites = state.sites << 8 | card + 1
    lay_tokens(state, [TOKEN_NAMES.index(name) for name in given.tokens])
    for tier, counts in enumerate(given.gone, start=1):
        for resource, count in counts.items():
            state.taken += count << taken_shift(tier, resource)
    for seat, (_, owner) in enumerate(card_owners(given)):
        _add_holdings(state, seat, owner)
    if state.sites:
        need = missing_symbols(sites_cost(state), state.permanent(state.turn))
        state.payment_choices = payment_moves(need, state.stock(state.turn))
    return state


def _owner(state: PointCity, seat: int) -> dict[str, Any]:
    return {
        "stock": stock_counts(state.stock(seat)),
        "city": city_cards(state, seat),
        "tokens": token_names(state.tokens(seat)),
    }


def _add_holdings(state: PointCity, seat: int, owner: Owner) -> None:
    stock = pack_stock({str(kind): count for kind, count in owner.stock.items()})
    state.seats[8 * seat + SEAT_STOCK] = stock
    state.seats[8 * seat + SEAT_WEALTH] = symbols_of_stock(stock)
    for card in owner.city:
        add_to_city(state, seat, card)
    for name in owner.tokens:
        state.seats[8 * seat + SEAT_TOKENS] |= 1 << TOKEN_NAMES.index(name)
