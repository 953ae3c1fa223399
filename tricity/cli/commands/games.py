"""`tricity games`: list the games and their options."""

import click

from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import flag, language_option
from tricity.cli.screen import Screen, plain_table
from tricity.core.options import Option
from tricity.games import find, names


def create_command(translate: Translator) -> click.Command:
    def list_games() -> None:
        table = plain_table()
        for heading in ("games-game", "games-players", "games-options"):
            table.add_column(translate(heading))
        for name in names():
            game = find(name)
            title = f"{translate.name_of('game', name)}\n{name}"
            options = "\n".join(_describe(option, translate) for option in game.options) or translate("nothing")
            table.add_row(title, ", ".join(map(str, game.players)), options, end_section=True)
        Screen().show(table)

    return LocalizedCommand(
        "games", help=translate("command-games"), params=[language_option(translate)], callback=list_games
    )


def _describe(option: Option, translate: Translator) -> str:
    """The flag with its values, the title, the rule and the player counts it is limited to."""
    values = "" if option.values == (False, True) else " " + ("|".join(map(str, option.values)) or "TEXT")
    title = translate.name_of("option", option.name)
    players = ", ".join(map(str, option.players))
    limit = f" ({translate('games-only', allowed=players)})" if players else ""
    return translate("labelled", label=f"{flag(option.name)}{values}", text=f"{title}, {option.rule}{limit}")
