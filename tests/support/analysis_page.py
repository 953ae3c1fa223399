"""The figures of docs/analysis.md and its reliability plots, written from the reports: make pages."""

from pathlib import Path
from typing import Final

import msgspec

from tricity.arena.calibration import Fit
from tricity.arena.luck_study import Study as LuckStudy
from tricity.arena.review_study import Estimate, GameStudy
from tricity.games import names
from tricity.locales import words

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = DOCS / "analysis.md"
CALIBRATION: Final = DOCS / "calibration"
STUDIES: Final = DOCS / "reviews"
LUCK: Final = DOCS / "luck"
STUDIED: Final = tuple(game for game in names() if (STUDIES / f"{game}.json").exists())
"""A game that was just added has no study yet, and plays with chances that are not calibrated."""
_SIZE: Final = 260
_MARGIN: Final = 34


def fits(game: str) -> dict[str, Fit]:
    return msgspec.json.decode((CALIBRATION / f"{game}.json").read_bytes(), type=dict[str, Fit])


def studied(game: str) -> GameStudy:
    return msgspec.json.decode((STUDIES / f"{game}.json").read_bytes(), type=GameStudy)


def luck_studied(game: str) -> LuckStudy:
    return msgspec.json.decode((LUCK / f"{game}.json").read_bytes(), type=LuckStudy)


def calibration_table() -> str:
    lines = ["| game | players | games | samples | Brier score | largest gap |", "|---|---|---|---|---|---|"]
    for game in STUDIED:
        for players, fit in fits(game).items():
            gap = max(abs(each.chance - each.won) for each in fit.bins if each.count >= 30)
            lines.append(
                f"| {words(f'game-{game}')} | {players} | {fit.games} | {fit.samples} | {fit.brier:.3f} | {gap:.2f} |"
            )
    return "\n".join(lines)


def study_table() -> str:
    lines = [
        "| game | level | games | rest | accuracy | marked | explained | blunders marked again |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for game in STUDIED:
        for study in studied(game).levels:
            explained = f"{100 * study.explained / study.marked:.0f} %" if study.marked else "–"
            cells = [
                words(f"game-{game}"),
                _level(study.bot),
                str(study.games),
                _interval(study.rest),
                _interval(study.accuracy, 1),
                str(study.marked),
                explained,
                f"{study.marked_again} of {study.blunders_twice}",
            ]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def level_table() -> str:
    lines = [
        "| game | positions | level | loss per decision | more than the next level |",
        "|---|---|---|---|---|",
    ]
    for game in STUDIED:
        study = studied(game)
        for level in study.losses:
            more = "" if level.more_than_next is None else _interval(level.more_than_next, 4)
            cells = [
                words(f"game-{game}"),
                str(study.positions),
                words(f"bot-{level.bot}"),
                _interval(level.loss, 4),
                more,
            ]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def luck_table() -> str:
    lines = [
        "| game | level | games | luck | of both seats | variance of results | less luck | difference |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for game in STUDIED:
        for each in luck_studied(game).levels:
            cells = [
                words(f"game-{game}"),
                _level(each.bot),
                str(each.games),
                _interval(each.luck, 3),
                _interval(each.luck_of_both, 3),
                f"{each.result:.3f}",
                f"{each.adjusted:.3f}",
                _interval(each.drop, 3),
            ]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _level(bot: str) -> str:
    return words(f"bot-{bot}") if bot else "all"


def reliability_plot(game: str) -> str:
    """How often those won who were given a chance, for two players; on the line where they are as many as promised."""
    fit = fits(game)["2"]
    inner = _SIZE - 2 * _MARGIN

    def place(x: float, y: float) -> tuple[float, float]:
        return _MARGIN + x * inner, _SIZE - _MARGIN - y * inner

    (left, bottom), (right, top) = place(0, 0), place(1, 1)
    shapes = [
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{inner}" height="{inner}" fill="none" stroke="#8a8f94"/>',
        f'<line x1="{left:.1f}" y1="{bottom:.1f}" x2="{right:.1f}" y2="{top:.1f}" stroke="#8a8f94" '
        'stroke-dasharray="4 4"/>',
    ]
    most = max(each.count for each in fit.bins)
    for each in fit.bins:
        x, y = place(each.chance, each.won)
        radius = 2 + 6 * (each.count / most) ** 0.5
        shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="#1f7a74" fill-opacity="0.8"/>')
    for share in (0, 0.5, 1):
        x, y = place(share, 0)
        shapes.append(f'<text x="{x:.1f}" y="{y + 16:.1f}" text-anchor="middle">{100 * share:.0f} %</text>')
        x, y = place(0, share)
        shapes.append(f'<text x="{x - 6:.1f}" y="{y + 4:.1f}" text-anchor="end">{100 * share:.0f}</text>')
    title = f"{words(f'game-{game}')}: chance and wins"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_SIZE} {_SIZE}" width="{_SIZE}" height="{_SIZE}" '
        f'role="img" font-family="sans-serif" font-size="11" fill="#5c656d"><title>{title}</title>'
        f"{''.join(shapes)}</svg>\n"
    )


def page(text: str) -> str:
    """The page with its figures anew."""
    tables = {
        "calibration": calibration_table(),
        "studies": study_table(),
        "levels": level_table(),
        "luck": luck_table(),
    }
    for name, table in tables.items():
        marks = f"<!-- {name} -->", f"<!-- end of {name} -->"
        before, rest = text.split(marks[0])
        text = f"{before}{marks[0]}\n{table}\n{marks[1]}{rest.split(marks[1])[1]}"
    return text


def _interval(estimate: Estimate, digits: int = 2) -> str:
    return f"{estimate.mean:.{digits}f} ± {estimate.margin:.{digits}f}".replace("-", "−")


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    for name in STUDIED:
        (CALIBRATION / f"{name}.svg").write_text(reliability_plot(name), encoding="utf-8")
