# mypyc: compile
"""IC-H10: of the top five tiles of the deck, play one that is no library; the others go under the deck."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.events import EventLog
from tricity.games.infinite_city import moves as m
from tricity.games.infinite_city.effects.disaster_site import put_under
from tricity.games.infinite_city.effects.effect import Effect, tell_idle
from tricity.games.infinite_city.effects.playing import play, tile_played, with_plays
from tricity.games.infinite_city.effects.plaza import places
from tricity.games.infinite_city.frames import UNDER, cell_of, drop, frame, push
from tricity.games.infinite_city.state import LIBRARY, InfiniteCity, TileSet

MOST: Final[i64] = 5


class Library(Effect):
    """Its frame lies on top of one with the tiles looked at, which stays when one of them is played."""

    def follow(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        looked = min(MOST, i64(len(state.deck)) - state.deck_at)
        if state.out_now or looked == 0:
            tell_idle(LIBRARY, cell, log)
            return
        aside: i64 = 0
        at: i64 = looked - 1
        while at >= 0:
            aside = _put_first(aside, state.deck[state.deck_at + at])
            at -= 1
        state.deck_at += looked
        push(state, UNDER, aside, 0)
        push(state, LIBRARY, cell, 0)
        if log is not None:
            facts = {"seat": int(state.turn), "at": m.cell_text(cell), "count": int(looked)}
            log.emit_secret(
                "ic-library", facts, {"tiles": aside_names(state.tileset, aside)}, (int(state.turn),), reveals=True
            )

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        cells = places(state)
        seen = vec[i64]()
        moves = vec[i64]()
        rest = state.pending[len(state.pending) - 2]
        for tile in aside_tiles(cell_of(rest)):
            if tile not in seen and state.tileset.kinds[tile] != LIBRARY:
                seen = append(seen, tile)
                moves = with_plays(moves, state.tileset.plays[tile], cells)
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        drop(state)
        tile = tile_played(state.tileset, move)
        _leave_out(state, tile)
        play(state, tile, m.cell_of(move), True, log)


class Under(Effect):
    """The tiles that a library looked at and that were not played: they go under the deck in the order seen."""

    def finish(self, state: InfiniteCity, frame: i64, log: EventLog | None) -> None:
        tiles = aside_tiles(cell_of(frame))
        for tile in tiles:
            put_under(state, tile)
        if log is not None and len(tiles):
            log.emit("ic-under", {"count": len(tiles)})


def put_aside_under(state: InfiniteCity, aside: i64) -> i64:
    """The tiles of a packed pile to the bottom of the deck; how many they are."""
    tiles = aside_tiles(aside)
    for tile in tiles:
        put_under(state, tile)
    return len(tiles)


def aside_tiles(aside: i64) -> vec[i64]:
    """The tiles of a packed pile, each one more than its type so that none is zero, from the top."""
    tiles = vec[i64]()
    while aside:
        tiles = append(tiles, (aside & 127) - 1)
        aside >>= 7
    return tiles


def packed_aside(tiles: vec[i64]) -> i64:
    aside: i64 = 0
    at: i64 = i64(len(tiles)) - 1
    while at >= 0:
        aside = _put_first(aside, tiles[at])
        at -= 1
    return aside


def aside_names(tileset: TileSet, aside: i64) -> list[str]:
    return [tileset.names[tile] for tile in aside_tiles(aside)]


def _put_first(aside: i64, tile: i64) -> i64:
    return (aside << 7) | (tile + 1)


def _leave_out(state: InfiniteCity, tile: i64) -> None:
    """The first such tile of the innermost pile is no longer in it."""
    top: i64 = i64(len(state.pending)) - 1
    left = vec[i64]()
    found = False
    for other in aside_tiles(cell_of(state.pending[top])):
        if other == tile and not found:
            found = True
        else:
            left = append(left, other)
    state.pending[top] = frame(UNDER, packed_aside(left), 0)
