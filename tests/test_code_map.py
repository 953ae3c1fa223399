"""What ARCHITECTURE.md and docs/code-map.md say about the code: one page, and every file that they name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ARCHITECTURE = ROOT / "ARCHITECTURE.md"
CODE_MAP = ROOT / "docs" / "code-map.md"
BASES = (ROOT, ROOT / "tricity", ROOT / "web" / "src", *sorted((ROOT / "tricity" / "games").glob("*_city")))
EXAMPLES = {"locales/de/"}
"""Files that whoever makes the change will write."""
TYPICAL_CHANGES = 12
FILE = re.compile(r"`([\w.<>*-]+/[\w./<>*-]*\w/?)`")


def named_files(page: Path) -> set[str]:
    """Every file and folder in the tables of a page, except those that a row names without their folder."""
    rows = [row for row in page.read_text(encoding="utf-8").splitlines() if row.startswith("| ")]
    return {name for row in rows for name in FILE.findall(row)} - EXAMPLES


@pytest.mark.parametrize("page", [ARCHITECTURE, CODE_MAP], ids=lambda page: str(page.name))
def test_every_file_that_is_named_exists(page: Path) -> None:
    names = named_files(page)
    assert len(names) > 10
    patterns = {name: re.sub("<[a-z]+>", "*", name).rstrip("/") for name in names}
    assert not [name for name, pattern in patterns.items() if not any(any(base.glob(pattern)) for base in BASES)]


def test_architecture_keeps_to_the_typical_changes() -> None:
    """Others go to the code map: a page that lists everything is not read."""
    table = ARCHITECTURE.read_text(encoding="utf-8").partition("## Where do I change")[2]
    rows = [row for row in table.splitlines() if row.startswith("| ")]
    assert len(rows) - 1 == TYPICAL_CHANGES
