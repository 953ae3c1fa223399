"""Fair limits, kept in memory: for each person, and for everybody behind one address together.

A person draws from a bucket of their own and from that of their address, which is several times as large. When others
have emptied the address's, each person behind it still has a small reserve: a flood keeps nobody else from playing.
Anonymous callers have the address's bucket alone. The server processes that share a database tell each other what was
taken (`limit_exchange`), so that nobody gets more by using several of them.
"""

import math
import time
from collections.abc import Mapping
from typing import Final

from tricity.server.settings import Limits, Rate
from tricity.table.principal import Principal

_MOST_BUCKETS: Final = 50_000
_REPORTED_PART: Final = 1 / 8
"""The part of a burst that somebody has to take before the other processes are told."""
_REMOTE_SECONDS: Final = 3.0
"""How long a report of another process counts."""


class RateLimiter:
    """Token buckets: `per_second` tokens flow into each, which holds `burst` at most."""

    def __init__(self, per_second: float, burst: float, *, shared: bool = False) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._buckets: dict[str, list[float]] = {}
        """The tokens, and when they were counted."""
        self._spent: dict[str, float] | None = {} if shared else None
        """What was taken here and has not been reported."""

    def __len__(self) -> int:
        """How many buckets are kept."""
        return len(self._buckets)

    def take(self, key: str) -> float:
        """Take a token and return 0; take nothing and return the seconds to wait if there is none."""
        now = time.monotonic()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._new_bucket(key, now)
        tokens = bucket[0] + (now - bucket[1]) * self._per_second
        bucket[1] = now
        if tokens < 1:
            bucket[0] = tokens
            return (1 - tokens) / self._per_second
        bucket[0] = min(tokens, self._burst) - 1
        if self._spent is not None:
            self._spent[key] = self._spent.get(key, 0) + 1
        return 0.0

    def give_back(self, key: str) -> None:
        """Return the token that was just taken, because it was not used."""
        self._buckets[key][0] += 1
        if self._spent is not None:
            self._spent[key] -= 1

    def report(self) -> dict[str, float]:
        """What was taken since the last report, by those who took more than a little."""
        if not self._spent:
            return {}
        now = time.monotonic()
        spent = {key: tokens for key, tokens in self._spent.items() if not self._full(key, now)}
        report = {key: tokens for key, tokens in spent.items() if tokens >= self._burst * _REPORTED_PART}
        self._spent = {key: tokens for key, tokens in spent.items() if key not in report}
        return report

    def on_remote(self, report: Mapping[str, float]) -> None:
        """Another process reports what was taken there."""
        now = time.monotonic()
        for key, spent in report.items():
            bucket = self._buckets.get(key) or self._new_bucket(key, now)
            tokens = min(self._burst, bucket[0] + (now - bucket[1]) * self._per_second)
            bucket[:] = (max(-self._burst, tokens - spent), now)

    def _new_bucket(self, key: str, now: float) -> list[float]:
        if len(self._buckets) >= _MOST_BUCKETS:
            # A full bucket is like one that has never been used; if there are not enough of them, the oldest go.
            kept = [key for key in self._buckets if not self._full(key, now)][-_MOST_BUCKETS // 2 :]
            self._buckets = {key: self._buckets[key] for key in kept}
        bucket = self._buckets[key] = [self._burst, now]
        return bucket

    def _full(self, key: str, now: float) -> bool:
        bucket = self._buckets.get(key)
        return bucket is None or bucket[0] + (now - bucket[1]) * self._per_second >= self._burst


class FairRate:
    """How often one kind of thing may be done."""

    def __init__(self, rate: Rate, address_share: int, *, shared: bool = False) -> None:
        per_second, burst = rate
        self.people = RateLimiter(per_second, burst, shared=shared)
        self.addresses = RateLimiter(per_second * address_share, burst * address_share, shared=shared)
        self._reserve = RateLimiter(per_second / address_share, max(1, burst // address_share))

    def take(self, person: Principal, address: str) -> float:
        """0, or the seconds to wait."""
        return self.take_as(person, address, self.addresses.take(address))

    def take_as(self, person: Principal, address: str, address_wait: float) -> float:
        """The same for a caller whose address was charged first, before it was known who is asking."""
        if person is None:
            return address_wait
        wait = self.people.take(person)
        if wait and not address_wait:
            # What a person may not use is not lost for the others.
            self.addresses.give_back(address)
        return wait or (address_wait and self._reserve.take(person))


class FairCount:
    """How many of one kind of thing may be open at the same time: `in_all` at this process."""

    def __init__(self, most: int, address_share: int, in_all: float = math.inf) -> None:
        self._in_all = in_all
        self._open = 0
        self._most = most
        self._most_of_address = most * address_share
        self._reserve = max(1, most // address_share)
        self._counts: dict[str, int] = {}
        """Counts by person and by address; no person's id can be an address."""
        self._remote: dict[str, tuple[float, Mapping[str, float]]] = {}
        """The reports of other processes, and when they came."""

    def enter(self, person: Principal, address: str) -> bool:
        """Whether one more may be opened; then it counts until `leave`."""
        if self._open >= self._in_all:
            return False
        mine = 0 if person is None else self._count(person)
        has_reserve = person is not None and mine < self._reserve
        if mine >= self._most or (self._count(address) >= self._most_of_address and not has_reserve):
            return False
        self._open += 1
        for key in (person, address):
            if key is not None:
                self._counts[key] = self._counts.get(key, 0) + 1
        return True

    def leave(self, person: Principal, address: str) -> None:
        self._open -= 1
        for key in (person, address):
            if key is not None:
                self._counts[key] -= 1
                if not self._counts[key]:
                    del self._counts[key]

    def report(self) -> dict[str, float]:
        """What is open here, by those who have more than a little."""
        least = self._most * _REPORTED_PART
        return {key: float(count) for key, count in self._counts.items() if count >= least}

    def on_remote(self, process: str, report: Mapping[str, float]) -> None:
        """Another process reports what is open there; it repeats that while it holds."""
        self._remote[process] = (time.monotonic(), report)

    def _count(self, key: str) -> float:
        count: float = self._counts.get(key, 0)
        if self._remote:
            oldest = time.monotonic() - _REMOTE_SECONDS
            self._remote = {name: report for name, report in self._remote.items() if report[0] > oldest}
            count += sum(counts.get(key, 0) for _, counts in self._remote.values())
        return count


_UPLOADS: Final = 4
"""Large bodies that one person may send at the same time."""
_UPLOADS_IN_ALL: Final = 32
"""Each takes up to two megabytes of memory."""
_SOCKETS_PART: Final = 0.75
_POLLS_PART: Final = 0.15
"""The shares of sockets and of long polls among all connections."""
_ENDLESS: Final = Rate(1e9, 1 << 30)
_NO_LIMITS: Final = Limits(
    newcomers=_ENDLESS,
    tables=_ENDLESS,
    chat=_ENDLESS,
    hints=_ENDLESS,
    advice=_ENDLESS,
    plans=_ENDLESS,
    mails=_ENDLESS,
    sockets=1 << 30,
    polls=1 << 30,
    connections=1 << 30,
)


class Limiters:
    """One for each kind of use."""

    def __init__(self, limits: Limits | None, max_connections: int, *, shared: bool) -> None:
        self.requests = None if limits is None else FairRate(limits.requests, limits.address_share, shared=shared)
        """None: no limits at all."""
        limits = limits or _NO_LIMITS
        share = limits.address_share
        self.newcomers = RateLimiter(*limits.newcomers, shared=shared)
        self.tables = FairRate(limits.tables, share, shared=shared)
        self.chat = FairRate(limits.chat, share, shared=shared)
        self.hints = FairRate(limits.hints, share, shared=shared)
        self.advice = FairRate(limits.advice, share, shared=shared)
        self.plans = FairRate(limits.plans, share, shared=shared)
        self.mails = FairRate(limits.mails, share, shared=shared)
        # What lasts leaves room for requests that come and go.
        self.sockets = FairCount(limits.sockets, share, max_connections * _SOCKETS_PART)
        self.polls = FairCount(limits.polls, share, max_connections * _POLLS_PART)
        self.uploads = FairCount(_UPLOADS, share, _UPLOADS_IN_ALL)
        self.connections = FairCount(limits.connections, 1)
        """Counted by address alone."""
        rates = {
            "tables": self.tables,
            "chat": self.chat,
            "hints": self.hints,
            "advice": self.advice,
            "plans": self.plans,
            "mails": self.mails,
        }
        if self.requests is not None:
            rates["requests"] = self.requests
        self.rates = {"newcomers": self.newcomers}
        """All buckets, by the names under which processes report them to each other."""
        for name, rate in rates.items():
            self.rates |= {f"{name} of people": rate.people, f"{name} of addresses": rate.addresses}
        self.counts = {"sockets": self.sockets, "polls": self.polls, "connections": self.connections}
