"""How a Card City table looks in a terminal. Colours are an aid only: every card has its letter."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.text import Text

VOCABULARY: Final = {
    **{verb: f"verb-{verb}" for verb in ("divide", "choose", "keep", "build", "discard", "develop", "buy", "pass")},
    **{card: f"object-{card}" for card in ("residence", "commerce", "leisure", "industry", "parking")},
    **{lot: f"size-{lot}" for lot in ("small", "big")},
}
"""For each word of the notation the key of the message that translates it."""

Say = Callable[..., str]

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


def board(view: Mapping[str, Any], say: Say, names: Sequence[str]) -> RenderableType:
    """Round and phase, the cards on the table, the cities side by side."""
    return Group(*_header(view, say), *_acquisition(view, say), _Cities(view, say, names), _legend(say))


class _Cities:
    """The cities side by side, in smaller cells where the terminal is too narrow."""

    def __init__(self, view: Mapping[str, Any], say: Say, names: Sequence[str]) -> None:
        self.view = view
        self.say = say
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        seats = range(self.view["players"])
        wide = _CITY_WIDTH[_WIDE_CELL] * len(seats) <= options.max_width
        cell = _WIDE_CELL if wide else _NARROW_CELL
        cities = [_city(self.view, seat, self.say, cell) for seat in seats]
        height = max(map(len, cities)) + 2
        panels = [self._panel(seat, lines, _CITY_WIDTH[cell], height) for seat, lines in enumerate(cities)]
        yield Columns(panels, padding=0)

    def _panel(self, seat: int, lines: Sequence[Text], width: int, height: int) -> Panel:
        owner = self.view["seats"][seat]
        acts = seat in self.view["to_act"]
        return Panel(
            Group(*lines),
            title=Text(("★ " if seat == self.view["first"] else "") + self.names[seat], style="bold"),
            subtitle=Text(self.say("cc-board-size", size=owner["size"], limit=owner["limit"])),
            border_style="cyan" if acts else "dim",
            box=box.HEAVY if acts else box.ROUNDED,
            width=width,
            height=height,
        )


def _header(view: Mapping[str, Any], say: Say) -> list[Text]:
    where = Text(say("cc-board-round", round=view["round"], rounds=_ROUNDS, phase=view["phase"]), style="bold")
    piles = Text.assemble(say("board-deck", count=view["deck"]), " · ", say("board-reserve"))
    piles.append_text(_counts(view["reserve"], say))
    gone = {card: count for card, count in view["discarded"].items() if count}
    if gone:
        piles.append(" · ").append(say("board-discarded")).append_text(_counts(gone, say))
    return [where, piles]


def _acquisition(view: Mapping[str, Any], say: Say) -> list[RenderableType]:
    """The lots where there are any, else the cards that are being divided; solo also what lies under the deck."""
    lines: list[RenderableType] = []
    lots, pool, under = view["lots"], view["pool"], view["under"]
    if lots is not None:
        line = Text.assemble((say("lot-small"), "bold"), " ").append_text(_cards(lots["small"], 0, say))
        line.append("   ").append(say("lot-big"), "bold").append(" ").append_text(_cards(lots["up"], 0, say))
        down = lots["down"]
        for card in down["known"]:
            line.append(f" {_FACE_DOWN}").append_text(_card(card, say))
        lines.append(line.append(f" {_FACE_DOWN}" * down["unknown"]))
    elif pool["known"] or pool["unknown"]:
        line = Text.assemble((say("board-pool"), "bold"), " ")
        lines.append(line.append_text(_cards(pool["known"], pool["unknown"], say)))
    if under["known"]:
        lines.append(Text(say("board-under")).append(" ").append_text(_cards(under["known"], 0, say)))
    return lines


def _city(view: Mapping[str, Any], seat: int, say: Say, cell: int) -> list[Text]:
    owner = view["seats"][seat]
    hand = _cards(owner["hand"]["known"], owner["hand"]["unknown"], say)
    return [
        Text(say("cc-board-gold", gold=owner["gold"])),
        Text(say("cc-board-price", price=owner["price"]), style="dim"),
        Text(say("board-hand")).append(" ").append_text(hand),
        *_plan(owner["city"], owner["square"], say, cell),
    ]


def _plan(city: Mapping[str, str], square: Sequence[str], say: Say, cell: int) -> list[Text]:
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
                line.append_text(_card(city[at], say, cell))
            else:
                line.append(f"{_REACHABLE:^{cell}}", style="bold" if at in square else "dim")
        plan.append(line)
    return plan


def _range(letters: Sequence[str]) -> list[str]:
    return [chr(code) for code in range(ord(letters[0]), ord(letters[-1]) + 1)]


def _card(card: str, say: Say, width: int = _WIDE_CELL) -> Text:
    return Text(f"{say(f'letter-{card}'):^{width}}", style=_STYLES[card])


def _cards(known: Sequence[str], unknown: int, say: Say) -> Text:
    cards = [_card(card, say) for card in known] + [Text(" ? ", style="reverse")] * unknown
    return Text(" ").join(cards) if cards else Text(say("nothing"))


def _counts(cards: Mapping[str, int], say: Say) -> Text:
    line = Text()
    for card, count in cards.items():
        line.append(" ").append_text(_card(card, say)).append(f" {count}")
    return line


def _legend(say: Say) -> Text:
    line = Text()
    for card in _STYLES:
        line.append_text(_card(card, say)).append(f" {say(f'card-{card}')} ", style="dim")
    return line
