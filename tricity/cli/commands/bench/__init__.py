"""`tricity bench`: print a benchmark of the engine or, named before the games, of the search, adapters or server."""

from importlib import import_module
from typing import Final

import click

from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import language_option
from tricity.games import names

BENCHMARKS: Final = ("engine", "search", "adapters", "server")
"""Modules of this package; the engine's is the default."""


def create_command(translate: Translator) -> click.Command:
    def bench(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
        benchmark, chosen = (games[0], games[1:]) if games and games[0] in BENCHMARKS else (BENCHMARKS[0], games)
        import_module(f"{__name__}.{benchmark}").run(chosen or names(), seconds, as_json, translate)

    params: list[click.Parameter] = [
        click.Argument(["games"], nargs=-1, type=click.Choice([*BENCHMARKS, *names()])),
        click.Option(
            ["--seconds"],
            type=click.FloatRange(min=0.01),
            default=2.0,
            show_default=True,
            help=translate("about-seconds"),
        ),
        click.Option(["--json", "as_json"], is_flag=True, help=translate("about-json")),
        language_option(translate),
    ]
    return LocalizedCommand("bench", help=translate("command-bench"), params=params, callback=bench)
