"""The levels of play, from the weakest to the strongest, and how a level is named on a command line.

A bot is asked for by its level; the two levels that search take a budget of their own behind a colon, in simulations
(`expert:20000`) or in seconds (`expert:1.5s`) per decision. Otherwise how much a level thinks is up to the game
(`Strength`), so that each level is a step.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from operator import add
from time import monotonic
from typing import Any, Final

import msgspec

from tricity.bots.base import Bot, Decision
from tricity.bots.budget import Budget, spend
from tricity.bots.ismcts import SearchSettings, SearchTree
from tricity.bots.lookahead import mean_leads
from tricity.core import compiled
from tricity.core.errors import BadOption
from tricity.core.frozen import Frozen
from tricity.core.game import Game
from tricity.core.native import SEED_BOUND, Random, i64, vec
from tricity.core.notation import Move
from tricity.core.state import Imagination
from tricity.games import find, folder

_MAX_WORLDS: Final = 8
_MAX_STATES: Final = 240
"""About how many states (moves × determinizations) the improver evaluates; with more than a quarter as many moves it
looks at no replies."""
_MAX_SIMULATIONS: Final = 10**9
_MAX_SECONDS: Final = 3600.0


class Strength(Frozen, forbid_unknown_fields=True):
    """How much the levels see and think in a game."""

    beginner_notices: float = 0.5
    """The share of the moves that it looks at."""
    improver_notices: float = 1.0
    strong: int = 200
    """Simulations for a decision."""
    expert: int = 2000


@cache
def strength_in(game: str) -> Strength:
    """As `data/levels.json` of the game says, where it has one."""
    file = files("tricity.games").joinpath(folder(game), "data", "levels.json")
    return msgspec.json.decode(file.read_bytes(), type=Strength) if file.is_file() else Strength()


class RandomBot(Bot):
    """Uniformly random legal moves."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        return Decision(moves[self._rng.randrange(len(moves))], "reason-random")


class Improver(Bot):
    """Shallow lookahead: the best mean lead after the move and one greedy reply, over a few determinizations.

    With `seconds` it uses as many determinizations as fit into that time, and at least one. In some games it overlooks
    some of its moves (`Strength`).
    """

    def __init__(self, seed: int, seconds: float = 0.0) -> None:
        self._rng = Random(seed)
        self._seconds = seconds

    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        if len(moves) == 1:
            return Decision(moves[0], "reason-only")
        return self._look(view, moves, strength_in(view["game"]))

    def _look(self, view: Mapping[str, Any], moves: Sequence[Move], strength: Strength) -> Decision:
        noticed = self._noticed(moves, strength.improver_notices)
        worlds = max(min(_MAX_STATES // len(noticed), _MAX_WORLDS), 1)
        return self._best(view, noticed, worlds, 1 if 4 * len(noticed) <= _MAX_STATES else 0)

    def _noticed(self, moves: Sequence[Move], share: float) -> Sequence[Move]:
        """A random part of the moves, or all of them where none is left."""
        return [move for move in moves if share == 1 or self._rng.random() < share] or moves

    def _best(self, view: Mapping[str, Any], moves: Sequence[Move], worlds: int, replies: int) -> Decision:
        game = find(view["game"])
        codes = vec[i64]([i64(game.encode(move)) for move in moves])
        imagination = game.imagination(view)

        def mean_leads_in(count: int) -> list[int]:
            seat, players = view["seat"], view["players"]
            return list(map(int, mean_leads(game, imagination, seat, players, codes, count, replies, self._rng)))

        leads = _in_time(mean_leads_in, worlds, self._seconds) if self._seconds else mean_leads_in(worlds)
        best_lead = max(leads)
        best = [move for move, lead in zip(moves, leads) if lead == best_lead]
        return Decision(best[self._rng.randrange(len(best))], "reason-lookahead", outlook(best_lead, view["players"]))


def _in_time(mean_leads_in: Callable[[int], list[int]], worlds: int, seconds: float) -> list[int]:
    """The same means over that many determinizations, or over as many as the time allows."""
    begun = monotonic()
    sums = mean_leads_in(1)
    looked = 1
    while looked < worlds and (monotonic() - begun) * (looked + 1) <= seconds * looked:
        sums = list(map(add, sums, mean_leads_in(1)))
        looked += 1
    return [total // looked for total in sums]


class Beginner(Improver):
    """Lookahead without replies in one determinization, over a random part of the moves."""

    def _look(self, view: Mapping[str, Any], moves: Sequence[Move], strength: Strength) -> Decision:
        return self._best(view, self._noticed(moves, strength.beginner_notices), 1, 0)


class SearchBot(Bot):
    """Information-set MCTS: plays the most visited move of the root."""

    def __init__(
        self, seed: int, budget: Budget | Callable[[str], Budget], settings: SearchSettings | None = None
    ) -> None:
        """With a budget, or with one for each game, by its name."""
        self._rng = Random(seed)
        self._budget = budget
        self._settings = settings or SearchSettings()

    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        game = find(view["game"])
        return self.search(game, game.imagination(view), view["seat"], view["players"], moves)

    def search(self, game: Game, imagination: Imagination, seat: int, players: int, moves: Sequence[Move]) -> Decision:
        """The decision of a search over these determinizations, which need not come from the bot's own view."""
        if len(moves) == 1:
            return Decision(moves[0], "reason-only")
        tree = SearchTree(game, imagination, seat, players, self._settings, self._rng.randrange(SEED_BOUND))
        codes = [game.encode(move) for move in moves]
        in_time = spend(self.budget_in(game.name), tree, codes)
        visits = [int(tree.root_visits(code)) for code in codes]
        best = visits.index(max(visits))
        facts = {
            "simulations": int(tree.simulations),
            "percent": round(100 * visits[best] / int(tree.simulations)),
            **outlook(tree.expected_lead(codes[best]), players),
        }
        return Decision(moves[best], "reason-search" if in_time else "reason-cut-short", facts)

    def budget_in(self, game: str) -> Budget:
        """The limits of a decision in that game."""
        return self._budget if isinstance(self._budget, Budget) else self._budget(game)


_WITHOUT_SEARCH: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "beginner": Beginner,
    "improver": Improver,
}
SEARCHING: Final = ("strong", "expert")
"""The levels that search."""


SLOW_ENGINE_SECONDS: Final = 8.0
"""Limit for a decision where the engine is not compiled: the same simulations as elsewhere, or as many as fit."""
SERVER_SECONDS: Final = 1.0
"""Limit for a decision on a server, however busy: people are waiting there, while an arena must be repeatable."""


def names() -> tuple[str, ...]:
    """The levels, from the weakest to the strongest."""
    return (*_WITHOUT_SEARCH, *SEARCHING)


def level_of(spec: str) -> str:
    """The level in a bot specification: `expert` for `expert:1.5s`."""
    return spec.partition(":")[0]


def make(spec: str, seed: int) -> Bot:
    """A bot of that level, with `seed` (below 2⁶³) for its random choices; raises `BadOption`."""
    name = level_of(spec)
    if name in _WITHOUT_SEARCH:
        if name != spec:
            raise BadOption("bot-without-budget", bot=name)
        return _WITHOUT_SEARCH[name](seed)
    return make_search_bot(spec, seed)


def make_for_people(spec: str, seed: int) -> Bot:
    """The same for a server, where nobody should wait for long.

    Unless its budget is given, a level that searches takes about a second at most; without a compiled engine, levels
    take about as long as they are allowed to.
    """
    if spec == "improver" and not compiled():
        return Improver(seed, SLOW_ENGINE_SECONDS)
    if spec in SEARCHING:
        return SearchBot(seed, lambda game: default_budget(spec, game, SERVER_SECONDS))
    return make(spec, seed)


def make_search_bot(spec: str, seed: int) -> SearchBot:
    """The same for the levels that search."""
    name, colon, budget = spec.partition(":")
    if name not in SEARCHING:
        raise BadOption("no-such-bot", bot=name[:40], allowed=list(names()))
    return SearchBot(seed, parse_budget(budget) if colon else lambda game: default_budget(name, game))


def default_budget(level: str, game: str, seconds: float = 0.0) -> Budget:
    """The budget of a level that searches in that game; `seconds` is its limit where the engine is compiled."""
    simulations: int = getattr(strength_in(game), level)
    return Budget(simulations, seconds if compiled() else SLOW_ENGINE_SECONDS)


def parse_budget(text: str) -> Budget:
    """`20000`: simulations; `1.5s`: seconds. Raises `BadOption`."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0 < seconds <= _MAX_SECONDS:
                return Budget(seconds=seconds)
        elif 0 < int(text) <= _MAX_SIMULATIONS:
            return Budget(simulations=int(text))
    except ValueError:
        pass
    raise BadOption("bad-budget", budget=text[:40])


def outlook(lead: float, players: int) -> dict[str, Any]:
    """Facts for the explanation of a move, in whole points: an expected score for one player, else a lead."""
    points = round(lead / 100)
    if players == 1:
        return {"case": "score", "points": points}
    return {"case": "ahead" if points > 0 else "behind" if points < 0 else "level", "points": abs(points)}
