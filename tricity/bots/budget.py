"""How long a search runs: until it reaches a limit, or until its decision can no longer change."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tricity.bots.ismcts import SearchTree

_SLICES: Final = 20
"""How often a search checks whether it is decided. It cannot be in the first half of its simulations."""


@dataclass(frozen=True)
class Budget:
    """The limits of a search for one decision, whichever is reached first; 0 means no limit."""

    simulations: int = 0
    seconds: float = 0.0

    def share(self, part: float) -> "Budget":
        """A fraction of this budget: at least one simulation."""
        return Budget(max(round(self.simulations * part), 1) if self.simulations else 0, self.seconds * part)


def spend(budget: Budget, tree: SearchTree, codes: Sequence[int]) -> bool:
    """Search for a decision between these moves; False if time ran out first.

    A search ends as soon as the remaining simulations can no longer make another move the most visited one.
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
