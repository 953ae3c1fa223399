"""`make bench ARGS=search`: the speed of the bots' search, beside OpenSpiel's ISMCTS on hearts in the same run."""

import json
from collections.abc import Sequence

import click
from rich.progress import track
from rich.table import Table

from benchmarks.games.openspiel import hearts_search
from benchmarks.games.search import MOST_PLAYERS, POSITIONS, SIMULATIONS, SearchBench, bench_search
from benchmarks.tables import ENGLISH, show
from tricity.cli.screen import Screen
from tricity.core import compiled

Peer = tuple[float, float]


def run(games: Sequence[str], seconds: float, as_json: bool) -> None:
    steps = track(games, description="Measuring", console=Screen(errors=True).console, transient=True)
    try:
        peer: Peer | None = hearts_search(seconds, SIMULATIONS, POSITIONS)
    except ImportError:
        peer = None
    results = [bench_search(name, seconds) for name in steps]
    if as_json:
        rates = {result.game: result.simulations_per_second for result in results}
        peers = None if peer is None else {"cpp": peer[0], "python": peer[1]}
        click.echo(json.dumps({"simulations_per_second": rates, "hearts": peers}, indent=2))
        return
    mode = "compiled" if compiled() else "pure"
    show(_table(results, peer))
    show(
        f"Simulations per second of the bots' search, {MOST_PLAYERS} players, halfway through a game, {SIMULATIONS} "
        f"per tree; {seconds} CPU seconds each, one core, {mode}."
    )
    if peer is None:
        show("OpenSpiel is not installed, so there is nothing to compare with: make bench installs it.")


def _table(results: list[SearchBench], peer: Peer | None) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("game", no_wrap=True)
    for heading in ("simulations/s", "× C++", "× Python"):
        table.add_column(heading, justify="right")
    rows = [(ENGLISH.name_of("game", result.game), result.simulations_per_second) for result in results]
    if peer is not None:
        rows = [("OpenSpiel hearts, C++", peer[0]), ("OpenSpiel hearts, Python", peer[1]), *rows]
    for name, rate in rows:
        ratios = [""] * 2 if peer is None else [f"{rate / theirs:.2f}" for theirs in peer]
        table.add_row(name, f"{rate:,.0f}", *ratios)
    return table
