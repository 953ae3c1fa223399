# mypyc: compile
"""What a position is worth: the estimates for one, two and more players, and the exact points at the end."""

from tricity.core.native import i64
from tricity.games.card_city import alone, features, together
from tricity.games.card_city.scoring import points, standing
from tricity.games.card_city.state import PHASE_OVER, ROUNDS, CardCity


def evaluate(state: CardCity, seat: i64) -> i64:
    """The seat's final points in hundredths: an estimate; after the end exact, with the tie-break added."""
    if state.phase == PHASE_OVER:
        return points(state, seat) * 100 + standing(state, seat) % 5
    if state.players == 1:
        return alone.estimate(state, None)
    if state.players == 2:
        return together.estimate(state, seat)
    return features.estimate(state, seat)


def reply(state: CardCity, seat: i64) -> i64:
    """The move that an opponent is taken to make, where the estimate is good enough to say; otherwise -1."""
    if state.players == 2:
        return together.reply(state, seat)
    return -1


def horizon(players: i64) -> i64:
    """How many random moves a search plays before it asks for an estimate: what the features do not see needs them."""
    if players > 2:
        return 20
    return 0


def turns_left(state: CardCity) -> i64:
    """How many rounds are still to begin."""
    return ROUNDS - state.round


def contributions(state: CardCity, seat: int) -> dict[str, int]:
    """What each theme adds to the estimate of the seat's points, in thousandths of a point."""
    if state.players == 1:
        return alone.contributions(state)
    if state.players == 2:
        return together.contributions(state, seat)
    return features.contributions(state, seat)
