"""The board of a game as data: areas that the page and the terminal draw without knowing the game.

A game declares areas in `Game.board`; each shows one field of its view. The words follow one convention, for the page
and the terminal alike:

| message | what it says |
|---|---|
| `<prefix>-area-<field>` | the name of an area; underscores of the field become hyphens |
| `<noun>-<name>` | a card, tile or count: the area's noun and the name in the view |
| `verb-<word>` | the first word of a move |
| `object-<word>`, else `<noun>-<word>` | any other word of a move, by the nouns of all areas; cells stay as they are |

An area with `verbs` can be pointed at: their moves name a card of the hand or pile, or a cell of the grid.
"""

from collections.abc import Iterator, Mapping
from typing import Any, TypeGuard

from tricity.core.frozen import Frozen


class AreaBase(Frozen, kw_only=True, tag_field="kind"):
    """What all kinds of areas have."""

    field: str
    """The key of the area's value: in the view, or with `per_seat` in each of the view's `seats`."""
    noun: str = ""
    """What the names in the area are: the first half of their message ids. `seat`: seat numbers, drawn as pieces."""
    per_seat: bool = False
    """Whether every player has an area of their own."""
    verbs: tuple[str, ...] = ()
    """The verbs of the moves that are chosen by pointing at what lies here; empty: the area is only looked at."""


class Grid(AreaBase, kw_only=True, tag="grid"):
    """Cells `a1` to the lower right corner. The value maps occupied cells to names; null is a card face down."""

    columns: int
    rows: int

    def cells(self) -> list[str]:
        """All cells in reading order."""
        return [f"{chr(ord('a') + column)}{row + 1}" for row in range(self.rows) for column in range(self.columns)]


class Hand(AreaBase, kw_only=True, tag="hand"):
    """Cards side by side. The value is one of those that `visible_cards` reads."""


class Pile(AreaBase, kw_only=True, tag="pile"):
    """Cards on top of each other, of which the page shows the last known one and the size. Values as in a hand."""


class Counter(AreaBase, kw_only=True, tag="counter"):
    """A number, a word or a truth value, or a mapping from names to numbers. A word `x` is written as `<noun>-x`."""


Area = Grid | Hand | Pile | Counter


class Board(Frozen, kw_only=True):
    """How to draw a game: its areas in reading order, those of the table before those of the players."""

    prefix: str
    """The game's prefix in message ids, in lower case: `cc` for rules `CC-01` and events `cc-built`."""
    areas: tuple[Area, ...]

    def nouns(self) -> list[str]:
        """The nouns of all areas, each once."""
        return list(dict.fromkeys(area.noun for area in self.areas if area.noun not in ("", "seat")))

    def label(self, area: Area) -> str:
        """The id of the message that names an area."""
        return f"{self.prefix}-area-{area.field.replace('_', '-')}"


def visible_cards(value: object) -> tuple[list[str], int]:
    """The names of the cards that the viewer knows, and the number of others; raises `ValueError`.

    A value is a list of names with null for each unknown card, `{"known": [names], "unknown": number}`, a mapping from
    names to numbers of cards, or the number of cards of which none is known.

    >>> visible_cards(["park", None, None])
    (['park'], 2)
    >>> visible_cards({"known": ["park"], "unknown": 2})
    (['park'], 2)
    >>> visible_cards({"park": 2, "road": 1})
    (['park', 'park', 'road'], 0)
    >>> visible_cards(12)
    ([], 12)
    """
    match value:
        case bool():
            pass
        case int():
            return [], value
        case list() if all(name is None or isinstance(name, str) for name in value):
            return [name for name in value if name is not None], value.count(None)
        case {"known": list(known), "unknown": int(unknown)} if all(isinstance(name, str) for name in known):
            return list(known), unknown
        case dict() if _is_counts(value):
            return [name for name, count in value.items() for _ in range(count)], 0
    raise ValueError("not a list of names, a mapping with known and unknown, a mapping to numbers, or a number")


def area_values(area: Area, view: Mapping[str, Any]) -> Iterator[tuple[str, object]]:
    """The places of an area in a view, as text for messages, and the values there; raises `ValueError`."""
    if not area.per_seat:
        yield f"view[{area.field!r}]", _value(view, area.field, "view")
        return
    for seat, owner in enumerate(_value(view, "seats", "view")):
        place = f"view['seats'][{seat}]"
        yield f"{place}[{area.field!r}]", _value(owner, area.field, place)


def board_faults(board: Board, view: Mapping[str, Any]) -> list[str]:
    """What is wrong with a view, by the board's declaration: one sentence per fault, which names the field."""
    faults = []
    for area in board.areas:
        try:
            for place, value in area_values(area, view):
                fault = _area_fault(area, value)
                if fault:
                    faults.append(f"{place}: {fault}")
        except ValueError as fault_of_view:
            faults.append(str(fault_of_view))
    return faults


def _value(mapping: Any, field: str, place: str) -> Any:
    if not isinstance(mapping, Mapping) or field not in mapping:
        raise ValueError(f"{place} has no field {field!r}, which the board declares")
    return mapping[field]


def _area_fault(area: Area, value: object) -> str:
    match area:
        case Grid():
            return _grid_fault(area, value)
        case Counter():
            is_plain = value is None or isinstance(value, int | str)
            return "" if is_plain or _is_counts(value) else "not a number, a word or a mapping to numbers"
        case Hand() | Pile():
            try:
                visible_cards(value)
            except ValueError as fault:
                return str(fault)
            return ""


def _grid_fault(area: Grid, value: object) -> str:
    if not isinstance(value, dict):
        return "not a mapping from cells to names"
    outside = sorted(set(value) - set(area.cells()))
    if outside:
        return f"no cells of a grid of {area.columns} × {area.rows}: {', '.join(map(str, outside))}"
    names = int if area.noun == "seat" else str
    wrong = [cell for cell, name in value.items() if name is not None and not isinstance(name, names)]
    return f"neither null nor {names.__name__} at {', '.join(wrong)}" if wrong else ""


def _is_counts(value: object) -> TypeGuard[dict[str, int]]:
    return isinstance(value, dict) and all(
        isinstance(name, str) and type(count) is int for name, count in value.items()
    )
