"""`tricity serve`: serve the games in the browser."""

import dataclasses
import webbrowser
from typing import Any, Final

import click

from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.cli.options import language_option
from tricity.cli.screen import Screen
from tricity.core.errors import TricityError

DEFAULT_PORT: Final = 8000


class CannotListen(TricityError):
    """The address is not available."""


def create_command(translate: Translator) -> click.Command:
    def serve(open_browser: bool, proxy: bool, **arguments: Any) -> None:
        # Imported here, because `tricity serve --help` needs no server.
        from tricity.server import serve as server
        from tricity.server.settings import Settings

        chosen = {name: value for name, value in arguments.items() if value is not None}
        settings = dataclasses.replace(Settings.from_environment(), **chosen)
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

        server.run(settings, socket, behind_proxy=proxy, on_start=on_start)

    return LocalizedCommand("serve", help=translate("command-serve"), params=_params(translate), callback=serve)


def _params(translate: Translator) -> list[click.Parameter]:
    return [
        click.Option(["--host"], metavar="ADDRESS", help=translate("about-host")),
        click.Option(["--port"], type=click.IntRange(0, 65535), help=translate("about-port", port=str(DEFAULT_PORT))),
        click.Option(["--workers"], type=click.IntRange(1, 64), metavar="N", help=translate("about-processes")),
        click.Option(["--database"], metavar="URL", help=translate("about-database")),
        click.Option(["--bus"], metavar="URL", help=translate("about-bus")),
        click.Option(["--open", "open_browser"], is_flag=True, help=translate("about-open")),
        click.Option(["--proxy"], is_flag=True, help=translate("about-proxy")),
        click.Option(["--https"], is_flag=True, default=None, help=translate("about-https")),
        click.Option(
            ["--log-level"],
            type=click.Choice(["debug", "info", "warning", "error"]),
            help=translate("about-log-level"),
        ),
        language_option(translate),
    ]
