"""Golden games: a record per way to open a table, with the number of legal moves along the way and the final sheets.

`make golden` writes those of each game's newest rules; do that only when a rule changes, and read the difference. Those
of older rules are never written again: they hold what a match of that version must still be.
"""

import random
import sys
from pathlib import Path

from support.variants import Variant, compared_variants, play_random
from tricity.analysis.match import Match
from tricity.games import find

FOLDER = Path(__file__).parents[1] / "golden" / "games"


def path(variant: Variant) -> Path:
    """The file of a variant by its game's newest rules; those of version 1 do not name theirs."""
    rules = find(variant.game).rules_version
    name = str(variant).replace("=", "-").replace(",", "-")
    return FOLDER / (f"{name}.txt" if rules == 1 else f"{name}-rules-{rules}.txt")


def annotated(match: Match) -> str:
    """The record with, as remarks, the counts of legal moves before each move and the lines of the final sheets."""
    again = match.at(0)
    counts = []
    for played in match.moves:
        counts.append(sum(len(again.legal_moves(seat)) for seat in again.to_act))
        again.play(played.move, seat=played.seat)
    sheets = [
        f"# seat {sheet.seat}: {' '.join(f'{line.rule}={line.points}' for line in sheet.lines)}, rank {sheet.rank}"
        for sheet in match.scores()
    ]
    return match.record() + "\n# legal moves: " + " ".join(map(str, counts)) + "\n" + "\n".join(sheets) + "\n"


def main(*games: str) -> None:
    """Write the golden games of these games, or of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for variant in compared_variants():
        if games and variant.game not in games:
            continue
        match = play_random(variant.new(2026), random.Random(str(variant)))
        path(variant).write_text(annotated(match), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
