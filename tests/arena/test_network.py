"""Learning the network of Point City: the gradient is right, errors fall, runs are repeatable and end in a test."""

import json
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from support.variants import Variant, affordable, midgame
from tricity.arena import network as learning
from tricity.arena import verdicts
from tricity.arena.batch import Workers, open_workers
from tricity.arena.network import Batch, Duel, Net, Positions, Training, network_in_use, play_batch, play_duel
from tricity.arena.training_state import NetworkPlan
from tricity.core.native import Random
from tricity.games.point_city.game import GAME
from tricity.games.point_city.network import MOST_ACTIVE, NETWORK, Network
from tricity.games.point_city.state import CELLS, PointCity

PLAN = NetworkPlan(games=40, rate=0.01, chance=0.1, seed="test", verdict_pairs=2, verdict_simulations=affordable(50))
HERE = Workers()


@pytest.fixture(autouse=True)
def small_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "_GAMES_OF_A_BATCH", 10)
    monkeypatch.setattr(learning, "_BATCHES_OF_A_ROUND", 2)
    monkeypatch.setattr(learning, "_MINIBATCH", 100)
    monkeypatch.setattr(learning, "_HELD_OUT_BATCHES", 1)
    monkeypatch.setattr(learning, "_CURVE_DUELS", 2)


def a_network() -> Net:
    return Net.random(np.random.default_rng(1))


def some_positions() -> Positions:
    return play_batch(Batch(a_network().text(), 1.0, 0.1, "test", range(10)))


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
    positions = some_positions()
    before = learning.error_of(training.net, positions)
    for _ in range(affordable(10)):
        training.play_round(HERE)
    assert learning.error_of(training.net, positions) < before


def test_games_leave_the_network_in_use_alone() -> None:
    words = [int(word) for word in NETWORK.words]
    some_positions()
    assert play_duel(Duel(a_network().text(), network_in_use(), 0, "test", 0)) in (0, 0.5, 1, 1.5, 2)
    assert [int(word) for word in NETWORK.words] == words


def test_a_trained_player_beats_an_untrained_one() -> None:
    points = [play_duel(Duel(network_in_use(), a_network().text(), 0, "test", number)) for number in range(8)]
    assert sum(points) > len(points)


def test_imagined_cards_are_as_likely_as_in_a_search() -> None:
    match = midgame(Variant("point-city", 2), 3)
    state, seat, rng = match.state(), match.to_act[0], Random(7)
    assert isinstance(state, PointCity)
    imagination, view = GAME.imagination(GAME.view(state, seat)), GAME.view(state, seat)
    quick: Counter[tuple[int, int]] = Counter()
    slow: Counter[tuple[int, int]] = Counter()
    worlds = 1500
    for _ in range(worlds):
        # Each from another deck, because the cards that are not in the game stay outside.
        true = imagination.world(rng)
        assert isinstance(true, PointCity)
        imagined = learning.imagined(true, rng)
        assert GAME.view(imagined, seat) == view
        for counted, world in ((slow, true), (quick, imagined)):
            top = int(world.deck_top)
            cards = [*world.market[: int(CELLS)], *world.deck[top : top + 4]]
            counted.update((place, int(card)) for place, card in enumerate(cards))
    for place in range(int(CELLS) + 4):
        seen = [key for key in slow | quick if key[0] == place]
        square = sum((quick[key] - slow[key]) ** 2 / (quick[key] + slow[key]) for key in seen)
        # Chi-squared: five standard deviations above its mean.
        freedom = len(seen) - 1
        assert square <= freedom + 5 * (2 * freedom) ** 0.5, place


def test_a_run_is_the_same_on_two_processes_and_when_it_is_continued(tmp_path: Path) -> None:
    whole = Training(PLAN)
    with open_workers(2) as workers:
        whole.run(workers)
    begun = Training(PLAN, tmp_path / "run.npz")
    begun.play_round(HERE)
    begun.save()
    continued = Training.load(PLAN, tmp_path / "run.npz")
    continued.run(HERE)
    assert continued.games == whole.games == 40
    assert continued.net.text() == whole.net.text()
    assert continued.verdict == whole.verdict is not None
    assert continued.curve[-1] == whole.curve[-1]
    with pytest.raises(ValueError, match="another run"):
        Training.load(NetworkPlan(games=80, seed="test"), tmp_path / "run.npz")


def test_large_weights_are_made_to_fit_without_changing_what_they_say() -> None:
    net, positions = a_network(), some_positions()
    net.parts[0] *= 40
    net.parts[1] /= 40
    error = learning.error_of(net, positions)
    Network().read(net.text())
    rounded = Net.of(net.text())
    assert np.abs(rounded.parts[0]).max() < 0.9 * np.abs(net.parts[0]).max()
    assert learning.error_of(rounded, positions) == pytest.approx(error, rel=0.01)


@pytest.mark.parametrize("verdict", ["accepted", "refused"])
def test_the_command_writes_a_network_that_is_not_weaker(
    verdict: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(verdicts, "log_likelihood_ratio", lambda *args: 9.0 if verdict == "accepted" else -9.0)
    output, report, file = tmp_path / "network.json", tmp_path / "report.json", tmp_path / "run.npz"
    command = ["network", "--games", "20", "--workers", "1", "--file", str(file), "--output", str(output)]
    monkeypatch.setattr(sys, "argv", [*command, "--report", str(report)])
    learning.main()
    assert verdict in capsys.readouterr().out
    found = json.loads(report.read_text())
    assert found["verdict"]["verdict"] == verdict
    assert [point["games"] for point in found["curve"]] == [20]
    assert 0 < found["before"] < found["sum_error"]
    assert output.exists() == (verdict == "accepted")
    if output.exists():
        Network().read(output.read_text())
    first = report.read_bytes()
    learning.main()
    assert report.read_bytes() == first
