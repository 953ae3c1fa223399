"""The privacy boundary: what a seat may know of the state, and nothing else. JSON-able.

In every view: the city with all tokens, the supplies, the sizes of hands and deck, what every hand is publicly known to
hold, and the pending effects. For a seat also: its own hand and what the others know of it, what it has lawfully seen
of other hands as long as that is certain to be there (by a temple, a swap of hands or a mausoleum), and in its own turn
the tiles that a library looks at.

Never in a view: other tiles in hand, the order of the deck, and the faces of face-down tiles. The hidden part is not
masked but left out: the conformance tests permute it and compare views byte by byte.
"""

from typing import Any

import msgspec

from tricity.core.views import Prompt, ViewBase, view_head
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.cells import cell_name, neighbour_offset
from tricity.games.infinite_city.city import landmark_cells
from tricity.games.infinite_city.kinds import KINDS, source_cell, step_of
from tricity.games.infinite_city.legal import actors
from tricity.games.infinite_city.play import placements
from tricity.games.infinite_city.positions import frame_struct, last_round_list, latest_cell_name, token_owners
from tricity.games.infinite_city.schema import Pending
from tricity.games.infinite_city.scoring import MIN_GROUP
from tricity.games.infinite_city.state import (
    FACE_UP,
    NOT_YET,
    PLAZA,
    PROTECTED,
    InfiniteCity,
    seat_tokens,
    token_count,
    type_of,
)
from tricity.games.infinite_city.tileset import OPTION, values_of

_OFFSETS = [int(neighbour_offset(direction)) for direction in range(4)]


class Group(msgspec.Struct, kw_only=True):
    """Tiles that a seat controls, connected side to side (IC-17, IC-50)."""

    seat: int
    cells: list[str]
    """In reading order."""
    points: int
    """0 for a group that is too small to score (IC-50)."""


class TileView(msgspec.Struct, kw_only=True):
    """A tile of the city."""

    tile: str | None
    """Null for a face-down tile."""
    tokens: list[int]
    """The owners, one for each token."""
    protected: bool


class Hand(msgspec.Struct, kw_only=True):
    """A hand as the viewer knows it."""

    known: list[str]
    """The tiles that the viewer knows of: all of its own hand."""
    unknown: int
    """The number of other tiles."""
    shown: list[str]
    """The tiles that everybody knows of."""
    seen: list[list[str]]
    """For the viewer's own hand: what each seat knows of it; otherwise empty."""


class SeatView(msgspec.Struct, kw_only=True):
    tokens: int
    """In supply."""
    hand: Hand


class PendingView(Pending):
    """A pending effect as in a position, but only the seat that looks at a library's tiles sees them."""

    source: str | None
    """The tile whose effect is being resolved; null for tiles that wait, and for what is left to be done later."""
    unknown: int
    """The number of a library's tiles that the viewer may not see."""


class Printed(msgspec.Struct, kw_only=True):
    """What is printed on the tiles of one type (IC-02), and how many of them the box has."""

    kind: str
    rule: str
    """The rule of its effect."""
    count: int
    bonus: int
    silver: bool


class View(ViewBase, kw_only=True):
    """What one seat, or a spectator (`seat` is null), may know."""

    turn: int
    latest: str | None
    """The cell that changed last."""
    city: dict[str, TileView]
    """By cell, in reading order."""
    places: list[str]
    """The cells where a tile may be placed now (IC-10, IC-H12)."""
    plazas: list[str]
    """The plazas that restrict where tiles may be placed now (IC-H12)."""
    groups: list[Group]
    """The groups of all seats."""
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
    """The types of tiles, by name."""


def view(state: InfiniteCity, seat: int | None) -> dict[str, Any]:
    """The view of a seat, or of a spectator (None). It holds what the module docstring lists, and nothing else."""
    players = int(state.players)
    options = {OPTION: values_of(state.tileset)}
    visible = View(
        **view_head("infinite-city", players, options, seat, int(actors(state)), lambda _: _question(state)),
        turn=int(state.turn),
        latest=latest_cell_name(state),
        city={cell_name(cell): _tile(state, int(tile)) for cell, tile in zip(state.cells, state.tiles, strict=True)},
        places=[cell_name(cell) for cell in placements(state)],
        plazas=open_plazas(state),
        groups=groups(state),
        deck=len(state.deck) - int(state.deck_top),
        pending=[_pending(state, depth, seat == state.turn) for depth in range(len(state.pending))],
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
                kind=KINDS[state.tileset.kinds[tile_type]].name,
                rule=KINDS[state.tileset.kinds[tile_type]].rule,
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
    """A hand, from the viewer's row of the knowledge; a spectator has the row of what everybody knows."""
    players = int(state.players)
    shown = hands.known_names(state, players, owner)
    if viewer == owner:
        seen = [hands.known_names(state, other, owner) for other in range(players)]
        return Hand(known=hands.hand_names(state, owner), unknown=0, shown=shown, seen=seen)
    known = hands.known_names(state, players if viewer is None else viewer, owner)
    return Hand(known=known, unknown=int(hands.hand_size(state, owner)) - len(known), shown=shown, seen=[])


def _pending(state: InfiniteCity, depth: int, is_own_turn: bool) -> PendingView:
    fields = msgspec.structs.asdict(frame_struct(state, int(state.pending[depth])))
    source = source_cell(state, depth)
    unknown = 0 if is_own_turn else len(fields["tiles"])
    if unknown:
        fields["tiles"] = []
    return PendingView(**fields, source=cell_name(source) if source else None, unknown=unknown)


def groups(state: InfiniteCity) -> list[Group]:
    """The groups of all seats, by seat, the largest first: public, but tedious to find by eye."""
    result = []
    for seat in range(int(state.players)):
        own_tokens = int(seat_tokens(seat))
        unvisited = {int(cell) for cell, tile in zip(state.cells, state.tiles, strict=True) if tile & own_tokens}
        components = []
        while unvisited:
            components.append(_take_component(unvisited))
        for component in sorted(components, key=lambda cells: (-len(cells), cells)):
            points = len(component) if len(component) >= MIN_GROUP else 0
            result.append(Group(seat=seat, cells=[cell_name(cell) for cell in component], points=points))
    return result


def open_plazas(state: InfiniteCity) -> list[str]:
    """The face-up plazas with a free side (IC-H12), in reading order."""
    occupied = {int(cell) for cell in state.cells}
    return [
        cell_name(cell)
        for cell in landmark_cells(state, PLAZA)
        if not all(int(cell) + offset in occupied for offset in _OFFSETS)
    ]


def _take_component(unvisited: set[int]) -> list[int]:
    """Remove one connected component from the set. Returns its cells, sorted."""
    component = [unvisited.pop()]
    for cell in component:
        for offset in _OFFSETS:
            if cell + offset in unvisited:
                unvisited.remove(cell + offset)
                component.append(cell + offset)
    return sorted(component)


def _question(state: InfiniteCity) -> Prompt:
    """What the seat to act is asked. Only this seat is told of hidden tiles that it looks at."""
    if not len(state.pending):
        return _turn_prompt(state)
    frame = int(state.pending[len(state.pending) - 1])
    step = step_of(frame)
    return Prompt(say=f"ic-now-{step.name}", facts=step.prompt_facts(state, frame))


def _turn_prompt(state: InfiniteCity) -> Prompt:
    if not token_count(state.supply, state.turn):
        return Prompt(say="ic-now-no-tokens", facts={})
    tiles = hands.hand_names(state, state.turn)
    return Prompt(say="ic-now-play", facts={"tiles": tiles}) if tiles else Prompt(say="ic-now-empty", facts={})
