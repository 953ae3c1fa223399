"""Prometheus metrics. With several workers each writes its own file, and `/metrics` adds them up."""

import os
from functools import cache
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

MULTIPROCESS = "PROMETHEUS_MULTIPROC_DIR"


class Metrics:
    """The metrics of one app, in its own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        make: dict[str, Any] = {"namespace": "tricity", "registry": self.registry}
        self.events = Counter("events", "Entries appended to logs", ["kind"], **make)
        self.refusals = Counter("refusals", "Requests refused", ["key"], **make)
        self.conflicts = Counter("conflicts", "Appends that lost to another process", **make)
        self.tables_loaded = Counter("tables_loaded", "Tables loaded from their logs", **make)
        self.bot_faults = Counter("bot_faults", "Bots that failed", ["level"], **make)
        self.task_failures = Counter("task_failures", "Background work that failed", ["task"], **make)
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
        self.tables_in_memory = Gauge("tables_in_memory", "Tables in memory", multiprocess_mode="livesum", **make)
        self.sockets = Gauge("sockets", "Open sockets", multiprocess_mode="livesum", **make)

        # Kept, because looking up a child by its labels takes longer than incrementing it.
        self.event = cache(self.events.labels)
        self.request = cache(self.requests.labels)

    def text(self) -> bytes:
        if MULTIPROCESS not in os.environ:
            return generate_latest(self.registry)
        merged = CollectorRegistry()
        MultiProcessCollector(merged)  # type: ignore[no-untyped-call]
        return generate_latest(merged)
