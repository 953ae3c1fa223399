# mypyc: compile
"""Looking a step ahead with the game's guess at the points, over worlds that agree with the view."""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.bots.reward import guesses, lead_of
from tricity.core.game import Game, lowest_seat
from tricity.core.state import Imagination, State


def greedy_leads(
    game: Game,
    imagination: Imagination,
    seat: i64,
    players: i64,
    moves: vec[i64],
    worlds: i64,
    replies: i64,
    rng: Random,
) -> vec[i64]:
    """For each move the lead, in hundredths of a point, after it and some greedy replies: the mean over the worlds."""
    leads = vec[i64]([i64(0)] * len(moves))
    world: i64 = 0
    count: i64 = len(moves)
    while world < worlds:
        before = imagination.world(rng)
        at: i64 = 0
        while at < count:
            after = before.copy()
            game.apply(after, seat, moves[at])
            left: i64 = replies
            while left > 0 and game.actors(after):
                play_greedily(game, after, players)
                left -= 1
            leads[at] += lead_of(guesses(game, after, players), seat, 0)
            at += 1
        world += 1
    found = vec[i64](capacity=count)
    for lead in leads:
        found = append(found, lead // worlds)
    return found


def play_greedily(game: Game, state: State, players: i64) -> None:
    """The move of the seat to act that leaves it the greatest lead; the first of several."""
    seat = lowest_seat(game.actors(state))
    moves = game.legal(state, seat)
    count: i64 = len(moves)
    best = moves[0]
    if count > 1:
        best_lead: i64 = 0
        at: i64 = 0
        while at < count:
            after = state.copy()
            game.apply(after, seat, moves[at])
            lead = lead_of(guesses(game, after, players), seat, 0)
            if at == 0 or lead > best_lead:
                best = moves[at]
                best_lead = lead
            at += 1
    game.apply(state, seat, best)
