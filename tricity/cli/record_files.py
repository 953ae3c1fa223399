"""Records on disk: reading them with a message for every kind of bad file, and the dialogue that saves them."""

import os
from pathlib import Path
from typing import Final

from tricity.cli.language import Translator, fold
from tricity.cli.screen import Screen
from tricity.core.errors import TricityError
from tricity.core.match import Match
from tricity.games import find

MAX_BYTES: Final = 1 << 20
"""The record of a long game has some tens of thousands."""

_MAX_SHOWN: Final = 200


class BadFile(TricityError):
    """A file that cannot be read or written."""


def read_match(path: str) -> Match:
    """The match of a record file; raises `BadFile` or `BadRecord`."""
    return Match.from_record(_read_text(path), find)


def save_match(match: Match, path: str, screen: Screen, translate: Translator) -> bool:
    """Write the record, after asking before an existing file is overwritten; raises `BadFile`.

    Returns whether it was saved.
    """
    if _exists(path) and not screen.confirm(translate("overwrite", path=_shorten(path)), translate):
        return False
    _write_text(path, match.record())
    screen.show(translate("saved", path=_shorten(path)))
    return True


def offer_to_save(match: Match, screen: Screen, translate: Translator) -> None:
    """Ask for a file name until the record is saved or the player declines."""
    saved = False
    while not saved:
        path = screen.ask(translate("offer-to-save"))
        if not path or _declines(path, translate):
            return
        try:
            saved = save_match(match, path, screen, translate)
        except BadFile as error:
            screen.show(translate.describe(error), style="bold red")


def _read_text(path: str) -> str:
    try:
        content = _read_bytes(path)
        if b"\0" not in content:
            return content.decode("utf-8-sig")
    except BadFile:
        raise
    except FileNotFoundError:
        raise BadFile("file-missing", path=_shorten(path)) from None
    except IsADirectoryError:
        raise BadFile("file-folder", path=_shorten(path)) from None
    except UnicodeDecodeError:
        pass
    except (OSError, ValueError) as error:
        raise BadFile("file-unreadable", path=_shorten(path), detail=_detail(error)) from None
    raise BadFile("file-not-text", path=_shorten(path))


def _read_bytes(path: str) -> bytes:
    with Path(path).expanduser().open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise BadFile("file-too-big", path=_shorten(path), limit=MAX_BYTES // 1024)
    return content


def _write_text(path: str, text: str) -> None:
    try:
        Path(path).expanduser().write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadFile("file-unwritable", path=_shorten(path), detail=_detail(error)) from None


def _exists(path: str) -> bool:
    """Also for a dangling symbolic link, which writing would follow."""
    return os.path.lexists(Path(path).expanduser())


def _shorten(path: str) -> str:
    """A path for a message: Fluent refuses to format arguments of excessive length."""
    return path if len(path) <= _MAX_SHOWN else f"…{path[-_MAX_SHOWN:]}"


def _detail(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _declines(answer: str, translate: Translator) -> bool:
    """Whether the answer means no, in English or in the reader's language, rather than a file name."""
    return fold(answer) in {fold(no)[:length] for no in ("no", translate("no")) for length in (1, None)}
