"""Click commands and groups whose own help is in the reader's language; `ctx.obj` is the translator."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click

from tricity.cli.language import Translator
from tricity.games import find, names

if TYPE_CHECKING:
    from tricity.core.game import Game


class LocalizedCommand(click.Command):
    """A command with a translated `--help` option."""

    def get_short_help_str(self, limit: int = 0) -> str:
        """The first sentence, whole: in a list of commands it goes on in the next line where click would cut it."""
        sentence, stop, _ = (self.help or "").partition(". ")
        return sentence + stop.rstrip()

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = ctx.obj("about-help")
        return option


class LocalizedGroup(LocalizedCommand, click.Group):
    """A group with a translated `--help` option."""


class GameGroup(LocalizedGroup):
    """A group with one subcommand per game of the registry, created on demand.

    `options` returns those of a game's command, and `run` is called with the game and their values.
    """

    def __init__(
        self,
        name: str,
        translate: Translator,
        options: "Callable[[Game, Translator], Sequence[click.Option]]",
        run: "Callable[[Game, dict[str, Any], Translator], None]",
        **attrs: Any,
    ) -> None:
        super().__init__(name=name, help=translate(f"command-{name}"), **attrs)
        self._options = options
        self._run = run

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(names())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        game, translate = find(cmd_name), ctx.obj
        return LocalizedCommand(
            game.name,
            help=translate(f"game-{game.name}.about"),
            params=[*self._options(game, translate)],
            callback=lambda **arguments: self._run(game, arguments, translate),
        )
