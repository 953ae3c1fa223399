"""The levels of play, from the weakest to the strongest, and how a level is named on a command line.

A bot is asked for by its level; the two levels that search take a budget of their own behind a colon, in simulations
(`expert:20000`) or in seconds (`expert:1.5s`) per decision.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from operator import add
from time import monotonic
from typing import Any, Final

from tricity.bots.base import Bot, Decision
from tricity.bots.budget import Budget, spend
from tricity.bots.ismcts import SearchSettings, SearchTree
from tricity.bots.lookahead import mean_leads
from tricity.core import compiled
from tricity.core.errors import BadOption
from tricity.core.game import Game
from tricity.core.native import SEED_BOUND, Random, i64, vec
from tricity.core.notation import Move
from tricity.core.state import Imagination
from tricity.games import find

_MAX_WORLDS: Final = 8
_MAX_STATES: Final = 240
"""About how many states (moves × determinizations) the improver evaluates; with more than a quarter as many moves it
looks at no replies."""
_NOTICED_SHARE: Final = 0.5
_MAX_SIMULATIONS: Final = 10**9
_MAX_SECONDS: Final = 3600.0


class RandomBot(Bot):
    """Uniformly random legal moves."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        return Decision(moves[self._rng.randrange(len(moves))], "reason-random")


class Improver(Bot):
    """Shallow lookahead: the best mean lead after the move and one greedy reply, over a few determinizations.

    With `seconds` it uses as many of them as fit into that time, and at least one.
    """

    def __init__(self, seed: int, seconds: float = 0.0) -> None:
        self._rng = Random(seed)
        self._seconds = seconds

    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        worlds = max(min(_MAX_STATES // len(moves), _MAX_WORLDS), 1)
        return self._best(view, moves, worlds, 1 if 4 * len(moves) <= _MAX_STATES else 0)

    def _best(self, view: Mapping[str, Any], moves: Sequence[Move], worlds: int, replies: int) -> Decision:
        if len(moves) == 1:
            return Decision(moves[0], "reason-only")
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
    """Lookahead without replies in one determinization, over a random half of the moves."""

    def decide(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Decision:
        noticed = [move for move in moves if self._rng.random() < _NOTICED_SHARE]
        return self._best(view, noticed or moves, 1, 0)


class SearchBot(Bot):
    """Information-set MCTS: plays the most visited move of the root."""

    def __init__(self, seed: int, budget: Budget, settings: SearchSettings | None = None) -> None:
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
        in_time = spend(self._budget, tree, codes)
        visits = [int(tree.root_visits(code)) for code in codes]
        best = visits.index(max(visits))
        facts = {
            "simulations": int(tree.simulations),
            "percent": round(100 * visits[best] / int(tree.simulations)),
            **outlook(tree.expected_lead(codes[best]), players),
        }
        return Decision(moves[best], "reason-search" if in_time else "reason-cut-short", facts)


_WITHOUT_SEARCH: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "beginner": Beginner,
    "improver": Improver,
}
DEFAULT_BUDGETS: Final = {
    "strong": Budget(simulations=200),
    "expert": Budget(simulations=2000),
}


SLOW_ENGINE_SECONDS: Final = 8.0
"""Limit for a decision where the engine is not compiled: the same simulations as elsewhere, or as many as fit."""
SERVER_SECONDS: Final = 1.0
"""Limit for a decision on a server, however busy: people are waiting there, while an arena must be repeatable."""


def names() -> tuple[str, ...]:
    """The levels, from the weakest to the strongest."""
    return (*_WITHOUT_SEARCH, *DEFAULT_BUDGETS)


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
    if spec in DEFAULT_BUDGETS:
        budget = default_budget(spec)
        return SearchBot(seed, replace(budget, seconds=budget.seconds or SERVER_SECONDS))
    return make(spec, seed)


def make_search_bot(spec: str, seed: int) -> SearchBot:
    """The same for the levels that search."""
    name, colon, budget = spec.partition(":")
    if name not in DEFAULT_BUDGETS:
        raise BadOption("no-such-bot", bot=name[:40], allowed=list(names()))
    return SearchBot(seed, parse_budget(budget) if colon else default_budget(name))


def default_budget(level: str) -> Budget:
    """The default budget of a level that searches."""
    budget = DEFAULT_BUDGETS[level]
    return budget if compiled() else replace(budget, seconds=SLOW_ENGINE_SECONDS)


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
