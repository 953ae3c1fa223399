"""Instructions per decision, simulation, copy and step in a batch, counted by valgrind's callgrind: the same on a
busy machine as on a quiet one.

`python -m support.instructions` counts them and writes the table of docs/performance.md. With the argument `run` it is
what valgrind runs: fixed games, searches, copies and batches.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

from benchmarks.games.search import search_roots
from tricity.bots.ismcts import SearchSettings, SearchTree
from tricity.core.batch import GameBatch
from tricity.core.deals import Deal
from tricity.core.native import Random
from tricity.core.sampling import play_randomly
from tricity.core.state import copy_often
from tricity.games import find, names

PAGE: Final = Path(__file__).parents[2] / "docs" / "performance.md"
_TESTS: Final = Path(__file__).parents[1]
VALGRIND: Final = shutil.which("valgrind")
UNITS: Final = ("decision", "simulation", "copy", "step in a batch")
_MOST_PLAYERS: Final = 4
_GAMES: Final = 12
_ROOTS: Final = 4
_SIMULATIONS: Final = 250
_COPIES: Final = 100
_BATCH_GAMES: Final = 12
_BATCH_STEPS: Final = 30
_MARK: Final = "CPyPy_core___state___copy_often"
"""Callgrind writes what it has counted whenever this compiled function ends: it is called before and after the work."""
_BEGIN: Final = "<!-- instructions: written by make instructions -->\n"
_END: Final = "<!-- end of instructions -->\n"

Counts = dict[tuple[str, str], int]
"""Instructions by game and unit."""


def run(name: str) -> Iterator[tuple[str, int]]:
    """Do the work that is counted: yields its unit and how many of them it did, between two marks each."""
    game = find(name)
    players = max(count for count in game.players if count <= _MOST_PLAYERS)
    options = game.checked_options(players, None)
    start = game.setup(players, options, Deal("0"))

    def marked(work: Callable[[], object]) -> None:
        copy_often(start, 0)
        work()
        copy_often(start, 0)

    # Games are played twice: the first time fills caches that all games share.
    for counted in (False, True):
        for number in range(_GAMES):
            deal = game.setup(players, options, Deal(str(number)))
            decisions = int(play_randomly(game, deal.copy(), Random(number)))
            if counted:
                state, rng = deal.copy(), Random(number)
                marked(lambda: play_randomly(game, state, rng))  # noqa: B023 - called at once
                yield UNITS[0], decisions
    for number, (imagination, seat) in enumerate(search_roots(game, players, _ROOTS)):
        tree = SearchTree(game, imagination, seat, players, SearchSettings(), number)
        marked(lambda: tree.run(_SIMULATIONS, 0))  # noqa: B023 - called at once
        yield UNITS[1], _SIMULATIONS
    copy_often(start, 0)
    copy_often(start, _COPIES)
    yield UNITS[2], _COPIES

    def opened() -> GameBatch:
        deals = [game.setup(players, options, Deal(str(number))) for number in range(_BATCH_GAMES)]
        batch = GameBatch(game, game.encoding(players, options), deals, False, False)
        for number in range(_BATCH_GAMES):
            batch.find_seat(number)
        batch.write()
        return batch

    def replay(batch: GameBatch) -> None:
        for actions in steps:
            batch.play(actions)
            batch.write()

    # The actions are chosen in a first run, so that choosing is not counted.
    steps: list[list[int]] = []
    batch, rng = opened(), Random(0)
    made = 0
    for _ in range(_BATCH_STEPS):
        starts, legal = list(batch.legal_starts), batch.legal_actions
        steps.append([int(legal[rng.randrange(a, b)]) if b > a else 0 for a, b in pairwise(starts)])
        made += sum(b > a for a, b in pairwise(starts))
        batch.play(steps[-1])
        batch.write()
    again = opened()
    marked(lambda: replay(again))
    yield UNITS[3], made


def count_instructions(name: str) -> dict[str, int]:
    """Instructions of one game by unit. Needs valgrind."""
    assert VALGRIND is not None
    with tempfile.TemporaryDirectory(prefix="tricity-callgrind-") as folder:
        options = ["--tool=callgrind", f"--callgrind-out-file={folder}/out", f"--dump-after={_MARK}"]
        program = [sys.executable, "-m", "support.instructions", "run", name]
        environment = {**os.environ, "PYTHONPATH": str(_TESTS.parent / "tools")}
        # From the folder of `support`, so that `tricity` is found where it is installed.
        output = subprocess.run(
            [VALGRIND, *options, *program], cwd=_TESTS, env=environment, check=True, capture_output=True, text=True
        ).stdout
        spent: Counter[str] = Counter()
        done: Counter[str] = Counter()
        for number, line in enumerate(output.splitlines(), 1):
            unit, _, count = line.rpartition(" ")
            # The dumps before each piece of work have odd numbers.
            spent[unit] += _total(Path(folder) / f"out.{2 * number}")
            done[unit] += int(count)
    return {unit: round(spent[unit] / done[unit]) for unit in UNITS}


def _total(dump: Path) -> int:
    match = re.search(r"^(?:totals|summary): (\d+)", dump.read_text(encoding="utf-8"), re.MULTILINE)
    assert match is not None, dump
    return int(match[1])


def written(page: str) -> Counts:
    """The numbers in the table of the page."""
    table = page.partition(_BEGIN)[2].partition(_END)[0]
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()[2:]]
    return {
        (row[0], unit): int(cell.replace(",", "")) for row in rows for unit, cell in zip(UNITS, row[1:], strict=True)
    }


def updated(page: str, counts: Counts) -> str:
    """The page with these numbers in its table."""
    rows = [
        f"| game | {' | '.join(f'instructions per {unit}' for unit in UNITS)} |",
        "|---" * (len(UNITS) + 1) + "|",
        *(
            f"| {name} | {' | '.join(f'{counts[name, unit]:,}' for unit in UNITS)} |"
            for name in dict.fromkeys(name for name, _ in counts)
        ),
    ]
    before, _, rest = page.partition(_BEGIN)
    return before + _BEGIN + "\n".join(rows) + "\n" + _END + rest.partition(_END)[2]


def main() -> None:
    if sys.argv[1:2] == ["run"]:
        for unit, count in run(sys.argv[2]):
            sys.stdout.write(f"{unit} {count}\n")
    elif VALGRIND is None:
        sys.exit("Instructions are counted by valgrind, which is not installed: apt install valgrind")
    else:
        counts = {(name, unit): count for name in names() for unit, count in count_instructions(name).items()}
        PAGE.write_text(updated(PAGE.read_text(encoding="utf-8"), counts), encoding="utf-8")


if __name__ == "__main__":
    main()
