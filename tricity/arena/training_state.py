"""A training run as data: its plan, its progress, and the report of its results."""

import msgspec

from tricity.arena.self_play import Weights
from tricity.core.frozen import Frozen


class TrainingPlan(Frozen):
    """Everything that the outcome of a training run depends on.

    Each generation plays `games` games, with the numbers of players in `players` in turn, and searches each decision
    that it studies with `simulations`. Its weights are tested on `test_pairs` pairs of games at most; the verdict on
    the whole run takes up to `verdict_pairs`.
    """

    game: str
    seed: str = "train"
    players: tuple[int, ...] = (2,)
    generations: int = 3
    games: int = 4000
    simulations: int = 2000
    test_pairs: int = 2000
    test_simulations: int = 200
    verdict_pairs: int = 1000
    verdict_simulations: int = 1000


class CurvePoint(Frozen):
    """The errors on held-out games, in points, of the weights learned from this number of games.

    `moves` is the error of differences between moves, `values` that of the values of positions.
    """

    generation: int
    games: int
    moves: float
    values: float


class TestResult(Frozen):
    """A sequential test: pairs by the points of the new weights (0, ½, 1, 1½, 2), and how it ended."""

    simulations: int
    pairs: tuple[int, ...]
    verdict: str
    elo: tuple[float, float, float]


class NetworkPlan(Frozen):
    """Everything that the network of Point City depends on, and its verdict."""

    games: int = 80_000
    rate: float = 0.003
    trace: float = 0.8
    chance: float = 0.07
    seed: str = "network"
    verdict_pairs: int = 1000
    verdict_simulations: int = 800


class NetworkPoint(Frozen):
    """The error on held-out games, in points, and the share of games won without search, after so much training."""

    games: int
    error: float
    wins: float


class NetworkReport(Frozen):
    """The results of training a network, for docs/training."""

    plan: NetworkPlan
    sum_error: float
    """Of the linear estimate alone, on the same games as in the curve."""
    before: float
    """The error of the network that was in use."""
    curve: list[NetworkPoint]
    verdict: TestResult | None


class RunState(msgspec.Struct):
    """The progress of a run; the sums of its regression are stored beside it in the file."""

    plan: TrainingPlan
    start: Weights
    best: Weights
    generation: int = 0
    games: int = 0
    """Played in this generation."""
    candidate: Weights | None = None
    """Under test, once the games of the generation are played; at the end, the best weights."""
    pairs: list[int] = msgspec.field(default_factory=lambda: [0] * 5)
    """Of the test under way."""
    before: list[CurvePoint] = msgspec.field(default_factory=list)
    """The errors of the best weights on all held-out games of each generation."""
    curve: list[CurvePoint] = msgspec.field(default_factory=list)
    tests: list[TestResult] = msgspec.field(default_factory=list)
    verdict: TestResult | None = None
    """Of the whole run; None before its end, and if no generation has passed."""
    finished: bool = False


class Report(Frozen):
    """The results of a run, for docs/training."""

    plan: TrainingPlan
    before: list[CurvePoint]
    """The errors of the weights that each generation began with, on the same games as at the end of its curve."""
    curve: list[CurvePoint]
    tests: list[TestResult]
    verdict: TestResult | None


def summary(state: RunState) -> str:
    """How the run went, in a few lines."""
    tests = {f"generation {number}": test for number, test in enumerate(state.tests, 1)}
    if state.verdict is not None:
        tests["verdict"] = state.verdict
    return "\n".join(test_line(f"{state.plan.game}, {name}", test) for name, test in tests.items())


def test_line(name: str, test: TestResult) -> str:
    """A sequential test in words."""
    pairs = ", ".join(map(str, test.pairs))
    return f"{name}: {test.verdict}, pairs {pairs}, Elo {test.elo[0]:+.0f} ({test.elo[1]:+.0f} … {test.elo[2]:+.0f})"
