# mypyc: compile
"""Making a move: what follows from it, up to the next decision."""

from typing import Final

from tricity.core.bits import lowest_bit, popcount
from tricity.core.events import EventLog
from tricity.core.native import i64, vec
from tricity.core.seats import next_seat
from tricity.games.point_city.automa import play_automa_turn
from tricity.games.point_city.cards import CARD_ROWS, COST, IS_CIVIC, stock_kind_of
from tricity.games.point_city.events import (
    Drew,
    Ended,
    Flipped,
    GotToken,
    LinedUp,
    NoTokenLeft,
    Paid,
    Passed,
    TookBuilding,
    TookResource,
)
from tricity.games.point_city.holdings import add_to_city, add_to_stock, award_token
from tricity.games.point_city.market import building_side, flip_card, log_top_card, refill, resource_side
from tricity.games.point_city.moves import (
    VERB_DRAW,
    VERB_FLIP,
    VERB_TAKE,
    cell_name,
    move_cell,
    move_operand,
    move_other_cell,
    move_verb,
)
from tricity.games.point_city.payments import missing_symbols, payment_moves
from tricity.games.point_city.resources import stock_names, symbol_names, symbols_of_stock
from tricity.games.point_city.state import (
    ASK_PAY,
    ASK_TAKE,
    ASK_TOKEN,
    ASK_TURN,
    ROUNDS,
    SEAT_STOCK,
    SEAT_WEALTH,
    PointCity,
)
from tricity.games.point_city.tokens import TOKEN_NAMES

ROW_LENGTH: Final[i64] = 10
"""How many tokens a solo player lines up (PC-31)."""


def apply(state: PointCity, seat: i64, move: i64, log: EventLog | None) -> None:
    """Make a legal move."""
    asked = state.pending & 15
    if asked <= ASK_TAKE:
        verb = move_verb(move)
        if verb == VERB_TAKE:
            _take(state, seat, move_cell(move), move_other_cell(move), log)
        elif verb == VERB_FLIP:
            _flip(state, seat, move_cell(move), log)
        elif verb == VERB_DRAW:
            _draw(state, seat, log)
        else:
            if log is not None:
                log.emit(Passed(seat=int(seat)))
            _end_turn(state, log)
    elif asked == ASK_PAY:
        state.payment_choices = vec[i64]()
        _construct(state, seat, move_operand(move), log)
    elif asked == ASK_TOKEN:
        _choose_token(state, seat, move_operand(move), log)
    else:
        _line_up(state, seat, move_operand(move), log)


def _flip(state: PointCity, seat: i64, cell: i64, log: EventLog | None) -> None:
    flip_card(state, cell)
    state.pending = ASK_TAKE
    if log is not None:
        flip = Flipped(seat=int(seat), at=cell_name(cell), **building_side(state.market[cell]))
        log.emit(flip, reveals=True)


def _draw(state: PointCity, seat: i64, log: EventLog | None) -> None:
    first = state.deck[state.deck_top]
    second = state.deck[state.deck_top + 1]
    state.deck_top += 2
    add_to_stock(state, seat, first)
    add_to_stock(state, seat, second)
    if log is not None:
        drawn = [stock_kind_of(int(first)), stock_kind_of(int(second))]
        log.emit(Drew(seat=int(seat), resources=drawn), reveals=True)
        log_top_card(state, log)
    _end_turn(state, log)


def _take(state: PointCity, seat: i64, cell: i64, other: i64, log: EventLog | None) -> None:
    state.gaps = (1 << cell) | (1 << other)
    cost = _take_card(state, seat, cell, log) + _take_card(state, seat, other, log)
    if not cost:
        _end_turn(state, log)
        return
    symbols_due = missing_symbols(cost, state.permanent(seat))
    if not symbols_due:
        _construct(state, seat, 0, log)
        return
    choices = payment_moves(symbols_due, state.stock(seat))
    if len(choices) == 1:
        _construct(state, seat, move_operand(choices[0]), log)
    else:
        state.payment_choices = choices
        state.pending = ASK_PAY


def _take_card(state: PointCity, seat: i64, cell: i64, log: EventLog | None) -> i64:
    """Take a card from the market: a resource into the stock, a building to its site. Returns its cost."""
    card = state.market[cell]
    building = (state.building_cells >> cell) & 1 != 0
    if log is not None:
        at = cell_name(cell)
        if building:
            log.emit(TookBuilding(seat=int(seat), at=at, **building_side(card)))
        else:
            log.emit(TookResource(seat=int(seat), at=at, **resource_side(card)))
    if building:
        state.sites = (state.sites << 8) | (card + 1)
        return COST[card]
    add_to_stock(state, seat, card)
    return 0


def sites_cost(state: PointCity) -> i64:
    """The cost of all buildings on their sites together (PC-13)."""
    cost: i64 = 0
    sites = state.sites
    while sites:
        cost += COST[(sites & 255) - 1]
        sites >>= 8
    return cost


def _construct(state: PointCity, seat: i64, paid: i64, log: EventLog | None) -> None:
    """Pay for the buildings on their sites, all at once, and move them to the city (PC-13 to PC-15)."""
    if paid:
        seats = state.seats
        seats[8 * seat + SEAT_STOCK] -= paid
        seats[8 * seat + SEAT_WEALTH] -= symbols_of_stock(paid)
    if log is not None:
        _log_payment(state, seat, paid, log)
    tokens_due: i64 = 0
    sites = state.sites
    while sites:
        card = (sites & 255) - 1
        add_to_city(state, seat, card)
        tokens_due += IS_CIVIC[card]
        sites >>= 8
    state.sites = 0
    if tokens_due:
        _award_tokens(state, seat, tokens_due, log)
    else:
        _end_turn(state, log)


def _log_payment(state: PointCity, seat: i64, paid: i64, log: EventLog) -> None:
    cards = [int(state.sites >> shift) & 255 for shift in (8, 0)]
    payment = Paid(
        seat=int(seat),
        buildings=[CARD_ROWS[card - 1]["building"] for card in cards if card],
        cost_resources=symbol_names(sites_cost(state)),
        resources=stock_names(paid),
        count=len(stock_names(paid)),
    )
    log.emit(payment)


def _award_tokens(state: PointCity, seat: i64, tokens_due: i64, log: EventLog | None) -> None:
    """Award tokens for civic buildings (PC-17). The player chooses only if more tokens are left than are due."""
    if popcount(state.table_tokens) > tokens_due:
        state.pending = ASK_TOKEN if tokens_due == 1 else ASK_TOKEN | (ASK_TOKEN << 4)
        return
    if log is not None and not state.table_tokens:
        log.emit(NoTokenLeft(seat=int(seat)))
    while state.table_tokens:
        token = lowest_bit(state.table_tokens)
        award_token(state, seat, token)
        if log is not None:
            log.emit(GotToken(seat=int(seat), token=TOKEN_NAMES[token]))
    _end_turn(state, log)


def _choose_token(state: PointCity, seat: i64, token: i64, log: EventLog | None) -> None:
    award_token(state, seat, token)
    if log is not None:
        log.emit(GotToken(seat=int(seat), token=TOKEN_NAMES[token]))
    state.pending >>= 4
    if not state.pending:
        _end_turn(state, log)


def _line_up(state: PointCity, seat: i64, token: i64, log: EventLog | None) -> None:
    """Lay the next token of the solo row, from the left (PC-31)."""
    place = popcount(state.table_tokens)
    state.table_tokens |= 1 << token
    state.token_row |= token << (5 * place)
    if place + 1 == ROW_LENGTH:
        state.pending >>= 4
    if log is not None:
        log.emit(LinedUp(seat=int(seat), token=TOKEN_NAMES[token], place=int(place) + 1))


def _end_turn(state: PointCity, log: EventLog | None) -> None:
    """Refill, let the Automa play, and go on to the next seat or to the end (PC-18, PC-20)."""
    refill(state, log)
    players = state.players
    state.turns_done += 1
    if players == 1:
        play_automa_turn(state, log)
    if state.turns_done == ROUNDS * state.owner_count():
        state.pending = 0
        if log is not None:
            log.emit(Ended())
        return
    state.turn = next_seat(state.turn, players)
    state.pending = ASK_TURN
