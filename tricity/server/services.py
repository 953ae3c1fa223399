"""What the endpoints work with, and who is asking."""

from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

from tricity.server.identity import Identity
from tricity.server.metrics import Metrics
from tricity.server.minding import Minder
from tricity.server.problems import NotKnown, TooMany
from tricity.server.rates import HOUSE, Rate
from tricity.server.rooms import Rooms
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
    rooms: Rooms
    minder: Minder
    people_rate: Rate
    tables_rate: Rate
    talk_rate: Rate


def services(connection: _AnyConnection) -> Services:
    found: Services = connection.app.state.services
    return found


def somebody(connection: _AnyConnection) -> str:
    """Who asks; nobody ("") without a valid cookie."""
    found: str = connection.scope.get(PERSON, "")  # type: ignore[assignment]
    return found


def person(connection: _AnyConnection) -> str:
    """Who asks; raises `NotKnown`."""
    found = somebody(connection)
    if not found:
        raise NotKnown("not-known")
    return found


def take(rate: Rate, connection: _AnyConnection) -> None:
    """Raises `TooMany` when this person, or their address, has asked for too much."""
    if not somebody(connection):
        take_here(rate, connection)
        return
    _wait(max(rate.wait(somebody(connection)), rate.wait(address(connection), 1 / HOUSE)))


def take_here(rate: Rate, connection: _AnyConnection) -> None:
    """By the address alone: for what makes new people."""
    _wait(rate.wait(address(connection)))


def _wait(seconds: float) -> None:
    if seconds > 0:
        raise TooMany(seconds)


def address(connection: _AnyConnection) -> str:
    found: str = connection.scope.get(ADDRESS, "")  # type: ignore[assignment]
    return found
