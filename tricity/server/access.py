"""Access rules: the signing keys, revoked sessions and bans that are in the database.

They are changed from outside while servers run. Each process checks every few seconds whether anything has changed, and
keeps in memory what requests are checked against.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from ipaddress import ip_network
from typing import Final

from tricity.server.logs import logger, reason
from tricity.table.errors import StorageUnavailable
from tricity.table.principal import PersonId, Principal
from tricity.table.storage import access
from tricity.table.storage.access import AccessRules, Ban
from tricity.table.storage.store import Store

_POLL_SECONDS: Final = 2.0
_MOST_ADDRESSES: Final = 10_000


class Access:
    """The rules that hold now. `secrets`, if given, replace the database's keys: the first signs, all are accepted."""

    def __init__(self, rules: AccessRules, secrets: Sequence[str] = ()) -> None:
        self._secrets = tuple(reversed(secrets))
        self._listeners: list[Callable[[], None]] = []
        self.adopt(rules)

    @property
    def keys(self) -> tuple[str, ...]:
        """The newest last."""
        return self._secrets or self._rules.keys

    def sessions(self, person: PersonId) -> int:
        """How often the sessions of that person were revoked."""
        return self._rules.sessions.get(person, 0)

    def ban(self, person: Principal, address: str) -> Ban | None:
        """The ban that keeps this caller out, if any."""
        if not self._rules.bans:
            return None
        bans = (*self._bans_of(address), *(ban for ban in self._rules.bans if ban.subject == person))
        return next((ban for ban in bans if _in_force(ban)), None)

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call the listener after every change."""
        self._listeners.append(listener)

    async def follow(self, store: Store) -> None:
        """Adopt every change that the database gets, until cancelled."""
        failing = False
        while True:
            await asyncio.sleep(_POLL_SECONDS)
            try:
                if await store.read(access.version) != self._rules.version:
                    await self.refresh(store)
                failing = False
            except StorageUnavailable as fault:
                if not failing:
                    logger().error("access rules not read", fault=reason(fault))
                failing = True

    async def refresh(self, store: Store) -> None:
        """Adopt at once what this process has just changed."""
        self.adopt(await store.read(access.read_rules))

    def adopt(self, rules: AccessRules) -> None:
        """Check requests against these rules from now on."""
        self._rules = rules
        self._bans_by_address: dict[str, tuple[Ban, ...]] = {}
        for listener in self._listeners:
            listener()

    def _bans_of(self, address: str) -> tuple[Ban, ...]:
        if address not in self._bans_by_address:
            if len(self._bans_by_address) >= _MOST_ADDRESSES:
                self._bans_by_address.clear()
            self._bans_by_address[address] = tuple(ban for ban in self._rules.bans if covers(ban.subject, address))
        return self._bans_by_address[address]


def covers(subject: str, address: str) -> bool:
    """Whether a ban of this subject covers that address; False if the subject is a person."""
    try:
        banned, network = ip_network(subject, strict=False), ip_network(address)
    except ValueError:
        return False
    # Not "contains": an IPv6 address counts as its network, of which a single address may be banned.
    return banned.version == network.version and banned.overlaps(network)


def _in_force(ban: Ban) -> bool:
    return ban.until is None or ban.until > time.time() * 1000
