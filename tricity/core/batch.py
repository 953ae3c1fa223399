# mypyc: compile
"""Many games of one kind that are stepped together, with observations and legal actions in shared buffers for learning
programs.

The buffers are vecs that are written in place and never replaced, except where `legal_actions` outgrows its buffer. A
reader may keep a view of their memory: see `tricity.adapters.batch`.
"""

from typing import Final

from tricity.core.encoding import Encoding, Row
from tricity.core.game import Game
from tricity.core.native import extend, i16, i64, u8, vec
from tricity.core.state import State

_INITIAL_CAPACITY: Final[i64] = 64
"""How many legal actions per game fit at first, on average."""

GOES_ON: Final[u8] = 0
"""Also the result of a game that was already over."""
ENDED: Final[u8] = 1
ILLEGAL: Final[u8] = 2


class GameBatch:
    """States and buffers. Rows are in the order of the games."""

    def __init__(
        self, game: Game, encoding: Encoding, states: list[State], has_masks: bool, has_final_observations: bool
    ) -> None:
        self.game = game
        self.encoding = encoding
        self.states = vec[State](states)
        self.games: i64 = len(states)
        self.seats = vec[i64]([i64(-1)] * self.games)
        """The seat to act in each game, the lowest where several may; -1 when the game is over."""
        self.viewers = vec[i64]([i64(0)] * self.games)
        """The seat to act, or when the game is over the seat that acted last: whose observation is written."""
        self.results = vec[u8]([u8(0)] * self.games)
        """What the last move of each game has led to: `GOES_ON`, `ENDED` or `ILLEGAL`."""
        self.observations = vec[i16](capacity=self.games * encoding.size)
        """A row per game: what its viewer may know."""
        for _ in states:
            self.observations = extend(self.observations, encoding.blank)
        self.final_observations = vec[i16]()
        """If asked for, rows for games that have ended, whose place another game takes at once."""
        if has_final_observations:
            self.final_observations = self.observations[:]
        self.legal_starts = vec[i64]([i64(0)] * (self.games + 1))
        """Where in `legal_actions` the actions of each game begin, and after the last game where they end."""
        self.legal_actions = vec[i64]([i64(0)] * (_INITIAL_CAPACITY * self.games))
        self.legal_moves = vec[vec[i64]]([vec[i64]()] * self.games)
        """For each game, the moves of its `legal_actions`."""
        self.masks = vec[u8]()
        """If asked for, a row per game: 1 for each legal action."""
        if has_masks:
            self.masks = vec[u8]([u8(0)] * (self.games * encoding.action_count))

    def deal(self, number: i64, state: State) -> None:
        """Replace a game by a new one."""
        self.states[number] = state
        self.find_seat(number)

    def find_seat(self, number: i64) -> None:
        """Note whose turn it is in a game."""
        seat = self.game.next_actor(self.states[number])
        self.seats[number] = seat
        if seat >= 0:
            self.viewers[number] = seat

    def play(self, actions: list[int]) -> None:
        """Make a move in each game that is not over. An illegal action ends its game, with the state as it was.

        Observations and legal actions stay as they were until they are written again. A list, not a vec: compiled code
        never gives up a vec that Python hands to it.
        """
        number: i64 = 0
        while number < self.games:
            self.results[number] = GOES_ON
            seat = self.seats[number]
            if seat >= 0:
                move = self.legal_move(number, actions[number])
                if move < 0:
                    self.results[number] = ILLEGAL
                    self.seats[number] = -1
                else:
                    self.game.apply(self.states[number], seat, move)
                    self.find_seat(number)
                    if self.seats[number] < 0:
                        self.results[number] = ENDED
            number += 1

    def legal_move(self, number: i64, action: i64) -> i64:
        """The move of a legal action; -1 when it is not legal."""
        legal_actions = self.legal_actions
        first = self.legal_starts[number]
        end = self.legal_starts[number + 1]
        # So that the compiler sees that every index below is in range.
        assert first >= 0
        assert end <= len(legal_actions)
        index = first
        while index < end:
            if legal_actions[index] == action:
                return self.legal_moves[number][index - first]
            index += 1
        return -1

    def write(self) -> None:
        """Write the rows and the legal actions of all games, one game after the other, so that its state is read from
        memory once.
        """
        row = Row(self.observations)
        number: i64 = 0
        while number < self.games:
            self.write_observation(number, row)
            self.write_legal(number)
            number += 1

    def write_legal(self, number: i64) -> None:
        """Write the legal actions of a game, none if it is over, after those of the game before it."""
        start = self.legal_starts[number]
        seat = self.seats[number]
        count: i64 = 0
        if seat >= 0:
            state = self.states[number]
            moves = self.game.legal(state, seat)
            count = len(moves)
            self.grow(start + count)
            self.encoding.write_actions(state, seat, moves, self.legal_actions, start)
            self.legal_moves[number] = moves
        self.legal_starts[number + 1] = start + count

    def grow(self, needed: i64) -> None:
        """Double the buffer of legal actions until it is as long as needed."""
        while needed > len(self.legal_actions):
            size: i64 = len(self.legal_actions)
            self.legal_actions = extend(self.legal_actions, vec[i64]([i64(0)] * size))

    def set_masks(self, bit: u8) -> None:
        """Set the bits of all legal actions in the masks: to 0 before other actions are written, then to 1."""
        masks = self.masks
        if not len(masks):
            return
        legal_actions = self.legal_actions
        row: i64 = 0
        index: i64 = 0
        number: i64 = 0
        while number < self.games:
            end = self.legal_starts[number + 1]
            while index < end:
                masks[row + legal_actions[index]] = bit
                index += 1
            row += self.encoding.action_count
            number += 1

    def write_final_observation(self, number: i64) -> None:
        """Write what its viewer may know of a game that has ended."""
        self.write_observation(number, Row(self.final_observations))

    def write_observation(self, number: i64, row: Row) -> None:
        """Write what its viewer may know of a game to the game's place among the rows, over what was there."""
        row.at = number * self.encoding.size
        self.encoding.clear(row.numbers, row.at)
        self.encoding.write(self.states[number], self.viewers[number], row)
