# mypyc: compile
"""IC-H10: look at the top five tiles of the deck and play one that is not a library; the others go under the deck."""

from typing import Final

from tricity.core.errors import IllegalMove
from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.core.vecs import with_marked
from tricity.games.infinite_city import hands
from tricity.games.infinite_city.cells import cell_name
from tricity.games.infinite_city.choices import placement_refusal
from tricity.games.infinite_city.codes import cell_of, code_of, number_of, pack
from tricity.games.infinite_city.events import LibraryOpened, TilesUnderDeck
from tricity.games.infinite_city.frames import pop_frame, push_frame
from tricity.games.infinite_city.piles import MAX_PILE, pack_pile, pile_names, pile_tiles, without_tile
from tricity.games.infinite_city.play import placements, play_tile, played_name, played_type
from tricity.games.infinite_city.state import InfiniteCity
from tricity.games.infinite_city.step import NO_FRAME, PILE, PLAY, Step, TileKind


class PutUnderDeck(Step):
    """Put the rest of the pile under the deck, in the order seen, once the played tile is resolved."""

    def finish(self, state: InfiniteCity, frame: i64, log: EventLog | None) -> None:
        self.abandon(state, frame)
        if log is not None and cell_of(frame):
            log.emit(TilesUnderDeck(count=len(pile_tiles(cell_of(frame)))))

    def abandon(self, state: InfiniteCity, frame: i64) -> None:
        hands.put_under_deck(state, pile_tiles(cell_of(frame)))

    def broken_rule(self, state: InfiniteCity, frame: i64, below: i64, above: i64) -> str | None:
        """Below the decision lie one to five tiles; afterwards one less."""
        is_decision = above != NO_FRAME and code_of(above) == self.kind
        count = len(pile_tiles(cell_of(frame)))
        return None if (1 <= count <= MAX_PILE if is_decision else count < MAX_PILE) else self.rule


_PUT_UNDER_DECK: Final = PutUnderDeck("under", "IC-H10", cell=PILE, can_wait=True)


class Library(TileKind):
    """Its frame lies on top of a `PutUnderDeck` frame with the pile, which stays when a tile is played."""

    def start(self, state: InfiniteCity, cell: i64, log: EventLog | None) -> None:
        count = min(MAX_PILE, i64(len(state.deck)) - state.deck_top)
        if state.ran_out_this_turn or count == 0:
            self.log_idle(cell, log)
            return
        pile = pack_pile(state.deck[state.deck_top : state.deck_top + count])
        state.deck_top += count
        push_frame(state, _PUT_UNDER_DECK.code, pile, 0)
        push_frame(state, self.code, cell, 0)
        if log is not None:
            seat, tiles = int(state.turn), pile_names(state.tileset, pile)
            opened = LibraryOpened(seat=seat, at=cell_name(cell), count=int(count), tiles=tiles)
            log.emit(opened, to=(seat,), reveals=True)

    def choices(self, state: InfiniteCity, frame: i64) -> vec[i64]:
        cells = placements(state)
        types = pile_tiles(_pile(state))
        moves = vec[i64](capacity=i64(len(types)) * i64(len(cells)))
        tileset = state.tileset
        index: i64 = 0
        for tile_type in types:
            earlier: i64 = 0
            while types[earlier] != tile_type:
                earlier += 1
            if earlier == index and tileset.kinds[tile_type] != self.code:
                moves = with_marked(moves, cells, tileset.play_codes[tile_type])
            index += 1
        return moves

    def choose(self, state: InfiniteCity, frame: i64, move: i64, log: EventLog | None) -> None:
        pop_frame(state)
        tile_type = played_type(state.tileset, move)
        _take_from_pile(state, tile_type)
        play_tile(state, tile_type, cell_of(move), True, log)

    def refusal(self, state: InfiniteCity, frame: i64, move: i64) -> IllegalMove:
        tile, seen = played_name(state.tileset, move), pile_names(state.tileset, _pile(state))
        if number_of(move) & 31 == self.code:
            return IllegalMove(self.rule, case="library")
        if tile not in seen:
            return IllegalMove(self.rule, case="tile", tile=tile, tiles=seen)
        return placement_refusal(state, cell_of(move), 0)

    def prompt_facts(self, state: InfiniteCity, frame: i64) -> dict[str, object]:
        return {"at": cell_name(cell_of(frame)), "tiles": pile_names(state.tileset, _pile(state))}

    def broken_rule(self, state: InfiniteCity, frame: i64, below: i64, above: i64) -> str | None:
        return None if below != NO_FRAME and code_of(below) == _PUT_UNDER_DECK.code else self.rule


def _pile(state: InfiniteCity) -> i64:
    """The pile below the innermost frame."""
    return cell_of(state.pending[len(state.pending) - 2])


def _take_from_pile(state: InfiniteCity, tile_type: i64) -> None:
    """Remove one tile of this type from the pile on top of the stack."""
    top: i64 = i64(len(state.pending)) - 1
    left = without_tile(cell_of(state.pending[top]), tile_type)
    state.pending[top] = pack(_PUT_UNDER_DECK.code, 0, left)


TILE: Final = Library("library", "IC-H10", (PLAY,), steps=(_PUT_UNDER_DECK,), plays_tiles=True)
