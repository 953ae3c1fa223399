# mypyc: compile
"""An estimate of a seat's final points in a game of two players, and the moves that it speaks for.

A city is a sum of values that are looked up in tables: its shape (see `tables`), its gold, its room, and the residences
that are left in the reserve. The tables know no hands. A seat that has cards to build is worth what its city would be
worth with these cards: each is put where the tables like it best, in the better order. That takes dozens of estimates,
but the same cities and hands come back all the time in a search, and so the results are remembered.
"""

from typing import Final

from tricity.core.bits import lowest_bit, popcount
from tricity.core.native import i64, vec
from tricity.core.packed_counts import one_of, total
from tricity.core.seats import next_seat
from tricity.games.card_city.legal import LEISURE_COST, buildable_cells, legal, lowest_kind
from tricity.games.card_city.moves import PASS, VERB_BUILD, VERB_DISCARD, card_move, move_cell, move_kind
from tricity.games.card_city.state import (
    INDUSTRY,
    KINDS,
    LEISURE,
    PHASE_BUILD,
    PHASE_BUY,
    PHASE_CHOOSE,
    RESIDENCE,
    ROUNDS,
    SEAT_GOLD,
    SEAT_HAND,
    SEAT_OCCUPIED,
    SEAT_WORDS,
    CardCity,
    pile_count,
)
from tricity.games.card_city.tables import (
    SHAPE_TABLES,
    LookedUp,
    begin_of,
    home_values,
    points_without_gold,
    read_values,
    shop_values,
    themes_of,
    value_at,
)

TABLES: Final = {
    **SHAPE_TABLES,
    "base": 1,
    "gold": 48,
    "income": 16,
    "capacity": 14,
    "built": 26,
    "industries": 8,
    "reserve": 24,
    "first": 1,
}
"""The tables, one after another, and how many values each has for a number of rounds left."""
VALUES: Final = read_values(TABLES, "together.json")
"""All tables."""

_BASE: Final[i64] = begin_of(TABLES, "base")
_GOLD: Final[i64] = begin_of(TABLES, "gold")
_INCOME: Final[i64] = begin_of(TABLES, "income")
_CAPACITY: Final[i64] = begin_of(TABLES, "capacity")
_BUILT: Final[i64] = begin_of(TABLES, "built")
_INDUSTRIES: Final[i64] = begin_of(TABLES, "industries")
_RESERVE: Final[i64] = begin_of(TABLES, "reserve")
_FIRST: Final[i64] = begin_of(TABLES, "first")

_WORST: Final[i64] = -1_000_000
_DIVIDED_LAST: Final[i64] = 4
"""How many cards there are to divide when the divider gets the lot that is left (CC-16)."""

_SLOTS: Final[i64] = 1 << 16
_NO_KEY: Final[i64] = -1
_keys: Final = vec[i64]([_NO_KEY] * _SLOTS)
"""What is remembered, a hash table without chains: a newer entry takes the slot of an older one. Keys have 62 bits, too
many for two cities to share one."""
_values: Final = vec[i64]([i64(0)] * _SLOTS)
_moves: Final = vec[i64]([i64(0)] * _SLOTS)
_REPLY: Final[i64] = 0x2545F4914F6CDD1D
"""Tells the key of a move from that of a value."""


def estimate(state: CardCity, seat: i64) -> i64:
    """The final points in hundredths, before the end of the game."""
    takes_part = seat == state.chooser or seat == state.turn
    if state.phase == PHASE_CHOOSE and takes_part and total(state.pool) == _DIVIDED_LAST:
        return _after_choice(state, seat)
    return _with_hand(state, seat)


def reply(state: CardCity, seat: i64) -> i64:
    """The move that the tables speak for, for a seat that builds, develops or buys; -1 if it divides or chooses."""
    phase = state.phase
    if phase < PHASE_BUILD:
        return -1
    key = _key_of(state, seat)
    if phase != PHASE_BUILD:
        key ^= _REPLY
    slot = key & (_SLOTS - 1)
    if _keys[slot] != key:
        if phase == PHASE_BUILD:
            value, move = _best_construction(state.copy(), seat)
        else:
            value, move = _best_growth(state.copy(), seat)
        _keys[slot] = key
        _values[slot] = value
        _moves[slot] = move
    return _moves[slot]


def contributions(state: CardCity, seat: i64) -> dict[str, int]:
    """What each theme adds to the estimate, in thousandths of a point: those of the city, and all its cards."""
    looked_up = LookedUp()
    value = 10 * int(city_value(state, seat, looked_up))
    points = value
    for entry in looked_up.entries:
        points -= 10 * int(VALUES[entry])
    themes = themes_of(TABLES, VALUES, looked_up)
    return {"points": points, **themes, "cards": 10 * int(estimate(state, seat)) - value}


def city_value(state: CardCity, seat: i64, looked_up: LookedUp | None) -> i64:
    """The final points in hundredths of a seat whose cards are left out of account."""
    at = SEAT_WORDS * seat
    seats = state.seats
    gold = seats[at + SEAT_GOLD]
    phase = state.phase
    step = ROUNDS - state.round
    first = state.first
    purse = gold
    waits = phase < PHASE_BUILD and not seats[at + SEAT_HAND]
    if waits:
        # Before the cards of a round come it is still one more round.
        if step < ROUNDS - 1:
            step += 1
    else:
        first = next_seat(first, state.players)
    value, income = shop_values(VALUES, state, seat, step, looked_up)
    if not waits and phase < PHASE_BUY:
        purse += income
    value += value_at(VALUES, _GOLD + step * 48 + min(purse, i64(47)), looked_up)
    value += value_at(VALUES, _INCOME + step * 16 + min(income, i64(15)), looked_up)
    home_value, home_points = home_values(VALUES, state, seat, step, looked_up)
    value += home_value
    built = popcount(seats[at + SEAT_OCCUPIED])
    industries = popcount(seats[at + INDUSTRY])
    capacity = min(max(5 + 6 * industries - built, i64(0)), i64(13))
    value += value_at(VALUES, _CAPACITY + step * 14 + capacity, looked_up)
    value += value_at(VALUES, _BUILT + step * 26 + built, looked_up)
    value += value_at(VALUES, _INDUSTRIES + step * 8 + min(industries, i64(7)), looked_up)
    left = min(pile_count(state.reserve, RESIDENCE), i64(23))
    value += value_at(VALUES, _RESERVE + step * 24 + left, looked_up)
    if first == seat:
        value += value_at(VALUES, _FIRST + step, looked_up)
    return value + value_at(VALUES, _BASE + step, looked_up) + 100 * points_without_gold(state, seat, home_points)


def forget() -> None:
    """Forget what is remembered, because the tables have changed."""
    slot: i64 = 0
    while slot < _SLOTS:
        _keys[slot] = _NO_KEY
        slot += 1


def _with_hand(state: CardCity, seat: i64) -> i64:
    """The value of a seat's city once its cards are built, as well as the tables can tell."""
    key = _key_of(state, seat)
    slot = key & (_SLOTS - 1)
    if _keys[slot] != key:
        move: i64 = 0
        if state.hand(seat):
            value, move = _best_construction(state.copy(), seat)
        else:
            value = city_value(state, seat, None)
        _keys[slot] = key
        _values[slot] = value
        _moves[slot] = move
    return _values[slot]


def _after_choice(state: CardCity, seat: i64) -> i64:
    """What the divider or the chooser of the last lots has after the choice that is better for the chooser."""
    divider = state.turn
    chooser = state.chooser
    small = state.small_lot
    big = state.pool - small
    chooser_small = _dealt(state, chooser, small)
    divider_big = _dealt(state, divider, big)
    chooser_big = _dealt(state, chooser, big)
    divider_small = _dealt(state, divider, small)
    takes_small = chooser_small - divider_big >= chooser_big - divider_small
    if seat == chooser:
        return chooser_small if takes_small else chooser_big
    return divider_big if takes_small else divider_small


def _dealt(state: CardCity, seat: i64, cards: i64) -> i64:
    """The value of a seat without cards if it had these cards to build. The state is as before in the end."""
    at = SEAT_WORDS * seat + SEAT_HAND
    phase = state.phase
    state.seats[at] = cards
    state.phase = PHASE_BUILD
    value = _with_hand(state, seat)
    state.seats[at] = 0
    state.phase = phase
    return value


def _best_construction(work: CardCity, seat: i64) -> tuple[i64, i64]:
    """The value of a city once the hand is built, and the first move on the way. The state is as before in the end.

    Whichever card comes first, it goes where the city is worth most without the other.
    """
    at = SEAT_WORDS * seat
    seats = work.seats
    hand = seats[at + SEAT_HAND]
    kept = seats[at : at + SEAT_WORDS]
    best = _WORST
    best_move: i64 = 0
    kinds = hand
    while kinds:
        kind = lowest_kind(kinds)
        kinds &= ~(one_of(kind) * 15)
        is_last = hand == one_of(kind)
        cells = buildable_cells(work, seat, kind)
        value = _WORST
        cell: i64 = 0
        while cells:
            candidate = work.cell(seat, lowest_bit(cells))
            cells &= cells - 1
            _build(work, seat, kind, candidate)
            candidate_value = city_value(work, seat, None)
            _restore(seats, at, kept)
            if candidate_value > value:
                value = candidate_value
                cell = candidate
        if value > _WORST:
            if not is_last:
                _build(work, seat, kind, cell)
                value = _best_construction(work, seat)[0]
                _restore(seats, at, kept)
            if value > best:
                best = value
                best_move = card_move(VERB_BUILD, kind, cell)
    if best == _WORST:
        # Nothing can be built: the first card is discarded.
        kind = lowest_kind(hand)
        seats[at + SEAT_HAND] = hand - one_of(kind)
        if hand == one_of(kind):
            best = city_value(work, seat, None)
        else:
            best = _best_construction(work, seat)[0]
        seats[at + SEAT_HAND] = hand
        best_move = card_move(VERB_DISCARD, kind, 0)
    return best, best_move


def _best_growth(work: CardCity, seat: i64) -> tuple[i64, i64]:
    """The best value of a city after a move of development or a purchase, and that move."""
    at = SEAT_WORDS * seat
    seats = work.seats
    kept = seats[at : at + SEAT_WORDS]
    best = _WORST
    best_move: i64 = 0
    for move in legal(work, seat):
        if move != PASS:
            if work.phase == PHASE_BUY:
                seats[at + SEAT_GOLD] -= work.price(seat)
            work.place_card(seat, move_kind(move), move_cell(move))
        value = city_value(work, seat, None)
        _restore(seats, at, kept)
        if value > best:
            best = value
            best_move = move
    return best, best_move


def _build(work: CardCity, seat: i64, kind: i64, cell: i64) -> None:
    at = SEAT_WORDS * seat
    work.seats[at + SEAT_HAND] -= one_of(kind)
    if kind == LEISURE:
        work.seats[at + SEAT_GOLD] -= LEISURE_COST
    work.place_card(seat, kind, cell)


def _restore(seats: vec[i64], at: i64, kept: vec[i64]) -> None:
    for word in kept:
        seats[at] = word
        at += 1


def _key_of(state: CardCity, seat: i64) -> i64:
    """A hash of all that the value of a seat depends on."""
    at = SEAT_WORDS * seat
    seats = state.seats
    rest = state.round | (state.phase << 8) | (state.first << 16) | (seat << 24) | (state.players << 32)
    key = _mixed(state.reserve ^ (state.options << 32), rest)
    key = _mixed(key, seats[at + SEAT_GOLD] | (seats[at + SEAT_HAND] << 16))
    end = at + KINDS
    while at < end:
        key = _mixed(key, seats[at])
        at += 1
    return key


def _mixed(key: i64, word: i64) -> i64:
    """Both numbers mixed, below 2⁶². Masked, so that compiled products, which wrap around, and Python's agree."""
    key = ((key ^ word ^ (word >> 31)) * 0x1E3779B97F4A7C15) & 0x3FFFFFFFFFFFFFFF
    return key ^ (key >> 29)
