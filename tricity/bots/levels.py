"""The levels of play, from the weakest to the strongest, and how a level is named on a command line.

A bot is asked for by its level; the two levels that search take a budget of their own behind a colon, in simulations
(`expert:20000`) or in seconds (`expert:1.5s`) per decision.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tricity.bots.base import Bot, Thought
from tricity.bots.ismcts import Search, Settings
from tricity.bots.lookahead import greedy_leads
from tricity.core.errors import BadOption
from tricity.core.game import Game
from tricity.core.moves import Move
from tricity.core.state import Imagination
from tricity.games import find

_WORLDS: Final = 8
_LOOKS: Final = 240
"""Moves times worlds that the improver looks at, about; with more moves than a fourth of it, it sees no answers."""
_NOTICED: Final = 0.5
_MOST_SIMULATIONS: Final = 10**9
_MOST_SECONDS: Final = 3600.0


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def think(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Thought:
        return Thought(moves[self._rng.randrange(len(moves))], "thought-random")


class Improver(Bot):
    """The move with the best outlook after it and its first answer, in the mean of some imagined worlds."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def think(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Thought:
        worlds = max(min(_LOOKS // len(moves), _WORLDS), 1)
        return self._best(view, moves, worlds, 1 if 4 * len(moves) <= _LOOKS else 0)

    def _best(self, view: Mapping[str, Any], moves: Sequence[Move], worlds: int, replies: int) -> Thought:
        if len(moves) == 1:
            return Thought(moves[0], "thought-only")
        game = find(view["game"])
        codes = vec[i64]([i64(game.encode(move)) for move in moves])
        imagination = game.imagination(view)
        leads = [
            int(lead)
            for lead in greedy_leads(
                game, imagination, view["seat"], view["players"], codes, worlds, replies, self._rng
            )
        ]
        lead = max(leads)
        chosen = [move for move, each in zip(moves, leads) if each == lead]
        return Thought(chosen[self._rng.randrange(len(chosen))], "thought-greedy", outlook(lead, view["players"]))


class Beginner(Improver):
    """Overlooks half of the moves, and what may come after the one that it makes."""

    def think(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Thought:
        noticed = [move for move in moves if self._rng.random() < _NOTICED]
        return self._best(view, noticed or moves, 1, 0)


@dataclass(frozen=True)
class Budget:
    """How long a search goes on for one decision; whichever ends first, 0 for no limit."""

    simulations: int = 0
    seconds: float = 0.0


class Searcher(Bot):
    """Searches worlds that agree with its view, and makes the move that the search went to most."""

    def __init__(self, seed: int, budget: Budget, settings: Settings | None = None) -> None:
        self._rng = Random(seed)
        self._budget = budget
        self._settings = settings or Settings()

    def think(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Thought:
        game = find(view["game"])
        return self.consider(game, game.imagination(view), view["seat"], view["players"], moves)

    def consider(self, game: Game, imagination: Imagination, seat: int, players: int, moves: Sequence[Move]) -> Thought:
        """The move that the search goes to most in these worlds."""
        if len(moves) == 1:
            return Thought(moves[0], "thought-only")
        search = Search(game, imagination, seat, players, self._settings, self._rng.randrange(1 << 62))
        search.run(self._budget.simulations, self._budget.seconds)
        codes = [game.encode(move) for move in moves]
        tries = [int(search.tries(code)) for code in codes]
        best = tries.index(max(tries))
        facts = {
            "simulations": int(search.simulations),
            "percent": round(100 * tries[best] / int(search.simulations)),
            **outlook(search.lead(codes[best]), players),
        }
        return Thought(moves[best], "thought-search", facts)


_PLAIN: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "beginner": Beginner,
    "improver": Improver,
}
_SEARCHING: Final = {
    "strong": Budget(simulations=200),
    "expert": Budget(simulations=2000),
}


def names() -> tuple[str, ...]:
    """From the weakest to the strongest."""
    return (*_PLAIN, *_SEARCHING)


def level_of(spec: str) -> str:
    """The name without the budget."""
    return spec.partition(":")[0]


def make(spec: str, seed: int) -> Bot:
    """A bot of that name, with its own luck (`seed` below 2⁶³); raises `BadOption`."""
    name = level_of(spec)
    if name in _PLAIN:
        if name != spec:
            raise BadOption("bot-without-budget", bot=name)
        return _PLAIN[name](seed)
    return searcher(spec, seed)


def searcher(spec: str, seed: int) -> Searcher:
    """A bot that searches; raises `BadOption`."""
    name, colon, budget = spec.partition(":")
    if name not in _SEARCHING:
        raise BadOption("no-such-bot", bot=name[:40], allowed=list(names()))
    return Searcher(seed, budget_of(budget) if colon else _SEARCHING[name])


def budget_of(text: str) -> Budget:
    """Simulations, or seconds with an s behind them; raises `BadOption`."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0 < seconds <= _MOST_SECONDS:
                return Budget(seconds=seconds)
        elif 0 < int(text) <= _MOST_SIMULATIONS:
            return Budget(simulations=int(text))
    except ValueError:
        pass
    raise BadOption("bad-budget", budget=text[:40])


def outlook(lead: float, players: int) -> dict[str, Any]:
    """Hundredths of a point in whole ones, for the words: alone they are a score, among others a lead."""
    points = round(lead / 100)
    if players == 1:
        return {"case": "score", "points": points}
    return {"case": "ahead" if points > 0 else "behind" if points < 0 else "level", "points": abs(points)}
