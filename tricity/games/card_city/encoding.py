# mypyc: compile
"""Card City for learning programs: its action space, and a seat's view (CC-06, CC-17) as a row of ints.

Actions and fields are listed in `ACTIONS` and `_fields`, in the order of their numbers; `CardCityEncoding.write` fills
the fields in that same order.
"""

from typing import Final, cast

from tricity.core.bits import popcount
from tricity.core.encoding import ActionRange, Encoding, Field, Row, put_bits, put_packed
from tricity.core.native import i16, i64, vec
from tricity.core.packed_counts import count_of, total
from tricity.core.seats import next_seat, rotated_seats, seat_distance
from tricity.core.state import State
from tricity.games.card_city import moves
from tricity.games.card_city.districts import around
from tricity.games.card_city.legal import actors
from tricity.games.card_city.options import OPTIONS
from tricity.games.card_city.state import (
    COMMERCE,
    INDUSTRY,
    KIND_NAMES,
    KINDS,
    PHASE_BUILD,
    PHASE_CHOOSE,
    PHASE_NAMES,
    PHASE_OVER,
    RESIDENCE,
    ROUNDS,
    SEAT_FREE,
    SEAT_GOLD,
    SEAT_HAND,
    SEAT_OCCUPIED,
    SEAT_SHOWN,
    SEAT_WORDS,
    CardCity,
    pile_count,
)

CELLS: Final[i64] = 81
HELD_KINDS: Final[i64] = 5
"""The kinds of cards that are drawn and held."""

_PAIRS: Final[i64] = 15
"""How many pairs of cards there are, by kind."""
_UPS: Final[i64] = 55
"""How many sets of one, two or three cards there are, by kind."""
_CHOICES: Final[i64] = _PAIRS * _UPS
_KEEPS: Final[i64] = _CHOICES + 2
_BUILDS: Final[i64] = _KEEPS + _PAIRS
_DISCARDS: Final[i64] = _BUILDS + HELD_KINDS * CELLS
_DEVELOPS: Final[i64] = _DISCARDS + HELD_KINDS
_BUYS: Final[i64] = _DEVELOPS + 2 * CELLS
_PASSES: Final[i64] = _BUYS + CELLS

_CARDS: Final = "residence, commerce, leisure, industry, parking"
_SHEET: Final = "cells of the 9 × 9 sheet, row by row from a1 (town hall: e5)"
_MOST_UNDER: Final[i64] = 9


def _sets_of(cards: int, least: int) -> list[int]:
    """All sets of that many cards of this kind or later ones, as packed counts, in dictionary order of their kinds."""
    if cards == 0:
        return [0]
    return [(1 << 4 * kind) + rest for kind in range(least, int(HELD_KINDS)) for rest in _sets_of(cards - 1, kind)]


def _numbers(sizes: tuple[int, ...]) -> vec[i64]:
    """A table from the key of each set of these sizes to its number, counted from 0 in the order of `_sets_of`."""
    numbers = [i64(-1)] * 1024
    sets = [packed for size in sizes for packed in _sets_of(size, 0)]
    for number, packed in enumerate(sets):
        numbers[_key(packed)] = number
    return vec[i64](numbers)


def _key(packed: i64) -> i64:
    """Packed counts of up to three cards, repacked to two bits per kind: an index below 1024."""
    key: i64 = 0
    kind: i64 = 0
    while kind < HELD_KINDS:
        key |= count_of(packed, kind) << (2 * kind)
        kind += 1
    return key


_NUMBER_OF_PAIR: Final = _numbers((2,))
_NUMBER_OF_UP: Final = _numbers((1, 2, 3))

ACTIONS: Final = (
    ActionRange(
        "divide",
        (int(_PAIRS), int(_UPS)),
        f"small lot × face-up cards of the big lot, as sets of cards in dictionary order of {_CARDS}; "
        "the face-up sets of one card come first, then those of two, then those of three; the rest lies face down",
    ),
    ActionRange("choose", (2,), "small, big"),
    ActionRange("keep", (int(_PAIRS),), "the pair of cards that is kept, numbered as the small lots are"),
    ActionRange("build", (int(HELD_KINDS), int(CELLS)), f"{_CARDS} × {_SHEET}"),
    ActionRange("discard", (int(HELD_KINDS),), _CARDS),
    ActionRange("develop", (2, int(CELLS)), f"residence, commerce × {_SHEET}"),
    ActionRange("buy", (int(CELLS),), f"an industry, by {_SHEET}"),
    ActionRange("pass", (1,), "buy nothing"),
)


def _fields(players: int) -> tuple[Field, ...]:
    held = int(HELD_KINDS)
    seats = "by seat"
    return (
        OPTIONS.field("options"),
        Field("round", (1,), int(ROUNDS), "1 to 10"),
        Field("phase", (len(PHASE_NAMES),), 1, f"one of {', '.join(PHASE_NAMES)}"),
        Field("to_act", (players,), 1, f"who may act now, {seats}"),
        Field("first", (players,), 1, f"the first player, {seats}"),
        Field("turn", (players,), 1, f"the divider, or who develops or buys, {seats}"),
        Field("chooser", (players,), 1, f"who chooses a lot, {seats}"),
        Field("dividers", (players,), 1, f"who has divided this round, {seats}"),
        Field("pool_known", (held,), 15, f"cards being divided that the viewer knows: {_CARDS}"),
        Field("pool_unknown", (1,), 15, "cards being divided that it does not know"),
        Field("pool_shown", (held,), 15, f"cards being divided that everybody knows: {_CARDS}"),
        Field("small_lot", (held,), 2, f"while a lot is chosen: {_CARDS}"),
        Field("big_lot_up", (held,), 3, f"while a lot is chosen: {_CARDS}"),
        Field("deck", (1,), 80, "cards left"),
        Field("under", (int(_MOST_UNDER),), held, f"solo: the cards under the deck from above, 1 to 5 for {_CARDS}"),
        Field("reserve", (3,), 40, "residence, commerce, industry"),
        Field("discarded", (held,), 40, _CARDS),
        Field("gold", (players,), 9999, seats),
        Field("size", (players,), 25, f"cards that the limit counts (CC-24), {seats}"),
        Field("limit", (players,), 125, f"CC-24, {seats}"),
        Field("price", (players,), 130, f"of the next industry (CC-50), {seats}"),
        Field("hand_known", (players, held), 15, f"cards in hand that the viewer knows, {seats}: {_CARDS}"),
        Field("hand_unknown", (players,), 15, f"cards in hand that it does not know, {seats}"),
        Field("hand_shown", (players, held), 15, f"cards in hand that everybody knows, {seats}: {_CARDS}"),
        Field("city", (players, int(KINDS), int(CELLS)), 1, f"{seats} × {', '.join(KIND_NAMES)} × {_SHEET}"),
        Field("square", (players, int(CELLS)), 1, f"empty cells in reach of the city (CC-23), {seats} × {_SHEET}"),
    )


def _longest(players: int) -> int:
    """An upper bound: per round lots or a keep and a purchase or a pass; 20 cards from hand; at most 24 new cards."""
    return 10 * max(2 * (players - 1), 1) + players * (10 + 20 + 24)


class CardCityEncoding(Encoding):
    """The encoding for one number of players. Options do not change its shape: they are part of the observation."""

    def __init__(self, players: int) -> None:
        super().__init__(ACTIONS, _fields(players), _longest(players), (-100, 3000))

    def action(self, state: State, seat: i64, move: i64) -> i64:
        verb = moves.move_verb(move)
        if verb == moves.VERB_DIVIDE:
            return (
                _NUMBER_OF_PAIR[_key(moves.move_small_lot(move))] * _UPS
                + _NUMBER_OF_UP[_key(moves.move_up_cards(move))]
            )
        if verb == moves.VERB_BUILD:
            return _BUILDS + moves.move_kind(move) * CELLS + moves.move_cell(move)
        if verb == moves.VERB_DEVELOP:
            return _DEVELOPS + moves.move_kind(move) * CELLS + moves.move_cell(move)
        if verb == moves.VERB_KEEP:
            return _KEEPS + _NUMBER_OF_PAIR[_key(moves.move_small_lot(move))]
        if verb == moves.VERB_BUY:
            return _PASSES if move == moves.PASS else _BUYS + moves.move_cell(move)
        if verb == moves.VERB_DISCARD:
            return _DISCARDS + moves.move_kind(move)
        return _CHOICES if verb == moves.VERB_CHOOSE_SMALL else _CHOICES + 1

    def write(self, state: State, seat: i64, row: Row) -> None:
        table = cast(CardCity, state)
        knows = (table.dividers >> seat) & 1 != 0
        _write_turn(table, seat, row)
        _write_piles(table, knows, row)
        _write_seats(table, seat, knows, row)


def _write_turn(state: CardCity, seat: i64, row: Row) -> None:
    players = state.players
    phase = state.phase
    OPTIONS.write(state.options, players, row)
    row.put(state.round)
    row.one_hot(phase, 7)
    row.bits(rotated_seats(actors(state), seat, players), players)
    row.one_hot(seat_distance(state.first, seat, players), players)
    if phase in (PHASE_BUILD, PHASE_OVER):
        row.skip(players)
    else:
        row.one_hot(seat_distance(state.turn, seat, players), players)
    if phase == PHASE_CHOOSE:
        row.one_hot(seat_distance(state.chooser, seat, players), players)
    else:
        row.skip(players)
    row.bits(rotated_seats(state.dividers, seat, players), players)


def _write_piles(state: CardCity, knows: bool, row: Row) -> None:
    known = state.pool if knows else state.pool_shown
    row.packed(known, HELD_KINDS, 4)
    row.put(total(state.pool) - total(known))
    row.packed(state.pool_shown, HELD_KINDS, 4)
    if state.phase == PHASE_CHOOSE:
        row.packed(state.small_lot, HELD_KINDS, 4)
        row.packed(state.big_lot_up, HELD_KINDS, 4)
    else:
        row.skip(2 * HELD_KINDS)
    cards = i64(len(state.deck))
    row.put(cards - state.deck_at)
    under = min(state.under, cards - state.deck_at)
    at: i64 = 0
    while at < under:
        row.put(state.deck[cards - under + at] + 1)
        at += 1
    row.skip(_MOST_UNDER - under)
    row.put(pile_count(state.reserve, RESIDENCE))
    row.put(pile_count(state.reserve, COMMERCE))
    row.put(pile_count(state.reserve, INDUSTRY))
    row.packed(state.discarded, HELD_KINDS, 8)


def _write_seats(state: CardCity, viewer: i64, knows: bool, row: Row) -> None:
    """All fields by seat, one seat after the other: each field begins where the one before it ends."""
    players = state.players
    gold_at = row.at
    size_at = gold_at + players
    limit_at = size_at + players
    price_at = limit_at + players
    known_at = price_at + players
    unknown_at = known_at + HELD_KINDS * players
    shown_at = unknown_at + players
    city_at = shown_at + HELD_KINDS * players
    square_at = city_at + KINDS * CELLS * players
    row.at = square_at + CELLS * players
    numbers = row.numbers
    seats = state.seats
    seat = viewer
    place: i64 = 0
    while place < players:
        first = SEAT_WORDS * seat
        occupied = seats[first + SEAT_OCCUPIED]
        industries = popcount(seats[first + INDUSTRY])
        numbers[gold_at + place] = i16(seats[first + SEAT_GOLD])
        numbers[size_at + place] = i16(popcount(occupied) - industries)
        numbers[limit_at + place] = i16(5 * (1 + industries))
        numbers[price_at + place] = i16(5 * (1 + industries))
        hand = seats[first + SEAT_HAND]
        shown = seats[first + SEAT_SHOWN]
        known = shown
        if knows or seat == viewer:
            known = hand
        put_packed(numbers, known_at + HELD_KINDS * place, known, 4)
        numbers[unknown_at + place] = i16(total(hand) - total(known))
        put_packed(numbers, shown_at + HELD_KINDS * place, shown, 4)
        # The cell of the sheet that the lowest bit of the seat's boards stands for, if there is one.
        corner = state.cell(seat, 0)
        kind: i64 = 0
        while kind < KINDS:
            put_bits(numbers, city_at + (KINDS * place + kind) * CELLS + corner, seats[first + kind])
            kind += 1
        reachable = around(occupied) & seats[first + SEAT_FREE]
        put_bits(numbers, square_at + CELLS * place + corner, reachable)
        seat = next_seat(seat, players)
        place += 1
