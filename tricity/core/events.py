"""Game events: what a move caused, and who may know it.

Each game declares its kinds of events in its module `events`, one subclass of `EventData` per kind. An event becomes a
sentence at the edge only: by the message of its kind, with its facts.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, TypeVar, get_args

import msgspec

from tricity.core.frozen import Frozen

T = TypeVar("T")

_SECRET = msgspec.Meta(extra={"secret": True})
Secret = Annotated[T, _SECRET]
"""The type of a fact that only the seats that an event is addressed to may know."""


class EventData(msgspec.Struct, tag_field="kind"):
    """The facts of one kind of event, with its kind as the tag: `class Built(EventData, tag="cc-built")`."""


class SeatEvent(EventData):
    """The base of the kinds that tell what a seat did or got."""

    seat: int


class GameEvent(Frozen):
    """Something that a move caused. `facts` are public; `secret` is for the seats in `to` only.

    `reveals`: somebody learned something hidden by it (a drawn card, a tile turned up), so that its move is not to be
    undone without asking.
    """

    kind: str
    facts: Mapping[str, Any]
    secret: Mapping[str, Any] = {}
    to: tuple[int, ...] = ()
    reveals: bool = False

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The facts that a seat (None: a spectator) may know."""
        return {**self.facts, **self.secret} if self.is_addressed_to(seat) else dict(self.facts)

    def is_addressed_to(self, seat: int | None) -> bool:
        """Whether the seat may know the secret facts, too."""
        return seat is not None and seat in self.to


class EventLog:
    """Collects the events of one move. Search passes none, and then no events are made."""

    def __init__(self) -> None:
        self.events: list[GameEvent] = []

    def emit(self, data: EventData, *, to: tuple[int, ...] = (), reveals: bool = False) -> None:
        """Add an event. Everybody may know its facts, except those declared `Secret`, which are for the seats `to`."""
        kind, public, secret = event_fields(type(data))
        facts = {name: getattr(data, name) for name in public}
        self.events.append(GameEvent(kind, facts, {name: getattr(data, name) for name in secret}, to, reveals))


@cache
def event_fields(data: type[EventData]) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """The kind of an event, and the names of its public and of its secret facts."""
    names: tuple[list[str], list[str]] = ([], [])
    for fact in msgspec.structs.fields(data):
        names[_SECRET in get_args(fact.type)].append(fact.name)
    return str(data.__struct_config__.tag), tuple(names[0]), tuple(names[1])
