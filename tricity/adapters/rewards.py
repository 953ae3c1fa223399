"""Rewards of a finished game for learning agents: by rank or by score."""

from collections.abc import Sequence
from typing import Final

from tricity.core.errors import BadOption
from tricity.core.game import Game
from tricity.core.scores import ranked
from tricity.core.state import State

RANK: Final = "rank"
SCORE: Final = "score"
REWARDS: Final = (RANK, SCORE)


def checked_reward(reward: object) -> str:
    """The reward's name, if it is one; else raises `BadOption`."""
    for known in REWARDS:
        if reward == known:
            return known
    raise BadOption("bad-option-value", option="reward", value=str(reward)[:40], allowed=list(REWARDS))


def rewards(game: Game, state: State, players: int, reward: str) -> list[float]:
    """The rewards by seat: the final points, or the share of opponents behind minus the share of opponents ahead.

    By rank, four players get 1, 1/3, -1/3 and -1, and ties share. An opponent without a seat (Point City's Automa)
    counts as an opponent; without any opponent there is no rank, and the reward is 0.
    """
    if reward == SCORE:
        return [float(sheet.total) for sheet in ranked(game.scores(state))[:players]]
    # Standings order seats as their sheets do, and take no time.
    owners = players + 1 if players == 1 and game.has_solo_opponent else players
    return _shares([int(game.standing(state, seat)) for seat in range(owners)])[:players]


def _shares(standings: Sequence[int]) -> list[float]:
    """For each standing, the share of the others that are lower minus the share of those that are higher."""
    opponents = max(len(standings) - 1, 1)
    return [
        (sum(other < own for other in standings) - sum(other > own for other in standings)) / opponents
        for own in standings
    ]
