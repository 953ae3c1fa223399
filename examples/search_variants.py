"""Ideas for the search as bots of their own, to be tested against the search as it is.

tricity arena card-city --bots examples.search_variants:WithoutRollout,strong --sprt elo0=0 elo1=10
"""

from functools import partial

from tricity.bots.ismcts import SearchSettings
from tricity.bots.levels import SearchBot, default_budget


class WithoutRollout(SearchBot):
    """Estimates the result at the leaf of the tree."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, partial(default_budget, "strong"), SearchSettings(horizon=0))


class WithRollout(SearchBot):
    """Plays twenty random moves beyond the leaf of the tree first."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, partial(default_budget, "strong"), SearchSettings(horizon=20))
