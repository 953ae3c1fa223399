"""Which addresses people may choose for their notices: none in our own network."""

from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from tricity.table.errors import BadRequest

_LONGEST: Final = 1000
_LOW_PORTS: Final = frozenset({80, 443})
"""Other ports below 1024 belong to services that speak other protocols."""
_NAT64: Final = IPv6Address("64:ff9b::").packed[:12]


def checked_target(url: str, *, private: bool) -> str:
    """Check, by its text alone, that requests may be sent to an address; raises `BadRequest`.

    `private` allows our own network and plain http; where its name leads is looked at when a request is sent.
    """
    try:
        parts = urlsplit(url.strip())
        port = parts.port
    except ValueError:
        raise BadRequest("bad-webhook") from None
    schemes = ("https", "http") if private else ("https",)
    has_host = bool(parts.hostname) and parts.username is None and parts.password is None
    if parts.scheme not in schemes or not has_host or len(url) > _LONGEST or not url.isprintable() or " " in url:
        raise BadRequest("bad-webhook")
    if not private and (_is_private_literal(parts.hostname or "") or not _is_plain_port(port)):
        raise BadRequest("bad-webhook")
    return parts.geturl()


def is_public(address: str) -> bool:
    """Whether an IP address is one of the Internet's; those that hide another address are judged by that one.

    >>> is_public("203.0.113.7"), is_public("192.168.1.7"), is_public("::ffff:127.0.0.1"), is_public("9.9.9.9")
    (False, False, False, True)
    """
    ip: Any = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if ip.packed[:12] == _NAT64 or ip.teredo is not None:
            return False
        ip = ip.ipv4_mapped or ip.sixtofour or ip
    return ip.is_global and not ip.is_multicast


def _is_private_literal(host: str) -> bool:
    try:
        return not is_public(host)
    except ValueError:
        # A name: some systems read "127.1" or "0x7f000001" as an address, and no public name ends with a number.
        return host == "localhost" or host.endswith(".localhost") or not host.rpartition(".")[2][:1].isalpha()


def _is_plain_port(port: int | None) -> bool:
    return port is None or port >= 1024 or port in _LOW_PORTS
