"""What the pending stack of a position must fulfil: each frame, its place in the stack, and the one to be answered."""

from tricity.core.positions import bad_position
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.city import find, neighbour_offset
from tricity.games.infinite_city.effects import set_choices
from tricity.games.infinite_city.effects.library import LIBRARY_TILES, pile_tiles
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
from tricity.games.infinite_city.state import FACE_UP, PROTECTED, InfiniteCity, kind_of, one_token, token_count

_UNDER_OTHERS = (STEP_WAITING, STEP_UNDER_DECK, STEP_DRAW)
_SECOND_HALF = {int(STEP_MOVE_TO): int(POST_OFFICE), int(STEP_SWAP_WITH): int(TRANSIT_STATION)}
_STOPPED = (CONSTRUCTION_SITE, LIBRARY, PORT, TEMPLE, STEP_FROM_HAND)
"""What does nothing once somebody has put a last token (IC-40)."""


def check_pending(state: InfiniteCity) -> None:
    """Raises `BadPosition`; finds the answers to the innermost text."""
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
        _check_answers(state, frames[-1])


def rule_of(step: int) -> str:
    """The rule of the text that a frame belongs to."""
    if step in (STEP_MOVE_TO, STEP_SWAP_WITH):
        step = _SECOND_HALF[step]
    elif step in (STEP_FROM_HAND, STEP_DRAW):
        step = int(TEMPLE)
    elif step == STEP_UNDER_DECK:
        step = int(LIBRARY)
    return "IC-H3" if step == STEP_WAITING else f"IC-H{step + 1}"


def _check_order(frame: int, below: int | None, above: int | None, place: str) -> None:
    """Only what can wait lies under something else, and halves of a choice lie on each other (IC-13)."""
    step = frame_step(frame)
    step_below = None if below is None else frame_step(below)
    if step in _SECOND_HALF and (above is not None or step_below != _SECOND_HALF[int(step)]):
        raise bad_position("IC-13", place)
    if above is not None and step not in _UNDER_OTHERS and _SECOND_HALF.get(int(frame_step(above))) != step:
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
    if step in _SECOND_HALF and tile & PROTECTED:
        raise bad_position("IC-30", place)
    if step == CAPITOL:
        _check_capitol(state, cell, extra & 15, extra >> 4, place)
    if step == STEP_FROM_HAND:
        owner = extra
        if owner == state.turn or hands.known_names(state, state.turn, owner) != hands.hand_names(state, owner):
            raise bad_position("IC-H20", place)


def _kind_of_step(step: int) -> int | None:
    """The kind of tile on the frame's cell, where that is settled."""
    if step == STEP_FROM_HAND:
        return int(TEMPLE)
    return step if step < len(KIND_NAMES) else None


def _check_capitol(state: InfiniteCity, cell: int, left: int, turned: int, place: str) -> None:
    own_mask = 15 * one_token(state.turn)
    for direction in range(4):
        index = find(state.cells, cell + neighbour_offset(direction))
        if (left | turned) >> direction & 1 and index < 0:
            raise bad_position("IC-H3", place)
        if turned >> direction & 1 and (not state.tiles[index] & FACE_UP or not state.tiles[index] & own_mask):
            raise bad_position("IC-H3", place)
    if left & turned or not 0 < token_count(state.supply, state.turn) < left.bit_count():
        raise bad_position("IC-18", place)


def _check_answers(state: InfiniteCity, top: int) -> None:
    """What is asked has at least two answers: none and it does nothing, one and it is made without asking (IC-14)."""
    place = f"$.pending[{len(state.pending) - 1}]"
    if state.ran_out_this_turn and frame_step(top) in _STOPPED:
        raise bad_position("IC-40", place)
    set_choices(state)
    if len(state.choices) < 2:
        raise bad_position("IC-14", place)
