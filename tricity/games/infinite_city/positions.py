"""The full state in words that JSON can carry, and back. `checks` says what a position must fulfil."""

from collections.abc import Iterable
from typing import Any

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.errors import BadPosition
from tricity.core.positions import read, schema_of
from tricity.games.infinite_city import frames as f
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.checks import check_state, check_table
from tricity.games.infinite_city.city import beside, place
from tricity.games.infinite_city.effects.library import aside_names, packed_aside
from tricity.games.infinite_city.moves import cell_text, parse_cell
from tricity.games.infinite_city.pending import check_pending
from tricity.games.infinite_city.setup import empty
from tricity.games.infinite_city.shape import Pending, Position
from tricity.games.infinite_city.state import ARBORETUM, CAPITOL, NAMES, NOT_YET, UP, InfiniteCity, token_of, tokens_of
from tricity.games.infinite_city.tileset import OPTION, tileset_of, values_of

STEPS = (*NAMES, "to", "with", "from-hand", "waiting", "under", "draw")
"""By the code of their frames."""


def position(state: InfiniteCity) -> dict[str, Any]:
    names = state.tileset.names
    players = int(state.players)
    return {
        "game": "infinite-city",
        "players": players,
        "options": {OPTION: values_of(state.tileset)},
        "turn": int(state.turn),
        "latest": latest(state),
        "city": {
            cell_text(cell): {
                "tile": names[(word >> 24) & 127],
                "up": bool(word & UP),
                "tokens": owners(int(word), players),
            }
            for cell, word in zip(state.cells, state.tiles, strict=True)
        },
        "deck": [names[tile] for tile in list(state.deck)[state.deck_at :]],
        "pending": [msgspec.to_builtins(told_frame(state, int(it))) for it in state.pending],
        "factories": int(state.factories),
        "passes": int(state.passes),
        "out": None if state.out == NOT_YET else int(state.out),
        "out_now": bool(state.out_now),
        "last": last_seats(state),
        "over": bool(state.over),
        "seats": [
            {"tokens": int(tokens_of(state.supply, seat)), "hand": hands.names_of(state, seat)}
            for seat in range(players)
        ],
        "known": _known(state),
    }


def from_position(raw: object, trusted: bool) -> InfiniteCity:
    """Raises `BadPosition` unless the position could have come about; a trusted one is only read."""
    told = read(raw, Position)
    if trusted:
        return build(told)
    check_table(told)
    state = build(told)
    check_pending(state)
    check_state(state)
    difference = _first_difference(raw, position(state), "$")
    if difference is not None:
        raise BadPosition("ic-position-form", place=difference[0], expected=str(difference[1])[:200])
    return state


def schema() -> dict[str, Any]:
    return schema_of(Position, "infinite-city")


def build(told: Position) -> InfiniteCity:
    """The state of a position whose parts fit together."""
    state = empty(told.players, tileset_of(msgspec.to_builtins(told.options.printed_values)))
    types = {name: tile for tile, name in enumerate(state.tileset.names)}
    for cell, laid in told.city.items():
        word = state.tileset.words[types[laid.tile]] + sum(int(token_of(owner)) for owner in laid.tokens)
        place(state, parse_cell(cell), word if laid.up else word & ~UP)
    state.deck = vec[i64]([i64(types[name]) for name in told.deck])
    for seat, owner in enumerate(told.seats):
        state.supply += owner.tokens * token_of(seat)
        for name in owner.hand:
            hands.give(state, seat, types[name])
    for known in told.known:
        viewer = told.players if known.viewer is None else known.viewer
        for name in known.tiles:
            hands.learn(state, viewer, known.seat, types[name])
    state.turn = told.turn
    state.latest = 0 if told.latest is None else parse_cell(told.latest)
    state.factories = told.factories
    state.passes = told.passes
    state.out = NOT_YET if told.out is None else told.out
    state.out_now = told.out_now
    state.last = NOT_YET if told.last is None else sum(1 << seat for seat in set(told.last))
    state.over = told.over
    for it in told.pending:
        state.pending = append(state.pending, i64(_packed_frame(it, types)))
    return state


def told_frame(state: InfiniteCity, it: int) -> Pending:
    code, cell, extra = int(f.code_of(it)), int(f.cell_of(it)), int(f.extra_of(it))
    return Pending(
        step=STEPS[code],  # type: ignore[arg-type]
        at=cell_text(cell) if code not in (f.UNDER, f.DRAW) else None,
        seat=extra if code in (f.FROM_HAND, f.DRAW) else None,
        number=extra if code in (ARBORETUM, f.WAITING) else 0,
        tiles=aside_names(state.tileset, cell) if code == f.UNDER else [],
        left=_sides(cell, extra & 15) if code == CAPITOL else [],
        turned=_sides(cell, extra >> 4) if code == CAPITOL else [],
    )


def latest(state: InfiniteCity) -> str | None:
    return cell_text(state.latest) if state.latest else None


def last_seats(state: InfiniteCity) -> list[int] | None:
    return None if state.last == NOT_YET else [seat for seat in range(state.players) if state.last >> seat & 1]


def owners(word: int, players: int) -> list[int]:
    """The owners of the tokens of a tile, one for each token."""
    return [seat for seat in range(players) for _ in range(tokens_of(word, seat))]


def _packed_frame(told: Pending, types: dict[str, int]) -> int:
    code = STEPS.index(told.step)
    cell = 0 if told.at is None else parse_cell(told.at)
    extra = told.number
    if code == f.UNDER:
        cell = int(packed_aside(vec[i64]([i64(types[name]) for name in told.tiles])))
    elif code in (f.FROM_HAND, f.DRAW):
        extra = told.seat or 0
    elif code == CAPITOL:
        extra = _directions(cell, told.left) | _directions(cell, told.turned) << 4
    return int(f.frame(code, cell, extra))


def _sides(cell: int, directions: int) -> list[str]:
    return [cell_text(cell + beside(direction)) for direction in range(4) if directions >> direction & 1]


def _directions(cell: int, sides: Iterable[str]) -> int:
    cells = {parse_cell(side) for side in sides}
    return sum(1 << direction for direction in range(4) if cell + int(beside(direction)) in cells)


def _known(state: InfiniteCity) -> list[dict[str, Any]]:
    players = int(state.players)
    found = []
    for viewer in range(players + 1):
        for seat in range(players):
            tiles = hands.known_names(state, viewer, seat)
            if tiles:
                found.append({"viewer": viewer if viewer < players else None, "seat": seat, "tiles": tiles})
    return found


def _first_difference(given: Any, ours: Any, place: str) -> tuple[str, Any] | None:
    """Where a position is written otherwise than we write it, and what should stand there."""
    if isinstance(given, dict) and isinstance(ours, dict) and given.keys() == ours.keys():
        for key in ours:
            found = _first_difference(given[key], ours[key], f"{place}.{key}")
            if found is not None:
                return found
        return None
    if isinstance(given, list) and isinstance(ours, list) and len(given) == len(ours):
        for number, pair in enumerate(zip(given, ours, strict=True)):
            found = _first_difference(*pair, f"{place}[{number}]")
            if found is not None:
                return found
        return None
    return None if given == ours else (place, ours)
