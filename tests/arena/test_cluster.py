"""A real Dask cluster of two workers on this machine: the same bytes as here, although one worker is killed."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from support.clusters import address_of, local_cluster
from tricity.arena import Tournament, open_workers, play, save
from tricity.cli import main
from tricity.core.errors import BadOption

distributed: Any = pytest.importorskip("distributed")


@pytest.fixture
def cluster() -> Iterator[Any]:
    with local_cluster(2) as cluster:
        yield cluster


# Its processes and sockets are closed a moment after the worker that had them was killed.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")
def test_a_killed_worker_changes_nothing(cluster: Any, tmp_path: Path) -> None:
    tournament = Tournament.create("card-city", ["strong:3", "random"], 24, seed="cluster")
    address = address_of(cluster)
    results = []
    with open_workers(cluster=address) as workers:
        assert workers.count == 2
        for result in play(tournament, workers=workers):
            results.append(result)
            if len(results) == 4:
                with distributed.Client(cluster, set_as_default=False) as client:
                    os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)
    save(tmp_path / "cluster", tournament, results)
    save(tmp_path / "here", tournament, [*play(tournament)])
    assert (tmp_path / "cluster").read_bytes() == (tmp_path / "here").read_bytes()


@pytest.mark.parametrize("address", ["dask://", "ray://here", "dask://127.0.0.1:9"])
def test_a_cluster_that_is_not_there_is_refused(address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tricity.bots.cluster.CONNECT_SECONDS", 0.2)
    with pytest.raises(BadOption), open_workers(cluster=address):
        pass
    command = ["arena", "card-city", "--bots", "beginner,random", "--cluster", address]
    assert CliRunner().invoke(main, command).exit_code == 2
