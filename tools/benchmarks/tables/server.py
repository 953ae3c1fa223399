"""`make bench ARGS=server`: throughput, latency and memory of the server, beside a bare endpoint in the same run."""

import dataclasses
import json
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click
from rich.table import Table

from benchmarks.tables import show

if TYPE_CHECKING:
    from benchmarks.server.report import Report


def run(_: Sequence[str], seconds: float, as_json: bool) -> None:
    if sys.platform != "linux":
        raise click.ClickException("The server can only be measured on Linux.")
    from benchmarks.server.report import measure

    report = measure(seconds)
    if as_json:
        ratios = {"http_ratio": report.moves.http_ratio, "socket_ratio": report.moves.socket_ratio}
        click.echo(json.dumps({**dataclasses.asdict(report), **ratios}, indent=2))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("on loopback")
    table.add_column("measured", justify="right")
    for label, value in _rows(report):
        table.add_row(label, value)
    show(table)


def _rows(report: "Report") -> Iterator[tuple[str, str]]:
    from benchmarks.server.report import MEMORY_MOVES, RATE, SPECTATORS, TABLES

    def microseconds(seconds: float) -> str:
        return f"{seconds * 1e6:.0f}"

    moves = report.moves
    engine, view = microseconds(moves.engine.move), microseconds(moves.engine.view)
    yield "bare HTTP endpoint, CPU µs per request", microseconds(moves.bare_http.cpu_each)
    yield "bare socket, CPU µs per message", microseconds(moves.bare_socket.cpu_each)
    yield f"moves/s over HTTP, accepted and synced, {TABLES} busy tables", f"{moves.http.per_second:,.0f}"
    yield f"CPU µs per move over HTTP (engine: {engine})", microseconds(moves.http.cpu_each)
    yield "over HTTP without the engine, × bare HTTP endpoint", f"{moves.http_ratio:.2f}"
    yield f"moves/s over sockets, accepted and synced, {TABLES} busy tables", f"{moves.socket.per_second:,.0f}"
    yield f"CPU µs per move over sockets (engine: {engine})", microseconds(moves.socket.cpu_each)
    yield "over sockets without the engine, × bare HTTP endpoint", f"{moves.socket_ratio:.2f}"
    yield f"CPU µs per update sent to the player who moved (engine: {view})", microseconds(moves.update)
    if report.boardgame_io is None:
        yield "boardgame.io (could not be installed by npm)", "–"
    else:
        yield "boardgame.io, in memory, moves/s", f"{report.boardgame_io.per_second:,.0f}"
        yield "boardgame.io, CPU µs per move", microseconds(report.boardgame_io.cpu_each)
    yield (
        f"move to broadcast at {RATE:.0f} moves/s, ms, p50 / p99",
        f"{report.broadcast.p50:.1f} / {report.broadcast.p99:.1f}",
    )
    yield (
        f"move to the last of {SPECTATORS} spectators, ms, p50 / p99",
        f"{report.spectators.p50:.0f} / {report.spectators.p99:.0f}",
    )
    yield "memory per 1,000 tables in use, MB", f"{report.active / 1000:.0f}"
    yield "memory per 1,000 idle tables, MB", f"{report.idle / 1000:.1f}"
    yield f"disk per 1,000 tables of {MEMORY_MOVES} moves, MB", f"{report.disk / 1000:.1f}"
