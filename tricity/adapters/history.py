"""What a seat has been told since the deal, as lines of text: the memory of an information state."""

import json

from tricity.core.events import GameEvent


class Told:
    """An event and its text for each who was told of it, made when first asked for. Shared between copies."""

    __slots__ = ("_texts", "event")

    def __init__(self, event: GameEvent) -> None:
        self.event = event
        self._texts: dict[int, str] = {}

    def text(self, seat: int) -> str:
        if seat not in self._texts:
            seen = json.dumps(self.event.seen_by(seat), ensure_ascii=False, separators=(",", ":"))
            self._texts[seat] = f"{self.event.kind} {seen}"
        return self._texts[seat]

    def as_seen_by(self, seat: int) -> "Told":
        """The same as that seat was told it, for everybody."""
        if not self.event.to:
            return self
        return Told(GameEvent(self.event.kind, self.event.seen_by(seat), reveals=self.event.reveals))

    def __reduce__(self) -> tuple[type["Told"], tuple[GameEvent]]:
        return Told, (self.event,)
