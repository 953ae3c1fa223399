"""`tricity bench search`: the speed of the bots' search, beside OpenSpiel's ISMCTS on hearts in the same run."""

import json
from collections.abc import Sequence

import click
from rich.progress import track
from rich.table import Table

from tricity.arena.bench.openspiel import hearts_search
from tricity.arena.bench.search import MOST_PLAYERS, POSITIONS, SIMULATIONS, SearchBench, bench_search
from tricity.cli.language import Translator
from tricity.cli.screen import Screen
from tricity.core import compiled

Peer = tuple[float, float]


def run(games: Sequence[str], seconds: float, as_json: bool, translate: Translator) -> None:
    steps = track(games, description=translate("bench-running"), console=Screen(errors=True).console, transient=True)
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
    Screen().show(_table(results, peer, translate))
    Screen().show(
        translate("bench-search-note", seconds=seconds, mode=mode, players=MOST_PLAYERS, simulations=SIMULATIONS)
    )
    if peer is None:
        Screen().show(translate("bench-no-peer"))


def _table(results: list[SearchBench], peer: Peer | None, translate: Translator) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(translate("bench-game"), no_wrap=True)
    for heading in ("bench-simulations", "bench-over-cpp", "bench-over-python"):
        table.add_column(translate(heading), justify="right")
    rows = [(translate.name_of("game", result.game), result.simulations_per_second) for result in results]
    if peer is not None:
        rows = [("OpenSpiel hearts, C++", peer[0]), ("OpenSpiel hearts, Python", peer[1]), *rows]
    for name, rate in rows:
        ratios = [""] * 2 if peer is None else [f"{rate / theirs:.2f}" for theirs in peer]
        table.add_row(name, f"{rate:,.0f}", *ratios)
    return table
