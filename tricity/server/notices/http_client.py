"""Requests to addresses that people have chosen: push services and webhooks. They must not reach our own network."""

import asyncio
import socket
from collections.abc import Collection, Mapping
from typing import Final

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from tricity.server.notices.targets import checked_target, is_public
from tricity.table.errors import BadRequest

_TIMEOUT: Final = aiohttp.ClientTimeout(total=20, connect=10, sock_connect=5)
_AT_ONCE: Final = 20


class TargetUnavailable(Exception):
    """The request was certainly not accepted, and may be later."""


class TargetRefused(Exception):
    """The request was certainly not accepted, and will not be."""


class TargetGone(TargetRefused):
    """There is nobody at this address any more."""


class HttpClient:
    """Sends requests, at most a few at once. Redirects are not followed, and answers are not read."""

    def __init__(self, *, private: bool) -> None:
        self._private = private
        self._session: aiohttp.ClientSession | None = None
        self._slots = asyncio.Semaphore(_AT_ONCE)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str], gone: Collection[int] = (410,)) -> None:
        """Returns when the request was accepted; `gone` are the codes that say that there is nobody any more.

        Raises `TargetUnavailable` or `TargetRefused` where it certainly was not; after any other exception, nobody
        knows.
        """
        try:
            checked_target(url, private=self._private)
        except BadRequest:
            raise TargetRefused("forbidden address") from None
        async with self._slots:
            try:
                async with self._opened().post(url, data=body, headers=headers, allow_redirects=False) as answer:
                    _raise_for(answer.status, gone)
            except (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError) as fault:
                if isinstance(fault.__cause__, _PrivateAddressError) or isinstance(
                    getattr(fault, "os_error", None), _PrivateAddressError
                ):
                    raise TargetRefused("private address") from None
                raise TargetUnavailable(type(fault).__name__) from fault

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            resolver = ThreadedResolver() if self._private else _PublicResolver()
            # A connection of its own for each request: one that is used again may break after the request has left.
            connector = aiohttp.TCPConnector(resolver=resolver, force_close=True, use_dns_cache=False)
            self._session = aiohttp.ClientSession(
                connector=connector,
                timeout=_TIMEOUT,
                cookie_jar=aiohttp.DummyCookieJar(),
                headers={"User-Agent": "Tricity"},
                trust_env=False,
            )
        return self._session


class _PrivateAddressError(OSError):
    """A name that leads into our own network."""


class _PublicResolver(AbstractResolver):
    """Leaves out private addresses. What it returns is what is connected to: no second look-up can differ."""

    def __init__(self) -> None:
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        results = await self._resolver.resolve(host, port, family)
        if any(not is_public(each["host"]) for each in results):
            raise _PrivateAddressError(host)
        return results

    async def close(self) -> None:
        await self._resolver.close()


def _raise_for(status: int, gone: Collection[int]) -> None:
    if 200 <= status < 300:
        return
    if status in gone:
        raise TargetGone(str(status))
    if status == 429 or status >= 500:
        raise TargetUnavailable(str(status))
    raise TargetRefused(str(status))
