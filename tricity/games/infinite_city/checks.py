"""Consistency checks: whether a position could have come about. Each error names the rule and the place in the JSON."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from tricity.core.errors import BadOption, BadPosition
from tricity.core.positions import bad_position
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.cells import find, neighbour_offset
from tricity.games.infinite_city.effects import set_choices
from tricity.games.infinite_city.effects.library import LIBRARY_TILES, pile_tiles
from tricity.games.infinite_city.effects.power_station import stations_face_up
from tricity.games.infinite_city.frames import (
    STEP_DRAW,
    STEP_FROM_HAND,
    STEP_MOVE_TO,
    STEP_SWAP_WITH,
    STEP_UNDER_DECK,
    STEP_WAITING,
    frame_cell,
    frame_extra,
    frame_step,
)
from tricity.games.infinite_city.kinds import (
    CAPITOL,
    CONSTRUCTION_SITE,
    HOTEL,
    KIND_NAMES,
    LIBRARY,
    PLAZA,
    PORT,
    POST_OFFICE,
    POWER_STATION,
    TEMPLE,
    TRANSIT_STATION,
)
from tricity.games.infinite_city.schema import Position
from tricity.games.infinite_city.state import (
    FACE_UP,
    NOT_YET,
    PROTECTED,
    STATIONS_TO_END,
    TOKENS_PER_SEAT,
    InfiniteCity,
    TileSet,
    kind_of,
    seat_tokens,
    token_count,
)
from tricity.games.infinite_city.tileset import normalized_values, tileset_of

_MAX_DISTANCE = 1 << 22
"""The largest coordinate that a position may have: half the engine's limit, which leaves room for millions of moves."""
_WAITING_STEPS = (STEP_WAITING, STEP_UNDER_DECK, STEP_DRAW)
"""The steps that may lie below any other frame."""
_FIRST_HALF_OF = {int(STEP_MOVE_TO): int(POST_OFFICE), int(STEP_SWAP_WITH): int(TRANSIT_STATION)}
_STOPPED_STEPS = (CONSTRUCTION_SITE, LIBRARY, PORT, TEMPLE, STEP_FROM_HAND)
"""The steps that play further tiles, which stop once a last token was placed this turn (IC-40)."""


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
    fifth = stations_face_up(state) == STATIONS_TO_END
    # A capitol places all its tokens before the fifth power station counts.
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
    waiting = [frame_cell(frame) for frame in frames if frame_step(frame) == STEP_WAITING]
    if len(set(waiting)) != len(waiting):
        raise bad_position("IC-13", "$.pending")
    for depth, frame in enumerate(frames):
        place = f"$.pending[{depth}]"
        below = frames[depth - 1] if depth else None
        above = frames[depth + 1] if depth + 1 < len(frames) else None
        _check_order(frame, below, above, place)
        _check_frame(state, frame, above, place)
    if frames:
        _check_choices(state, frames[-1])


def rule_of(step: int) -> str:
    """The rule of the effect that a step belongs to."""
    if step in (STEP_MOVE_TO, STEP_SWAP_WITH):
        step = _FIRST_HALF_OF[step]
    elif step in (STEP_FROM_HAND, STEP_DRAW):
        step = int(TEMPLE)
    elif step == STEP_UNDER_DECK:
        step = int(LIBRARY)
    return "IC-H3" if step == STEP_WAITING else f"IC-H{step + 1}"


def _check_order(frame: int, below: int | None, above: int | None, place: str) -> None:
    """Only frames that can wait lie below others, and the second half of a choice lies on the first (IC-13)."""
    step = frame_step(frame)
    step_below = None if below is None else frame_step(below)
    if step in _FIRST_HALF_OF and (above is not None or step_below != _FIRST_HALF_OF[int(step)]):
        raise bad_position("IC-13", place)
    if above is not None and step not in _WAITING_STEPS and _FIRST_HALF_OF.get(int(frame_step(above))) != step:
        raise bad_position("IC-13", place)
    if step == LIBRARY and step_below != STEP_UNDER_DECK:
        raise bad_position("IC-H10", place)
    if step == STEP_WAITING and not frame_extra(frame) and step_below != STEP_WAITING:
        raise bad_position("IC-H3", place)


def _check_frame(state: InfiniteCity, frame: int, above: int | None, place: str) -> None:
    step, cell, extra = int(frame_step(frame)), frame_cell(frame), int(frame_extra(frame))
    if step == STEP_UNDER_DECK:
        looked_at = above is not None and frame_step(above) == LIBRARY
        if not (1 if looked_at else 0) <= len(pile_tiles(cell)) <= (LIBRARY_TILES if looked_at else LIBRARY_TILES - 1):
            raise bad_position("IC-H10", place)
        return
    if step == STEP_DRAW:
        if extra == state.turn:
            raise bad_position("IC-H20", place)
        return
    tile = state.tiles[find(state.cells, cell)]
    kind = _kind_of_step(step)
    if kind is not None and (not tile & FACE_UP or kind_of(tile) != kind):
        raise bad_position(rule_of(step), place)
    if step == STEP_WAITING and (not tile & FACE_UP or kind_of(tile) in (HOTEL, PLAZA, POWER_STATION) or extra > 1):
        raise bad_position("IC-H3", place)
    if step in _FIRST_HALF_OF and tile & PROTECTED:
        raise bad_position("IC-30", place)
    if step == CAPITOL:
        _check_capitol(state, cell, extra & 15, extra >> 4, place)
    if step == STEP_FROM_HAND:
        owner = extra
        if owner == state.turn or hands.known_names(state, state.turn, owner) != hands.hand_names(state, owner):
            raise bad_position("IC-H20", place)


def _kind_of_step(step: int) -> int | None:
    """The kind of tile that must be on the frame's cell; None where any will do."""
    if step == STEP_FROM_HAND:
        return int(TEMPLE)
    return step if step < len(KIND_NAMES) else None


def _check_capitol(state: InfiniteCity, cell: int, left: int, turned: int, place: str) -> None:
    own_tokens = seat_tokens(state.turn)
    for direction in range(4):
        index = find(state.cells, cell + neighbour_offset(direction))
        if (left | turned) >> direction & 1 and index < 0:
            raise bad_position("IC-H3", place)
        if turned >> direction & 1 and (not state.tiles[index] & FACE_UP or not state.tiles[index] & own_tokens):
            raise bad_position("IC-H3", place)
    if left & turned or not 0 < token_count(state.supply, state.turn) < left.bit_count():
        raise bad_position("IC-18", place)


def _check_choices(state: InfiniteCity, top: int) -> None:
    """A pending decision has at least two choices: without any nothing happens, and a single one is made (IC-14)."""
    place = f"$.pending[{len(state.pending) - 1}]"
    if state.ran_out_this_turn and frame_step(top) in _STOPPED_STEPS:
        raise bad_position("IC-40", place)
    set_choices(state)
    if len(state.choices) < 2:
        raise bad_position("IC-14", place)
