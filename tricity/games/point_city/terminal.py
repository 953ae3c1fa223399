"""How a Point City table looks in a terminal. Colours are an aid only: resources are abbreviated in letters."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tricity.core.notation import Translate, vocabulary
from tricity.games.point_city.resources import INGENUITY, STOCK_KINDS
from tricity.games.point_city.state import ROUNDS
from tricity.games.point_city.tokens import TOKEN_NAMES

VOCABULARY: Final = vocabulary(
    {"verb": ("flip", "take", "draw", "pass", "pay", "token"), "resource": STOCK_KINDS, "token": TOKEN_NAMES}
)


_STYLES: Final = {
    "community": "bold white on purple4",
    "economy": "bold black on gold3",
    "energy": "bold black on dark_orange",
    "ecology": "bold white on green4",
    "industry": "bold white on red3",
    INGENUITY: "bold white on dodger_blue3",
}
_ROWS: Final = "1234"
_COLUMNS: Final = "abcd"
_TIER: Final = "·"
_POINTS: Final = "★"
_NEXT: Final = "►"
"""Marks a cell from which the Automa takes on its next turn."""


def board(view: Mapping[str, Any], translate: Translate, names: Sequence[str]) -> RenderableType:
    """Round and deck, the market, the civic tokens, and each player's stock and city."""
    table = [_header(view, translate), _market(view, translate), *_tokens(view, translate)]
    return Group(*table, _owners(view, translate, names), _legend(view, translate))


def _header(view: Mapping[str, Any], translate: Translate) -> Text:
    deck, discarded = view["deck"], sum(view["discarded"].values())
    line = Text(translate("pc-board-round", round=view["round"], rounds=int(ROUNDS)), style="bold")
    line.append(" · ").append(translate("board-deck", count=deck["size"]), style="not bold")
    if deck["top"] is not None:
        line.append(f" · {translate('pc-board-top')} {_TIER * deck['top']['tier']} ", style="not bold")
        line.append_text(_kind(deck["top"]["resource"], translate))
    if discarded:
        line.append(f" · {translate('board-discarded')} {discarded}", style="not bold")
    if view["sites"]:
        buildings = ", ".join(translate(f"building-{site['building']}") for site in view["sites"])
        line.append(f" · {translate('pc-board-sites')} {buildings}", style="not bold")
    return line


def _market(view: Mapping[str, Any], translate: Translate) -> RenderableType:
    table = Table(box=box.SQUARE, show_header=False, show_lines=True, show_edge=False, padding=0, expand=True)
    for _ in _COLUMNS:
        table.add_column(ratio=1)
    marked = view["automa"]["cells"] if view["automa"] else ()
    for row in _ROWS:
        cells = [f"{column}{row}" for column in _COLUMNS]
        table.add_row(*(_cell(at, view["market"][at], at in marked, translate) for at in cells))
    return table


def _cell(at: str, cell: Mapping[str, Any], marked: bool, translate: Translate) -> Text:
    """Three lines: where and what it brings, what it is, what it costs."""
    head = Text(f"{_NEXT if marked else ' '}{at} ", style="bold")
    if cell["gap"] is not None:
        return head.append("\n\n")
    head.append(f"{_TIER * cell['tier']} ", style="not bold")
    if cell["resource"] is not None:
        return head.append("\n ").append_text(_kind(cell["resource"], translate)).append("\n")
    building = cell["building"]
    head.append_text(_gain(building, translate))
    head.append(f"\n {translate('building-' + building['building'])}\n ", style="not bold")
    return head.append_text(_counts(building["cost"], translate))


def _gain(building: Mapping[str, Any], translate: Translate) -> Text:
    gain = Text(style="not bold")
    if building["kind"] == "civic":
        return gain.append(translate("pc-board-civic"), style="reverse")
    if building["produces"]:
        gain.append("+").append_text(_resource(building["produces"], translate))
        gain.append(" ")
    if building["points"]:
        gain.append(f"{building['points']}{_POINTS}", style="bold")
    return gain


def _tokens(view: Mapping[str, Any], translate: Translate) -> list[RenderableType]:
    """The tokens on the table in two columns, with how often they would score for the viewer."""
    if not view["tokens"]:
        return []
    table = Table.grid(padding=(0, 2), expand=True)
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    lines = [_table_token(view, number, translate) for number in range(len(view["tokens"]))]
    half = (len(lines) + 1) // 2
    for left, right in zip(lines[:half], [*lines[half:], Text()]):
        table.add_row(left, right)
    title = translate("pc-board-row" if view["automa"] else "pc-board-tokens")
    return [Text(title, style="bold"), table]


def _table_token(view: Mapping[str, Any], number: int, translate: Translate) -> Text:
    token = view["tokens"][number]
    count = None if view["seat"] is None else token["counts"][view["seat"]]
    return Text(f"{number + 1:2}. " if view["automa"] else " ").append(_token_text(token, count, translate))


def _token_text(token: Mapping[str, Any], count: int | None, translate: Translate) -> str:
    """What the token counts, its points for each, and how often it scores now."""
    name = translate(f"token-{token['token']}")
    if token["token"].startswith("flat"):
        return name
    return f"{token['each']} × {name}" + ("" if count is None else f" ({count})")


def _owners(view: Mapping[str, Any], translate: Translate, names: Sequence[str]) -> RenderableType:
    """The stocks, cities and tokens of the players, two side by side; the Automa comes last."""
    panels = [_seat(view, seat, translate, names[seat]) for seat in range(view["players"])]
    if view["automa"]:
        panels.append(_automa(view["automa"], translate, names[view["players"]]))
    table = Table.grid(expand=True)
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    for left in range(0, len(panels), 2):
        table.add_row(*panels[left : left + 2])
    return table


def _seat(view: Mapping[str, Any], seat: int, translate: Translate, name: str) -> Panel:
    owner = view["seats"][seat]
    first = seat == view["first"] and view["players"] > 1
    total = owner["points"] + sum(token["each"] * token["count"] for token in owner["tokens"])
    won = [Text(_token_text(token, token["count"], translate)) for token in owner["tokens"]]
    return _panel(owner, f"{'★ ' if first else ''}{name}", total, won, translate, seat in view["to_act"])


def _automa(owner: Mapping[str, Any], translate: Translate, name: str) -> Panel:
    won = [Text(translate(f"token-{token}")) for token in owner["tokens"]]
    return _panel(owner, name, owner["points"], won, translate, False)


def _panel(
    owner: Mapping[str, Any], name: str, points: int, won: Sequence[Text], translate: Translate, acts: bool
) -> Panel:
    lines = Table.grid(padding=(0, 1))
    lines.add_column(style="dim", no_wrap=True)
    lines.add_column()
    lines.add_row(translate("pc-board-stock"), _stock(owner["stock"], translate))
    lines.add_row(translate("pc-board-city"), _counts(owner["permanent"], translate))
    for number, token in enumerate(won):
        lines.add_row("" if number else translate("pc-board-won"), token)
    return Panel(
        lines,
        title=Text(f"{name} · {translate('pc-board-points', points=points)}", style="bold"),
        border_style="cyan" if acts else "dim",
        box=box.HEAVY if acts else box.ROUNDED,
        padding=0,
    )


def _resource(name: str, translate: Translate) -> Text:
    return Text(translate(f"short-{name}"), style=_STYLES[name])


def _kind(kind: str, translate: Translate) -> Text:
    """A resource card: a double one shows its symbol twice."""
    name = kind.removeprefix("2")
    return Text("+").join([_resource(name, translate)] * (2 if name != kind else 1))


def _counts(counts: Mapping[str, int], translate: Translate) -> Text:
    """The number of each resource, next to its name."""
    parts = [Text(f"{count} ").append_text(_resource(name, translate)) for name, count in counts.items()]
    return Text("  ").join(parts) if parts else Text(translate("nothing"))


def _stock(stock: Mapping[str, int], translate: Translate) -> Text:
    """The number of stock cards of each kind."""
    parts = [Text(f"{count}×").append_text(_kind(kind, translate)) for kind, count in stock.items()]
    return Text("  ").join(parts) if parts else Text(translate("nothing"))


def _legend(view: Mapping[str, Any], translate: Translate) -> Text:
    names = [_resource(name, translate).append(f" {translate(f'resource-{name}')}", style="dim") for name in _STYLES]
    names.append(Text(f"{_TIER} {translate('pc-board-tier')}", style="dim"))
    if view["automa"]:
        names.append(Text(f"{_NEXT} {translate('pc-board-automa')}", style="dim"))
    return Text("  ").join(names)
