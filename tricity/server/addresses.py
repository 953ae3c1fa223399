"""The address that a request is attributed to: that of the client, whatever proxies it came through."""

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, Final

from tricity.server.settings import PRIVATE

UNKNOWN: Final = "-"
"""The address of a client that has none, or whose proxy reports none."""
_PRIVATE_NETWORKS: Final = (
    *("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10"),
    *("::1/128", "fc00::/7", "fe80::/10"),
)
_LONGEST: Final = 64
"""Characters of an address with zone and port; nothing longer is remembered."""
_MOST_HOPS: Final = 20


class ClientAddresses:
    """Trusts what the given proxies report, and nobody else."""

    def __init__(self, trusted: Sequence[str]) -> None:
        networks = [network for word in trusted for network in (_PRIVATE_NETWORKS if word == PRIVATE else (word,))]
        self._trusted = tuple(map(ip_network, networks))
        self._is_trusted = lru_cache(1024)(self._find_trust)

    def of(self, scope: Any) -> str:
        """The rightmost address that is not a trusted proxy: whatever is left of it, the client may have made up."""
        client = scope.get("client")
        peer: str = client[0] if client else ""
        if not self.is_proxy(peer):
            return counted(peer)
        hops = [hop.strip() for value in _header(scope, b"x-forwarded-for") for hop in value.split(",")]
        address = peer
        for hop in reversed(hops[-_MOST_HOPS:]):
            address = _without_port(hop[:_LONGEST])
            if not self.is_proxy(address):
                break
        return counted(address)

    def is_https(self, scope: Any) -> bool:
        """Whether the client uses HTTPS to us, or to a trusted proxy."""
        client = scope.get("client")
        if client and self.is_proxy(client[0]):
            return _header(scope, b"x-forwarded-proto")[-1:] in (["https"], ["wss"])
        return scope["scheme"] in ("https", "wss")

    def is_proxy(self, address: str) -> bool:
        return bool(self._trusted) and self._is_trusted(address)

    def _find_trust(self, text: str) -> bool:
        address = _parsed(text)
        return address is not None and any(address in network for network in self._trusted)


@lru_cache(4096)
def counted(text: str) -> str:
    """An IPv4 address, or the /64 network of an IPv6 address, which is what one subscriber has.

    >>> counted("::ffff:192.0.2.1"), counted("2001:db8::1:2:3:4")
    ('192.0.2.1', '2001:db8::/64')
    """
    address = _parsed(text)
    if isinstance(address, IPv6Address):
        return str(ip_network((int(address), 64), strict=False))
    return UNKNOWN if address is None else str(address)


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


def _without_port(hop: str) -> str:
    """Some proxies report `192.0.2.1:1234` or `[2001:db8::1]:1234`."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


def _header(scope: Any, name: bytes) -> list[str]:
    return [value.decode("latin-1") for each, value in scope["headers"] if each == name]
