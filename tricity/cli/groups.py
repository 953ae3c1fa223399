"""Commands whose own help is in the reader's language."""

from collections.abc import Callable
from typing import Any

import click

from tricity.cli.language import Voice
from tricity.core.game import Game
from tricity.games import find, names


class SpokenCommand(click.Command):
    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = ctx.obj("about-help")
        return option


class SpokenGroup(SpokenCommand, click.Group):
    pass


class GamesGroup(SpokenGroup):
    """A command for each game of the registry, made when it is asked for."""

    def __init__(self, make: Callable[[Game, Voice], click.Command], **rest: Any) -> None:
        super().__init__(**rest)
        self._make = make

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(names())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        return self._make(find(cmd_name), ctx.obj)
