"""The settings of the server, each declared once as a field of `Settings`.

From the declaration follow the environment variable (`TRICITY_PORT`), the option of `tricity serve` (`--port`), the row
in docs/server.md (`make pages`) and the hand-over to worker processes. The help is the message `setting-port`.
"""

import dataclasses
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from email.utils import parseaddr
from functools import cache
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import click

from tricity.core.errors import TricityError
from tricity.locales.typed_values import wrong_value

_DECLARATION: Final = "declaration"
_LIMITS: Final = "limits"
_PER_SECOND: Final = {"s": 1.0, "m": 60.0, "h": 3600.0}
PRIVATE: Final = "private"
"""Among trusted proxies, this stands for all networks that the Internet does not route to."""


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def _networks(text: str) -> tuple[str, ...]:
    words = tuple(text.replace(",", " ").split())
    return tuple(word if word == PRIVATE else str(ip_network(word, strict=False)) for word in words)


def _sender(text: str) -> str:
    if "@" not in parseaddr(text)[1]:
        raise ValueError(text)
    return text


def _public_url(text: str) -> str:
    url = urlsplit(text.rstrip("/"))
    if url.scheme not in ("http", "https") or not url.hostname or url.path or url.query or url.username:
        raise ValueError(text)
    return url.geturl()


def _cluster(text: str) -> str:
    if text and not re.fullmatch(r"dask://[^\s/]+:\d{1,5}", text):
        raise ValueError(text)
    return text


class Rate(NamedTuple):
    """A token bucket: how many per second flow in, and how many it holds. Written `20/s 120`; also per `m` and `h`."""

    per_second: float
    burst: int

    @classmethod
    def parse(cls, text: str) -> "Rate":
        """Raises `ValueError`."""
        written = re.fullmatch(r"\s*(\d+(?:\.\d+)?)/([smh])\s+(\d+)\s*", text)
        if written is None or float(written[1]) <= 0 or int(written[3]) <= 0:
            raise ValueError(text)
        return cls(float(written[1]) / _PER_SECOND[written[2]], int(written[3]))

    def __str__(self) -> str:
        unit = next((unit for unit, seconds in _PER_SECOND.items() if self.per_second * seconds >= 1), "h")
        return f"{self.per_second * _PER_SECOND[unit]:.12g}/{unit} {self.burst}"


class _Written(click.ParamType[Any]):
    """What a function reads, which raises `ValueError`; the example shows what it accepts."""

    name = "text"

    def __init__(self, parse: Callable[[str], Any], example: str = "") -> None:
        self._parse = parse
        self._example = example

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return self._parse(value) if isinstance(value, str) else value
        except ValueError:
            self.fail(self._example, param, ctx)


class BadSetting(TricityError):
    """An environment variable with a value that its setting cannot have."""


class _LimitsSwitch(click.Choice[str]):
    """All limits, or none at all."""

    def __init__(self) -> None:
        super().__init__(("on", "off"))

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        return super().convert(value, param, ctx) == "on"


class _MailServer(click.ParamType[str]):
    """`smtp://user:password@host:587`, or `smtps://` where the connection is encrypted from its start."""

    name = "url"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        try:
            url = urlsplit(str(value))
            has_host = bool(url.hostname) and url.port != 0
        except ValueError:
            has_host = False
        if not has_host or url.scheme not in ("smtp", "smtps"):
            # Without the value, which contains a password.
            self.fail("smtp://user:password@host:587", param, ctx)
        return str(value)


class MissingExtra(TricityError):
    """A setting that needs a package which is not installed."""


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
            why = wrong_value(self.type, text, error.message)
            raise BadSetting("bad-setting", variable=self.variable, detail=why) from None

    def format(self, value: Any) -> str:
        """The text that `parse` reads back."""
        match value:
            case bool() if self.name == _LIMITS:
                return "on" if value else "off"
            case bool():
                return "yes" if value else "no"
            case Rate():
                return str(value)
            case tuple():
                return " ".join(value)
            case float():
                return f"{value:g}"
        return str(value)


def _setting(
    default: Any, type_: "click.ParamType[Any]" = click.STRING, *, metavar: str | None = None, secret: bool = False
) -> Any:
    declaration = {"type": type_, "metavar": metavar, "secret": secret}
    return dataclasses.field(default=default, repr=not secret, metadata={_DECLARATION: declaration})


_COUNT: Final = click.IntRange(1)
_SECONDS: Final = click.FloatRange(0, min_open=True)
_RATE: Final = _Written(Rate.parse, "20/s 120")


def _count(default: int) -> Any:
    return _setting(default, _COUNT, metavar="N")


def _rate(per_second: float, burst: int) -> Any:
    return _setting(Rate(per_second, burst), _RATE, metavar="RATE")


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What one person may use; everybody behind one address together may use `address_share` times as much.

    Each is a setting of its own, whose name begins with `limit_`. How they are applied: `tricity.server.rate_limits`.
    """

    requests: Rate = _rate(20.0, 120)
    newcomers: Rate = _rate(0.2, 80)
    """Per address: identities made or recovered."""
    tables: Rate = _rate(0.2, 20)
    chat: Rate = _rate(1.0, 10)
    hints: Rate = _rate(0.2, 10)
    advice: Rate = _rate(1.0, 30)
    """Chances of winning, and moves that are checked for a warning."""
    plans: Rate = _rate(1.0, 30)
    """Plans that are saved, and previews of what comes next."""
    mails: Rate = _rate(0.01, 5)
    """E-mails that somebody asks for: to confirm an address, or to try a channel."""
    open_tables: int = _count(100)
    bots: int = _count(30)
    """Per person, never per address: bots that think or wait."""
    sockets: int = _count(40)
    polls: int = _count(20)
    connections: int = _count(600)
    """Per address."""
    address_share: int = _count(6)
    hourly_chat: int = _count(300)
    """This and the following: per table, and counted from its log."""
    hourly_advice: int = _count(120)
    hourly_hints: int = _count(60)
    hourly_mutes: int = _count(60)
    hourly_seats: int = _count(60)
    hourly_stand_ins: int = _count(60)
    hourly_undo: int = _count(120)
    hourly_votes: int = _count(30)
    table_entries: int = _count(10_000)
    """Entries by everybody together."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    host: str = _setting("127.0.0.1", metavar="ADDRESS")
    port: int = _setting(8000, click.IntRange(0, 65535), metavar="N")
    database: str = _setting("", metavar="URL")
    data: str = _setting("", metavar="FOLDER")
    workers: int = _setting(1, click.IntRange(1, 64), metavar="N")
    bus: str = _setting("", metavar="URL")
    trusted_proxies: tuple[str, ...] = _setting((), _Written(_networks, "127.0.0.1 10.0.0.0/8"), metavar="NETWORKS")
    https: bool = _setting(False, click.BOOL)
    secret: str = _setting("", secret=True)
    origins: tuple[str, ...] = _setting((), _Written(_words), metavar="URLS")
    public_url: str = _setting("", _Written(_public_url, "https://games.example"), metavar="URL")
    smtp: str = _setting("", _MailServer(), secret=True)
    mail_from: str = _setting("", _Written(_sender, "Tricity <games@games.example>"), metavar="ADDRESS")
    vacation_days: int = _setting(14, click.IntRange(0, 365), metavar="DAYS")
    webhooks: str = _setting("public", click.Choice(("public", "any", "off")))
    limits: Limits | None = _setting(Limits(), _LimitsSwitch())  # noqa: RUF009 - a field, as the others are
    max_connections: int = _setting(4000, click.IntRange(10), metavar="N")
    max_headers: int = _setting(16 * 1024, click.IntRange(1024), metavar="BYTES")
    max_url: int = _setting(4096, click.IntRange(256), metavar="BYTES")
    max_body: int = _setting(64 * 1024, click.IntRange(4096), metavar="BYTES")
    max_frame: int = _setting(4096, click.IntRange(1024), metavar="BYTES")
    head_seconds: float = _setting(10.0, _SECONDS, metavar="SECONDS")
    body_seconds: float = _setting(30.0, _SECONDS, metavar="SECONDS")
    keep_alive_seconds: float = _setting(15.0, _SECONDS, metavar="SECONDS")
    bot_processes: int = _setting(1, click.IntRange(1, 256), metavar="N")
    bot_seconds: float = _setting(10.0, click.FloatRange(0), metavar="SECONDS")
    cluster: str = _setting("", _Written(_cluster, "dask://HOST:PORT"), metavar="dask://HOST:PORT")
    cache_megabytes: int = _setting(256, click.IntRange(1), metavar="MB")
    idle_seconds: float = _setting(300.0, click.FloatRange(0), metavar="SECONDS")
    sweep_seconds: float = _setting(1.0, click.FloatRange(0, min_open=True), metavar="SECONDS")
    otel: str = _setting("", metavar="URL")
    log_level: str = _setting("info", click.Choice(("debug", "info", "warning", "error")))

    @classmethod
    def load(cls, environ: Mapping[str, str] = os.environ, **chosen: Any) -> "Settings":
        """What was chosen, else the environment's, else the default. Raises `BadSetting`."""
        given = [each for each in all_settings() if environ.get(each.variable)]
        values = {each.name: each.parse(environ[each.variable]) for each in given}
        values.update(chosen)
        limits = {name: values.pop(_limit(name)) for name in _names(Limits) if _limit(name) in values}
        if _LIMITS in values or limits:
            values[_LIMITS] = Limits(**limits) if values.get(_LIMITS, True) else None
        settings = cls(**values)
        return (
            settings if settings.database else dataclasses.replace(settings, database=default_database(settings.data))
        )

    def as_environment(self) -> dict[str, str]:
        """The settings as environment variables, from which worker processes `load` them."""
        values = {name: getattr(self, name) for name in _names(Settings)}
        values[_LIMITS] = self.limits is not None
        limits = self.limits or Limits()
        values.update({_limit(name): getattr(limits, name) for name in _names(Limits)})
        return {each.variable: each.format(values[each.name]) for each in all_settings()}


@cache
def all_settings() -> tuple[Setting, ...]:
    """The declarations, in the order of the help."""
    declared: list[Setting] = []
    for field in dataclasses.fields(Settings):
        switches = field.name == _LIMITS
        default = field.default is not None if switches else field.default
        declared.append(Setting(name=field.name, default=default, **field.metadata[_DECLARATION]))
        if switches:
            declared += [
                Setting(name=_limit(limit.name), default=limit.default, **limit.metadata[_DECLARATION])
                for limit in dataclasses.fields(Limits)
            ]
    return tuple(declared)


def _limit(name: str) -> str:
    """The name of a limit among the settings."""
    return f"limit_{name}"


def _names(declaring: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(declaring))


def default_database(data: str = "") -> str:
    """SQLite in the data folder, by default the user's own; the folder is created. Raises `StorageError`."""
    from tricity.table.errors import StorageError
    from tricity.table.storage.database import sqlite_url

    path = default_database_path(data)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as fault:
        raise StorageError("database-unreachable", detail=str(fault)) from None
    return sqlite_url(path)


def default_database_path(data: str = "") -> Path:
    """Where that database is, if there is one."""
    # Imported here, because the help of the command line needs no database.
    from platformdirs import user_data_path

    return Path(data or user_data_path("tricity", appauthor=False)) / "tricity.db"
