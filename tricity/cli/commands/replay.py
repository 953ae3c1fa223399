"""`tricity replay`: show a record move by move."""

import click

from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import language_option
from tricity.cli.play.replay_viewer import ReplayViewer
from tricity.cli.play.seats import SeatPlan
from tricity.cli.record_files import read_match
from tricity.cli.screen import Screen
from tricity.core.errors import BadOption


def create_command(translate: Translator) -> click.Command:
    def replay(file: str, to: int | None, seat: int | None) -> None:
        match = read_match(file)
        if to is not None and not 0 <= to <= match.version:
            raise BadOption("no-such-turn", number=to, count=match.version)
        if seat is not None and not 1 <= seat <= match.players:
            raise BadOption("no-such-player", number=seat, players=match.players)
        # A record does not say who played: everybody has a default name, and nobody is called a bot.
        translate.names = SeatPlan(bots=()).player_names(match, translate)
        screen = Screen()
        viewer = ReplayViewer(match, None if seat is None else seat - 1, translate, screen)
        try:
            if screen.interactive:
                viewer.browse(to or 0)
            else:
                viewer.print_until(match.version if to is None else to)
        except (EOFError, KeyboardInterrupt):
            screen.show("")

    params = [
        click.Argument(["file"]),
        click.Option(["--to"], type=int, metavar="N", help=translate("about-to")),
        click.Option(["--seat"], type=int, metavar="N", help=translate("about-seat")),
        language_option(translate),
    ]
    return LocalizedCommand("replay", help=translate("command-replay"), params=params, callback=replay)
