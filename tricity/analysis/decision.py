"""The analysis of one decision, from the view of the seat that has to make it."""

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from tricity.analysis.explanation import differences
from tricity.analysis.scale import scale_of
from tricity.analysis.values import Comparison, DecisionAnalysis, MoveValue, Reason, Step
from tricity.bots.budget import Budget
from tricity.bots.ismcts import SearchSettings, SearchTree
from tricity.core.game import Game
from tricity.core.native import SEED_BOUND, Random, i64, vec
from tricity.core.notation import Move

TREES: Final = 4
"""Independent searches whose disagreement is the standard error of what they say."""
_FOCUS_SHARE: Final = 0.4
"""The part of a budget that goes to the moves that are compared."""
_LINE_LENGTH: Final = 6
"""The most moves of a principal variation that are reported."""


class DecisionSearch:
    """Independent search trees that grow from one view."""

    def __init__(self, game: Game, view: Mapping[str, Any], moves: Sequence[Move], seed: int) -> None:
        self._game = game
        self._seat, self._players = view["seat"], view["players"]
        self._codes = {str(move): game.encode(move) for move in moves}
        rng = Random(seed)
        imagination = game.imagination(view)
        self.scale = scale_of(game, self._players, imagination.world(rng))
        self._imagination = imagination
        self._seeds = [rng.randrange(SEED_BOUND) for _ in range(TREES)]
        self._trees = [self._tree(each) for each in self._seeds]

    def run(self, budget: Budget) -> None:
        """Simulate that much in all trees together."""
        each = budget.share(1 / TREES)
        for tree in self._trees:
            tree.run(each.simulations, each.seconds)

    def focus(self, moves: Sequence[str], budget: Budget) -> None:
        """Go on with these moves only."""
        codes = vec[i64]([i64(self._codes[move]) for move in moves])
        for tree in self._trees:
            tree.focus(codes)
        self.run(budget)

    def compare(self, better: str, moves: Sequence[str], budget: Budget) -> dict[str, Comparison]:
        """What is lost by playing each of these moves instead of the first one; may be negative. A budget per pair.

        Each move gets new trees of the same size, in the same worlds: in a tree that prefers one of them the others are
        looked at less closely, and seem worse than they are.
        """
        first = [self._value_alone(seed, better, budget) for seed in self._seeds]

        def comparison(move: str) -> Comparison:
            losses = [value - self._value_alone(seed, move, budget) for seed, value in zip(self._seeds, first)]
            return Comparison(fmean(losses), stdev(losses) / sqrt(len(losses)), fmean(first))

        return {move: comparison(move) for move in moves}

    def result(self) -> DecisionAnalysis:
        """What the trees say now."""
        values = sorted(map(self._move_value, self._codes), key=lambda each: each.visits, reverse=True)
        return DecisionAnalysis(
            self._seat, self.scale, sum(int(tree.simulations) for tree in self._trees), tuple(values)
        )

    def _move_value(self, move: str) -> MoveValue:
        code = self._codes[move]
        values = [self._value(tree, move) for tree in self._trees]
        first = max(self._trees, key=lambda tree: int(tree.root_visits(code)))
        return MoveValue(
            move,
            fmean(values),
            stdev(values) / sqrt(len(values)),
            fmean(tree.expected_lead(code) for tree in self._trees) / 100,
            sum(int(tree.root_visits(code)) for tree in self._trees),
            # A move that no tree has visited is all that can be said of it.
            tuple(
                Step(int(seat), str(self._game.decode(int(each))))
                for seat, each in first.principal_line(code, _LINE_LENGTH)
            )
            or (Step(self._seat, move),),
        )

    def _tree(self, seed: int) -> SearchTree:
        return SearchTree(self._game, self._imagination, self._seat, self._players, SearchSettings(), seed)

    def _value_alone(self, seed: int, move: str, budget: Budget) -> float:
        tree = self._tree(seed)
        # The first simulation makes the moves of the root known.
        tree.run(1, 0.0)
        tree.focus(vec[i64]([i64(self._codes[move])]))
        each = budget.share(1 / (2 * TREES))
        tree.run(each.simulations, each.seconds)
        return self._value(tree, move)

    def _value(self, tree: SearchTree, move: str) -> float:
        return self.scale.acting_value(tree.lead_of(tree.root_reward(self._codes[move])) / 100)


def analyse_decision(
    game: Game, view: Mapping[str, Any], moves: Sequence[Move], budget: Budget, seed: int, *, also: Sequence[str] = ()
) -> DecisionAnalysis:
    """Search, then look closer at the most promising moves and at those named in `also`."""
    search = DecisionSearch(game, view, moves, seed)
    search.run(budget.share(1 - _FOCUS_SHARE))
    first = search.result()
    closer = dict.fromkeys([*(each.move for each in first.moves[:3]), *also])
    if len(moves) == 1:
        return first
    search.focus(list(closer), budget.share(_FOCUS_SHARE))
    return _with_reasons(game, view, search.result(), list(closer), seed)


_MOST_REASONS: Final = 4
_LEAST_REASON: Final = 0.1
"""Points; less is not worth mentioning."""


def _with_reasons(
    game: Game, view: Mapping[str, Any], analysis: DecisionAnalysis, closer: Sequence[str], seed: int
) -> DecisionAnalysis:
    """What speaks for each of the moves that were looked at closely, and against it, beside the best of the others."""

    def reasoned(value: MoveValue) -> MoveValue:
        if value.move not in closer:
            return value
        other = next(each.move for each in analysis.moves if each.move != value.move)
        points = differences(game, view, value.move, other, seed)
        notable = sorted(points.items(), key=lambda item: abs(item[1]), reverse=True)[:_MOST_REASONS]
        reasons = tuple(Reason(theme, round(each, 2)) for theme, each in notable if abs(each) >= _LEAST_REASON)
        return msgspec.structs.replace(value, reasons=reasons)

    return msgspec.structs.replace(analysis, moves=tuple(map(reasoned, analysis.moves)))
