"""The past of an information state: the events since the deal, as each seat may know them."""

import json

from tricity.core.events import GameEvent


class HistoryEntry:
    """An event and its text for each seat, made on first use. Immutable, so that copies of a state share it."""

    __slots__ = ("_texts", "event")

    def __init__(self, event: GameEvent) -> None:
        self.event = event
        self._texts: dict[int, str] = {}

    def text(self, seat: int) -> str:
        """The event as that seat may know it, on one line."""
        if seat not in self._texts:
            facts = json.dumps(self.event.seen_by(seat), ensure_ascii=False, separators=(",", ":"))
            self._texts[seat] = f"{self.event.kind} {facts}"
        return self._texts[seat]

    def restricted_to(self, seat: int) -> "HistoryEntry":
        """The same event with no more in it, for anybody, than that seat may know."""
        if not self.event.to:
            return self
        return HistoryEntry(GameEvent(self.event.kind, self.event.seen_by(seat), reveals=self.event.reveals))

    def __reduce__(self) -> tuple[type["HistoryEntry"], tuple[GameEvent]]:
        return HistoryEntry, (self.event,)
