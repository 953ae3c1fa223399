"""`make bench ARGS=adapters`: our games in PettingZoo and OpenSpiel, beside games of their own in the same run."""

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click
from rich.progress import track
from rich.table import Table

from benchmarks.tables import ENGLISH, show
from tricity.cli.screen import Screen
from tricity.core import compiled

if TYPE_CHECKING:
    from benchmarks.games.adapters import AdapterBench


def run(games: Sequence[str], seconds: float, as_json: bool) -> None:
    try:
        # The benchmark needs optional packages, and so does its module.
        from benchmarks.games.adapters import adapter_cases, bench_adapter

        cases = adapter_cases(games)
    except ImportError:
        raise click.ClickException("PettingZoo and OpenSpiel are not installed: make bench does it.") from None
    console = Screen(errors=True).console
    steps = track(cases, description="Measuring", console=console, transient=True)
    results = [bench_adapter(case, seconds) for case in steps]
    mode = "compiled" if compiled() else "pure"
    if as_json:
        rows = [
            {
                "tool": result.case.framework,
                "game": result.case.game,
                "players": result.case.players,
                "steps_per_second": result.steps_per_second,
            }
            for result in results
        ]
        click.echo(json.dumps({"mode": mode, "cases": rows}, indent=2))
    else:
        note = (
            "Steps per second in uniformly random games driven from Python, observed at every step in PettingZoo, "
            f"and as multiples (×) of PettingZoo's hanabi and OpenSpiel's hearts; {seconds} CPU seconds each, "
            f"one core, {mode}."
        )
        show(_table(results), note)


def _table(results: Sequence["AdapterBench"]) -> Table:
    """With each rate as a multiple of the first game of the same framework, else of the first of all."""
    baselines = {result.case.framework: result for result in reversed(results) if not result.case.ours}
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("tool", "game"):
        table.add_column(heading, no_wrap=True)
    for heading in ("players", "steps/s", "×"):
        table.add_column(heading, justify="right")
    for number, result in enumerate(results):
        last_reference = not result.case.ours and number + 1 < len(results) and results[number + 1].case.ours
        table.add_row(
            result.case.framework,
            ENGLISH.name_of("game", result.case.game),
            str(result.case.players),
            f"{result.steps_per_second:,.0f}",
            f"{result.steps_per_second / baselines.get(result.case.framework, results[0]).steps_per_second:.2f}",
            end_section=last_reference,
        )
    return table
