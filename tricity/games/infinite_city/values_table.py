"""Printed values as a table in CSV form, as people write it: in any of the languages, from any spreadsheet.

Columns, tiles, yes and no may have their names in any language, with or without accents and capitals. Cells are
separated by commas, semicolons or tabs.
"""

import csv
import re
import unicodedata
from functools import cache
from io import StringIO
from typing import Final, NamedTuple

from tricity.core.errors import BadOption
from tricity.core.languages import LANGUAGES, fluent_text
from tricity.games.infinite_city.kinds import KIND_NAMES

COLUMNS: Final = ("kind", "count", "bonus", "silver")
_YES: Final = frozenset({"true", "1", "x"})
_NO: Final = frozenset({"false", "0", ""})
_SEPARATORS: Final = ",;\t"
_WORDS: Final = "infinite-city/game"


class Row(NamedTuple):
    """Copies of a kind that are printed alike. What cannot be read is as it was written; `line` counts from 1."""

    line: int
    kind: str
    copies: int | str
    bonus: int | str
    silver: bool | str


def read_rows(text: str, option: str) -> list[Row]:
    """The rows of a table; raises `BadOption` for that option where it has no rows, or lacks a column."""
    lines = text.strip().splitlines()
    separator = max(_SEPARATORS, key=lines[0].count) if lines else ","
    try:
        header, *cells = csv.reader(StringIO("\n".join(lines)), delimiter=separator)
    except (csv.Error, ValueError):
        header, cells = [], []
    titles = [_folded(title) for title in header]
    places = {
        column: next((place for place, title in enumerate(titles) if title in _names(f"column-{column}")), -1)
        for column in COLUMNS
    }
    missing = [column for column, place in places.items() if place < 0]
    if missing or not cells:
        raise BadOption(
            "ic-values-columns", option=option, columns=list(COLUMNS), count=len(missing), missing_columns=missing
        )
    rows = []
    for line, row in enumerate(cells, start=2):
        if any(cell.strip() for cell in row):
            kind, copies, bonus, silver = (row[place] if place < len(row) else "" for place in places.values())
            rows.append(Row(line, _kind(kind), _number(copies), _number(bonus), _yes_or_no(silver)))
    return rows


def _kind(text: str) -> str:
    return _kinds().get(_folded(text), text.strip())


def _number(text: str) -> int | str:
    text = text.strip()
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 3 else text


def _yes_or_no(text: str) -> bool | str:
    folded = _folded(text)
    if folded in _YES or folded in _names("ic-values-yes"):
        return True
    return False if folded in _NO or folded in _names("ic-values-no") else text.strip()


def _folded(text: str) -> str:
    """Without accents, capitals and hyphens. The Polish ł is a letter of its own to Unicode."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("-", " "))
    return " ".join("".join(letter for letter in plain if not unicodedata.combining(letter)).split())


@cache
def _names(message: str) -> frozenset[str]:
    """What the message says in all languages, and what its attribute `also` adds, separated by commas."""
    pattern = re.compile(rf"^{message} = (.+)$(?:\n +\.also = (.+)$)?", re.MULTILINE)
    matches = filter(None, (pattern.search(fluent_text(lang, _WORDS)) for lang in LANGUAGES))
    names = ",".join(part for match in matches for part in match.groups() if part)
    return frozenset(map(_folded, names.split(",")))


@cache
def _kinds() -> dict[str, str]:
    """The kinds of tiles by their names in all languages."""
    kinds = {_folded(kind): kind for kind in KIND_NAMES}
    for lang in LANGUAGES:
        for kind, name in re.findall(r"^tile-([\w-]+) = (.+)$", fluent_text(lang, _WORDS), re.MULTILINE):
            kinds[_folded(name)] = kind
    return kinds
