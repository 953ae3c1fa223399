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

    report = measure(seconds)
    if as_json:
        ratios = {"http_ratio": report.moves.http_ratio, "socket_ratio": report.moves.socket_ratio}
        click.echo(json.dumps({**dataclasses.asdict(report), **ratios}, indent=2))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(translate("bench-server-what"))
    table.add_column(translate("bench-server-value"), justify="right")
    for label, value in _rows(report, translate):
        table.add_row(label, value)
    Screen().show(table)


def _rows(report: "Report", translate: Translator) -> Iterator[tuple[str, str]]:
    from tricity.server.bench.report import MEMORY_MOVES, RATE, SPECTATORS, TABLES

    def microseconds(seconds: float) -> str:
        return f"{seconds * 1e6:.0f}"

    moves = report.moves
    engine, view = microseconds(moves.engine.move), microseconds(moves.engine.view)
    yield translate("bench-server-bare-http"), microseconds(moves.bare_http.cpu_each)
    yield translate("bench-server-bare-socket"), microseconds(moves.bare_socket.cpu_each)
    yield translate("bench-server-http-moves", tables=TABLES), f"{moves.http.per_second:,.0f}"
    yield translate("bench-server-http-cpu", engine=engine), microseconds(moves.http.cpu_each)
    yield translate("bench-server-http-ratio"), f"{moves.http_ratio:.2f}"
    yield translate("bench-server-socket-moves", tables=TABLES), f"{moves.socket.per_second:,.0f}"
    yield translate("bench-server-socket-cpu", engine=engine), microseconds(moves.socket.cpu_each)
    yield translate("bench-server-socket-ratio"), f"{moves.socket_ratio:.2f}"
    yield translate("bench-server-update-cpu", view=view), microseconds(moves.update)
    if report.boardgame_io is None:
        yield translate("bench-server-other-missing"), "–"
    else:
        yield translate("bench-server-other"), f"{report.boardgame_io.per_second:,.0f}"
        yield translate("bench-server-other-cpu"), microseconds(report.boardgame_io.cpu_each)
    yield (
        translate("bench-server-broadcast", rate=f"{RATE:.0f}"),
        f"{report.broadcast.p50:.1f} / {report.broadcast.p99:.1f}",
    )
    yield (
        translate("bench-server-fan", spectators=SPECTATORS),
        f"{report.spectators.p50:.0f} / {report.spectators.p99:.0f}",
    )
    yield translate("bench-server-active"), f"{report.active / 1000:.0f}"
    yield translate("bench-server-idle"), f"{report.idle / 1000:.1f}"
    yield translate("bench-server-stored", moves=MEMORY_MOVES), f"{report.disk / 1000:.1f}"
