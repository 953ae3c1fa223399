# mypyc: compile
"""Rewards for lookahead and search: estimated points → lead over the best opponent → a number between 0 and 1."""

from tricity.core.game import Game
from tricity.core.native import i64, vec
from tricity.core.state import State


def estimated_points(game: Game, state: State, players: i64) -> vec[i64]:
    """The game's estimate of every seat's final points, in hundredths of a point."""
    points = vec[i64]([i64(0)] * players)
    seat: i64 = 0
    while seat < players:
        points[seat] = game.evaluate(state, seat)
        seat += 1
    return points


def appraised_points(game: Game, state: State, players: i64) -> vec[i64]:
    """Each seat's points as `Game.appraise` estimates them, in hundredths."""
    points = vec[i64]([i64(0)] * players)
    seat: i64 = 0
    while seat < players:
        points[seat] = game.appraise(state, seat)
        seat += 1
    return points


def best_rival_points(game: Game, state: State, seat: i64, players: i64, solo_baseline: i64) -> i64:
    """The estimate of the seat's best opponent; `solo_baseline` when there is no opponent."""
    best = solo_baseline
    is_first = True
    other: i64 = 0
    while other < players:
        if other != seat:
            points = game.evaluate(state, other)
            if is_first or points > best:
                best = points
            is_first = False
        other += 1
    return best


def lead_over_best(points: vec[i64], seat: i64, solo_baseline: i64) -> i64:
    """The seat's points minus those of its best opponent; minus `solo_baseline` when there is no opponent."""
    best: i64 = solo_baseline
    other: i64 = 0
    players: i64 = len(points)
    if players > 1:
        best = points[1] if seat == 0 else points[0]
    while other < players:
        if other != seat and points[other] > best:
            best = points[other]
        other += 1
    return points[seat] - best


def reward(lead: i64, scale: float) -> float:
    """A lead in hundredths of a point as a number between 0 and 1: 0.5 for no lead, 0.75 for a lead of `scale`.

    x / (x + scale) is a cheap sigmoid that needs no `exp` and is easy to invert.
    """
    size = float(lead if lead >= 0 else -lead)
    distance = 0.5 * size / (size + scale)
    return 0.5 + distance if lead >= 0 else 0.5 - distance


def lead_from_reward(reward: float, scale: float) -> float:
    """The inverse of `reward`."""
    distance = 2.0 * reward - 1.0
    return scale * distance / (1.0 - (distance if distance >= 0.0 else -distance))
