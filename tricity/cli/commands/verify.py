"""`tricity verify`: does a record tell the truth about its game?"""

import click

from tricity.cli.groups import SpokenCommand
from tricity.cli.language import Voice
from tricity.cli.options import language_option
from tricity.cli.record_files import read_match
from tricity.cli.screen import Screen


def verify_command(say: Voice) -> click.Command:
    def verify(file: str) -> None:
        """A record that does not hold raises, and is refused with its line and the reason."""
        match = read_match(file)
        screen = Screen()
        facts = {"game": match.game.name, "players": match.players, "count": match.version}
        screen.show(say("verify-played", **facts))
        result = match.result()
        screen.show(
            say("verify-unfinished") if result is None else say("verify-result", result=", ".join(map(str, result)))
        )
        if match.commitment is None:
            screen.show(say("verify-position"))
        else:
            screen.show(say("the-seed", seed=match.seed), say("verify-commitment", commitment=match.commitment))
        screen.show("OK", style="bold green")

    params = [click.Argument(["file"]), language_option(say)]
    return SpokenCommand("verify", help=say("command-verify"), params=params, callback=verify)
