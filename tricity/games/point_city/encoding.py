# mypyc: compile
"""Point City as numbers for learning programs: a fixed list of actions, and what everybody knows as a row of ints.

The order of actions and fields is part of the format: `ACTIONS` and the fields below list them, and docs/adapters shows
them. Written from the state for speed; tests compare every field with the view and permute what is hidden.
"""

from typing import Final, cast

from tricity.core.bits import lowest_bit, popcount
from tricity.core.encoding import ActionRange, Encoding, Field, Row, clear_numbers, put_bits, put_packed
from tricity.core.native import i16, i64, vec
from tricity.core.seats import next_seat, seat_distance
from tricity.core.state import State
from tricity.games.point_city.apply import sites_cost
from tricity.games.point_city.automa import cell_below, next_cell
from tricity.games.point_city.cards import AS_SYMBOLS, CARD_COUNT, COST, IS_CIVIC, PRINTED_POINTS, PRODUCES, TIER
from tricity.games.point_city.moves import (
    VERB_DRAW,
    VERB_FLIP,
    VERB_PASS,
    VERB_PAY,
    VERB_TAKE,
    move_cell,
    move_operand,
    move_other_cell,
    move_verb,
)
from tricity.games.point_city.options import OPTIONS
from tricity.games.point_city.payments import missing_symbols
from tricity.games.point_city.resources import INGENUITY_SHIFT, ONE_INGENUITY, RESOURCES, STOCK_KINDS, stock_size
from tricity.games.point_city.setup import CARDS_USED
from tricity.games.point_city.state import (
    ASK_PAY,
    CARDS_PER_WORD,
    CELLS,
    QUESTION_NAMES,
    ROUNDS,
    SEAT_CITY,
    SEAT_PERMANENT,
    SEAT_POINTS,
    SEAT_STOCK,
    SEAT_TOKENS,
    PointCity,
)
from tricity.games.point_city.tokens import TOKEN_COUNT, TOKEN_NAMES, write_times_scored

_PAIR_COUNT: Final[i64] = 24
_STOCK_NUMBERS: Final[i64] = 11
"""How many kinds of resource cards there are."""
_MAX_PAYMENTS: Final[i64] = 3969
"""Of the two dearest buildings together, with enough cards of every kind."""
_FIRST_TAKE: Final[i64] = CELLS
_ACTION_DRAW: Final[i64] = _FIRST_TAKE + _PAIR_COUNT
_ACTION_PASS: Final[i64] = _ACTION_DRAW + 1
_FIRST_TOKEN: Final[i64] = _ACTION_PASS + 1
_FIRST_PAYMENT: Final[i64] = _FIRST_TOKEN + TOKEN_COUNT

_FIVE_NAMES: Final = ", ".join(RESOURCES)
_SIX_NAMES: Final = f"{_FIVE_NAMES}, ingenuity"
_BY_CELL: Final = "by cell, row by row from a1"
_SITE_COUNT: Final[i64] = 2
_BUILDING_NUMBERS: Final[i64] = 13
"""How many numbers the fields of `_building_fields` have for each building."""
_MARKET_NUMBERS: Final[i64] = 9 + _BUILDING_NUMBERS
"""How many numbers the fields of the market have for each cell."""

ACTIONS: Final = (
    ActionRange("flip", (int(CELLS),), "the card to turn over, by cell, row by row from a1"),
    ActionRange(
        "take",
        (int(_PAIR_COUNT),),
        "a pair, row by row: first the twelve side by side, by the left one, then the twelve above each other, by the "
        "upper one",
    ),
    ActionRange("draw", (1,), "two cards from the deck"),
    ActionRange("pass", (1,), "when there is nothing else"),
    ActionRange(
        "token", (int(TOKEN_COUNT),), f"the civic token to take, or in a solo game to line up: {', '.join(TOKEN_NAMES)}"
    ),
    ActionRange(
        "pay",
        (int(_MAX_PAYMENTS),),
        "a minimal payment of what the field `lacking` tells, numbered among all of them, as if there were enough "
        f"cards of every kind. Resource by resource ({_FIVE_NAMES}), the first one counting most: how many doubles, "
        "then how many singles, the fewest first; ingenuity pays the rest",
    ),
)


def _fields(players: int) -> tuple[Field, ...]:
    sides = 2 if players == 1 else players
    cells, tokens = int(CELLS), int(TOKEN_COUNT)
    seats = "by seat; solo, the player and the Automa"
    return (
        OPTIONS.field("automa"),
        Field("automa_cells", (cells,), 1, "solo: where the Automa takes from next"),
        Field("round", (1,), int(ROUNDS), "1 to 17"),
        Field("first", (players,), 1, "the first player, by seat"),
        Field("turn", (players,), 1, "whose turn it is, by seat"),
        Field(
            "pending",
            (2, len(QUESTION_NAMES)),
            1,
            f"the next question and the one after it: {', '.join(QUESTION_NAMES)}",
        ),
        Field("market_tier", (cells,), 3, f"1 to 3, 0 for a gap, {_BY_CELL}"),
        Field("market_resource", (cells, 6), 2, f"symbols on a resource side, {_BY_CELL}: {_SIX_NAMES}"),
        Field("market_gap", (cells, 2), 1, f"a gap where a resource, a building was taken, {_BY_CELL}"),
        *_building_fields("market", cells, f"of a building side, {_BY_CELL}"),
        Field("deck", (1,), 160, "cards left"),
        Field("deck_tiers", (3,), 65, "of them of tiers 1, 2, 3"),
        Field("top_tier", (1,), 3, "of the deck's top card; 0 when there is none"),
        Field("top_resource", (6,), 2, f"symbols on it: {_SIX_NAMES}"),
        *_building_fields("site", int(_SITE_COUNT), "of a building taken and not yet paid for, in the order of taking"),
        Field("lacking", (5,), 14, f"symbols to be paid from the stock now: {_FIVE_NAMES}"),
        Field("tokens", (tokens,), 1, "civic tokens on the table"),
        Field("token_places", (tokens,), 10, "solo: the place of each in its row, from 1"),
        Field("token_counts", (players, tokens), 99, "how often a token on the table or one's own scores now, by seat"),
        Field("gone", (3, 6), 31, f"cards taken as resources, by tier: {_SIX_NAMES}"),
        Field("stock", (sides, len(STOCK_KINDS)), 99, f"{seats}: {', '.join(STOCK_KINDS)}"),
        Field("stock_size", (sides,), 160, f"cards, {seats}"),
        Field("permanent", (sides, 5), 99, f"permanent symbols, {seats}: {_FIVE_NAMES}"),
        Field("points", (sides,), 999, f"of the buildings, {seats}"),
        Field("owned_tokens", (sides, tokens), 1, seats),
        Field("city", (sides, int(CARD_COUNT)), 1, f"{seats}, by card number"),
    )


def _building_fields(prefix: str, places: int, meaning: str) -> tuple[Field, ...]:
    return (
        Field(f"{prefix}_card", (places,), int(CARD_COUNT), f"card number + 1 {meaning}"),
        Field(f"{prefix}_points", (places,), 9, f"printed points {meaning}"),
        Field(f"{prefix}_civic", (places,), 1, f"whether it is civic, {meaning}"),
        Field(f"{prefix}_produces", (places, 5), 1, f"permanent symbol {meaning}: {_FIVE_NAMES}"),
        Field(f"{prefix}_cost", (places, 5), 9, f"cost {meaning}: {_FIVE_NAMES}"),
    )


_SECOND_TIER: Final = vec[i64]([i64(CARDS_USED.get(players, (0, 0, 0))[1]) for players in range(5)])
_THIRD_TIER: Final = vec[i64]([i64(CARDS_USED.get(players, (0, 0, 0))[2]) for players in range(5)])
"""The cards of the second and third tier that are used (PC-04), by number of players."""


_SHOWN: Final = vec[i64]([lowest_bit(symbols) // 8 for symbols in AS_SYMBOLS])
"""By card, which of the six resources its resource side shows."""


class PointCityEncoding(Encoding):
    def __init__(self, players: int) -> None:
        # A turn: flip, take, pay, two tokens. A solo game begins with ten tokens lined up.
        super().__init__(ACTIONS, _fields(players), players * int(ROUNDS) * 5 + 10, (-100, 2000))
        self.market_at: i64 = 0
        """Where the fields of the market begin, and where they end."""
        for field in self.fields[: [field.name for field in self.fields].index("market_tier")]:
            self.market_at += field.size
        self.market_end = self.market_at + _MARKET_NUMBERS * CELLS

    def action(self, state: State, seat: i64, move: i64) -> i64:
        verb = move_verb(move)
        if verb == VERB_FLIP:
            return move_operand(move)
        if verb == VERB_TAKE:
            return _FIRST_TAKE + _pair_number(move_cell(move), move_other_cell(move))
        if verb == VERB_DRAW:
            return _ACTION_DRAW
        if verb == VERB_PASS:
            return _ACTION_PASS
        if verb == VERB_PAY:
            city = cast(PointCity, state)
            return _FIRST_PAYMENT + payment_number(
                missing_symbols(sites_cost(city), city.permanent(seat)), move_operand(move)
            )
        return _FIRST_TOKEN + move_operand(move)

    def write(self, state: State, seat: i64, row: Row) -> None:
        city = cast(PointCity, state)
        _write_turn(city, seat, row)
        _write_market(city, row)
        _write_deck(city, row)
        _write_sites(city, row)
        _write_tokens(city, seat, row)
        _write_gone(city.taken, row)
        _write_owners(city, seat, row)

    def clear(self, numbers: vec[i16], first: i64) -> None:
        """The market is left: few of its cells change in a move, and they are written over."""
        clear_numbers(numbers, first, first + self.market_at)
        clear_numbers(numbers, first + self.market_end, first + self.size)


def _pair_number(cell: i64, other: i64) -> i64:
    if other == cell + 1:
        return 3 * (cell // 4) + cell % 4
    return 12 + cell


def payment_number(need: i64, cards: i64) -> i64:
    """The number of a payment among all that there are for a need, if there are enough cards."""
    number: i64 = 0
    place: i64 = 0
    while place < 5:
        needed = (need >> (8 * place)) & 255
        if needed:
            doubles = (cards >> (4 * place + 20)) & 15
            singles = (cards >> (4 * place)) & 15
            number = (
                number * _ways_with_fewer_doubles(needed, needed // 2 + needed % 2 + 1)
                + _ways_with_fewer_doubles(needed, doubles)
                + singles
            )
        place += 1
    return number


def _ways_with_fewer_doubles(need: i64, below_doubles: i64) -> i64:
    """The ways to pay symbols of one resource with fewer doubles than that."""
    ways: i64 = 0
    doubles: i64 = 0
    while doubles < below_doubles:
        remaining = need - 2 * doubles
        ways += 1
        if remaining > 0:
            ways += remaining
        doubles += 1
    return ways


def _write_turn(state: PointCity, seat: i64, row: Row) -> None:
    players = state.players
    OPTIONS.write(state.options, players, row)
    if players == 1 and state.pending:
        cell = next_cell(state)
        row.bits((1 << cell) | (1 << cell_below(cell)), CELLS)
    else:
        row.skip(CELLS)
    row.put(min(state.turns_done // state.owner_count() + 1, ROUNDS))
    row.one_hot(seat_distance(state.first_seat, seat, players), players)
    if state.pending:
        row.one_hot(seat_distance(state.turn, seat, players), players)
    else:
        row.skip(players)
    row.one_hot(state.pending & 15, 6)
    row.one_hot((state.pending >> 4) & 15, 6)


def _write_market(state: PointCity, row: Row) -> None:
    """Tiers, resource sides, what was taken from gaps, and building sides, each cell by cell.

    The row has a market already, or zeros: only cells that show something else are written.
    """
    tiers_at = row.at
    resources_at = tiers_at + CELLS
    gaps_at = resources_at + 6 * CELLS
    buildings_at = gaps_at + 2 * CELLS
    row.at = buildings_at + _BUILDING_NUMBERS * CELLS
    numbers = row.numbers
    market = state.market
    building_cells = state.building_cells
    gaps = state.gaps
    cell: i64 = 0
    while cell < CELLS:
        card = market[cell]
        shows_building = (building_cells >> cell) & 1
        if (gaps >> cell) & 1:
            _clear_cell(numbers, tiers_at, cell)
            numbers[gaps_at + 2 * cell + shows_building] = 1
        elif shows_building:
            if i64(numbers[buildings_at + cell]) != card + 1:
                _clear_cell(numbers, tiers_at, cell)
                numbers[tiers_at + cell] = i16(TIER[card])
                _put_building(numbers, buildings_at, CELLS, cell, card)
        # Cards of a tier whose resource sides show the same resource show as much of it.
        elif i64(numbers[tiers_at + cell]) != TIER[card] or not numbers[resources_at + 6 * cell + _SHOWN[card]]:
            _clear_cell(numbers, tiers_at, cell)
            numbers[tiers_at + cell] = i16(TIER[card])
            put_packed(numbers, resources_at + 6 * cell, AS_SYMBOLS[card], 8)
        cell += 1


def _clear_cell(numbers: vec[i16], tiers_at: i64, cell: i64) -> None:
    """Set the numbers of a cell of the market to zero, in all its fields, the first of which begins there."""
    at = tiers_at + CELLS
    gap = at + 6 * CELLS + 2 * cell
    if not (numbers[tiers_at + cell] or numbers[gap] or numbers[gap + 1]):
        return
    numbers[tiers_at + cell] = 0
    clear_numbers(numbers, at + 6 * cell, at + 6 * cell + 6)
    numbers[gap] = 0
    numbers[gap + 1] = 0
    at += 8 * CELLS
    numbers[at + cell] = 0
    numbers[at + CELLS + cell] = 0
    numbers[at + 2 * CELLS + cell] = 0
    at += 3 * CELLS
    clear_numbers(numbers, at + 5 * cell, at + 5 * cell + 5)
    at += 5 * CELLS
    clear_numbers(numbers, at + 5 * cell, at + 5 * cell + 5)


def _put_building(numbers: vec[i16], first: i64, places: i64, place: i64, card: i64) -> None:
    """Write the building side of a card to one of the places that the fields have, of which the first is there."""
    numbers[first + place] = i16(card + 1)
    numbers[first + places + place] = i16(PRINTED_POINTS[card])
    numbers[first + 2 * places + place] = i16(IS_CIVIC[card])
    put_packed(numbers, first + 3 * places + 5 * place, PRODUCES[card], 8)
    put_packed(numbers, first + 8 * places + 5 * place, COST[card], 8)


def _write_deck(state: PointCity, row: Row) -> None:
    size = state.deck_size()
    row.put(size)
    # The deck is in the order of its tiers (PC-05), so that its size tells how many of each are left.
    third = min(size, _THIRD_TIER[state.players])
    second = min(size - third, _SECOND_TIER[state.players])
    row.put(size - third - second)
    row.put(second)
    row.put(third)
    if size:
        top = state.deck[state.deck_top]
        row.put(TIER[top])
        row.packed(AS_SYMBOLS[top], 6, 8)
    else:
        row.skip(7)


def _write_sites(state: PointCity, row: Row) -> None:
    newer = (state.sites & 255) - 1
    older = (state.sites >> 8) - 1
    first = row.at
    place: i64 = 0
    if older >= 0:
        _put_building(row.numbers, first, _SITE_COUNT, 0, older)
        place = 1
    if newer >= 0:
        _put_building(row.numbers, first, _SITE_COUNT, place, newer)
    row.skip(_BUILDING_NUMBERS * _SITE_COUNT)
    if state.pending & 15 == ASK_PAY:
        row.packed(missing_symbols(sites_cost(state), state.permanent(state.turn)), 5, 8)
    else:
        row.skip(5)


def _write_tokens(state: PointCity, seat: i64, row: Row) -> None:
    row.bits(state.table_tokens, TOKEN_COUNT)
    if state.players == 1:
        place: i64 = 0
        on_table = popcount(state.table_tokens)
        while place < on_table:
            row.numbers[row.at + ((state.token_row >> (5 * place)) & 31)] = i16(place + 1)
            place += 1
    row.skip(TOKEN_COUNT)
    first = row.at
    other = seat
    step: i64 = 0
    while step < state.players:
        tokens = state.table_tokens | state.tokens(other)
        wilds = state.stock(other) >> INGENUITY_SHIFT
        write_times_scored(tokens, state.permanent(other), wilds, row.numbers, first)
        first += TOKEN_COUNT
        other = next_seat(other, state.players)
        step += 1
    row.at = first


def _write_gone(gone: i64, row: Row) -> None:
    """There is no ingenuity in tier 1."""
    row.packed(gone, 5, 4)
    row.skip(1)
    row.packed(gone >> 20, 5, 3)
    row.put((gone >> 35) & 31)
    row.packed(gone >> 40, 5, 3)
    row.put((gone >> 55) & 31)


def _write_owners(state: PointCity, seat: i64, row: Row) -> None:
    """All fields by seat, one seat after the other: each field begins where the one before it ends."""
    sides = state.owner_count()
    stock_at = row.at
    size_at = stock_at + _STOCK_NUMBERS * sides
    permanent_at = size_at + sides
    points_at = permanent_at + 5 * sides
    tokens_at = points_at + sides
    city_at = tokens_at + TOKEN_COUNT * sides
    row.at = city_at + CARD_COUNT * sides
    numbers = row.numbers
    seats = state.seats
    owner = seat
    place: i64 = 0
    while place < sides:
        first = 8 * owner
        stock = seats[first + SEAT_STOCK]
        put_packed(numbers, stock_at + _STOCK_NUMBERS * place, stock & (ONE_INGENUITY - 1), 4)
        numbers[stock_at + _STOCK_NUMBERS * place + _STOCK_NUMBERS - 1] = i16(stock >> INGENUITY_SHIFT)
        numbers[size_at + place] = i16(stock_size(stock))
        put_packed(numbers, permanent_at + 5 * place, seats[first + SEAT_PERMANENT], 8)
        numbers[points_at + place] = i16(seats[first + SEAT_POINTS])
        put_bits(numbers, tokens_at + TOKEN_COUNT * place, seats[first + SEAT_TOKENS])
        word: i64 = 0
        while word < 3:
            put_bits(numbers, city_at + CARD_COUNT * place + CARDS_PER_WORD * word, seats[first + SEAT_CITY + word])
            word += 1
        # The Automa sits after the one player.
        owner = next_seat(owner, sides)
        place += 1
