"""Why one move is better than another, in themes of the game's linear estimate; silent where they don't explain it.

Both moves are played in the same imagined worlds, with greedy replies until the seat is to act again. What the features
of the estimate then say is compared with what the search found: an explanation has to cover most of the difference.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from tricity.analysis.values import RIVAL, Explanation, MoveValue, Reason, Step
from tricity.bots.lookahead import play_greedy_move
from tricity.core.game import Game
from tricity.core.native import Random
from tricity.core.notation import Move
from tricity.core.state import State

_WORLDS: Final = 12
_MOST_REPLIES: Final = 12
_MOST_REASONS: Final = 3
_LEAST_SHARE: Final = 0.6
"""Of the lost lead that the reasons named have to cover."""
_LEAST_PART: Final = 0.15
"""A reason that covers less is not named."""


def explain(game: Game, view: Mapping[str, Any], better: MoveValue, played: MoveValue, seed: int) -> Explanation | None:
    """Why the first move is better than the second; None if the features don't tell."""
    lost = better.lead - played.lead
    points_by_theme = differences(game, view, better.move, played.move, seed)
    reasons = [
        Reason(theme, points)
        for theme, points in points_by_theme.most_common(_MOST_REASONS)
        if points >= _LEAST_PART * max(lost, 0.0) and points > 0
    ]
    if lost <= 0 or not reasons or sum(reason.points for reason in reasons) < _LEAST_SHARE * lost:
        return None
    # What speaks against the better move must not outweigh it.
    if sum(points_by_theme.values()) < _LEAST_SHARE * lost:
        return None
    return Explanation(tuple(reasons), _reply(view["seat"], played) if any(r.theme == RIVAL for r in reasons) else None)


def differences(game: Game, view: Mapping[str, Any], better: str, played: str, seed: int) -> Counter[str]:
    """By theme: how many points more the seat has after the first move than after the second, on average."""
    seat, players = view["seat"], view["players"]
    imagination = game.imagination(view)
    codes = [game.encode(Move.parse(move)) for move in (better, played)]
    rng = Random(seed)
    sums: Counter[str] = Counter()
    for _ in range(_WORLDS):
        world = imagination.world(rng)
        for code, sign in zip(codes, (1, -1)):
            after = _after(game, world.copy(), seat, code, players)
            for theme, thousandths in _themes(game, after, seat, players):
                sums[theme] += sign * thousandths
    return Counter({theme: total / _WORLDS / 1000 for theme, total in sums.items()})


def _after(game: Game, state: State, seat: int, code: int, players: int) -> State:
    """The state when the seat is to act again, after greedy replies, or when the game is over."""
    game.apply(state, seat, code)
    for _ in range(_MOST_REPLIES):
        actors = int(game.actors(state))
        if not actors or actors >> seat & 1:
            break
        play_greedy_move(game, state, players)
    return state


def _themes(game: Game, state: State, seat: int, players: int) -> Iterator[tuple[str, int]]:
    if not int(game.actors(state)):
        yield "points", 10 * int(game.evaluate(state, seat))
    else:
        yield from game.contributions(state, seat).items()
    rivals = [int(game.evaluate(state, other)) for other in range(players) if other != seat]
    if rivals:
        yield RIVAL, -10 * max(rivals)


def _reply(seat: int, played: MoveValue) -> Step | None:
    """The first move of somebody else in the line after the played move."""
    return next((step for step in played.line if step.seat != seat), None)
