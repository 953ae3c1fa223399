# mypyc: compile
"""Hands, what each seat knows of them, and the deck.

A hand is a multiset: four-bit counts by type, 15 types to a 64-bit word, `tileset.hand_words` words per seat. (Fifteen
and not sixteen, so that the sign bit stays free; no hand holds more than 15 tiles of one type, since no kind has more
than 10 copies.)

`state.known` has a row of such hands for each viewer: what the viewer has lawfully seen of each seat's hand, as long as
it is certain to be there. Of two embassies of which one was seen, none is known once one is played. The row after the
seats, number `players`, is what everybody knows, spectators included. A viewer's own hand is never in its row.
"""

from tricity.core.events import EventLog
from tricity.core.native import extend, i64, vec
from tricity.core.packed_counts import one_of
from tricity.games.infinite_city.events import Drew
from tricity.games.infinite_city.state import HAND_SIZE, InfiniteCity, TileSet, with_capacity


def word_index(tile_type: i64) -> i64:
    """The word of a hand that holds the count of a type."""
    return tile_type // 15


def count_shift(tile_type: i64) -> i64:
    """The shift of that count within its word."""
    return 4 * (tile_type % 15)


def count(state: InfiniteCity, seat: i64, tile_type: i64) -> i64:
    """How many tiles of that type are in a hand."""
    return (state.hands[seat * state.tileset.hand_words + word_index(tile_type)] >> count_shift(tile_type)) & 15


def hand_size(state: InfiniteCity, seat: i64) -> i64:
    """The number of tiles in a hand."""
    return _size(state.hands, seat * state.tileset.hand_words, state.tileset.hand_words)


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
    """The index in `state.known` where what a viewer knows of a hand begins; viewer `players` is everybody."""
    return (viewer * state.players + owner) * state.tileset.hand_words


def known_size(state: InfiniteCity, viewer: i64, owner: i64) -> i64:
    """The number of tiles that a viewer knows of in a hand."""
    return _size(state.known, known_offset(state, viewer, owner), state.tileset.hand_words)


def give(state: InfiniteCity, seat: i64, tile_type: i64) -> None:
    index = seat * state.tileset.hand_words + word_index(tile_type)
    state.hands[index] = state.hands[index] + one_of(tile_type % 15)


def give_publicly(state: InfiniteCity, seat: i64, tile_type: i64) -> None:
    """Add a tile to a hand for everybody to see."""
    give(state, seat, tile_type)
    viewer: i64 = 0
    while viewer <= state.players:
        if viewer != seat:
            learn(state, viewer, seat, tile_type)
        viewer += 1


def is_public(state: InfiniteCity, owner: i64, tile_type: i64) -> bool:
    """Whether everybody knows that a hand has a tile of this type."""
    word = state.known[known_offset(state, state.players, owner) + word_index(tile_type)]
    return (word >> count_shift(tile_type)) & 15 != 0


def learn(state: InfiniteCity, viewer: i64, owner: i64, tile_type: i64) -> None:
    """Note that a viewer knows of one more tile in a hand."""
    index = known_offset(state, viewer, owner) + word_index(tile_type)
    state.known[index] = state.known[index] + one_of(tile_type % 15)


def take(state: InfiniteCity, seat: i64, tile_type: i64) -> None:
    """Remove a tile from a hand for everybody to see: whoever knew of one like it knows of one less."""
    word = word_index(tile_type)
    shift = count_shift(tile_type)
    one = one_of(tile_type % 15)
    stride = state.tileset.hand_words
    # What viewer 0 knows of a hand is at the same index in `known` as the hand is in `hands`; each further viewer is
    # one row of hands later.
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
    """Note that a viewer has seen a whole hand."""
    stride = state.tileset.hand_words
    index = known_offset(state, viewer, owner)
    word: i64 = 0
    while word < stride:
        state.known[index + word] = state.hands[owner * stride + word]
        word += 1


def swap_hands(state: InfiniteCity, seat: i64, other: i64) -> None:
    """Swap two hands (IC-H18). What others knew of a hand moves with it, and both seats know what they gave away."""
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
    """Draw up to this many tiles from the top of the deck, or what is left of it (IC-16)."""
    left = i64(len(state.deck)) - state.deck_top
    tiles = min(tiles, left)
    if tiles <= 0:
        return
    deck = state.deck
    index = state.deck_top
    end = index + tiles
    if log is not None:
        drawn = [state.tileset.names[deck[i]] for i in range(index, end)]
        log.emit(Drew(seat=int(seat), count=int(tiles), tiles=drawn), to=(int(seat),), reveals=True)
    while index < end:
        give(state, seat, deck[index])
        index += 1
    state.deck_top = end


def put_under_deck(state: InfiniteCity, types: vec[i64]) -> None:
    """Put tiles at the bottom of the deck. The deck is replaced, since copies of the state share it."""
    state.deck = extend(with_capacity(state.deck, len(types)), types)


def refill(state: InfiniteCity, seat: i64, log: EventLog | None) -> None:
    """Draw at the end of a turn: until the hand holds five tiles (IC-15), then five for each factory (IC-H7)."""
    draw(state, seat, HAND_SIZE - hand_size(state, seat), log)
    if state.factories:
        draw(state, seat, HAND_SIZE * state.factories, log)


def hand_names(state: InfiniteCity, seat: i64) -> list[str]:
    """The names of the tiles in a hand, in the order of the types."""
    return tile_names(
        state.tileset, [state.hands[seat * state.tileset.hand_words + word] for word in range(state.tileset.hand_words)]
    )


def known_names(state: InfiniteCity, viewer: i64, owner: i64) -> list[str]:
    """The names of the tiles that a viewer knows of in a hand, in the order of the types."""
    index = known_offset(state, viewer, owner)
    return tile_names(state.tileset, [state.known[index + word] for word in range(state.tileset.hand_words)])


def tile_names(tileset: TileSet, words: list[i64]) -> list[str]:
    """The names of packed counts."""
    names: list[str] = []
    for tile_type, name in enumerate(tileset.names):
        names += [name] * int((words[word_index(tile_type)] >> count_shift(tile_type)) & 15)
    return names


def _swap_items(packed: vec[i64], index: i64, other: i64) -> None:
    packed[index], packed[other] = packed[other], packed[index]


def _size(packed: vec[i64], index: i64, words: i64) -> i64:
    """The number of tiles in the words of one hand, from an index on."""
    end = index + words
    tiles: i64 = 0
    while index < end:
        tiles += _nibble_sum(packed[index])
        index += 1
    return tiles


def _nibble_sum(packed: i64) -> i64:
    """The sum of the 15 counts in a word, added in parallel: nibbles into bytes, then all bytes into the lowest.

    The sum is at most the 120 tiles of the box, so that a byte never overflows into the next.
    """
    pairs = (packed & 0x0F0F0F0F0F0F0F0F) + ((packed >> 4) & 0x0F0F0F0F0F0F0F0F)
    pairs += pairs >> 32
    pairs += pairs >> 16
    pairs += pairs >> 8
    return pairs & 0xFF
