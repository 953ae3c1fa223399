# mypyc: compile
"""Determinization: full states that agree with a view, for search under hidden information.

The tiles that the viewer cannot locate are dealt uniformly over the places that it cannot see: face-down tiles, unknown
tiles in hands, a library's pile and the deck. Worlds in which the pending decision would have fewer than two choices,
and so would not be asked, are rejected. Nothing is inferred from what players have done; and what the others know of
each other's hands, which the viewer cannot tell, is taken to be what everybody knows.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tricity.core.native import Random, append, extend, i64, vec
from tricity.core.sampling import shuffle
from tricity.core.state import Imagination
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.cells import find, parse_cell
from tricity.games.infinite_city.codes import code_of, pack
from tricity.games.infinite_city.kinds import set_choices, step_of
from tricity.games.infinite_city.piles import pack_pile
from tricity.games.infinite_city.positions import build
from tricity.games.infinite_city.schema import Position
from tricity.games.infinite_city.state import FACE_UP, PROTECTED, InfiniteCity, type_of
from tricity.games.infinite_city.view import Hand, View

_SHARED_FIELDS: Final = (
    "game",
    "players",
    "options",
    "turn",
    "latest",
    "factories",
    "passes",
    "out",
    "out_now",
    "last",
    "over",
)
"""The fields that a view and a position have in common."""


class InfiniteCityImagination(Imagination):
    """A template state without what is hidden from the viewer, the hidden tiles, and the places where they may be."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        known = msgspec.convert(view, View)
        self.template = build(_known_position(known))
        names = self.template.tileset.names
        self.hidden_types = vec[i64]([i64(names.index(tile)) for tile in _hidden_tiles(known)])
        self.face_down = vec[i64](
            [find(self.template.cells, parse_cell(cell)) for cell, tile in known.city.items() if tile.tile is None]
        )
        """The indices of the face-down tiles."""
        self.hidden_in_hands = vec[i64]([i64(owner.hand.unknown) for owner in known.seats])
        self.hidden_in_frames = vec[i64]([i64(frame.unknown) for frame in known.pending])
        """The number of tiles that the viewer has not seen, for each pending frame."""

    def world(self, rng: Random) -> InfiniteCity:
        """A full state that agrees with the view, uniformly random as the module docstring says."""
        state = self._deal(rng)
        # Rejection sampling: a pending decision has at least two choices, so the hidden tiles must leave that many.
        while len(state.pending) and len(state.choices) < 2:
            state = self._deal(rng)
        return state

    def _deal(self, rng: Random) -> InfiniteCity:
        """The template with the hidden tiles dealt over the hidden places."""
        state = self.template.copy()
        types = self.hidden_types[:]
        shuffle(types, rng)
        next_tile: i64 = 0
        tiles = state.tiles
        packed_tiles = state.tileset.packed_tiles
        for index in self.face_down:
            tiles[index] = (packed_tiles[types[next_tile]] & ~FACE_UP) | (tiles[index] & PROTECTED)
            next_tile += 1
        seat: i64 = 0
        while seat < state.players:
            end = next_tile + self.hidden_in_hands[seat]
            while next_tile < end:
                hands.give(state, seat, types[next_tile])
                next_tile += 1
            seat += 1
        depth: i64 = 0
        while depth < len(self.hidden_in_frames):
            end = next_tile + self.hidden_in_frames[depth]
            if end > next_tile:
                state.pending[depth] = pack(code_of(state.pending[depth]), 0, pack_pile(types[next_tile:end]))
            next_tile = end
            depth += 1
        state.deck = types[next_tile:]
        if len(state.pending):
            top = state.pending[len(state.pending) - 1]
            step_of(top).after_deal(state, top)
        set_choices(state)
        return state


def redealt(state: InfiniteCity, rng: Random) -> InfiniteCity:
    """The state with the tiles that nobody has seen dealt anew: those that lie face down, and the deck.

    Tiles that went under the deck stay where they are: some players have seen them, and know when they will come. They
    lie behind all tiles of the box, dealt or not; only in a match that began from a position they cannot be told apart.
    """
    other = state.copy()
    box: i64 = 0
    for count in state.tileset.counts:
        box += count
    end = max(min(box, i64(len(state.deck))), state.deck_top)
    unseen = state.deck[state.deck_top : end]
    left: i64 = len(unseen)
    face_down = vec[i64]()
    index: i64 = 0
    for tile in state.tiles:
        if not tile & FACE_UP:
            face_down = append(face_down, index)
            unseen = append(unseen, type_of(tile))
        index += 1
    shuffle(unseen, rng)
    packed_tiles = state.tileset.packed_tiles
    next_tile = left
    for index in face_down:
        other.tiles[index] = (packed_tiles[unseen[next_tile]] & ~FACE_UP) | (other.tiles[index] & PROTECTED)
        next_tile += 1
    deck = extend(state.deck[: state.deck_top], unseen[:left])
    other.deck = extend(deck, state.deck[end:])
    return other


def _known_position(view: View) -> Position:
    """The view as a position without what is hidden from the viewer."""
    fields = msgspec.to_builtins(view)
    # Face-down tiles are any tile until they are dealt.
    placeholder = next(iter(view.printed))
    return msgspec.convert(
        {
            **{key: fields[key] for key in _SHARED_FIELDS},
            "city": {
                cell: {"tile": tile.tile or placeholder, "up": tile.tile is not None, "tokens": tile.tokens}
                for cell, tile in view.city.items()
            },
            "deck": [],
            "pending": [
                {key: value for key, value in frame.items() if key not in ("source", "unknown")}
                for frame in fields["pending"]
            ],
            "seats": [{"tokens": owner.tokens, "hand": owner.hand.known} for owner in view.seats],
            "known": _knowledge(view),
        },
        Position,
    )


def _knowledge(view: View) -> list[dict[str, Any]]:
    """What each viewer knows of each hand, as far as this viewer can tell: at least what everybody knows."""
    entries: list[dict[str, Any]] = []
    for viewer in (*range(view.players), None):
        for owner, seat in enumerate(view.seats):
            tiles = _known_by(viewer, owner, seat.hand, view.seat)
            if tiles and viewer != owner:
                entries.append({"viewer": viewer, "seat": owner, "tiles": tiles})
    return entries


def _known_by(viewer: int | None, owner: int, hand: Hand, own_seat: int | None) -> list[str]:
    if viewer is None:
        return hand.shown
    if viewer == own_seat:
        return hand.known
    return hand.seen[viewer] if owner == own_seat else hand.shown


def _hidden_tiles(view: View) -> list[str]:
    """The names of the tiles that the viewer cannot locate, in the order of the types."""
    unseen = Counter({name: printed.count for name, printed in view.printed.items()})
    unseen.subtract(tile.tile for tile in view.city.values() if tile.tile is not None)
    for owner in view.seats:
        unseen.subtract(owner.hand.known)
    for frame in view.pending:
        unseen.subtract(frame.tiles)
    return list(unseen.elements())
