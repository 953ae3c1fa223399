"""`tricity serve`: serve the games in the browser."""

import webbrowser
from typing import Any

import click
from click.core import ParameterSource

from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import language_option, setting_option
from tricity.cli.screen import Screen
from tricity.core.errors import TricityError
from tricity.server.settings import Settings, all_settings

_EVERYWHERE = "0.0.0.0"


class CannotListen(TricityError):
    """The address is not available."""


def create_command(translate: Translator) -> click.Command:
    def serve(open_browser: bool, network: bool, **arguments: Any) -> None:
        # Imported here, because `tricity serve --help` needs no server.
        from tricity.server import logs
        from tricity.server import serve as server
        from tricity.server.home_network import own_address

        source = click.get_current_context().get_parameter_source
        chosen = {name: value for name, value in arguments.items() if source(name) is ParameterSource.COMMANDLINE}
        if network:
            chosen["host"] = _EVERYWHERE
        settings = Settings.load(**chosen)
        logs.configure(settings.log_level)
        with server.prepare(settings) as database:
            try:
                socket = server.bind(settings.host, settings.port, or_any="port" not in chosen)
            except OSError as error:
                address = f"{settings.host}:{settings.port}"
                raise CannotListen("cannot-listen", address=address, detail=error.strerror or str(error)) from None
            host = f"[{settings.host}]" if ":" in settings.host else settings.host
            port = socket.getsockname()[1]
            url = f"http://{'localhost' if host == _EVERYWHERE else host}:{port}/"

            def on_start() -> None:
                Screen().show(translate("serve-at", address=url))
                if network:
                    _show_network(translate, own_address(), port)
                if open_browser:
                    webbrowser.open(url)

            server.run(settings, socket, database, on_start=on_start, may_open_network=open_browser)

    return LocalizedCommand("serve", help=translate("command-serve"), params=_params(translate), callback=serve)


def _show_network(translate: Translator, host: str, port: int) -> None:
    """The address for other devices in the network, also as a QR code."""
    import segno

    if not host:
        Screen().show(translate("no-network"))
        return
    url = f"http://{host}:{port}/"
    Screen().show(translate("serve-network", address=url))
    segno.make(url, micro=False).terminal(compact=True)


def _params(translate: Translator) -> list[click.Parameter]:
    return [
        *(setting_option(setting, translate) for setting in all_settings() if not setting.secret),
        click.Option(["--open", "open_browser"], is_flag=True, help=translate("about-open")),
        click.Option(["--network"], is_flag=True, help=translate("about-network")),
        language_option(translate),
    ]
