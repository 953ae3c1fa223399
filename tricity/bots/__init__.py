"""Players that are programs: a bot is one module here and one line in the registry."""

from collections.abc import Callable
from typing import Final

from tricity.bots.base import Bot
from tricity.bots.random import RandomBot
from tricity.core.errors import BadOption

__all__ = ["Bot", "make", "names"]

_BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
}


def names() -> tuple[str, ...]:
    return tuple(_BOTS)


def make(name: str, seed: int) -> Bot:
    """A bot of that name with its own luck (`seed` below 2⁶³); raises `BadOption`."""
    if name not in _BOTS:
        raise BadOption("no-such-bot", bot=name[:40], allowed=list(_BOTS))
    return _BOTS[name](seed)
