# mypyc: compile
"""The base classes of what a game keeps: its full state, and a sampler of states that agree with a view.

They do not inherit from `ABC`, although they are abstract: in a class with a non-native base class, mypyc treats every
attribute as possibly undefined and checks it at every access.
"""

from abc import abstractmethod
from typing import ClassVar

from tricity.core.native import Random, i64


class State:
    """The full state of one match, hidden parts included, as integers: data and a cheap copy.

    The functions that play on a state belong to the `Game`. Every state has an attribute `players`.
    """

    shared: ClassVar[tuple[str, ...]] = ()
    """The attributes that copies share, because they are replaced as a whole and never changed in place."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy."""


class Imagination:
    """Determinization: what one seat knows, ready to be completed into full states again and again."""

    @abstractmethod
    def world(self, rng: Random) -> State:
        """A full state that agrees with the view, uniformly among those that do."""


def copy_often(state: State, times: i64) -> State:
    """A chain of copies, for the benchmark: the loop is compiled, so that only the copies are measured."""
    done: i64 = 0
    while done < times:
        state = state.copy()
        done += 1
    return state
