# mypyc: compile
"""Point City in numbers: its actions, and what everybody knows (PC-09) as a row of ints."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from tricity.core.bits import lowest_bit, popcount
from tricity.core.encoding import ActionRange, Encoding, Field, Row, away
from tricity.core.state import State
from tricity.games.point_city import state as s
from tricity.games.point_city.apply import due
from tricity.games.point_city.automa import below, next_cell
from tricity.games.point_city.cards import AS_SYMBOLS, CARDS, CIVIC, COST, PRINTED, PRODUCES, TIER
from tricity.games.point_city.moves import DRAW, FLIP, PASS, PAY, TAKE, cell_of, other_cell_of, rest_of, verb_of
from tricity.games.point_city.packs import KINDS, RESOURCES, WILD, stock_size
from tricity.games.point_city.payments import lacking
from tricity.games.point_city.state import (
    CARDS_PER_WORD,
    CELLS,
    LEVELS,
    PER_SYMBOL,
    QUESTIONS,
    RANDOM_ROW,
    ROUNDS,
    PointCity,
)
from tricity.games.point_city.tokens import NAMES, TOKENS, count

_PAIRS: Final[i64] = 24
_MOST_PAYMENTS: Final[i64] = 3969
"""Of the two dearest buildings together, with enough cards of every kind."""
_TAKES: Final[i64] = CELLS
_DRAW: Final[i64] = _TAKES + _PAIRS
_PASS: Final[i64] = _DRAW + 1
_TOKENS: Final[i64] = _PASS + 1
_PAYMENTS: Final[i64] = _TOKENS + TOKENS

_FIVE: Final = ", ".join(RESOURCES)
_SIX: Final = f"{_FIVE}, ingenuity"
_BY_CELL: Final = "by cell, row by row from a1"
_SITES: Final[i64] = 2

ACTIONS: Final = (
    ActionRange("flip", (int(CELLS),), "the card to turn over, by cell, row by row from a1"),
    ActionRange(
        "take",
        (int(_PAIRS),),
        "a pair, row by row: first the twelve side by side, by the left one, then the twelve above each other, by the "
        "upper one",
    ),
    ActionRange("draw", (1,), "two cards from the deck"),
    ActionRange("pass", (1,), "when there is nothing else"),
    ActionRange("token", (int(TOKENS),), f"the civic token to take, or in a solo game to line up: {', '.join(NAMES)}"),
    ActionRange(
        "pay",
        (int(_MOST_PAYMENTS),),
        "a minimal payment of what the field `lacking` tells, numbered among all of them, as if there were enough "
        f"cards of every kind. Resource by resource ({_FIVE}), the first one counting most: how many doubles, then how "
        "many singles, the fewest first; ingenuity pays the rest",
    ),
)


def _fields(players: int) -> tuple[Field, ...]:
    sides = 2 if players == 1 else players
    cells, tokens = int(CELLS), int(TOKENS)
    seats = "by seat; solo, the player and the Automa"
    return (
        Field("automa", (len(LEVELS) + 2,), 1, f"solo: level {', '.join(LEVELS)}; scoring by symbol; tokens at random"),
        Field("automa_cells", (cells,), 1, "solo: where the Automa takes from next"),
        Field("round", (1,), int(ROUNDS), "1 to 17"),
        Field("first", (players,), 1, "the first player, by seat"),
        Field("turn", (players,), 1, "whose turn it is, by seat"),
        Field("pending", (2, len(QUESTIONS)), 1, f"the next question and the one after it: {', '.join(QUESTIONS)}"),
        Field("market_tier", (cells,), 3, f"1 to 3, 0 for a gap, {_BY_CELL}"),
        Field("market_resource", (cells, 6), 2, f"symbols on a resource side, {_BY_CELL}: {_SIX}"),
        Field("market_gap", (cells, 2), 1, f"a gap where a resource, a building was taken, {_BY_CELL}"),
        *_building_fields("market", cells, f"of a building side, {_BY_CELL}"),
        Field("deck", (1,), 160, "cards left"),
        Field("deck_tiers", (3,), 65, "of them of tiers 1, 2, 3"),
        Field("top_tier", (1,), 3, "of the deck's top card; 0 when there is none"),
        Field("top_resource", (6,), 2, f"symbols on it: {_SIX}"),
        *_building_fields("site", int(_SITES), "of a building taken and not yet paid for, in the order of taking"),
        Field("lacking", (5,), 14, f"symbols to be paid from the stock now: {_FIVE}"),
        Field("tokens", (tokens,), 1, "civic tokens on the table"),
        Field("token_places", (tokens,), 10, "solo: the place of each in its row, from 1"),
        Field("token_counts", (players, tokens), 99, "how often a token on the table or one's own scores now, by seat"),
        Field("gone", (3, 6), 31, f"cards taken as resources, by tier: {_SIX}"),
        Field("stock", (sides, len(KINDS)), 99, f"{seats}: {', '.join(KINDS)}"),
        Field("stock_size", (sides,), 160, f"cards, {seats}"),
        Field("permanent", (sides, 5), 99, f"permanent symbols, {seats}: {_FIVE}"),
        Field("points", (sides,), 999, f"of the buildings, {seats}"),
        Field("owned_tokens", (sides, tokens), 1, seats),
        Field("city", (sides, int(CARDS)), 1, f"{seats}, by card number"),
    )


def _building_fields(what: str, places: int, told: str) -> tuple[Field, ...]:
    return (
        Field(f"{what}_card", (places,), int(CARDS), f"card number + 1 {told}"),
        Field(f"{what}_points", (places,), 9, f"printed points {told}"),
        Field(f"{what}_civic", (places,), 1, f"whether it is civic, {told}"),
        Field(f"{what}_produces", (places, 5), 1, f"permanent symbol {told}: {_FIVE}"),
        Field(f"{what}_cost", (places, 5), 9, f"cost {told}: {_FIVE}"),
    )


class PointCityEncoding(Encoding):
    def __init__(self, players: int) -> None:
        # A turn: flip, take, pay, two tokens. A solo game begins with ten tokens lined up.
        super().__init__(ACTIONS, _fields(players), players * int(ROUNDS) * 5 + 10, (-100, 2000))

    def action(self, state: State, seat: i64, move: i64) -> i64:
        verb = verb_of(move)
        if verb == FLIP:
            return rest_of(move)
        if verb == TAKE:
            return _TAKES + _pair(cell_of(move), other_cell_of(move))
        if verb == DRAW:
            return _DRAW
        if verb == PASS:
            return _PASS
        if verb == PAY:
            table = cast(PointCity, state)
            return _PAYMENTS + payment_number(lacking(due(table), table.of(seat, s.PERMANENT)), rest_of(move))
        return _TOKENS + rest_of(move)

    def write(self, state: State, seat: i64, row: Row) -> None:
        table = cast(PointCity, state)
        _write_turn(table, seat, row)
        _write_market(table, row)
        _write_deck(table, row)
        _write_sites(table, row)
        _write_tokens(table, seat, row)
        _write_gone(table.gone, row)
        _write_owners(table, seat, row)


def _pair(cell: i64, other: i64) -> i64:
    if other == cell + 1:
        return 3 * (cell // 4) + cell % 4
    return 12 + cell


def payment_number(need: i64, cards: i64) -> i64:
    """The number of a payment among all that there are for a need, if there are enough cards."""
    number: i64 = 0
    place: i64 = 0
    while place < 5:
        here = (need >> (8 * place)) & 255
        if here:
            doubles = (cards >> (4 * place + 20)) & 15
            singles = (cards >> (4 * place)) & 15
            number = number * _ways(here, here // 2 + here % 2 + 1) + _ways(here, doubles) + singles
        place += 1
    return number


def _ways(need: i64, below_doubles: i64) -> i64:
    """The ways to pay symbols of one resource with fewer doubles than that."""
    ways: i64 = 0
    doubles: i64 = 0
    while doubles < below_doubles:
        rest = need - 2 * doubles
        ways += 1 + rest if rest > 0 else 1
        doubles += 1
    return ways


def _write_turn(state: PointCity, seat: i64, row: Row) -> None:
    players = state.players
    if players == 1:
        row.one_hot(state.options & 3, 3)
        row.put(1 if state.options & PER_SYMBOL else 0)
        row.put(1 if state.options & RANDOM_ROW else 0)
        cell = next_cell(state)
        row.bits((1 << cell) | (1 << below(cell)) if state.pending else 0, CELLS)
    else:
        row.skip(5 + CELLS)
    row.put(min(state.turns // state.sides() + 1, ROUNDS))
    row.one_hot(away(state.first, seat, players), players)
    row.one_hot(away(state.turn, seat, players) if state.pending else -1, players)
    row.one_hot(state.pending & 15, 6)
    row.one_hot((state.pending >> 4) & 15, 6)


def _write_market(state: PointCity, row: Row) -> None:
    shown = vec[i64](capacity=CELLS)
    cell: i64 = 0
    while cell < CELLS:
        shown = append(shown, -1 if (state.gaps >> cell) & 1 else state.market[cell])
        cell += 1
    for card in shown:
        row.put(TIER[card] if card >= 0 else 0)
    cell = 0
    while cell < CELLS:
        card = shown[cell]
        row.packed(AS_SYMBOLS[card] if card >= 0 and not (state.buildings >> cell) & 1 else 0, 6, 8)
        cell += 1
    cell = 0
    while cell < CELLS:
        row.one_hot((state.buildings >> cell) & 1 if shown[cell] < 0 else -1, 2)
        if not (state.buildings >> cell) & 1:
            shown[cell] = -1
        cell += 1
    _write_buildings(shown, row)


def _write_buildings(cards: vec[i64], row: Row) -> None:
    """The building sides of these cards; -1 for none."""
    for card in cards:
        row.put(card + 1)
    for card in cards:
        row.put(PRINTED[card] if card >= 0 else 0)
    for card in cards:
        row.put(CIVIC[card] if card >= 0 else 0)
    for card in cards:
        row.packed(PRODUCES[card] if card >= 0 else 0, 5, 8)
    for card in cards:
        row.packed(COST[card] if card >= 0 else 0, 5, 8)


def _write_deck(state: PointCity, row: Row) -> None:
    left = state.left()
    row.put(left)
    tiers = row.at - 1
    at = state.deck_at
    while at < state.deck_at + left:
        row.numbers[tiers + TIER[state.deck[at]]] += 1
        at += 1
    row.skip(3)
    top = state.deck[state.deck_at] if left else i64(-1)
    row.put(TIER[top] if left else 0)
    row.packed(AS_SYMBOLS[top] if left else 0, 6, 8)


def _write_sites(state: PointCity, row: Row) -> None:
    newer = (state.sites & 255) - 1
    older = (state.sites >> 8) - 1
    _write_buildings(vec[i64]([older, newer] if older >= 0 else [newer, older]), row)
    pays = state.pending & 15 == s.PAY
    row.packed(lacking(due(state), state.of(state.turn, s.PERMANENT)) if pays else 0, 5, 8)


def _write_tokens(state: PointCity, seat: i64, row: Row) -> None:
    row.bits(state.tokens, TOKENS)
    if state.players == 1:
        place: i64 = 0
        on_table = popcount(state.tokens)
        while place < on_table:
            row.numbers[row.at + ((state.row >> (5 * place)) & 31)] = i16(place + 1)
            place += 1
    row.skip(TOKENS)
    step: i64 = 0
    while step < state.players:
        other = (seat + step) % state.players
        token: i64 = 0
        while token < TOKENS:
            if ((state.tokens | state.of(other, s.TOKENS)) >> token) & 1:
                row.put(count(token, state.of(other, s.PERMANENT), state.of(other, s.STOCK) >> WILD))
            else:
                row.skip(1)
            token += 1
        step += 1


def _write_gone(gone: i64, row: Row) -> None:
    """There is no ingenuity in tier 1."""
    row.packed(gone, 5, 4)
    row.skip(1)
    row.packed(gone >> 20, 5, 3)
    row.put((gone >> 35) & 31)
    row.packed(gone >> 40, 5, 3)
    row.put((gone >> 55) & 31)


def _write_owners(state: PointCity, seat: i64, row: Row) -> None:
    sides = state.sides()
    # The Automa sits after the one player.
    order = vec[i64]([(seat + step) % sides for step in range(sides)])
    for owner in order:
        row.packed(state.of(owner, s.STOCK), 10, 4)
        row.put(state.of(owner, s.STOCK) >> WILD)
    for owner in order:
        row.put(stock_size(state.of(owner, s.STOCK)))
    for owner in order:
        row.packed(state.of(owner, s.PERMANENT), 5, 8)
    for owner in order:
        row.put(state.of(owner, s.POINTS))
    for owner in order:
        row.bits(state.of(owner, s.TOKENS), TOKENS)
    for owner in order:
        word: i64 = 0
        while word < 3:
            cards = state.of(owner, s.CITY + word)
            while cards:
                row.numbers[row.at + word * CARDS_PER_WORD + lowest_bit(cards)] = 1
                cards &= cards - 1
            word += 1
        row.skip(CARDS)
