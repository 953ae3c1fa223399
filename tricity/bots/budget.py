"""How long a search runs: until it reaches a limit, or until its decision can no longer change."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from tricity.bots.ismcts import SearchTree

_SLICES: Final = 20
"""How often a search checks whether it is decided. It cannot be in the first half of its simulations."""
_SHORTEST: Final = 1e-9
"""Seconds: however late it is, something has to be simulated."""


@dataclass(frozen=True)
class Budget:
    """The limits of a search for one decision, whichever is reached first; 0 means no limit."""

    simulations: int = 0
    seconds: float = 0.0

    def share(self, part: float) -> "Budget":
        """A fraction of this budget: at least one simulation."""
        return Budget(max(round(self.simulations * part), 1) if self.simulations else 0, self.seconds * part)


def spend(budget: Budget, tree: SearchTree, codes: Sequence[int]) -> bool:
    """Search for a decision between these moves; False if time ran out before the simulations did.

    A search ends as soon as the remaining simulations can no longer make another move the most visited one. Where only
    time is limited, these are as many as it is likely to allow. So clear decisions take less time than hard ones.
    """
    begun = time.perf_counter()
    limit, allowed = budget.simulations, budget.seconds or inf
    for part in range(_SLICES // 2, _SLICES + 1):
        done = int(tree.simulations)
        missing = -(-limit * part // _SLICES) - done
        seconds = begun + (allowed if limit else allowed * part / _SLICES) - time.perf_counter()
        if (missing > 0 or not limit) and (seconds > 0 or not done):
            tree.run(max(missing, 0), max(seconds, _SHORTEST))
            done = int(tree.simulations)
        second, first = sorted(int(tree.root_visits(code)) for code in codes)[-2:]
        left = limit - done if limit else done * (_SLICES - part) / part
        if first - second > left:
            return True
    return done >= limit
