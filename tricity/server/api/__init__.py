"""The HTTP and WebSocket endpoints, one file per subject."""

from collections.abc import Sequence

from litestar.types import ControllerRouterHandler

from tricity.server.api import (
    actions,
    emails,
    friends,
    games,
    guides,
    health,
    home,
    lessons,
    lists,
    me,
    network,
    new_table,
    notices,
    passkeys,
    plans,
    profiles,
    replays,
    reports,
    reviews,
    seats,
    socket,
    table_state,
    vacations,
)

ENDPOINTS: Sequence[ControllerRouterHandler] = (
    *games.ENDPOINTS,
    *guides.ENDPOINTS,
    *lessons.ENDPOINTS,
    *me.ENDPOINTS,
    *passkeys.ENDPOINTS,
    *emails.ENDPOINTS,
    *profiles.ENDPOINTS,
    *friends.ENDPOINTS,
    *lists.ENDPOINTS,
    *home.ENDPOINTS,
    *new_table.ENDPOINTS,
    *seats.ENDPOINTS,
    *actions.ENDPOINTS,
    *table_state.ENDPOINTS,
    *plans.ENDPOINTS,
    *replays.ENDPOINTS,
    *reports.ENDPOINTS,
    *reviews.ENDPOINTS,
    *socket.ENDPOINTS,
    *notices.ENDPOINTS,
    *vacations.ENDPOINTS,
    *network.ENDPOINTS,
    *health.ENDPOINTS,
)
