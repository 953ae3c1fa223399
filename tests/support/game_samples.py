"""Writes the stored samples of a new game or of a new version of its rules: `python -m support.game_samples GAME`.

A sample that is there is never written again: it holds what the program of its time wrote.
"""

import json
import random
import sys
from pathlib import Path

import tricity
from support import samples
from support.golden import annotated
from support.tables import TableDriver
from support.variants import midgame, plain_variants, play_random
from tricity.games import find
from tricity.table.event_format import FORMAT, encode

MATCHES = Path(__file__).parents[1] / "samples"


def write_matches(game: str) -> None:
    """An unfinished record, a position, and the match that was played on from it, for each number of players."""
    folder = MATCHES / f"rules-{find(game).rules_version}"
    folder.mkdir(exist_ok=True)
    for variant in plain_variants():
        if variant.game == game and not (folder / f"{variant}.record.txt").exists():
            match = midgame(variant, 1)
            position = json.dumps(match.position(), indent=1, ensure_ascii=False) + "\n"
            played_on = play_random(tricity.from_position(match.position()), random.Random(1))
            (folder / f"{variant}.record.txt").write_text(match.record(), encoding="utf-8")
            (folder / f"{variant}.position.json").write_text(position, encoding="utf-8")
            (folder / f"{variant}.played-on.txt").write_text(annotated(played_on), encoding="utf-8")


def write_log(game: str) -> None:
    """The log of a finished table, and what it holds."""
    file = samples.LOGS / f"rules-{find(game).rules_version}-{game}.json"
    if file.exists():
        return
    driver = TableDriver(("me", *["random"] * (find(game).players[0] - 1)), game=game)
    entries = [*driver.entries, *samples.play_to_the_end(driver.table)]
    rows = [
        {
            "table": game,
            "number": entry.number,
            "at": entry.at,
            "by": entry.by,
            "key": entry.key,
            "format": FORMAT,
            "event": json.loads(encode(entry.event)),
        }
        for entry in entries
    ]
    lines = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    file.with_suffix(".jsonl").write_text(lines, encoding="utf-8")
    holds = json.dumps({game: samples.described(driver.table)}, indent=1, ensure_ascii=False)
    file.write_text(holds + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_matches(sys.argv[1])
    write_log(sys.argv[1])
