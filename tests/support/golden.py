"""Golden games: a record per way to open a table, with the number of legal moves along the way and the final sheets.

`make golden` writes them anew; do that only when a rule changes, and read the difference.
"""

import random
from pathlib import Path

import tricity
from support.variants import Variant, play_random, variants
from tricity.core.match import Match

FOLDER = Path(__file__).parents[1] / "golden" / "games"


def path(variant: Variant) -> Path:
    return FOLDER / f"{str(variant).replace('=', '-').replace(',', '-')}.txt"


def told(match: Match) -> str:
    """The record with, as remarks, the counts of legal moves before each move and the lines of the final sheets."""
    again = tricity.new(match.game.name, match.players, match.seed, match.options)
    counts = []
    for turn in match.turns:
        counts.append(sum(len(again.legal_moves(seat)) for seat in again.to_act))
        again.play(turn.move, seat=turn.seat)
    sheets = [
        f"# seat {sheet.seat}: {' '.join(f'{line.rule}={line.points}' for line in sheet.lines)}, rank {sheet.rank}"
        for sheet in match.scores()
    ]
    return match.record() + "\n# legal moves: " + " ".join(map(str, counts)) + "\n" + "\n".join(sheets) + "\n"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for variant in variants():
        match = play_random(variant.new(2026), random.Random(str(variant)))
        path(variant).write_text(told(match), encoding="utf-8")


if __name__ == "__main__":
    main()
