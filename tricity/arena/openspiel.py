"""The peer of our benchmarks: OpenSpiel's hearts, driven from Python and inside C++. Needs the extra `bench`."""

from typing import Final

from librt.random import Random

from tricity.arena.bench import Rate, timed

_CHANCE: Final = 53
"""Chance draws the passing direction and deals 52 cards, one by one; those are nobody's decisions."""


def hearts(seconds: float) -> tuple[Rate, Rate]:
    """Random games of hearts: inside C++, and driven from Python. Raises ImportError without OpenSpiel."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def inside(number: int) -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        return len(state.history()) - _CHANCE

    def driven(number: int) -> int:
        choose = Random(number).randrange
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[choose(len(actions))])
        return decisions

    return timed(inside, seconds), timed(driven, seconds)
