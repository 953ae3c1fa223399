# mypyc: compile
"""What a state is worth to each seat, from the game's guess at the points: the lead over the best of the others."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.game import Game
from tricity.core.state import State


def guesses(game: Game, state: State, players: i64) -> vec[i64]:
    """The guessed points of every seat, in hundredths."""
    found = vec[i64](capacity=players)
    seat: i64 = 0
    while seat < players:
        found = append(found, game.evaluate(state, seat))
        seat += 1
    return found


def lead_of(points: vec[i64], seat: i64, alone: i64) -> i64:
    """The seat's points less the best of the others'; less `alone` when there are no others."""
    best: i64 = alone
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
    """A lead in hundredths of a point as a number between 0 and 1: half for none, three quarters for `scale`."""
    size = float(lead if lead >= 0 else -lead)
    bent = 0.5 * size / (size + scale)
    return 0.5 + bent if lead >= 0 else 0.5 - bent


def lead_behind(reward: float, scale: float) -> float:
    """The lead that has this reward."""
    bent = 2.0 * reward - 1.0
    return scale * bent / (1.0 - (bent if bent >= 0.0 else -bent))
