# mypyc: compile
"""What happens when a move is made, up to the next decision."""

from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.effects import effect_of, start_effect
from tricity.games.infinite_city.effects.hotel import take_hotel
from tricity.games.infinite_city.effects.playing import play_from_hand
from tricity.games.infinite_city.frames import frame_cell, is_only_waiting_tile, pop_frame
from tricity.games.infinite_city.moves import VERB_HOTEL, VERB_PASS, move_cell, move_verb
from tricity.games.infinite_city.state import NOT_YET, InfiniteCity


def apply(state: InfiniteCity, seat: i64, move: i64, log: EventLog | None) -> None:
    """Make a legal move."""
    if len(state.pending):
        frame = state.pending[len(state.pending) - 1]
        effect_of(frame).choose(state, frame, move, log)
    else:
        _begin(state, move, log)
    resolve(state, log)


def resolve(state: InfiniteCity, log: EventLog | None) -> None:
    """Go on with what is pending, up to a choice between at least two answers or the next player's turn (IC-14)."""
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


def _begin(state: InfiniteCity, move: i64, log: EventLog | None) -> None:
    """The turn's tile, a hotel instead, or a pass."""
    verb = move_verb(move)
    if verb == VERB_PASS:
        _pass(state, log)
        return
    state.passes = 0
    if verb == VERB_HOTEL:
        take_hotel(state, move_cell(move), log)
    else:
        play_from_hand(state, state.turn, move, log)


def _pass(state: InfiniteCity, log: EventLog | None) -> None:
    """IC-16."""
    state.passes += 1
    if log is not None:
        log.emit("ic-passed", {"seat": int(state.turn)})
    if state.passes == state.players:
        state.over = True
        if log is not None:
            log.emit("ic-over-passes", {})


def _end_turn(state: InfiniteCity, log: EventLog | None) -> None:
    hands.refill(state, state.turn, log)
    state.factories = 0
    if state.ran_out_this_turn:
        state.ran_out_this_turn = False
        if state.last_round_seats == NOT_YET:
            state.last_round_seats = (1 << state.players) - 1 - (1 << state.first_out)
    _next_turn(state, log)


def _next_turn(state: InfiniteCity, log: EventLog | None) -> None:
    """Clockwise; in the last round (IC-40) to the next seat that still has a turn."""
    seat = (state.turn + 1) % state.players
    if state.last_round_seats == 0:
        state.over = True
        if log is not None:
            log.emit("ic-over", {})
        return
    if state.last_round_seats != NOT_YET:
        while not (state.last_round_seats >> seat) & 1:
            seat = (seat + 1) % state.players
        state.last_round_seats -= 1 << seat
        if log is not None:
            log.emit("ic-last-turn", {"seat": int(seat)})
    state.turn = seat
