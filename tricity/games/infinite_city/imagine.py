# mypyc: compile
"""Worlds that agree with a view: the tiles that a seat has not seen, dealt anew over the places that it cannot see."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.state import Imagination
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.city import find
from tricity.games.infinite_city.effects import effect_of
from tricity.games.infinite_city.effects.library import packed_aside
from tricity.games.infinite_city.frames import FROM_HAND, UNDER, code_of, extra_of, frame
from tricity.games.infinite_city.moves import parse_cell
from tricity.games.infinite_city.positions import build
from tricity.games.infinite_city.shape import Position
from tricity.games.infinite_city.state import SAFE, UP, InfiniteCity
from tricity.games.infinite_city.view import Hand, View

_SAME: Final = ("game", "players", "options", "turn", "latest", "factories", "passes", "out", "out_now", "last", "over")
"""What a view and a position tell alike."""


class InfiniteCityImagination(Imagination):
    """A state that lacks what is hidden, the hidden tiles, and the places that they may lie in."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        seen = msgspec.convert(view, View)
        self.template = build(_known(seen))
        names = self.template.tileset.names
        self.tiles = vec[i64]([i64(names.index(tile)) for tile in _hidden(seen)])
        self.down = vec[i64]([i64(parse_cell(cell)) for cell, laid in seen.city.items() if laid.tile is None])
        """The cells of the tiles that lie face down."""
        self.unknown = vec[i64]([i64(owner.hand.unknown) for owner in seen.seats])
        self.aside = vec[i64]([i64(it.unknown) for it in seen.pending])
        """How many tiles of each pending frame the viewer has not seen."""

    def world(self, rng: Random) -> InfiniteCity:
        state = self._dealt(rng)
        # Somebody is being asked, so there are at least two answers; the hidden tiles must leave them.
        while len(state.pending) and len(state.choices) < 2:
            state = self._dealt(rng)
        return state

    def _dealt(self, rng: Random) -> InfiniteCity:
        state = self.template.copy()
        tiles = self.tiles[:]
        _shuffle(tiles, rng)
        at: i64 = 0
        for cell in self.down:
            place = find(state.cells, cell)
            state.tiles[place] = (state.tileset.words[tiles[at]] & ~UP) | (state.tiles[place] & SAFE)
            at += 1
        seat: i64 = 0
        while seat < state.players:
            end = at + self.unknown[seat]
            while at < end:
                hands.give(state, seat, tiles[at])
                at += 1
            seat += 1
        number: i64 = 0
        while number < len(self.aside):
            end = at + self.aside[number]
            if end > at:
                state.pending[number] = frame(UNDER, packed_aside(tiles[at:end]), 0)
            at = end
            number += 1
        state.deck = tiles[at:]
        _ask(state)
        return state


def _ask(state: InfiniteCity) -> None:
    """The answers to the innermost text, which depend on what was dealt."""
    if len(state.pending):
        top = state.pending[len(state.pending) - 1]
        if code_of(top) == FROM_HAND:
            hands.see(state, state.turn, extra_of(top))
        state.choices = effect_of(top).choices(state, top)


def _known(seen: View) -> Position:
    """The view as a position in which what is unknown is missing."""
    told = msgspec.to_builtins(seen)
    # Any tile stands for one that lies face down, until it is dealt.
    some = next(iter(seen.printed))
    return msgspec.convert(
        {
            **{key: told[key] for key in _SAME},
            "city": {
                cell: {"tile": laid.tile or some, "up": laid.tile is not None, "tokens": laid.tokens}
                for cell, laid in seen.city.items()
            },
            "deck": [],
            "pending": [{key: value for key, value in it.items() if key != "unknown"} for it in told["pending"]],
            "seats": [{"tokens": owner.tokens, "hand": owner.hand.known} for owner in seen.seats],
            "known": _knowledge(seen),
        },
        Position,
    )


def _knowledge(seen: View) -> list[dict[str, Any]]:
    """What each knows of each hand, as far as the viewer can tell: at least what everybody knows."""
    found: list[dict[str, Any]] = []
    for viewer in (*range(seen.players), None):
        for owner, seat in enumerate(seen.seats):
            tiles = _known_by(viewer, owner, seat.hand, seen.seat)
            if tiles and viewer != owner:
                found.append({"viewer": viewer, "seat": owner, "tiles": tiles})
    return found


def _known_by(viewer: int | None, owner: int, hand: Hand, imagining: int | None) -> list[str]:
    if viewer is None:
        return hand.shown
    if viewer == imagining:
        return hand.known
    return hand.seen[viewer] if owner == imagining else hand.shown


def _hidden(seen: View) -> list[str]:
    """The tiles that the viewer cannot place, in the order of the box."""
    left = Counter({name: it.count for name, it in seen.printed.items()})
    left.subtract(laid.tile for laid in seen.city.values() if laid.tile is not None)
    for owner in seen.seats:
        left.subtract(owner.hand.known)
    for it in seen.pending:
        left.subtract(it.tiles)
    return list(left.elements())


def _shuffle(tiles: vec[i64], rng: Random) -> None:
    last: i64 = i64(len(tiles)) - 1
    while last > 0:
        other = rng.randrange(last + 1)
        tiles[last], tiles[other] = tiles[other], tiles[last]
        last -= 1
