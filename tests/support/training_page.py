"""The figures of docs/training.md and its curves, written from the reports of training: make pages."""

from pathlib import Path
from typing import Final

import msgspec

from tricity.arena.training_state import CurvePoint, Report, TestResult
from tricity.games import names
from tricity.locales import words

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = DOCS / "training.md"
REPORTS: Final = DOCS / "training"
_WIDTH: Final = 420
_HEIGHT: Final = 220
_MARGIN: Final = 44
_COLOURS: Final = ("#1f7a74", "#a8481c")


def reports() -> dict[str, Report]:
    """By game, of those that were trained."""
    files = {game: REPORTS / f"{game}.json" for game in names()}
    return {game: msgspec.json.decode(file.read_bytes(), type=Report) for game, file in files.items() if file.exists()}


def verdict_table() -> str:
    lines = [
        "| game | test | games learned from | simulations | pairs (0, ½, 1, 1½, 2) | Elo | result |",
        "|---|---|---|---|---|---|---|",
    ]
    for game, report in reports().items():
        tests: list[tuple[str, TestResult]] = [
            (f"generation {number}", test) for number, test in enumerate(report.tests, 1)
        ]
        if report.verdict is not None:
            tests.append(("verdict", report.verdict))
        for title, test in tests:
            elo, low, high = (f"{value:+.0f}".replace("-", "−") for value in test.elo)
            pairs = ", ".join(map(str, test.pairs))
            lines.append(
                f"| {words(f'game-{game}')} | {title} | {report.plan.games} | {test.simulations} | {pairs} "
                f"| {elo} ({low} … {high}) | {test.verdict} |"
            )
    return "\n".join(lines)


def curves(game: str, report: Report) -> str:
    """The errors by games learned from: a broken line for each generation, for moves and for values."""
    points = [*report.curve, *report.before]
    top = 1.1 * max(max(point.moves, point.values) for point in points)
    total = report.plan.games * report.plan.generations

    def place(point: CurvePoint, error: float) -> str:
        x = _MARGIN + (report.plan.games * point.generation + point.games) / total * (_WIDTH - 2 * _MARGIN)
        return f"{x:.1f},{_HEIGHT - _MARGIN - error / top * (_HEIGHT - 2 * _MARGIN):.1f}"

    shapes = []
    for colour, name in zip(_COLOURS, ("moves", "values")):
        for generation in range(report.plan.generations):
            curve = [point for point in report.curve if point.generation == generation]
            path = " ".join(place(point, getattr(point, name)) for point in curve)
            shapes.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for point in report.before:
            x, y = place(point, getattr(point, name)).split(",")
            shapes.append(f'<circle cx="{x}" cy="{y}" r="3.5" fill="none" stroke="{colour}"/>')
        last = report.curve[-1]
        x, y = place(last, getattr(last, name)).split(",")
        shapes.append(f'<text x="{float(x) + 6:.1f}" y="{float(y) + 4:.1f}" fill="{colour}">{name}</text>')
    bottom = _HEIGHT - _MARGIN
    shapes.append(f'<line x1="{_MARGIN}" y1="{bottom}" x2="{_WIDTH - _MARGIN}" y2="{bottom}" stroke="#8a8f94"/>')
    shapes.append(f'<text x="{_WIDTH / 2:.0f}" y="{bottom + 20}" text-anchor="middle">games: {total}</text>')
    for error in (0.0, top / 2, top):
        height = bottom - error / top * (_HEIGHT - 2 * _MARGIN)
        shapes.append(f'<text x="{_MARGIN - 6}" y="{height + 4:.1f}" text-anchor="end">{error:.1f}</text>')
    title = f"{words(f'game-{game}')}: errors on games held out, in points"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" height="{_HEIGHT}" '
        f'role="img" font-family="sans-serif" font-size="11" fill="#5c656d"><title>{title}</title>'
        f"{''.join(shapes)}</svg>\n"
    )


def page(text: str) -> str:
    """The page with its figures anew."""
    start, end = "<!-- verdicts -->", "<!-- end of verdicts -->"
    before, rest = text.split(start)
    return f"{before}{start}\n{verdict_table()}\n{end}{rest.split(end)[1]}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    for name, report in reports().items():
        (REPORTS / f"{name}.svg").write_text(curves(name, report), encoding="utf-8")
