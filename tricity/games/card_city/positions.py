"""The full state as a JSON-able position, and back. `schema` has its structure, `checks` its conditions."""

from collections.abc import Iterator, Mapping
from typing import Any

from tricity.core.notation import parse_cell
from tricity.core.positions import read_state, schema_of
from tricity.games.card_city.apply import next_chooser
from tricity.games.card_city.checks import check_state, check_table
from tricity.games.card_city.districts import commerce_sites, residence_sites
from tricity.games.card_city.moves import HELD_CARDS, card_names
from tricity.games.card_city.options import OPTIONS, RULES
from tricity.games.card_city.schema import FIELDS, Position
from tricity.games.card_city.setup import empty_table
from tricity.games.card_city.state import KIND_NAMES, PHASE_CHOOSE, PHASE_DEVELOP, TOWN_HALL, CardCity
from tricity.games.card_city.view import city


def position(state: CardCity) -> dict[str, Any]:
    """Everything, hidden cards included, as the newest rules write it."""
    values = FIELDS.read(state)
    values["lots"] = None
    if state.phase == PHASE_CHOOSE:
        values["lots"] = {"small": card_names(state.small_lot), "up": card_names(state.big_lot_up)}
    for seat, owner in enumerate(values["seats"]):
        owner["city"] = city(state, seat)
    players = int(state.players)
    options = OPTIONS.unpack(state.options, players)
    return FIELDS.ordered({"game": "card-city", "rules": RULES, "players": players, "options": options, **values})


def from_position(raw: object, trusted: bool) -> CardCity:
    """Raises `BadPosition` unless the position could have come about; a trusted one is only read."""
    return read_state(raw, Position, build, check_table, check_state, trusted)


def schema() -> dict[str, Any]:
    """The JSON Schema of positions by the newest rules."""
    return schema_of(Position, "card-city")


def build(given: Position) -> CardCity:
    """The state of a position that was checked, or is trusted."""
    state = empty_table(given.players, OPTIONS.pack(given.options.chosen()), [])
    FIELDS.write(state, given)
    for seat, owner in enumerate(given.seats):
        for cell, card in _from_the_hall(owner.city):
            state.place_card(seat, KIND_NAMES.index(card), cell)
    if given.lots is not None:
        state.small_lot = HELD_CARDS.pack_names(given.lots.small)
        state.big_lot_up = HELD_CARDS.pack_names(given.lots.up)
        state.chooser = next_chooser(state)
    if state.phase == PHASE_DEVELOP:
        state.residence_sites = residence_sites(state, state.turn)
        state.commerce_sites = commerce_sites(state, state.turn)
    return state


def _from_the_hall(cards: Mapping[str, str]) -> Iterator[tuple[int, str]]:
    """All cards but the town hall, from its row outwards, because `place_card` grows boards by one row at a time."""
    cells = []
    for name, card in cards.items():
        column, row = parse_cell(name, 9, 9)
        if card != KIND_NAMES[TOWN_HALL]:
            cells.append((abs(row - 4), row * 9 + column, card))
    for _, cell, card in sorted(cells):
        yield cell, card
