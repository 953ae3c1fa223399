"""A report of your own: what winners and others score with each rule, as a table in Markdown.

python examples/report.py point-city 20 > report.md
"""

import sys
from collections import defaultdict
from statistics import mean

import tricity
from tricity.arena import Tournament, play

LEVEL = "beginner"


def report(game: str, games: int, seed: int = 1) -> str:
    tournament = Tournament.create(game, [LEVEL, "random"], games=games, seed=seed)
    points: dict[str, dict[bool, list[int]]] = defaultdict(lambda: {True: [], False: []})
    for result in sorted(play(tournament, records=True), key=lambda result: result.number):
        # The record rebuilds the match; everything that the engine knows can be asked of it.
        for sheet in tricity.replay(result.record).scores():
            for line in sheet.lines:
                points[line.rule][sheet.rank == 1].append(line.points)
    rows = [
        f"| {rule} | {mean(by_winning[True]):.1f} | {mean(by_winning[False] or [0]):.1f} |"
        for rule, by_winning in points.items()
    ]
    heading = f"# {tricity.words(f'game-{game}')}: {games} games of {LEVEL} against random play"
    return "\n".join([heading, "", "| rule | winners | others |", "|---|---|---|", *rows, ""])


if __name__ == "__main__":
    sys.stdout.write(report(sys.argv[1], int(sys.argv[2])))
