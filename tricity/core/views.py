"""What the views of all games have in common, and what a viewer is asked to do now."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec


class Prompt(msgspec.Struct, kw_only=True):
    """What a viewer is asked to do: the id of a message, and its facts. The page and the terminal put it into words."""

    say: str
    facts: dict[str, Any]


class ViewBase(msgspec.Struct, kw_only=True):
    """The keys that every view begins with. A game adds its own, among them `seats` with one element per player."""

    game: str
    players: int
    options: dict[str, Any]
    """Every ruling in force, including those that the rules of this match do not leave open."""
    seat: int | None
    """The seat that sees this; None for a spectator."""
    prompt: Prompt
    to_act: list[int]


def view_head(
    game: str,
    players: int,
    options: dict[str, Any],
    viewer: int | None,
    actors: int,
    question: Callable[[int], Prompt],
) -> dict[str, Any]:
    """The fields of `ViewBase`, from a mask of the seats that may act and the game's question to one of them."""
    acting = [seat for seat in range(players) if actors >> seat & 1]
    prompt = prompt_for(viewer, acting, question)
    return {"game": game, "players": players, "options": options, "seat": viewer, "prompt": prompt, "to_act": acting}


def prompt_for(viewer: int | None, acting: Sequence[int], question: Callable[[int], Prompt]) -> Prompt:
    """The game's question to a seat that may act; for everybody else, who may act, or that the game is over.

    >>> prompt_for(None, [1], lambda seat: Prompt(say="choose-a-card", facts={}))
    Prompt(say='now-waiting', facts={'seats': [1]})
    """
    if not acting:
        return Prompt(say="now-over", facts={})
    if viewer is None or viewer not in acting:
        return Prompt(say="now-waiting", facts={"seats": list(acting)})
    return question(viewer)
