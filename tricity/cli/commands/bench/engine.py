"""`tricity bench`: how fast the engine is, beside OpenSpiel's hearts in the same run; and what else can be measured."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import click
from rich.progress import track
from rich.table import Table

from tricity.arena.bench.engine import GameBench, Rate, bench_cases, bench_game
from tricity.arena.bench.openspiel import hearts
from tricity.cli.commands.bench.adapters import measure_adapters
from tricity.cli.commands.bench.search import measure_search
from tricity.cli.commands.bench.server import measure_server
from tricity.cli.groups import SpokenCommand
from tricity.cli.language import Voice
from tricity.cli.options import language_option
from tricity.cli.screen import Screen
from tricity.core.mode import compiled
from tricity.games import names

Peer = tuple[Rate, Rate]

_OTHERS: Final[Mapping[str, Callable[[Sequence[str], float, bool, Voice], None]]] = {
    "search": measure_search,
    "adapters": measure_adapters,
    "server": measure_server,
}
"""What can be measured instead of the engine, named before the games."""


def bench_command(say: Voice) -> click.Command:
    def measure(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
        if games and games[0] in _OTHERS:
            _OTHERS[games[0]](games[1:] or names(), seconds, as_json, say)
            return
        cases = [case for case in bench_cases() if not games or case[0] in games]
        steps = track(cases, description=say("bench-running"), console=Screen(errors=True).console, transient=True)
        peer = _peer(seconds)
        found = [bench_game(name, players, seconds) for name, players in steps]
        if as_json:
            click.echo(json.dumps(_plain(found, peer), indent=2))
        else:
            Screen().show(_table(found, peer, say), say("bench-note", seconds=seconds, mode=_mode()))
            if peer is None:
                Screen().show(say("bench-no-peer"))

    params: list[click.Parameter] = [
        click.Argument(["games"], nargs=-1, type=click.Choice([*_OTHERS, *names()])),
        click.Option(
            ["--seconds"], type=click.FloatRange(min=0.01), default=2.0, show_default=True, help=say("about-seconds")
        ),
        click.Option(["--json", "as_json"], is_flag=True, help=say("about-json")),
        language_option(say),
    ]
    return SpokenCommand("bench", help=say("command-bench"), params=params, callback=measure)


def _peer(seconds: float) -> Peer | None:
    try:
        return hearts(seconds)
    except ImportError:
        return None


def _mode() -> str:
    return "compiled" if compiled() else "pure"


def _table(found: list[GameBench], peer: Peer | None, say: Voice) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say("bench-game"), no_wrap=True)
    headings = ("bench-players", "bench-inside", "bench-ratio", "bench-games", "bench-driven", "bench-ratio")
    for heading in (*headings, "bench-copies"):
        table.add_column(say(heading), justify="right")
    if peer is not None:
        inside, driven = peer
        row = ("4", _many(inside), "1", _games(inside), _many(driven), "1", "")
        table.add_row("OpenSpiel hearts", *row, end_section=True)
    for it in found:
        table.add_row(
            say.name_of("game", it.game),
            str(it.players),
            _many(it.inside),
            "" if peer is None else _times(it.inside, peer[0]),
            _games(it.inside),
            _many(it.driven),
            "" if peer is None else _times(it.driven, peer[1]),
            _thousands(it.copies_per_second),
        )
    return table


def _many(rate: Rate) -> str:
    return _thousands(rate.decisions_per_second)


def _thousands(per_second: float) -> str:
    return f"{per_second / 1000:,.0f} k"


def _games(rate: Rate) -> str:
    return f"{rate.games_per_second:,.0f}"


def _times(ours: Rate, theirs: Rate) -> str:
    return f"{ours.decisions_per_second / theirs.decisions_per_second:.2f}"


def _plain(found: list[GameBench], peer: Peer | None) -> dict[str, Any]:
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
                "game": it.game,
                "players": it.players,
                **rates(it.inside, it.driven),
                "copies_per_second": it.copies_per_second,
            }
            for it in found
        ],
    }
