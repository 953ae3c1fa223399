# mypyc: compile
"""Hands as packed counts by type, and what each seat has lawfully seen of each.

Knowledge is by type and only what is certain: of two embassies of which one was seen, none is known once one is played.
Row `players` of the knowledge is everybody's, spectators included.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.bits import one_of
from tricity.core.events import EventLog
from tricity.games.infinite_city.state import HAND, InfiniteCity, TileSet


def word_at(tile: i64) -> i64:
    """The word, from the start of a hand, that counts a type."""
    return tile // 15


def shift_of(tile: i64) -> i64:
    return 4 * (tile % 15)


def count(state: InfiniteCity, seat: i64, tile: i64) -> i64:
    return (state.hands[seat * state.tileset.stride + word_at(tile)] >> shift_of(tile)) & 15


def size(state: InfiniteCity, seat: i64) -> i64:
    """How many tiles a hand holds."""
    stride = state.tileset.stride
    at = seat * stride
    end = at + stride
    tiles: i64 = 0
    while at < end:
        tiles += _nibbles(state.hands[at])
        at += 1
    return tiles


def is_empty(state: InfiniteCity, seat: i64) -> bool:
    stride = state.tileset.stride
    at = seat * stride
    end = at + stride
    while at < end:
        if state.hands[at]:
            return False
        at += 1
    return True


def known_at(state: InfiniteCity, viewer: i64, owner: i64) -> i64:
    """Where the words of what a viewer knows of a hand begin."""
    return (viewer * state.players + owner) * state.tileset.stride


def give(state: InfiniteCity, seat: i64, tile: i64) -> None:
    at = seat * state.tileset.stride + word_at(tile)
    state.hands[at] = state.hands[at] + one_of(tile % 15)


def give_openly(state: InfiniteCity, seat: i64, tile: i64) -> None:
    """A tile into a hand before everybody's eyes."""
    give(state, seat, tile)
    viewer: i64 = 0
    while viewer <= state.players:
        if viewer != seat:
            learn(state, viewer, seat, tile)
        viewer += 1


def is_open(state: InfiniteCity, owner: i64, tile: i64) -> bool:
    """Whether everybody knows of such a tile in a hand."""
    word = state.known[known_at(state, state.players, owner) + word_at(tile)]
    return (word >> shift_of(tile)) & 15 != 0


def learn(state: InfiniteCity, viewer: i64, owner: i64, tile: i64) -> None:
    """The viewer knows of a tile in a hand."""
    at = known_at(state, viewer, owner) + word_at(tile)
    state.known[at] = state.known[at] + one_of(tile % 15)


def take(state: InfiniteCity, seat: i64, tile: i64) -> None:
    """A tile out of a hand, before everybody's eyes."""
    word = word_at(tile)
    shift = shift_of(tile)
    one = one_of(tile % 15)
    stride = state.tileset.stride
    # The first viewer's knowledge of the hand stands where the hand itself does, the next ones' a row further each.
    at = seat * stride + word
    state.hands[at] = state.hands[at] - one
    rows = state.players * stride
    known = state.known
    viewer: i64 = 0
    while viewer <= state.players:
        if (known[at] >> shift) & 15:
            known[at] = known[at] - one
        at += rows
        viewer += 1


def see(state: InfiniteCity, viewer: i64, owner: i64) -> None:
    """The viewer looks at a whole hand."""
    stride = state.tileset.stride
    at = known_at(state, viewer, owner)
    word: i64 = 0
    while word < stride:
        state.known[at + word] = state.hands[owner * stride + word]
        word += 1


def swap_hands(state: InfiniteCity, seat: i64, other: i64) -> None:
    """IC-H18: what was known of a hand goes with it; the two know what they gave."""
    see(state, seat, seat)
    see(state, other, other)
    stride = state.tileset.stride
    word: i64 = 0
    while word < stride:
        _exchange(state.hands, seat * stride + word, other * stride + word)
        viewer: i64 = 0
        while viewer <= state.players:
            _exchange(state.known, known_at(state, viewer, seat) + word, known_at(state, viewer, other) + word)
            viewer += 1
        state.known[known_at(state, seat, seat) + word] = 0
        state.known[known_at(state, other, other) + word] = 0
        word += 1


def draw(state: InfiniteCity, seat: i64, tiles: i64, log: EventLog | None) -> None:
    """Up to that many tiles from the top of the deck (IC-16)."""
    left = i64(len(state.deck)) - state.deck_at
    tiles = min(tiles, left)
    if tiles <= 0:
        return
    deck = state.deck
    at = state.deck_at
    end = at + tiles
    if log is not None:
        drawn = [state.tileset.names[deck[i]] for i in range(at, end)]
        log.emit_secret(
            "ic-drew", {"seat": int(seat), "count": int(tiles)}, {"tiles": drawn}, (int(seat),), reveals=True
        )
    while at < end:
        give(state, seat, deck[at])
        at += 1
    state.deck_at = end


def refill(state: InfiniteCity, seat: i64, log: EventLog | None) -> None:
    """IC-15, then the factories (IC-H7)."""
    draw(state, seat, HAND - size(state, seat), log)
    draw(state, seat, HAND * state.factories, log)


def names_of(state: InfiniteCity, seat: i64) -> list[str]:
    """The tiles of a hand in the order of the box."""
    return packed_names(
        state.tileset, [state.hands[seat * state.tileset.stride + word] for word in range(state.tileset.stride)]
    )


def known_names(state: InfiniteCity, viewer: i64, owner: i64) -> list[str]:
    at = known_at(state, viewer, owner)
    return packed_names(state.tileset, [state.known[at + word] for word in range(state.tileset.stride)])


def packed_names(tileset: TileSet, words: list[i64]) -> list[str]:
    names: list[str] = []
    for tile, name in enumerate(tileset.names):
        names += [name] * int((words[word_at(tile)] >> shift_of(tile)) & 15)
    return names


def _exchange(packed: vec[i64], at: i64, other: i64) -> None:
    packed[at], packed[other] = packed[other], packed[at]


def _nibbles(packed: i64) -> i64:
    """The sum of the counts in a word: at most the 120 tiles of the box, so that a byte holds it."""
    pairs = (packed & 0x0F0F0F0F0F0F0F0F) + ((packed >> 4) & 0x0F0F0F0F0F0F0F0F)
    pairs += pairs >> 32
    pairs += pairs >> 16
    pairs += pairs >> 8
    return pairs & 0xFF
