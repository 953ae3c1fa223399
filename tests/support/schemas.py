"""The published JSON Schemas of positions: `make pages` writes them, and a test holds that they are fresh."""

import json
from pathlib import Path

from tricity.games import find, names

FOLDER = Path(__file__).parents[2] / "docs" / "positions"


def path(game: str) -> Path:
    return FOLDER / f"{game}.schema.json"


def text(game: str) -> str:
    return json.dumps(find(game).position_schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name in names():
        path(name).write_text(text(name), encoding="utf-8")
