# mypyc: compile
"""Shallow lookahead: try every move in a few determinizations and compare the estimated leads."""

from tricity.bots.reward import estimated_points, lead_over_best
from tricity.core.game import Game
from tricity.core.native import Random, i64, vec
from tricity.core.seats import lowest_seat
from tricity.core.signals import check_signals
from tricity.core.state import Imagination, State


def mean_leads(
    game: Game,
    imagination: Imagination,
    seat: i64,
    players: i64,
    moves: vec[i64],
    worlds: i64,
    replies: i64,
    rng: Random,
) -> vec[i64]:
    """The seat's mean lead, in hundredths of a point, after each of its moves.

    The mean is over `worlds` determinizations, the same ones for every move; after the move, `replies` greedy moves of
    whoever is to act are played before the estimate.
    """
    sums = vec[i64]([i64(0)] * len(moves))
    world: i64 = 0
    count: i64 = len(moves)
    while world < worlds:
        before = imagination.world(rng)
        index: i64 = 0
        while index < count:
            after = before.copy()
            game.apply(after, seat, moves[index])
            replies_left: i64 = replies
            while replies_left > 0 and game.actors(after):
                play_greedy_move(game, after, players)
                replies_left -= 1
            sums[index] += lead_over_best(estimated_points(game, after, players), seat, 0)
            index += 1
            check_signals()
        world += 1
    index = 0
    while index < count:
        sums[index] = sums[index] // worlds
        index += 1
    return sums


def play_greedy_move(game: Game, state: State, players: i64) -> None:
    """Play, in place, the move that gives the first seat to act its greatest estimated lead; ties go to the first."""
    seat = lowest_seat(game.actors(state))
    moves = game.legal(state, seat)
    count: i64 = len(moves)
    best = moves[0]
    if count > 1:
        best_lead: i64 = 0
        index: i64 = 0
        while index < count:
            after = state.copy()
            game.apply(after, seat, moves[index])
            lead = lead_over_best(estimated_points(game, after, players), seat, 0)
            if index == 0 or lead > best_lead:
                best = moves[index]
                best_lead = lead
            index += 1
    game.apply(state, seat, best)
