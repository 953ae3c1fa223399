"""How long a search goes on: its limits, and no longer than its decision is open."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tricity.bots.ismcts import SearchTree

_SLICES: Final = 20
"""How often a search looks whether it is decided. In the first half of its simulations it cannot be."""


@dataclass(frozen=True)
class Budget:
    """The limits of a search for one decision, whichever is reached first; 0 means no limit."""

    simulations: int = 0
    seconds: float = 0.0

    def share(self, part: float) -> "Budget":
        """A part of it, at least one simulation."""
        return Budget(max(round(self.simulations * part), 1) if self.simulations else 0, self.seconds * part)


def spend(budget: Budget, tree: SearchTree, codes: Sequence[int]) -> bool:
    """Search for a decision between these moves; False if the time was over before it was made.

    A search ends as soon as the simulations that are left cannot make another move the most visited one.
    """
    if not budget.simulations:
        tree.run(0, budget.seconds)
        return True
    end = time.perf_counter() + budget.seconds
    step = -(-budget.simulations // _SLICES)
    while (left := budget.simulations - int(tree.simulations)) > 0:
        second, first = sorted(int(tree.root_visits(code)) for code in codes)[-2:]
        if first - second > left:
            return True
        seconds = end - time.perf_counter()
        if budget.seconds and seconds <= 0:
            return False
        tree.run(max(left - budget.simulations // 2, min(step, left)), seconds if budget.seconds else 0.0)
    return True
