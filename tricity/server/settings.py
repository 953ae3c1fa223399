"""What can be set from outside: by the command line, else by the environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from tricity.table.storage.database import sqlite_url


@dataclass(frozen=True, slots=True)
class Limits:
    """Requests per second and how many at once, per identity and per address; `None` for no limits at all."""

    requests: tuple[float, int] = (20.0, 120)
    people: tuple[float, int] = (0.2, 20)
    tables: tuple[float, int] = (0.2, 20)
    talk: tuple[float, int] = (1.0, 10)
    sockets: int = 40
    open_tables: int = 100


@dataclass(frozen=True, slots=True)
class Settings:
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    bus: str = ""
    """Address of a Redis that carries the news between processes; empty: PostgreSQL does it."""
    secret: str = field(default="", repr=False)
    """Signs the cookies; empty: made once and kept in the database."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may talk to this server."""
    https: bool = False
    """Browsers come by https, by way of a proxy: cookies are for it only."""
    limits: Limits | None = Limits()
    bot_processes: int = 1
    bot_seconds: float = 10.0
    idle_seconds: float = 300.0
    sweep_seconds: float = 1.0

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ) -> "Settings":
        return cls(
            database=environ.get("TRICITY_DATABASE") or default_database(environ),
            host=environ.get("TRICITY_HOST", "127.0.0.1"),
            port=int(environ.get("TRICITY_PORT", "8000")),
            workers=int(environ.get("TRICITY_WORKERS", "1")),
            bus=environ.get("TRICITY_BUS", ""),
            secret=environ.get("TRICITY_SECRET", ""),
            origins=tuple(environ.get("TRICITY_ORIGINS", "").split()),
            https=environ.get("TRICITY_HTTPS", "") == "1",
            limits=None if environ.get("TRICITY_LIMITS", "") == "off" else Limits(),
            bot_processes=int(environ.get("TRICITY_BOT_PROCESSES", "1")),
            bot_seconds=float(environ.get("TRICITY_BOT_SECONDS", "10")),
            idle_seconds=float(environ.get("TRICITY_IDLE_SECONDS", "300")),
        )

    def as_environment(self) -> dict[str, str]:
        """For worker processes, which read it back."""
        return {
            "TRICITY_DATABASE": self.database,
            "TRICITY_HOST": self.host,
            "TRICITY_PORT": str(self.port),
            "TRICITY_WORKERS": str(self.workers),
            "TRICITY_BUS": self.bus,
            "TRICITY_SECRET": self.secret,
            "TRICITY_ORIGINS": " ".join(self.origins),
            "TRICITY_HTTPS": "1" if self.https else "",
            "TRICITY_LIMITS": "off" if self.limits is None else "",
            "TRICITY_BOT_PROCESSES": str(self.bot_processes),
            "TRICITY_BOT_SECONDS": str(self.bot_seconds),
            "TRICITY_IDLE_SECONDS": str(self.idle_seconds),
        }


def default_database(environ: Mapping[str, str] = os.environ) -> str:
    """SQLite in the data folder of the user, which is made."""
    folder = Path(environ.get("TRICITY_DATA") or user_data_path("tricity", appauthor=False))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return sqlite_url(folder / "tricity.db")
