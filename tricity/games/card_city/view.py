"""What a seat may know (CC-06, CC-17). A view is built from that knowledge: what is hidden is never put into it.

This is Card City's privacy boundary: players, spectators and bots get views, and the events' public facts, only.
"""

from typing import Any

import msgspec

from tricity.core.bits import lowest_bit
from tricity.core.packed_counts import total
from tricity.core.views import Prompt, ViewBase, view_head
from tricity.games.card_city.districts import around
from tricity.games.card_city.legal import actors
from tricity.games.card_city.moves import card_names, cell_text
from tricity.games.card_city.options import OPTIONS
from tricity.games.card_city.state import (
    KIND_NAMES,
    KINDS,
    PHASE_BUILD,
    PHASE_CHOOSE,
    PHASE_DEVELOP,
    PHASE_DIVIDE,
    PHASE_KEEP,
    PHASE_NAMES,
    PHASE_OVER,
    CardCity,
    pile_count,
)


class Cards(msgspec.Struct, kw_only=True):
    """Cards of which the viewer may know some: those it knows, the number of others, and those that everybody knows."""

    known: list[str]
    unknown: int
    shown: list[str]


class Lots(msgspec.Struct, kw_only=True):
    """The two lots on the table while one is chosen: the small lot, and the big lot's cards face up and face down."""

    small: list[str]
    up: list[str]
    down: Cards


class SeatView(msgspec.Struct, kw_only=True):
    """One player's city and hand, as the viewer may know them."""

    gold: int
    hand: Cards
    city: dict[str, str]
    """Cards by cell of the sheet; the town hall is at e5."""
    size: int
    limit: int
    """The city limit (CC-24); `size` is how many cards count towards it."""
    price: int
    """Of the next industry (CC-50)."""
    square: list[str]
    """The empty cells that touch the city and lie within the floating square (CC-22, CC-23)."""


class View(ViewBase, kw_only=True):
    """All that one seat, or a spectator, may know of a match."""

    options: dict[str, bool | str]
    round: int
    phase: str
    first: int
    turn: int | None
    """The divider, or the seat that develops or buys; none in the simultaneous phase and at the end."""
    chooser: int | None
    dividers: list[int]
    """The seats that have divided in this round, and so know all its cards."""
    pool: Cards
    lots: Lots | None
    deck: int
    under: Cards
    """Solo: the cards put under the deck, from the uppermost to the lowest."""
    reserve: dict[str, int]
    discarded: dict[str, int]
    seats: list[SeatView]


def view(state: CardCity, seat: int | None) -> dict[str, Any]:
    """What the seat (None: a spectator) may know, JSON-able.

    It knows its own hand, every card that lay face up, and if it has divided in this round all cards of the round. Two
    states that differ only in what a seat may not know give it the same view; the conformance suite checks that.
    """
    phase = state.phase
    knows = seat is not None and bool(state.dividers >> seat & 1)
    players = int(state.players)
    options = OPTIONS.unpack(state.options, players)
    known = View(
        **view_head("card-city", players, options, seat, int(actors(state)), lambda asked: _question(state, asked)),
        round=int(state.round),
        phase=PHASE_NAMES[phase],
        first=int(state.first),
        turn=None if phase in (PHASE_BUILD, PHASE_OVER) else int(state.turn),
        chooser=int(state.chooser) if phase == PHASE_CHOOSE else None,
        dividers=[other for other in range(state.players) if state.dividers >> other & 1],
        pool=_cards(state.pool, state.pool_shown, knows),
        lots=_lots(state, knows) if phase == PHASE_CHOOSE else None,
        deck=len(state.deck) - int(state.deck_at),
        under=_under(state, seat),
        reserve={KIND_NAMES[kind]: int(pile_count(state.reserve, kind)) for kind in (0, 1, 3)},
        discarded={KIND_NAMES[kind]: int(pile_count(state.discarded, kind)) for kind in range(5)},
        seats=[_seat(state, other, knows or other == seat) for other in range(state.players)],
    )
    result: dict[str, Any] = msgspec.to_builtins(known)
    return result


def city(state: CardCity, seat: int) -> dict[str, str]:
    """Cards by cell, in reading order."""
    cards_by_cell: dict[int, str] = {}
    for kind in range(KINDS):
        board = state.board(seat, kind)
        while board:
            cards_by_cell[int(state.cell(seat, lowest_bit(board)))] = KIND_NAMES[kind]
            board &= board - 1
    return {cell_text(cell): cards_by_cell[cell] for cell in sorted(cards_by_cell)}


def under_left(state: CardCity) -> int:
    """How many of the cards put under the deck are still in it: the last ones."""
    return min(int(state.under), len(state.deck) - int(state.deck_at))


def _seat(state: CardCity, seat: int, knows: bool) -> SeatView:
    limit = 5 * (1 + int(state.industries(seat)))
    return SeatView(
        gold=int(state.gold(seat)),
        hand=_cards(state.hand(seat), state.shown(seat), knows),
        city=city(state, seat),
        size=limit - int(state.capacity_left(seat)),
        limit=limit,
        price=int(state.price(seat)),
        square=_frontier(state, seat),
    )


def _cards(packed: int, shown: int, knows: bool) -> Cards:
    known = packed if knows else shown
    return Cards(known=card_names(known), unknown=int(total(packed) - total(known)), shown=card_names(shown))


def _lots(state: CardCity, knows: bool) -> Lots:
    face_up = state.small_lot + state.big_lot_up
    down = _cards(state.pool - face_up, state.pool_shown - face_up, knows)
    return Lots(small=card_names(state.small_lot), up=card_names(state.big_lot_up), down=down)


def _under(state: CardCity, seat: int | None) -> Cards:
    left = under_left(state)
    if seat is None:
        return Cards(known=[], unknown=left, shown=[])
    cards = [KIND_NAMES[card] for card in list(state.deck)[len(state.deck) - left :]]
    return Cards(known=cards, unknown=0, shown=[])


def _frontier(state: CardCity, seat: int) -> list[str]:
    board = around(state.occupied(seat)) & state.free(seat)
    cells: list[str] = []
    while board:
        cells.append(cell_text(state.cell(seat, lowest_bit(board))))
        board &= board - 1
    return cells


def _question(state: CardCity, seat: int) -> Prompt:
    phase = state.phase
    if phase == PHASE_BUILD:
        return Prompt(say="cc-now-build", facts={"cards": card_names(state.hand(seat))})
    if phase == PHASE_DIVIDE:
        return Prompt(say="cc-now-divide", facts={"count": int(total(state.pool)), "cards": card_names(state.pool)})
    if phase == PHASE_CHOOSE:
        return Prompt(say="cc-now-choose", facts={"other_seat": int(state.turn)})
    if phase == PHASE_KEEP:
        return Prompt(say="cc-now-keep", facts={"cards": card_names(state.pool)})
    if phase == PHASE_DEVELOP:
        return Prompt(say="cc-now-develop", facts={})
    return Prompt(say="cc-now-buy", facts={"price": int(state.price(seat)), "gold": int(state.gold(seat))})
