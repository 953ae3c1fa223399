"""Records on disk. Every file that cannot be one gets its own sentence."""

import os
from pathlib import Path
from typing import Final

from tricity.core.errors import TricityError
from tricity.core.match import Match
from tricity.games import find

LARGEST: Final = 1 << 20
"""Bytes; a long game has some tens of thousands."""

_LONGEST_SHOWN: Final = 200


class BadFile(TricityError):
    """A file that cannot be read or written."""


def read_match(path: str) -> Match:
    """The match of a record's file; raises `BadFile` or `BadRecord`."""
    return Match.from_record(read_text(path), find)


def read_text(path: str) -> str:
    try:
        content = _content(path)
        if b"\0" not in content:
            return content.decode("utf-8-sig")
    except BadFile:
        raise
    except FileNotFoundError:
        raise BadFile("file-missing", path=shown(path)) from None
    except IsADirectoryError:
        raise BadFile("file-folder", path=shown(path)) from None
    except UnicodeDecodeError:
        pass
    except (OSError, ValueError) as fault:
        raise BadFile("file-unreadable", path=shown(path), detail=_detail(fault)) from None
    raise BadFile("file-not-text", path=shown(path))


def write_text(path: str, text: str) -> None:
    try:
        Path(path).expanduser().write_text(text, encoding="utf-8")
    except (OSError, ValueError) as fault:
        raise BadFile("file-unwritable", path=shown(path), detail=_detail(fault)) from None


def shown(path: str) -> str:
    """A path as it is told: Fluent speaks no endless words."""
    return path if len(path) <= _LONGEST_SHOWN else f"…{path[-_LONGEST_SHOWN:]}"


def exists(path: str) -> bool:
    return os.path.lexists(Path(path).expanduser())


def _content(path: str) -> bytes:
    with Path(path).expanduser().open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise BadFile("file-too-big", path=shown(path), limit=LARGEST // 1024)
    return content


def _detail(fault: Exception) -> str:
    return (fault.strerror if isinstance(fault, OSError) else None) or str(fault)
