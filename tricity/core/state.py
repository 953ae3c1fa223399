# mypyc: compile
"""The two things that every game subclasses for the engine: a full truth, and a way to dream one up from a view."""

from abc import ABC, abstractmethod

from librt.random import Random


class State(ABC):
    """Everything that is true at one table, as integers: data and a cheap copy, no verbs (those are the `Game`'s)."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy."""


class Imagination(ABC):
    """What one seat knows, ready to be completed into full states again and again."""

    @abstractmethod
    def world(self, rng: Random) -> State:
        """A full state that agrees with the view, uniformly among those that do."""
