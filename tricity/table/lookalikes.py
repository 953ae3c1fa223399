"""Names that deceive the eye: invisible ones, letters of several scripts in one name, and names that look alike.

After Unicode Technical Standard 39: which scripts may be combined, and the skeleton that lookalikes have in common.
`lookalikes.txt` has the characters that look alike, a set to a line (see `tests/support/lookalike_table.py`).
"""

import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

_BLANKS: Final = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159, *range(0x180B, 0x1810)))
)
"""Characters that count as printable and show nothing."""
_SELECTORS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""They choose among drawings of the same character: keyboards add them to emoji."""
_MOST_MARKS: Final = 3
"""Accents on one letter; more of them would cover the lines around it."""
_COMBINED: Final = tuple(
    frozenset({"LATIN", "CJK", *scripts}) for scripts in (("HIRAGANA", "KATAKANA"), ("BOPOMOFO",), ("HANGUL",))
)
"""Scripts that are written together."""


def without_selectors(text: str) -> str:
    return "".join(character for character in text if character not in _SELECTORS)


def is_visible(text: str) -> bool:
    """Whether every character shows, and every accent has a letter to stand on."""
    marks = _MOST_MARKS
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS or character in _BLANKS:
            return False
    return True


def mixes_scripts(text: str) -> bool:
    """Whether it has letters of scripts that nobody writes together, such as Latin and Cyrillic.

    >>> mixes_scripts("Anna"), mixes_scripts("Анна"), mixes_scripts("Аnna")
    (False, False, True)
    """
    letters = [each for each in unicodedata.normalize("NFKC", text) if unicodedata.category(each) in ("Lu", "Ll", "Lo")]
    # The name of a letter begins with its script: CYRILLIC CAPITAL LETTER A.
    scripts = {unicodedata.name(letter, "").partition(" ")[0] for letter in letters}
    return len(scripts) > 1 and not any(scripts <= combined for combined in _COMBINED)


def looks_like(one: str, other: str) -> bool:
    """Whether two different names look the same. People who have the very same name may sit at one table.

    >>> looks_like("Ian", "lan"), looks_like("Ann", "Anna"), looks_like("Anna", "Anna")
    (True, False, False)
    """
    return one != other and skeleton(one) == skeleton(other)


def skeleton(text: str) -> str:
    """The same for texts that look alike."""
    first = _first_lookalikes()
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(first.get(character, character) for character in decomposed if not character.isspace())


@cache
def _first_lookalikes() -> dict[str, str]:
    """For each character the first of those that look like it."""
    lines = Path(__file__).with_name("lookalikes.txt").read_text(encoding="utf-8").split("\n")
    return {character: line[0] for line in lines for character in line}
