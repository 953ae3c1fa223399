"""Training Card City's tables, from nothing to the end: python -m tricity.arena.tables_training card-city.

First the tables of one player, from games without search (see `experience`). What they find depends on luck, so several
learners begin with empty tables, and only the best ones go on. Then the tables of two players: learners begin with what
those of one player say of a city, and learn from games without search, too; generations of games of the search follow
(see `searched_experience`). At the end new and old tables play against each other, and only those that are not weaker
are written to the data of the game.

Games run on `--workers` processes or a `--cluster`, with the same result. All that is done is in `--file`: the same
command again goes on from there, also after Ctrl-C. Needs numpy: the extra `tuning`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from tricity.arena.batch import Workers, open_workers
from tricity.arena.experience import (
    Course,
    Learner,
    Lesson,
    Life,
    Values,
    of_two_from,
    own_values,
    taught,
    use,
    values_kept,
)
from tricity.arena.experiments import experiment_parser, write_json
from tricity.arena.searched_experience import Experience, SearchedGame, fitted, play
from tricity.arena.self_play import decisions, most_visited, searched
from tricity.arena.training_state import TestResult, test_line
from tricity.arena.verdicts import progress_bar, sequential_test
from tricity.bots.ismcts import SearchSettings
from tricity.core.deals import Deal
from tricity.core.frozen import Frozen
from tricity.core.native import SEED_BOUND, Random, i64, vec
from tricity.games.card_city import alone, together
from tricity.games.card_city.game import GAME
from tricity.games.card_city.tables import values_text

_ELO: Final = (-30.0, 0.0)
"""The two hypotheses of the verdicts, in Elo: tables that are learned from nothing need not be stronger than those in
use."""
_LESSONS: Final = 20
"""The number of lessons in a course. The curve has a point for each lesson."""
_HELD_OUT: Final = 5
"""One game of the search in this many is not learned from: it shows the errors on new games."""
_HERE: Final = Workers()


class TablesPlan(Frozen):
    """Everything that the outcome depends on, apart from the tables in use.

    Without learners, the tables of one player stay as they are, and games of the search begin with those in use.
    """

    seed: str = "tables"
    solo_learners: int = 4
    solo_games: int = 400_000
    """Of each of these learners, who begin with empty tables."""
    solo_finalists: int = 2
    more_solo_games: int = 800_000
    """Of each of those that have the best scores."""
    learners: int = 2
    games: int = 200_000
    """Of two players without search, for each of these learners."""
    generations: int = 6
    searched_games: int = 4000
    """Of each generation."""
    simulations: int = 150
    """Of a decision in these games."""
    verdict_pairs: int = 600
    verdict_simulations: int = 400


_COUNTS: Final = tuple(name for name in TablesPlan.__struct_fields__ if name != "seed")
"""The fields of a plan that are options of the command."""


class LessonPoint(Frozen):
    """The mean score in a learner's latest lesson, and how many games it had played by then."""

    stage: str
    learner: int
    games: int
    score: float


class Generation(Frozen):
    """The mean score of the games of a generation, and the errors of the tables before and after, on those held out."""

    score: float
    before: float
    after: float


class TablesState(msgspec.Struct):
    """The progress of a run; the learners are stored beside it in the file."""

    plan: TablesPlan
    solo: Values
    """The best tables so far."""
    together: Values
    start: Values
    """The tables of two players with which the games of the search began."""
    done: list[str] = msgspec.field(default_factory=list)
    """The stages that are through."""
    lessons: int = 0
    """Of the stage under way, for each of its learners."""
    curve: list[LessonPoint] = msgspec.field(default_factory=list)
    generations: list[Generation] = msgspec.field(default_factory=list)
    pairs: list[int] = msgspec.field(default_factory=lambda: [0] * 5)
    """Of the test under way."""
    verdicts: dict[str, TestResult] = msgspec.field(default_factory=dict)


class TablesReport(Frozen):
    """The results of a run, for docs/training."""

    plan: TablesPlan
    curve: list[LessonPoint]
    generations: list[Generation]
    verdicts: dict[str, TestResult]
    """By stage: `solo` and `together`."""


@dataclass
class TablesTraining:
    """A run of training, in memory: `run` takes it to its end."""

    state: TablesState
    learners: list[Learner] = field(default_factory=list)
    """Of the stage under way, or the latest one."""
    experience: Experience = field(default_factory=lambda: Experience.of(()))
    """From all games of the search, apart from those held out."""
    file: Path | None = None

    @classmethod
    def begin(cls, plan: TablesPlan, file: Path | None = None) -> "TablesTraining":
        """A new run."""
        return cls(TablesState(plan, own_values(1), own_values(2), own_values(2)), file=file)

    @classmethod
    def load(cls, file: Path) -> "TablesTraining":
        """A run from its file; raises OSError or ValueError."""
        with np.load(file) as arrays:
            state = msgspec.json.decode(arrays["state"].tobytes(), type=TablesState)
            learners = [Learner(*(part.tolist() for part in learner)) for learner in arrays["learners"]]
            experience = Experience(*(arrays[part.name] for part in fields(Experience)))
        return cls(state, learners, experience, file)

    def save(self) -> None:
        """Write the file, atomically."""
        if self.file is None:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self.file.with_name(self.file.name + ".new")
        learners = np.array([[each.values, each.errors, each.sizes] for each in self.learners])
        with unfinished.open("wb") as file:
            state = np.frombuffer(msgspec.json.encode(self.state), np.uint8)
            experience = {part.name: getattr(self.experience, part.name) for part in fields(Experience)}
            np.savez(file, state=state, learners=learners, **experience)
        unfinished.replace(self.file)

    def run(self, workers: Workers = _HERE) -> None:
        """Go on to the end. Ctrl-C ends it; what is lost is a lesson of each learner, or a generation, at most."""
        state, plan = self.state, self.state.plan
        try:
            if plan.solo_learners:
                empty = [0.0] * len(state.solo)
                course = Course(1, plan.solo_games, 0.3, 0.8, 0.02, plan.seed)
                self._teach(workers, "solo", course, lambda: [empty] * plan.solo_learners)
                course = Course(1, plan.more_solo_games, 0.15, 0.8, 0.01, plan.seed)
                self._teach(workers, "solo, finalists", course, lambda: self._best("solo", plan.solo_finalists))
            if plan.learners:
                course = Course(2, plan.games, 0.3, 0.9, 0.01, plan.seed)
                begin = [value / 100 for value in of_two_from(state.solo)]
                self._teach(workers, "together", course, lambda: [begin] * plan.learners)
            while len(state.generations) < plan.generations:
                self._search(workers)
            for name, players, new in (("solo", 1, state.solo), ("together", 2, state.together)):
                if name not in state.verdicts and new != own_values(players):
                    self._judge(workers, name, players, new)
        finally:
            self.save()

    def _teach(self, workers: Workers, stage: str, course: Course, begin: Callable[[], list[list[float]]]) -> None:
        """Teach the course to learners who begin with these tables, one lesson after another."""
        state = self.state
        if stage in state.done:
            return
        if not state.lessons:
            self.learners = [Learner(values) for values in begin()]
        count = len(self.learners)
        with progress_bar(f"{stage}, lessons", _LESSONS * count, state.lessons * count) as advance:
            while state.lessons < _LESSONS:
                first, end = (course.games * lesson // _LESSONS for lesson in (state.lessons, state.lessons + 1))
                lessons = [
                    Lesson(msgspec.structs.replace(course, seed=f"{course.seed}/{stage}/{number}"), each, first, end)
                    for number, each in enumerate(self.learners)
                ]
                learned: list[Learner] = []
                points: list[LessonPoint] = []
                for number, (learner, score) in enumerate(workers.run_in_order(taught, lessons)):
                    learned.append(learner)
                    points.append(LessonPoint(stage, number, end, round(score, 3)))
                    advance()
                self.learners = learned
                state.curve += points
                state.lessons += 1
                self.save()
        best = _whole(self._best(stage, 1)[0])
        if course.players == 1:
            state.solo = best
        else:
            state.together = state.start = best
        state.done.append(stage)
        state.lessons = 0

    def _best(self, stage: str, count: int) -> list[list[float]]:
        """The tables of the learners with the best scores in the last lesson of the stage, the best one first."""
        scores = [point.score for point in self.state.curve if point.stage == stage][-len(self.learners) :]
        order = sorted(range(len(scores)), key=lambda number: -scores[number])
        return [self.learners[number].values for number in order[:count]]

    def _search(self, workers: Workers) -> None:
        """Play a generation of games of the search with the tables so far, and fit those of the start to all games."""
        state, plan = self.state, self.state.plan
        number = len(state.generations)
        seed = f"{plan.seed}/generation {number}"
        tasks = [SearchedGame(state.together, 2, plan.simulations, seed, game) for game in range(plan.searched_games)]
        learned: list[Life] = []
        held_out: list[Life] = []
        with progress_bar(f"generation {number + 1}, games", len(tasks), 0) as advance:
            for game, lives in enumerate(workers.run_in_order(play, tasks)):
                (learned if game % _HELD_OUT else held_out).extend(lives)
                advance()
        before = np.array(state.together) / 100
        experience = self.experience + Experience.of(learned)
        after = fitted(experience, np.array(state.start) / 100)
        others = Experience.of(held_out)
        scores = [life.points for life in (*learned, *held_out)]
        errors = (round(others.error(values), 4) for values in (before, after))
        state.generations.append(Generation(round(sum(scores) / len(scores), 3), *errors))
        state.together = _whole(after)
        self.experience = experience
        self.save()

    def _judge(self, workers: Workers, name: str, players: int, new: Values) -> None:
        """The verdict: the new tables against those in use."""
        state, plan = self.state, self.state.plan
        duels = (
            TablesDuel(new, own_values(players), players, plan.verdict_simulations, f"{plan.seed}/verdict", number)
            for number in range(sum(state.pairs), plan.verdict_pairs)
        )
        simulations, pairs = plan.verdict_simulations, plan.verdict_pairs
        state.verdicts[name] = sequential_test(
            workers, play_duel, duels, simulations, state.pairs, pairs, _ELO, f"{name}, pairs", self.save
        )
        state.pairs = [0] * 5


@dataclass(frozen=True)
class TablesDuel:
    """Two games on one deal: of two players, one with new tables and one with old ones; or of each of them alone."""

    new: Values
    old: Values
    players: int
    simulations: int
    seed: str
    number: int


def play_duel(task: TablesDuel) -> float:
    """The points, of two, that the new tables win. Alone they win both or none, or half of them with equal scores."""
    with values_kept(task.players):
        if task.players == 1:
            return 2 * _share(_standings(task, task.new)[0], _standings(task, task.old)[0])
        first, second = _standings(task, task.new, task.old), _standings(task, task.old, task.new)
        return _share(first[0], first[1]) + _share(second[1], second[0])


def _standings(task: TablesDuel, *tables: Values) -> list[int]:
    """How the seats with these tables end."""
    players = len(tables)
    rng = Random(Deal(f"{task.seed}/luck").below(f"duel {task.number}", SEED_BOUND))
    state = GAME.setup(players, GAME.checked_options(players, None), Deal(f"{task.seed}/{task.number}"))
    for seat, codes in decisions(GAME, state):
        use(players, tables[seat])
        tree = searched(GAME, state, seat, players, SearchSettings(), task.simulations, rng)
        GAME.apply(state, seat, most_visited(tree, codes))
    return [int(GAME.standing(state, seat)) for seat in range(players)]


def _share(own: int, other: int) -> float:
    return 1.0 if own > other else 0.5 if own == other else 0.0


def _whole(values: Iterable[float]) -> Values:
    """Values in points as the game reads them."""
    return tuple(round(100 * float(value)) for value in values)


def tables_text(players: int, values: Values) -> str:
    """The data file for that number of players."""
    return values_text(alone.TABLES if players == 1 else together.TABLES, vec[i64]([i64(value) for value in values]))


def main() -> None:
    """Parse the command line, start or continue the run, and write its results."""
    default = TablesPlan()
    parser = experiment_parser(__doc__, default.seed)
    for name in _COUNTS:
        parser.add_argument(f"--{name.replace('_', '-')}", type=int, default=getattr(default, name))
    parser.add_argument("--file", type=Path, help="what is done so far; if it is there, the run goes on from it")
    parser.add_argument("--report", type=Path, help="curves and tests, as JSON")
    parser.add_argument("--data", type=Path, help="the folder of the tables; those that are not weaker are written")
    args = parser.parse_args()
    if args.game != GAME.name:
        parser.error(f"{args.game} has no tables: see docs/training.md")
    plan = TablesPlan(args.seed, **{name: getattr(args, name) for name in _COUNTS})
    training = (
        TablesTraining.load(args.file) if args.file and args.file.exists() else TablesTraining.begin(plan, args.file)
    )
    state = training.state
    if state.plan != plan:
        parser.error(f"{args.file} is of another run: {msgspec.json.encode(state.plan).decode()}")
    try:
        with open_workers(args.workers, args.cluster) as workers:
            training.run(workers)
    except KeyboardInterrupt:
        parser.exit(130, "Stopped; the same command goes on from there.\n")
    if args.report:
        write_json(args.report, TablesReport(plan, state.curve, state.generations, state.verdicts))
    for players, name, values in ((1, "solo", state.solo), (2, "together", state.together)):
        if args.data and name in state.verdicts and state.verdicts[name].verdict == "accepted":
            (args.data / f"{name}.json").write_text(tables_text(players, values), encoding="utf-8")
    print("\n".join(test_line(f"card-city, {name}", test) for name, test in state.verdicts.items()))  # noqa: T201


if __name__ == "__main__":
    main()
