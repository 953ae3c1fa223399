"""The services that endpoints use, and the identity of the caller."""

from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

from tricity.server.identity import Identity
from tricity.server.live_tables import LiveTables
from tricity.server.metrics import Metrics
from tricity.server.problems import RateLimited, Unauthenticated
from tricity.server.rate_limits import ADDRESS_SHARE, RateLimiter
from tricity.server.settings import Settings
from tricity.server.supervisor import Supervisor
from tricity.table.principal import PersonId, Principal
from tricity.table.storage.store import Store

PRINCIPAL: Final = "tricity.principal"
ADDRESS: Final = "tricity.address"

HttpRequest = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]
_AnyConnection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Limiters:
    """One limiter for each kind of use; the guard uses the first, the endpoints the others."""

    requests: RateLimiter | None
    """None: no limits at all."""
    identities: RateLimiter
    tables: RateLimiter
    chat: RateLimiter


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that runs while the server does; made by the composition root in `app`."""

    settings: Settings
    metrics: Metrics
    identity: Identity
    store: Store
    live_tables: LiveTables
    supervisor: Supervisor
    limiters: Limiters


def services(connection: _AnyConnection) -> Services:
    running: Services = connection.app.state.services
    return running


def principal(connection: _AnyConnection) -> Principal:
    """The caller, as the guard authenticated it."""
    caller: Principal = connection.scope.get(PRINCIPAL)  # type: ignore[assignment]
    return caller


def authenticated(connection: _AnyConnection) -> PersonId:
    """The caller; raises `Unauthenticated` for an anonymous one."""
    person = principal(connection)
    if person is None:
        raise Unauthenticated("not-known")
    return person


def address(connection: _AnyConnection) -> str:
    client: str = connection.scope.get(ADDRESS, "")  # type: ignore[assignment]
    return client


def take(limiter: RateLimiter, connection: _AnyConnection) -> None:
    """Take from the buckets of the caller and of their address; raises `RateLimited`."""
    person = principal(connection)
    if person is None:
        take_by_address(limiter, connection)
        return
    _check(max(limiter.take(person), limiter.take(address(connection), 1 / ADDRESS_SHARE)))


def take_by_address(limiter: RateLimiter, connection: _AnyConnection) -> None:
    """Take from the address's bucket alone: for requests that create identities."""
    _check(limiter.take(address(connection)))


def _check(seconds: float) -> None:
    if seconds > 0:
        raise RateLimited(seconds)
