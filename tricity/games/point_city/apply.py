# mypyc: compile
"""What happens when a move is made, up to the next decision."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tricity.core.bits import popcount
from tricity.core.events import EventLog
from tricity.games.point_city.automa import take_automa_turn
from tricity.games.point_city.cards import BOX, CIVIC, COST, resource_kind
from tricity.games.point_city.city import award, build, keep
from tricity.games.point_city.market import refill, side_facts, tell_top
from tricity.games.point_city.moves import (
    DRAW,
    FLIP,
    cell_of,
    market_cell,
    other_cell_of,
    rest_of,
    verb_of,
)
from tricity.games.point_city.moves import TAKE as TAKING
from tricity.games.point_city.packs import stock_names, symbol_names, symbols_of_stock
from tricity.games.point_city.payments import lacking, payments
from tricity.games.point_city.state import (
    PAY,
    PERMANENT,
    ROUNDS,
    STOCK,
    TAKE,
    TOKEN,
    TURN,
    WEALTH,
    PointCity,
)
from tricity.games.point_city.tokens import NAMES, TOKENS

ROW: Final[i64] = 10
"""How many tokens a solo player lines up (PC-31)."""


def apply(state: PointCity, seat: i64, move: i64, log: EventLog | None) -> None:
    """Make a legal move."""
    asked = state.pending & 15
    if asked <= TAKE:
        verb = verb_of(move)
        if verb == TAKING:
            _take(state, seat, cell_of(move), other_cell_of(move), log)
        elif verb == FLIP:
            _flip(state, seat, cell_of(move), log)
        elif verb == DRAW:
            _draw(state, seat, log)
        else:
            if log is not None:
                log.emit("pc-passed", {"seat": int(seat)})
            _end_turn(state, log)
    elif asked == PAY:
        state.payments = vec[i64]()
        _construct(state, seat, rest_of(move), log)
    elif asked == TOKEN:
        _choose_token(state, seat, rest_of(move), log)
    else:
        _line_up(state, seat, rest_of(move), log)


def _flip(state: PointCity, seat: i64, cell: i64, log: EventLog | None) -> None:
    state.buildings |= 1 << cell
    state.pending = TAKE
    if log is not None:
        facts = {"seat": int(seat), "at": market_cell(cell), **side_facts(state.market[cell], True)}
        log.emit("pc-flipped", facts, reveals=True)


def _draw(state: PointCity, seat: i64, log: EventLog | None) -> None:
    first = state.deck[state.deck_at]
    second = state.deck[state.deck_at + 1]
    state.deck_at += 2
    keep(state, seat, first)
    keep(state, seat, second)
    if log is not None:
        drawn = [resource_kind(int(first)), resource_kind(int(second))]
        log.emit("pc-drew", {"seat": int(seat), "resources": drawn}, reveals=True)
        tell_top(state, log)
    _end_turn(state, log)


def _take(state: PointCity, seat: i64, cell: i64, other: i64, log: EventLog | None) -> None:
    state.gaps = (1 << cell) | (1 << other)
    cost = _take_card(state, seat, cell, log) + _take_card(state, seat, other, log)
    if not cost:
        _end_turn(state, log)
        return
    need = lacking(cost, state.of(seat, PERMANENT))
    if not need:
        _construct(state, seat, 0, log)
        return
    found = payments(need, state.of(seat, STOCK))
    if len(found) == 1:
        _construct(state, seat, rest_of(found[0]), log)
    else:
        state.payments = found
        state.pending = PAY


def _take_card(state: PointCity, seat: i64, cell: i64, log: EventLog | None) -> i64:
    """A resource goes to the stock, a building waits for its payment; what it costs."""
    card = state.market[cell]
    building = (state.buildings >> cell) & 1 != 0
    if log is not None:
        kind = "pc-took-building" if building else "pc-took"
        log.emit(kind, {"seat": int(seat), "at": market_cell(cell), **side_facts(card, building)})
    if building:
        state.sites = (state.sites << 8) | (card + 1)
        return COST[card]
    keep(state, seat, card)
    return 0


def due(state: PointCity) -> i64:
    """What the buildings on their sites cost together (PC-13)."""
    cost: i64 = 0
    sites = state.sites
    while sites:
        cost += COST[(sites & 255) - 1]
        sites >>= 8
    return cost


def _construct(state: PointCity, seat: i64, paid: i64, log: EventLog | None) -> None:
    """Pay for the buildings on their sites, all at once, and move them to the city (PC-13 to PC-15)."""
    state.seats[8 * seat + STOCK] -= paid
    state.seats[8 * seat + WEALTH] -= symbols_of_stock(paid)
    if log is not None:
        _tell_payment(state, seat, paid, log)
    civic: i64 = 0
    while state.sites:
        card = (state.sites & 255) - 1
        build(state, seat, card)
        civic += CIVIC[card]
        state.sites >>= 8
    if civic:
        _award(state, seat, civic, log)
    else:
        _end_turn(state, log)


def _tell_payment(state: PointCity, seat: i64, paid: i64, log: EventLog) -> None:
    cards = [int(state.sites >> shift) & 255 for shift in (8, 0)]
    facts = {
        "seat": int(seat),
        "buildings": [BOX[card - 1]["building"] for card in cards if card],
        "cost_resources": symbol_names(due(state)),
        "resources": stock_names(paid),
        "count": len(stock_names(paid)),
    }
    log.emit("pc-paid", facts)


def _award(state: PointCity, seat: i64, civic: i64, log: EventLog | None) -> None:
    """Tokens for civic buildings (PC-17): asked for while there are more of them than are due."""
    if popcount(state.tokens) > civic:
        state.pending = TOKEN if civic == 1 else TOKEN | (TOKEN << 4)
        return
    if log is not None and not state.tokens:
        log.emit("pc-no-token", {"seat": int(seat)})
    token: i64 = 0
    while token < TOKENS:
        if (state.tokens >> token) & 1:
            award(state, seat, token)
            if log is not None:
                log.emit("pc-token", {"seat": int(seat), "token": NAMES[token]})
        token += 1
    _end_turn(state, log)


def _choose_token(state: PointCity, seat: i64, token: i64, log: EventLog | None) -> None:
    award(state, seat, token)
    if log is not None:
        log.emit("pc-token", {"seat": int(seat), "token": NAMES[token]})
    state.pending >>= 4
    if not state.pending:
        _end_turn(state, log)


def _line_up(state: PointCity, seat: i64, token: i64, log: EventLog | None) -> None:
    """PC-31: the next token of the row, from the left."""
    place = popcount(state.tokens)
    state.tokens |= 1 << token
    state.row |= token << (5 * place)
    if place + 1 == ROW:
        state.pending >>= 4
    if log is not None:
        log.emit("pc-lined-up", {"seat": int(seat), "token": NAMES[token], "place": int(place) + 1})


def _end_turn(state: PointCity, log: EventLog | None) -> None:
    """Refill, let the Automa play, and go on to the next seat or to the end (PC-18, PC-20)."""
    refill(state, log)
    state.turns += 1
    if state.players == 1:
        take_automa_turn(state, log)
    if state.turns == ROUNDS * state.sides():
        state.pending = 0
        if log is not None:
            log.emit("pc-over", {})
        return
    state.turn = (state.turn + 1) % state.players
    state.pending = TURN
