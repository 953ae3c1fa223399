"""Events of the game and moves as one viewer may know them."""

from collections.abc import Iterable
from typing import Any

from tricity.core.events import GameEvent
from tricity.core.frozen import Frozen
from tricity.core.match import PlayedMove


class EventView(Frozen, omit_defaults=True):
    """An event of the game: its kind, and the facts that the viewer may know; with `secret`, also those that others may
    not.

    The message of the event is that of its kind, and with `secret` the message's attribute of that name.
    """

    kind: str
    facts: dict[str, Any]
    secret: bool = False


class MoveView(Frozen):
    """Move number `number`, from 1; `move` is empty for viewers who may not know its text."""

    number: int
    seat: int
    move: str
    events: tuple[EventView, ...]


def event_views(events: Iterable[GameEvent], seat: int | None) -> tuple[EventView, ...]:
    """The events as a seat (None: a spectator) may know them."""
    return tuple(EventView(event.kind, event.seen_by(seat), event.is_addressed_to(seat)) for event in events)


def move_views(
    moves: Iterable[PlayedMove], seat: int | None, *, first: int = 1, all_texts: bool
) -> tuple[MoveView, ...]:
    """Moves, numbered from that number on, as a seat (None: a spectator) may know them.

    With `all_texts` the seat may know what the others chose, because the match has ended.
    """
    return tuple(
        MoveView(
            number=number,
            seat=played.seat,
            # The text of a move can contain a secret; what others may know about it is in the events of the game.
            move=str(played.move) if all_texts or played.seat == seat else "",
            events=event_views(played.events, seat),
        )
        for number, played in enumerate(moves, start=first)
    )
