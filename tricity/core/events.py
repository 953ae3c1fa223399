"""What a move made happen, and who may know it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class GameEvent:
    """`facts` are for everybody; `secret` is known to the seats in `to` only.

    `reveals` says that somebody learned something hidden by it (a drawn card, a tile turned up), so that a table knows
    which moves cannot simply be taken back.
    """

    kind: str
    facts: Mapping[str, Any]
    secret: Mapping[str, Any] = field(default_factory=dict)
    to: tuple[int, ...] = ()
    reveals: bool = False

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The facts as that seat (None: a spectator) may know them."""
        return {**self.facts, **self.secret} if seat is not None and seat in self.to else dict(self.facts)


class EventLog:
    """Collects the events of one transition. The engine runs without one when nobody listens (search)."""

    def __init__(self) -> None:
        self.events: list[GameEvent] = []

    def emit(self, kind: str, facts: Mapping[str, Any], *, reveals: bool = False) -> None:
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
        """An event of which `secret` goes to the seats `to` only."""
        self.events.append(GameEvent(kind, facts, secret, to, reveals))
