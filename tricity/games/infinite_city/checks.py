"""What a position must fulfil so that it could have come about. Each fault names its rule and its place."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from tricity.core.errors import BadOption, BadPosition
from tricity.core.positions import bad_position
from tricity.games.infinite_city.effects.power_station import stations
from tricity.games.infinite_city.frames import code_of
from tricity.games.infinite_city.shape import Position
from tricity.games.infinite_city.state import (
    ALL_STATIONS,
    CAPITOL,
    NOT_YET,
    TOKENS_EACH,
    InfiniteCity,
    TileSet,
    tokens_of,
)
from tricity.games.infinite_city.tileset import normal_values, tileset_of

_FAR = 1 << 22
"""How far out a city may be told to lie: from there it can drift on for millions of moves."""


def check_table(told: Position) -> None:
    """Everything that can be seen without an engine state; raises `BadPosition`."""
    tileset = _checked_tileset(told)
    _check_seats(told)
    _check_city(told)
    _check_tiles(told, tileset)
    _check_tokens(told)
    _check_knowledge(told)


def check_state(state: InfiniteCity) -> None:
    """What needs the engine: who ran out, whose turn it is, and whether the game is over."""
    pending = len(state.pending) > 0
    fifth = stations(state) == ALL_STATIONS
    # A capitol puts all its tokens before the fifth power station counts.
    at_capitol = pending and code_of(state.pending[len(state.pending) - 1]) == CAPITOL
    if state.over != (_is_over_by_flow(state) or (fifth and not at_capitol)):
        raise bad_position("IC-41" if fifth else "IC-40", "$.over")
    if state.over and pending:
        raise bad_position("IC-41", "$.pending")
    if state.passes and (pending or state.factories):
        raise bad_position("IC-16", "$.passes")
    if state.factories and not (pending or fifth):
        raise bad_position("IC-H7", "$.factories")
    _check_running_out(state, pending or fifth)
    _check_last_round(state)


def _checked_tileset(told: Position) -> TileSet:
    values = msgspec.to_builtins(told.options.printed_values)
    try:
        if normal_values(values) != values:
            raise bad_position("IC-02", "$.options.printed_values")
    except BadOption:
        raise bad_position("IC-02", "$.options.printed_values") from None
    return tileset_of(values)


def _check_seats(told: Position) -> None:
    if len(told.seats) != told.players:
        raise BadPosition("bad-position-seats", place="$.seats", players=told.players)
    named: list[tuple[str, int | None]] = [("$.turn", told.turn), ("$.out", told.out)]
    named += [("$.last", seat) for seat in told.last or ()]
    named += [(f"$.city.{cell}.tokens", owner) for cell, laid in told.city.items() for owner in laid.tokens]
    for number, frame in enumerate(told.pending):
        named.append((f"$.pending[{number}].seat", frame.seat))
    for number, known in enumerate(told.known):
        named += [(f"$.known[{number}].viewer", known.viewer), (f"$.known[{number}].seat", known.seat)]
    for place, seat in named:
        if seat is not None and seat >= told.players:
            raise BadPosition("bad-position-seats", place=place, players=told.players)


def _check_city(told: Position) -> None:
    if not told.city:
        raise bad_position("IC-10", "$.city")
    if told.latest is not None:
        _check_cell(told.latest, "$.latest")
    for cell, laid in told.city.items():
        _check_cell(cell, f"$.city.{cell}")
        if laid.tokens and not laid.up:
            raise bad_position("IC-12", f"$.city.{cell}.tokens")
    for number, frame in enumerate(told.pending):
        for cell in (*([] if frame.at is None else [frame.at]), *frame.left, *frame.turned):
            _check_cell(cell, f"$.pending[{number}]")
            if cell not in told.city:
                raise bad_position("IC-13", f"$.pending[{number}]")


def _check_cell(cell: str, place: str) -> None:
    x, y = (int(part) for part in cell.split(","))
    if abs(x) > _FAR or abs(y) > _FAR or cell != f"{x},{y}":
        raise BadPosition("ic-position-cell", place=place, at=cell)


def _check_tiles(told: Position, tileset: TileSet) -> None:
    """Every tile of the box is somewhere, once (IC-01)."""
    lists: list[tuple[str, Sequence[str]]] = [("$.deck", told.deck)]
    lists += [(f"$.seats[{number}].hand", seat.hand) for number, seat in enumerate(told.seats)]
    lists += [(f"$.city.{cell}.tile", [laid.tile]) for cell, laid in told.city.items()]
    lists += [(f"$.pending[{number}].tiles", frame.tiles) for number, frame in enumerate(told.pending)]
    there: Counter[str] = Counter()
    for place, tiles in lists:
        _check_names(tiles, tileset, place)
        there.update(tiles)
    for tile, name in enumerate(tileset.names):
        if there[name] != tileset.counts[tile]:
            facts = {"tile": name, "there": there[name], "expected": int(tileset.counts[tile])}
            raise BadPosition("ic-position-tiles", place="$", rule="IC-01", **facts)


def _check_names(tiles: Iterable[str], tileset: TileSet, place: str) -> None:
    for name in tiles:
        if name not in tileset.names:
            raise BadPosition("ic-position-tile", place=place, text=name)


def _check_tokens(told: Position) -> None:
    laid = Counter(owner for it in told.city.values() for owner in it.tokens)
    for number, seat in enumerate(told.seats):
        if seat.tokens + laid[number] != TOKENS_EACH:
            there = seat.tokens + laid[number]
            place = f"$.seats[{number}].tokens"
            raise BadPosition("ic-position-tokens", place=place, rule="IC-01", there=there, expected=int(TOKENS_EACH))


def _check_knowledge(told: Position) -> None:
    """Nobody knows of a tile that is not there, and everybody knows what is known to everybody."""
    known = {(it.viewer, it.seat): Counter(it.tiles) for it in told.known}
    for number, it in enumerate(told.known):
        place = f"$.known[{number}]"
        if it.viewer == it.seat or not it.tiles or len(known) != len(told.known):
            raise BadPosition("ic-position-known", place=place)
        if known[it.viewer, it.seat] - Counter(told.seats[it.seat].hand):
            raise BadPosition("ic-position-known", place=place)
        if it.viewer is None:
            for seat in set(range(told.players)) - {it.seat}:
                if known[None, it.seat] - known.get((seat, it.seat), Counter()):
                    raise BadPosition("ic-position-known", place=place)


def _is_over_by_flow(state: InfiniteCity) -> bool:
    """Whether the passes or the last turns have come to their end; the last player's turn may still be on."""
    return state.passes == state.players or (state.over and state.last == 0)


def _check_running_out(state: InfiniteCity, in_turn: bool) -> None:
    """IC-40: nobody is without tokens until somebody ran out, and that is known until the turn ends."""
    supplies = [int(tokens_of(state.supply, seat)) for seat in range(state.players)]
    if state.out == NOT_YET and not all(supplies):
        raise bad_position("IC-40", "$.out")
    if state.out_now and (state.out == NOT_YET or not in_turn):
        raise bad_position("IC-40", "$.out_now")
    if in_turn and not supplies[state.turn] and not state.out_now:
        raise bad_position("IC-40", "$.out_now")


def _check_last_round(state: InfiniteCity) -> None:
    """IC-40: the seats still to come follow each other from the one whose turn it is, without the one who ran out."""
    if state.last == NOT_YET:
        if state.out != NOT_YET and not state.out_now:
            raise bad_position("IC-40", "$.last")
        return
    players = int(state.players)
    order = [(state.turn + step) % players for step in range(1, players)]
    coming = [seat for seat in order if seat != state.out]
    left = int(state.last).bit_count()
    if (
        state.out == NOT_YET
        or state.turn == state.out
        or left > players - 2
        or state.last != sum(1 << seat for seat in coming[:left])
    ):
        raise bad_position("IC-40", "$.last")
