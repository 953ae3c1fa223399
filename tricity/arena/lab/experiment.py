"""What the lab plays: games between equals, each deal many times, and duels of smaller budgets against the full one."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tricity.arena.lab.pieces import held_pieces, move_kinds
from tricity.arena.players import make_player
from tricity.arena.runner import play_match
from tricity.arena.schedule import Fixture, Tournament
from tricity.bots import level_of, names, parse_budget
from tricity.bots.budget import Budget
from tricity.bots.levels import SEARCHING, strength_in
from tricity.core.deals import fresh_seed, seed_text
from tricity.core.errors import BadOption
from tricity.core.frozen import Frozen
from tricity.core.match import Match
from tricity.games import find

_BUDGET_STEPS: Final = (100, 10, 3)
"""The full budget is this many times those that meet it in duels."""
_PLAYERS_OF_DUELS: Final = 2


@dataclass(frozen=True)
class Experiment:
    """Everything that determines the games of a report."""

    game: str
    rules: int
    players: tuple[int, ...]
    bot: str
    """The one that plays every seat."""
    games: int
    """For each number of players; rounded up to whole deals."""
    repeats: int
    """How often each deal is played."""
    duels: int
    """Games of the bot against each weaker one."""
    seed: str
    options: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def create(
        cls,
        game: str,
        bot: str,
        *,
        players: Sequence[int] = (),
        games: int = 1000,
        repeats: int = 10,
        duels: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> "Experiment":
        """An experiment by the newest rules, whose settings are checked; raises `BadOption`."""
        rules = find(game)
        counts = tuple(players) or tuple(count for count in rules.players if count > 1)
        if 1 in counts:
            raise BadOption("lab-not-solo")
        make_player(bot, 0)
        checked = [rules.checked_options(count, options) for count in counts]
        text = fresh_seed() if seed is None else seed_text(seed)
        planned = games // 10 if duels is None else duels
        return cls(rules.name, rules.rules_version, counts, bot, games, max(repeats, 2), planned, text, checked[0])

    def tasks(self) -> Iterator["Task"]:
        """All games deal by deal, so that at any time every question has had about its share of them."""
        tables = [(count, self._tournament(count, (self.bot,), f"{self.seed}/{count}")) for count in self.players]
        duels = [
            self._tournament(_PLAYERS_OF_DUELS, (self.bot, rival), f"{self.seed}/{rival}").fixtures()
            for rival in self.rivals()
        ]
        for deal in range(self._deals):
            for players, tournament in tables:
                for number in range(deal * self.repeats, (deal + 1) * self.repeats):
                    yield Task("game", Fixture(tournament, number, deal, (self.bot,) * players))
            for fixtures in duels:
                pairs = len(fixtures) // 2
                first, end = (-(-step * pairs // self._deals) for step in (deal, deal + 1))
                for fixture in fixtures[2 * first : 2 * end]:
                    yield Task("duel", fixture)

    def count(self) -> int:
        """The number of games."""
        return len(self.players) * self._deals * self.repeats + len(self.rivals()) * (self.duels + self.duels % 2)

    @property
    def _deals(self) -> int:
        return -(-self.games // self.repeats)

    def rivals(self) -> list[str]:
        """Who meets the bot in duels: itself with smaller budgets, or weaker levels if it does not search."""
        if not self.duels or _PLAYERS_OF_DUELS not in find(self.game).players:
            return []
        level, _, text = self.bot.partition(":")
        if level in SEARCHING:
            budget = parse_budget(text) if text else Budget(getattr(strength_in(self.game), level))
            if budget.seconds:
                return [f"{level}:{budget.seconds / step:g}s" for step in _BUDGET_STEPS]
            simulations = [budget.simulations // step for step in _BUDGET_STEPS]
            return [f"{level}:{count}" for count in simulations if count]
        levels = names()
        return list(levels[: levels.index(level)]) if level_of(self.bot) in levels else list(levels[:1])

    def _tournament(self, players: int, bots: tuple[str, ...], seed: str) -> Tournament:
        offered = find(self.game).options
        chosen = {
            option.name: self.options[option.name]
            for option in offered
            if option.name in self.options and option.applies_to(players)
        }
        options = find(self.game).checked_options(players, chosen, self.rules)
        return Tournament(self.game, self.rules, players, bots, self.duels, seed, options)


@dataclass(frozen=True)
class Task:
    """A game that is to be played, between equals or a duel."""

    kind: str
    fixture: Fixture


class LabGame(Frozen, omit_defaults=True):
    """A game that was played, and what the report wants to know about it."""

    kind: str
    players: int
    number: int
    deal: int
    bots: tuple[str, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    first: int
    """The seat that made the first decision."""
    decisions: int
    choices: int
    """Legal moves, summed over the decisions."""
    lead_changes: int
    settled: float
    """The share of the game after which the leader did not change any more."""
    pieces: tuple[dict[str, int], ...] = ()
    """By seat, how many of each piece it had at the end."""
    moves: tuple[dict[str, int], ...] = ()
    """By seat, how often it made each kind of move."""


def play_task(task: Task) -> LabGame:
    """Play the game and watch it."""
    fixture = task.fixture
    watch = _Watch()
    match = play_match(fixture, watch)
    sheets = match.scores()[: match.players]
    equals = task.kind == "game"
    seats = range(match.players)
    return LabGame(
        task.kind,
        match.players,
        fixture.number,
        fixture.deal,
        fixture.bots,
        tuple(sheet.total for sheet in sheets),
        tuple(sheet.rank for sheet in sheets),
        match.moves[0].seat,
        match.version,
        watch.choices,
        watch.lead_changes,
        round(watch.last_change / match.version, 4),
        tuple(held_pieces(match, seat) for seat in seats) if equals else (),
        tuple(move_kinds(match, seat) for seat in seats) if equals else (),
    )


class _Watch:
    """Follows who leads, and counts what there was to choose from."""

    def __init__(self) -> None:
        self.choices = 0
        self.lead_changes = 0
        self.last_change = 0
        self._leader: int | None = None

    def __call__(self, match: Match, seat: int) -> None:
        """Before a seat makes a move."""
        game, state = match.game, match.state()
        self.choices += len(game.legal(state, seat))
        standings = [int(game.standing(state, each)) for each in range(match.players)]
        best = max(standings)
        if standings.count(best) == 1 and match.version:
            leader = standings.index(best)
            if self._leader is not None and leader != self._leader:
                self.lead_changes += 1
                self.last_change = match.version
            self._leader = leader
