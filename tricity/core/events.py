"""Game events: what a move caused, and who may know it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class GameEvent:
    """Something that a move caused. `facts` are public; `secret` is for the seats in `to` only.

    `reveals`: somebody learned something hidden by it (a drawn card, a tile turned up), so that its move is not to be
    undone without asking.
    """

    kind: str
    facts: Mapping[str, Any]
    secret: Mapping[str, Any] = field(default_factory=dict)
    to: tuple[int, ...] = ()
    reveals: bool = False

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The facts that a seat (None: a spectator) may know."""
        return {**self.facts, **self.secret} if seat is not None and seat in self.to else dict(self.facts)


class EventLog:
    """Collects the events of one move. Search passes none, and then no events are made."""

    def __init__(self) -> None:
        self.events: list[GameEvent] = []

    def emit(self, kind: str, facts: Mapping[str, Any], *, reveals: bool = False) -> None:
        """Add an event that everybody may know."""
        self.events.append(GameEvent(kind, facts, reveals=reveals))

    def emit_secret(
        self,
        kind: str,
        facts: Mapping[str, Any],
        secret: Mapping[str, Any],
        to: tuple[int, ...],
        *,
        reveals: bool = False,
    ) -> None:
        """Add an event whose `secret` is for the seats `to` only."""
        self.events.append(GameEvent(kind, facts, secret, to, reveals))
