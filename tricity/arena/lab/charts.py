"""Small charts as SVG, whose colours follow the page: estimates with intervals, columns, and stacked shares."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final

from tricity.core.estimates import Estimate

_WIDTH: Final = 560
_LABEL: Final = 190
_ROW: Final = 26
_HEIGHT: Final = 120
_MOST_COLUMNS: Final = 40

Form = Callable[[float], str]
"""How a number is written."""


def interval_chart(
    title: str, rows: Sequence[tuple[str, Estimate]], low: float, high: float, mark: float, form: Form
) -> str:
    """A dot with its interval for each row; a line marks what would be fair, or no effect."""

    def x(value: float) -> float:
        return _LABEL + (min(max(value, low), high) - low) / (high - low) * (_WIDTH - _LABEL - 60)

    height = _ROW * len(rows) + 22
    shapes = [f'<line class="fair" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="0" y2="{height - 18}"/>']
    shapes.append(f'<text class="axis" x="{x(mark):.1f}" y="{height - 4}" text-anchor="middle">{form(mark)}</text>')
    for number, (label, value) in enumerate(rows):
        y = _ROW * number + _ROW / 2
        shapes += [
            f'<text x="{_LABEL - 10}" y="{y + 4:.1f}" text-anchor="end">{escape(label)}</text>',
            f'<line class="interval" x1="{x(value.low):.1f}" x2="{x(value.high):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>',
            f'<circle cx="{x(value.value):.1f}" cy="{y:.1f}" r="5"/>',
            f'<text x="{_WIDTH - 50}" y="{y + 4:.1f}">{form(value.value)}</text>',
        ]
    return _svg(title, height, shapes)


def column_chart(title: str, counts: Mapping[int, int]) -> str:
    """A histogram; neighbouring values share a column when there are many."""
    first, last = min(counts), max(counts)
    step = -(-(last - first + 1) // _MOST_COLUMNS)
    columns = [0] * ((last - first) // step + 1)
    for value, count in counts.items():
        columns[(value - first) // step] += count
    width = (_WIDTH - 20) / len(columns)
    shapes = [
        f'<rect x="{10 + width * number + 1:.1f}" y="{_HEIGHT * (1 - count / max(columns)):.1f}" '
        f'width="{max(width - 2, 1):.1f}" height="{_HEIGHT * count / max(columns):.1f}"/>'
        for number, count in enumerate(columns)
    ]
    every = -(-len(columns) // 10)
    for number in range(0, len(columns), every):
        at = 10 + width * (number + 0.5)
        label = str(first + step * number).replace("-", "−")
        shapes.append(f'<text class="axis" x="{at:.1f}" y="{_HEIGHT + 16}" text-anchor="middle">{label}</text>')
    return _svg(title, _HEIGHT + 22, shapes)


def stacked_chart(title: str, rows: Sequence[tuple[str, Sequence[float]]], form: Form) -> str:
    """Shares of one, side by side in each row; the page's legend says which is which."""
    shapes = []
    for number, (label, shares) in enumerate(rows):
        y, start = _ROW * number, 0.0
        shapes.append(f'<text x="{_LABEL - 10}" y="{y + 17}" text-anchor="end">{escape(label)}</text>')
        for part, share in enumerate(shares):
            left, width = _LABEL + start * (_WIDTH - _LABEL), share * (_WIDTH - _LABEL)
            shapes.append(f'<rect class="part{part}" x="{left:.1f}" y="{y + 3}" width="{width:.1f}" height="20"/>')
            if width > 36:
                shapes.append(
                    f'<text class="inside" x="{left + width / 2:.1f}" y="{y + 17}" text-anchor="middle">'
                    f"{form(share)}</text>"
                )
            start += share
    return _svg(title, _ROW * len(rows), shapes)


def _svg(title: str, height: int, shapes: Sequence[str]) -> str:
    name = escape(title, quote=True)
    return (
        f'<div class="scroll"><svg role="img" aria-label="{name}" viewBox="0 0 {_WIDTH} {height}">'
        f"{''.join(shapes)}</svg></div>"
    )
