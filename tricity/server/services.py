"""What the endpoints work with, and who is asking."""

from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

from tricity.server.background import BackgroundWork
from tricity.server.identity import Identity
from tricity.server.live_tables import LiveTables
from tricity.server.metrics import Metrics
from tricity.server.problems import RateLimited, Unauthenticated
from tricity.server.rate_limits import HOUSE, RateLimiter
from tricity.server.settings import Settings
from tricity.table.storage.store import Store

PERSON: Final = "tricity.person"
ADDRESS: Final = "tricity.address"

Asked = Request[Any, Any, Any]
Connected = WebSocket[Any, Any, Any]
_AnyConnection = ASGIConnection[Any, Any, Any, Any]


@dataclass(slots=True)
class Services:
    """Filled when the server starts."""

    settings: Settings
    metrics: Metrics
    identity: Identity
    store: Store
    rooms: LiveTables
    minder: BackgroundWork
    people_rate: RateLimiter
    tables_rate: RateLimiter
    talk_rate: RateLimiter


def services(connection: _AnyConnection) -> Services:
    found: Services = connection.app.state.services
    return found


def somebody(connection: _AnyConnection) -> str:
    """Who asks; nobody ("") without a valid cookie."""
    found: str = connection.scope.get(PERSON, "")  # type: ignore[assignment]
    return found


def person(connection: _AnyConnection) -> str:
    """Who asks; raises `Unauthenticated`."""
    found = somebody(connection)
    if not found:
        raise Unauthenticated("not-known")
    return found


def take(rate: RateLimiter, connection: _AnyConnection) -> None:
    """Raises `RateLimited` when this person, or their address, has asked for too much."""
    if not somebody(connection):
        take_here(rate, connection)
        return
    _wait(max(rate.wait(somebody(connection)), rate.wait(address(connection), 1 / HOUSE)))


def take_here(rate: RateLimiter, connection: _AnyConnection) -> None:
    """By the address alone: for what makes new people."""
    _wait(rate.wait(address(connection)))


def _wait(seconds: float) -> None:
    if seconds > 0:
        raise RateLimited(seconds)


def address(connection: _AnyConnection) -> str:
    found: str = connection.scope.get(ADDRESS, "")  # type: ignore[assignment]
    return found
