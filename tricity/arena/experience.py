"""Learning Card City's tables from games without search: temporal differences.

A player that always makes the move with the best estimate plays one game after another, and the estimate of each
position that it comes to is brought closer to the estimates that follow and to the points at the end. That takes so
little time that a core plays hundreds of thousands of games in minutes.

How far a value moves follows temporal coherence: less, the more its errors have cancelled out so far. What a learner
has become depends on where it began and on its course alone, not on how the games were split into lessons.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tricity.core.deals import Deal
from tricity.core.frozen import Frozen
from tricity.core.native import SEED_BOUND, Random, i64
from tricity.games.card_city import alone, together
from tricity.games.card_city.game import GAME
from tricity.games.card_city.scoring import points
from tricity.games.card_city.state import PHASE_BUILD, PHASE_CHOOSE, CardCity
from tricity.games.card_city.tables import LookedUp

_LEAST_STEP: Final = 0.02
"""Even where all errors have cancelled out, values move by this share of the learning rate."""
_FINAL_RATE: Final = 0.1
"""The share of the learning rate that is left at the end."""

Values = tuple[int, ...]
"""All tables of a number of players, in hundredths of a point."""


class Visit(NamedTuple):
    """A position of a city: the values that its estimate added up, and the rest of the estimate in points."""

    entries: list[int]
    rest: float
    by_chance: bool
    """Whether its seat has made a random move since its last position."""


class Life(NamedTuple):
    """The positions of a seat's city in their order, and its points at the end."""

    visits: list[Visit]
    points: int


class Course(Frozen):
    """How a learner plays and learns."""

    players: int
    games: int
    rate: float
    """Of learning, at the beginning."""
    trace: float
    """Lambda: how much of what a position should be worth comes from later than the next position."""
    chance: float
    """How often a random move is made."""
    seed: str


@dataclass
class Learner:
    """Tables under training, in points, with the sums of the errors of each value and of their sizes."""

    values: list[float]
    errors: list[float] = field(default_factory=list)
    sizes: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.errors = self.errors or [0.0] * len(self.values)
        self.sizes = self.sizes or [0.0] * len(self.values)

    def learn(self, life: Life, rate: float, trace: float) -> Iterable[int]:
        """Bring the estimates of a city's positions closer to what came of them. Returns the values that changed."""
        values, errors, sizes = self.values, self.errors, self.sizes
        estimates = [visit.rest + sum([values[entry] for entry in visit.entries]) for visit in life.visits]
        changed: set[int] = set()
        target = float(life.points)
        for visit, estimate in zip(reversed(life.visits), reversed(estimates)):
            error = target - estimate
            size = abs(error)
            step = rate / len(visit.entries) * error
            for entry in visit.entries:
                errors[entry] += error
                sizes[entry] += size
                coherence = abs(errors[entry]) / sizes[entry] if sizes[entry] else 1.0
                values[entry] += step * (_LEAST_STEP + coherence)
            changed.update(visit.entries)
            # What followed a random move says nothing about the positions before it.
            target = estimate if visit.by_chance else trace * target + (1 - trace) * estimate
        return changed

    def whole(self) -> Values:
        """The tables as the game reads them."""
        return tuple(round(100 * value) for value in self.values)


@dataclass(frozen=True)
class Lesson:
    """Some games of a course, for a learner who has played those before."""

    course: Course
    learner: Learner
    first: int
    end: int


def taught(lesson: Lesson) -> tuple[Learner, float]:
    """The learner after the lesson, and the mean score of its games."""
    course, learner = lesson.course, lesson.learner
    learner = Learner(list(learner.values), list(learner.errors), list(learner.sizes))
    table = _table(course.players)
    total = 0
    with values_kept(course.players):
        use(course.players, learner.whole())
        for number in range(lesson.first, lesson.end):
            rate = course.rate * (1 - (1 - _FINAL_RATE) * number / course.games)
            lives = played(course, number)
            for life in lives:
                for entry in learner.learn(life, rate, course.trace):
                    table[i64(entry)] = round(100 * learner.values[entry])
            if course.players > 1:
                together.forget()
            total += sum(life.points for life in lives)
    return learner, total / (max(lesson.end - lesson.first, 1) * course.players)


def played(course: Course, number: int) -> list[Life]:
    """A game of players that follow the tables in use, with a random move now and then. A life for each seat."""
    players = course.players
    rng = Random(Deal(f"{course.seed}/luck").below(f"game {number}", SEED_BOUND))
    state = GAME.setup(players, GAME.checked_options(players, None), Deal(f"{course.seed}/{number}"))
    assert isinstance(state, CardCity)
    witness = Witness(players)
    while GAME.actors(state):
        seat = int(GAME.next_actor(state))
        moves = [int(move) for move in GAME.legal(state, seat)]
        by_chance = rng.random() < course.chance
        if len(moves) == 1 or by_chance:
            move = moves[rng.randrange(len(moves))]
        else:
            move = _best_move(state, seat, moves)
        GAME.apply(state, seat, i64(move))
        witness.note(state, seat, by_chance=by_chance)
    return witness.lives(state)


def _best_move(state: CardCity, seat: int, moves: Sequence[int]) -> int:
    """The move with the best estimate after it, or with several players the best lead.

    What is built, developed or bought concerns a seat's own city: there the game says which move it is. Cards are
    divided and chosen as if none were hidden. That saves most of the time; what a city is worth hardly depends on it.
    """
    if state.players > 1 and state.phase >= PHASE_BUILD:
        return int(GAME.reply(state, seat))
    return max(moves, key=lambda move: _lead_after(state, seat, move))


def _lead_after(state: CardCity, seat: int, move: int) -> int:
    after = state.copy()
    GAME.apply(after, seat, i64(move))
    rivals = sum(int(GAME.evaluate(after, rival)) for rival in range(state.players) if rival != seat)
    return int(GAME.evaluate(after, seat)) - rivals


class Witness:
    """Notes the positions of a game that a sum of values estimates: with several players, those without cards."""

    def __init__(self, players: int) -> None:
        self._visits: list[list[Visit]] = [[] for _ in range(players)]
        self._by_chance = [False] * players

    def note(self, state: CardCity, mover: int, *, by_chance: bool) -> None:
        """After each move; `by_chance` if that was a random one."""
        self._by_chance[mover] |= by_chance
        if not GAME.actors(state) or (state.players > 1 and state.phase == PHASE_CHOOSE):
            return
        for seat, visits in enumerate(self._visits):
            if state.players == 1 or not state.hand(seat):
                visit = visit_of(state, seat, by_chance=self._by_chance[seat])
                if not visits or visit[:2] != visits[-1][:2]:
                    visits.append(visit)
                    self._by_chance[seat] = False

    def lives(self, state: CardCity) -> list[Life]:
        """At the end: all that was noted, and the points."""
        return [Life(visits, int(points(state, seat))) for seat, visits in enumerate(self._visits)]


def visit_of(state: CardCity, seat: int, *, by_chance: bool) -> Visit:
    """The position as a visit."""
    looked_up = LookedUp()
    if state.players == 1:
        estimate = int(alone.estimate(state, looked_up))
    else:
        estimate = int(together.city_value(state, seat, looked_up))
    table = _table(state.players)
    entries = [int(entry) for entry in looked_up.entries]
    return Visit(entries, (estimate - sum([int(table[i64(entry)]) for entry in entries])) / 100, by_chance)


def own_values(players: int) -> Values:
    """The tables in use."""
    return tuple(int(value) for value in _table(players))


def use(players: int, values: Sequence[int]) -> None:
    """From now on games of that many players are evaluated with these tables, in this process."""
    table = _table(players)
    for entry, value in enumerate(values):
        table[i64(entry)] = i64(value)
    if players > 1:
        together.forget()


@contextmanager
def values_kept(players: int) -> Iterator[None]:
    """Restores the tables in use at the end, whatever `use` did."""
    own = own_values(players)
    try:
        yield
    finally:
        use(players, own)


def of_two_from(solo: Values) -> Values:
    """Tables for two players to begin with: what those of one player say of a city without cards in hand."""
    found: list[int] = []
    rounds = len(solo) // sum(alone.TABLES.values())
    parts: dict[str, list[int]] = {}
    begin = 0
    for name, length in alone.TABLES.items():
        parts[name] = list(solo[begin : begin + rounds * length])
        begin += rounds * length
    for name, length in together.TABLES.items():
        part = parts.get(name, [0] * (rounds * length))
        if len(part) > rounds * length:
            # With cards in hand and without, for each number of rounds left.
            part = [value for step in range(rounds) for value in part[(2 * step + 1) * length :][:length]]
        found += part
    return tuple(found)


def _table(players: int) -> Any:
    return alone.VALUES if players == 1 else together.VALUES
