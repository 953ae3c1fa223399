# mypyc: compile
"""A game in numbers, for programs that learn: a fixed list of actions, and what a seat may know as a row of small ints.

Seats are told as the viewer sees them: itself first, then the others as they sit around the table.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from tricity.core.bits import shifted
from tricity.core.state import State


@dataclass(frozen=True)
class Field:
    """Numbers of an observation that belong together, in the order of its shape (the last index runs fastest)."""

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str
    low: int = 0

    @property
    def size(self) -> int:
        return product(self.shape)


@dataclass(frozen=True)
class ActionRange:
    """Actions that belong together, in the order of its shape (the last index runs fastest)."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return product(self.shape)


def product(shape: tuple[int, ...]) -> int:
    """How many numbers a shape holds."""
    size = 1
    for length in shape:
        size *= length
    return size


class Encoding(ABC):
    """The numbers of one game with one number of players and one choice of options."""

    def __init__(
        self, actions: tuple[ActionRange, ...], fields: tuple[Field, ...], longest: int, points: tuple[int, int]
    ) -> None:
        self.actions = actions
        self.fields = fields
        self.longest = longest
        """More decisions than a game has; where the rules set no end, more than any that was played."""
        self.points = points
        """Bounds of the final points of a seat."""
        self.action_count: i64 = i64(sum([it.size for it in actions]))
        self.size: i64 = i64(sum([it.size for it in fields]))
        self._no_actions = vec[u8]([u8(0)] * int(self.action_count))
        self._nothing = vec[i16]([i16(0)] * int(self.size))

    @abstractmethod
    def action(self, state: State, seat: i64, move: i64) -> i64:
        """The action that is this legal move; no two legal moves are the same action.

        It tells no more than everybody learns when the move is made.
        """

    @abstractmethod
    def write(self, state: State, seat: i64, row: "Row") -> None:
        """What the seat may know, field by field."""

    def observe(self, state: State, seat: i64) -> vec[i16]:
        """What the seat may know: `size` numbers."""
        row = Row(self._nothing[:])
        self.write(state, seat, row)
        assert row.at == self.size
        return row.numbers

    def mask(self, state: State, seat: i64, moves: vec[i64]) -> vec[u8]:
        """For each action whether it is one of these legal moves."""
        mask = self._no_actions[:]
        for move in moves:
            mask[self.action(state, seat, move)] = 1
        return mask

    def actions_of(self, state: State, seat: i64, moves: vec[i64]) -> list[int]:
        """The actions of these legal moves, sorted."""
        return sorted([int(self.action(state, seat, move)) for move in moves])

    def move(self, state: State, seat: i64, moves: vec[i64], action: i64) -> i64:
        """Which of these legal moves the action is; -1 when it is none of them."""
        for move in moves:
            if self.action(state, seat, move) == action:
                return move
        return -1

    def name_of(self, action: int) -> str:
        """An action by its range and its place in it.

        For an action that is no legal move now; a legal one has its move's words.
        """
        for it in self.actions:
            if action < it.size:
                return f"{it.name}[{action}]"
            action -= it.size
        raise IndexError(action)


class Row:
    """An observation that is being written, from its first number to its last. It begins as zeros."""

    def __init__(self, numbers: vec[i16]) -> None:
        self.numbers = numbers
        self.at: i64 = 0

    def put(self, number: i64) -> None:
        self.numbers[self.at] = i16(number)
        self.at += 1

    def one_hot(self, place: i64, size: i64) -> None:
        """A one at this place; none when it is negative."""
        if place >= 0:
            self.numbers[self.at + place] = 1
        self.at += size

    def bits(self, mask: i64, size: i64) -> None:
        place: i64 = 0
        while place < size:
            self.numbers[self.at + place] = i16((mask >> place) & 1)
            place += 1
        self.at += size

    def packed(self, counts: i64, kinds: i64, width: i64) -> None:
        """Counts packed so many bits to a kind."""
        last = shifted(1, width) - 1
        kind: i64 = 0
        while kind < kinds:
            self.numbers[self.at + kind] = i16((counts >> (width * kind)) & last)
            kind += 1
        self.at += kinds

    def ones(self, numbers: i64) -> None:
        while numbers > 0:
            self.numbers[self.at] = 1
            self.at += 1
            numbers -= 1

    def skip(self, numbers: i64) -> None:
        """Leave zeros."""
        self.at += numbers


def turned(mask: i64, seat: i64, players: i64) -> i64:
    """A mask of seats as this seat sees it: itself first."""
    return ((mask >> seat) | (mask << (players - seat))) & ((1 << players) - 1)


def away(other: i64, seat: i64, players: i64) -> i64:
    """How many places another seat sits after this one."""
    return (other - seat + players) % players
