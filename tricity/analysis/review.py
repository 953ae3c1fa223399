"""The review of a finished game: every seat's chance over the moves, luck, errors, and an account of the result.

A decision is judged by what its player could know: by searches from their own view, never by the cards to come.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from statistics import fmean
from typing import Final, NamedTuple, Protocol

from msgspec.structs import replace

from tricity.analysis.calibration import calibration
from tricity.analysis.decision import DecisionSearch
from tricity.analysis.explanation import explain
from tricity.analysis.scale import Unit, final_value, scale_of
from tricity.analysis.seat_value import seat_value
from tricity.analysis.values import (
    REVIEW_FORMAT,
    Account,
    Comparison,
    DecisionAnalysis,
    Opening,
    Reveal,
    Review,
    ReviewedDecision,
    ReviewPart,
)
from tricity.bots.budget import Budget
from tricity.core.deals import Deal
from tricity.core.game import Game
from tricity.core.match import Match
from tricity.core.native import SEED_BOUND, Random
from tricity.core.state import State

_WORST: Final = 3
FIRST_SHARE: Final = 0.6
"""Of the simulations of a decision; the others compare the best move with the one that was played."""
_MOST_CANDIDATES: Final = 6
_NEAR: Final = 3.0
"""Moves that lose less than this many tolerances in the first search are compared with the best one."""


class Effort(NamedTuple):
    """How much a review searches: in simulations."""

    decision: int = 6000
    value: int = 600
    worlds: int = 24
    """Alternatives to what a move revealed. Luck is the noisiest part: many of them, with small searches."""
    world: int = 150

    def scaled(self, factor: float) -> "Effort":
        """More or less of everything."""
        return Effort(*(max(round(each * factor), least) for each, least in zip(self, (200, 50, 3, 50))))


class RunInOrder(Protocol):
    """Calls a function with each argument, wherever that is, and yields the results in their order, as `map` does."""

    def __call__(self, function: Callable[[int], ReviewPart], arguments: Iterable[int], /) -> Iterator[ReviewPart]: ...


def review(
    match: Match,
    effort: Effort | None = None,
    seed: int = 0,
    on_progress: Callable[[int, int], None] | None = None,
    run: RunInOrder = map,
) -> Review:
    """Review a finished match; calls `on_progress` with the moves done and all moves.

    `run` makes the parts, in this process by default: the review is the same wherever it is made.
    """
    chosen = effort or Effort()
    parts: list[ReviewPart] = []
    for part in run(partial(review_move, match, effort=chosen, seed=seed), range(match.version)):
        parts.append(part)
        if on_progress is not None:
            on_progress(len(parts), match.version)
    return put_together(match, review_opening(match, chosen, seed), parts)


def review_opening(match: Match, effort: Effort, seed: int) -> Opening:
    """What the deal is worth to each seat, and how lucky it was."""
    searcher = _Searcher(match, effort, seed, 0)
    start = match.at(0).state()
    return Opening(searcher.all_values(start), searcher.deal_luck(start))


def moves_luck(match: Match, number: int, effort: Effort, seed: int) -> tuple[Reveal, ...]:
    """Only what the move after that number of moves revealed."""
    searcher = _Searcher(match, effort, seed, number + 1)
    return tuple(searcher.reveals(number, match.at(number).state(), match.at(number + 1).state()))


def review_move(match: Match, number: int, effort: Effort, seed: int) -> ReviewPart:
    """Judge the decision after that number of moves, and what it revealed.

    It depends on nothing else: the moves of a match can be reviewed in any order, and by many machines.
    """
    searcher = _Searcher(match, effort, seed, number + 1)
    before, after = match.at(number).state(), match.at(number + 1).state()
    decision = searcher.reviewed(number, before)
    values = searcher.all_values(after)
    return ReviewPart(decision, values, tuple(searcher.reveals(number, before, after)))


def put_together(match: Match, opening: Opening, parts: Sequence[ReviewPart], chosen_by: Sequence[str] = ()) -> Review:
    """The review of a match from what was found out about each of its moves.

    `chosen_by` has for each move the level of the bot that chose it, "" where a person did; if it is empty, nobody
    knows.
    """
    values = (opening.values, *(part.values for part in parts))
    # A move without an alternative is worth what the position was.
    decisions = tuple(
        replace(
            part.decision,
            value=before[part.decision.seat] if part.decision.value is None else part.decision.value,
            bot=bot,
        )
        for before, part, bot in zip(values, parts, chosen_by or [""] * len(parts))
    )
    reveals = tuple(reveal for part in parts for reveal in part.reveals)
    state = match.state()
    scale = scale_of(match.game, match.players, state)
    results = [final_value(match.game, state, seat, scale) for seat in range(match.players)]
    accounts = tuple(
        _account(match.game.name, scale.unit, seat, result, opening, values, decisions, reveals)
        for seat, result in enumerate(results)
    )
    return Review(REVIEW_FORMAT, match.game.name, match.players, scale.unit, values, decisions, reveals, accounts)


_REVEALED_SEARCHES: Final = 6
"""Searches of what was revealed: each is as small as those of the alternatives, so that all have the same bias."""


class _Searcher:
    """The searches that one move needs, with random numbers of its own."""

    def __init__(self, match: Match, effort: Effort, seed: int, number: int) -> None:
        self._match = match
        self._game: Game = match.game
        self._players = match.players
        self._effort = effort
        # Of this match alone: if all games were compared with the same other deals, their errors would not cancel out.
        self._rng = Random(Deal(f"review {seed} of {match.seed}").below(f"move {number}", SEED_BOUND))

    def reviewed(self, number: int, state: State) -> ReviewedDecision:
        played = self._match.moves[number]
        seat, move = played.seat, str(played.move)
        moves = [self._game.decode(int(code)) for code in self._game.legal(state, seat)]
        if len(moves) == 1:
            return ReviewedDecision(number + 1, seat, move, move, None, 0.0, 0.0, "", 100.0)
        view = self._game.view(state, seat)
        search = DecisionSearch(self._game, view, moves, self._seed())
        budget = Budget(self._effort.decision)
        search.run(budget.share(FIRST_SHARE))
        analysis = search.result()
        best = analysis.best.move
        comparison = Comparison(0.0, 0.0, analysis.best.value)
        share = budget.share(1 - FIRST_SHARE)
        if best != move:
            comparison = search.compare(best, [move], share)[move]
        label = analysis.scale.label(comparison.loss, comparison.error)
        decision = ReviewedDecision(
            number + 1,
            seat,
            move,
            best,
            comparison.value,
            comparison.loss,
            comparison.error,
            label,
            accuracy(comparison.loss, analysis.scale.unit),
        )
        if not label:
            return decision
        chosen, other = analysis.of(best), analysis.of(move)
        return replace(
            decision,
            line=chosen.line,
            reply=other.line,
            explanation=explain(self._game, view, chosen, other, self._seed()),
            losses={**move_losses(search, analysis, share, without=move), move: round(comparison.loss, 3)},
        )

    def all_values(self, state: State) -> tuple[float, ...]:
        return tuple(self._value(state, seat, self._effort.value) for seat in range(self._players))

    def deal_luck(self, start: State) -> tuple[float, ...]:
        """How much better each seat's first view is than those of other deals; nothing if the game was not dealt."""
        match = self._match
        if match.seed is None:
            return (0.0,) * self._players
        first = self._seed()
        others = [
            self._game.setup(self._players, match.rulings, Deal(f"other deal {first + number}"))
            for number in range(self._effort.worlds)
        ]
        return tuple(self._luck(start, others, seat) for seat in range(self._players))

    def reveals(self, number: int, before: State, after: State) -> Iterator[Reveal]:
        """What the move showed to each seat that saw something new.

        It could have shown whatever nobody had seen: that is as likely as the truth, whatever the players did. What
        another player knew is no chance, since they chose when to show it.
        """
        played = self._match.moves[number]
        code = self._game.encode(played.move)
        alternatives = [self._game.redealt(before, self._rng) for _ in range(self._effort.worlds)]
        for world in alternatives:
            self._game.apply(world, played.seat, code)
        for seat in range(self._players):
            seen = self._game.view(after, seat)
            if any(self._game.view(world, seat) != seen for world in alternatives):
                yield Reveal(number + 1, seat, self._luck(after, alternatives, seat))

    def _luck(self, truth: State, alternatives: Sequence[State], seat: int) -> float:
        """How much better what the seat sees is than what it could have seen.

        The same searches value both: whatever they get wrong, they get wrong on both sides, and luck averages to zero.
        """
        expected = fmean(self._value(world, seat, self._effort.world) for world in alternatives)
        return fmean(self._value(truth, seat, self._effort.world) for _ in range(_REVEALED_SEARCHES)) - expected

    def _value(self, state: State, seat: int, simulations: int) -> float:
        return seat_value(self._game, state, seat, self._players, simulations, self._seed())

    def _seed(self) -> int:
        return self._rng.randrange(SEED_BOUND)


def move_losses(
    search: DecisionSearch, analysis: DecisionAnalysis, budget: Budget, *, without: str = ""
) -> dict[str, float]:
    """What each move loses beside the best, rounded; moves that no tree has looked at are missing.

    Those that come near to it get trees of their own, with that budget; for the others the first search will do.
    """
    best = analysis.best
    losses = {each.move: best.value - each.value for each in analysis.moves if each.visits and each.move != without}
    near = [move for move, loss in losses.items() if loss < _NEAR * analysis.scale.tolerance and move != best.move]
    compared = search.compare(best.move, near[:_MOST_CANDIDATES], budget)
    losses.update({move: comparison.loss for move, comparison in compared.items()})
    return {move: round(loss, 3) for move, loss in losses.items()}


def _account(
    game: str,
    unit: Unit,
    seat: int,
    result: float,
    opening: Opening,
    values: Sequence[tuple[float, ...]],
    decisions: Sequence[ReviewedDecision],
    reveals: Sequence[Reveal],
) -> Account:
    deal = opening.luck[seat]
    first = opening.values[seat]
    mean = calibration(game, len(opening.values)).shares[seat] if unit == "chance" else first - deal
    own = [decision for decision in decisions if decision.seat == seat]
    # If a bot stood in, only the person's own decisions count for them; a bot's seat has only the bot's.
    judged = [decision for decision in own if not decision.bot] or own
    own_errors = -sum(decision.loss for decision in judged)
    stand_in_errors = -sum(decision.loss for decision in own) - own_errors
    others_errors = sum(
        decision.loss * _share_of_loss(values[decision.number - 1], decision.seat, seat)
        for decision in decisions
        if decision.seat != seat
    )
    luck = luck_during_play(seat, reveals, values)
    worst = sorted((each for each in judged if each.label), key=lambda each: each.loss, reverse=True)
    return Account(
        result,
        mean,
        deal,
        luck,
        own_errors,
        others_errors,
        result - mean - deal - luck - own_errors - stand_in_errors - others_errors,
        fmean(each.accuracy for each in judged) if judged else 100.0,
        tuple(each.number for each in worst[:_WORST]),
        stand_in_errors,
    )


def luck_during_play(seat: int, reveals: Sequence[Reveal], values: Sequence[tuple[float, ...]]) -> float:
    """Of all that the seat saw, and of what others drew in secret: their luck is its bad luck.

    `values` has for each number of moves the chances of all seats: in proportion to them, the luck of one is divided.
    """
    seen = {reveal.number for reveal in reveals if reveal.seat == seat}
    own = sum(reveal.luck for reveal in reveals if reveal.seat == seat)
    secret = [reveal for reveal in reveals if reveal.number not in seen]
    return own - sum(each.luck * _share_of_loss(values[each.number - 1], each.seat, seat) for each in secret)


def _share_of_loss(values: tuple[float, ...], loser: int, seat: int) -> float:
    """Which part of another player's loss goes to a seat: in proportion to the chances of all seats but the loser."""
    others = sum(value for each, value in enumerate(values) if each != loser)
    return values[seat] / others if others > 0 else 0.0


def accuracy(loss: float, unit: Unit) -> float:
    """From 100 for a move that loses nothing towards 0; 50 where 0.16 of a win are lost, or 5 points of a score."""
    half = 0.16 if unit == "chance" else 5.0
    return 100 * math.exp(-math.log(2) * max(loss, 0.0) / half)
