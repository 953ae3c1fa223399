"""The HTTP and WebSocket endpoints, one file per subject."""

from collections.abc import Sequence

from litestar.types import ControllerRouterHandler

from tricity.server.api import actions, games, health, lists, me, new_table, replays, seats, socket, table_state

ENDPOINTS: Sequence[ControllerRouterHandler] = (
    *games.ENDPOINTS,
    *me.ENDPOINTS,
    *lists.ENDPOINTS,
    *new_table.ENDPOINTS,
    *seats.ENDPOINTS,
    *actions.ENDPOINTS,
    *table_state.ENDPOINTS,
    *replays.ENDPOINTS,
    *socket.ENDPOINTS,
    *health.ENDPOINTS,
)
