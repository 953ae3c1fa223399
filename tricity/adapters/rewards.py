"""What a finished game is worth to a learner."""

from typing import Final

from tricity.core.errors import BadOption
from tricity.core.game import Game
from tricity.core.scores import ranked
from tricity.core.state import State

RANK: Final = "rank"
SCORE: Final = "score"
REWARDS: Final = (RANK, SCORE)


def checked_reward(reward: object) -> str:
    """Raises `BadOption`."""
    for known in REWARDS:
        if reward == known:
            return known
    raise BadOption("bad-option-value", option="reward", value=str(reward)[:40], allowed=list(REWARDS))


def rewards(game: Game, state: State, players: int, reward: str) -> list[float]:
    """By seat: the final points, or the share of opponents left behind less the share that are ahead.

    By rank the winner among four has 1, then come 1/3, -1/3 and -1; who ties shares. An opponent without a seat counts
    as one; with no opponent at all there is no rank, and the reward is 0.
    """
    sheets = ranked(game.scores(state))
    if reward == SCORE:
        return [float(sheet.total) for sheet in sheets[:players]]
    standings = [(sheet.total, sheet.tiebreak) for sheet in sheets]
    opponents = max(len(standings) - 1, 1)
    return [
        (sum(other < own for other in standings) - sum(other > own for other in standings)) / opponents
        for own in standings[:players]
    ]
