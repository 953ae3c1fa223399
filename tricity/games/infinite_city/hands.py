# mypyc: compile
"""Hands as packed counts by type, and what each seat has lawfully seen of each.

Knowledge is by type and only what is certain: of two embassies of which one was seen, none is known once one is played.
Row `players` of the knowledge is everybody's, spectators included.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.bits import one_of
from tricity.core.events import EventLog
from tricity.games.infinite_city.state import HAND_SIZE, InfiniteCity, TileSet


def word_index(tile_type: i64) -> i64:
    """The word, from the start of a hand, that counts a type."""
    return tile_type // 15


def count_shift(tile_type: i64) -> i64:
    return 4 * (tile_type % 15)


def count(state: InfiniteCity, seat: i64, tile_type: i64) -> i64:
    return (state.hands[seat * state.tileset.hand_words + word_index(tile_type)] >> count_shift(tile_type)) & 15


def hand_size(state: InfiniteCity, seat: i64) -> i64:
    """How many tiles a hand holds."""
    stride = state.tileset.hand_words
    index = seat * stride
    end = index + stride
    tiles: i64 = 0
    while index < end:
        tiles += _nibble_sum(state.hands[index])
        index += 1
    return tiles


def is_empty(state: InfiniteCity, seat: i64) -> bool:
    stride = state.tileset.hand_words
    index = seat * stride
    end = index + stride
    while index < end:
        if state.hands[index]:
            return False
        index += 1
    return True


def known_offset(state: InfiniteCity, viewer: i64, owner: i64) -> i64:
    """Where the words of what a viewer knows of a hand begin."""
    return (viewer * state.players + owner) * state.tileset.hand_words


def give(state: InfiniteCity, seat: i64, tile_type: i64) -> None:
    index = seat * state.tileset.hand_words + word_index(tile_type)
    state.hands[index] = state.hands[index] + one_of(tile_type % 15)


def give_publicly(state: InfiniteCity, seat: i64, tile_type: i64) -> None:
    """A tile into a hand before everybody's eyes."""
    give(state, seat, tile_type)
    viewer: i64 = 0
    while viewer <= state.players:
        if viewer != seat:
            learn(state, viewer, seat, tile_type)
        viewer += 1


def is_public(state: InfiniteCity, owner: i64, tile_type: i64) -> bool:
    """Whether everybody knows of such a tile in a hand."""
    word = state.known[known_offset(state, state.players, owner) + word_index(tile_type)]
    return (word >> count_shift(tile_type)) & 15 != 0


def learn(state: InfiniteCity, viewer: i64, owner: i64, tile_type: i64) -> None:
    """The viewer knows of a tile in a hand."""
    index = known_offset(state, viewer, owner) + word_index(tile_type)
    state.known[index] = state.known[index] + one_of(tile_type % 15)


def take(state: InfiniteCity, seat: i64, tile_type: i64) -> None:
    """A tile out of a hand, before everybody's eyes."""
    word = word_index(tile_type)
    shift = count_shift(tile_type)
    one = one_of(tile_type % 15)
    stride = state.tileset.hand_words
    # The first viewer's knowledge of the hand stands where the hand itself does, the next ones' a row further each.
    index = seat * stride + word
    state.hands[index] = state.hands[index] - one
    rows = state.players * stride
    known = state.known
    viewer: i64 = 0
    while viewer <= state.players:
        if (known[index] >> shift) & 15:
            known[index] = known[index] - one
        index += rows
        viewer += 1


def look_at(state: InfiniteCity, viewer: i64, owner: i64) -> None:
    """The viewer looks at a whole hand."""
    stride = state.tileset.hand_words
    index = known_offset(state, viewer, owner)
    word: i64 = 0
    while word < stride:
        state.known[index + word] = state.hands[owner * stride + word]
        word += 1


def swap_hands(state: InfiniteCity, seat: i64, other: i64) -> None:
    """IC-H18: what was known of a hand goes with it; the two know what they gave."""
    look_at(state, seat, seat)
    look_at(state, other, other)
    stride = state.tileset.hand_words
    word: i64 = 0
    while word < stride:
        _swap_items(state.hands, seat * stride + word, other * stride + word)
        viewer: i64 = 0
        while viewer <= state.players:
            _swap_items(
                state.known, known_offset(state, viewer, seat) + word, known_offset(state, viewer, other) + word
            )
            viewer += 1
        state.known[known_offset(state, seat, seat) + word] = 0
        state.known[known_offset(state, other, other) + word] = 0
        word += 1


def draw(state: InfiniteCity, seat: i64, tiles: i64, log: EventLog | None) -> None:
    """Up to that many tiles from the top of the deck (IC-16)."""
    left = i64(len(state.deck)) - state.deck_top
    tiles = min(tiles, left)
    if tiles <= 0:
        return
    deck = state.deck
    index = state.deck_top
    end = index + tiles
    if log is not None:
        drawn = [state.tileset.names[deck[i]] for i in range(index, end)]
        log.emit_secret(
            "ic-drew", {"seat": int(seat), "count": int(tiles)}, {"tiles": drawn}, (int(seat),), reveals=True
        )
    while index < end:
        give(state, seat, deck[index])
        index += 1
    state.deck_top = end


def refill(state: InfiniteCity, seat: i64, log: EventLog | None) -> None:
    """IC-15, then the factories (IC-H7)."""
    draw(state, seat, HAND_SIZE - hand_size(state, seat), log)
    draw(state, seat, HAND_SIZE * state.factories, log)


def hand_names(state: InfiniteCity, seat: i64) -> list[str]:
    """The tiles of a hand in the order of the box."""
    return tile_names(
        state.tileset, [state.hands[seat * state.tileset.hand_words + word] for word in range(state.tileset.hand_words)]
    )


def known_names(state: InfiniteCity, viewer: i64, owner: i64) -> list[str]:
    index = known_offset(state, viewer, owner)
    return tile_names(state.tileset, [state.known[index + word] for word in range(state.tileset.hand_words)])


def tile_names(tileset: TileSet, words: list[i64]) -> list[str]:
    names: list[str] = []
    for tile_type, name in enumerate(tileset.names):
        names += [name] * int((words[word_index(tile_type)] >> count_shift(tile_type)) & 15)
    return names


def _swap_items(packed: vec[i64], index: i64, other: i64) -> None:
    packed[index], packed[other] = packed[other], packed[index]


def _nibble_sum(packed: i64) -> i64:
    """The sum of the counts in a word: at most the 120 tiles of the box, so that a byte holds it."""
    pairs = (packed & 0x0F0F0F0F0F0F0F0F) + ((packed >> 4) & 0x0F0F0F0F0F0F0F0F)
    pairs += pairs >> 32
    pairs += pairs >> 16
    pairs += pairs >> 8
    return pairs & 0xFF
