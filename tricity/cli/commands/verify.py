"""`tricity verify`: replay a record from its seed and check its result."""

import click

from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import language_option
from tricity.cli.record_files import read_match
from tricity.cli.screen import Screen


def create_command(translate: Translator) -> click.Command:
    def verify(file: str) -> None:
        # A record whose moves or result are wrong raises `BadRecord`, which names the line and the reason.
        match = read_match(file)
        screen = Screen()
        facts = {"game": match.game.name, "players": match.players, "count": match.version}
        screen.show(translate("verify-played", **facts))
        result = match.result()
        if result is None:
            screen.show(translate("verify-unfinished"))
        else:
            screen.show(translate("verify-result", result=", ".join(map(str, result))))
        if match.commitment is None:
            screen.show(translate("verify-position"))
        else:
            screen.show(translate("the-seed", seed=match.seed))
            screen.show(translate("verify-commitment", commitment=match.commitment))
        screen.show("OK", style="bold green")

    params = [click.Argument(["file"]), language_option(translate)]
    return LocalizedCommand("verify", help=translate("command-verify"), params=params, callback=verify)
