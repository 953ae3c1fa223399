# mypyc: compile
"""The kinds of declared fields: how a state keeps them, and what positions, views and observations have of them.

`core.fields` says how a game declares its fields with them.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from tricity.core.encoding import Row
from tricity.core.native import i64, vec
from tricity.core.notation import cell_name
from tricity.core.packed_counts import PackedCounts, total
from tricity.core.seats import rotated_seats, seat_distance

PUBLIC: Final = "public"
"""Everybody may know it."""
OWN: Final = "own"
"""The seat that it belongs to may know it; the others know how many cards it has."""
HIDDEN: Final = "hidden"
"""Nobody may know it; everybody knows how many cards it has."""


def players_of(state: Any) -> i64:
    """The number of players. `State` does not declare the attribute: in each game's own class it is faster to read."""
    players: i64 = state.players
    return players


class Stored(ABC):
    """How a state keeps one field. `raw` is what the state's attribute holds or, for a field of the seats, the number
    of one seat in it.
    """

    def __init__(self, attribute: str = "", known: str = PUBLIC) -> None:
        self.attribute = attribute
        """The state's attribute; empty: it has the field's name."""
        self.known = known
        self.width = 1
        """How many numbers of the state's vec each seat has."""

    @abstractmethod
    def to_json(self, state: Any, raw: Any) -> Any:
        """The field as positions write it."""

    @abstractmethod
    def from_json(self, value: Any) -> Any:
        """What the state keeps of a value that positions write."""

    def as_seen(self, state: Any, raw: Any, own: bool) -> Any:
        """The field as a viewer may know it; `own`: whether it belongs to the viewer's seat."""
        assert self.known == PUBLIC, "only cards can be hidden"
        return self.to_json(state, raw)

    @abstractmethod
    def shape(self, players: int) -> tuple[int, ...]:
        """The shape of its part of an observation."""

    @abstractmethod
    def meaning(self) -> str:
        """What those numbers stand for."""

    def high(self, most: int) -> int:
        """The largest of those numbers; `most` is the bound of the declaration."""
        return 1

    @abstractmethod
    def encode(self, state: Any, raw: Any, seat: i64, own: bool, row: Row) -> None:
        """Write what a viewer, who sits at `seat`, may know."""


class Number(Stored):
    """A whole number."""

    def to_json(self, state: Any, raw: Any) -> Any:
        return int(raw)

    def from_json(self, value: Any) -> Any:
        return value

    def shape(self, players: int) -> tuple[int, ...]:
        return (1,)

    def meaning(self) -> str:
        return "a number"

    def high(self, most: int) -> int:
        return most

    def encode(self, state: Any, raw: Any, seat: i64, own: bool, row: Row) -> None:
        row.put(raw)


class SeatNumber(Number):
    """The number of a seat; as an observation one-hot, from the viewer on."""

    def shape(self, players: int) -> tuple[int, ...]:
        return (players,)

    def meaning(self) -> str:
        return "a seat, counted from the viewer's"

    def high(self, most: int) -> int:
        return 1

    def encode(self, state: Any, raw: Any, seat: i64, own: bool, row: Row) -> None:
        row.one_hot(seat_distance(raw, seat, players_of(state)), players_of(state))


class SeatSet(Stored):
    """Several seats, kept as a bit mask."""

    def to_json(self, state: Any, raw: Any) -> Any:
        return [seat for seat in range(int(players_of(state))) if raw >> seat & 1]

    def from_json(self, value: Any) -> Any:
        return sum({1 << seat for seat in value})

    def shape(self, players: int) -> tuple[int, ...]:
        return (players,)

    def meaning(self) -> str:
        return "seats, counted from the viewer's"

    def encode(self, state: Any, raw: Any, seat: i64, own: bool, row: Row) -> None:
        row.bits(rotated_seats(raw, seat, players_of(state)), players_of(state))


class Name(Stored):
    """One of a list of names, kept as its index."""

    def __init__(self, names: Sequence[str], attribute: str = "") -> None:
        super().__init__(attribute)
        self.names = tuple(names)

    def to_json(self, state: Any, raw: Any) -> Any:
        return self.names[raw]

    def from_json(self, value: Any) -> Any:
        return self.names.index(value)

    def shape(self, players: int) -> tuple[int, ...]:
        return (len(self.names),)

    def meaning(self) -> str:
        return f"one of {', '.join(self.names)}"

    def encode(self, state: Any, raw: Any, seat: i64, own: bool, row: Row) -> None:
        row.one_hot(raw, i64(len(self.names)))


class Counts(Stored):
    """Numbers by name, at most 255 of each, kept as packed counts of eight bits.

    `among`: the names that positions have; the others are always 0.
    """

    def __init__(self, names: Sequence[str], attribute: str = "", among: Sequence[str] = ()) -> None:
        super().__init__(attribute)
        self.names = tuple(names)
        self.among = tuple(among) or self.names
        self.layout = PackedCounts(names, 8)

    def to_json(self, state: Any, raw: Any) -> Any:
        counts = self.layout.counts(raw)
        return {name: counts.get(name, 0) for name in self.names if name in self.among}

    def from_json(self, value: Any) -> Any:
        counts: Mapping[str, int] = msgspec.to_builtins(value)
        return self.layout.pack(counts)

    def shape(self, players: int) -> tuple[int, ...]:
        return (len(self.among),)

    def meaning(self) -> str:
        return ", ".join(self.among)

    def high(self, most: int) -> int:
        return 255

    def encode(self, state: Any, raw: Any, seat: i64, own: bool, row: Row) -> None:
        counts = self.layout.counts(raw)
        for name in self.names:
            if name in self.among:
                row.put(i64(counts.get(name, 0)))


class Cards(Stored):
    """Cards whose order does not matter, kept as packed counts by kind: at most 15 kinds, and 15 cards of each."""

    def __init__(self, names: Sequence[str], attribute: str = "", known: str = PUBLIC) -> None:
        super().__init__(attribute, known)
        self.names = tuple(names)
        self.layout = PackedCounts(names)

    def to_json(self, state: Any, raw: Any) -> Any:
        return self.layout.names(raw)

    def from_json(self, value: Any) -> Any:
        return self.layout.pack_names(value)

    def as_seen(self, state: Any, raw: Any, own: bool) -> Any:
        if self.known == PUBLIC:
            return self.to_json(state, raw)
        if own and self.known == OWN:
            return {"known": self.to_json(state, raw), "unknown": 0}
        return {"known": [], "unknown": int(total(raw))}

    def shape(self, players: int) -> tuple[int, ...]:
        return (len(self.names) + (self.known != PUBLIC),)

    def meaning(self) -> str:
        return ", ".join([*self.names, *(["not known"] if self.known != PUBLIC else [])])

    def high(self, most: int) -> int:
        return 255

    def encode(self, state: Any, raw: Any, seat: i64, own: bool, row: Row) -> None:
        kinds = i64(len(self.names))
        if self.known == PUBLIC:
            row.packed(raw, kinds, 4)
        elif own and self.known == OWN:
            row.packed(raw, kinds, 4)
            row.skip(1)
        else:
            row.skip(kinds)
            row.put(total(raw))


class Deck(Stored):
    """Cards face down in an order, kept as a vec of kinds. `top`: the attribute that counts the cards drawn already."""

    def __init__(self, names: Sequence[str], attribute: str = "", top: str = "") -> None:
        super().__init__(attribute, HIDDEN)
        self.names = tuple(names)
        self.top = top

    def size(self, state: Any, raw: Any) -> int:
        """How many cards it still has."""
        drawn: int = getattr(state, self.top) if self.top else 0
        return len(raw) - drawn

    def to_json(self, state: Any, raw: Any) -> Any:
        return [self.names[card] for card in list(raw)[len(raw) - self.size(state, raw) :]]

    def from_json(self, value: Any) -> Any:
        return vec[i64]([i64(self.names.index(name)) for name in value])

    def as_seen(self, state: Any, raw: Any, own: bool) -> Any:
        return self.size(state, raw)

    def shape(self, players: int) -> tuple[int, ...]:
        return (1,)

    def meaning(self) -> str:
        return "cards left"

    def high(self, most: int) -> int:
        return 255

    def encode(self, state: Any, raw: Any, seat: i64, own: bool, row: Row) -> None:
        row.put(self.size(state, raw))


class Grid(Stored):
    """The cells `a1` to the lower right corner, each empty or with one of the names.

    Kept as a number per cell: 0 for an empty one, else the index of the name plus 1.
    """

    def __init__(self, names: Sequence[str], columns: int, rows: int, attribute: str = "") -> None:
        super().__init__(attribute)
        self.names = tuple(names)
        self.cells = [cell_name(column, row) for row in range(rows) for column in range(columns)]
        self.width = columns * rows

    def to_json(self, state: Any, raw: Any) -> Any:
        return {cell: self.names[kind - 1] for cell, kind in zip(self.cells, raw, strict=True) if kind}

    def from_json(self, value: Any) -> Any:
        return vec[i64]([i64(self.names.index(value[cell]) + 1 if cell in value else 0) for cell in self.cells])

    def shape(self, players: int) -> tuple[int, ...]:
        return (len(self.cells), len(self.names))

    def meaning(self) -> str:
        return f"cells, row by row from a1: {', '.join(self.names)}"

    def encode(self, state: Any, raw: Any, seat: i64, own: bool, row: Row) -> None:
        for kind in raw:
            row.one_hot(kind - 1, i64(len(self.names)))
