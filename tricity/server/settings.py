"""The settings of the server, each declared once as a field of `Settings`.

From the declaration follow the environment variable (`TRICITY_PORT`), the option of `tricity serve` (`--port`), the row
in docs/server.md (`make docs`) and the hand-over to worker processes. The help is the message `setting-port`.
"""

import dataclasses
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import click

from tricity.core.errors import TricityError

_DECLARATION: Final = "declaration"


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


class BadSetting(TricityError):
    """An environment variable with a value that its setting cannot have."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Requests per second and how many at once, per identity and per address."""

    requests: tuple[float, int] = (20.0, 120)
    people: tuple[float, int] = (0.2, 20)
    tables: tuple[float, int] = (0.2, 20)
    talk: tuple[float, int] = (1.0, 10)
    sockets: int = 40
    open_tables: int = 100


class _LimitsSwitch(click.Choice[str]):
    """The default limits, or none at all."""

    def __init__(self) -> None:
        super().__init__(("on", "off"))

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        return Limits() if super().convert(value, param, ctx) == "on" else None


@dataclass(frozen=True, slots=True)
class Setting:
    """How a setting is written outside the program."""

    name: str
    default: Any
    type: "click.ParamType[Any]"
    """Parses and checks it, wherever it comes from."""
    metavar: str | None
    secret: bool
    """Not an option of the command line, which other users of the machine can read."""

    @property
    def variable(self) -> str:
        return f"TRICITY_{self.name.upper()}"

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def message(self) -> str:
        """The id of its help."""
        return "setting-" + self.name.replace("_", "-")

    def parse(self, text: str) -> Any:
        """Raises `BadSetting`."""
        try:
            return self.type.convert(text, None, None)
        except click.BadParameter as error:
            raise BadSetting("bad-setting", variable=self.variable, detail=error.message) from None

    def format(self, value: Any) -> str:
        """The text that `parse` reads back."""
        match value:
            case bool():
                return "yes" if value else "no"
            case tuple():
                return " ".join(value)
            case Limits() | None:
                return "on" if value else "off"
            case float():
                return f"{value:g}"
        return str(value)


def _setting(
    default: Any, type_: "click.ParamType[Any]" = click.STRING, *, metavar: str | None = None, secret: bool = False
) -> Any:
    declaration = {"type": type_, "metavar": metavar, "secret": secret}
    return dataclasses.field(default=default, repr=not secret, metadata={_DECLARATION: declaration})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    host: str = _setting("127.0.0.1", metavar="ADDRESS")
    port: int = _setting(8000, click.IntRange(0, 65535), metavar="N")
    database: str = _setting("", metavar="URL")
    data: str = _setting("", metavar="FOLDER")
    workers: int = _setting(1, click.IntRange(1, 64), metavar="N")
    bus: str = _setting("", metavar="URL")
    proxy: bool = _setting(False, click.BOOL)
    https: bool = _setting(False, click.BOOL)
    secret: str = _setting("", secret=True)
    origins: tuple[str, ...] = _setting((), click.types.FuncParamType(_words), metavar="URLS")
    limits: Limits | None = _setting(Limits(), _LimitsSwitch())  # noqa: RUF009 - a field, as the others are
    bot_processes: int = _setting(1, click.IntRange(1, 256), metavar="N")
    bot_seconds: float = _setting(10.0, click.FloatRange(0), metavar="SECONDS")
    idle_seconds: float = _setting(300.0, click.FloatRange(0), metavar="SECONDS")
    sweep_seconds: float = _setting(1.0, click.FloatRange(0, min_open=True), metavar="SECONDS")
    log_level: str = _setting("info", click.Choice(("debug", "info", "warning", "error")))

    @classmethod
    def load(cls, environ: Mapping[str, str] = os.environ, **chosen: Any) -> "Settings":
        """What was chosen, else the environment's, else the default. Raises `BadSetting`."""
        from_environment = {
            each.name: each.parse(environ[each.variable]) for each in all_settings() if environ.get(each.variable)
        }
        settings = cls(**{**from_environment, **chosen})
        return (
            settings if settings.database else dataclasses.replace(settings, database=default_database(settings.data))
        )

    def as_environment(self) -> dict[str, str]:
        """For worker processes, which `load` it."""
        return {each.variable: each.format(getattr(self, each.name)) for each in all_settings()}


@cache
def all_settings() -> tuple[Setting, ...]:
    """The declarations, in the order of the help."""
    return tuple(
        Setting(name=field.name, default=field.default, **field.metadata[_DECLARATION])
        for field in dataclasses.fields(Settings)
    )


def default_database(data: str = "") -> str:
    """SQLite in the data folder, by default the user's own; the folder is created."""
    # Imported here, because the help of the command line needs no database.
    from platformdirs import user_data_path

    from tricity.table.storage.database import sqlite_url

    folder = Path(data or user_data_path("tricity", appauthor=False))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return sqlite_url(folder / "tricity.db")
