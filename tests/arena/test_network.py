"""Learning the network of Point City: the gradient is right, errors fall, runs are repeatable and go on."""

import json
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from support.variants import affordable
from tricity.arena import network as learning
from tricity.arena.batch import Workers, open_workers
from tricity.arena.network import Batch, Net, Plan, Positions, Training, play_batch
from tricity.games.point_city.network import MOST_ACTIVE, NETWORK, NETWORK_FILE

PLAN = Plan(games=40, rate=0.01, trace=0.8, chance=0.1, seed="test")
HERE = Workers()


@pytest.fixture(autouse=True)
def small_rounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(learning, "_BATCHES_OF_A_ROUND", 2)
    monkeypatch.setattr(learning, "_MINIBATCH", 100)
    yield
    NETWORK.read(files("tricity.games.point_city").joinpath("data", NETWORK_FILE).read_text(encoding="utf-8"))


def a_network() -> Net:
    return Net(np.random.default_rng(1))


def some_positions() -> Positions:
    return play_batch(Batch(PLAN, json.dumps(a_network().whole()).encode(), 0))


def test_positions_end_with_what_the_game_was_worth() -> None:
    positions = some_positions()
    count = len(positions.targets)
    assert positions.active.shape == (count, int(MOST_ACTIVE))
    assert len(positions.linear) == count > 500
    assert 0 < positions.targets.mean() < 60
    assert np.corrcoef(positions.linear, positions.targets)[0, 1] > 0.3


def test_the_gradient_is_that_of_the_error() -> None:
    net, positions = a_network(), some_positions()
    chosen = np.arange(0, len(positions.targets), 7)
    error, gradient = net.step(positions, chosen)
    rng = np.random.default_rng(2)
    for part, slope in zip(net.parts, gradient):
        direction = rng.normal(size=part.shape) * (slope != 0)
        kept = part.copy()
        part += (1e-3 * direction).astype(np.float32)
        change = net.step(positions, chosen)[0] - error
        part[...] = kept
        assert change == pytest.approx(1e-3 * float((slope * direction).sum()), rel=0.05, abs=1e-4)


def test_errors_become_smaller() -> None:
    training = Training(PLAN)
    training.play_round(HERE)
    before = training.error
    for _ in range(affordable(10)):
        training.play_round(HERE)
    assert training.error < before


def test_a_run_is_the_same_on_two_processes_and_when_it_is_continued(tmp_path: Path) -> None:
    whole = Training(PLAN)
    with open_workers(2) as workers:
        for _ in range(2):
            whole.play_round(workers)
    begun = Training(PLAN)
    begun.play_round(HERE)
    begun.save(tmp_path / "run.npz")
    continued = Training(PLAN)
    continued.load(tmp_path / "run.npz")
    continued.play_round(HERE)
    assert continued.games == whole.games == 40
    assert continued.net.whole() == whole.net.whole()
    with pytest.raises(ValueError, match="another run"):
        Training(Plan(80, 0.01, 0.8, 0.1, "test")).load(tmp_path / "run.npz")


def test_the_command_writes_what_the_game_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output, file = tmp_path / "network.json", tmp_path / "run.npz"
    command = ["network", "--games", "20", "--workers", "1", "--file", str(file), "--output", str(output)]
    monkeypatch.setattr(sys, "argv", command)
    learning.main()
    NETWORK.read(output.read_text())
    first = output.read_bytes()
    learning.main()
    assert output.read_bytes() == first
