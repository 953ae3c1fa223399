"""The full state in words that JSON can carry, and back. `checks` says what a position must fulfil."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.bits import one_of
from tricity.core.notation import parse_cell
from tricity.core.positions import read, schema_of
from tricity.games.card_city.apply import next_chooser
from tricity.games.card_city.checks import check_state, check_table
from tricity.games.card_city.districts import commercial_growth, residential_growth
from tricity.games.card_city.moves import card_names
from tricity.games.card_city.setup import empty, options_mask, options_of
from tricity.games.card_city.shape import RULES, Position
from tricity.games.card_city.state import CHOOSE, DEVELOP, NAMES, PHASES, TOWN_HALL, CardCity
from tricity.games.card_city.view import city


def position(state: CardCity) -> dict[str, Any]:
    choosing = state.phase == CHOOSE
    return {
        "game": "card-city",
        "rules": RULES,
        "players": int(state.players),
        "options": options_of(int(state.options)),
        "round": int(state.round),
        "phase": PHASES[state.phase],
        "first": int(state.first),
        "turn": int(state.turn),
        "dividers": [seat for seat in range(state.players) if state.knowers >> seat & 1],
        "pool": card_names(state.pool),
        "pool_shown": card_names(state.pool_shown),
        "lots": {"small": card_names(state.small), "up": card_names(state.up)} if choosing else None,
        "deck": [NAMES[card] for card in list(state.deck)[state.deck_at :]],
        "under": int(state.under),
        "reserve": {NAMES[kind]: int(state.reserve[kind]) for kind in (0, 1, 3)},
        "discarded": {NAMES[kind]: int(state.discarded[kind]) for kind in range(5)},
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
    told = read(raw, Position)
    if trusted:
        return build(told)
    check_table(told)
    state = build(told)
    check_state(state)
    return state


def schema() -> dict[str, Any]:
    return schema_of(Position, "card-city")


def build(told: Position) -> CardCity:
    """The state of a position whose parts fit together."""
    state = empty(told.players, options_mask(msgspec.structs.asdict(told.options)), [])
    state.deck = vec[i64]([i64(NAMES.index(card)) for card in told.deck])
    state.under = told.under
    state.round = told.round
    state.first = told.first
    state.phase = PHASES.index(told.phase)
    state.turn = told.turn
    state.pool = packed(told.pool)
    state.pool_shown = packed(told.pool_shown)
    for divider in told.dividers:
        state.knowers |= 1 << divider
    for kind, card in enumerate(NAMES[:5]):
        state.discarded[kind] = getattr(told.discarded, card)
        state.reserve[kind] = getattr(told.reserve, card, 0)
    for seat, owner in enumerate(told.seats):
        state.gold[seat] = owner.gold
        state.hands[seat] = packed(owner.hand)
        state.shown[seat] = packed(owner.shown)
        for cell, card in _from_the_hall(owner.city):
            state.place(seat, NAMES.index(card), cell)
    if told.lots is not None:
        state.small = packed(told.lots.small)
        state.up = packed(told.lots.up)
        state.chooser = next_chooser(state)
    if state.phase == DEVELOP:
        state.grow_residence = residential_growth(state, state.turn)
        state.grow_commerce = commercial_growth(state, state.turn)
    return state


def packed(cards: Sequence[str]) -> int:
    return sum(int(one_of(NAMES.index(card))) for card in cards)


def _from_the_hall(cards: Mapping[str, str]) -> Iterator[tuple[int, str]]:
    """The cards but the town hall, nearest rows first, so that boards grow by a row at a time."""
    cells = []
    for name, card in cards.items():
        column, row = parse_cell(name, 9, 9)
        if card != NAMES[TOWN_HALL]:
            cells.append((abs(row - 4), row * 9 + column, card))
    for _, cell, card in sorted(cells):
        yield cell, card
