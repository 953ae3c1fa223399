"""`tricity learn`: the lesson of a game in the terminal; one subcommand per game of the registry."""

from typing import Any

import click

from tricity.cli.groups import GameGroup
from tricity.cli.language import Translator
from tricity.cli.options import language_option
from tricity.cli.play.lesson_session import LessonSession
from tricity.cli.play.prompt_commands import Quit
from tricity.cli.screen import Screen
from tricity.core.errors import BadOption
from tricity.core.game import Game
from tricity.games.lessons import lesson


def create_command(translate: Translator) -> click.Command:
    return GameGroup(
        "learn",
        translate,
        _options,
        _learn,
        params=[language_option(translate)],
        subcommand_metavar="GAME [OPTIONS]...",
    )


def _options(_: Game, translate: Translator) -> list[click.Option]:
    return [
        click.Option(["--step"], type=click.IntRange(min=1), default=1, metavar="N", help=translate("about-step")),
        language_option(translate),
    ]


def _learn(game: Game, arguments: dict[str, Any], translate: Translator) -> None:
    game_lesson, screen = lesson(game.name), Screen()
    if game_lesson is None:
        raise BadOption("no-lesson", game=game.name)
    session = LessonSession(game_lesson, min(arguments["step"], len(game_lesson.steps)) - 1, translate, screen)
    try:
        session.run()
    except (EOFError, KeyboardInterrupt, Quit):
        screen.show("", translate("command-learn-resume", name=game.name, number=session.number + 1))
