"""Around every request: who asks, how often, from which site; safe headers on the way out; a line in the log."""

import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tricity.core.errors import TricityError
from tricity.server.hot import HotMoves, is_move
from tricity.server.identity import Identity
from tricity.server.live_tables import LiveTables
from tricity.server.logs import logger
from tricity.server.metrics import Metrics
from tricity.server.problems import RateLimited, language, problem, status
from tricity.server.rate_limits import HOUSE, RateLimiter
from tricity.server.services import ADDRESS, PERSON
from tricity.server.settings import Settings
from tricity.table.errors import Forbidden

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
# What is no page needs no more than this.
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
    # The address of a private table is known to those who got it, and to no other site.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
_HTTPS_HEADERS: Final = ((b"strict-transport-security", b"max-age=31536000"),)
_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_FREE: Final = frozenset({"/healthz", "/metrics"})

_encode = msgspec.json.Encoder().encode


class Guard:
    """The outermost ASGI app."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._person_of: Callable[[str], str] = lambda cookies: ""
        self._moves: HotMoves | None = None
        self._logs = settings.log_level == "debug"
        self._origins = frozenset(settings.origins)
        more = _HTTPS_HEADERS if settings.https else ()
        self._headers, self._api_headers = (*_HEADERS, *more), (*_API_HEADERS, *more)
        limits = settings.limits
        # The buckets are this process's; each of several workers gives its share.
        share = 1 / max(1, settings.workers)
        self._rate = limits and RateLimiter(*_scaled(limits.requests, share))
        self._most_sockets = None if limits is None else limits.sockets
        self._sockets: dict[str, int] = {}

    def begin(self, identity: Identity, rooms: LiveTables) -> None:
        """The server has started."""
        self._person_of = identity.person
        self._moves = HotMoves(rooms)

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
        found = 500
        safe = self._api_headers if scope["path"].startswith("/api/") else self._headers

        async def send_safely(message: Message) -> None:
            nonlocal found
            if message["type"] == "http.response.start":
                found = message["status"]
                message["headers"] = [*message["headers"], *safe]
            await send(message)

        try:
            self._admit(scope, scope["method"] not in _SAFE_METHODS)
        except TricityError as fault:
            await _answer(scope, fault, send_safely)
            self._metrics.refusals.labels(fault.key).inc()
        else:
            rest: Receive | None = receive
            if self._moves is not None and is_move(scope):
                rest = await self._moves(scope, receive, send, safe)
            if rest is None:
                found = 200
            else:
                await self._app(scope, rest, send_safely)
        route = scope.get("path_template") or "-"
        seconds = time.perf_counter() - started
        self._metrics.request(route, found).observe(seconds)
        if self._logs:
            # The template, not the address: who knows a private table's address can join it.
            logger().debug("request", method=scope["method"], route=route, status=found, ms=round(seconds * 1000, 1))

    async def _websocket(self, scope: Any, receive: Receive, send: Send) -> None:
        try:
            self._admit(scope, True)
            who = scope[PERSON] or scope[ADDRESS]
            if self._most_sockets is not None and self._sockets.get(who, 0) >= self._most_sockets:
                raise RateLimited(60)
        except TricityError as fault:
            self._metrics.refusals.labels(fault.key).inc()
            await receive()
            await send({"type": "websocket.close", "code": 4000 + status(fault), "reason": fault.key})
            return
        self._sockets[who] = self._sockets.get(who, 0) + 1
        self._metrics.sockets.inc()
        try:
            await self._app(scope, receive, send)
        finally:
            self._metrics.sockets.dec()
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    def _admit(self, scope: Any, checks_origin: bool) -> None:
        """Notes who asks; raises `RateLimited` or `Forbidden`."""
        headers = {name: value for name, value in scope["headers"] if name in _READ}
        scope[PERSON] = self._person_of(headers[b"cookie"].decode("latin-1")) if b"cookie" in headers else ""
        client = scope.get("client")
        scope[ADDRESS] = client[0] if client else "-"
        if self._rate and scope["path"] not in _FREE:
            wait = self._rate.wait(scope[ADDRESS], 1 / HOUSE)
            # Those without a name are one for each address.
            wait = max(wait, self._rate.wait(scope[PERSON] or f"- {scope[ADDRESS]}"))
            if wait > 0:
                raise RateLimited(wait)
        if checks_origin:
            self._check_origin(scope, headers)

    def _check_origin(self, scope: Any, headers: dict[bytes, bytes]) -> None:
        """Browsers say which site's page asks; programs say nothing."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin or origin in self._origins:
            return
        _, _, site = origin.partition("://")
        if site != headers.get(b"host", b"").decode("latin-1"):
            raise Forbidden("not-your-origin")


def _scaled(rate: tuple[float, int], by: float) -> tuple[float, int]:
    return rate[0] * by, max(1, round(rate[1] * by))


_READ: Final = frozenset({b"cookie", b"origin", b"host"})


async def _answer(scope: Any, fault: TricityError, send: Send) -> None:
    accept = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    body = _encode(problem(fault, language(accept.decode("latin-1"))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(fault, RateLimited):
        headers.append((b"retry-after", str(fault.facts["seconds"]).encode()))
    await send({"type": "http.response.start", "status": status(fault), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
