"""`tricity bench search`: how fast the bots search, beside OpenSpiel's ISMCTS on hearts in the same run."""

import json
from collections.abc import Sequence

import click
from rich.progress import track
from rich.table import Table

from tricity.arena.bench.openspiel import hearts_search
from tricity.arena.bench.search import PLAYERS, POSITIONS, SIMULATIONS, SearchBench, bench_search
from tricity.cli.language import Voice
from tricity.cli.screen import Screen
from tricity.core.mode import compiled

Peer = tuple[float, float]


def measure_search(games: Sequence[str], seconds: float, as_json: bool, say: Voice) -> None:
    steps = track(games, description=say("bench-running"), console=Screen(errors=True).console, transient=True)
    try:
        peer: Peer | None = hearts_search(seconds, SIMULATIONS, POSITIONS)
    except ImportError:
        peer = None
    found = [bench_search(name, seconds) for name in steps]
    if as_json:
        rates = {it.game: it.simulations_per_second for it in found}
        peers = None if peer is None else {"cpp": peer[0], "python": peer[1]}
        click.echo(json.dumps({"simulations_per_second": rates, "hearts": peers}, indent=2))
        return
    mode = "compiled" if compiled() else "pure"
    Screen().show(_table(found, peer, say))
    Screen().show(say("bench-search-note", seconds=seconds, mode=mode, players=PLAYERS, simulations=SIMULATIONS))
    if peer is None:
        Screen().show(say("bench-no-peer"))


def _table(found: list[SearchBench], peer: Peer | None, say: Voice) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say("bench-game"), no_wrap=True)
    for heading in ("bench-simulations", "bench-over-cpp", "bench-over-python"):
        table.add_column(say(heading), justify="right")
    rows = [(say.name_of("game", it.game), it.simulations_per_second) for it in found]
    if peer is not None:
        rows = [("OpenSpiel hearts, C++", peer[0]), ("OpenSpiel hearts, Python", peer[1]), *rows]
    for name, rate in rows:
        ratios = [""] * 2 if peer is None else [f"{rate / theirs:.2f}" for theirs in peer]
        table.add_row(name, f"{rate:,.0f}", *ratios)
    return table
