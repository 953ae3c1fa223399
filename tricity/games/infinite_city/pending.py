"""What the pending stack of a position must fulfil: each frame, its place in the stack, and the one to be answered."""

from tricity.core.positions import bad_position
from tricity.games.infinite_city import frames as f
from tricity.games.infinite_city import hands
from tricity.games.infinite_city import state as s
from tricity.games.infinite_city.city import beside, find
from tricity.games.infinite_city.effects import effect_of
from tricity.games.infinite_city.effects.library import MOST, aside_tiles
from tricity.games.infinite_city.state import InfiniteCity, kind_of, tokens_of

_UNDER_OTHERS = (f.WAITING, f.UNDER, f.DRAW)
_SECOND_HALF = {int(f.TO): int(s.POST_OFFICE), int(f.WITH): int(s.TRANSIT_STATION)}
_STOPPED = (s.CONSTRUCTION_SITE, s.LIBRARY, s.PORT, s.TEMPLE, f.FROM_HAND)
"""What does nothing once somebody has put a last token (IC-40)."""


def check_pending(state: InfiniteCity) -> None:
    """Raises `BadPosition`; finds the answers to the innermost text."""
    frames = [int(it) for it in state.pending]
    waiting = [f.cell_of(it) for it in frames if f.code_of(it) == f.WAITING]
    if len(set(waiting)) != len(waiting):
        raise bad_position("IC-13", "$.pending")
    for number, it in enumerate(frames):
        place = f"$.pending[{number}]"
        below = frames[number - 1] if number else None
        above = frames[number + 1] if number + 1 < len(frames) else None
        _check_order(it, below, above, place)
        _check_frame(state, it, above, place)
    if frames:
        _check_answers(state, frames[-1])


def rule_of(code: int) -> str:
    """The rule of the text that a frame belongs to."""
    if code in (f.TO, f.WITH):
        code = _SECOND_HALF[code]
    elif code in (f.FROM_HAND, f.DRAW):
        code = int(s.TEMPLE)
    elif code == f.UNDER:
        code = int(s.LIBRARY)
    return "IC-H3" if code == f.WAITING else f"IC-H{code + 1}"


def _check_order(it: int, below: int | None, above: int | None, place: str) -> None:
    """Only what can wait lies under something else, and halves of a choice lie on each other (IC-13)."""
    code = f.code_of(it)
    under = None if below is None else f.code_of(below)
    if code in _SECOND_HALF and (above is not None or under != _SECOND_HALF[int(code)]):
        raise bad_position("IC-13", place)
    if above is not None and code not in _UNDER_OTHERS and _SECOND_HALF.get(int(f.code_of(above))) != code:
        raise bad_position("IC-13", place)
    if code == s.LIBRARY and under != f.UNDER:
        raise bad_position("IC-H10", place)
    if code == f.WAITING and not f.extra_of(it) and under != f.WAITING:
        raise bad_position("IC-H3", place)


def _check_frame(state: InfiniteCity, it: int, above: int | None, place: str) -> None:
    code, cell, extra = int(f.code_of(it)), f.cell_of(it), int(f.extra_of(it))
    if code == f.UNDER:
        looked_at = above is not None and f.code_of(above) == s.LIBRARY
        if not (1 if looked_at else 0) <= len(aside_tiles(cell)) <= (MOST if looked_at else MOST - 1):
            raise bad_position("IC-H10", place)
        return
    if code == f.DRAW:
        if extra == state.turn:
            raise bad_position("IC-H20", place)
        return
    word = state.tiles[find(state.cells, cell)]
    kind = _kind_of_step(code)
    if kind is not None and (not word & s.UP or kind_of(word) != kind):
        raise bad_position(rule_of(code), place)
    if code == f.WAITING and (not word & s.UP or kind_of(word) in (s.HOTEL, s.PLAZA, s.POWER_STATION) or extra > 1):
        raise bad_position("IC-H3", place)
    if code in _SECOND_HALF and word & s.SAFE:
        raise bad_position("IC-30", place)
    if code == s.CAPITOL:
        _check_capitol(state, cell, extra & 15, extra >> 4, place)
    if code == f.FROM_HAND:
        owner = extra
        if owner == state.turn or hands.known_names(state, state.turn, owner) != hands.names_of(state, owner):
            raise bad_position("IC-H20", place)


def _kind_of_step(code: int) -> int | None:
    """The kind of tile on the frame's cell, where that is settled."""
    if code == f.FROM_HAND:
        return int(s.TEMPLE)
    return code if code < len(s.NAMES) else None


def _check_capitol(state: InfiniteCity, cell: int, left: int, turned: int, place: str) -> None:
    own = 15 * s.token_of(state.turn)
    for direction in range(4):
        at = find(state.cells, cell + beside(direction))
        if (left | turned) >> direction & 1 and at < 0:
            raise bad_position("IC-H3", place)
        if turned >> direction & 1 and (not state.tiles[at] & s.UP or not state.tiles[at] & own):
            raise bad_position("IC-H3", place)
    if left & turned or not 0 < tokens_of(state.supply, state.turn) < left.bit_count():
        raise bad_position("IC-18", place)


def _check_answers(state: InfiniteCity, top: int) -> None:
    """What is asked has at least two answers: none and it does nothing, one and it is made without asking (IC-14)."""
    place = f"$.pending[{len(state.pending) - 1}]"
    if state.out_now and f.code_of(top) in _STOPPED:
        raise bad_position("IC-40", place)
    state.choices = effect_of(top).choices(state, top)
    if len(state.choices) < 2:
        raise bad_position("IC-14", place)
