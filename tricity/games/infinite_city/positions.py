"""Positions: the whole state as JSON and back. `schema` has their structure, `checks` what they must fulfil."""

from collections.abc import Iterable
from typing import Any

import msgspec

from tricity.core.errors import BadPosition
from tricity.core.native import append, i64, vec
from tricity.core.positions import read, schema_of
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.cells import cell_name, neighbour_offset, parse_cell
from tricity.games.infinite_city.checks import check_pending, check_state, check_table
from tricity.games.infinite_city.city import place_tile
from tricity.games.infinite_city.codes import cell_of, number_of, pack
from tricity.games.infinite_city.kinds import STEPS, set_choices, step_of
from tricity.games.infinite_city.piles import pack_pile, pile_names
from tricity.games.infinite_city.schema import FIELDS, Pending, Position
from tricity.games.infinite_city.setup import empty
from tricity.games.infinite_city.state import FACE_UP, NOT_YET, InfiniteCity, one_token, token_count, type_of
from tricity.games.infinite_city.step import COUNT, NO_CELL, OWNER, PILE, SIDES
from tricity.games.infinite_city.tileset import OPTION, tileset_of, values_of

_STEPS_BY_NAME = {step.name: step for step in STEPS}


def position(state: InfiniteCity) -> dict[str, Any]:
    """The whole state, hidden parts included, in the form that `from_position` reads."""
    names = state.tileset.names
    players = int(state.players)
    values = {
        **FIELDS.read(state),
        "game": "infinite-city",
        "players": players,
        "options": {OPTION: values_of(state.tileset)},
        "latest": latest_cell_name(state),
        "city": {
            cell_name(cell): {
                "tile": names[type_of(tile)],
                "up": bool(tile & FACE_UP),
                "tokens": token_owners(int(tile), players),
            }
            for cell, tile in zip(state.cells, state.tiles, strict=True)
        },
        "deck": [names[tile_type] for tile_type in list(state.deck)[state.deck_top :]],
        "pending": [msgspec.to_builtins(frame_struct(state, int(frame))) for frame in state.pending],
        "out": None if state.first_out == NOT_YET else int(state.first_out),
        "out_now": bool(state.ran_out_this_turn),
        "last": last_round_list(state),
        "over": bool(state.over),
        "seats": [
            {"tokens": int(token_count(state.supply, seat)), "hand": hands.hand_names(state, seat)}
            for seat in range(players)
        ],
        "known": _knowledge(state),
    }
    return FIELDS.ordered(values)


def from_position(raw: object, trusted: bool) -> InfiniteCity:
    """The state of a position; raises `BadPosition` unless it could have come about.

    It must be written exactly as `position` writes it, lists in their order included. A trusted one is not checked.
    """
    given = read(raw, Position)
    if trusted:
        state = build(given)
        set_choices(state)
        return state
    check_table(given)
    state = build(given)
    check_pending(state)
    check_state(state)
    difference = _first_difference(raw, position(state), "$")
    if difference is not None:
        raise BadPosition("ic-position-form", place=difference[0], expected=str(difference[1])[:200])
    return state


def schema() -> dict[str, Any]:
    """The JSON Schema of positions."""
    return schema_of(Position, "infinite-city")


def build(given: Position) -> InfiniteCity:
    """The state of a position whose parts fit together, without the choices of a pending effect."""
    state = empty(given.players, tileset_of(msgspec.to_builtins(given.options.printed_values)))
    types = {name: tile_type for tile_type, name in enumerate(state.tileset.names)}
    for cell, laid in given.city.items():
        tile = state.tileset.packed_tiles[types[laid.tile]] + sum(int(one_token(owner)) for owner in laid.tokens)
        place_tile(state, parse_cell(cell), tile if laid.up else tile & ~FACE_UP)
    state.deck = vec[i64]([i64(types[name]) for name in given.deck])
    for seat, owner in enumerate(given.seats):
        state.supply += owner.tokens * one_token(seat)
        for name in owner.hand:
            hands.give(state, seat, types[name])
    for known in given.known:
        viewer = given.players if known.viewer is None else known.viewer
        for name in known.tiles:
            hands.learn(state, viewer, known.seat, types[name])
    FIELDS.write(state, given)
    state.latest_cell = 0 if given.latest is None else parse_cell(given.latest)
    state.first_out = NOT_YET if given.out is None else given.out
    state.ran_out_this_turn = given.out_now
    state.last_round_seats = NOT_YET if given.last is None else sum(1 << seat for seat in set(given.last))
    state.over = given.over
    for struct in given.pending:
        state.pending = append(state.pending, i64(_pack_frame_struct(struct, types)))
    return state


def frame_struct(state: InfiniteCity, frame: int) -> Pending:
    """A pending frame as it is written in positions."""
    step, cell, number = step_of(frame), int(cell_of(frame)), int(number_of(frame))
    return Pending(
        step=step.name,
        at=None if step.cell in (PILE, NO_CELL) else cell_name(cell),
        seat=number if step.number == OWNER else None,
        number=number if step.number == COUNT else 0,
        tiles=pile_names(state.tileset, cell) if step.cell == PILE else [],
        left=_neighbour_names(cell, number & 15) if step.number == SIDES else [],
        turned=_neighbour_names(cell, number >> 4) if step.number == SIDES else [],
    )


def latest_cell_name(state: InfiniteCity) -> str | None:
    return cell_name(state.latest_cell) if state.latest_cell else None


def last_round_list(state: InfiniteCity) -> list[int] | None:
    """The seats that still have a turn in the last round; None before it."""
    if state.last_round_seats == NOT_YET:
        return None
    return [seat for seat in range(state.players) if state.last_round_seats >> seat & 1]


def token_owners(tile: int, players: int) -> list[int]:
    """The owners of the tokens on a tile, one entry per token."""
    return [seat for seat in range(players) for _ in range(token_count(tile, seat))]


def _pack_frame_struct(struct: Pending, types: dict[str, int]) -> int:
    step = _STEPS_BY_NAME[struct.step]
    cell = 0 if struct.at is None else parse_cell(struct.at)
    if step.cell == PILE:
        cell = int(pack_pile(vec[i64]([i64(types[name]) for name in struct.tiles])))
    number = struct.number
    if step.number == OWNER:
        number = struct.seat or 0
    elif step.number == SIDES:
        number = _direction_bits(cell, struct.left) | _direction_bits(cell, struct.turned) << 4
    return int(pack(step.code, number, cell))


def _neighbour_names(cell: int, directions: int) -> list[str]:
    return [cell_name(cell + neighbour_offset(direction)) for direction in range(4) if directions >> direction & 1]


def _direction_bits(cell: int, sides: Iterable[str]) -> int:
    cells = {parse_cell(side) for side in sides}
    return sum(1 << direction for direction in range(4) if cell + int(neighbour_offset(direction)) in cells)


def _knowledge(state: InfiniteCity) -> list[dict[str, Any]]:
    players = int(state.players)
    entries = []
    for viewer in range(players + 1):
        for seat in range(players):
            tiles = hands.known_names(state, viewer, seat)
            if tiles:
                entries.append({"viewer": viewer if viewer < players else None, "seat": seat, "tiles": tiles})
    return entries


def _first_difference(given: Any, expected: Any, place: str) -> tuple[str, Any] | None:
    """The first place where a position is not written as `position` writes it, and what is expected there."""
    if isinstance(given, dict) and isinstance(expected, dict) and given.keys() == expected.keys():
        for key in expected:
            difference = _first_difference(given[key], expected[key], f"{place}.{key}")
            if difference is not None:
                return difference
        return None
    if isinstance(given, list) and isinstance(expected, list) and len(given) == len(expected):
        for number, pair in enumerate(zip(given, expected, strict=True)):
            difference = _first_difference(*pair, f"{place}[{number}]")
            if difference is not None:
                return difference
        return None
    return None if given == expected else (place, expected)
