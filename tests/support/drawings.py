"""Reads the drawings and design tokens of the browser client for their tests."""

import math
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).parents[2]
_SOURCES = ROOT / "web" / "src"
ART = _SOURCES / "art"
COMMON_TOKENS = (_SOURCES / "styles" / "tokens.css",)
GAME_TOKENS = tuple(sorted(_SOURCES.glob("games/*/colours.css")))
"""The colours that only one game has."""


class Tones(NamedTuple):
    """A colour in the light and in the dark theme."""

    light: str
    dark: str


def tokens(styles: Sequence[Path] = (*COMMON_TOKENS, *GAME_TOKENS)) -> dict[str, Tones]:
    text = "".join(style.read_text("utf-8") for style in styles)
    matches = re.findall(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);", text)
    return {name: Tones(light, dark) for name, light, dark in matches}


def elements(drawing: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """The elements of a drawing: names without namespace, and attributes."""
    for element in ElementTree.parse(drawing).iter():
        yield element.tag.removeprefix("{http://www.w3.org/2000/svg}"), element.attrib


def _linear(colour: str) -> list[float]:
    """Linear RGB: the sRGB gamma curve undone."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours according to WCAG 2, from 1 to 21."""
    weights = (0.2126, 0.7152, 0.0722)
    dark, light = sorted(
        sum(weight * part for weight, part in zip(weights, _linear(colour))) for colour in (one, other)
    )
    return (light + 0.05) / (dark + 0.05)


# Simulation of missing red, green or blue cones: Machado, Oliveira and Fernandes (2009), severity 1, linear RGB.
BLINDNESS = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
_TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.089)

Matrix = tuple[tuple[float, float, float], ...]


def _times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector)) for row in matrix]


def _lab(linear: list[float]) -> tuple[float, float, float]:
    shares = [max(part, 0) / white for part, white in zip(_times(_TO_XYZ, linear), _WHITE)]
    x, y, z = (share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116 for share in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, blindness: Matrix) -> float:
    """The perceived difference of two colours for a colour-blind person: ΔE in CIELAB, of which 2 is barely visible."""
    perceived = [_lab(_times(blindness, _linear(colour))) for colour in (one, other)]
    return math.dist(*perceived)
