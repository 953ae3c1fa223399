# mypyc: compile
"""Making a move: what follows from it, up to the next decision."""

from tricity.core.events import EventLog
from tricity.core.native import append, extend, i64, vec
from tricity.core.packed_counts import count_of, minus, one_of, total
from tricity.core.seats import next_seat, seat_distance
from tricity.games.card_city.districts import commerce_sites, meter_income, residence_sites, triangular_sum
from tricity.games.card_city.earnings import earnings
from tricity.games.card_city.events import (
    Bought,
    Built,
    Chose,
    Developed,
    Discarded,
    Divided,
    Drew,
    Earned,
    Ended,
    Kept,
    Passed,
    RoundBegan,
)
from tricity.games.card_city.legal import LEISURE_COST, buildable_cells, lowest_kind, next_builder
from tricity.games.card_city.moves import (
    PASS,
    VERB_CHOOSE_BIG,
    VERB_DISCARD,
    card_names,
    cell_text,
    move_cell,
    move_down_cards,
    move_kind,
    move_small_lot,
    move_up_cards,
    move_verb,
)
from tricity.games.card_city.options import PARKING_METERS
from tricity.games.card_city.state import (
    COMMERCE,
    INDUSTRY,
    KIND_NAMES,
    LEISURE,
    PHASE_BUILD,
    PHASE_BUY,
    PHASE_CHOOSE,
    PHASE_DEVELOP,
    PHASE_DIVIDE,
    PHASE_KEEP,
    PHASE_OVER,
    ROUNDS,
    SEAT_GOLD,
    SEAT_HAND,
    SEAT_SHOWN,
    SEAT_WORDS,
    CardCity,
    pile_card,
    pile_count,
)


def apply(state: CardCity, seat: i64, move: i64, log: EventLog | None) -> None:
    """Make a legal move."""
    phase = state.phase
    if phase == PHASE_BUILD:
        _build_or_discard(state, seat, move, log)
    elif phase == PHASE_DIVIDE:
        _divide(state, seat, move, log)
    elif phase == PHASE_CHOOSE:
        _choose(state, seat, move_verb(move) == VERB_CHOOSE_BIG, log)
    elif phase == PHASE_KEEP:
        _keep(state, move_small_lot(move), log)
    elif phase == PHASE_DEVELOP:
        _develop(state, seat, move, log)
    else:
        _buy(state, seat, move, log)


def begin_round(state: CardCity, log: EventLog | None) -> None:
    """Draw the cards of the acquisition (CC-10, CC-91)."""
    solo = state.players == 1
    deck = state.deck
    index = state.deck_at
    cards: i64 = 2 * state.players
    if solo and i64(len(deck)) - index >= 3:
        cards = 3
    state.deck_at = index + cards
    pool: i64 = 0
    while index < state.deck_at:
        pool += one_of(deck[index])
        index += 1
    state.pool = pool
    state.pool_shown = 0
    state.small_lot = 0
    state.big_lot_up = 0
    state.turn = state.first
    state.dividers = 1 << state.first
    state.phase = PHASE_KEEP if solo else PHASE_DIVIDE
    if log is not None:
        log.emit(RoundBegan(round=int(state.round), seat=int(state.first)))
        draw = Drew(seat=int(state.first), count=int(cards), cards=card_names(state.pool))
        log.emit(draw, to=(int(state.first),), reveals=True)
    if solo and cards == 2:
        state.set_hand(0, state.pool, state.pool)
        state.pool = 0
        state.phase = PHASE_BUILD


def begin_development(state: CardCity, log: EventLog | None) -> None:
    """Enter phase 3; it ends at once if no seat has anything to develop."""
    state.phase = PHASE_DEVELOP
    _next_developer(state, state.first, 0, log)


def _divide(state: CardCity, seat: i64, move: i64, log: EventLog | None) -> None:
    state.small_lot = move_small_lot(move)
    state.big_lot_up = move_up_cards(move)
    # Everybody knows what lies face up now, and still knows what lay face up before and is hidden again (CC-17).
    face_up = state.small_lot + state.big_lot_up
    state.pool_shown = face_up + minus(state.pool_shown, face_up)
    state.chooser = next_chooser(state)
    state.phase = PHASE_CHOOSE
    if log is not None:
        division = Divided(
            seat=int(seat),
            small_cards=card_names(state.small_lot),
            up_cards=card_names(state.big_lot_up),
            down=int(total(move_down_cards(move))),
            hidden_cards=card_names(move_down_cards(move)),
        )
        log.emit(division, to=seats_in(state.dividers), reveals=True)


def next_chooser(state: CardCity) -> i64:
    """The next seat to the left of the divider that has no cards yet (CC-13)."""
    players = state.players
    seat = next_seat(state.turn, players)
    while state.hand(seat):
        seat = next_seat(seat, players)
    return seat


def _choose(state: CardCity, seat: i64, big: bool, log: EventLog | None) -> None:
    divider = state.turn
    big_shown = state.pool_shown - state.small_lot
    rest = state.pool - state.small_lot
    last = total(state.pool) == 4
    taker = divider if big else seat
    keeper = seat if big else divider
    if log is not None:
        choice = Chose(
            seat=int(seat),
            lot="big" if big else "small",
            other_seat=int(divider),
            case="last" if last or big else "again",
            cards=card_names(rest),
        )
        log.emit(choice, to=seats_in(state.dividers | (1 << keeper)), reveals=big)
    state.set_hand(taker, state.small_lot, state.small_lot)
    state.small_lot = 0
    state.big_lot_up = 0
    if last:
        state.set_hand(keeper, rest, big_shown)
        state.pool = 0
        state.pool_shown = 0
        state.phase = PHASE_BUILD
    else:
        state.pool = rest
        state.pool_shown = big_shown
        state.turn = keeper
        state.dividers |= 1 << keeper
        state.phase = PHASE_DIVIDE


def _keep(state: CardCity, kept: i64, log: EventLog | None) -> None:
    """CC-91: the third card goes under the deck."""
    under = state.pool - kept
    kind = lowest_kind(under)
    # Copied first, with the capacity for one more card: the deck is shared with other copies of this state.
    state.deck = append(extend(vec[i64](capacity=i64(len(state.deck)) + 1), state.deck), kind)
    state.under += 1
    state.set_hand(0, kept, kept)
    state.pool = 0
    state.phase = PHASE_BUILD
    if log is not None:
        log.emit(Kept(seat=0, cards=card_names(kept), card=KIND_NAMES[kind]), to=(0,), reveals=True)


def _build_or_discard(state: CardCity, seat: i64, move: i64, log: EventLog | None) -> None:
    kind = move_kind(move)
    at = SEAT_WORDS * seat
    seats = state.seats
    was_hidden = count_of(seats[at + SEAT_SHOWN], kind) == 0
    seats[at + SEAT_HAND] -= one_of(kind)
    if not was_hidden:
        seats[at + SEAT_SHOWN] -= one_of(kind)
    if move_verb(move) == VERB_DISCARD:
        state.discarded += pile_card(kind)
        if log is not None:
            log.emit(Discarded(seat=int(seat), card=KIND_NAMES[kind]), reveals=was_hidden)
    else:
        state.place_card(seat, kind, move_cell(move))
        if kind == LEISURE:
            seats[at + SEAT_GOLD] -= LEISURE_COST
        if log is not None:
            log.emit(Built(seat=int(seat), card=KIND_NAMES[kind], at=cell_text(move_cell(move))), reveals=was_hidden)
    if not seats[at + SEAT_HAND] and next_builder(state) < 0:
        begin_development(state, log)


def _develop(state: CardCity, seat: i64, move: i64, log: EventLog | None) -> None:
    kind = move_kind(move)
    state.reserve -= pile_card(kind)
    state.place_card(seat, kind, move_cell(move))
    if log is not None:
        log.emit(Developed(seat=int(seat), card=KIND_NAMES[kind], at=cell_text(move_cell(move))))
    _next_developer(state, seat, seat_distance(seat, state.first, state.players), log)


def _next_developer(state: CardCity, seat: i64, done: i64, log: EventLog | None) -> None:
    """The first seat from this one on, in turn order, that has something to develop (CC-35 to CC-37)."""
    while done < state.players:
        state.residence_sites = residence_sites(state, seat)
        state.commerce_sites = commerce_sites(state, seat)
        if state.residence_sites | state.commerce_sites:
            state.turn = seat
            return
        seat = next_seat(seat, state.players)
        done += 1
    _income(state, log)
    state.phase = PHASE_BUY
    _next_buyer(state, state.first, 0, log)


def _income(state: CardCity, log: EventLog | None) -> None:
    """Pay every seat its salary and the income of its shops and parking meters (CC-40, CC-41, CC-80)."""
    seat: i64 = 0
    while seat < state.players:
        shops = triangular_sum(state.board(seat, COMMERCE))
        meters: i64 = 0
        if PARKING_METERS.index(state.options):
            meters = meter_income(state, seat)
        state.seats[SEAT_WORDS * seat + SEAT_GOLD] += 1 + shops + meters
        if log is not None:
            gold = int(1 + shops + meters)
            paid = earnings(state, int(seat))
            log.emit(
                Earned(
                    seat=int(seat),
                    gold=gold,
                    shops=int(shops),
                    meters=int(meters),
                    cells=list(paid),
                    payments=list(paid.values()),
                )
            )
        seat += 1


def can_buy(state: CardCity, seat: i64) -> bool:
    """Whether the seat can buy an industry: one is left, affordable, and has a place (CC-50, CC-51)."""
    return (
        state.gold(seat) >= state.price(seat)
        and pile_count(state.reserve, INDUSTRY) > 0
        and buildable_cells(state, seat, INDUSTRY) != 0
    )


def _buy(state: CardCity, seat: i64, move: i64, log: EventLog | None) -> None:
    if move == PASS:
        if log is not None:
            log.emit(Passed(seat=int(seat)))
    else:
        price = state.price(seat)
        state.seats[SEAT_WORDS * seat + SEAT_GOLD] -= price
        state.reserve -= pile_card(INDUSTRY)
        state.place_card(seat, INDUSTRY, move_cell(move))
        if log is not None:
            log.emit(Bought(seat=int(seat), at=cell_text(move_cell(move)), price=int(price)))
    done = seat_distance(seat, state.first, state.players) + 1
    _next_buyer(state, next_seat(seat, state.players), done, log)


def _next_buyer(state: CardCity, seat: i64, done: i64, log: EventLog | None) -> None:
    """The first seat from this one on, in turn order, that can buy; after the last, the next round (CC-52)."""
    while done < state.players:
        if can_buy(state, seat):
            state.turn = seat
            return
        seat = next_seat(seat, state.players)
        done += 1
    if state.round == ROUNDS:
        state.phase = PHASE_OVER
        if log is not None:
            log.emit(Ended())
        return
    state.round += 1
    state.first = next_seat(state.first, state.players)
    begin_round(state, log)


def seats_in(mask: i64) -> tuple[int, ...]:
    """The seats of a mask."""
    return tuple(seat for seat in range(4) if mask >> seat & 1)
