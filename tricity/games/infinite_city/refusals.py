"""Why a move is illegal: the rule that forbids it, with the facts that explain it.

Whose turn it is and which decision is pending come first, then the pending step says why, its own conditions before
protection. Tests hold that exactly the legal moves are not refused.
"""

from tricity.core.errors import IllegalMove
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.cells import cell_name, find
from tricity.games.infinite_city.choices import own_play_refusal
from tricity.games.infinite_city.codes import cell_of, code_of
from tricity.games.infinite_city.kinds import KIND_NAMES, TURN_KINDS, VERBS, source_cell, step_of
from tricity.games.infinite_city.legal import legal
from tricity.games.infinite_city.state import InfiniteCity, kind_of, token_count
from tricity.games.infinite_city.step import PASS, PLAY


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
    step = step_of(frame)
    if VERBS[code_of(move)] not in step.verbs:
        return IllegalMove("IC-14", case="pending", **_pending_tile(state))
    return step.refusal(state, frame, move)


def _turn_refusal(state: InfiniteCity, move: int) -> IllegalMove:
    """The refusal of an illegal move at the beginning of a turn."""
    verb = VERBS[code_of(move)]
    users = [kind for kind in TURN_KINDS if kind.turn_verb is verb]
    if not users and verb not in (PLAY, PASS):
        return IllegalMove("IC-10", case="turn")
    if not token_count(state.supply, state.turn):
        return IllegalMove("IC-40", case="tokens", seat=int(state.turn))
    if verb is PASS:
        return IllegalMove("IC-16", count=int(hands.hand_size(state, state.turn)))
    return users[0].turn_refusal(state, cell_of(move)) if users else own_play_refusal(state, move)


def _pending_tile(state: InfiniteCity) -> dict[str, str]:
    """The tile whose effect is pending; of several that wait, the one on top."""
    depth = len(state.pending) - 1
    cell = source_cell(state, depth) or cell_of(state.pending[depth])
    return {"tile": KIND_NAMES[kind_of(state.tiles[find(state.cells, cell)])], "at": cell_name(cell)}
