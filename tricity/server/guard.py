"""The outermost ASGI app: authentication, rate limits, origin check, security headers, access log and metrics."""

import time
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send

from tricity.core.errors import TricityError
from tricity.server.logs import logger
from tricity.server.metrics import Metrics
from tricity.server.problems import RateLimited, language, problem, status
from tricity.server.rate_limits import ADDRESS_SHARE
from tricity.server.services import ADDRESS, PRINCIPAL, Limiters
from tricity.server.settings import Settings
from tricity.table.errors import Forbidden

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
_UNLIMITED_PATHS: Final = frozenset({"/healthz", "/metrics"})

_encode = msgspec.json.Encoder().encode


class Guard:
    """Wraps the Litestar app. Endpoints find the principal and the caller's address in the scope."""

    def __init__(self, app: Litestar, settings: Settings, metrics: Metrics, limiters: Limiters) -> None:
        self._app = app
        self._metrics = metrics
        self._limiter = limiters.requests
        self._logs = settings.log_level == "debug"
        self._origins = frozenset(settings.origins)
        https = _HTTPS_HEADERS if settings.https else ()
        self._headers, self._api_headers = (*_HEADERS, *https), (*_API_HEADERS, *https)
        self._most_sockets = None if settings.limits is None else settings.limits.sockets
        self._sockets: dict[str, int] = {}
        """Open sockets by person, or by address for anonymous ones."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

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
        except TricityError as refusal:
            await _respond(scope, refusal, send_with_headers)
            self._metrics.refusals.labels(refusal.key).inc()
        else:
            await self._app(scope, receive, send_with_headers)
        # The template, not the path: everybody who knows a private table's path can join it.
        route = scope.get("path_template") or "-"
        seconds = time.perf_counter() - started
        self._metrics.request(route, status_code).observe(seconds)
        if self._logs:
            logger().debug(
                "request", method=scope["method"], route=route, status=status_code, ms=round(seconds * 1000, 1)
            )

    async def _websocket(self, scope: Any, receive: Receive, send: Send) -> None:
        try:
            self._admit(scope, True)
            owner = scope[PRINCIPAL] or scope[ADDRESS]
            if self._most_sockets is not None and self._sockets.get(owner, 0) >= self._most_sockets:
                raise RateLimited(60)
        except TricityError as refusal:
            self._metrics.refusals.labels(refusal.key).inc()
            await receive()
            await send({"type": "websocket.close", "code": 4000 + status(refusal), "reason": refusal.key})
            return
        self._sockets[owner] = self._sockets.get(owner, 0) + 1
        self._metrics.sockets.inc()
        try:
            await self._app(scope, receive, send)
        finally:
            self._metrics.sockets.dec()
            self._sockets[owner] -= 1
            if not self._sockets[owner]:
                del self._sockets[owner]

    def _admit(self, scope: Any, checks_origin: bool) -> None:
        """Authenticate the caller and put principal and address into the scope; raises `RateLimited` or `Forbidden`."""
        headers = {name: value for name, value in scope["headers"] if name in _READ}
        cookies = headers.get(b"cookie")
        # An app that answers has started, and so has its services.
        identity = self._app.state.services.identity
        scope[PRINCIPAL] = identity.principal(cookies.decode("latin-1")) if cookies is not None else None
        client = scope.get("client")
        scope[ADDRESS] = client[0] if client else "-"
        if self._limiter and scope["path"] not in _UNLIMITED_PATHS:
            seconds = self._limiter.take(scope[ADDRESS], 1 / ADDRESS_SHARE)
            # Anonymous callers of one address share one more bucket.
            seconds = max(seconds, self._limiter.take(scope[PRINCIPAL] or f"- {scope[ADDRESS]}"))
            if seconds > 0:
                raise RateLimited(seconds)
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


async def _respond(scope: Any, refusal: TricityError, send: Send) -> None:
    accept = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    body = _encode(problem(refusal, language(accept.decode("latin-1"))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(refusal, RateLimited):
        headers.append((b"retry-after", str(refusal.facts["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
