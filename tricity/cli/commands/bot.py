"""`tricity bot`: a bot as a program that speaks lines of JSON; see docs/arena.md for the protocol."""

import sys

import click

from tricity.bots import make, names
from tricity.bots.protocol import serve
from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import language_option


def create_command(translate: Translator) -> click.Command:
    def run(level: str) -> None:
        make(level, 0)
        serve(level, sys.stdin.buffer, sys.stdout.buffer)

    about_level = translate("about-bot-level", allowed=list(names()), examples=["expert:5000", "expert:1.5s"])
    params: list[click.Parameter] = [
        click.Option(["--level"], default="expert", show_default=True, metavar="BOT", help=about_level),
        language_option(translate),
    ]
    return LocalizedCommand("bot", help=translate("command-bot"), params=params, callback=run)
