"""Click commands and groups whose own help is in the reader's language; `ctx.obj` is the translator."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from tricity.cli.language import Translator
from tricity.games import find, names

if TYPE_CHECKING:
    from tricity.core.game import Game


class LocalizedCommand(click.Command):
    """A command with a translated `--help` option."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = ctx.obj("about-help")
        return option


class LocalizedGroup(LocalizedCommand, click.Group):
    """A group with a translated `--help` option."""


class GameGroup(LocalizedGroup):
    """A group with one subcommand per game of the registry, created on demand."""

    def __init__(self, create_command: "Callable[[Game, Translator], click.Command]", **attrs: Any) -> None:
        super().__init__(**attrs)
        self._create_command = create_command

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(names())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        return self._create_command(find(cmd_name), ctx.obj)
