"""The endpoints, a file per subject."""

from collections.abc import Sequence

from litestar.types import ControllerRouterHandler

from tricity.server.api import deeds, games, health, lists, me, opening, reading, replays, sitting, socket

ENDPOINTS: Sequence[ControllerRouterHandler] = (
    *games.ENDPOINTS,
    *me.ENDPOINTS,
    *lists.ENDPOINTS,
    *opening.ENDPOINTS,
    *sitting.ENDPOINTS,
    *deeds.ENDPOINTS,
    *reading.ENDPOINTS,
    *replays.ENDPOINTS,
    *socket.ENDPOINTS,
    *health.ENDPOINTS,
)
