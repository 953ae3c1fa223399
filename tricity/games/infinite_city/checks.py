"""What a position must fulfil so that it could have come about. Each fault names its rule and its place."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from tricity.core.errors import BadOption, BadPosition
from tricity.core.positions import bad_position
from tricity.games.infinite_city.effects.power_station import stations_face_up
from tricity.games.infinite_city.frames import frame_step
from tricity.games.infinite_city.kinds import CAPITOL
from tricity.games.infinite_city.schema import Position
from tricity.games.infinite_city.state import (
    NOT_YET,
    STATIONS_TO_END,
    TOKENS_PER_SEAT,
    InfiniteCity,
    TileSet,
    token_count,
)
from tricity.games.infinite_city.tileset import normalized_values, tileset_of

_MAX_DISTANCE = 1 << 22
"""How far out a city may be told to lie: from there it can drift on for millions of moves."""


def check_table(position: Position) -> None:
    """Everything that can be seen without an engine state; raises `BadPosition`."""
    tileset = _checked_tileset(position)
    _check_seats(position)
    _check_city(position)
    _check_tiles(position, tileset)
    _check_tokens(position)
    _check_knowledge(position)


def check_state(state: InfiniteCity) -> None:
    """What needs the engine: who ran out, whose turn it is, and whether the game is over."""
    pending = len(state.pending) > 0
    fifth = stations_face_up(state) == STATIONS_TO_END
    # A capitol puts all its tokens before the fifth power station counts.
    at_capitol = pending and frame_step(state.pending[len(state.pending) - 1]) == CAPITOL
    if state.over != (_is_over_by_turns(state) or (fifth and not at_capitol)):
        raise bad_position("IC-41" if fifth else "IC-40", "$.over")
    if state.over and pending:
        raise bad_position("IC-41", "$.pending")
    if state.passes and (pending or state.factories):
        raise bad_position("IC-16", "$.passes")
    if state.factories and not (pending or fifth):
        raise bad_position("IC-H7", "$.factories")
    _check_running_out(state, pending or fifth)
    _check_last_round(state)


def _checked_tileset(position: Position) -> TileSet:
    values = msgspec.to_builtins(position.options.printed_values)
    try:
        if normalized_values(values) != values:
            raise bad_position("IC-02", "$.options.printed_values")
    except BadOption:
        raise bad_position("IC-02", "$.options.printed_values") from None
    return tileset_of(values)


def _check_seats(position: Position) -> None:
    if len(position.seats) != position.players:
        raise BadPosition("bad-position-seats", place="$.seats", players=position.players)
    named: list[tuple[str, int | None]] = [("$.turn", position.turn), ("$.out", position.out)]
    named += [("$.last", seat) for seat in position.last or ()]
    named += [(f"$.city.{cell}.tokens", owner) for cell, laid in position.city.items() for owner in laid.tokens]
    for number, frame in enumerate(position.pending):
        named.append((f"$.pending[{number}].seat", frame.seat))
    for number, known in enumerate(position.known):
        named += [(f"$.known[{number}].viewer", known.viewer), (f"$.known[{number}].seat", known.seat)]
    for place, seat in named:
        if seat is not None and seat >= position.players:
            raise BadPosition("bad-position-seats", place=place, players=position.players)


def _check_city(position: Position) -> None:
    if not position.city:
        raise bad_position("IC-10", "$.city")
    if position.latest is not None:
        _check_cell(position.latest, "$.latest")
    for cell, laid in position.city.items():
        _check_cell(cell, f"$.city.{cell}")
        if laid.tokens and not laid.up:
            raise bad_position("IC-12", f"$.city.{cell}.tokens")
    for number, frame in enumerate(position.pending):
        for cell in (*([] if frame.at is None else [frame.at]), *frame.left, *frame.turned):
            _check_cell(cell, f"$.pending[{number}]")
            if cell not in position.city:
                raise bad_position("IC-13", f"$.pending[{number}]")


def _check_cell(cell: str, place: str) -> None:
    x, y = (int(part) for part in cell.split(","))
    if abs(x) > _MAX_DISTANCE or abs(y) > _MAX_DISTANCE or cell != f"{x},{y}":
        raise BadPosition("ic-position-cell", place=place, at=cell)


def _check_tiles(position: Position, tileset: TileSet) -> None:
    """Every tile of the box is somewhere, once (IC-01)."""
    lists: list[tuple[str, Sequence[str]]] = [("$.deck", position.deck)]
    lists += [(f"$.seats[{number}].hand", seat.hand) for number, seat in enumerate(position.seats)]
    lists += [(f"$.city.{cell}.tile", [laid.tile]) for cell, laid in position.city.items()]
    lists += [(f"$.pending[{number}].tiles", frame.tiles) for number, frame in enumerate(position.pending)]
    present: Counter[str] = Counter()
    for place, tiles in lists:
        _check_names(tiles, tileset, place)
        present.update(tiles)
    for tile_type, name in enumerate(tileset.names):
        if present[name] != tileset.counts[tile_type]:
            facts = {"tile": name, "there": present[name], "expected": int(tileset.counts[tile_type])}
            raise BadPosition("ic-position-tiles", place="$", rule="IC-01", **facts)


def _check_names(tiles: Iterable[str], tileset: TileSet, place: str) -> None:
    for name in tiles:
        if name not in tileset.names:
            raise BadPosition("ic-position-tile", place=place, text=name)


def _check_tokens(position: Position) -> None:
    placed = Counter(owner for laid in position.city.values() for owner in laid.tokens)
    for number, seat in enumerate(position.seats):
        if seat.tokens + placed[number] != TOKENS_PER_SEAT:
            present = seat.tokens + placed[number]
            place = f"$.seats[{number}].tokens"
            raise BadPosition(
                "ic-position-tokens", place=place, rule="IC-01", there=present, expected=int(TOKENS_PER_SEAT)
            )


def _check_knowledge(position: Position) -> None:
    """Nobody knows of a tile that is not there, and everybody knows what is known to everybody."""
    known = {(entry.viewer, entry.seat): Counter(entry.tiles) for entry in position.known}
    for number, entry in enumerate(position.known):
        place = f"$.known[{number}]"
        if entry.viewer == entry.seat or not entry.tiles or len(known) != len(position.known):
            raise BadPosition("ic-position-known", place=place)
        if known[entry.viewer, entry.seat] - Counter(position.seats[entry.seat].hand):
            raise BadPosition("ic-position-known", place=place)
        if entry.viewer is None:
            for seat in set(range(position.players)) - {entry.seat}:
                if known[None, entry.seat] - known.get((seat, entry.seat), Counter()):
                    raise BadPosition("ic-position-known", place=place)


def _is_over_by_turns(state: InfiniteCity) -> bool:
    """Whether the passes or the last turns have come to their end; the last player's turn may still be on."""
    return state.passes == state.players or (state.over and state.last_round_seats == 0)


def _check_running_out(state: InfiniteCity, in_turn: bool) -> None:
    """IC-40: nobody is without tokens until somebody ran out, and that is known until the turn ends."""
    supplies = [int(token_count(state.supply, seat)) for seat in range(state.players)]
    if state.first_out == NOT_YET and not all(supplies):
        raise bad_position("IC-40", "$.out")
    if state.ran_out_this_turn and (state.first_out == NOT_YET or not in_turn):
        raise bad_position("IC-40", "$.out_now")
    if in_turn and not supplies[state.turn] and not state.ran_out_this_turn:
        raise bad_position("IC-40", "$.out_now")


def _check_last_round(state: InfiniteCity) -> None:
    """IC-40: the seats still to come follow each other from the one whose turn it is, without the one who ran out."""
    if state.last_round_seats == NOT_YET:
        if state.first_out != NOT_YET and not state.ran_out_this_turn:
            raise bad_position("IC-40", "$.last")
        return
    players = int(state.players)
    order = [(state.turn + step) % players for step in range(1, players)]
    coming = [seat for seat in order if seat != state.first_out]
    left = int(state.last_round_seats).bit_count()
    if (
        state.first_out == NOT_YET
        or state.turn == state.first_out
        or left > players - 2
        or state.last_round_seats != sum(1 << seat for seat in coming[:left])
    ):
        raise bad_position("IC-40", "$.last")
