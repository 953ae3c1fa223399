"""Text that people type: names and chat, one line of printable characters each."""

import re
import unicodedata
from typing import Final

from tricity.table.errors import BadRequest
from tricity.table.lookalikes import is_visible, mixes_scripts, without_selectors

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 300


def checked_name(name: str) -> str:
    """A name in Unicode's composed form, with single spaces inside and none around; raises `BadRequest`."""
    line = re.sub(" +", " ", without_selectors(_line(name)))
    if not 1 <= len(line) <= LONGEST_NAME or not line.isprintable():
        raise BadRequest("bad-name", name=printable(name, LONGEST_NAME + 1), limit=LONGEST_NAME)
    if not is_visible(line):
        raise BadRequest("invisible-name")
    if mixes_scripts(line):
        raise BadRequest("mixed-name", name=line)
    return line


def checked_text(text: str) -> str:
    """Free text in the same form as a name, only longer; raises `BadRequest`."""
    line = _line(text)
    if not 1 <= len(line) <= LONGEST_TEXT or not line.isprintable():
        raise BadRequest("bad-text", limit=LONGEST_TEXT)
    return line


def _line(text: str) -> str:
    # Cut first, so that nobody can make us normalize megabytes; at most four code points compose into one.
    return unicodedata.normalize("NFC", text[: 4 * LONGEST_TEXT]).strip()


def printable(text: str, longest: int) -> str:
    """The printable beginning of arbitrary text."""
    return "".join(character for character in text[:longest] if character.isprintable())
