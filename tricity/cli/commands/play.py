"""`tricity play`: play in the terminal; one subcommand per game of the registry, or a menu."""

from typing import Any, Final

import click

from tricity.bots import names as bot_names
from tricity.bots.pool import BotPool
from tricity.cli.groups import GameGroup
from tricity.cli.language import Translator
from tricity.cli.options import chosen_options, flag, game_options, language_option
from tricity.cli.play import menu
from tricity.cli.play.prompt_commands import Quit
from tricity.cli.play.seats import SeatPlan
from tricity.cli.play.session import Session
from tricity.cli.record_files import read_match
from tricity.cli.screen import Screen
from tricity.core.errors import BadOption
from tricity.core.game import Game
from tricity.core.match import Match
from tricity.games import box

_NOT_WITH_LOAD: Final = ("players", "seed")


def create_command(translate: Translator) -> click.Command:
    return GameGroup(
        "play",
        translate,
        lambda game, translate: [*game_options(game, translate), *_options(translate)],
        _play,
        invoke_without_command=True,
        params=[*_options(translate)],
        callback=_play_from_menu,
        subcommand_metavar="[GAME] [OPTIONS]...",
    )


def _options(translate: Translator) -> list[click.Option]:
    """Options for every game."""
    return [
        click.Option(["--players"], type=int, metavar="N", help=translate("about-players")),
        click.Option(["--seed"], metavar="S", help=translate("about-seed")),
        click.Option(["--bots"], metavar="A,B,…", help=translate("about-bots", allowed=list(bot_names()))),
        click.Option(["--hot-seat"], is_flag=True, default=None, help=translate("about-hot-seat")),
        click.Option(["--names"], metavar="A,B,…", help=translate("about-names")),
        click.Option(["--load"], metavar="FILE", help=translate("about-load")),
        language_option(translate),
    ]


@click.pass_context
def _play_from_menu(ctx: click.Context, /, **arguments: Any) -> None:
    if ctx.invoked_subcommand is None:
        _play(None, arguments, ctx.obj)
        return
    # Options before the name of the game become defaults of the game's own command.
    defaults = {name: value for name, value in arguments.items() if value is not None}
    ctx.default_map = {ctx.invoked_subcommand: defaults}


def _play(game: Game | None, arguments: dict[str, Any], translate: Translator) -> None:
    screen, pool = Screen(), BotPool()
    try:
        seat_plan = SeatPlan.parse(arguments["bots"], bool(arguments["hot_seat"]), arguments["names"], pool)
        if arguments["load"] is not None:
            match = _load_match(game, arguments)
        else:
            match = _deal_match(game, arguments, seat_plan, screen, translate)
        Session(match, seat_plan, translate, screen).run()
    except (EOFError, KeyboardInterrupt):
        screen.show("")
        screen.show(translate("goodbye"))
    except Quit:
        screen.show(translate("goodbye"))
    finally:
        pool.close()


def _deal_match(
    game: Game | None, arguments: dict[str, Any], seat_plan: SeatPlan, screen: Screen, translate: Translator
) -> Match:
    players = arguments["players"]
    if game is None:
        game = menu.choose_game(screen, translate)
        players = players or menu.choose_players(screen, translate, game)
    elif players is None:
        players = menu.default_players(game, seat_plan.bots or None)
    options = {**_rulebook_options(game, players, translate.lang), **chosen_options(game, arguments)}
    return Match.deal(game, players, options, arguments["seed"])


def _rulebook_options(game: Game, players: int, lang: str) -> dict[str, Any]:
    """How the rulebook in the player's language reads the rules, where this player count has a choice."""
    readings = box.readings(game.name, lang)
    applicable = [option.name for option in game.options if option.applies_to(players)]
    return {name: value for name, value in readings.items() if name in applicable}


def _load_match(game: Game | None, arguments: dict[str, Any]) -> Match:
    """The match of the file, which determines everything except the seats."""
    fixed = (*_NOT_WITH_LOAD, *(option.name for option in game.options)) if game else _NOT_WITH_LOAD
    conflicting = [flag(name) for name in fixed if arguments[name] is not None]
    if conflicting:
        raise BadOption("load-is-complete", given=", ".join(conflicting))
    match = read_match(arguments["load"])
    if game is not None and match.game.name != game.name:
        raise BadOption("load-other-game", game=match.game.name)
    return match
