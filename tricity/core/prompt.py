"""What a viewer is asked to do now. Every view has a prompt, which the page and the terminal put into words."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec


class Prompt(msgspec.Struct, kw_only=True):
    """The id of a message, and its facts."""

    say: str
    facts: dict[str, Any]


def prompt_for(viewer: int | None, acting: Sequence[int], question: Callable[[int], Prompt]) -> Prompt:
    """The game's question to a seat that may act; for everybody else who may act, or that the game is over.

    >>> prompt_for(None, [1], lambda seat: Prompt(say="choose-a-card", facts={}))
    Prompt(say='now-waiting', facts={'seats': [1]})
    """
    if not acting:
        return Prompt(say="now-over", facts={})
    if viewer is None or viewer not in acting:
        return Prompt(say="now-waiting", facts={"seats": list(acting)})
    return question(viewer)
