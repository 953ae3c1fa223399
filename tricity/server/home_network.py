"""The home network: other devices can reach a server on somebody's own computer once its owner allows it.

A server that is started for its own computer listens at the loopback address alone. On request it listens at the
computer's address in the network as well, at the same port, until it stops.
"""

import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Final

from tricity.table.errors import WrongState

HOME_NETWORK: Final = "tricity.home_network"
"""The key under which the lifespan's state has it."""
_UNROUTED: Final = ("192.0.2.1", 9)
"""An address reserved for documentation: connecting a datagram socket to it sends nothing, but reveals the socket's own
address.
"""


class HomeNetwork:
    """`listen` makes the server accept connections at one more socket; None where nobody may ask for that."""

    def __init__(self, listening: socket.socket, listen: Callable[[socket.socket], Awaitable[None]] | None) -> None:
        host, self._port = listening.getsockname()[:2]
        self._listen = listen
        self.address = "" if ip_address(host).is_loopback else self._url(own_address())
        """The address at which other devices reach the server; "" if they cannot."""

    @property
    def is_offered(self) -> bool:
        return not self.address and self._listen is not None

    async def open(self) -> str:
        """Let other devices connect, and return the address for them; raises `WrongState` if that is not possible."""
        host = own_address()
        if self.is_offered and host and self._listen is not None:
            listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                listening.bind((host, self._port))
                await self._listen(listening)
            except OSError:
                listening.close()
                raise WrongState("no-network") from None
            self.address = self._url(host)
        if not self.address:
            raise WrongState("no-network")
        return self.address

    def _url(self, host: str) -> str:
        return f"http://{host}:{self._port}" if host else ""


def own_address() -> str:
    """The computer's address in its network; "" without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_UNROUTED)
        except OSError:
            return ""
        host = str(probe.getsockname()[0])
    return "" if ip_address(host).is_loopback else host
