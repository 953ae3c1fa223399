"""Seats at which a bot is to move: tables announce them, unless nobody watches; `bot_players` thinks about them."""

import asyncio
from typing import NamedTuple

from tricity.server.live_table import LiveTable
from tricity.server.table_memory import TableMemory
from tricity.table.commands.moves import bots_to_move
from tricity.table.commands.timeouts import due_at
from tricity.table.principal import PersonId
from tricity.table.storage import lists
from tricity.table.storage.store import Store
from tricity.table.table import Table


class BotTurn(NamedTuple):
    """A seat at which a bot is to move, and the person whose share of thinking time it uses: the table's host."""

    table: str
    seat: int
    person: PersonId


class BotTurns:
    def __init__(self, queue: "asyncio.Queue[BotTurn]", store: Store, memory: TableMemory) -> None:
        self._queue = queue
        self._store = store
        self._memory = memory

    def announce(self, table: Table) -> None:
        for seat in bots_to_move(table):
            self._queue.put_nowait(BotTurn(table.name, seat, table.host))

    def is_watched(self, name: str) -> bool:
        """Whether somebody has the table open, here or at another process, or has just read it."""
        live = self._memory.find(name)
        return live is not None and live.is_watched

    async def pause(self, table: Table) -> bool:
        """Nobody watches: its bots move again when somebody looks. The caller holds the table's lock.

        Returns whether they pause: False if somebody has come in the meantime.
        """
        live = self._memory.get(table.name)
        live.bots_paused = True
        await self._store.run(lists.set_due, table.name, table.number, due_at(table, with_bots=False))
        return live.bots_paused

    def resume(self, live: LiveTable) -> None:
        """Somebody may be looking now."""
        if live.bots_paused and live.table is not None and live.is_watched:
            live.bots_paused = False
            self.announce(live.table)
