"""`tricity games` and `tricity rules`."""

import click
from rich.table import Table

from tricity.cli import rules_text
from tricity.cli.groups import SpokenCommand
from tricity.cli.language import Voice
from tricity.cli.options import flag, language_option
from tricity.cli.screen import Screen
from tricity.core.game import Game, Option
from tricity.games import find, names
from tricity.locales import rulebook


def games_command(say: Voice) -> click.Command:
    def show() -> None:
        table = Table(show_edge=False, pad_edge=False)
        for heading in ("games-game", "games-players", "games-options"):
            table.add_column(say(heading))
        for name in names():
            game = find(name)
            title = f"{say.name_of('game', name)}\n{name}"
            options = "\n".join(_option(game, option, say) for option in game.options) or say("nothing")
            table.add_row(title, ", ".join(map(str, game.players)), options, end_section=True)
        Screen().show(table)

    return SpokenCommand("games", help=say("command-games"), params=[language_option(say)], callback=show)


def rules_command(say: Voice) -> click.Command:
    def show(game: str, rule: str | None) -> None:
        found = find(game).name
        if rule is None:
            Screen().show(rules_text.all_rules(found, say))
        else:
            Screen().show(rules_text.one_rule(rulebook.require_rule(found, rule, say.lang), say))

    params = [click.Argument(["game"]), click.Argument(["rule"], required=False), language_option(say)]
    return SpokenCommand("rules", help=say("command-rules"), params=params, callback=show)


def _option(game: Game, option: Option, say: Voice) -> str:
    values = "" if option.values == (False, True) else " " + ("|".join(map(str, option.values)) or "TEXT")
    title = say.name_of("option", option.name)
    players = ", ".join(map(str, option.players))
    only = f" ({say('games-only', allowed=players)})" if players else ""
    return f"{flag(option.name)}{values}: {title}, {option.rule}{only}"
