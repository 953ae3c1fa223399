"""From games to the figures of a report."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from tricity.arena.lab.experiment import Experiment, LabGame
from tricity.arena.lab.statistics import Relation, between_share, quantile
from tricity.arena.ratings import duel_points, wilson_interval
from tricity.arena.sprt import elo_of
from tricity.core.estimates import Estimate, mean, mean_share
from tricity.core.frozen import Frozen


class Position(Frozen):
    """A place in the turn order; 1 makes the first decision."""

    place: int
    wins: Estimate
    points: Estimate


class Usage(Frozen):
    """A piece that seats have at the end, or a kind of move that they made."""

    name: str
    held: float
    """The share of seats with at least one."""
    winners: float
    """Mean number per winner."""
    others: float
    wins: Estimate
    """The win rate of seats with at least one."""
    effect: Estimate | None
    """By how much the chance of winning differs with each additional one."""


class Spread(Frozen):
    """How a number is distributed over games."""

    mean: Estimate
    low: float
    """Nine of ten games lie between the two."""
    high: float
    counts: dict[int, int]
    """Games by value."""


class Course(Frozen, kw_only=True):
    """How long games are, and how close.

    `choices` are legal moves per decision, `margin` the points between first and second, and `settled` is the share of
    the game after which the leader did not change any more.
    """

    length: Spread
    choices: Estimate
    lead_changes: Spread
    settled: Estimate
    margin: Estimate


class Balance(Course, kw_only=True):
    """The figures of all games with one number of players.

    `deal_points` is the share of the variance of a seat's points that lies between deals, `deal_wins` the same for
    winning.
    """

    players: int
    games: int
    deals: int
    order: tuple[Position, ...]
    deal_points: Estimate
    deal_wins: Estimate
    points: Spread
    pieces: tuple[Usage, ...]
    moves: tuple[Usage, ...]


class Duels(Frozen):
    """The bot against a weaker one, on duplicate deals: how much was strength, and how much the deal."""

    rival: str
    games: int
    wins: Estimate
    elo: Estimate
    stronger_twice: float
    """The share of deals of which the bot won both games."""
    weaker_twice: float
    same_seat: float
    """The share of deals of which the same seat won both games, whoever sat there."""


class Report(Frozen):
    """All figures of an experiment, up to where it has been played."""

    experiment: Experiment
    games: int
    balances: tuple[Balance, ...]
    duels: tuple[Duels, ...]


def analyse(experiment: Experiment, games: Iterable[LabGame]) -> Report:
    """The report of an experiment's games in their order. Deals that were not played to the end do not count."""
    groups: dict[tuple[str, int, frozenset[str]], _Group] = {}
    count = 0
    for game in games:
        repeats = experiment.repeats if game.kind == "game" else 2
        key = (game.kind, game.players, frozenset(game.bots))
        groups.setdefault(key, _Group(repeats)).add(game)
        count += 1
    played = [(kind, group) for (kind, _, _), group in groups.items() if group.games]
    return Report(
        experiment,
        count,
        tuple(_balance(group) for kind, group in played if kind == "game"),
        tuple(_duels(group.games, experiment.bot) for kind, group in played if kind == "duel"),
    )


def wins_of(game: LabGame) -> list[float]:
    """A win by seat; a shared first place counts as a fraction of one."""
    share = 1 / game.ranks.count(1) if 1 in game.ranks else 0.0
    return [share if rank == 1 else 0.0 for rank in game.ranks]


class _Group:
    """Games with the same number of players, or with the same rival."""

    def __init__(self, repeats: int) -> None:
        self.repeats = repeats
        self.games: list[LabGame] = []
        """Those of whole deals, without what is counted in the tables: there may be a hundred thousand."""
        self.pieces, self.moves = _UsageTable(), _UsageTable()
        self._deal: list[LabGame] = []

    def add(self, game: LabGame) -> None:
        self._deal.append(game)
        if len(self._deal) == self.repeats:
            for each in self._deal:
                self.pieces.add(each.pieces, wins_of(each))
                self.moves.add(each.moves, wins_of(each))
                self.games.append(msgspec.structs.replace(each, pieces=(), moves=()))
            self._deal = []


def _balance(group: _Group) -> Balance:
    games, repeats = group.games, group.repeats
    players = games[0].players
    seats = range(players)
    deals = [games[first : first + repeats] for first in range(0, len(games), repeats)]
    wins = [[[wins_of(game)[seat] for game in deal] for seat in seats] for deal in deals]
    points = [[[float(game.totals[seat]) for game in deal] for seat in seats] for deal in deals]
    ordered = [sorted(game.totals, reverse=True) for game in games]
    return Balance(
        players=players,
        games=len(games),
        deals=len(deals),
        order=tuple(_position(deals, place) for place in seats),
        deal_points=between_share(points),
        deal_wins=between_share(wins),
        length=_spread([game.decisions for game in games]),
        choices=mean([game.choices / game.decisions for game in games]),
        lead_changes=_spread([game.lead_changes for game in games]),
        settled=mean_share([game.settled for game in games]),
        margin=mean([float(totals[0] - totals[1]) for totals in ordered]),
        points=_spread([total for game in games for total in game.totals]),
        pieces=group.pieces.usages(),
        moves=group.moves.usages(),
    )


def _position(deals: Sequence[Sequence[LabGame]], place: int) -> Position:
    """By deals, which are independent of each other; games of one deal are not."""

    def average(values: Sequence[float]) -> float:
        return sum(values) / len(values)

    def seat(game: LabGame) -> int:
        return (game.first + place) % game.players

    return Position(
        place + 1,
        mean_share([average([wins_of(game)[seat(game)] for game in deal]) for deal in deals]),
        mean([average([game.totals[seat(game)] for game in deal]) for deal in deals]),
    )


def _spread(values: Sequence[int]) -> Spread:
    ordered = sorted(map(float, values))
    return Spread(
        mean([float(value) for value in values]),
        quantile(ordered, 0.05),
        quantile(ordered, 0.95),
        dict(sorted(Counter(values).items())),
    )


class _UsageTable:
    """Pieces or kinds of moves, counted game by game."""

    def __init__(self) -> None:
        self._relations: dict[str, Relation] = defaultdict(Relation)
        self._seats = 0
        self._wins = self._squares = 0.0

    def add(self, counts_by_seat: Sequence[dict[str, int]], wins: Sequence[float]) -> None:
        for counts, win in zip(counts_by_seat, wins):
            self._seats += 1
            self._wins += win
            self._squares += win * win
            for name, count in counts.items():
                self._relations[name].add(count, win)

    def usages(self) -> tuple[Usage, ...]:
        """Those with the largest effect first."""
        usages = [self._usage(name, relation) for name, relation in self._relations.items()]
        return tuple(sorted(usages, key=lambda usage: (-usage.effect.value if usage.effect else math.inf, usage.name)))

    def _usage(self, name: str, relation: Relation) -> Usage:
        relation.n, relation.y, relation.yy = self._seats, self._wins, self._squares
        low, high = wilson_interval(relation.holders_y, relation.holders)
        return Usage(
            name,
            relation.holders / self._seats,
            relation.xy / self._wins,
            (relation.x - relation.xy) / max(self._seats - self._wins, 1),
            Estimate(relation.holders_y / relation.holders, low, high),
            relation.slope(),
        )


def _duels(games: Sequence[LabGame], bot: str) -> Duels:
    points = [duel_points(game.ranks[seat], game.ranks[1 - seat]) for game in games for seat in (game.bots.index(bot),)]
    pairs = list(zip(points[::2], points[1::2]))
    scores = mean_share([(one + other) / 2 for one, other in pairs])
    # The bot changes seats between the two games of a deal: one win and one defeat are two wins of the same seat.
    both = [sum(pair == outcome for pair in pairs) / len(pairs) for outcome in ((1.0, 1.0), (0.0, 0.0))]
    same_seat = sum(set(pair) == {0.0, 1.0} for pair in pairs) / len(pairs)
    rival = next(name for name in games[0].bots if name != bot)
    elo = Estimate(elo_of(scores.value), elo_of(scores.low), elo_of(scores.high))
    return Duels(rival, len(games), scores, elo, both[0], both[1], same_seat)
