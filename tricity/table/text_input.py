"""Text that people type: names and chat, one line of printable characters each."""

import unicodedata
from typing import Final

from tricity.table.errors import BadRequest

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 300


def checked_name(name: str) -> str:
    """A name in Unicode's composed form, without space around it; raises `BadRequest`."""
    line = _line(name)
    if not 1 <= len(line) <= LONGEST_NAME or not line.isprintable():
        raise BadRequest("bad-name", name=_printable(name), limit=LONGEST_NAME)
    return line


def checked_text(text: str) -> str:
    """Free text in the same form as a name, only longer; raises `BadRequest`."""
    line = _line(text)
    if not 1 <= len(line) <= LONGEST_TEXT or not line.isprintable():
        raise BadRequest("bad-text", limit=LONGEST_TEXT)
    return line


def _line(text: str) -> str:
    # Cut first, so that nobody makes us normalize megabytes: four code points compose to one at most.
    return unicodedata.normalize("NFC", text[: 4 * LONGEST_TEXT]).strip()


def _printable(name: str) -> str:
    return "".join(character for character in name[: LONGEST_NAME + 1] if character.isprintable())
