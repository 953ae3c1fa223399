"""The options of any game become options of the command, whatever game it is."""

from dataclasses import dataclass
from typing import Any, cast

import click
import pytest
from click.testing import CliRunner

from tricity.cli.language import Translator
from tricity.cli.options import chosen_options, game_options
from tricity.core.game import Game
from tricity.core.options import Option


@dataclass
class Options:
    """All that `options` wants to know of a game."""

    options: tuple[Option, ...] = (
        Option("night_market", "CC-25", False),
        Option("tourists", "CC-26", True),
        Option("level", "CC-27", "easy", ("easy", "hard")),
        Option("rounds", "CC-28", 10, (5, 10)),
        Option("values", "CC-30", None, ()),
    )


def parsed(*args: str) -> dict[str, Any]:
    game = cast(Game, Options())
    chosen: dict[str, Any] = {}

    def keep(**arguments: Any) -> None:
        chosen.update(chosen_options(game, arguments))

    command = click.Command("any", params=[*game_options(game, Translator("en"))], callback=keep)
    result = CliRunner().invoke(command, [*args])
    if result.exit_code:
        raise ValueError(result.output)
    return chosen


@pytest.mark.parametrize(
    ("args", "options"),
    [
        ([], {}),
        (["--night-market"], {"night_market": True}),
        (["--no-tourists"], {"tourists": False}),
        (["--tourists"], {"tourists": True}),
        (["--level", "hard"], {"level": "hard"}),
        (["--rounds", "5"], {"rounds": 5}),
        (["--values", "abc"], {"values": "abc"}),
        (["--values", '{"bank": 1}'], {"values": {"bank": 1}}),
        (["--values", "{nonsense"], {"values": "{nonsense"}),
    ],
)
def test_arguments_become_options_of_the_game(args: list[str], options: dict[str, Any]) -> None:
    assert parsed(*args) == options


@pytest.mark.parametrize("args", [["--level", "mild"], ["--rounds", "7"], ["--no-night-market"]])
def test_unknown_values_are_rejected(args: list[str]) -> None:
    with pytest.raises(ValueError):
        parsed(*args)
