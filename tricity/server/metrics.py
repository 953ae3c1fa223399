"""Prometheus metrics. With several workers each writes its own file, and `/metrics` adds them up."""

import asyncio
import os
from collections import defaultdict
from functools import cache
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from tricity.table.storage.commit_queue import CommitObserver

MULTIPROCESS = "PROMETHEUS_MULTIPROC_DIR"
_LAG_SECONDS = 0.25
_BOT_SECONDS = (0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)


class Metrics(CommitObserver):
    """The metrics of one app, in its own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        make: dict[str, Any] = {"namespace": "tricity", "registry": self.registry}
        self._events = Counter("events", "Entries appended to logs", ["kind"], **make)
        self._new_events: defaultdict[str, int] = defaultdict(int)
        self.refusals = Counter("refusals", "Requests refused", ["key"], **make)
        self.conflicts = Counter("conflicts", "Appends that lost to another process", **make)
        self.tables_loaded = Counter("tables_loaded", "Tables loaded from their logs", **make)
        self.bot_faults = Counter("bot_faults", "Bots that failed", ["level"], **make)
        self.task_failures = Counter("task_failures", "Background work that failed", ["task"], **make)
        self.notices = Counter("notices", "Notices by channel and what became of them", ["channel", "outcome"], **make)
        self.requests = Histogram(
            "request_seconds",
            "Duration of requests",
            ["route", "status"],
            buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30),
            **make,
        )
        self.groups = Histogram(
            "commit_group",
            "Storage commands per commit",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            **make,
        )
        self.bots_waiting = Gauge("bots_waiting", "Bots that wait for a worker", multiprocess_mode="livesum", **make)
        self.bots_thinking = Gauge("bots_thinking", "Bots that think", multiprocess_mode="livesum", **make)
        self.bots_deferred = Counter("bots_deferred", "Turns left to a later sweep: their person has many", **make)
        self.bot_wait = Histogram(
            "bot_wait_seconds", "Time for which bots waited for a worker", buckets=_BOT_SECONDS, **make
        )
        self.bot_decisions = Histogram("bot_decision_seconds", "Time that bots thought", buckets=_BOT_SECONDS, **make)
        self.reviews = Counter("reviews", "Finished games that were reviewed", **make)
        self.cluster_calls = Counter("cluster_calls", "Parts of reviews that a cluster has made", **make)
        self.reviews_waiting = Gauge(
            "reviews_waiting", "Reviews that are under way or wait", multiprocess_mode="livesum", **make
        )
        self.commits = Histogram(
            "commit_seconds",
            "Duration of commits, the sync to disk included",
            buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10),
            **make,
        )
        self.commit_failures = Counter("commit_failures", "Commands that the database refused", **make)
        self.loop_lag = Histogram(
            "loop_lag_seconds",
            "How much too late the event loop wakes up",
            buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10),
            **make,
        )
        self.cache_bytes = Gauge("cache_bytes", "Memory of caches", ["cache"], multiprocess_mode="livesum", **make)
        self.tables_failing = Gauge(
            "tables_failing", "Tables that the sweep could not handle", multiprocess_mode="livemax", **make
        )
        self.tables_in_memory = Gauge("tables_in_memory", "Tables in memory", multiprocess_mode="livesum", **make)
        self.sockets = Gauge("sockets", "Open sockets", multiprocess_mode="livesum", **make)

        # Kept, because looking up a child by its labels takes longer than incrementing it.
        self.request = cache(self.requests.labels)

    def entry_appended(self, kind: str) -> None:
        # Added up here, because incrementing one of the library's counters takes a noticeable part of every move,
        # however many are added at once.
        self._new_events[kind] += 1

    def flush(self) -> None:
        """Report what was added up."""
        for kind, count in self._new_events.items():
            self._events.labels(kind).inc(count)
        self._new_events.clear()

    def committed(self, size: int, seconds: float) -> None:
        self.groups.observe(size)
        self.commits.observe(seconds)

    def failed(self) -> None:
        self.commit_failures.inc()

    def text(self) -> bytes:
        self.flush()
        if MULTIPROCESS not in os.environ:
            return generate_latest(self.registry)
        merged = CollectorRegistry()
        MultiProcessCollector(merged)  # type: ignore[no-untyped-call]
        return generate_latest(merged)


async def measure_lag(metrics: Metrics) -> None:
    """Measure how late the event loop is, until cancelled: whatever blocks it makes everybody wait for that long.

    What was added up is reported meanwhile, for the process that is asked for the metrics of all.
    """
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _LAG_SECONDS
        await asyncio.sleep(_LAG_SECONDS)
        metrics.loop_lag.observe(max(0.0, loop.time() - due))
        metrics.flush()
