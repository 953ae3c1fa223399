# mypyc: compile
"""Fields of a state, declared once: their type and size, where the state keeps them, and who may know them.

The structure of a game's positions (a `msgspec.Struct`) is the declaration. An annotation from `field_kinds` marks each
field that the state keeps as it is:

    class Seat(msgspec.Struct):
        hand: Annotated[list[Card], Cards(KIND_NAMES, known=OWN)]

    class Position(msgspec.Struct):
        turn: Annotated[int, Meta(ge=0, le=3), SeatNumber()]
        deck: Annotated[list[Card], Deck(KIND_NAMES)]
        seats: list[Seat]

`StateFields` reads positions, views and observations from a state by it, and writes positions into a state. msgspec
makes the JSON Schema and checks shapes and ranges by the same structure. Fields without an annotation are up to the
game. The state keeps a field of the seats in one `vec[i64]`, seat after seat, or several of them in one vec: each says
which of a seat's numbers it is (`SeatWord`). Here a state is `Any`, because its attributes are looked up by name.
"""

from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_type_hints

import msgspec

from tricity.core.encoding import Field, Row
from tricity.core.errors import BadPosition
from tricity.core.field_kinds import SeatNumber, Stored, players_of
from tricity.core.native import i64


class SeatWord:
    """The place of a field of the seats in a vec that keeps several of them: its index among each seat's numbers."""

    def __init__(self, attribute: str, number: i64, words: i64) -> None:
        self.attribute = attribute
        self.number = number
        self.words = words
        """How many numbers each seat has."""

    def index(self, seat: i64) -> i64:
        return self.words * seat + self.number


class StateField:
    """A declared field: its name in positions, whether every seat has one, its bounds, and how it is stored."""

    def __init__(self, name: str, per_seat: bool, hint: Any, stored: Stored) -> None:
        self.name = name
        self.per_seat = per_seat
        self.stored = stored
        self.attribute = stored.attribute or name
        self.place = next((part for part in hint.__metadata__ if isinstance(part, SeatWord)), None)
        bounds = [part for part in hint.__metadata__ if isinstance(part, msgspec.Meta)]
        self.most: int = int(bounds[0].le or 0) if bounds else 0

    def raw(self, state: Any, seat: int) -> Any:
        if self.place is not None:
            return getattr(state, self.place.attribute)[self.place.index(seat)]
        held = getattr(state, self.attribute)
        width = self.stored.width
        if not self.per_seat:
            return held
        return held[seat] if width == 1 else held[seat * width : (seat + 1) * width]

    def keep(self, state: Any, seat: int, raw: Any) -> None:
        """Store what `Stored.from_json` made."""
        width = self.stored.width
        if self.place is not None:
            getattr(state, self.place.attribute)[self.place.index(seat)] = raw
        elif not self.per_seat:
            setattr(state, self.attribute, raw)
        elif width == 1:
            getattr(state, self.attribute)[seat] = raw
        else:
            for place in range(width):
                getattr(state, self.attribute)[seat * width + place] = raw[place]

    def observed(self, players: int) -> Field:
        shape = self.stored.shape(players)
        meaning = self.stored.meaning()
        return Field(
            self.name,
            (players, *shape) if self.per_seat else shape,
            self.stored.high(self.most),
            f"by seat: {meaning}" if self.per_seat else meaning,
        )


class StateFields:
    """The declared fields of a structure and of the elements of its field `seats`."""

    def __init__(self, structure: type) -> None:
        hints = get_type_hints(structure, include_extras=True)
        self.names = list(hints)
        self.table = list(_declared(hints, False))
        self.seat = list(_declared(get_type_hints(get_args(hints["seats"])[0], include_extras=True), True))

    def ordered(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The values in the order of the declaration."""
        return {name: values[name] for name in self.names if name in values}

    def read(self, state: Any) -> dict[str, Any]:
        """The declared fields as positions write them."""
        values: dict[str, Any] = {field.name: field.stored.to_json(state, field.raw(state, 0)) for field in self.table}
        values["seats"] = [
            {field.name: field.stored.to_json(state, field.raw(state, seat)) for field in self.seat}
            for seat in range(int(players_of(state)))
        ]
        return values

    def write(self, state: Any, position: Any) -> None:
        """Keep the declared fields of a position, or of any object with those attributes, in a state."""
        for field in self.table:
            field.keep(state, 0, field.stored.from_json(getattr(position, field.name)))
        for seat, owner in enumerate(position.seats):
            for field in self.seat:
                field.keep(state, seat, field.stored.from_json(getattr(owner, field.name)))

    def seen(self, state: Any, viewer: int | None) -> dict[str, Any]:
        """The declared fields as a seat (None: a spectator) may know them."""
        values: dict[str, Any] = {
            field.name: field.stored.as_seen(state, field.raw(state, 0), False) for field in self.table
        }
        values["seats"] = [
            {field.name: field.stored.as_seen(state, field.raw(state, seat), seat == viewer) for field in self.seat}
            for seat in range(int(players_of(state)))
        ]
        return values

    def observed(self, players: int) -> list[Field]:
        """The fields of an observation: those of the table, then those of the seats."""
        return [field.observed(players) for field in (*self.table, *self.seat)]

    def encode(self, state: Any, viewer: i64, row: Row) -> None:
        """Write an observation, field by field in the order of `observed`."""
        players = int(players_of(state))
        for field in self.table:
            field.stored.encode(state, field.raw(state, 0), viewer, False, row)
        for field in self.seat:
            for step in range(players):
                seat = (int(viewer) + step) % players
                field.stored.encode(state, field.raw(state, seat), viewer, step == 0, row)

    def check_seats(self, position: Any) -> None:
        """Raises `BadPosition` unless there is one element of `seats` per player and every seat number exists."""
        players: int = position.players
        if len(position.seats) != players:
            raise BadPosition("bad-position-seats", place="$.seats", players=players)
        for field in self.table:
            if isinstance(field.stored, SeatNumber) and getattr(position, field.name) >= players:
                raise BadPosition("bad-position-seats", place=f"$.{field.name}", players=players)


def _declared(hints: Mapping[str, Any], per_seat: bool) -> Iterator[StateField]:
    for name, hint in hints.items():
        for part in getattr(hint, "__metadata__", ()):
            if isinstance(part, Stored):
                yield StateField(name, per_seat, hint, part)
