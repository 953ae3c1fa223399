"""`tricity bench adapters`: our games in PettingZoo and OpenSpiel, beside games of their own in the same run."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import click
from rich.progress import track
from rich.table import Table

from tricity.arena.bench.engine import bench_cases, measure_rate
from tricity.cli.language import Translator
from tricity.cli.screen import Screen
from tricity.core.mode import compiled
from tricity.games import folder

PETTINGZOO: Final = "PettingZoo"
OPENSPIEL: Final = "OpenSpiel"


@dataclass(frozen=True)
class Case:
    """Something that plays a random game, given its number, and returns its steps."""

    tool: str
    game: str
    players: int
    ours: bool
    play: Callable[[int], int]


@dataclass(frozen=True)
class Measured:
    case: Case
    steps_per_second: float


def run(games: Sequence[str], seconds: float, as_json: bool, translate: Translator) -> None:
    try:
        cases = [*_peers(), *_ours(games)]
    except ImportError:
        raise click.ClickException(translate("bench-no-adapters")) from None
    steps = track(cases, description=translate("bench-running"), console=Screen(errors=True).console, transient=True)
    results = [Measured(case, measure_rate(case.play, seconds).decisions_per_second) for case in steps]
    mode = "compiled" if compiled() else "pure"
    if as_json:
        rows = [
            {
                "tool": result.case.tool,
                "game": result.case.game,
                "players": result.case.players,
                "steps_per_second": result.steps_per_second,
            }
            for result in results
        ]
        click.echo(json.dumps({"mode": mode, "cases": rows}, indent=2))
    else:
        Screen().show(_table(results, translate), translate("bench-adapters-note", seconds=seconds, mode=mode))


def _peers() -> list[Case]:
    """Raises ImportError where PettingZoo, OpenSpiel or what their games need is not installed."""
    import pyspiel
    from pettingzoo import make

    from tricity.arena.bench.adapters import play_openspiel_game, play_pettingzoo_game

    hanabi, connect_four = make("aec", "classic/hanabi-v5"), make("aec", "classic/connect_four-v3")
    hearts = pyspiel.load_game("hearts")
    return [
        Case(PETTINGZOO, "hanabi", 2, False, lambda number: play_pettingzoo_game(hanabi, number)),
        Case(PETTINGZOO, "connect_four", 2, False, lambda number: play_pettingzoo_game(connect_four, number)),
        Case(OPENSPIEL, "hearts", 4, False, lambda number: play_openspiel_game(hearts, number)),
    ]


def _ours(games: Sequence[str]) -> list[Case]:
    cases = [case for case in bench_cases() if case[0] in games]
    return [_in_pettingzoo(*case) for case in cases] + [_in_openspiel(*case) for case in cases]


def _in_pettingzoo(name: str, players: int) -> Case:
    from tricity.adapters.pettingzoo import env
    from tricity.arena.bench.adapters import play_pettingzoo_game

    environment = env(name, players=players)
    return Case(PETTINGZOO, name, players, True, lambda number: play_pettingzoo_game(environment, number))


def _in_openspiel(name: str, players: int) -> Case:
    import pyspiel

    import tricity.adapters.openspiel
    from tricity.arena.bench.adapters import play_openspiel_game

    game = pyspiel.load_game(f"{tricity.adapters.openspiel.PREFIX}{folder(name)}(players={players})")
    return Case(OPENSPIEL, name, players, True, lambda number: play_openspiel_game(game, number))


def _table(results: Sequence[Measured], translate: Translator) -> Table:
    """Ours as multiples of the first game of the same tool."""
    yardsticks = {result.case.tool: result for result in reversed(results) if not result.case.ours}
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("bench-tool", "bench-game"):
        table.add_column(translate(heading), no_wrap=True)
    for heading in ("bench-players", "bench-steps", "bench-ratio"):
        table.add_column(translate(heading), justify="right")
    for number, result in enumerate(results):
        last_peer = not result.case.ours and number + 1 < len(results) and results[number + 1].case.ours
        table.add_row(
            result.case.tool,
            translate.name_of("game", result.case.game),
            str(result.case.players),
            f"{result.steps_per_second:,.0f}",
            f"{result.steps_per_second / yardsticks[result.case.tool].steps_per_second:.2f}",
            end_section=last_peer,
        )
    return table
