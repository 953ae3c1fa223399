# mypyc: compile
"""What a move does, up to the next decision."""

from tricity.core.events import EventLog
from tricity.core.native import i64
from tricity.core.seats import next_seat
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.cells import contains
from tricity.games.infinite_city.codes import cell_of, code_of
from tricity.games.infinite_city.events import Ended, EndedByPasses, LastTurn, Passed
from tricity.games.infinite_city.frames import is_only_waiting_tile, pop_frame
from tricity.games.infinite_city.kinds import TURN_KINDS, start_effect, step_of
from tricity.games.infinite_city.play import lay_from_hand, played_type
from tricity.games.infinite_city.state import NOT_YET, InfiniteCity, token_count
from tricity.games.infinite_city.step import PASS, PLAY, TileKind


def fits(state: InfiniteCity, seat: i64, move: i64) -> bool:
    """Whether the move answers what is pending, or plays a tile and a token that are there: see `Game.fits`."""
    if len(state.pending):
        return move in state.choices
    verb = code_of(move)
    if verb == PASS.code:
        return True
    if token_count(state.supply, seat) == 0:
        return False
    if verb != PLAY.code:
        return _turn_kind(verb) is not None and contains(state.cells, cell_of(move))
    tile_type = played_type(state.tileset, move)
    return tile_type >= 0 and hands.count(state, seat, tile_type) > 0 and contains(state.frontier, cell_of(move))


def apply(state: InfiniteCity, seat: i64, move: i64, log: EventLog | None) -> None:
    """Make a legal move in place. It is not checked."""
    if len(state.pending):
        frame = state.pending[len(state.pending) - 1]
        step_of(frame).choose(state, frame, move, log)
    else:
        _begin_turn(state, move, log)
    resolve(state, log)


def resolve(state: InfiniteCity, log: EventLog | None) -> None:
    """Resolve pending effects until one has at least two choices, or until the next player's turn (IC-13, IC-14)."""
    while not state.over:
        if len(state.pending) == 0:
            _end_turn(state, log)
            return
        frame = state.pending[len(state.pending) - 1]
        if is_only_waiting_tile(frame):
            pop_frame(state)
            start_effect(state, cell_of(frame), log)
            continue
        step = step_of(frame)
        choices = step.choices(state, frame)
        if len(choices) > 1:
            state.choices = choices
            return
        if len(choices) == 1:
            step.choose(state, frame, choices[0], log)
        else:
            pop_frame(state)
            step.finish(state, frame, log)
    _abandon_pending(state)


def _abandon_pending(state: InfiniteCity) -> None:
    """Drop what is pending when the game ends, the innermost first (IC-41)."""
    while len(state.pending):
        frame = state.pending[len(state.pending) - 1]
        pop_frame(state)
        step_of(frame).abandon(state, frame)


def _begin_turn(state: InfiniteCity, move: i64, log: EventLog | None) -> None:
    """Play a tile from hand, use a tile of the city instead (IC-11), or pass."""
    verb = code_of(move)
    if verb == PASS.code:
        _pass(state, log)
        return
    state.passes = 0
    if verb == PLAY.code:
        lay_from_hand(state, state.turn, move, log)
        # Nothing else is pending: the effect need not wait.
        start_effect(state, cell_of(move), log)
        return
    kind = _turn_kind(verb)
    if kind is not None:
        kind.take_turn(state, cell_of(move), log)


def _turn_kind(verb: i64) -> TileKind | None:
    """The kind of tile that players use with this verb instead of playing a tile."""
    for kind in TURN_KINDS:
        turn_verb = kind.turn_verb
        if turn_verb is not None and turn_verb.code == verb:
            return kind
    return None


def _pass(state: InfiniteCity, log: EventLog | None) -> None:
    """The game ends when all players pass in a row (IC-16)."""
    state.passes += 1
    if log is not None:
        log.emit(Passed(seat=int(state.turn)))
    if state.passes == state.players:
        state.over = True
        if log is not None:
            log.emit(EndedByPasses())


def _end_turn(state: InfiniteCity, log: EventLog | None) -> None:
    """Draw, and begin the last round if somebody placed a last token for the first time (IC-40)."""
    hands.refill(state, state.turn, log)
    state.factories = 0
    if state.ran_out_this_turn:
        state.ran_out_this_turn = False
        if state.last_round_seats == NOT_YET:
            state.last_round_seats = (1 << state.players) - 1 - (1 << state.first_out)
    _next_turn(state, log)


def _next_turn(state: InfiniteCity, log: EventLog | None) -> None:
    """Go on clockwise; in the last round (IC-40), to the next seat that still has a turn."""
    seat = next_seat(state.turn, state.players)
    if state.last_round_seats == 0:
        state.over = True
        if log is not None:
            log.emit(Ended())
        return
    if state.last_round_seats != NOT_YET:
        while not (state.last_round_seats >> seat) & 1:
            seat = next_seat(seat, state.players)
        state.last_round_seats -= 1 << seat
        if log is not None:
            log.emit(LastTurn(seat=int(seat)))
    state.turn = seat
