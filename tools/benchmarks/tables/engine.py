"""`make bench`: the speed of the engine, beside OpenSpiel's hearts in the same run."""

import json
from collections.abc import Sequence
from typing import Any

import click
from rich.progress import track
from rich.table import Table

from benchmarks.games.engine import GameBench, Rate, bench_cases, bench_game
from benchmarks.games.openspiel import hearts
from benchmarks.tables import ENGLISH, show
from tricity.cli.screen import Screen
from tricity.core import compiled

Peer = tuple[Rate, Rate]


def run(games: Sequence[str], seconds: float, as_json: bool) -> None:
    cases = [case for case in bench_cases() if case[0] in games]
    console = Screen(errors=True).console
    steps = track(cases, description="Measuring", console=console, transient=True)
    peer = _peer(seconds)
    results = [bench_game(name, players, seconds) for name, players in steps]
    if as_json:
        click.echo(json.dumps(_as_json(results, peer), indent=2))
    else:
        note = (
            "Decisions per second in uniformly random games, inside the engine and driven from Python, and as "
            "multiples (×) of OpenSpiel's hearts, which builds its list of legal actions at every step; without lists: "
            f"moves picked from masks. The fastest of five parts of {seconds} CPU seconds each, one core, {_mode()}."
        )
        show(_table(results, peer), note)
        if peer is None:
            show("OpenSpiel is not installed, so there is nothing to compare with: make bench installs it.")


def _peer(seconds: float) -> Peer | None:
    try:
        return hearts(seconds)
    except ImportError:
        return None


def _mode() -> str:
    return "compiled" if compiled() else "pure"


def _table(results: Sequence[GameBench], peer: Peer | None) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("game", no_wrap=True)
    headings = ("players", "inside/s", "×", "games/s", "without lists/s", "×", "driven/s", "×")
    for heading in (*headings, "copies/s"):
        table.add_column(heading, justify="right")
    if peer is not None:
        inside, driven = peer
        row = ("4", _decisions(inside), "1", _games(inside), "", "", _decisions(driven), "1", "")
        table.add_row("OpenSpiel hearts", *row, end_section=True)
    for result in results:
        table.add_row(
            ENGLISH.name_of("game", result.game),
            str(result.players),
            _decisions(result.inside),
            "" if peer is None else _ratio(result.inside, peer[0]),
            _games(result.inside),
            _decisions(result.unlisted),
            "" if peer is None else _ratio(result.unlisted, peer[0]),
            _decisions(result.driven),
            "" if peer is None else _ratio(result.driven, peer[1]),
            _thousands(result.copies_per_second),
        )
    return table


def _decisions(rate: Rate) -> str:
    return _thousands(rate.decisions_per_second)


def _thousands(per_second: float) -> str:
    return f"{per_second / 1000:,.0f} k"


def _games(rate: Rate) -> str:
    return f"{rate.games_per_second:,.0f}"


def _ratio(rate: Rate, peer: Rate) -> str:
    return f"{rate.decisions_per_second / peer.decisions_per_second:.2f}"


def _as_json(results: Sequence[GameBench], peer: Peer | None) -> dict[str, Any]:
    def rates(inside: Rate, driven: Rate) -> dict[str, float]:
        return {
            "inside_decisions_per_second": inside.decisions_per_second,
            "inside_games_per_second": inside.games_per_second,
            "driven_decisions_per_second": driven.decisions_per_second,
        }

    return {
        "mode": _mode(),
        "hearts": None if peer is None else rates(*peer),
        "games": [
            {
                "game": result.game,
                "players": result.players,
                **rates(result.inside, result.driven),
                "unlisted_decisions_per_second": result.unlisted.decisions_per_second,
                "copies_per_second": result.copies_per_second,
            }
            for result in results
        ],
    }
