# mypyc: compile
"""What a move does, up to the next decision."""

from tricity.core.events import EventLog
from tricity.core.native import i64
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.cells import contains, find
from tricity.games.infinite_city.effects import effect_of, start_effect
from tricity.games.infinite_city.effects.playing import play_from_hand, played_type
from tricity.games.infinite_city.events import Ended, EndedByPasses, HotelTaken, LastTurn, Passed
from tricity.games.infinite_city.frames import frame_cell, is_only_waiting_tile, pop_frame
from tricity.games.infinite_city.moves import VERB_HOTEL, VERB_PASS, VERB_PLAY, cell_name, move_cell, move_verb
from tricity.games.infinite_city.state import NOT_YET, InfiniteCity, token_count
from tricity.games.infinite_city.tokens import add_token


def fits(state: InfiniteCity, seat: i64, move: i64) -> bool:
    """Whether the move answers what is pending, or plays a tile and a token that are there: see `Game.fits`."""
    if len(state.pending):
        return move in state.choices
    verb = move_verb(move)
    if verb == VERB_PASS:
        return True
    if token_count(state.supply, seat) == 0:
        return False
    if verb == VERB_HOTEL:
        return contains(state.cells, move_cell(move))
    tile_type = played_type(state.tileset, move) if verb == VERB_PLAY else -1
    return tile_type >= 0 and hands.count(state, seat, tile_type) > 0 and contains(state.frontier, move_cell(move))


def apply(state: InfiniteCity, seat: i64, move: i64, log: EventLog | None) -> None:
    """Make a legal move in place. It is not checked."""
    if len(state.pending):
        frame = state.pending[len(state.pending) - 1]
        effect_of(frame).choose(state, frame, move, log)
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
            start_effect(state, frame_cell(frame), log)
            continue
        effect = effect_of(frame)
        choices = effect.choices(state, frame)
        if len(choices) > 1:
            state.choices = choices
            return
        if len(choices) == 1:
            effect.choose(state, frame, choices[0], log)
        else:
            pop_frame(state)
            effect.finish(state, frame, log)


def _begin_turn(state: InfiniteCity, move: i64, log: EventLog | None) -> None:
    """Play a tile from hand, take a hotel instead, or pass."""
    verb = move_verb(move)
    if verb == VERB_PASS:
        _pass(state, log)
        return
    state.passes = 0
    if verb == VERB_HOTEL:
        _take_hotel(state, move_cell(move), log)
    else:
        play_from_hand(state, state.turn, move, log)


def _take_hotel(state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
    """Place a token on a hotel instead of playing a tile (IC-H8)."""
    if log is not None:
        log.emit(HotelTaken(seat=int(state.turn), at=cell_name(cell)))
    add_token(state, find(state.cells, cell), state.turn, log)


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
    seat = (state.turn + 1) % state.players
    if state.last_round_seats == 0:
        state.over = True
        if log is not None:
            log.emit(Ended())
        return
    if state.last_round_seats != NOT_YET:
        while not (state.last_round_seats >> seat) & 1:
            seat = (seat + 1) % state.players
        state.last_round_seats -= 1 << seat
        if log is not None:
            log.emit(LastTurn(seat=int(seat)))
    state.turn = seat
