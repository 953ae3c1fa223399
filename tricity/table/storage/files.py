"""Files that hold secrets: private to their owner, and replaced as a whole or not at all."""

import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700

_IS_POSIX: Final = os.name == "posix"
"""Elsewhere there are no modes: who may read a file follows from its folder, which is the user's own."""


def create_private(path: Path) -> None:
    """Create the file, unless it exists, so that nobody else could read it at any moment."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))


def is_private(path: Path) -> bool:
    """Whether nobody but its owner may read or change it."""
    return not _IS_POSIX or not stat.S_IMODE(path.stat().st_mode) & (stat.S_IRWXG | stat.S_IRWXO)


def make_private(path: Path) -> bool:
    """Take the permissions of everybody else away; false where the file belongs to another user."""
    try:
        path.chmod(PRIVATE)
    except PermissionError:
        return False
    return True


@contextmanager
def replacing(target: Path) -> Iterator[Path]:
    """A private file beside the target, which it replaces at the end of the block and not before.

    After a power cut there is either the old file or the whole new one. After an exception there is the old one.
    """
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".partial", dir=target.parent)
    os.close(handle)
    partial = Path(name)
    try:
        yield partial
        sync(partial)
        partial.replace(target)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)


def sync(path: Path) -> None:
    """Wait until the file's content is on disk."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_folder(path: Path) -> None:
    """Wait until the folder's names are on disk."""
    if _IS_POSIX:
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
