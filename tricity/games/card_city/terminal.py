"""How a Card City table looks in a terminal. Colours are an aid only: every card has its letter."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.text import Text

from tricity.core.notation import Translate, vocabulary

VOCABULARY: Final = vocabulary(
    {
        "verb": ("divide", "choose", "keep", "build", "discard", "develop", "buy", "pass"),
        "object": ("residence", "commerce", "leisure", "industry", "parking"),
        "size": ("small", "big"),
    }
)


_STYLES: Final = {
    "residence": "bold white on green4",
    "commerce": "bold white on dodger_blue3",
    "leisure": "bold white on red3",
    "industry": "bold black on gold3",
    "parking": "bold white on grey42",
    "town-hall": "bold white on purple4",
}
_ROUNDS: Final = 10
_WIDE_CELL: Final = 3
_NARROW_CELL: Final = 2
_CITY_WIDTH: Final = {_WIDE_CELL: 25, _NARROW_CELL: 20}
"""Four cities in 100 columns, or in 80. A plan has at most six columns: a city of five can't grow wider."""
_FACE_DOWN: Final = "▒"
_REACHABLE: Final = "·"


def board(view: Mapping[str, Any], translate: Translate, names: Sequence[str]) -> RenderableType:
    """Round and phase, the cards on the table, the cities side by side."""
    return Group(
        *_header(view, translate), *_acquisition(view, translate), _Cities(view, translate, names), _legend(translate)
    )


class _Cities:
    """The cities side by side, in smaller cells where the terminal is too narrow."""

    def __init__(self, view: Mapping[str, Any], translate: Translate, names: Sequence[str]) -> None:
        self.view = view
        self.translate = translate
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        seats = range(self.view["players"])
        wide = _CITY_WIDTH[_WIDE_CELL] * len(seats) <= options.max_width
        cell = _WIDE_CELL if wide else _NARROW_CELL
        cities = [_city(self.view, seat, self.translate, cell) for seat in seats]
        height = max(map(len, cities)) + 2
        panels = [self._panel(seat, lines, _CITY_WIDTH[cell], height) for seat, lines in enumerate(cities)]
        yield Columns(panels, padding=0)

    def _panel(self, seat: int, lines: Sequence[Text], width: int, height: int) -> Panel:
        owner = self.view["seats"][seat]
        acts = seat in self.view["to_act"]
        return Panel(
            Group(*lines),
            title=Text(("★ " if seat == self.view["first"] else "") + self.names[seat], style="bold"),
            subtitle=Text(self.translate("cc-board-size", size=owner["size"], limit=owner["limit"])),
            border_style="cyan" if acts else "dim",
            box=box.HEAVY if acts else box.ROUNDED,
            width=width,
            height=height,
        )


def _header(view: Mapping[str, Any], translate: Translate) -> list[Text]:
    where = Text(translate("cc-board-round", round=view["round"], rounds=_ROUNDS, phase=view["phase"]), style="bold")
    piles = Text.assemble(translate("board-deck", count=view["deck"]), " · ", translate("board-reserve"))
    piles.append_text(_counts(view["reserve"], translate))
    gone = {card: count for card, count in view["discarded"].items() if count}
    if gone:
        piles.append(" · ").append(translate("board-discarded")).append_text(_counts(gone, translate))
    return [where, piles]


def _acquisition(view: Mapping[str, Any], translate: Translate) -> list[RenderableType]:
    """The lots where there are any, else the cards that are being divided; solo also what lies under the deck."""
    lines: list[RenderableType] = []
    lots, pool, under = view["lots"], view["pool"], view["under"]
    if lots is not None:
        line = Text.assemble((translate("lot-small"), "bold"), " ").append_text(_cards(lots["small"], 0, translate))
        line.append("   ").append(translate("lot-big"), "bold").append(" ").append_text(
            _cards(lots["up"], 0, translate)
        )
        down = lots["down"]
        for card in down["known"]:
            line.append(f" {_FACE_DOWN}").append_text(_card(card, translate))
        lines.append(line.append(f" {_FACE_DOWN}" * down["unknown"]))
    elif pool["known"] or pool["unknown"]:
        line = Text.assemble((translate("board-pool"), "bold"), " ")
        lines.append(line.append_text(_cards(pool["known"], pool["unknown"], translate)))
    if under["known"]:
        lines.append(Text(translate("board-under")).append(" ").append_text(_cards(under["known"], 0, translate)))
    return lines


def _city(view: Mapping[str, Any], seat: int, translate: Translate, cell: int) -> list[Text]:
    owner = view["seats"][seat]
    hand = _cards(owner["hand"]["known"], owner["hand"]["unknown"], translate)
    return [
        Text(translate("cc-board-gold", gold=owner["gold"])),
        Text(translate("cc-board-price", price=owner["price"]), style="dim"),
        Text(translate("board-hand")).append(" ").append_text(hand),
        *_plan(owner["city"], owner["square"], translate, cell),
    ]


def _plan(city: Mapping[str, str], square: Sequence[str], translate: Translate, cell: int) -> list[Text]:
    """The city, and the rows and columns into which its square lets it grow next."""
    cells = [*city, *square]
    columns = _range(sorted(cell[0] for cell in cells))
    rows = range(min(int(cell[1]) for cell in cells), max(int(cell[1]) for cell in cells) + 1)
    plan = [Text("  " + "".join(f"{column:^{cell}}" for column in columns), style="dim")]
    for row in rows:
        line = Text.assemble((f"{row} ", "dim"))
        for column in columns:
            at = f"{column}{row}"
            if at in city:
                line.append_text(_card(city[at], translate, cell))
            else:
                line.append(f"{_REACHABLE:^{cell}}", style="bold" if at in square else "dim")
        plan.append(line)
    return plan


def _range(letters: Sequence[str]) -> list[str]:
    return [chr(code) for code in range(ord(letters[0]), ord(letters[-1]) + 1)]


def _card(card: str, translate: Translate, width: int = _WIDE_CELL) -> Text:
    return Text(f"{translate(f'letter-{card}'):^{width}}", style=_STYLES[card])


def _cards(known: Sequence[str], unknown: int, translate: Translate) -> Text:
    cards = [_card(card, translate) for card in known] + [Text(" ? ", style="reverse")] * unknown
    return Text(" ").join(cards) if cards else Text(translate("nothing"))


def _counts(cards: Mapping[str, int], translate: Translate) -> Text:
    line = Text()
    for card, count in cards.items():
        line.append(" ").append_text(_card(card, translate)).append(f" {count}")
    return line


def _legend(translate: Translate) -> Text:
    line = Text()
    for card in _STYLES:
        line.append_text(_card(card, translate)).append(f" {translate(f'card-{card}')} ", style="dim")
    return line
