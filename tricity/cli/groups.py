"""Click commands and groups whose own help is in the reader's language; `ctx.obj` is the translator."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click

from tricity.cli.language import Translator
from tricity.games import find, names

if TYPE_CHECKING:
    from tricity.core.game import Game


class _HelpFormatter(click.HelpFormatter):
    """Headings of the help by click's words for them."""

    def __init__(self, translate: Translator, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self._translate = translate

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{self._translate('help-usage')} ")

    def write_heading(self, heading: str) -> None:
        self.write(f"{self._translate(f'help-{heading.lower()}')}\n")


class _Context(click.Context):
    def make_formatter(self) -> click.HelpFormatter:
        return _HelpFormatter(self.obj, self.terminal_width, self.max_content_width)


class LocalizedCommand(click.Command):
    """A command whose help has translated headings and a translated `--help` option."""

    context_class = _Context

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
