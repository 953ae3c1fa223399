"""Click commands and groups whose own help is in the reader's language; `ctx.obj` is the translator."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click

from tricity.cli.language import Translator
from tricity.games import find, names
from tricity.locales.typed_values import range_facts

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
    typed: Sequence[str] = ()
    """The arguments before they are parsed, to say afterwards which of them was wrong."""

    def make_formatter(self) -> click.HelpFormatter:
        return _HelpFormatter(self.obj, self.terminal_width, self.max_content_width)


class LocalizedCommand(click.Command):
    """A command whose help is translated, with headings, the `--help` option, defaults and ranges."""

    context_class = _Context

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if isinstance(ctx, _Context):
            ctx.typed = [*args]
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            # Click leaves it out where it finds that an option lacks its value.
            error.ctx = error.ctx or ctx
            raise

    def get_short_help_str(self, limit: int = 0) -> str:
        """The first sentence, whole: in a list of commands it goes on in the next line where click would cut it."""
        sentence, stop, _ = (self.help or "").partition(". ")
        return sentence + stop.rstrip()

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Click's placeholders, translated. Those of our own parameters are names, the same in all languages."""
        translate = ctx.obj
        options, arguments = f"[{translate('help-optional')}]", f"[{translate('help-arguments')}]..."
        own = {"[OPTIONS]": options, "COMMAND [ARGS]...": f"{translate('help-command')} {arguments}"}
        return [own.get(piece, piece) for piece in super().collect_usage_pieces(ctx)]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        rows = [(record[0], _about(option, ctx)) for option in options if (record := option.get_help_record(ctx))]
        with formatter.section("Options"):
            formatter.write_dl(rows)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = ctx.obj("about-help")
        return option


class LocalizedGroup(LocalizedCommand, click.Group):
    """A group whose help is translated in the same way."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)


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


def _about(option: click.Option, ctx: click.Context) -> str:
    """The help of an option, with its default and its range."""
    translate, extra, notes = ctx.obj, option.get_help_extra(ctx), []
    if "default" in extra:
        # Click puts a default that is given as text in parentheses.
        shown = option.show_default if isinstance(option.show_default, str) else extra["default"]
        notes.append(translate("help-default", text=shown))
    if isinstance(option.type, click.IntRange | click.FloatRange):
        notes.append(translate("help-range", **range_facts(option.type)))
    return f"{option.help or ''}  [{', '.join(notes)}]" if notes else option.help or ""
