"""The board in a terminal. Nothing depends on colour alone: tiles and owners of tokens are marked by letters.

The map is cropped to the terminal around the cell that changed last, and says what lies outside.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from tricity.core.notation import Translate, vocabulary
from tricity.games.infinite_city.kinds import KIND_NAMES, VERBS

VOCABULARY: Final = {
    **vocabulary({"ic-object": KIND_NAMES, "ic-verb": [verb.name for verb in VERBS], "verb": ["pass"]}),
    "all": "ic-all",
}

Cell = tuple[int, int]

_CELL_WIDTH: Final = 6
"""Columns of a cell: two letters, a mark, and up to three letters of tokens."""
_MARGIN: Final = 5
_MAX_ROWS: Final = 15
"""The largest number of rows shown, so that the prompt stays in sight."""
_OWNERS: Final = "ABCDEF"
_OWNER_STYLES: Final = ("bold red", "bold blue", "bold green", "bold yellow", "bold magenta", "bold cyan")
_FACE_DOWN: Final = "▒▒"
_FREE: Final = "·"
_PROTECTED: Final = "!"


def board(view: Mapping[str, Any], translate: Translate, names: Sequence[str]) -> RenderableType:
    """The map, the players, the pending effects and a legend."""
    return Group(
        _Map(view, translate), *_players(view, translate, names), *_pending(view, translate), _legend(view, translate)
    )


class _Map:
    """The city, cropped to the width of the terminal."""

    def __init__(self, view: Mapping[str, Any], translate: Translate) -> None:
        self.city = {_cell(at): laid for at, laid in view["city"].items()}
        self.free = {_cell(at) for at in view["places"]}
        self.latest = _cell(view["latest"] or "0,0")
        self.printed = view["printed"]
        self.translate = translate

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        shown = [*self.city, *self.free]
        columns = _window([x for x, _ in shown], self.latest[0], max(1, (options.max_width - _MARGIN) // _CELL_WIDTH))
        rows = _window([y for _, y in shown], self.latest[1], _MAX_ROWS)
        yield Text(" " * _MARGIN + "".join(f"{x:^{_CELL_WIDTH}}" for x in columns), style="dim")
        for y in rows:
            line = Text(f"{y:>{_MARGIN - 1}} ", style="dim")
            for x in columns:
                line.append_text(self._tile((x, y)))
            yield line
        outside = [cell for cell in self.city if cell[0] not in columns or cell[1] not in rows]
        if outside:
            yield Text(self.translate("ic-board-outside", count=len(outside), ats=_cell_list(outside)), style="bold")

    def _tile(self, cell: Cell) -> Text:
        latest = cell == self.latest
        if cell not in self.city:
            return Text(f"{_FREE if cell in self.free else '':^{_CELL_WIDTH}}", style="bold" if latest else "dim")
        laid = self.city[cell]
        text = Text(_FACE_DOWN if laid["tile"] is None else letters(laid["tile"], self.printed, self.translate))
        text.stylize("reverse" if latest else "bold")
        text.append(_PROTECTED if laid["protected"] else " ", style="bold yellow")
        text.append_text(_tokens(laid["tokens"]))
        text.pad_right(_CELL_WIDTH - text.cell_len)
        return text


def letters(tile: str, printed: Mapping[str, Any], translate: Translate) -> str:
    """The two letters of a tile's kind."""
    return translate(f"ic-letter-{printed[tile]['kind']}")


def _tokens(owners: Sequence[int]) -> Text:
    """Up to three letters; of more tokens, each owner once with their number, and a plus where that does not fit."""
    text = Text()
    if len(owners) <= 3:
        marks: Iterable[tuple[str, int]] = ((_OWNERS[seat], seat) for seat in owners)
    else:
        marks = ((_many(seat, owners.count(seat)), seat) for seat in dict.fromkeys(owners))
    for mark, seat in marks:
        if text.cell_len + len(mark) > 3:
            text.truncate(2)
            return text.append("+")
        text.append(mark, style=_OWNER_STYLES[seat])
    return text


def _many(seat: int, count: int) -> str:
    return _OWNERS[seat] + (str(count) if count > 1 else "")


def _players(view: Mapping[str, Any], translate: Translate, names: Sequence[str]) -> list[Text]:
    lines = []
    for seat, owner in enumerate(view["seats"]):
        line = Text("► " if seat in view["to_act"] else "  ").append(_OWNERS[seat], style=_OWNER_STYLES[seat])
        line.append(f" {names[seat]}", style="bold").append(f" · {translate('ic-board-tokens', count=owner['tokens'])}")
        line.append(f" · {translate('board-hand')} ").append(_hand(owner["hand"], translate))
        lines.append(line)
    status = translate("ic-board-deck", count=view["deck"])
    if view["last"]:
        status += f" · {translate('ic-board-last-turns', seats=view['last'])}"
    elif view["last"] is not None and not view["over"]:
        status += f" · {translate('ic-board-last-turn')}"
    return [*lines, Text(status)]


def _hand(hand: Mapping[str, Any], translate: Translate) -> str:
    """The tiles that the viewer knows by name, the others as question marks."""
    names = ["?"] * hand["unknown"]
    for tile in reversed(hand["known"]):
        kind, plus, printed = tile.partition("+")
        names.insert(0, translate(f"tile-{kind}") + plus + printed)
    return ", ".join(names) or translate("nothing")


def _pending(view: Mapping[str, Any], translate: Translate) -> list[Text]:
    """The effects being resolved, the innermost first."""
    if not view["pending"]:
        return []
    lines = [Text(translate("ic-board-following"), style="dim")]
    for frame in reversed(view["pending"]):
        if frame["at"] is not None:
            laid = view["city"][frame["at"]]["tile"]
            text = translate("ic-board-text", tile=_FACE_DOWN if laid is None else laid, at=frame["at"])
        elif frame["seat"] is not None:
            text = translate("ic-board-deck", count=view["deck"])
        else:
            text = translate("ic-board-aside", count=len(frame["tiles"]) + frame["unknown"])
        lines.append(Text(f"  {text}", style="dim"))
    return lines


def _legend(view: Mapping[str, Any], translate: Translate) -> Text:
    """The marks, and the letters of the kinds that lie face up."""
    marks = translate("ic-board-legend", down=_FACE_DOWN, free=_FREE, safe=_PROTECTED)
    up = {view["printed"][laid["tile"]]["kind"] for laid in view["city"].values() if laid["tile"] is not None}
    tiles = [f"{translate(f'ic-letter-{kind}')} {translate(f'tile-{kind}')}" for kind in KIND_NAMES if kind in up]
    return Text("\n".join([marks, " · ".join(tiles)] if tiles else [marks]), style="dim")


def _window(coordinates: Sequence[int], middle: int, size: int) -> range:
    """The columns or rows to show: all where there is room, else those around the middle."""
    low, high = min(coordinates), max(coordinates)
    if high - low < size:
        return range(low, high + 1)
    start = min(max(low, middle - size // 2), high - size + 1)
    return range(start, start + size)


def _cell_list(cells: Sequence[Cell]) -> list[str]:
    """The first eight cells, and dots for the rest."""
    shown = [f"{x},{y}" for x, y in cells[:8]]
    return shown if len(cells) <= 8 else [*shown, "…"]


def _cell(at: str) -> Cell:
    x, y = at.split(",")
    return int(x), int(y)
