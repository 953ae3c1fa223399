"""How late the event loop is: everything that blocks it makes everybody wait for so long."""

import asyncio
from typing import Final

from tricity.server.metrics import Metrics

_SECONDS: Final = 0.25


async def measure_lag(metrics: Metrics) -> None:
    """Sleep again and again, and note how much too late the loop comes back; until it is cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _SECONDS
        await asyncio.sleep(_SECONDS)
        metrics.loop_lag.observe(max(0.0, loop.time() - due))
