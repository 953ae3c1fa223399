"""The services that endpoints use, and the identity of the caller."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

from tricity.server.access import Access
from tricity.server.address_exchange import AddressExchange
from tricity.server.addresses import ClientAddresses
from tricity.server.administration import Administration
from tricity.server.advice import Advice
from tricity.server.health_check import HealthCheck
from tricity.server.hints import Hints
from tricity.server.identity import Identity
from tricity.server.live_tables import LiveTables
from tricity.server.mail import Mailer
from tricity.server.metrics import Metrics
from tricity.server.offload import Offload
from tricity.server.person_data import PersonData
from tricity.server.problems import RateLimited, Unauthenticated
from tricity.server.rate_limits import FairCount, FairRate, Limiters
from tricity.server.reviews import Reviews
from tricity.server.settings import Settings
from tricity.server.supervisor import Supervisor
from tricity.server.vacations import Vacations
from tricity.table.principal import PersonId, Principal
from tricity.table.storage.store import Store

PRINCIPAL: Final = "tricity.principal"
ADDRESS: Final = "tricity.address"
CHANNEL: Final = "tricity.channel"
"""How the frames of a socket are received and sent, without the framework's own wrappers."""
_RETRY_SECONDS: Final = 10

HttpRequest = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]
_AnyConnection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that runs while the server does; made by the composition root in `app`."""

    settings: Settings
    metrics: Metrics
    addresses: ClientAddresses
    address_exchange: AddressExchange
    access: Access
    identity: Identity
    store: Store
    live_tables: LiveTables
    administration: Administration
    person_data: PersonData
    mailer: Mailer
    hints: Hints
    advice: Advice
    reviews: Reviews
    vacations: Vacations
    supervisor: Supervisor
    health: HealthCheck
    limiters: Limiters
    offload: Offload


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


def take(rate: FairRate, connection: _AnyConnection) -> None:
    """Take from the buckets of the caller and of their address; raises `RateLimited`."""
    _check(rate.take(principal(connection), address(connection)))


def take_as_newcomer(connection: _AnyConnection) -> None:
    """Charge a request that creates an identity, whoever is asking; raises `RateLimited`."""
    _check(services(connection).limiters.newcomers.take(address(connection)))


@contextmanager
def counted(count: FairCount, connection: _AnyConnection) -> Iterator[None]:
    """Count it while it lasts; raises `RateLimited` if there are too many already."""
    person, client = principal(connection), address(connection)
    if not count.enter(person, client):
        raise RateLimited(_RETRY_SECONDS)
    try:
        yield
    finally:
        count.leave(person, client)


def _check(seconds: float) -> None:
    if seconds > 0:
        raise RateLimited(seconds)
