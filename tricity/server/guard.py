"""The outermost ASGI app: bans, rate limits, authentication, origin check, security headers, access log and metrics."""

import asyncio
import time
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send

from tricity.core.errors import TricityError
from tricity.server.activity import OpenSocket, OpenSockets
from tricity.server.addresses import ClientAddresses
from tricity.server.connections import Connections
from tricity.server.logs import logger
from tricity.server.metrics import Metrics
from tricity.server.problems import RateLimited, Unauthenticated, language, problem, status
from tricity.server.rate_limits import Limiters
from tricity.server.services import ADDRESS, CHANNEL, PRINCIPAL, Services
from tricity.server.settings import Settings
from tricity.server.shutdown import STOP
from tricity.table.errors import BadRequest, Forbidden

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
# Responses that are not pages need no more than this.
_API_HEADERS: Final = (
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
)
_HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # The address of a private table must not reach other sites.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
_HTTPS_HEADERS: Final = ((b"strict-transport-security", b"max-age=31536000"),)
_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_UNLIMITED_PATHS: Final = frozenset({"/healthz", "/livez", "/readyz", "/metrics"})
_UPLOADS: Final = ("/api/imports", "/api/continuations")
_UPLOAD_SECONDS: Final = 5

_encode = msgspec.json.Encoder().encode


class Guard:
    """Wraps the Litestar app. Endpoints find the principal and the caller's address in the scope."""

    def __init__(
        self,
        app: Litestar,
        settings: Settings,
        metrics: Metrics,
        limiters: Limiters,
        addresses: ClientAddresses,
        connections: Connections,
        sockets: OpenSockets,
    ) -> None:
        self.connections = connections
        """Used by the protocol, which sees a connection before there is a request."""
        self._app = app
        self._metrics = metrics
        self._limiters = limiters
        self._addresses = addresses
        self._logs = settings.log_level == "debug"
        self._origins = frozenset(settings.origins)
        https = _HTTPS_HEADERS if settings.https else ()
        self._headers, self._api_headers = (*_HEADERS, *https), (*_API_HEADERS, *https)
        self._sockets = sockets.by_task

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._websocket(scope, receive, send)
        else:
            scope["state"][STOP] = self._stop
            await self._app(scope, receive, send)

    def _stop(self) -> None:
        self._app.state.services.live_tables.stop()

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status_code = 500
        safe = self._api_headers if scope["path"].startswith("/api/") else self._headers

        async def send_with_headers(message: Message) -> None:
            nonlocal status_code
            if message["type"] == "http.response.start":
                status_code = message["status"]
                message["headers"] = [*message["headers"], *safe]
            await send(message)

        try:
            self._admit(scope, scope["method"] not in _SAFE_METHODS)
            if scope["method"] == "POST" and scope["path"].startswith(_UPLOADS):
                await self._upload(scope, receive, send_with_headers)
            else:
                await self._app(scope, receive, send_with_headers)
        except TricityError as refusal:
            await _respond(scope, refusal, send_with_headers)
            self._metrics.refusals.labels(refusal.key).inc()
        # The template, not the path: everybody who knows a private table's path can join it.
        route = scope.get("path_template") or "-"
        seconds = time.perf_counter() - started
        self._metrics.request(route, status_code).observe(seconds)
        if self._logs:
            logger().debug(
                "request", method=scope["method"], route=route, status=status_code, ms=round(seconds * 1000, 1)
            )

    async def _upload(self, scope: Any, receive: Receive, send: Send) -> None:
        """Only callers with an identity may send large bodies, and only a few at a time; raises `Unauthenticated` or
        `RateLimited`.
        """
        person, address = scope[PRINCIPAL], scope[ADDRESS]
        if person is None:
            raise Unauthenticated("not-known")
        if not self._limiters.uploads.enter(person, address):
            raise RateLimited(_UPLOAD_SECONDS)
        try:
            await self._app(scope, receive, send)
        finally:
            self._limiters.uploads.leave(person, address)

    async def _websocket(self, scope: Any, receive: Receive, send: Send) -> None:
        sockets = self._limiters.sockets
        try:
            self._admit(scope, True)
            person, address = scope[PRINCIPAL], scope[ADDRESS]
            if not sockets.enter(person, address):
                raise RateLimited(60)
        except TricityError as refusal:
            await receive()
            await self._close(refusal, send)
            return
        task = asyncio.current_task()
        assert task is not None
        scope[CHANNEL] = receive, send
        opened = self._sockets[task] = OpenSocket(person, address, _header(scope, b"cookie"))
        self._metrics.sockets.inc()
        try:
            await self._app(scope, receive, send)
        except asyncio.CancelledError:
            reason = self._refusal_of_open(opened)
            if reason is None:
                raise
            task.uncancel()
            await self._close(reason, send)
        finally:
            self._metrics.sockets.dec()
            del self._sockets[task]
            sockets.leave(person, address)

    async def _close(self, refusal: TricityError, send: Send) -> None:
        self._metrics.refusals.labels(refusal.key).inc()
        await send({"type": "websocket.close", "code": 4000 + status(refusal), "reason": refusal.key})

    def on_access_changed(self) -> None:
        """Close the sockets of those who have been banned or signed out."""
        for task, socket in self._sockets.items():
            if self._refusal_of_open(socket) is not None:
                task.cancel()

    def _refusal_of_open(self, socket: OpenSocket) -> TricityError | None:
        if self._services.access.ban(socket.person, socket.address) is not None:
            return Forbidden("banned")
        if socket.person is not None and self._services.identity.principal(socket.cookies) != socket.person:
            return Unauthenticated("not-known")
        return None

    @property
    def _services(self) -> Services:
        """The running services: an app that answers requests has started them."""
        services: Services = self._app.state.services
        return services

    def _admit(self, scope: Any, checks_origin: bool) -> None:
        """Authenticate the caller and put principal and address into the scope; raises `RateLimited` or `Forbidden`."""
        address = scope[ADDRESS] = self._addresses.of(scope)
        path = scope["path"]
        requests = self._limiters.requests if path not in _UNLIMITED_PATHS else None
        # The address is checked first: everything after it costs more.
        wait = requests.addresses.take(address) if requests is not None else 0.0
        services = self._services
        headers = {name: value for name, value in scope["headers"] if name in _READ}
        cookies = headers.get(b"cookie")
        principal = scope[PRINCIPAL] = services.identity.principal(cookies) if cookies is not None else None
        if requests is not None and (wait := requests.take_as(principal, address, wait)) > 0:
            raise RateLimited(wait)
        if services.access.ban(principal, address) is not None:
            raise Forbidden("banned")
        # Outside the API, a page says that there is nothing at this address.
        if path.startswith("/api/") and ("\x00" in path or "\ufffd" in path):
            raise BadRequest("bad-request", place="path", detail="not text")
        if checks_origin:
            self._check_origin(headers)

    def _check_origin(self, headers: dict[bytes, bytes]) -> None:
        """Browsers name the site whose page sends the request; programs name none."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self._origins:
            return
        _, _, site = origin.partition("://")
        if site != headers.get(b"host", b"").decode("latin-1"):
            raise Forbidden("not-your-origin")


_READ: Final = frozenset({b"cookie", b"origin", b"host"})


def _header(scope: Any, wanted: bytes) -> bytes:
    return next((value for name, value in scope["headers"] if name == wanted), b"")


async def _respond(scope: Any, refusal: TricityError, send: Send) -> None:
    language_code = language(_header(scope, b"accept-language").decode("latin-1"))
    seconds = refusal.facts["seconds"] if isinstance(refusal, RateLimited) else None
    # A flood of requests is refused as cheaply as possible.
    body = _encode(problem(refusal, language_code)) if seconds is None else _rate_limited(seconds, language_code)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if seconds is not None:
        headers.append((b"retry-after", str(seconds).encode()))
    await send({"type": "http.response.start", "status": status(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


@lru_cache(1024)
def _rate_limited(seconds: int, language_code: str) -> bytes:
    return _encode(problem(RateLimited(seconds - 0.5), language_code))
