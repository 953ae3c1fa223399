"""Cities drawn as text, and tables built around them through `tricity.from_position`, whose checks thus run as well."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import tricity
from support.refusals import refused as refused
from tricity import BadPosition, Match

LETTERS = {
    "R": "residence",
    "C": "commerce",
    "L": "leisure",
    "I": "industry",
    "P": "parking",
    "T": "town-hall",
}
MARKS = "xrcb"
BOX = {"R": 34, "C": 24, "L": 12, "I": 20, "P": 16}
DRAWN_PER_PLAYER = {"R": 6, "C": 3, "L": 3, "I": 4, "P": 4}
RESERVE = "RCI"
BARE = ("T",)
WORTH = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36, 9: 45, 10: 55}
"""The rulebook's table of district sizes: points for residences, gold for shops."""


@dataclass(frozen=True)
class Drawing:
    """A city by cell of the sheet. Equal when cards and marks are, whatever the frame that they were drawn in."""

    cards: dict[str, str]
    marks: dict[str, str] = field(default_factory=dict)
    corner: tuple[int, int] = field(default=(0, 0), compare=False)
    """Column and row on the sheet of the drawing's top left cell."""

    def at(self, own: str) -> str:
        """The cell of the sheet that the drawing calls so: its top left is a1."""
        column, row = ord(own[0]) - ord("a"), int(own[1:]) - 1
        return _cell(self.corner[0] + column, self.corner[1] + row)

    def __repr__(self) -> str:
        shown = {_column_and_row(cell): letter for cell, letter in {**_letters(self.cards), **self.marks}.items()}
        columns = range(min(column for column, _ in shown), max(column for column, _ in shown) + 1)
        rows = range(min(row for _, row in shown), max(row for _, row in shown) + 1)
        lines = [" ".join(shown.get((column, row), ".") for column in columns) for row in rows]
        return f"<from {_cell(columns[0], rows[0])}: {' / '.join(lines)}>"


def draw(*rows: str) -> Drawing:
    """A city from its rows: `R C L I P T`, `.` for an empty place; the town hall comes to e5 of the sheet.

    Small letters are marks on empty places: `x` somewhere a card may go, `r`, `c` and `b` where a residence, a commerce
    or both may develop.
    """
    cells = {(column, row): sign for row, line in enumerate(rows) for column, sign in enumerate(line.split())}
    (hall,) = (cell for cell, sign in cells.items() if sign == "T")
    corner = (4 - hall[0], 4 - hall[1])
    named = {_cell(corner[0] + column, corner[1] + row): sign for (column, row), sign in cells.items() if sign != "."}
    assert set(named.values()) <= {*LETTERS, *MARKS}
    return Drawing(
        cards={cell: LETTERS[sign] for cell, sign in named.items() if sign in LETTERS},
        marks={cell: sign for cell, sign in named.items() if sign in MARKS},
        corner=corner,
    )


def one_district(letter: str, size: int) -> Drawing:
    """A city with a district of that many cards, up to ten."""
    rows = [" ".join((letter * cards).ljust(5, ".")) for cards in (max(size - 5, 0), min(size, 5))]
    return draw(*rows, "P P T P P", "I I . I .")


def city_of(match: Match, seat: int = 0) -> Drawing:
    return Drawing(match.position()["seats"][seat]["city"])


def cards(letters: str) -> list[str]:
    """`"R C"` or `"RC"` as the names that positions and views use, in the order of the kinds."""
    return [name for letter, name in LETTERS.items() for _ in range(letters.count(letter))]


def make_position(
    *cities: Drawing,
    players: int | None = None,
    phase: str = "construction",
    round_: int | None = None,
    first: int = 0,
    turn: int | None = None,
    hands: Sequence[str] = (),
    shown: Sequence[str] | None = None,
    gold: int | Sequence[int] = 3,
    reserve: Mapping[str, int] | None = None,
    deck: str = "",
    pool: str = "",
    pool_shown: str = "",
    lots: tuple[str, str] | None = None,
    dividers: Sequence[int] | None = None,
    **options: bool | str,
) -> dict[str, Any]:
    """A table that could be, by the newest rules.

    Cards that nobody asked for fill the deck below `deck`, then the discards.
    """
    players = players or max(len(cities), len(hands), 1)
    round_ = round_ or (10 if phase == "over" else 5)
    boards = [cities[seat].cards if seat < len(cities) else draw(*BARE).cards for seat in range(players)]
    held = [hands[seat] if seat < len(hands) else "" for seat in range(players)]
    piles, filling = _rest(boards, "".join(held) + pool + deck, players, reserve or {})
    missing = 2 * players * (10 - round_) - (phase == "keep") - len(deck)
    assert 0 <= missing <= len(filling), f"round {round_} lacks {missing} cards, there are {len(filling)}"
    return {
        "game": "card-city",
        "rules": 3,
        "players": players,
        "options": {
            "decentralisation": False,
            "parking_meters": False,
            "discard": "in-order",
            **({"first_player": "drawn"} if players > 1 else {}),
            **options,
        },
        "round": round_,
        "phase": phase,
        "first": first,
        "turn": first if turn is None else turn,
        "dividers": [first] if dividers is None else list(dividers),
        "pool": cards(pool),
        "pool_shown": cards(pool_shown),
        "lots": None if lots is None else {"small": cards(lots[0]), "up": cards(lots[1])},
        "deck": [LETTERS[letter] for letter in deck + filling[:missing]],
        "under": min(round_ - (phase == "keep"), 9) if players == 1 else 0,
        "reserve": {LETTERS[letter]: piles[letter] for letter in RESERVE},
        "discarded": {LETTERS[letter]: filling[missing:].count(letter) for letter in BOX},
        "seats": [
            {
                "gold": gold if isinstance(gold, int) else gold[seat],
                "hand": cards(held[seat]),
                "shown": cards(held[seat] if shown is None else shown[seat]),
                "city": boards[seat],
            }
            for seat in range(players)
        ],
    }


def table(*cities: Drawing, **fields: Any) -> Match:
    """A match that begins at the position that `make_position` returns."""
    return tricity.from_position(make_position(*cities, **fields))


def building(card: str, drawn: Drawing, *, gold: int = 5) -> Drawing:
    """The drawing with an `x` wherever the card may be built from the hand."""
    match = table(_bare(drawn), players=4, hands=[card], gold=gold)
    moves = [move for move in match.legal_moves(0) if move.verb == "build"]
    return Drawing(drawn.cards, dict.fromkeys((move.args[1] for move in moves), "x"), drawn.corner)


def developing(drawn: Drawing, *, at_the_limit: bool = False, **fields: Any) -> Drawing:
    """The drawing with the marks of `draw` wherever something may develop."""
    # Or else a city where nothing may develop for another reason would prove nothing.
    assert _is_full(drawn) == at_the_limit
    match = _asked("CC-36", _bare(drawn), **{"phase": "development", "players": 4, **fields})
    spots: dict[str, str] = {}
    for move in match.legal_moves(0) if match else []:
        card, cell = move.args
        spots[cell] = "b" if cell in spots else card[0]
    return Drawing(drawn.cards, spots, drawn.corner)


def check_building(card: str, *rows: str) -> None:
    """The card may be built where the drawing has an `x`, and nowhere else."""
    drawn = draw(*rows)
    assert building(card, drawn) == drawn


def check_development(*rows: str) -> Drawing:
    """Something may develop where the drawing has marks, and nowhere else. Returns the drawing."""
    drawn = draw(*rows)
    assert developing(drawn) == drawn
    return drawn


def development(*rows: str) -> tuple[Drawing, Match]:
    """The same; returns the drawing and a match of two that begins with its development."""
    drawn = check_development(*rows)
    return drawn, table(drawn, players=2, phase="development")


def buying(drawn: Drawing, **fields: Any) -> Drawing:
    """The drawing with an `x` wherever an industry may be bought."""
    match = _asked("CC-50", _bare(drawn), **{"phase": "end-of-round", "players": 4, **fields})
    moves = [move for move in match.legal_moves(0) if move.verb == "buy"] if match else []
    return Drawing(drawn.cards, dict.fromkeys((move.args[1] for move in moves), "x"), drawn.corner)


def income(drawn: Drawing, **options: bool) -> Mapping[str, Any]:
    """The facts of the city's income, told when the last card of a round has been built."""
    match = table(_bare(drawn), players=4, hands=["", "P"], reserve={"R": 0, "C": 0}, **options)
    events = match.play("build parking e4", seat=1)
    (facts,) = (event.facts for event in events if event.kind == "cc-income" and event.facts["seat"] == 0)
    assert match.view(None)["seats"][0]["gold"] == 3 + facts["gold"]
    return facts


def built(match: Match, *moves: str, seat: int = 0) -> Drawing:
    """The seat's city after these moves of it."""
    for move in moves:
        match.play(move, seat=seat)
    return city_of(match, seat)


def _asked(rule: str, drawn: Drawing, **fields: Any) -> Match | None:
    """The table, or None where the seat would not have been asked, as the position's check says by that rule."""
    try:
        return table(drawn, **fields)
    except BadPosition as fault:
        if (fault.facts.get("rule"), fault.place) != (rule, "$.turn"):
            raise
        return None


def _rest(boards: Sequence[Mapping[str, str]], held: str, players: int, given: Mapping[str, int]) -> tuple[Any, str]:
    """The reserve, and the cards that are nowhere yet, leisures first."""
    laid = Counter(letter for board in boards for letter in _letters(board).values())
    piles: dict[str, int] = {}
    spare: dict[str, int] = {}
    for letter in BOX:
        used = laid[letter] + held.count(letter)
        from_deck = DRAWN_PER_PLAYER[letter] * players
        if letter in RESERVE:
            developed = 0 if letter == "I" else laid[letter] - sum(_loners(board, letter) for board in boards)
            piles[letter] = given.get(letter, BOX[letter] - from_deck - max(developed, used - from_deck))
        spare[letter] = (BOX[letter] - piles[letter] if letter in RESERVE else from_deck) - used
        assert spare[letter] >= 0, f"too many of {letter}"
    filling = "L" * spare.pop("L")
    while any(spare.values()):
        for letter in spare:
            if spare[letter]:
                filling += letter
                spare[letter] -= 1
    return piles, filling


def _loners(board: Mapping[str, str], letter: str) -> int:
    """Cards of the kind beside no other: those that the hand can have built."""
    cells = {_column_and_row(cell) for cell, other in _letters(board).items() if other == letter}
    return sum(
        not cells & {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}
        for column, row in cells
    )


def _is_full(drawn: Drawing) -> bool:
    industries = list(drawn.cards.values()).count("industry")
    return len(drawn.cards) - industries >= 5 * (1 + industries)


def _bare(drawn: Drawing) -> Drawing:
    return Drawing(drawn.cards, {}, drawn.corner)


def _letters(board: Mapping[str, str]) -> dict[str, str]:
    signs = {name: letter for letter, name in LETTERS.items()}
    return {cell: signs[name] for cell, name in board.items()}


def _cell(column: int, row: int) -> str:
    assert 0 <= column < 9
    assert 0 <= row < 9
    return f"{'abcdefghi'[column]}{row + 1}"


def _column_and_row(cell: str) -> tuple[int, int]:
    return "abcdefghi".index(cell[0]), int(cell[1]) - 1
