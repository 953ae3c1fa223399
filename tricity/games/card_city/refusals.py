"""Why a move is not allowed: the rules of `legal` asked one by one; the first by number is named, with its facts.

Turn and phase come before the rest: a card that nobody may build now is refused for that.
"""

from typing import Any

from tricity.core.bits import lowest_bit
from tricity.core.errors import IllegalMove
from tricity.core.packed_counts import count_of, minus
from tricity.games.card_city import moves as m
from tricity.games.card_city import state as s
from tricity.games.card_city.districts import around, commercial_rings, residential_rings
from tricity.games.card_city.legal import LEISURE_COST, actors, buildable_cells
from tricity.games.card_city.options import DISCARD, DISCARD_LAST
from tricity.games.card_city.state import KIND_NAMES, PHASE_NAMES, CardCity

_PHASE_AND_RULE = {
    m.VERB_DIVIDE: (s.PHASE_DIVIDE, "CC-10"),
    m.VERB_CHOOSE_SMALL: (s.PHASE_CHOOSE, "CC-13"),
    m.VERB_CHOOSE_BIG: (s.PHASE_CHOOSE, "CC-13"),
    m.VERB_KEEP: (s.PHASE_KEEP, "CC-91"),
    m.VERB_BUILD: (s.PHASE_BUILD, "CC-20"),
    m.VERB_DISCARD: (s.PHASE_BUILD, "CC-20"),
    m.VERB_DEVELOP: (s.PHASE_DEVELOP, "CC-37"),
    m.VERB_BUY: (s.PHASE_BUY, "CC-50"),
}


def refusal(state: CardCity, seat: int, code: int) -> IllegalMove | None:
    """The first rule that forbids the move, with its facts; None when the move is legal."""
    verb = int(m.move_verb(code))
    phase, rule = _PHASE_AND_RULE[verb]
    if state.phase != phase or not actors(state) >> seat & 1:
        return IllegalMove(rule, case="turn", seat=seat, phase=PHASE_NAMES[state.phase])
    if verb == m.VERB_DIVIDE:
        return _division_refusal(state, code)
    if verb == m.VERB_KEEP:
        return _keep_refusal(state, code)
    if verb == m.VERB_DISCARD:
        return _hand_refusal(state, seat, code) or _discard_refusal(state, seat, code)
    if verb == m.VERB_BUILD:
        return _hand_refusal(state, seat, code) or _building_refusal(state, seat, code)
    if verb == m.VERB_DEVELOP:
        return _development_refusal(state, seat, code)
    if code in (m.PASS, m.choose_move(m.VERB_CHOOSE_SMALL), m.choose_move(m.VERB_CHOOSE_BIG)):
        return None
    return _placement_refusal(state, seat, code)


def _division_refusal(state: CardCity, code: int) -> IllegalMove | None:
    divided = m.move_small_lot(code) + m.move_up_cards(code) + m.move_down_cards(code)
    if divided != state.pool:
        return IllegalMove("CC-12", cards=m.card_names(state.pool))
    return None


def _keep_refusal(state: CardCity, code: int) -> IllegalMove | None:
    if minus(m.move_small_lot(code), state.pool):
        return IllegalMove("CC-91", case="cards", cards=m.card_names(state.pool))
    return None


def _hand_refusal(state: CardCity, seat: int, code: int) -> IllegalMove | None:
    if not count_of(state.hand(seat), m.move_kind(code)):
        card, hand = KIND_NAMES[m.move_kind(code)], m.card_names(state.hand(seat))
        return IllegalMove("CC-20", case="hand", seat=seat, card=card, cards=hand)
    return None


def _discard_refusal(state: CardCity, seat: int, code: int) -> IllegalMove | None:
    card = m.move_kind(code)
    spot = buildable_cells(state, seat, card)
    if spot:
        at = m.cell_text(state.cell(seat, lowest_bit(spot)))
        return IllegalMove("CC-21", case="card", card=KIND_NAMES[card], at=at)
    if DISCARD.index(state.options) == DISCARD_LAST:
        for kind in range(5):
            if count_of(state.hand(seat), kind) and buildable_cells(state, seat, kind):
                return IllegalMove("CC-21", case="last", card=KIND_NAMES[card], other_card=KIND_NAMES[kind])
    return None


def _building_refusal(state: CardCity, seat: int, code: int) -> IllegalMove | None:
    kind = m.move_kind(code)
    place = _placement_refusal(state, seat, code)
    if place is not None and place.rule < "CC-25":
        return place
    twin = _neighbour_refusal(state, seat, code, kind, "CC-25") if kind in (s.RESIDENCE, s.COMMERCE) else None
    if twin is not None or place is not None:
        return twin or place
    if kind == s.LEISURE and state.gold(seat) < LEISURE_COST:
        return IllegalMove("CC-27", gold=int(state.gold(seat)), price=int(LEISURE_COST))
    return None


def _development_refusal(state: CardCity, seat: int, code: int) -> IllegalMove | None:
    place = _placement_refusal(state, seat, code)
    if place is not None:
        return place
    residential = m.move_kind(code) == s.RESIDENCE
    rings = residential_rings(state, seat) if residential else commercial_rings(state, seat)
    if not rings >> state.bit(seat, m.move_cell(code)) & 1:
        return IllegalMove("CC-32" if residential else "CC-33", **_card_facts(code))
    if not s.pile_count(state.reserve, m.move_kind(code)):
        return IllegalMove("CC-36", **_card_facts(code))
    return None


def _placement_refusal(state: CardCity, seat: int, code: int) -> IllegalMove | None:
    """CC-22, CC-23, CC-24, CC-26: the rules for every card that is placed."""
    kind, bit = m.move_kind(code), state.bit(seat, m.move_cell(code))
    occupied = state.occupied(seat)
    here = 1 << bit if _is_near_city(state, seat, m.move_cell(code)) else 0
    if here & occupied:
        return IllegalMove("CC-22", case="taken", **_card_facts(code))
    if not here & around(occupied):
        return IllegalMove("CC-22", case="apart", **_card_facts(code))
    if not here & state.free(seat):
        return IllegalMove("CC-23", **_card_facts(code))
    if kind != s.INDUSTRY and state.capacity_left(seat) <= 0:
        limit = 5 * (1 + int(state.industries(seat)))
        return IllegalMove("CC-24", card=KIND_NAMES[kind], limit=limit, industries=int(state.industries(seat)))
    if kind in (s.RESIDENCE, s.INDUSTRY):
        return _neighbour_refusal(state, seat, code, s.INDUSTRY if kind == s.RESIDENCE else s.RESIDENCE, "CC-26")
    return None


def _is_near_city(state: CardCity, seat: int, cell: int) -> bool:
    """Whether a cell is at most one row and one column off the city.

    Others may lie beyond the boards, or at the end of the sheet where a shift finds a card at the other end.
    """
    row, column = divmod(cell, s.WIDTH)
    if not state.get(seat, s.SEAT_TOP) - 1 <= row <= state.get(seat, s.SEAT_BOTTOM) + 1:
        return False
    return state.get(seat, s.SEAT_LEFT) - 1 <= column <= state.get(seat, s.SEAT_RIGHT) + 1


def _neighbour_refusal(state: CardCity, seat: int, code: int, other: int, rule: str) -> IllegalMove | None:
    """The refusal of a card beside another of the kind `other`; the cell lies in the square."""
    beside = around(1 << state.bit(seat, m.move_cell(code))) & state.board(seat, other)
    if not beside:
        return None
    cell = state.cell(seat, lowest_bit(beside))
    return IllegalMove(rule, **_card_facts(code), other_card=KIND_NAMES[other], other_at=m.cell_text(cell))


def _card_facts(code: int) -> dict[str, Any]:
    return {"card": KIND_NAMES[m.move_kind(code)], "at": m.cell_text(m.move_cell(code))}
