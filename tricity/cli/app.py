"""The `tricity` command: its language and its subcommands."""

import os
from importlib import import_module
from typing import Any, Final

import click

from tricity.cli.groups import LocalizedCommand, LocalizedGroup
from tricity.cli.language import Translator, requested_language
from tricity.cli.options import language_option
from tricity.cli.reported import reported

COMMANDS: Final = (
    "play",
    "learn",
    "replay",
    "review",
    "analyse",
    "puzzles",
    "verify",
    "games",
    "rules",
    "arena",
    "bot",
    "export",
    "lab",
    "bench",
    "serve",
    "admin",
    "backup",
    "restore",
    "prune",
    "doctor",
)
"""Modules of `tricity.cli.commands`, in the order of the help."""


class RootGroup(LocalizedGroup):
    """The root command. A subcommand's module is imported only when that subcommand is used."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> click.Context:
        translate = Translator(requested_language(args, os.environ))
        with reported(translate):
            return super().make_context(info_name, args, parent, obj=translate, **extra)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        return [language_option(ctx.obj), _version_option(ctx.obj), *super().get_params(ctx)]

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"tricity.cli.commands.{cmd_name}").create_command(ctx.obj)
        return command

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.indentation():
            formatter.write_paragraph()
            formatter.write_text(ctx.obj("command-about"))

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """As click does it, but from the messages alone: listing the subcommands imports none of them."""
        commands = {name: LocalizedCommand(name, help=ctx.obj(f"command-{name}")) for name in COMMANDS}
        with formatter.section("Commands"):
            formatter.write_dl([(name, command.get_short_help_str()) for name, command in commands.items()])

    def invoke(self, ctx: click.Context) -> Any:
        with reported(ctx.obj):
            return super().invoke(ctx)


def _version_option(translate: Translator) -> click.Option:
    def show_version(ctx: click.Context, option: click.Parameter, requested: bool) -> None:
        if requested and not ctx.resilient_parsing:
            from importlib.metadata import version

            click.echo(f"tricity {version('tricity')}")
            ctx.exit()

    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show_version,
        help=translate("about-version"),
    )


main = RootGroup(name="tricity")
