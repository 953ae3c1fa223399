# mypyc: compile
"""An imagination that imagines nothing, for the player that is allowed to see everything."""

from librt.random import Random

from tricity.core.state import Imagination, State


class Truth(Imagination):
    """One world: the true one."""

    def __init__(self, state: State) -> None:
        self.state = state

    def world(self, rng: Random) -> State:
        return self.state.copy()
