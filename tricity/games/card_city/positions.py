"""The full state as a JSON-able position, and back. `schema` has its structure, `checks` its conditions."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tricity.core.bits import one_of
from tricity.core.native import i64, vec
from tricity.core.notation import parse_cell
from tricity.core.positions import read, schema_of
from tricity.games.card_city.apply import next_chooser
from tricity.games.card_city.checks import check_state, check_table
from tricity.games.card_city.districts import commerce_sites, residence_sites
from tricity.games.card_city.moves import card_names
from tricity.games.card_city.options import OPTIONS, RULES
from tricity.games.card_city.schema import Position
from tricity.games.card_city.setup import empty_table
from tricity.games.card_city.state import KIND_NAMES, PHASE_CHOOSE, PHASE_DEVELOP, PHASE_NAMES, TOWN_HALL, CardCity
from tricity.games.card_city.view import city


def position(state: CardCity) -> dict[str, Any]:
    """Everything, hidden cards included, as the newest rules write it."""
    choosing = state.phase == PHASE_CHOOSE
    return {
        "game": "card-city",
        "rules": RULES,
        "players": int(state.players),
        "options": OPTIONS.unpack(state.options, int(state.players)),
        "round": int(state.round),
        "phase": PHASE_NAMES[state.phase],
        "first": int(state.first),
        "turn": int(state.turn),
        "dividers": [seat for seat in range(state.players) if state.dividers >> seat & 1],
        "pool": card_names(state.pool),
        "pool_shown": card_names(state.pool_shown),
        "lots": {"small": card_names(state.small_lot), "up": card_names(state.big_lot_up)} if choosing else None,
        "deck": [KIND_NAMES[card] for card in list(state.deck)[state.deck_at :]],
        "under": int(state.under),
        "reserve": {KIND_NAMES[kind]: int(state.reserve[kind]) for kind in (0, 1, 3)},
        "discarded": {KIND_NAMES[kind]: int(state.discarded[kind]) for kind in range(5)},
        "seats": [
            {
                "gold": int(state.gold[seat]),
                "hand": card_names(state.hands[seat]),
                "shown": card_names(state.shown[seat]),
                "city": city(state, seat),
            }
            for seat in range(state.players)
        ],
    }


def from_position(raw: object, trusted: bool) -> CardCity:
    """Raises `BadPosition` unless the position could have come about; a trusted one is only read."""
    given = read(raw, Position)
    if trusted:
        return build(given)
    check_table(given)
    state = build(given)
    check_state(state)
    return state


def schema() -> dict[str, Any]:
    """The JSON Schema of positions by the newest rules."""
    return schema_of(Position, "card-city")


def build(given: Position) -> CardCity:
    """The state of a position that was checked, or is trusted."""
    state = empty_table(given.players, OPTIONS.pack(given.options.chosen()), [])
    state.deck = vec[i64]([i64(KIND_NAMES.index(card)) for card in given.deck])
    state.under = given.under
    state.round = given.round
    state.first = given.first
    state.phase = PHASE_NAMES.index(given.phase)
    state.turn = given.turn
    state.pool = packed(given.pool)
    state.pool_shown = packed(given.pool_shown)
    for divider in given.dividers:
        state.dividers |= 1 << divider
    for kind, card in enumerate(KIND_NAMES[:5]):
        state.discarded[kind] = getattr(given.discarded, card)
        state.reserve[kind] = getattr(given.reserve, card, 0)
    for seat, owner in enumerate(given.seats):
        state.gold[seat] = owner.gold
        state.hands[seat] = packed(owner.hand)
        state.shown[seat] = packed(owner.shown)
        for cell, card in _from_the_hall(owner.city):
            state.place_card(seat, KIND_NAMES.index(card), cell)
    if given.lots is not None:
        state.small_lot = packed(given.lots.small)
        state.big_lot_up = packed(given.lots.up)
        state.chooser = next_chooser(state)
    if state.phase == PHASE_DEVELOP:
        state.residence_sites = residence_sites(state, state.turn)
        state.commerce_sites = commerce_sites(state, state.turn)
    return state


def packed(cards: Sequence[str]) -> int:
    """Cards by name as packed counts."""
    return sum(int(one_of(KIND_NAMES.index(card))) for card in cards)


def _from_the_hall(cards: Mapping[str, str]) -> Iterator[tuple[int, str]]:
    """All cards but the town hall, from its row outwards, because `place_card` grows boards by one row at a time."""
    cells = []
    for name, card in cards.items():
        column, row = parse_cell(name, 9, 9)
        if card != KIND_NAMES[TOWN_HALL]:
            cells.append((abs(row - 4), row * 9 + column, card))
    for _, cell, card in sorted(cells):
        yield cell, card
