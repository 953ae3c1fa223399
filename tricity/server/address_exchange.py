"""Where people are connected from, at all server processes that share a database: the others are asked over the bus.

They are asked only for an administrator. Nothing is kept: an answer lasts only as long as the request that it is for.
"""

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from tricity.core.frozen import Frozen
from tricity.server.activity import OpenSockets
from tricity.server.outbox import Outbox
from tricity.table.principal import PersonId

_SECONDS: Final = 0.6
"""How long to wait for the answers of the other processes, whose number is unknown. They usually take a tenth of it."""
_MOST: Final = 20
"""The most addresses that one process reports for one person."""
_PER_MESSAGE: Final = 80
"""The most addresses in one message, which has to be shorter than 8,000 bytes."""


class _Question(Frozen, tag="?", array_like=True):
    number: str
    people: tuple[PersonId, ...]


class _Answer(Frozen, tag="!", array_like=True):
    number: str
    addresses: dict[PersonId, tuple[str, ...]]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_Question | _Answer).decode


class AddressExchange:
    def __init__(self, sockets: OpenSockets, outbox: Outbox) -> None:
        self._sockets = sockets
        self._outbox = outbox
        self._asked: dict[str, dict[PersonId, set[str]]] = {}

    async def addresses_of(self, people: Sequence[PersonId]) -> dict[PersonId, tuple[str, ...]]:
        """The addresses from which each of them is connected now, sorted."""
        addresses = {person: set(self._sockets.addresses_of(person)) for person in people}
        if addresses and self._outbox.reaches_others:
            number = secrets.token_hex(8)
            self._asked[number] = addresses
            try:
                self._outbox.addresses(_encode(_Question(number, tuple(addresses))).decode())
                await asyncio.sleep(_SECONDS)
            finally:
                del self._asked[number]
        return {person: tuple(sorted(of_person)) for person, of_person in addresses.items()}

    def on_remote(self, message: str) -> None:
        """What another process asks or answers; raises `ValueError` if it cannot be read."""
        report = _decode(message)
        if isinstance(report, _Answer):
            addresses = self._asked.get(report.number, {})
            for person in addresses.keys() & report.addresses.keys():
                addresses[person].update(report.addresses[person])
        elif report.number not in self._asked:
            for part in self._parts(report.people):
                self._outbox.addresses(_encode(_Answer(report.number, part)).decode())

    def _parts(self, people: Sequence[PersonId]) -> Iterator[dict[PersonId, tuple[str, ...]]]:
        """What this process knows of them, in pieces of the size of a message; nothing where it knows nothing."""
        part: dict[PersonId, tuple[str, ...]] = {}
        for person in people:
            own = self._sockets.addresses_of(person)[:_MOST]
            if part and sum(map(len, part.values())) + len(own) > _PER_MESSAGE:
                yield part
                part = {}
            if own:
                part[person] = own
        if part:
            yield part
