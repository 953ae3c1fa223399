"""The command and its subcommands, each made in the reader's language when it is called."""

import os
from collections.abc import Callable, Mapping
from importlib.metadata import version
from typing import Any, Final

import click

from tricity.cli.commands.arena import arena_command
from tricity.cli.commands.bench.engine import bench_command
from tricity.cli.commands.games import games_command, rules_command
from tricity.cli.commands.play import play_command
from tricity.cli.commands.replay import replay_command
from tricity.cli.commands.serve import serve_command
from tricity.cli.commands.verify import verify_command
from tricity.cli.groups import SpokenGroup
from tricity.cli.language import Voice, wanted
from tricity.cli.options import language_option
from tricity.cli.screen import Screen
from tricity.core.errors import TricityError

_COMMANDS: Final[Mapping[str, Callable[[Voice], click.Command]]] = {
    "play": play_command,
    "replay": replay_command,
    "verify": verify_command,
    "games": games_command,
    "rules": rules_command,
    "arena": arena_command,
    "serve": serve_command,
    "bench": bench_command,
}
_INTERRUPTED: Final = 130


class Refused(click.ClickException):
    """One line in the reader's language."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        Screen(errors=True).show(self.message)


class Tricity(SpokenGroup):
    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> click.Context:
        return super().make_context(info_name, args, parent, obj=Voice(wanted(args, os.environ)), **extra)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        return [language_option(ctx.obj), _version_option(ctx.obj), *super().get_params(ctx)]

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return _COMMANDS[cmd_name](ctx.obj) if cmd_name in _COMMANDS else None

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.indentation():
            formatter.write_paragraph()
            formatter.write_text(ctx.obj("command-about"))

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except TricityError as fault:
            raise Refused(ctx.obj.tell(fault)) from fault
        except KeyboardInterrupt:
            # As the shell has it, without click's word about it. A game is left without any error: see `play`.
            ctx.exit(_INTERRUPTED)


def _version_option(say: Voice) -> click.Option:
    def show(ctx: click.Context, option: click.Parameter, wanted: bool) -> None:
        if wanted and not ctx.resilient_parsing:
            Screen().show(f"tricity {version('tricity')}")
            ctx.exit()

    return click.Option(
        ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show, help=say("about-version")
    )


main = Tricity(name="tricity")
