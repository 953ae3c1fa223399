"""The match of the public API: one that can be analysed."""

from typing import TYPE_CHECKING, Final

from tricity.core import match
from tricity.core.errors import BadMove

if TYPE_CHECKING:
    from tricity.analysis.values import DecisionAnalysis

_SECONDS: Final = 1.0


class Match(match.Match):
    """One game, from its deal or a position on: see `tricity.new`, `tricity.replay` and `tricity.from_position`.

    A move that is refused changes nothing.
    """

    def analyse(
        self, seat: int | None = None, *, seconds: float = _SECONDS, simulations: int = 0, seed: int = 0
    ) -> "DecisionAnalysis":
        """What the moves of a seat that is to act are worth, by a search from its own view.

        The first of its moves is the one that it recommends. With `simulations` instead of `seconds` the same seed
        gives the same answer. Raises `BadMove` if the seat has nothing to decide.
        """
        from tricity.analysis.decision import analyse_decision
        from tricity.bots.budget import Budget

        seat = self._checked_seat(seat)
        moves = self.legal_moves(seat)
        if not moves:
            raise BadMove("nothing-to-analyse", place=seat)
        budget = Budget(simulations) if simulations else Budget(seconds=seconds)
        return analyse_decision(self.game, self.view(seat), moves, budget, seed)
