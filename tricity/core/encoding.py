# mypyc: compile
"""Games for learning programs: a fixed action space, and what a seat may know as a row of small ints.

Fields by seat begin with the viewer, followed by the others in turn order.
"""

from abc import abstractmethod
from dataclasses import dataclass

from tricity.core.bits import lowest_bit, shifted
from tricity.core.native import i16, i64, u8, vec
from tricity.core.state import State


@dataclass(frozen=True)
class Field:
    """A named part of an observation, an array in row-major order (the last index runs fastest)."""

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
    """A named range of actions, an array in row-major order (the last index runs fastest)."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return product(self.shape)


def product(shape: tuple[int, ...]) -> int:
    """The number of items of an array of that shape."""
    size = 1
    for length in shape:
        size *= length
    return size


class Encoding:
    """The action space and the observation of one game, for one number of players and one set of options."""

    def __init__(
        self,
        actions: tuple[ActionRange, ...],
        fields: tuple[Field, ...],
        max_decisions: int,
        score_range: tuple[int, int],
    ) -> None:
        self.actions = actions
        self.fields = fields
        self.max_decisions = max_decisions
        """An upper bound on the decisions in a game; where the rules set none, more than in any game so far.
        """
        self.score_range = score_range
        """Bounds of a seat's final points."""
        self.action_count: i64 = i64(sum([part.size for part in actions]))
        self.size: i64 = i64(sum([part.size for part in fields]))
        self._no_actions = vec[u8]([u8(0)] * int(self.action_count))
        self.blank = vec[i16]([i16(0)] * int(self.size))
        """A row before anything is written: zeros, and what an encoding knows to be the same in every observation."""

    @abstractmethod
    def action(self, state: State, seat: i64, move: i64) -> i64:
        """The number of a legal move in the action space; no two legal moves of a seat have the same number.

        It reveals nothing that the move itself does not reveal to everybody when it is made.
        """

    @abstractmethod
    def write(self, state: State, seat: i64, row: "Row") -> None:
        """Write what the seat may know into a row that is ready for it (`clear`), in the order of the fields."""

    def clear(self, numbers: vec[i16], first: i64) -> None:
        """Prepare the row that begins at an index, blank or written before, for the next observation: make it blank.

        An encoding may skip what it knows to be blank still, and what it writes over number by number.
        """
        clear_numbers(numbers, first, first + self.size)

    def observe(self, state: State, seat: i64) -> vec[i16]:
        """The observation of a seat: what it may know, as `size` numbers."""
        row = Row(self.blank[:])
        self.write(state, seat, row)
        assert row.at == self.size
        return row.numbers

    def mask(self, state: State, seat: i64, moves: vec[i64]) -> vec[u8]:
        """The action mask: for each action whether it is one of these legal moves."""
        mask = self._no_actions[:]
        for move in moves:
            mask[self.action(state, seat, move)] = 1
        return mask

    def write_actions(self, state: State, seat: i64, moves: vec[i64], actions: vec[i64], first: i64) -> None:
        """Write the actions of these legal moves, in their order, from an index on."""
        for move in moves:
            actions[first] = self.action(state, seat, move)
            first += 1

    def actions_of(self, state: State, seat: i64, moves: vec[i64]) -> list[int]:
        """The actions of these legal moves, sorted."""
        return sorted([int(self.action(state, seat, move)) for move in moves])

    def move(self, state: State, seat: i64, moves: vec[i64], action: i64) -> i64:
        """The legal move with that action number; -1 when there is none."""
        for move in moves:
            if self.action(state, seat, move) == action:
                return move
        return -1

    def name_of(self, action: int) -> str:
        """A name for any action, legal or not: its range and its index there."""
        for part in self.actions:
            if action < part.size:
                return f"{part.name}[{action}]"
            action -= part.size
        raise IndexError(action)


class Row:
    """An observation while it is written, from its first number to its last. Numbers that are skipped stay zero."""

    def __init__(self, numbers: vec[i16]) -> None:
        self.numbers = numbers
        self.at: i64 = 0

    def put(self, number: i64) -> None:
        """Write one number."""
        self.numbers[self.at] = i16(number)
        self.at += 1

    def one_hot(self, place: i64, size: i64) -> None:
        """Write `size` numbers: a one at this place and zeros; only zeros when the place is negative."""
        if place >= 0:
            self.numbers[self.at + place] = 1
        self.at += size

    def bits(self, mask: i64, size: i64) -> None:
        """Write the lowest `size` bits of a mask, from the lowest on."""
        put_bits(self.numbers, self.at, mask & (shifted(1, size) - 1))
        self.at += size

    def packed(self, counts: i64, kinds: i64, width: i64) -> None:
        """Write counts that are packed with `width` bits per kind."""
        put_packed(self.numbers, self.at, counts & (shifted(1, kinds * width) - 1), width)
        self.at += kinds

    def ones(self, numbers: i64) -> None:
        """Write that many ones."""
        row = self.numbers
        first = self.at
        end = first + numbers
        # So that the compiler sees that every index below is in range, and writes several at once.
        assert first >= 0
        assert end <= len(row)
        while first < end:
            row[first] = 1
            first += 1
        self.at = end

    def skip(self, numbers: i64) -> None:
        """Leave that many zeros."""
        self.at += numbers


# For what is written out of order, several fields side by side.


def put_bits(numbers: vec[i16], first: i64, mask: i64) -> None:
    """Write the bits of a mask, from an index on."""
    while mask:
        numbers[first + lowest_bit(mask)] = 1
        mask &= mask - 1


def put_packed(numbers: vec[i16], first: i64, counts: i64, width: i64) -> None:
    """Write counts that are packed with `width` bits per kind, from an index on."""
    last = shifted(1, width) - 1
    while counts:
        if counts & last:
            numbers[first] = i16(counts & last)
        counts >>= width
        first += 1


def clear_numbers(numbers: vec[i16], first: i64, end: i64) -> None:
    """Set the numbers from index `first` up to, but not including, index `end` to zero."""
    # So that the compiler sees that every index below is in range, and clears the memory at once.
    assert first >= 0
    assert end <= len(numbers)
    while first < end:
        numbers[first] = 0
        first += 1
