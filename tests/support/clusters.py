"""A real Dask cluster on this machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any


@contextmanager
def local_cluster(workers: int) -> Iterator[Any]:
    """Its workers are processes. Any free port serves its page: several tests may have one at the same time."""
    distributed: Any = import_module("distributed")
    with distributed.LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
    ) as cluster:
        yield cluster


def address_of(cluster: Any) -> str:
    """As our commands and settings name it."""
    return "dask://" + str(cluster.scheduler_address).removeprefix("tcp://")
