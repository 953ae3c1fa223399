# mypyc: compile
"""Search with perfect information, for comparison in the arena: the only "determinization" is the true state."""

from tricity.core.native import Random
from tricity.core.state import Imagination, State


class TrueState(Imagination):
    """Always the true state, hidden parts included."""

    def __init__(self, state: State) -> None:
        self.state = state

    def world(self, rng: Random) -> State:
        return self.state.copy()
