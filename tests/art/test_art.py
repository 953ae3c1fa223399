"""Everything that a table shows has a drawing, and all drawings follow the style of docs/art.md."""

import csv
import re
from pathlib import Path

import pytest

from support.drawings import ART, ROOT, elements, tokens

DRAWINGS = sorted(ART.rglob("*.svg"))
SHAPES = {"circle", "square", "triangle", "diamond", "star", "hexagon"}
# Drawings that no data file names: cards without numbers, backs, symbols.
LISTED = {
    "card-city": {"residence", "commerce", "leisure", "industry", "parking", "town-hall", "back", "gold"},
    "infinite-city": {"face-down"},
    "players": SHAPES,
    "resources": {"community", "economy", "energy", "ecology", "industry", "ingenuity", "civic"},
    "tokens": {"flat-5", "flat-7", "types-2", "types-3", "missing"},
}
# The columns of the games' data files whose values are drawn, and the set of the drawings ("": the game's own).
DRAWN_COLUMNS = {"building": "", "kind": "", "resource": "resources", "produces": "resources"}


def required() -> set[tuple[str, str]]:
    slugs = {(folder, name) for folder, names in LISTED.items() for name in names}
    for table in (ROOT / "tricity" / "games").glob("*/data/*.csv"):
        game = table.parents[1].name.replace("_", "-")
        with table.open(encoding="utf-8", newline="") as lines:
            for row in csv.DictReader(lines):
                slugs |= {(DRAWN_COLUMNS[key] or game, row[key]) for key in DRAWN_COLUMNS if row.get(key)}
    return slugs


def slug(drawing: Path) -> str:
    return drawing.relative_to(ART).with_suffix("").as_posix()


every_drawing = pytest.mark.parametrize("drawing", DRAWINGS, ids=slug)


def test_everything_that_is_shown_has_a_drawing() -> None:
    assert required() <= {(drawing.parent.name, drawing.stem) for drawing in DRAWINGS}


def test_the_page_has_a_logo_and_an_icon() -> None:
    assert {"logo", "favicon"} <= {drawing.stem for drawing in ART.glob("*.svg")}


def test_every_folder_is_a_set_that_can_be_loaded() -> None:
    folders = {drawing.parent for drawing in DRAWINGS} - {ART}
    assert {folder.name for folder in folders if not (folder / "index.ts").exists()} == set()


@every_drawing
def test_a_drawing_is_small_and_on_the_grid(drawing: Path) -> None:
    (tag, attributes), *_ = elements(drawing)
    assert (tag, attributes["viewBox"]) == ("svg", "0 0 48 48")
    assert len(drawing.read_bytes()) < 1500
    for _, attributes in elements(drawing):
        assert set(re.findall(r"\.\d+", attributes.get("d", ""))) <= {".5"}


@every_drawing
def test_a_drawing_is_made_of_flat_shapes_only(drawing: Path) -> None:
    """No script, image, reference, gradient, style or text; no id, because a page inlines a drawing many times."""
    for tag, attributes in elements(drawing):
        assert tag in {"svg", "g", "path", "circle", "ellipse", "rect"}
        assert attributes.keys() <= {
            *("viewBox", "class", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"),
            *("stroke-dasharray", "d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height"),
        }


@every_drawing
def test_colours_are_tokens_with_their_light_value_as_fallback(drawing: Path) -> None:
    light = {name: tones.light for name, tones in tokens().items()}
    light |= {"player": light["player-circle"], "player-deep": light["player-circle-deep"]}
    colours = {
        attributes[key] for _, attributes in elements(drawing) for key in ("fill", "stroke") if key in attributes
    }
    assert colours <= {f"var(--{name}, {value})" for name, value in light.items()} | {"none"}


@every_drawing
def test_windows_have_the_class_window(drawing: Path) -> None:
    for _, attributes in elements(drawing):
        assert (attributes.get("class") == "window") == attributes.get("fill", "").startswith("var(--window,")
