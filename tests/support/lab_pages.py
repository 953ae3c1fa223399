"""The pages of the balance reports in docs/lab, written from their figures: make pages."""

from pathlib import Path
from typing import Final

import msgspec

from tricity.arena.lab.analysis import Report
from tricity.cli.commands.lab import page_of
from tricity.cli.language import Translator

REPORTS: Final = Path(__file__).parents[2] / "docs" / "lab"


def page(figures: Path) -> str:
    """The page of the report whose figures are in this file."""
    return page_of(msgspec.json.decode(figures.read_bytes(), type=Report), Translator("en"))


if __name__ == "__main__":
    for path in sorted(REPORTS.glob("*.json")):
        path.with_suffix(".html").write_text(page(path), encoding="utf-8")
