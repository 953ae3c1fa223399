"""Consistency checks: whether a position could have come about. Each error names the rule and the place in the JSON."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from tricity.core.errors import BadOption, BadPosition
from tricity.core.positions import bad_position
from tricity.games.infinite_city.cells import find
from tricity.games.infinite_city.city import landmark_cells
from tricity.games.infinite_city.codes import cell_of, code_of
from tricity.games.infinite_city.frames import STEP_WAITING
from tricity.games.infinite_city.kinds import set_choices, step_of
from tricity.games.infinite_city.schema import FIELDS, Position
from tricity.games.infinite_city.state import (
    FACE_UP,
    NOT_YET,
    POWER_STATION,
    STATIONS_TO_END,
    TOKENS_PER_SEAT,
    InfiniteCity,
    TileSet,
    kind_of,
    token_count,
)
from tricity.games.infinite_city.step import CHOSEN_TILE, NO_FRAME, OWN_TILE
from tricity.games.infinite_city.tileset import normalized_values, tileset_of

_MAX_DISTANCE = 1 << 22
"""The largest coordinate that a position may have: half the engine's limit, which leaves room for millions of moves."""


def check_table(position: Position) -> None:
    """Check what needs no engine state; raises `BadPosition`."""
    tileset = _checked_tileset(position)
    _check_seats(position)
    _check_city(position)
    _check_tiles(position, tileset)
    _check_tokens(position)
    _check_knowledge(position)


def check_state(state: InfiniteCity) -> None:
    """Check what needs the engine: who ran out of tokens, the last round, and whether the game is over."""
    pending = len(state.pending) > 0
    fifth = len(landmark_cells(state, POWER_STATION)) == STATIONS_TO_END
    is_end_delayed = pending and step_of(state.pending[len(state.pending) - 1]).delays_end
    if state.over != (_is_over_by_turns(state) or (fifth and not is_end_delayed)):
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
    FIELDS.check_seats(position)
    named: list[tuple[str, int | None]] = [("$.out", position.out)]
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
    """Every tile of the box is in exactly one place (IC-01)."""
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
    """Nobody knows of a tile that is not in the hand, and each seat knows at least what everybody knows."""
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
    """Whether everybody has passed, or the last round is finished (its last turn may still be going on)."""
    return state.passes == state.players or (state.over and state.last_round_seats == 0)


def _check_running_out(state: InfiniteCity, in_turn: bool) -> None:
    """A seat without tokens has run out, and `out_now` says so until the turn ends (IC-40)."""
    supplies = [int(token_count(state.supply, seat)) for seat in range(state.players)]
    if state.first_out == NOT_YET and not all(supplies):
        raise bad_position("IC-40", "$.out")
    if state.ran_out_this_turn and (state.first_out == NOT_YET or not in_turn):
        raise bad_position("IC-40", "$.out_now")
    if in_turn and not supplies[state.turn] and not state.ran_out_this_turn:
        raise bad_position("IC-40", "$.out_now")


def _check_last_round(state: InfiniteCity) -> None:
    """The seats with a turn to come are the next ones clockwise, without the one that ran out first (IC-40)."""
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


def check_pending(state: InfiniteCity) -> None:
    """Check the stack of pending effects, and compute the choices of the innermost one; raises `BadPosition`."""
    frames = [int(frame) for frame in state.pending]
    waiting = [cell_of(frame) for frame in frames if code_of(frame) == STEP_WAITING]
    if len(set(waiting)) != len(waiting):
        raise bad_position("IC-13", "$.pending")
    for depth, frame in enumerate(frames):
        place = f"$.pending[{depth}]"
        below = frames[depth - 1] if depth else int(NO_FRAME)
        above = frames[depth + 1] if depth + 1 < len(frames) else int(NO_FRAME)
        _check_order(frame, below, above, place)
        _check_tile(state, frame, place)
        rule = step_of(frame).broken_rule(state, frame, below, above)
        if rule is not None:
            raise bad_position(rule, place)
    if frames:
        _check_choices(state, frames[-1])


def _check_order(frame: int, below: int, above: int, place: str) -> None:
    """Only frames that can wait lie below others, and the second half of a choice lies on the first (IC-13)."""
    step = step_of(frame)
    if step.cell == CHOSEN_TILE and (above != NO_FRAME or below == NO_FRAME or code_of(below) != step.kind):
        raise bad_position("IC-13", place)
    if above != NO_FRAME and not step.can_wait and step_of(above).cell != CHOSEN_TILE:
        raise bad_position("IC-13", place)


def _check_tile(state: InfiniteCity, frame: int, place: str) -> None:
    """The tile whose effect is pending lies face up on its cell."""
    step = step_of(frame)
    if step.cell == OWN_TILE:
        tile = state.tiles[find(state.cells, cell_of(frame))]
        if not tile & FACE_UP or kind_of(tile) != step.kind:
            raise bad_position(step.rule, place)


def _check_choices(state: InfiniteCity, top: int) -> None:
    """A pending decision has at least two choices: without any nothing happens, and a single one is made (IC-14)."""
    place = f"$.pending[{len(state.pending) - 1}]"
    if state.ran_out_this_turn and step_of(top).plays_tiles:
        raise bad_position("IC-40", place)
    set_choices(state)
    if len(state.choices) < 2:
        raise bad_position("IC-14", place)
