"""`tricity serve`: serve the games in the browser."""

import webbrowser
from typing import Any

import click
from click.core import ParameterSource

from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import language_option
from tricity.cli.screen import Screen
from tricity.core.errors import TricityError
from tricity.server.settings import Setting, Settings, all_settings


class CannotListen(TricityError):
    """The address is not available."""


def create_command(translate: Translator) -> click.Command:
    def serve(open_browser: bool, **arguments: Any) -> None:
        # Imported here, because `tricity serve --help` needs no server.
        from tricity.server import serve as server

        source = click.get_current_context().get_parameter_source
        chosen = {name: value for name, value in arguments.items() if source(name) is ParameterSource.COMMANDLINE}
        settings = Settings.load(**chosen)
        server.prepare(settings)
        try:
            socket = server.bind(settings.host, settings.port, or_any="port" not in chosen)
        except OSError as error:
            address = f"{settings.host}:{settings.port}"
            raise CannotListen("cannot-listen", address=address, detail=error.strerror or str(error)) from None
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        url = f"http://{host}:{socket.getsockname()[1]}/"

        def on_start() -> None:
            Screen().show(translate("serve-at", address=url))
            if open_browser:
                webbrowser.open(url)

        server.run(settings, socket, on_start=on_start)

    return LocalizedCommand("serve", help=translate("command-serve"), params=_params(translate), callback=serve)


def _params(translate: Translator) -> list[click.Parameter]:
    return [
        *(_setting_option(setting, translate) for setting in all_settings() if not setting.secret),
        click.Option(["--open", "open_browser"], is_flag=True, help=translate("about-open")),
        language_option(translate),
    ]


def _setting_option(setting: Setting, translate: Translator) -> click.Option:
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
