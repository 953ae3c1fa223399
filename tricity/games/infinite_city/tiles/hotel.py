# mypyc: compile
"""IC-H8: in their turn, players may place a token here instead of playing a tile."""

from typing import Final

from tricity.core.errors import IllegalMove
from tricity.core.events import EventLog
from tricity.core.native import append, i64, vec
from tricity.games.infinite_city.cells import cell_name, find
from tricity.games.infinite_city.choices import protection_refusal
from tricity.games.infinite_city.codes import pack
from tricity.games.infinite_city.events import HotelTaken
from tricity.games.infinite_city.state import (
    CELL_MASK,
    FACE_UP,
    HOTEL,
    LANDMARK_SHIFT,
    PROTECTED,
    InfiniteCity,
    landmark_of,
    seat_tokens,
    token_count,
)
from tricity.games.infinite_city.step import CITY_TILE, Landmark, Verb
from tricity.games.infinite_city.tokens import add_token

_HOTEL: Final = Verb("hotel", CITY_TILE, "place a token on a hotel")


class Hotel(Landmark):
    def with_turn_moves(self, state: InfiniteCity, moves: vec[i64]) -> vec[i64]:
        """A hotel may be taken if it is face up, unprotected, and without a token of the player (IC-31)."""
        landmarks = state.landmarks
        # Hotels are the first of the landmarks.
        if not len(landmarks) or landmarks[0] >> LANDMARK_SHIFT != HOTEL:
            return moves
        own = seat_tokens(state.turn)
        cells = state.cells
        tiles = state.tiles
        for landmark in landmarks:
            if landmark >> LANDMARK_SHIFT != HOTEL:
                break
            cell = landmark & CELL_MASK
            if not tiles[find(cells, cell)] & (PROTECTED | own):
                moves = append(moves, pack(_HOTEL.code, 0, cell))
        return moves

    def take_turn(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        if log is not None:
            log.emit(HotelTaken(seat=int(state.turn), at=cell_name(cell)))
        add_token(state, find(state.cells, cell), state.turn, log)

    def turn_refusal(self, state: InfiniteCity, cell: i64) -> IllegalMove:
        index = find(state.cells, cell)
        if index < 0 or not state.tiles[index] & FACE_UP or landmark_of(state.tiles[index]) != HOTEL:
            return IllegalMove("IC-11", at=cell_name(cell))
        if token_count(state.tiles[index], state.turn):
            return IllegalMove(self.rule, at=cell_name(cell))
        return protection_refusal(state, cell, "IC-31")


TILE: Final = Hotel("hotel", "IC-H8", landmark=HOTEL, turn_verb=_HOTEL)
