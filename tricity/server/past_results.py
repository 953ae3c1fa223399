"""Writes the results of games that finished before results were stored, once per database."""

import asyncio
from typing import Final

from tricity.table.errors import UnreadableLog
from tricity.table.storage import results
from tricity.table.storage.store import Store

_AT_ONCE: Final = 50
_PAUSE: Final = 0.02
"""Seconds to pause after each table: people who are playing come first."""
_FOREVER: Final = 1 << 30


async def complete_results(store: Store) -> None:
    """Run until all are written, then wait to be cancelled."""
    last = ""
    while not await store.read(results.is_complete):
        names = await store.read(results.tables_without, last, _AT_ONCE)
        for last in names:
            try:
                result = await store.read(results.read_result, last)
            except UnreadableLog:
                # That table is closed; the others still get their results.
                continue
            if result is not None:
                await store.run(results.write, last, result)
            await asyncio.sleep(_PAUSE)
        if not names:
            await store.run(results.mark_complete)
    await asyncio.sleep(_FOREVER)
