"""A tournament of a bot of your own against the built-in ones, each deal played from every seat.

python examples/tournament.py point-city 12
"""

import sys

from tricity.arena import Standings, Tournament, play, standings

BOTS = ["first_bot:FirstBot", "beginner", "random"]


def tournament(game: str, games: int, seed: int = 1) -> Standings:
    schedule = Tournament.create(game, BOTS, games=games, seed=seed)
    results = sorted(play(schedule), key=lambda result: result.number)
    return standings(schedule, results)


if __name__ == "__main__":
    for row in tournament(sys.argv[1], int(sys.argv[2])).bots:
        sys.stdout.write(f"{row.bot:30} {row.games} games, {row.score:.1f} points on average\n")
