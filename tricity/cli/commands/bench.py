"""`tricity bench`: the benchmarks, which are tools of the repository and not in the wheel."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Final

import click

from tricity.cli.groups import LocalizedCommand
from tricity.cli.language import Translator
from tricity.core.errors import TricityError

_TOOLS: Final = "tools"
_PACKAGE: Final = "benchmarks"


def create_command(translate: Translator) -> click.Command:
    """The benchmarks' own command, if this folder is a clone of the repository."""
    tools = Path.cwd() / _TOOLS
    if not (tools / _PACKAGE).is_dir():
        return LocalizedCommand("bench", help=translate("command-bench"), callback=_refuse)
    sys.path.append(str(tools))
    command: click.Command = import_module(f"{_PACKAGE}.__main__").main
    return command


def _refuse() -> None:
    raise TricityError("bench-elsewhere")
