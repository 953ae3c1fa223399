"""Options of the command line; those of the games are made from the games' own."""

import json
from collections.abc import Mapping
from typing import Any

import click

from tricity.bots import names as bot_names
from tricity.cli.language import Voice
from tricity.core.game import Game, Option
from tricity.locales import LANGUAGES


def language_option(say: Voice) -> click.Option:
    """Only for the help and for refusing others: the language was chosen before anything was parsed."""
    return click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False, help=say("about-lang"))


def play_options(say: Voice) -> list[click.Option]:
    """What can be said of any game."""
    return [
        click.Option(["--players"], type=int, metavar="N", help=say("about-players")),
        click.Option(["--seed"], metavar="S", help=say("about-seed")),
        click.Option(["--bots"], metavar="A,B,…", help=say("about-bots", allowed=list(bot_names()))),
        click.Option(["--hot-seat"], is_flag=True, default=None, help=say("about-hot-seat")),
        click.Option(["--names"], metavar="A,B,…", help=say("about-names")),
        click.Option(["--load"], metavar="FILE", help=say("about-load")),
        language_option(say),
    ]


def game_options(game: Game, say: Voice) -> list[click.Option]:
    return [_game_option(option, say) for option in game.options]


def chosen(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """The game's options that were given, as the game wants them."""
    return {
        option.name: _value(option, given[option.name]) for option in game.options if given.get(option.name) is not None
    }


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def _game_option(option: Option, say: Voice) -> click.Option:
    about = say(f"option-{option.name}.about") if say.knows(f"option-{option.name}.about") else say(option.rule)
    told = f"{option.rule} · {about}"
    declared = flag(option.name)
    if option.values == (False, True):
        both = f"{declared}/--no-{declared[2:]}" if option.default else declared
        return click.Option([both, option.name], is_flag=True, default=None, help=told)
    if option.values:
        kinds = click.Choice([str(value) for value in option.values])
        return click.Option([declared, option.name], type=kinds, help=told)
    return click.Option([declared, option.name], metavar="TEXT", help=told)


def _value(option: Option, given: Any) -> Any:
    if option.values == (False, True):
        return given
    if option.values:
        return next(value for value in option.values if str(value) == given)
    return _unfolded(given)


def _unfolded(text: str) -> Any:
    """Free values with parts are written as JSON; all others are their own text."""
    try:
        return json.loads(text) if text[:1] in "{[" else text
    except (ValueError, RecursionError):
        return text
