"""Server processes that share a database tell each other who is at the tables: see `presence`."""

from collections.abc import Callable

from tricity.server.live_table import LiveTable
from tricity.server.outbox import Outbox
from tricity.server.presence import RemotePresence
from tricity.server.table_memory import TableMemory


class PresenceExchange:
    """`on_arrival` is called with a table at which somebody may have arrived, here or at another process."""

    def __init__(
        self, process: str, memory: TableMemory, outbox: Outbox, on_arrival: Callable[[LiveTable], None]
    ) -> None:
        self._process = process
        self._memory = memory
        self._outbox = outbox
        self._on_arrival = on_arrival

    def on_change(self, name: str) -> None:
        """Somebody came to that table or left it, at this process."""
        live = self._memory.find(name)
        if live is not None:
            live.notify()
            self._on_arrival(live)
            self._publish(live, wants_reply=bool(live.presence))

    def on_remote(self, name: str, report: RemotePresence) -> None:
        """What another process reports."""
        live = self._memory.find(name)
        if live is None or report.process == self._process:
            return
        live.presence.on_remote(report)
        live.notify()
        self._on_arrival(live)
        if report.wants_reply and live.presence:
            self._publish(live, wants_reply=False)

    def publish_all(self, *, wants_reply: bool) -> None:
        """Report to the other processes who is here, at all tables, and forget reports that have expired."""
        for live in self._memory:
            if live.presence:
                self._publish(live, wants_reply=wants_reply)
            live.notify()

    def publish_absence(self) -> None:
        """This process shuts down: nobody is here any more."""
        for live in self._memory:
            if live.presence:
                self._outbox.presence_changed(live.name, RemotePresence(self._process, 0, 0, False))

    def _publish(self, live: LiveTable, *, wants_reply: bool) -> None:
        if live.table is not None:
            self._outbox.presence_changed(live.name, live.presence.report(live.table, wants_reply=wants_reply))
        else:
            # An entry is being written just now.
            live.presence.announce_soon()
