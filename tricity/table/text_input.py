"""What people may write: names and free text, one line of printable characters each."""

import unicodedata
from typing import Final

from tricity.table.errors import BadRequest

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 300


def checked_name(name: str) -> str:
    """In its composed form and without space around it; raises `BadRequest`."""
    found = _line(name)
    if not 1 <= len(found) <= LONGEST_NAME or not found.isprintable():
        raise BadRequest("bad-name", name=_shown(name), limit=LONGEST_NAME)
    return found


def checked_text(text: str) -> str:
    """As a name, only longer."""
    found = _line(text)
    if not 1 <= len(found) <= LONGEST_TEXT or not found.isprintable():
        raise BadRequest("bad-text", limit=LONGEST_TEXT)
    return found


def _line(text: str) -> str:
    return unicodedata.normalize("NFC", text[: 4 * LONGEST_TEXT]).strip()


def _shown(name: str) -> str:
    return "".join(letter for letter in name[: LONGEST_NAME + 1] if letter.isprintable())
