"""The figures of docs/training.md and its curves, written from the reports of training: make pages."""

from pathlib import Path
from typing import Final

import msgspec

from tricity.arena.tables_training import TablesReport
from tricity.arena.training_state import CurvePoint, NetworkReport, Report, TestResult
from tricity.games import names
from tricity.locales import words

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = DOCS / "training.md"
REPORTS: Final = DOCS / "training"
NETWORK: Final = REPORTS / "point-city-network.json"
_WIDTH: Final = 420
_HEIGHT: Final = 220
_MARGIN: Final = 44
_COLOURS: Final = ("#1f7a74", "#a8481c")
LEARNS_TABLES: Final = ("card-city",)
"""The games whose report is of `tables_training`."""


def reports() -> dict[str, Report | TablesReport]:
    """By game, of those that were trained."""
    files = {game: REPORTS / f"{game}.json" for game in names()}
    return {game: report_in(game, file) for game, file in files.items() if file.exists()}


def report_in(game: str, file: Path) -> Report | TablesReport:
    """What the file says of the training of that game."""
    if game in LEARNS_TABLES:
        return msgspec.json.decode(file.read_bytes(), type=TablesReport)
    return msgspec.json.decode(file.read_bytes(), type=Report)


def network_report() -> NetworkReport:
    return msgspec.json.decode(NETWORK.read_bytes(), type=NetworkReport)


def verdict_table() -> str:
    lines = [
        "| game | test | games learned from | simulations | pairs (0, ½, 1, 1½, 2) | Elo | result |",
        "|---|---|---|---|---|---|---|",
    ]
    for game, report in reports().items():
        lines += [_verdict_row(words(f"game-{game}"), *test) for test in tests_of(report)]
    network = network_report()
    if network.verdict is not None:
        lines.append(_verdict_row("Point City, network", "verdict", network.plan.games, network.verdict))
    return "\n".join(lines)


def _verdict_row(name: str, title: str, games: int, test: TestResult) -> str:
    elo, low, high = (f"{value:+.0f}".replace("-", "−") for value in test.elo)
    pairs = ", ".join(map(str, test.pairs))
    return f"| {name} | {title} | {games} | {test.simulations} | {pairs} | {elo} ({low} … {high}) | {test.verdict} |"


def network_table() -> str:
    """What the network had learned after how many games."""
    report = network_report()
    lines = [
        "| games | error on held-out games, in points | wins without search against the network in use before |",
        "|---|---|---|",
        f"| the sum alone | {report.sum_error:.2f} | |",
        f"| the network in use before | {report.before:.2f} | |",
    ]
    lines += [f"| {point.games} | {point.error:.2f} | {100 * point.wins:.1f} % |" for point in report.curve]
    return "\n".join(lines)


def tests_of(report: Report | TablesReport) -> list[tuple[str, int, TestResult]]:
    """Each with its name and the number of games that what it tests has learned from."""
    plan = report.plan
    if isinstance(report, TablesReport):
        games = {
            "solo": report.plan.solo_games + report.plan.more_solo_games,
            "together": report.plan.games + report.plan.generations * report.plan.searched_games,
        }
        names_of = {"solo": "verdict, one player", "together": "verdict, two players"}
        return [(names_of[name], games[name], test) for name, test in report.verdicts.items()]
    tests = [(f"generation {number}", plan.games, test) for number, test in enumerate(report.tests, 1)]
    if report.verdict is not None:
        tests.append(("verdict", plan.games, report.verdict))
    return tests


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
    return _picture(f"{words(f'game-{game}')}: errors on games held out, in points", total, top, shapes)


def network_curve() -> str:
    """The errors of the network by games; circles at the left for the sum alone and for the network in use before."""
    report = network_report()
    top = 1.1 * max(report.sum_error, *(point.error for point in report.curve))

    def place(games: int, error: float) -> tuple[float, float]:
        x = _MARGIN + games / report.plan.games * (_WIDTH - 2 * _MARGIN)
        return x, _HEIGHT - _MARGIN - error / top * (_HEIGHT - 2 * _MARGIN)

    path = " ".join("{:.1f},{:.1f}".format(*place(point.games, point.error)) for point in report.curve)
    shapes = [f'<polyline points="{path}" fill="none" stroke="{_COLOURS[0]}" stroke-width="2"/>']
    for colour, name, error in zip(_COLOURS[::-1], ("sum", "network before"), (report.sum_error, report.before)):
        x, y = place(0, error)
        shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="none" stroke="{colour}"/>')
        shapes.append(f'<text x="{x + 6:.1f}" y="{y - 6:.1f}" fill="{colour}">{name}</text>')
    return _picture("Point City, network: errors on games held out, in points", report.plan.games, top, shapes)


def _picture(title: str, games: int, top: float, shapes: list[str]) -> str:
    """The shapes on axes: games from left to right, errors from the bottom to the top."""
    bottom = _HEIGHT - _MARGIN
    shapes.append(f'<line x1="{_MARGIN}" y1="{bottom}" x2="{_WIDTH - _MARGIN}" y2="{bottom}" stroke="#8a8f94"/>')
    shapes.append(f'<text x="{_WIDTH / 2:.0f}" y="{bottom + 20}" text-anchor="middle">games: {games}</text>')
    for error in (0.0, top / 2, top):
        height = bottom - error / top * (_HEIGHT - 2 * _MARGIN)
        shapes.append(f'<text x="{_MARGIN - 6}" y="{height + 4:.1f}" text-anchor="end">{error:.1f}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" height="{_HEIGHT}" '
        f'role="img" font-family="sans-serif" font-size="11" fill="#5c656d"><title>{title}</title>'
        f"{''.join(shapes)}</svg>\n"
    )


def table_curves(report: TablesReport) -> str:
    """Scores by games, of one player and of two, and the errors before and after each generation."""
    plan = report.plan
    begins = {"solo": 0, "solo, finalists": plan.solo_games, "together": 0}
    lines: dict[str, list[list[tuple[float, float]]]] = {"one": [], "two": []}
    for stage, begin in begins.items():
        points = [point for point in report.curve if point.stage == stage]
        for learner in sorted({point.learner for point in points}):
            curve = [(float(begin + point.games), point.score) for point in points if point.learner == learner]
            lines["two" if stage == "together" else "one"].append(curve)
    numbered = list(enumerate(report.generations, 1))
    searched = [(plan.games + number * float(plan.searched_games), each.score) for number, each in numbered]
    before = [(float(number), each.before) for number, each in numbered]
    after = [(float(number), each.after) for number, each in numbered]
    panels = [
        ("one player: mean score by games of each learner", lines["one"], []),
        ("two players: mean score by games, then with search", lines["two"], [searched]),
        ("error on games held out, by generation", [before], [after]),
    ]
    panels = [panel for panel in panels if any(panel[1])]
    shapes = [_panel(number * _WIDTH, *panel) for number, panel in enumerate(panels)]
    width = _WIDTH * len(panels)
    title = f"{words('game-card-city')}: mean scores, and errors of the estimates, in points"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {_HEIGHT}" width="{width}" height="{_HEIGHT}" '
        f'role="img" font-family="sans-serif" font-size="11" fill="#5c656d"><title>{title}</title>'
        f"{''.join(shapes)}</svg>\n"
    )


def _panel(
    left: int, title: str, lines: list[list[tuple[float, float]]], others: list[list[tuple[float, float]]]
) -> str:
    """Lines in the first colour, others in the second, with circles, over the same axes."""
    points = [point for line in (*lines, *others) for point in line]
    right, top = max(x for x, _ in points), 1.1 * max(y for _, y in points)
    bottom = _HEIGHT - _MARGIN

    def place(x: float, y: float) -> tuple[str, str]:
        across = left + _MARGIN + x / right * (_WIDTH - 2 * _MARGIN)
        return f"{across:.1f}", f"{bottom - y / top * (_HEIGHT - 2 * _MARGIN):.1f}"

    shapes = [f'<text x="{left + _WIDTH // 2}" y="{_MARGIN // 2}" text-anchor="middle">{title}</text>']
    for colour, group in zip(_COLOURS, (lines, others)):
        for line in group:
            path = " ".join(",".join(place(*point)) for point in line)
            shapes.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
    for point in (point for line in others for point in line):
        x, y = place(*point)
        shapes.append(f'<circle cx="{x}" cy="{y}" r="3" fill="none" stroke="{_COLOURS[1]}"/>')
    edge = left + _WIDTH - _MARGIN
    shapes.append(f'<line x1="{left + _MARGIN}" y1="{bottom}" x2="{edge}" y2="{bottom}" stroke="#8a8f94"/>')
    shapes.append(f'<text x="{edge}" y="{bottom + 20}" text-anchor="end">{right:,.0f}</text>')
    for value in (0.0, top / 2, top):
        height = place(0, value)[1]
        shapes.append(f'<text x="{left + _MARGIN - 6}" y="{height}" text-anchor="end">{value:.1f}</text>')
    return "".join(shapes)


def page(text: str) -> str:
    """The page with its figures anew."""
    for name, table in (("verdicts", verdict_table()), ("network", network_table())):
        start, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        before, rest = text.split(start)
        text = f"{before}{start}\n{table}\n{end}{rest.split(end)[1]}"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    for name, report in reports().items():
        drawing = table_curves(report) if isinstance(report, TablesReport) else curves(name, report)
        (REPORTS / f"{name}.svg").write_text(drawing, encoding="utf-8")
    NETWORK.with_suffix(".svg").write_text(network_curve(), encoding="utf-8")
