"""`tricity play`: one subcommand per game of the registry, or a menu."""

from typing import Any

import click

from tricity.cli.groups import GamesGroup, SpokenCommand
from tricity.cli.language import Voice
from tricity.cli.options import chosen, flag, game_options, play_options
from tricity.cli.play import menu
from tricity.cli.play.prompt_commands import Quit
from tricity.cli.play.seats import DESK, Seating
from tricity.cli.play.session import Table
from tricity.cli.record_files import read_match
from tricity.cli.screen import Screen
from tricity.core.errors import BadOption
from tricity.core.game import Game
from tricity.core.match import Match

_NOT_WITH_LOAD = ("players", "seed")


def play_command(say: Voice) -> click.Command:
    return GamesGroup(
        _game_command,
        name="play",
        help=say("command-play"),
        invoke_without_command=True,
        params=[*play_options(say)],
        callback=_from_menu,
        subcommand_metavar="[GAME] [OPTIONS]...",
    )


def _game_command(game: Game, say: Voice) -> click.Command:
    def start(**given: Any) -> None:
        _play(game, given, say)

    return SpokenCommand(
        game.name,
        help=say(f"game-{game.name}.about"),
        params=[*game_options(game, say), *play_options(say)],
        callback=start,
    )


@click.pass_context
def _from_menu(ctx: click.Context, /, **given: Any) -> None:
    if ctx.invoked_subcommand is None:
        _play(None, given, ctx.obj)
        return
    # What stood before the game's name holds for the game too.
    kept = {name: value for name, value in given.items() if value is not None}
    ctx.default_map = {ctx.invoked_subcommand: kept}


def _play(game: Game | None, given: dict[str, Any], say: Voice) -> None:
    screen = Screen()
    try:
        seating = Seating.parse(given["bots"], bool(given["hot_seat"]), given["names"])
        match = _loaded(game, given) if given["load"] is not None else _dealt(game, given, seating, screen, say)
        Table(match, seating, say, screen).play()
    except (EOFError, KeyboardInterrupt):
        screen.show("")
        screen.show(say("goodbye"))
    except Quit:
        screen.show(say("goodbye"))
    finally:
        DESK.close()


def _dealt(game: Game | None, given: dict[str, Any], seating: Seating, screen: Screen, say: Voice) -> Match:
    players = given["players"]
    if game is None:
        game = menu.choose_game(screen, say)
        players = players or menu.choose_players(screen, say, game)
    elif players is None:
        players = menu.usual_players(game, seating.bots or None)
    return Match.deal(game, players, chosen(game, given), given["seed"])


def _loaded(game: Game | None, given: dict[str, Any]) -> Match:
    """The match of the file, which settles everything but who plays it."""
    fixed = (*_NOT_WITH_LOAD, *(option.name for option in game.options)) if game else _NOT_WITH_LOAD
    too_much = [flag(name) for name in fixed if given[name] is not None]
    if too_much:
        raise BadOption("load-is-complete", given=", ".join(too_much))
    match = read_match(given["load"])
    if game is not None and match.game.name != game.name:
        raise BadOption("load-other-game", game=match.game.name)
    return match
