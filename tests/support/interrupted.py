"""Run as a program, with a game and a kind of work: Ctrl-C arrives again and again while compiled code runs.

Timers count the CPU time of this process, so that a busy machine makes no difference. Prints how often the work was
interrupted, and after how much CPU time at most it noticed.
"""

import random
import signal
import sys
import time
from collections.abc import Callable
from types import FrameType

from benchmarks.games.search import search_roots
from tricity.arena.runner import play_fixture
from tricity.arena.schedule import Tournament
from tricity.bots.ismcts import SearchSettings, SearchTree
from tricity.core.deals import Deal
from tricity.core.native import Random
from tricity.core.sampling import play_randomly
from tricity.games import find

INTERRUPTS = 25
_LONGEST = 0.02


def work_of(kind: str, name: str) -> Callable[[int], object]:
    """Something that takes long: random games, one search, a tournament."""
    game = find(name)
    players = max(count for count in game.players if count <= 4)
    start = game.setup(players, game.checked_options(players, None), Deal("interrupted"))
    imagination, seat = search_roots(game, players, 1)[0]

    def play(number: int) -> None:
        while True:
            play_randomly(game, start.copy(), Random(number))

    def search(number: int) -> None:
        SearchTree(game, imagination, seat, players, SearchSettings(), number).run(0, 5.0)

    def arena(number: int) -> None:
        bots = ("improver", "strong:50")
        for fixture in Tournament(name, game.rules_version, players, bots, 1000, str(number)).fixtures():
            play_fixture(fixture)

    return {"play": play, "search": search, "arena": arena}[kind]


def main(name: str, kind: str) -> None:
    work = work_of(kind, name)
    due = 0.0
    latest = 0.0

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal latest
        latest = max(latest, time.process_time() - due)
        signal.default_int_handler(number, frame)

    signal.signal(signal.SIGPROF, interrupt)
    rng = random.Random(1)
    interrupted = 0
    for number in range(INTERRUPTS):
        delay = rng.uniform(0.001, _LONGEST)
        due = time.process_time() + delay
        signal.setitimer(signal.ITIMER_PROF, delay)
        try:
            work(number)
        except KeyboardInterrupt:
            interrupted += 1
    sys.stdout.write(f"{interrupted} {latest}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
