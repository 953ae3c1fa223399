"""Training a game's evaluation by self-play: python -m tricity.arena.training GAME (make train GAME=…).

In each generation bots play with the best weights so far and study some of their decisions in longer searches. A
regression brings the table of weights closer to what these searches found, above all to the differences between the
moves of a decision. New weights meet the best ones so far in a sequential test on duplicate deals and replace them if
they pass. At the end the best weights meet those that the training began with, with a larger budget: only if they pass
that test, too, are they written to the data of the game.

Games run on `--workers` processes or a `--cluster`, with the same result. All that is done is in `--file`: the same
command again goes on from there, also after Ctrl-C. Needs numpy: the extra `tuning`.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tricity.arena.batch import Workers, open_workers
from tricity.arena.experiments import experiment_parser, write_json
from tricity.arena.regression import Array, StudiedErrors, fitted
from tricity.arena.self_play import (
    Duel,
    SelfPlay,
    Weights,
    evaluation_of,
    has_weights,
    play_duel,
    play_studied_game,
    weights_of,
)
from tricity.arena.sprt import BOUND, Verdict, elo_interval, log_likelihood_ratio
from tricity.arena.training_state import CurvePoint, Report, RunState, TestResult, TrainingPlan, summary

_ELO: Final = (0.0, 10.0)
"""The two hypotheses of a sequential test, in Elo."""
_HELD_OUT: Final = 5
"""One game in this many is not learned from: it shows the errors on new games."""
_CURVE_POINTS: Final = 8
_FADING: Final = 0.5
"""The weight of a generation's decisions in the next generation, whose bots play better."""
_SAVE_EVERY: Final = 20
_HERE: Final = Workers()
_COUNTS: Final = (
    *("generations", "games", "simulations"),
    *("test_pairs", "test_simulations", "verdict_pairs", "verdict_simulations"),
)
"""The fields of a plan that are options of the command."""


@dataclass
class Training:
    """A run of training, in memory: `run` takes it to its end."""

    state: RunState
    learned: StudiedErrors
    held_out: StudiedErrors
    file: Path | None = None

    @classmethod
    def begin(cls, plan: TrainingPlan, file: Path | None = None) -> "Training":
        """A new run, from the weights that the game has now."""
        start = weights_of(plan.game)
        return cls(RunState(plan, start, start), _no_errors(plan.game), _no_errors(plan.game), file)

    @classmethod
    def load(cls, file: Path) -> "Training":
        """A run from its file; raises OSError or ValueError."""
        with np.load(file) as arrays:
            state = msgspec.json.decode(arrays["state"].tobytes(), type=RunState)
            training = cls(state, _no_errors(state.plan.game), _no_errors(state.plan.game), file)
            for name, sums in training._sums().items():
                sums[...] = arrays[name]
        return training

    def save(self) -> None:
        """Write the file, atomically."""
        if self.file is None:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self.file.with_name(self.file.name + ".new")
        with unfinished.open("wb") as file:
            arrays: dict[str, Any] = {"state": np.frombuffer(msgspec.json.encode(self.state), np.uint8), **self._sums()}
            np.savez(file, **arrays)
        unfinished.replace(self.file)

    def run(self, workers: Workers = _HERE) -> None:
        """Go on to the end. Ctrl-C ends it between two games, with all that is done in the file."""
        try:
            while self.state.generation < self.state.plan.generations:
                self._learn(workers)
                self._test(workers)
            self._judge(workers)
        finally:
            self.save()

    def _learn(self, workers: Workers) -> None:
        """Play the games of this generation that are missing, and fit the candidate to them."""
        state, plan = self.state, self.state.plan
        if state.candidate is not None:
            return
        seed = f"{plan.seed}/{state.generation}"
        tasks = [
            SelfPlay(plan.game, plan.players[number % len(plan.players)], state.best, plan.simulations, seed, number)
            for number in range(state.games, plan.games)
        ]
        marks = {plan.games * mark // _CURVE_POINTS for mark in range(1, _CURVE_POINTS + 1)}
        with progress_bar(f"generation {state.generation + 1}, games", plan.games, state.games) as advance:
            for decisions in workers.run_in_order(play_studied_game, tasks):
                (self.held_out if state.games % _HELD_OUT == 0 else self.learned).add(decisions)
                state.games += 1
                if state.games in marks:
                    state.curve.append(self._errors_of(self._fitted()))
                if state.games % _SAVE_EVERY == 0:
                    self.save()
                advance()
        state.before.append(self._errors_of(state.best))
        state.candidate = self._fitted()

    def _test(self, workers: Workers) -> None:
        """Test the candidate; the best of the two begins the next generation."""
        state, plan = self.state, self.state.plan
        assert state.candidate is not None
        seed = f"{plan.seed}/{state.generation}/test"
        result = self._tested(workers, state.best, plan.test_simulations, plan.test_pairs, seed, "test, pairs")
        state.tests.append(result)
        if result.verdict == "accepted":
            state.best = state.candidate
        self.learned.moves.fade(_FADING)
        self.learned.values.fade(_FADING)
        state.generation += 1
        state.games, state.candidate, state.pairs = 0, None, [0] * 5
        self.save()

    def _judge(self, workers: Workers) -> None:
        """The verdict on the run: the best weights against those of its beginning."""
        state, plan = self.state, self.state.plan
        if state.best != state.start and state.verdict is None:
            state.candidate = state.best
            args = state.start, plan.verdict_simulations, plan.verdict_pairs, f"{plan.seed}/verdict", "verdict, pairs"
            state.verdict = self._tested(workers, *args)
        state.finished = True

    def _tested(
        self, workers: Workers, old: Weights, simulations: int, pairs: int, seed: str, title: str
    ) -> TestResult:
        """A sequential test of the candidate, pair by pair in their order."""
        state = self.state
        assert state.candidate is not None
        new, played = state.candidate, sum(state.pairs)
        tasks = (Duel(state.plan.game, new, old, simulations, seed, number) for number in range(played, pairs))
        points = workers.run_in_order(play_duel, tasks)
        verdict = sequential_test(points, state.pairs, pairs, _ELO, title, self.save)
        return TestResult(simulations, tuple(state.pairs), verdict, elo_interval(state.pairs))

    def _fitted(self) -> Weights:
        prior = np.array(self.state.best) / 1000
        stages = int(evaluation_of(self.state.plan.game).STAGES)
        return tuple(int(weight) for weight in np.rint(1000 * fitted(self.learned, prior, stages)))

    def _errors_of(self, weights: Weights) -> CurvePoint:
        table = np.array(weights) / 1000
        errors = self.held_out.moves.error(table), self.held_out.values.error(table)
        return CurvePoint(self.state.generation, self.state.games, *(round(error, 4) for error in errors))

    def _sums(self) -> dict[str, Array]:
        """The arrays of the file."""
        return {
            f"{kind} {part} {name}": getattr(getattr(errors, part), name)
            for kind, errors in (("learned", self.learned), ("held out", self.held_out))
            for part in ("moves", "values")
            for name in ("products", "targets", "totals")
        }


def _no_errors(game: str) -> StudiedErrors:
    features = len(evaluation_of(game).WEIGHTS)
    return StudiedErrors(len(weights_of(game)) // features, features)


def sequential_test(
    points: Iterable[float],
    counts: list[int],
    most: int,
    elo: tuple[float, float],
    title: str,
    save: Callable[[], None],
) -> Verdict:
    """Take the points of pairs, of two each, until they decide between the two hypotheses.

    They are added to the counts (of 0, ½, 1, 1½ and 2 points), which may be those of a test under way.
    """
    ratio = log_likelihood_ratio(counts, *elo)
    with progress_bar(title, most, sum(counts)) as advance:
        if abs(ratio) < BOUND:
            for won in points:
                counts[round(2 * won)] += 1
                ratio = log_likelihood_ratio(counts, *elo)
                if sum(counts) % _SAVE_EVERY == 0:
                    save()
                advance()
                if abs(ratio) >= BOUND:
                    break
    return "open" if abs(ratio) < BOUND else "accepted" if ratio > 0 else "refused"


@contextmanager
def progress_bar(title: str, total: int, done: int) -> Iterator[Callable[[], None]]:
    """A progress bar with the time left, on a terminal."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, transient=True) as progress:
        task = progress.add_task(title, total=total, completed=done)
        yield lambda: progress.advance(task)


def weights_text(game: str, weights: Sequence[int]) -> str:
    """The data file of a game: a line for each feature."""
    names = list(evaluation_of(game).WEIGHTS)
    lines = (f"  {json.dumps(name)}: {list(weights[index :: len(names)])}" for index, name in enumerate(names))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Parse the command line, start or continue the run, and write its results."""
    default = TrainingPlan("")
    parser = experiment_parser(__doc__, default.seed)
    for name in _COUNTS:
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, default=getattr(default, name))
    parser.add_argument("--players", type=int, nargs="+", default=default.players)
    parser.add_argument("--file", type=Path, help="what is done so far; if it is there, the run goes on from it")
    parser.add_argument("--report", type=Path, help="curves and tests, as JSON")
    parser.add_argument("--weights", type=Path, help="the data file of the game, written if the verdict is in favour")
    args = parser.parse_args()
    if not has_weights(args.game):
        parser.error(f"{args.game} has no weights that this trains: see docs/training.md")
    counts = {name: getattr(args, name) for name in _COUNTS}
    plan = TrainingPlan(args.game, args.seed, tuple(args.players), **counts)
    training = Training.load(args.file) if args.file and args.file.exists() else Training.begin(plan, args.file)
    state = training.state
    if state.plan != plan:
        parser.error(f"{args.file} is of another run: {msgspec.json.encode(state.plan).decode()}")
    try:
        with open_workers(args.workers, args.cluster) as workers:
            training.run(workers)
    except KeyboardInterrupt:
        parser.exit(130, f"Stopped in generation {state.generation + 1}; the same command goes on from there.\n")
    if args.report:
        report = Report(plan, state.before, state.curve, state.tests, state.verdict)
        write_json(args.report, report)
    if args.weights and state.verdict is not None and state.verdict.verdict == "accepted":
        args.weights.write_text(weights_text(plan.game, state.best), encoding="utf-8")
    print(summary(state))  # noqa: T201


if __name__ == "__main__":
    main()
