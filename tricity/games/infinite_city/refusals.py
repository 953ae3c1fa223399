"""Why a move is illegal: the rule that forbids it, with the facts that explain it.

The rules of `legal` and of the effects are asked one by one. Whose turn it is and which decision is pending come first,
an effect's own conditions come before protection. Tests hold that exactly the legal moves are not refused.
"""

from collections.abc import Callable

from tricity.core.errors import IllegalMove
from tricity.games.infinite_city import hands, moves
from tricity.games.infinite_city.cells import are_adjacent, find
from tricity.games.infinite_city.city import free_plaza_sides
from tricity.games.infinite_city.effects.library import pile_names
from tricity.games.infinite_city.frames import (
    STEP_FROM_HAND,
    STEP_MOVE_TO,
    STEP_SWAP_WITH,
    STEP_WAITING,
    frame_cell,
    frame_extra,
    frame_step,
)
from tricity.games.infinite_city.kinds import (
    ARBORETUM,
    BANK,
    CAPITOL,
    CONSTRUCTION_SITE,
    DISASTER_SITE,
    EMBASSY,
    HOTEL,
    HOUSING,
    KIND_NAMES,
    LIBRARY,
    MAUSOLEUM,
    PORT,
    POST_OFFICE,
    POWER_STATION,
    SECURITY_GUARDPOST,
    SHOPPING_COMPLEX,
    STADIUM,
    TEMPLE,
    TRANSIT_STATION,
)
from tricity.games.infinite_city.legal import legal, touches_other_tile
from tricity.games.infinite_city.state import (
    CELL_MASK,
    FACE_UP,
    LANDMARK_SHIFT,
    TOKEN_BITS,
    InfiniteCity,
    kind_of,
    token_count,
)

_STEP_VERBS = {
    int(ARBORETUM): (moves.VERB_TAKE_BACK, moves.VERB_DONE),
    int(BANK): (moves.VERB_TRADE,),
    int(CAPITOL): (moves.VERB_PUT,),
    int(CONSTRUCTION_SITE): (moves.VERB_PLAY,),
    int(DISASTER_SITE): (moves.VERB_REMOVE,),
    int(EMBASSY): (moves.VERB_PUT,),
    int(HOUSING): (moves.VERB_PUT,),
    int(LIBRARY): (moves.VERB_PLAY,),
    int(MAUSOLEUM): (moves.VERB_TAKE,),
    int(PORT): (moves.VERB_LAY,),
    int(POST_OFFICE): (moves.VERB_MOVE,),
    int(SECURITY_GUARDPOST): (moves.VERB_CLEAR,),
    int(SHOPPING_COMPLEX): (moves.VERB_SWAP_HANDS,),
    int(STADIUM): (moves.VERB_GATHER,),
    int(TEMPLE): (moves.VERB_LOOK,),
    int(TRANSIT_STATION): (moves.VERB_SWAP,),
    int(STEP_MOVE_TO): (moves.VERB_TO,),
    int(STEP_SWAP_WITH): (moves.VERB_WITH,),
    int(STEP_FROM_HAND): (moves.VERB_PLAY,),
    int(STEP_WAITING): (moves.VERB_FOLLOW,),
}
"""The verbs of the moves that answer each step."""


def refusal(state: InfiniteCity, seat: int, move: int) -> IllegalMove | None:
    """The first rule that forbids a decodable move of this seat now; None when the move is legal."""
    if state.over:
        return IllegalMove("IC-40", case="over")
    if seat != state.turn:
        return IllegalMove("IC-04", seat=seat, other_seat=int(state.turn))
    if move in legal(state, seat):
        return None
    if not len(state.pending):
        return _turn_refusal(state, move)
    frame = int(state.pending[len(state.pending) - 1])
    step = int(frame_step(frame))
    if moves.move_verb(move) not in _STEP_VERBS[step]:
        return IllegalMove("IC-14", case="pending", **_pending_tile(state, frame))
    return _STEP_REFUSALS[step](state, frame, move)


def _turn_refusal(state: InfiniteCity, move: int) -> IllegalMove:
    """The refusal of an illegal move at the beginning of a turn."""
    verb = moves.move_verb(move)
    if verb not in (moves.VERB_PLAY, moves.VERB_HOTEL, moves.VERB_PASS):
        return IllegalMove("IC-10", case="turn")
    if not token_count(state.supply, state.turn):
        return IllegalMove("IC-40", case="tokens", seat=int(state.turn))
    if verb == moves.VERB_PASS:
        return IllegalMove("IC-16", count=int(hands.hand_size(state, state.turn)))
    if verb == moves.VERB_PLAY:
        return _play_refusal(state, int(state.turn), move)
    index = find(state.cells, moves.move_cell(move))
    cell = moves.cell_name(moves.move_cell(move))
    if index < 0 or not state.tiles[index] & FACE_UP or kind_of(state.tiles[index]) != HOTEL:
        return IllegalMove("IC-11", at=cell)
    if token_count(state.tiles[index], state.turn):
        return IllegalMove("IC-H8", at=cell)
    return _protection_refusal(state, move, "IC-31")


def _play_refusal(state: InfiniteCity, owner: int, move: int) -> IllegalMove:
    """The refusal of a tile from one's own hand, or from the hand that a temple looks at."""
    tile, held = _tile_name(move), hands.hand_names(state, owner)
    if tile not in held:
        if owner == state.turn:
            return IllegalMove("IC-10", case="hand", tile=tile, tiles=held)
        return IllegalMove("IC-H20", case="tile", tile=tile, other_seat=owner, tiles=held)
    return _place_refusal(state, moves.move_cell(move), 0)


def _library_refusal(state: InfiniteCity, frame: int, move: int) -> IllegalMove:
    tile = _tile_name(move)
    seen = pile_names(state.tileset, frame_cell(state.pending[len(state.pending) - 2]))
    if moves.move_operand(move) & 31 == LIBRARY:
        return IllegalMove("IC-H10", case="library")
    if tile not in seen:
        return IllegalMove("IC-H10", case="tile", tile=tile, tiles=seen)
    return _place_refusal(state, moves.move_cell(move), 0)


def _tile_refusal(rule: str, forbidden_case: Callable[[InfiniteCity, int, int, int], str | None]) -> "_Refusal":
    """The refusal of a choice among tiles of the city, for an effect.

    `forbidden_case` names the case in which the effect's own rule forbids the tile; None when only protection does.
    """

    def refuse(state: InfiniteCity, frame: int, move: int) -> IllegalMove:
        index = int(find(state.cells, moves.move_cell(move)))
        cell = moves.cell_name(moves.move_cell(move))
        if index < 0:
            return IllegalMove("IC-14", case="empty", at=cell)
        case = forbidden_case(state, frame, move, index)
        if case is not None:
            return IllegalMove(rule, case=case, at=cell, seat=int(moves.move_operand(move)))
        return _protection_refusal(state, move, "IC-30")

    return refuse


def _placement_refusal(lifted: bool) -> "_Refusal":
    """The refusal of a choice among cells, for an effect that places a tile or moves the lifted one."""

    def refuse(state: InfiniteCity, frame: int, move: int) -> IllegalMove:
        return _place_refusal(state, moves.move_cell(move), frame_cell(frame) if lifted else 0)

    return refuse


def _seat_refusal(rule: str) -> "_Refusal":
    """The refusal of a choice among players, for an effect."""

    def refuse(state: InfiniteCity, frame: int, move: int) -> IllegalMove:
        other = int(moves.move_operand(move))
        if other >= state.players:
            return IllegalMove(rule, case="nobody", other_seat=other)
        return IllegalMove(rule, case="self" if other == state.turn else "empty", other_seat=other)

    return refuse


def _place_refusal(state: InfiniteCity, cell: int, lifted: int) -> IllegalMove:
    """Why no tile may be placed here (IC-10, IC-H12, IC-H15); `lifted` is the cell of a tile to be moved, or 0."""
    at = moves.cell_name(cell)
    if cell == lifted:
        return IllegalMove("IC-H15", at=at)
    if find(state.cells, cell) >= 0:
        return IllegalMove("IC-10", case="taken", at=at)
    if not touches_other_tile(state, cell, lifted):
        return IllegalMove("IC-10", case="apart", at=at)
    return IllegalMove("IC-H12", at=at, other_at=moves.cell_name(free_plaza_sides(state, lifted)[0]))


def _follow_refusal(state: InfiniteCity, frame: int, move: int) -> IllegalMove:
    return IllegalMove("IC-13", at=moves.cell_name(moves.move_cell(move)))


def _own_tokens(state: InfiniteCity, index: int) -> int:
    return int(token_count(state.tiles[index], state.turn))


def _has_tokens(state: InfiniteCity, index: int) -> bool:
    return bool(state.tiles[index] & TOKEN_BITS)


def _distant_case(state: InfiniteCity, frame: int, move: int, index: int) -> str | None:
    return None if are_adjacent(frame_cell(frame), moves.move_cell(move)) else "apart"


def _trade_case(state: InfiniteCity, frame: int, move: int, index: int) -> str | None:
    if _own_tokens(state, index):
        return "own"
    return None if token_count(state.tiles[index], moves.move_operand(move)) else "none"


def _gather_case(state: InfiniteCity, frame: int, move: int, index: int) -> str | None:
    if not are_adjacent(frame_cell(frame), moves.move_cell(move)):
        return "apart"
    if moves.move_operand(move) != moves.EVERYBODY:
        return None if token_count(state.tiles[index], moves.move_operand(move)) else "none"
    tokens = sum(int(token_count(state.tiles[index], seat)) for seat in range(state.players))
    return None if tokens > 1 else "few"


def _itself_case(state: InfiniteCity, frame: int, move: int, index: int) -> str | None:
    return "itself" if frame_cell(frame) == moves.move_cell(move) else None


_Refusal = Callable[[InfiniteCity, int, int], IllegalMove]
_STEP_REFUSALS: dict[int, _Refusal] = {
    int(ARBORETUM): _tile_refusal(
        "IC-H1", lambda state, frame, move, index: None if _own_tokens(state, index) else "none"
    ),
    int(BANK): _tile_refusal("IC-H2", _trade_case),
    int(CAPITOL): _tile_refusal("IC-H3", lambda state, frame, move, index: "apart"),
    int(CONSTRUCTION_SITE): lambda state, frame, move: _play_refusal(state, int(state.turn), move),
    int(DISASTER_SITE): _tile_refusal("IC-H5", _itself_case),
    int(EMBASSY): _tile_refusal("IC-H6", _distant_case),
    int(HOUSING): _tile_refusal(
        "IC-H9", lambda state, frame, move, index: "taken" if _has_tokens(state, index) else None
    ),
    int(LIBRARY): _library_refusal,
    int(MAUSOLEUM): _tile_refusal("IC-H11", _distant_case),
    int(PORT): _placement_refusal(lifted=False),
    int(POST_OFFICE): _tile_refusal("IC-H15", lambda state, frame, move, index: None),
    int(SECURITY_GUARDPOST): _tile_refusal(
        "IC-H17", lambda state, frame, move, index: None if _has_tokens(state, index) else "none"
    ),
    int(SHOPPING_COMPLEX): _seat_refusal("IC-H18"),
    int(STADIUM): _tile_refusal("IC-H19", _gather_case),
    int(TEMPLE): _seat_refusal("IC-H20"),
    int(TRANSIT_STATION): _tile_refusal("IC-H21", lambda state, frame, move, index: None),
    int(STEP_MOVE_TO): _placement_refusal(lifted=True),
    int(STEP_SWAP_WITH): _tile_refusal("IC-H21", _itself_case),
    int(STEP_FROM_HAND): lambda state, frame, move: _play_refusal(state, int(frame_extra(frame)), move),
    int(STEP_WAITING): _follow_refusal,
}


def _protection_refusal(state: InfiniteCity, move: int, rule: str) -> IllegalMove:
    """The refusal of a protected tile, which names its power station: the tile itself or one beside it."""
    cell = moves.move_cell(move)
    stations = [landmark & CELL_MASK for landmark in state.landmarks if landmark >> LANDMARK_SHIFT == POWER_STATION]
    protector = next(station for station in stations if station == cell or are_adjacent(station, cell))
    return IllegalMove(rule, at=moves.cell_name(cell), other_at=moves.cell_name(protector))


def _tile_name(move: int) -> str:
    name = moves.tile_operand_name(int(moves.move_operand(move)))
    assert name is not None
    return name


def _pending_tile(state: InfiniteCity, frame: int) -> dict[str, str]:
    """The tile whose effect is pending; of several that wait, the one on top."""
    if frame_step(frame) in (STEP_MOVE_TO, STEP_SWAP_WITH):
        frame = int(state.pending[len(state.pending) - 2])
    cell = frame_cell(frame)
    return {"tile": KIND_NAMES[kind_of(state.tiles[find(state.cells, cell)])], "at": moves.cell_name(cell)}
