"""`tricity serve`: tables for friends, in the browser."""

import dataclasses
import webbrowser
from typing import Any

import click

from tricity.cli.groups import SpokenCommand
from tricity.cli.language import Voice
from tricity.cli.options import language_option
from tricity.cli.screen import Screen
from tricity.core.errors import TricityError

DEFAULT_PORT = 8000


class CannotListen(TricityError):
    """The address is somebody else's."""


def serve_command(say: Voice) -> click.Command:
    def serve(open_browser: bool, proxy: bool, **given: Any) -> None:
        # Here and not above: who asks for help should not wait for a server to be imported.
        from tricity.server import serve as server_process
        from tricity.server.settings import Settings

        chosen = {name: value for name, value in given.items() if value is not None}
        settings = dataclasses.replace(Settings.from_environment(), **chosen)
        server_process.prepare(settings)
        try:
            listening = server_process.bind(settings.host, settings.port, or_any="port" not in chosen)
        except OSError as fault:
            address = f"{settings.host}:{settings.port}"
            raise CannotListen("cannot-listen", address=address, detail=fault.strerror or str(fault)) from None
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        address = f"http://{host}:{listening.getsockname()[1]}/"

        def started() -> None:
            Screen().show(say("serve-at", address=address))
            if open_browser:
                webbrowser.open(address)

        server_process.run(settings, listening, behind_proxy=proxy, on_start=started)

    return SpokenCommand("serve", help=say("command-serve"), params=_params(say), callback=serve)


def _params(say: Voice) -> list[click.Parameter]:
    return [
        click.Option(["--host"], metavar="ADDRESS", help=say("about-host")),
        click.Option(["--port"], type=click.IntRange(0, 65535), help=say("about-port", port=str(DEFAULT_PORT))),
        click.Option(["--workers"], type=click.IntRange(1, 64), metavar="N", help=say("about-processes")),
        click.Option(["--database"], metavar="URL", help=say("about-database")),
        click.Option(["--bus"], metavar="URL", help=say("about-bus")),
        click.Option(["--open", "open_browser"], is_flag=True, help=say("about-open")),
        click.Option(["--proxy"], is_flag=True, help=say("about-proxy")),
        click.Option(["--https"], is_flag=True, default=None, help=say("about-https")),
        click.Option(
            ["--log-level"],
            type=click.Choice(["debug", "info", "warning", "error"]),
            help=say("about-log-level"),
        ),
        language_option(say),
    ]
