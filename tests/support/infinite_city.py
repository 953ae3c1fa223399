"""Cities drawn as text, and tables built around them through `tricity.from_position`, whose checks thus run as well."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

import tricity
from tricity import LANGUAGES, BadPosition, Match
from tricity.games.infinite_city.kinds import KIND_NAMES
from tricity.games.infinite_city.tileset import DEFAULT_VALUES

LETTERS = {tricity.words(f"ic-letter-{kind}"): kind for kind in KIND_NAMES}
BOX = {letters: sum(copy["count"] for copy in DEFAULT_VALUES[kind]) for letters, kind in LETTERS.items()}
SEATS = "ABCDEF"
TOKENS = 15

STEP: dict[str, Any] = {"at": None, "seat": None, "number": 0, "tiles": [], "left": [], "turned": []}
"""What a frame of the pending stack says when it says nothing."""


@dataclass(frozen=True)
class Tile:
    letters: str
    up: bool = True
    tokens: str = ""

    def __str__(self) -> str:
        return ("" if self.up else "#") + self.letters + (f":{self.tokens}" if self.tokens else "")


@dataclass(frozen=True)
class Drawing:
    """A city by cell, and the marks on empty cells. Equal when tiles and marks are, wherever they were drawn."""

    tiles: dict[str, Tile]
    marks: frozenset[str] = field(default=frozenset())

    def __repr__(self) -> str:
        shown = {_cell(at): str(tile) for at, tile in self.tiles.items()} | {_cell(at): "x" for at in self.marks}
        columns = range(min(x for x, _ in shown), max(x for x, _ in shown) + 1)
        rows = range(min(y for _, y in shown), max(y for _, y in shown) + 1)
        if len(columns) * len(rows) > 400:
            return repr(sorted(shown.items()))
        lines = [" ".join(f"{shown.get((x, y), '.'):5}" for x in columns) for y in rows]
        return f"from {columns[0]},{rows[0]}:\n" + "\n".join(lines)


def draw(*rows: str, at: str = "0,0") -> Drawing:
    """A city from its rows: two letters a tile, `Em:AB` with tokens of those seats, `#Em` face down, `.` nothing.

    `x` marks an empty cell. The top left of the drawing is the cell `at`.
    """
    left, top = _cell(at)
    signs = {f"{left + x},{top + y}": sign for y, row in enumerate(rows) for x, sign in enumerate(row.split())}
    return Drawing(
        {cell: _tile(sign) for cell, sign in signs.items() if sign not in ".x"},
        frozenset(cell for cell, sign in signs.items() if sign == "x"),
    )


def city_of(match: Match) -> Drawing:
    signs = {name: letters for letters, name in LETTERS.items()}
    city = match.position()["city"]
    return Drawing(
        {
            cell: Tile(signs[tile["tile"]], tile["up"], "".join(SEATS[seat] for seat in tile["tokens"]))
            for cell, tile in city.items()
        }
    )


def tiles(letters: str) -> list[str]:
    """`"Em Ho"` as names, in the order given."""
    return [LETTERS[name] for name in letters.split()]


def hand(letters: str) -> list[str]:
    """The same in the order of the kinds, as hands are told."""
    return sorted(tiles(letters))


def make_position(
    city: Drawing,
    hands: Sequence[str] = (),
    *,
    players: int | None = None,
    turn: int = 0,
    deck: str = "",
    spare: int | None = None,
    pending: Sequence[Mapping[str, Any]] = (),
    known: Sequence[tuple[int | None, int, str]] = (),
    **fields: Any,
) -> dict[str, Any]:
    """A table that could be. Tiles that nobody asked for lie below `deck`, or in the hand of the seat `spare`."""
    owners = "".join(tile.tokens for tile in city.tiles.values())
    players = players or max(len(hands), 1 + max((SEATS.index(owner) for owner in owners), default=1), 2)
    held = [hands[seat] if seat < len(hands) else "" for seat in range(players)]
    used = Counter(" ".join([deck, *held]).split()) + Counter(tile.letters for tile in city.tiles.values())
    used += Counter(letters for frame in pending for letters in _letters(frame.get("tiles", ())))
    rest = [letters for letters, count in BOX.items() for _ in range(count - used[letters])]
    assert len(rest) + sum(used.values()) == sum(BOX.values()), "more tiles than the box has"
    if spare is not None:
        held[spare] = " ".join([held[spare], *rest])
        rest = []
    return {
        "game": "infinite-city",
        "players": players,
        "options": {"printed_values": None},
        "turn": turn,
        "latest": None,
        "city": {
            cell: {
                "tile": LETTERS[tile.letters],
                "up": tile.up,
                "tokens": sorted(SEATS.index(owner) for owner in tile.tokens),
            }
            for cell, tile in city.tiles.items()
        },
        "deck": tiles(deck) + tiles(" ".join(rest)),
        "pending": [{**STEP, **frame} for frame in pending],
        "factories": 0,
        "passes": 0,
        "out": None,
        "out_now": False,
        "last": None,
        "over": False,
        "seats": [{"tokens": TOKENS - owners.count(SEATS[seat]), "hand": hand(held[seat])} for seat in range(players)],
        "known": [{"viewer": viewer, "seat": seat, "tiles": hand(seen)} for viewer, seat, seen in known],
        **fields,
    }


def table(city: Drawing, hands: Sequence[str] = (), **fields: Any) -> Match:
    """A match that begins at the position that `make_position` returns."""
    return tricity.from_position(make_position(city, hands, **fields))


def impossible(position: dict[str, Any]) -> tuple[str, str | None, str]:
    """The key of the message that refuses a position, the rule and the place."""
    with pytest.raises(BadPosition) as caught:
        tricity.from_position(position)
    assert len({tricity.words(caught.value, lang) for lang in LANGUAGES}) == len(LANGUAGES)
    return caught.value.key, caught.value.facts.get("rule"), caught.value.place


def played(match: Match, *moves: str) -> Drawing:
    """The city after these moves of whoever is to act."""
    for move in moves:
        match.play(move)
    return city_of(match)


def kinds(match: Match) -> list[str]:
    """What the last move made happen."""
    return [event.kind for event in match.moves[-1].events]


def choices(match: Match, verb: str) -> set[str]:
    """What may follow that verb now, which is the only one."""
    moves = match.legal_moves()
    assert {move.verb for move in moves} == {verb}
    return {" ".join(move.args) for move in moves}


def places(match: Match, tile: str) -> frozenset[str]:
    """The cells where a tile may be played now."""
    return frozenset(move.args[1] for move in match.legal_moves() if (move.verb, move.args[:1]) == ("play", (tile,)))


def supply(match: Match) -> list[int]:
    return [seat["tokens"] for seat in match.position()["seats"]]


def hand_of(match: Match, seat: int) -> list[str]:
    held: list[str] = match.position()["seats"][seat]["hand"]
    return held


def is_turn_over(match: Match, seat: int = 0) -> bool:
    """Whether nothing is pending and the turn has gone on to another seat."""
    return not match.position()["pending"] and match.position()["turn"] != seat


def crowded(owner: str, tokens: int, *, at: str = "20,0") -> Drawing:
    """A tile far off with that many tokens on it, which leaves their owner fewer in supply."""
    return draw("Of:" + owner * tokens, at=at)


def joined(*cities: Drawing) -> Drawing:
    tiles: dict[str, Tile] = {}
    for city in cities:
        tiles |= city.tiles
    return Drawing(tiles)


def _tile(sign: str) -> Tile:
    letters, _, tokens = sign.partition(":")
    tile = Tile(letters.removeprefix("#"), not letters.startswith("#"), "".join(sorted(tokens)))
    assert tile.letters in LETTERS, sign
    return tile


def _letters(names: Sequence[str]) -> list[str]:
    signs = {name: letters for letters, name in LETTERS.items()}
    return [signs[name] for name in names]


def _cell(at: str) -> tuple[int, int]:
    x, y = at.split(",")
    return int(x), int(y)
