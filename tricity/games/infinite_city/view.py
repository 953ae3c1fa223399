"""What a seat may know, built from that knowledge. The hidden part is not in it.

Hidden are the hands, the deck, the faces of the tiles that lie face down, and what a library looks at. A seat remembers
what it has lawfully seen of a hand as long as it is certainly there.
"""

from typing import Any

import msgspec

from tricity.games.infinite_city import hands
from tricity.games.infinite_city.effects.library import pile_tiles
from tricity.games.infinite_city.effects.plaza import placements
from tricity.games.infinite_city.frames import STEP_UNDER_DECK, frame_cell, frame_step
from tricity.games.infinite_city.groups import Group, groups, open_plazas
from tricity.games.infinite_city.kinds import KIND_NAMES
from tricity.games.infinite_city.legal import actors
from tricity.games.infinite_city.moves import cell_name
from tricity.games.infinite_city.positions import frame_struct, last_round_list, latest_cell_name, token_owners
from tricity.games.infinite_city.prompts import Prompt, prompt
from tricity.games.infinite_city.schema import Pending
from tricity.games.infinite_city.state import FACE_UP, NOT_YET, PROTECTED, InfiniteCity, token_count, type_of
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
    visible = View(
        game="infinite-city",
        players=players,
        options={OPTION: values_of(state.tileset)},
        seat=seat,
        prompt=prompt(state, seat, acting),
        to_act=acting,
        turn=int(state.turn),
        latest=latest_cell_name(state),
        city={cell_name(cell): _tile(state, int(tile)) for cell, tile in zip(state.cells, state.tiles, strict=True)},
        places=[cell_name(cell) for cell in placements(state)],
        plazas=open_plazas(state),
        groups=groups(state),
        deck=len(state.deck) - int(state.deck_top),
        pending=[_pending(state, int(frame), seat == state.turn) for frame in state.pending],
        factories=int(state.factories),
        passes=int(state.passes),
        out=None if state.first_out == NOT_YET else int(state.first_out),
        out_now=bool(state.ran_out_this_turn),
        last=last_round_list(state),
        over=bool(state.over),
        seats=[
            SeatView(tokens=int(token_count(state.supply, owner)), hand=_hand(state, seat, owner))
            for owner in range(players)
        ],
        printed={
            name: Printed(
                kind=KIND_NAMES[state.tileset.kinds[tile_type]],
                count=int(state.tileset.counts[tile_type]),
                bonus=int(state.tileset.bonus[tile_type]),
                silver=bool(state.tileset.silver[tile_type]),
            )
            for tile_type, name in enumerate(state.tileset.names)
        },
    )
    result: dict[str, Any] = msgspec.to_builtins(visible)
    return result


def _tile(state: InfiniteCity, tile: int) -> TileView:
    return TileView(
        tile=state.tileset.names[type_of(tile)] if tile & FACE_UP else None,
        tokens=token_owners(tile, int(state.players)),
        protected=bool(tile & PROTECTED),
    )


def _hand(state: InfiniteCity, viewer: int | None, owner: int) -> Hand:
    players = int(state.players)
    shown = hands.known_names(state, players, owner)
    if viewer == owner:
        seen = [hands.known_names(state, other, owner) for other in range(players)]
        return Hand(known=hands.hand_names(state, owner), unknown=0, shown=shown, seen=seen)
    known = hands.known_names(state, players if viewer is None else viewer, owner)
    return Hand(known=known, unknown=int(hands.hand_size(state, owner)) - len(known), shown=shown, seen=[])


def _pending(state: InfiniteCity, frame: int, is_own_turn: bool) -> PendingView:
    fields = msgspec.structs.asdict(frame_struct(state, frame))
    if frame_step(frame) == STEP_UNDER_DECK and not is_own_turn:
        return PendingView(**{**fields, "tiles": []}, unknown=len(pile_tiles(frame_cell(frame))))
    return PendingView(**fields, unknown=0)
