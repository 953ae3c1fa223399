"""Makes puzzles: looks in games for decisions in which one move is clearly best, for reasons that can be told."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from tricity.analysis.decision import DecisionSearch
from tricity.analysis.explanation import explain
from tricity.analysis.puzzles import Difficulty, Puzzle
from tricity.analysis.review import accuracy, move_losses
from tricity.analysis.values import DecisionAnalysis, ReviewedDecision
from tricity.bots import make
from tricity.bots.budget import Budget
from tricity.core.deals import Deal
from tricity.core.game import Game
from tricity.core.match import Match
from tricity.core.native import SEED_BOUND
from tricity.games import find

_LEVELS: Final = ("improver", "strong:400")
"""The bots of the games: good enough for sensible positions, and not always right."""
_GLANCE: Final = Budget(800)
_STUDY: Final = Budget(8000)
_COMPARISON: Final = Budget(4000)
_CLEAR: Final = {"chance": 0.08, "points": 2.0}
"""What every other move loses at least."""
_LEAST_MOVES: Final = 4
_MOST_OF_A_GAME: Final = 2
_TRIES: Final = 3


def bot_game(game: Game, players: int, seed: str) -> Match:
    """A game between bots of different strength."""
    match = Match.deal(game, players, None, seed)
    bots = [make(_LEVELS[seat % len(_LEVELS)], Deal(seed).below(f"bot {seat}", SEED_BOUND)) for seat in range(players)]
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match.view(seat), match.legal_moves(seat)), seat)
    return match


def made_puzzles(matches: Iterator[Match], count: int, on_found: Callable[[int], None]) -> tuple[Puzzle, ...]:
    """As many puzzles as that from these games; calls `on_found` with how many there are."""
    made: list[Puzzle] = []
    for match in matches:
        made += puzzles_in(match)
        on_found(min(len(made), count))
        if len(made) >= count:
            break
    return tuple(made[:count])


def puzzles_in(match: Match) -> list[Puzzle]:
    """The best puzzles of a game, at most two: what is clear at one moment often is at the next, too."""
    candidates = [puzzle for number in range(match.version) if (puzzle := puzzle_at(match, number)) is not None]
    return sorted(candidates, key=lambda puzzle: puzzle.decision.loss, reverse=True)[:_MOST_OF_A_GAME]


def puzzle_at(match: Match, number: int) -> Puzzle | None:
    """The decision after that number of moves as a puzzle; None if it is none."""
    before, seat = match.at(number), match.moves[number].seat
    moves = before.legal_moves(seat)
    if len(moves) < _LEAST_MOVES:
        return None
    view = before.view(seat)
    search = DecisionSearch(match.game, view, moves, _seed(view))
    search.run(_GLANCE)
    # Most decisions are close: no more is asked about them.
    if not _may_be_clear(search.result()):
        return None
    search.run(_STUDY)
    analysis = search.result()
    best = analysis.best.move
    losses = {move: loss for move, loss in move_losses(search, analysis, _COMPARISON).items() if move != best}
    second = min(losses, key=losses.__getitem__, default="")
    clear = _CLEAR[analysis.scale.unit]
    if not second or losses[second] < clear:
        return None
    explanation = explain(match.game, view, analysis.best, analysis.of(second), 0)
    if explanation is None:
        return None
    comparison = search.compare(best, [second], _COMPARISON)[second]
    label = analysis.scale.label(losses[second], comparison.error)
    if not label:
        return None
    decision = ReviewedDecision(
        number + 1,
        seat,
        second,
        best,
        comparison.value,
        losses[second],
        comparison.error,
        label,
        accuracy(losses[second], analysis.scale.unit),
        analysis.best.line,
        analysis.of(second).line,
        explanation,
        {best: 0.0, **losses},
    )
    theme = explanation.reasons[0].theme
    return Puzzle(before.record(), analysis.scale.unit, theme, _difficulty(before, seat, best), decision)


def anonymous(puzzle: Puzzle) -> Puzzle:
    """The same puzzle without the game that it was found in: all in it follows from what its seat could see.

    In the place of what was hidden is what one might imagine there, and nothing is left of the seed and the moves.
    """
    exercise = puzzle.exercise()
    match, seat = exercise.match, puzzle.decision.seat
    world = match.imagine(seat, _seed(match.view(seat)))
    start = Match(match.game, world, match.players, match.options, None, match.rules)
    return msgspec.structs.replace(
        puzzle, record=start.record(), decision=msgspec.structs.replace(puzzle.decision, number=1)
    )


def _seed(view: Mapping[str, Any]) -> int:
    """By the view alone, so that nothing about a puzzle depends on what its seat could not see."""
    return Deal("puzzle").below(msgspec.json.encode(view, order="deterministic").decode(), SEED_BOUND)


def _may_be_clear(analysis: DecisionAnalysis) -> bool:
    others = [each.value for each in analysis.moves if each.visits and each is not analysis.best]
    return bool(others) and analysis.best.value - max(others) >= _CLEAR[analysis.scale.unit] / 2


def _difficulty(match: Match, seat: int, best: str) -> Difficulty:
    view, moves = match.view(seat), match.legal_moves(seat)

    def finds(level: str) -> bool:
        chosen = [str(make(level, seed).choose(view, moves)) for seed in range(_TRIES)]
        return 2 * chosen.count(best) > _TRIES

    return "easy" if finds("beginner") else "medium" if finds("improver") else "hard"


def bot_games(game: str, players: int, seed: str, count: int) -> Iterator[Match]:
    """Games between bots, one after the other."""
    return (bot_game(find(game), players, f"{seed} {number}") for number in range(count))
