"""The table of characters that look alike, from Unicode's list of confusables: `make pages` writes it.

It is generated because the library needs 30 MB in memory, and a server needs a table of 40 kB.
"""

import unicodedata
from pathlib import Path

from confusable_homoglyphs.confusables import confusables_data

from tricity.table import lookalikes

FILE = Path(lookalikes.__file__).with_name("lookalikes.txt")


def table() -> str:
    """A line for each set of characters that look alike, its first one first."""
    sets: dict[str, set[str]] = {}
    for character, others in confusables_data.items():
        # Characters of scripts that run to the left are enclosed in marks of direction.
        alike = {character.strip("\u200e"), *(other["c"].strip("\u200e") for other in others)}
        singles = {each for each in alike if len(each) == 1 and unicodedata.normalize("NFKD", each) == each}
        joined = singles.union(*(sets[each] for each in singles if each in sets))
        sets.update(dict.fromkeys(joined, joined))
    lines = {"".join(sorted(alike)) for alike in sets.values() if len(alike) > 1}
    return "".join(f"{line}\n" for line in sorted(lines))


if __name__ == "__main__":
    FILE.write_text(table(), encoding="utf-8")
