"""An exercise: a decision of a real game to make again, from the view of the seat that made it."""

from typing import NamedTuple

from tricity.analysis.scale import TOLERANCES, Unit
from tricity.analysis.values import Review, ReviewedDecision
from tricity.core.match import Match


class Verdict(NamedTuple):
    """`right`: as good as the best move. The loss is None where it is not known, because nobody would consider it."""

    right: bool
    loss: float | None


class Exercise(NamedTuple):
    """A match at a decision, and what is known about its moves."""

    match: Match
    unit: Unit
    decision: ReviewedDecision

    def judge(self, move: str) -> Verdict:
        """Whether this legal move will do. Nothing is searched: the review has what each move loses."""
        loss = self.decision.losses.get(move)
        return Verdict(loss is not None and loss <= TOLERANCES[self.unit], loss)


def mistakes(review: Review, seats: frozenset[int]) -> tuple[ReviewedDecision, ...]:
    """The marked decisions that the people of these seats made themselves, in the order of play."""
    return tuple(each for each in review.decisions if each.label and each.seat in seats and not each.bot)
