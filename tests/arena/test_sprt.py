"""The sequential test: it decides by pairs, after the same pair however the games are run, and is rarely wrong."""

import math
from pathlib import Path

import pytest
from click.testing import CliRunner

from tricity.arena import Result, SequentialTest, Tournament
from tricity.arena.files import load
from tricity.arena.sprt import BOUND, elo_interval, expected_score, log_likelihood_ratio
from tricity.cli import main
from tricity.core.native import Random


def pair(deal: int, points: float) -> list[Result]:
    """Two games on one deal, in which the first bot wins this many points in all."""
    ranks = {
        0: [(2, 1), (1, 2)],
        0.5: [(1, 1), (1, 2)],
        1: [(1, 2), (1, 2)],
        1.5: [(1, 2), (1, 1)],
        2: [(1, 2), (2, 1)],
    }
    one, other = ranks[points]
    return [Result(2 * deal, deal, ("a", "b"), (0, 0), one), Result(2 * deal + 1, deal, ("b", "a"), (0, 0), other)]


def sequential_test(elo0: float = 0, elo1: float = 10) -> SequentialTest:
    return SequentialTest(Tournament("card-city", 2, 2, ("a", "b"), 1000, "1", {}, (elo0, elo1)))


def test_the_ratio_is_close_to_its_normal_approximation() -> None:
    counts = [100, 200, 400, 240, 120]
    scores = [0, 0.25, 0.5, 0.75, 1]
    pairs = sum(counts)
    mean = sum(count * score for count, score in zip(counts, scores)) / pairs
    variance = sum(count * (score - mean) ** 2 for count, score in zip(counts, scores)) / pairs
    low, high = expected_score(0), expected_score(10)
    approximation = pairs * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert log_likelihood_ratio(counts, 0, 10) == pytest.approx(approximation, rel=0.01)


def test_nothing_played_says_nothing() -> None:
    assert log_likelihood_ratio([0] * 5, 0, 10) == 0
    assert elo_interval([0] * 5)[0] == 0


def test_a_wide_interval_of_elo_around_the_mean() -> None:
    elo, low, high = elo_interval([10, 20, 40, 30, 20])
    assert low < elo < high
    assert expected_score(elo) == pytest.approx((20 * 0.25 + 40 * 0.5 + 30 * 0.75 + 20) / 120)


@pytest.mark.parametrize(("points", "verdict"), [(2, "accepted"), (0, "refused"), (0.5, "refused"), (1.5, "accepted")])
def test_the_better_bot_passes_and_the_worse_one_fails(points: float, verdict: str) -> None:
    test = sequential_test()
    for deal in range(400):
        test.add(pair(deal, points))
    assert test.verdict == verdict
    assert test.last_deal < 399
    assert abs(test.log_likelihood_ratio) >= BOUND


def test_it_counts_whole_deals_in_their_order() -> None:
    ordered, shuffled = sequential_test(0, 200), sequential_test(0, 200)
    rng = Random(3)
    points = [(1.0, 1.5, 2.0, 2.0)[rng.randrange(4)] for _ in range(60)]
    games = [game for deal in range(60) for game in pair(deal, points[deal])]
    for game in games:
        ordered.add([game])
    mixed = sorted(games, key=lambda game: (game.number // 16, game.number * 7 % 16))
    for game in mixed:
        shuffled.add([game])
    assert ordered.verdict == "accepted"
    assert (ordered.counts, ordered.last_deal) == (shuffled.counts, shuffled.last_deal)
    assert len(ordered.counted(games)) == 2 * (ordered.last_deal + 1) == 2 * sum(ordered.counts)


def test_it_is_rarely_wrong() -> None:
    """Two equals: at most about one in twenty tests of 0 against 60 Elo may pass (here the seed decides)."""
    rng = Random(5)
    passed = 0
    for _ in range(40):
        test = sequential_test(0, 60)
        deal = 0
        while test.verdict == "open":
            test.add(pair(deal, (0.0, 0.5, 1.0, 1.0, 1.5, 2.0)[rng.randrange(6)]))
            deal += 1
        passed += test.verdict == "accepted"
    assert passed <= 5
    assert math.isclose(BOUND, 2.944, abs_tol=0.001)


def test_the_arena_ends_with_the_test(tmp_path: Path) -> None:
    command = ["arena", "card-city", "--bots", "beginner,random", "--sprt", "elo0=0", "elo1=200", "--lang", "en"]
    files = [tmp_path / "one", tmp_path / "two"]
    for file, workers in zip(files, "12"):
        outcome = CliRunner().invoke(main, [*command, "--seed", "1", "--workers", workers, "--json", str(file)])
        assert outcome.exit_code == 0, outcome.output
        assert "elo0=0 elo1=200: passed" in " ".join(outcome.output.split())
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(load(files[0])[1]) < 200


@pytest.mark.parametrize(
    "args",
    [
        ["--bots", "beginner,random", "--sprt", "elo0=10", "elo1=0"],
        ["--bots", "beginner,random", "--sprt", "elo0=0", "elo2=1"],
        ["--bots", "beginner,random", "--sprt", "zero", "ten"],
        ["--bots", "beginner,improver,random", "--sprt", "elo0=0", "elo1=10"],
        ["--bots", "beginner,random", "--players", "3", "--sprt", "elo0=0", "elo1=10"],
    ],
)
def test_a_test_of_nothing_is_refused(args: list[str]) -> None:
    assert CliRunner().invoke(main, ["arena", "card-city", *args]).exit_code == 2
