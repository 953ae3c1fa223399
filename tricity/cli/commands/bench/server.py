"""`tricity bench server`: moves, delays and memory of the server, beside a bare endpoint in the same run."""

import dataclasses
import json
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click
from rich.table import Table

from tricity.cli.language import Voice
from tricity.cli.screen import Screen
from tricity.core.errors import TricityError

if TYPE_CHECKING:
    from tricity.server.bench.report import Report


class CannotMeasure(TricityError):
    """Not on this system."""


def measure_server(_: Sequence[str], seconds: float, as_json: bool, say: Voice) -> None:
    if sys.platform != "linux":
        raise CannotMeasure("bench-server-linux")
    from tricity.server.bench.report import measure

    found = measure(seconds)
    if as_json:
        click.echo(json.dumps({**dataclasses.asdict(found), "cpu_ratio": found.cpu_ratio}, indent=2))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say("bench-server-what"))
    table.add_column(say("bench-server-value"), justify="right")
    for what, value in _rows(found, say):
        table.add_row(what, value)
    Screen().show(table)


def _rows(found: "Report", say: Voice) -> Iterator[tuple[str, str]]:
    from tricity.server.bench import report

    yield say("bench-server-bare"), f"{found.bare.per_second:,.0f}"
    yield say("bench-server-bare-cpu"), f"{found.bare.cpu_each * 1e6:.0f}"
    yield say("bench-server-moves", tables=report.TABLES), f"{found.moves.per_second:,.0f}"
    yield say("bench-server-cpu", engine=f"{found.engine * 1e6:.0f}"), f"{found.moves.cpu_each * 1e6:.0f}"
    yield say("bench-server-ratio"), f"{found.cpu_ratio:.2f}"
    if found.other is None:
        yield say("bench-server-other-missing"), "–"
    else:
        yield say("bench-server-other"), f"{found.other.per_second:,.0f}"
        yield say("bench-server-other-cpu"), f"{found.other.cpu_each * 1e6:.0f}"
    both = f"{found.broadcast.p50:.1f} / {found.broadcast.p99:.1f}"
    yield say("bench-server-broadcast", rate=f"{report.RATE:.0f}"), both
    yield say("bench-server-fan", spectators=report.SPECTATORS), f"{found.fan_out.p50:.0f} / {found.fan_out.p99:.0f}"
    yield say("bench-server-active"), f"{found.active / 1000:.0f}"
    yield say("bench-server-idle"), f"{found.idle / 1000:.1f}"
    yield say("bench-server-stored", moves=report.MEMORY_MOVES), f"{found.stored / 1000:.1f}"
