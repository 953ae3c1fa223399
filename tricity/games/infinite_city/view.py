"""What a seat may know, built from that knowledge. The hidden part is not in it.

Hidden are the hands, the deck, the faces of the tiles that lie face down, and what a library looks at. A seat remembers
what it has lawfully seen of a hand as long as it is certainly there.
"""

from typing import Any

import msgspec

from tricity.games.infinite_city import frames as f
from tricity.games.infinite_city import hands
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.effects.library import aside_tiles
from tricity.games.infinite_city.effects.plaza import places
from tricity.games.infinite_city.groups import Group, binding_plazas, groups
from tricity.games.infinite_city.legal import actors
from tricity.games.infinite_city.positions import last_seats, latest, owners, told_frame
from tricity.games.infinite_city.prompts import Prompt, prompt
from tricity.games.infinite_city.shape import Pending
from tricity.games.infinite_city.state import NAMES, NOT_YET, SAFE, UP, InfiniteCity, tokens_of, type_of
from tricity.games.infinite_city.tileset import OPTION, values_of


class TileView(msgspec.Struct, kw_only=True):
    tile: str | None
    """None: face down."""
    tokens: list[int]
    """The owners, one for each token."""
    protected: bool


class Hand(msgspec.Struct, kw_only=True):
    """Tiles of which the viewer knows some; `shown` is what everybody knows of them."""

    known: list[str]
    unknown: int
    shown: list[str]
    seen: list[list[str]]
    """Of the viewer's own hand: what each seat knows of it."""


class SeatView(msgspec.Struct, kw_only=True):
    tokens: int
    hand: Hand


class PendingView(Pending):
    """As in a position; of the tiles that a library looked at, `unknown` are not for the viewer."""

    unknown: int


class Printed(msgspec.Struct, kw_only=True):
    kind: str
    count: int
    bonus: int
    silver: bool


class View(msgspec.Struct, kw_only=True):
    game: str
    players: int
    options: dict[str, Any]
    seat: int | None
    prompt: Prompt
    to_act: list[int]
    turn: int
    latest: str | None
    """The cell where something last happened."""
    city: dict[str, TileView]
    """By cell, in reading order."""
    places: list[str]
    """Where a tile that is placed now may go (IC-10, IC-H12)."""
    plazas: list[str]
    """The plazas that bind now (IC-H12)."""
    groups: list[Group]
    """What every seat controls, by what hangs together (IC-17, IC-50)."""
    deck: int
    pending: list[PendingView]
    factories: int
    passes: int
    out: int | None
    out_now: bool
    last: list[int] | None
    over: bool
    seats: list[SeatView]
    printed: dict[str, Printed]
    """The tiles of the box by name: how many, and what is printed on them."""


def view(state: InfiniteCity, seat: int | None) -> dict[str, Any]:
    players = int(state.players)
    acting = [other for other in range(players) if actors(state) >> other & 1]
    seen = View(
        game="infinite-city",
        players=players,
        options={OPTION: values_of(state.tileset)},
        seat=seat,
        prompt=prompt(state, seat, acting),
        to_act=acting,
        turn=int(state.turn),
        latest=latest(state),
        city={m.cell_text(cell): _tile(state, int(word)) for cell, word in zip(state.cells, state.tiles, strict=True)},
        places=[m.cell_text(cell) for cell in places(state)],
        plazas=binding_plazas(state),
        groups=groups(state),
        deck=len(state.deck) - int(state.deck_at),
        pending=[_pending(state, int(it), seat == state.turn) for it in state.pending],
        factories=int(state.factories),
        passes=int(state.passes),
        out=None if state.out == NOT_YET else int(state.out),
        out_now=bool(state.out_now),
        last=last_seats(state),
        over=bool(state.over),
        seats=[
            SeatView(tokens=int(tokens_of(state.supply, owner)), hand=_hand(state, seat, owner))
            for owner in range(players)
        ],
        printed={
            name: Printed(
                kind=NAMES[state.tileset.kinds[tile]],
                count=int(state.tileset.counts[tile]),
                bonus=int(state.tileset.bonus[tile]),
                silver=bool(state.tileset.silver[tile]),
            )
            for tile, name in enumerate(state.tileset.names)
        },
    )
    result: dict[str, Any] = msgspec.to_builtins(seen)
    return result


def _tile(state: InfiniteCity, word: int) -> TileView:
    return TileView(
        tile=state.tileset.names[type_of(word)] if word & UP else None,
        tokens=owners(word, int(state.players)),
        protected=bool(word & SAFE),
    )


def _hand(state: InfiniteCity, viewer: int | None, owner: int) -> Hand:
    players = int(state.players)
    shown = hands.known_names(state, players, owner)
    if viewer == owner:
        seen = [hands.known_names(state, other, owner) for other in range(players)]
        return Hand(known=hands.names_of(state, owner), unknown=0, shown=shown, seen=seen)
    known = hands.known_names(state, players if viewer is None else viewer, owner)
    return Hand(known=known, unknown=int(hands.size(state, owner)) - len(known), shown=shown, seen=[])


def _pending(state: InfiniteCity, it: int, knows: bool) -> PendingView:
    told = msgspec.structs.asdict(told_frame(state, it))
    if f.code_of(it) == f.UNDER and not knows:
        return PendingView(**{**told, "tiles": []}, unknown=len(aside_tiles(f.cell_of(it))))
    return PendingView(**told, unknown=0)
