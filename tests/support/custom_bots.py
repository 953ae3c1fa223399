"""Bots as somebody outside would write them: good ones and bad ones."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tricity import Move

NOT_A_BOT = 3


class ByNumbers:
    """Asks for numbers, keeps them, and plays the move with the highest one."""

    numbers = True
    seen: ClassVar[list[tuple[Sequence[int], Sequence[int]]]] = []

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(
        self, view: Mapping[str, Any], moves: Sequence[Move], observation: Sequence[int], actions: Sequence[int]
    ) -> str:
        assert len(moves) == len(actions)
        self.seen.append((observation, actions))
        return str(moves[actions.index(max(actions))])


class Raising:
    def __init__(self, seed: int) -> None: ...

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Move:
        raise ZeroDivisionError("on purpose")


class Illegal(Raising):
    def choose(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Move:
        return Move("sing")


class Failing(Raising):
    """Plays two games and then no more."""

    games: ClassVar[int] = 0

    def __init__(self, seed: int) -> None:
        type(self).games += 1
        if self.games > 2:
            raise RuntimeError("enough")

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Move:
        return moves[0]
