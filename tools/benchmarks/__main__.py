"""`make bench` prints a benchmark of the engine or, named before the games, of the search, adapters or server."""

from importlib import import_module
from typing import Final

import click

from tricity.games import names

BENCHMARKS: Final = ("engine", "search", "adapters", "server")
"""Modules of `benchmarks.tables`; the engine's is the default."""


@click.command("bench")
@click.argument("games", nargs=-1, type=click.Choice([*BENCHMARKS, *names()]))
@click.option("--seconds", type=click.FloatRange(min=0.01), default=2.0, show_default=True, help="CPU seconds each.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def main(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Run a benchmark. The default is the engine benchmark."""
    benchmark, chosen = (games[0], games[1:]) if games and games[0] in BENCHMARKS else (BENCHMARKS[0], games)
    import_module(f"benchmarks.tables.{benchmark}").run(chosen or names(), seconds, as_json)


if __name__ == "__main__":
    main()
