"""The full state in words that JSON can carry, and back. `checks` says what a position must fulfil."""

from typing import Any

import msgspec

from tricity.core.positions import read, schema_of
from tricity.games.point_city import state as s
from tricity.games.point_city.apply import due
from tricity.games.point_city.checks import check_state, check_table, owners, turns_over
from tricity.games.point_city.city import build as build_card
from tricity.games.point_city.moves import market_cell, parse_market_cell
from tricity.games.point_city.packs import pack_stock, seen_counts, seen_shift, stock_counts, symbols_of_stock
from tricity.games.point_city.payments import lacking, payments
from tricity.games.point_city.setup import empty, lay_tokens, options_mask, options_of
from tricity.games.point_city.shape import Owner, Position
from tricity.games.point_city.state import AUTOMA, CELLS, QUESTIONS, PointCity
from tricity.games.point_city.tokens import NAMES, names_in
from tricity.games.point_city.view import city_cards, pending_names, round_of, side, site_cards, table_tokens


def position(state: PointCity) -> dict[str, Any]:
    return {
        "game": "point-city",
        "players": int(state.players),
        "options": options_of(state),
        "round": round_of(state),
        "first": int(state.first),
        "turn": int(state.turn),
        "pending": pending_names(state),
        "market": {
            market_cell(cell): {
                "card": None if state.gaps >> cell & 1 else int(state.market[cell]),
                "side": side(state, cell),
            }
            for cell in range(CELLS)
        },
        "deck": [int(card) for card in state.deck][state.deck_at :],
        "sites": site_cards(state),
        "tokens": table_tokens(state),
        "gone": seen_counts(state.gone),
        "seats": [_owner(state, seat) for seat in range(state.players)],
        "automa": _owner(state, int(AUTOMA)) if state.players == 1 else None,
    }


def from_position(raw: object, trusted: bool) -> PointCity:
    """Raises `BadPosition` unless the position could have come about; a trusted one is only read."""
    told = read(raw, Position)
    if trusted:
        return build(told)
    check_table(told)
    state = build(told)
    check_state(state)
    return state


def schema() -> dict[str, Any]:
    return schema_of(Position, "point-city")


def build(told: Position) -> PointCity:
    """The state of a position whose parts fit together."""
    state = empty(told.players, options_mask(msgspec.to_builtins(told.options)), told.deck, [0] * int(CELLS))
    for name, cell in told.market.items():
        at = parse_market_cell(name)
        if cell.card is None:
            state.gaps |= 1 << at
        else:
            state.market[at] = cell.card
        if cell.side == "building":
            state.buildings |= 1 << at
    state.first = told.first
    state.turn = told.turn
    state.turns = turns_over(told)
    for question in reversed(told.pending):
        state.pending = state.pending << 4 | QUESTIONS.index(question)
    for card in told.sites:
        state.sites = state.sites << 8 | card + 1
    lay_tokens(state, [NAMES.index(name) for name in told.tokens])
    for tier, counts in enumerate(told.gone, start=1):
        for resource, count in counts.items():
            state.gone += count << seen_shift(tier, resource)
    for seat, (_, owner) in enumerate(owners(told)):
        _settle(state, seat, owner)
    if state.sites:
        need = lacking(due(state), state.of(state.turn, s.PERMANENT))
        state.payments = payments(need, state.of(state.turn, s.STOCK))
    return state


def _owner(state: PointCity, seat: int) -> dict[str, Any]:
    return {
        "stock": stock_counts(state.of(seat, s.STOCK)),
        "city": city_cards(state, seat),
        "tokens": names_in(state.of(seat, s.TOKENS)),
    }


def _settle(state: PointCity, seat: int, owner: Owner) -> None:
    stock = pack_stock({str(kind): count for kind, count in owner.stock.items()})
    state.seats[8 * seat + s.STOCK] = stock
    state.seats[8 * seat + s.WEALTH] = symbols_of_stock(stock)
    for card in owner.city:
        build_card(state, seat, card)
    for name in owner.tokens:
        state.seats[8 * seat + s.TOKENS] |= 1 << NAMES.index(name)
