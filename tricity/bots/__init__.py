"""Players that are programs: four levels, the same in every game, and one that plays anything.

A bot is asked for by its name; the two that search take a budget of their own behind it, in simulations
(`expert:20000`) or seconds (`expert:1.5s`) for a decision.
"""

from collections.abc import Callable
from typing import Final

from tricity.bots.base import Bot, Thought
from tricity.bots.levels import Beginner, Improver
from tricity.bots.random import RandomBot
from tricity.bots.searching import Budget, Searcher
from tricity.core.errors import BadOption

__all__ = ["Bot", "Thought", "budget_of", "level_of", "make", "names", "searcher"]

_PLAIN: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "beginner": Beginner,
    "improver": Improver,
}
_SEARCHING: Final = {
    "strong": Budget(simulations=200),
    "expert": Budget(simulations=2000),
}
_MOST_SIMULATIONS: Final = 10**9
_MOST_SECONDS: Final = 3600.0


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
