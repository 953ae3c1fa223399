"""A report as one HTML page that needs nothing else, in the reader's language."""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any, Final

from tricity.arena.lab.analysis import Balance, Duels, Report, Spread, Usage
from tricity.arena.lab.charts import Form, column_chart, interval_chart, stacked_chart
from tricity.core.estimates import Estimate
from tricity.core.notation import Translate

_RARE: Final = 0.02
"""Pieces and moves of fewer seats than this are left out of the page; the JSON file has them all."""
_LARGEST: Final = 8
_UNIT: Final = "\u00a0\u202f %"
"""What may follow the number of a percentage, in any language."""

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2733; --paper: #fbfaf7; --soft: #6b7480; --line: #d9d5cb; --one: #1f6f8b;
  --two: #c8553d; --three: #7b7466; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6df; --paper: #171b20; --soft: #9aa4af; --line: #363d45;
  --one: #6cc0dd; --two: #f08a70; --three: #6a6f75; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 46rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1.5rem; }
p.note, caption, .axis { color: var(--soft); } p.note { max-width: 40rem; } ul.summary { padding-left: 1.2rem; }
svg { width: 100%; min-width: 28rem; height: auto; margin: .5rem 0; } svg text { fill: currentColor; font-size: 13px; }
svg circle, svg rect { fill: var(--one); } svg .interval { stroke: var(--one); stroke-width: 3; }
svg .fair { stroke: var(--soft); stroke-dasharray: 4 4; } svg .axis { fill: var(--soft); font-size: 12px; }
svg .part1 { fill: var(--three); } svg .part2 { fill: var(--two); } svg .part3 { fill: var(--line); }
svg .inside { fill: var(--paper); } .scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; } th { text-align: left; font-weight: 600; }
th, td { padding: .2rem .8rem .2rem 0; border-bottom: 1px solid var(--line); vertical-align: bottom; }
td + td { white-space: nowrap; } figure { margin: 0; } td + td, th + th { text-align: right; }
.entry { white-space: nowrap; margin-right: 1em; }
.key { display: inline-block; width: .8em; height: .8em; margin-right: .4em; } .key0 { background: var(--one); }
.key1 { background: var(--three); } .key2 { background: var(--two); } .key3 { background: var(--line); }
"""

NameOf = Callable[[str], str]
"""The name of a piece or a kind of move."""


def html_page(report: Report, lang: str, translate: Translate, name_of: NameOf, bot_name: NameOf) -> str:
    """The page of a report."""
    experiment = report.experiment
    facts = {"game": experiment.game, "bot_text": bot_name(experiment.bot), "count": report.games}
    title = translate("lab-title", **facts)
    parts = [
        f"<h1>{escape(title)}</h1>",
        _paragraph(
            translate("lab-about", rules=experiment.rules, seed=experiment.seed, repeats=experiment.repeats, **facts)
        ),
        _summary(report, translate),
    ]
    parts += [_balance(balance, translate, name_of) for balance in report.balances]
    if report.duels:
        parts.append(_duels(report.duels, translate, bot_name))
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{' '.join(_STYLE.split())}</style>\n" + "\n".join(parts) + "\n</html>\n"
    )


def _summary(report: Report, translate: Translate) -> str:
    sentences, percent = [], percent_form(translate)
    for balance in report.balances:
        first = balance.order[0].wins
        fair = 1 / balance.players
        case = "more" if first.low > fair else "less" if first.high < fair else "fair"
        sentences.append(
            translate(
                "lab-summary",
                players=balance.players,
                case=case,
                wins=percent(first.value),
                fair=percent(fair),
                deal=percent(balance.deal_wins.value),
                decisions=_number(balance.length.mean.value),
                changes=_number(balance.lead_changes.mean.value),
            )
        )
    return '<ul class="summary">' + "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences) + "</ul>"


def _balance(balance: Balance, translate: Translate, name_of: NameOf) -> str:
    percent = percent_form(translate)
    parts = [f"<h2>{escape(translate('lab-players', players=balance.players))}</h2>"]
    parts += [
        _heading(translate("lab-order")),
        _note(translate("lab-order-note")),
        _order_chart(balance, translate),
        _heading(translate("lab-deal")),
        _note(translate("lab-deal-note")),
        interval_chart(
            translate("lab-deal"),
            [
                (translate("lab-deal-points"), balance.deal_points),
                (translate("lab-deal-wins"), balance.deal_wins),
            ],
            0.0,
            1.0,
            0.0,
            percent,
        ),
        _heading(translate("lab-course")),
        _table(
            ("", translate("lab-mean"), translate("lab-range")),
            [
                _spread_row(translate("lab-decisions"), balance.length),
                (translate("lab-choices"), _interval(balance.choices, _number), ""),
                _spread_row(translate("lab-lead-changes"), balance.lead_changes),
                (translate("lab-settled"), _interval(balance.settled, percent), ""),
                (translate("lab-margin"), _interval(balance.margin, _number), ""),
                _spread_row(translate("lab-points"), balance.points),
            ],
        ),
        _chart_of(translate("lab-decisions"), balance.length),
        _chart_of(translate("lab-lead-changes"), balance.lead_changes),
        _chart_of(translate("lab-points"), balance.points),
        *_usages(translate("lab-pieces"), translate("lab-pieces-note"), balance.pieces, translate, name_of),
        *_usages(translate("lab-moves"), translate("lab-moves-note"), balance.moves, translate, name_of),
    ]
    return "".join(parts)


def _order_chart(balance: Balance, translate: Translate) -> str:
    fair = 1 / balance.players
    rows = [
        (translate("lab-place", number=position.place, points=_number(position.points.value)), position.wins)
        for position in balance.order
    ]
    high = max(min(2 * fair, 1.0), *(position.wins.high for position in balance.order))
    return interval_chart(translate("lab-order"), rows, 0.0, high, fair, percent_form(translate))


def _chart_of(title: str, spread: Spread) -> str:
    return f"<figure><figcaption>{escape(title)}</figcaption>{column_chart(title, spread.counts)}</figure>"


def _usages(title: str, note: str, usages: Sequence[Usage], translate: Translate, name_of: NameOf) -> Iterable[str]:
    percent = percent_form(translate)
    rows = [
        (
            name_of(usage.name),
            percent(usage.held),
            f"{usage.winners:.2f}",
            f"{usage.others:.2f}",
            _interval(usage.wins, percent),
            "" if usage.effect is None else _interval(usage.effect, _points),
        )
        for usage in usages
        if usage.held >= _RARE
    ]
    if rows:
        heads = ("lab-name", "lab-held", "lab-winners", "lab-others", "lab-wins", "lab-effect")
        table = _table([translate(head) for head in heads], rows)
        yield from (_heading(title), _note(note), _effect_chart(title, usages, name_of), table)


def _effect_chart(title: str, usages: Sequence[Usage], name_of: NameOf) -> str:
    """The largest effects in both directions."""
    rows = [(name_of(usage.name), usage.effect) for usage in usages if usage.effect and usage.held >= _RARE]
    if len(rows) > 2 * _LARGEST:
        rows = [*rows[:_LARGEST], *rows[-_LARGEST:]]
    bound = max((abs(value.value) for _, value in rows), default=0.0) * 1.5
    return interval_chart(title, rows, -bound, bound, 0.0, _points) if bound else ""


def _duels(duels: Sequence[Duels], translate: Translate, bot_name: NameOf) -> str:
    rows, percent = [], percent_form(translate)
    for duel in duels:
        rest = max(1 - duel.stronger_twice - duel.same_seat - duel.weaker_twice, 0.0)
        shares = (duel.stronger_twice, duel.same_seat, duel.weaker_twice, rest)
        rows.append((bot_name(duel.rival), shares))
    keys = ("lab-stronger-twice", "lab-same-seat", "lab-weaker-twice", "lab-mixed")
    legend = "".join(
        f'<span class="entry"><span class="key key{n}"></span>{escape(translate(key))}</span> '
        for n, key in enumerate(keys)
    )
    table = _table(
        [translate(head) for head in ("lab-rival", "lab-games", "lab-wins", "lab-elo")],
        [
            (bot_name(duel.rival), str(duel.games), _interval(duel.wins, percent), _interval(duel.elo, _number))
            for duel in duels
        ],
    )
    return "".join(
        [
            f"<h2>{escape(translate('lab-strength'))}</h2>",
            _note(translate("lab-strength-note")),
            table,
            stacked_chart(translate("lab-strength"), rows, percent_form(translate, decimals=0)),
            f"<p>{legend}</p>",
        ]
    )


def _spread_row(label: str, spread: Spread) -> tuple[str, str, str]:
    return label, _interval(spread.mean, _number), f"{spread.low:g} … {spread.high:g}".replace("-", "−")


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in rows)
    return f'<div class="scroll"><table><tr>{head}</tr>\n{body}</table></div>'


def _heading(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def _note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _interval(value: Estimate, form: Callable[[float], str]) -> str:
    low, high = (form(bound).rstrip(_UNIT) for bound in (value.low, value.high))
    return f"{form(value.value)} ({low} … {high})"


def percent_form(translate: Translate, decimals: int = 1) -> Form:
    """Writes a share as a percentage of the language: "71.4%", in French "71.4 %"."""
    return lambda share: translate("chances-percent", number=f"{100 * share:.{decimals}f}".replace("-", "−"))


def _points(share: float) -> str:
    """Percentage points."""
    return f"{100 * share:+.1f}".replace("-", "−")


def _number(value: Any) -> str:
    return f"{value:.1f}".replace("-", "−")
