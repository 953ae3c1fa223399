"""`tricity bench server`: throughput, latency and memory of the server, beside a bare endpoint in the same run."""

import dataclasses
import json
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click
from rich.table import Table

from tricity.cli.language import Translator
from tricity.cli.screen import Screen
from tricity.core.errors import TricityError

if TYPE_CHECKING:
    from tricity.server.bench.report import Report


class CannotMeasure(TricityError):
    """The server benchmark does not run on this system."""


def run(_: Sequence[str], seconds: float, as_json: bool, translate: Translator) -> None:
    if sys.platform != "linux":
        raise CannotMeasure("bench-server-linux")
    from tricity.server.bench.report import measure

    result = measure(seconds)
    if as_json:
        click.echo(json.dumps({**dataclasses.asdict(result), "cpu_ratio": result.cpu_ratio}, indent=2))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(translate("bench-server-what"))
    table.add_column(translate("bench-server-value"), justify="right")
    for label, value in _rows(result, translate):
        table.add_row(label, value)
    Screen().show(table)


def _rows(result: "Report", translate: Translator) -> Iterator[tuple[str, str]]:
    from tricity.server.bench import report

    yield translate("bench-server-bare"), f"{result.bare.per_second:,.0f}"
    yield translate("bench-server-bare-cpu"), f"{result.bare.cpu_each * 1e6:.0f}"
    yield translate("bench-server-moves", tables=report.TABLES), f"{result.moves.per_second:,.0f}"
    yield translate("bench-server-cpu", engine=f"{result.engine * 1e6:.0f}"), f"{result.moves.cpu_each * 1e6:.0f}"
    yield translate("bench-server-ratio"), f"{result.cpu_ratio:.2f}"
    if result.other is None:
        yield translate("bench-server-other-missing"), "–"
    else:
        yield translate("bench-server-other"), f"{result.other.per_second:,.0f}"
        yield translate("bench-server-other-cpu"), f"{result.other.cpu_each * 1e6:.0f}"
    broadcast = f"{result.broadcast.p50:.1f} / {result.broadcast.p99:.1f}"
    yield translate("bench-server-broadcast", rate=f"{report.RATE:.0f}"), broadcast
    yield (
        translate("bench-server-fan", spectators=report.SPECTATORS),
        f"{result.fan_out.p50:.0f} / {result.fan_out.p99:.0f}",
    )
    yield translate("bench-server-active"), f"{result.active / 1000:.0f}"
    yield translate("bench-server-idle"), f"{result.idle / 1000:.1f}"
    yield translate("bench-server-stored", moves=report.MEMORY_MOVES), f"{result.stored / 1000:.1f}"
