"""The tables of a server, without the server."""

import asyncio

from tricity.server.bot_turns import BotTurn
from tricity.server.live_tables import LiveTables
from tricity.server.metrics import Metrics
from tricity.server.offload import Offload
from tricity.server.outbox import Outbox
from tricity.server.server_clock import wall_clock
from tricity.server.table_loader import TableLoader
from tricity.table.clocks import Calendar
from tricity.table.storage.store import Store


def make_live_tables(
    store: Store,
    *,
    metrics: Metrics | None = None,
    bot_turns: "asyncio.Queue[BotTurn] | None" = None,
    offload: Offload | None = None,
    most_bytes: int = 1 << 28,
) -> LiveTables:
    """Those of a server that has just started. Whoever has long logs loaded closes `offload` afterwards."""
    metrics = metrics or Metrics()
    loader = TableLoader(store, Calendar(), offload or Offload(), metrics)
    outbox = Outbox(entries=False, presence=False)
    return LiveTables(store, wall_clock, metrics, outbox, bot_turns or asyncio.Queue(), loader, most_bytes=most_bytes)
