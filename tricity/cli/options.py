"""Options that several commands share, and command-line options derived from the options of a game."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from tricity.cli.language import Translator
from tricity.locales import LANGUAGES

if TYPE_CHECKING:
    from tricity.core.game import Game
    from tricity.core.options import Option
    from tricity.server.settings import Setting


NEWEST: Final = "newest"
"""`--resume` without a name: what was played last of this game in this folder."""


def language_option(translate: Translator) -> click.Option:
    """Listed in the help and validated here; `requested_language` reads it before anything is parsed."""
    return click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False, help=translate("about-lang"))


def json_option(translate: Translator) -> click.Option:
    return click.Option(["--json", "as_json"], is_flag=True, help=translate("about-json"))


def analysis_options(translate: Translator) -> list[click.Option]:
    """What commands that search a recorded game have in common, after their own options."""
    seed = click.Option(["--seed"], type=int, default=0, metavar="S", help=translate("about-analyse-seed"))
    return [seed, json_option(translate), language_option(translate)]


def worker_options(translate: Translator) -> list[click.Option]:
    """Where many games are played; their values are for `open_workers`."""
    from tricity.bots.cluster import CLUSTER

    return [
        click.Option(["--workers"], type=click.IntRange(min=1), metavar="K", help=translate("about-workers")),
        click.Option(["--cluster"], metavar=CLUSTER, help=translate("about-cluster")),
    ]


def resume_option(metavar: str, about: str) -> click.Option:
    """`--resume FILE`; its value is `NEWEST` when no file is named."""
    return click.Option(["--resume"], is_flag=False, flag_value=NEWEST, metavar=f"[{metavar}]", help=about)


def batch_options(game: "Game", translate: Translator, resume: click.Option) -> list[click.Option]:
    """What commands that play many games of one kind have in common, after their own options."""
    return [*worker_options(translate), resume, *game_options(game, translate), language_option(translate)]


def newest_file(pattern: str) -> Path | None:
    """The file of this folder that was written last, of those that match."""
    return max(Path().glob(pattern), key=lambda file: file.stat().st_mtime, default=None)


def game_options(game: "Game", translate: Translator) -> list[click.Option]:
    """A command-line option for each option of the game."""
    return [_game_option(option, translate) for option in game.options]


def chosen_options(game: "Game", arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The values of the game's options among the arguments of a command; omitted options are left out."""
    return {
        option.name: _value(option, arguments[option.name])
        for option in game.options
        if arguments.get(option.name) is not None
    }


def setting_option(setting: "Setting", translate: Translator) -> click.Option:
    """The option of a setting. It has no default here: where it is not given, the environment decides."""
    text = translate(setting.message)
    if setting.type is click.BOOL:
        switch = f"{setting.flag}/--no-{setting.flag[2:]}"
        return click.Option([switch, setting.name], is_flag=True, default=None, help=text)
    return click.Option(
        [setting.flag, setting.name],
        type=setting.type,
        metavar=setting.metavar,
        help=text,
        show_default=setting.format(setting.default) or False,
    )


def flag(name: str) -> str:
    """The command-line flag of a parameter: `--parking-meters` for `parking_meters`."""
    return "--" + name.replace("_", "-")


def _game_option(option: "Option", translate: Translator) -> click.Option:
    about = f"option-{option.name}.about"
    description = f"{option.rule} · {translate(about if translate.has(about) else option.rule)}"
    declaration = flag(option.name)
    if option.values == (False, True):
        switch = f"{declaration}/--no-{declaration[2:]}" if option.default else declaration
        return click.Option([switch, option.name], is_flag=True, default=None, help=description)
    if option.values:
        choice = click.Choice([str(value) for value in option.values])
        return click.Option([declaration, option.name], type=choice, help=description)
    return click.Option([declaration, option.name], metavar="TEXT", help=description)


def _value(option: "Option", argument: Any) -> Any:
    if option.values == (False, True):
        return argument
    if option.values:
        return next(value for value in option.values if str(value) == argument)
    return _json_or_text(argument)


def _json_or_text(text: str) -> Any:
    """Structured values of free options are written as JSON; anything else is plain text."""
    import json

    try:
        return json.loads(text) if text[:1] in "{[" else text
    except (ValueError, RecursionError):
        return text
