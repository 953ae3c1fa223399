"""What a position must fulfil so that it could have come about. Each fault names its rule and its place."""

from collections import Counter
from collections.abc import Sequence

from tricity.core.errors import BadPosition
from tricity.core.grid import parse_cell
from tricity.core.positions import refuse
from tricity.games.card_city.apply import can_buy
from tricity.games.card_city.districts import commercial_growth, residential_growth
from tricity.games.card_city.setup import BOX, DRAWN_PER_PLAYER, first_draw, reserve
from tricity.games.card_city.shape import Position, Seat
from tricity.games.card_city.state import BUY, DEVELOP, NAMES, ROUNDS, CardCity

_HALL = "e5"


def check_table(told: Position) -> None:
    """Everything that can be seen without an engine state; raises `BadPosition`."""
    if len(told.seats) != told.players:
        raise BadPosition("bad-position-seats", place="$.seats", players=told.players)
    for name, seat in (("first", told.first), ("turn", told.turn)):
        if seat >= told.players:
            raise BadPosition("bad-position-seats", place=f"$.{name}", players=told.players)
    for number, owner in enumerate(told.seats):
        _check_city(owner, f"$.seats[{number}].city")
        _check_shown(owner.shown, owner.hand, f"$.seats[{number}].shown")
    _check_shown(told.pool_shown, told.pool, "$.pool_shown")
    _check_cards(told)
    _check_deck(told)
    _check_phase(told)


def check_state(state: CardCity) -> None:
    """What needs the engine: that the seat to act has something to do, and that nobody before it was passed over."""
    if state.phase == DEVELOP:
        if not state.grow_residence | state.grow_commerce:
            raise refuse("CC-36", "$.turn")
        seat = state.first
        while seat != state.turn:
            if residential_growth(state, seat) | commercial_growth(state, seat):
                raise refuse("CC-35", f"$.seats[{seat}]")
            seat = (seat + 1) % state.players
    if state.phase == BUY and not can_buy(state, state.turn):
        raise refuse("CC-50", "$.turn")


def _check_city(owner: Seat, place: str) -> None:
    cards = {parse_cell(name, 9, 9): card for name, card in owner.city.items()}
    halls = [name for name, card in owner.city.items() if card == "town-hall"]
    if halls != [_HALL]:
        raise refuse("CC-04", place)
    reached = {(4, 4)}
    edge = [(4, 4)]
    while edge:
        for cell in _beside(*edge.pop()):
            if cell in cards and cell not in reached:
                reached.add(cell)
                edge.append(cell)
    if len(reached) != len(cards):
        raise refuse("CC-22", place)
    for axis in (0, 1):
        if max(cell[axis] for cell in cards) - min(cell[axis] for cell in cards) > 4:
            raise refuse("CC-23", place)
    industries = sum(card == "industry" for card in cards.values())
    if len(cards) - industries > 5 * (1 + industries):
        raise refuse("CC-24", place)
    for cell, card in cards.items():
        if card == "residence" and any(cards.get(other) == "industry" for other in _beside(*cell)):
            raise refuse("CC-26", place)


def _check_cards(told: Position) -> None:
    """Every card of the box is somewhere, once (CC-01 to CC-03)."""
    full = reserve(told.players)
    for kind, card in enumerate(NAMES[:5]):
        left = getattr(told.reserve, card, 0)
        if left > full[kind]:
            raise refuse("CC-03", f"$.reserve.{card}")
        held: list[str] = [*told.deck, *told.pool]
        for owner in told.seats:
            held += owner.hand
            held += owner.city.values()
        there = Counter(held)[card] + left + getattr(told.discarded, card)
        expected = BOX[kind] if full[kind] else told.players * DRAWN_PER_PLAYER[kind]
        if there != expected:
            raise BadPosition("bad-position-cards", place="$", rule="CC-02", card=card, there=there, expected=expected)


def _check_deck(told: Position) -> None:
    """The deck lasts exactly ten rounds (CC-02); solo puts a card back under it in each but the last (CC-91)."""
    per_round = 2 * told.players
    expected = per_round * (int(ROUNDS) - told.round)
    if told.phase == "keep":
        expected -= 1
    if len(told.deck) != expected:
        raise BadPosition("bad-position-deck", place="$.deck", rule="CC-02", there=len(told.deck), expected=expected)
    puts = min(told.round - (told.phase == "keep"), 9) if told.players == 1 else 0
    if told.under != puts:
        raise refuse("CC-91", "$.under")
    if told.round == 1 and told.deck.count("leisure") != told.players * DRAWN_PER_PLAYER[2]:
        raise refuse("CC-11", "$.deck")


def _check_phase(told: Position) -> None:
    solo = told.players == 1
    if (told.phase in ("divide", "choose") and solo) or (told.phase == "keep" and (not solo or told.round == 10)):
        raise refuse("CC-91", "$.phase")
    if told.first not in told.dividers or not set(told.dividers) <= set(range(told.players)):
        raise refuse("CC-10", "$.dividers")
    if (told.lots is not None) != (told.phase == "choose"):
        raise refuse("CC-12", "$.lots")
    hands = [len(owner.hand) for owner in told.seats]
    if told.phase in ("divide", "choose"):
        _check_acquisition(told, hands)
    elif told.phase == "keep":
        if len(told.pool) != first_draw(1) or any(hands):
            raise refuse("CC-91", "$.pool")
    elif told.pool:
        raise refuse("CC-16", "$.pool")
    elif told.phase == "construction":
        if not 0 < max(hands) <= 2:
            raise refuse("CC-20", "$.seats")
    elif any(hands):
        raise refuse("CC-20", "$.seats")
    if told.phase == "over" and told.round != ROUNDS:
        raise refuse("CC-02", "$.round")


def _check_acquisition(told: Position, hands: list[int]) -> None:
    served = hands.count(2)
    waiting = hands.count(0)
    if served + waiting != told.players or hands[told.turn] or len(told.pool) != 2 * waiting or waiting < 2:
        raise refuse("CC-16", "$.pool")
    if told.turn not in told.dividers:
        raise refuse("CC-10", "$.dividers")
    if any(Counter(owner.shown) != Counter(owner.hand) for owner in told.seats):
        raise refuse("CC-17", "$.seats")
    if told.lots is not None:
        up = len(told.lots.up)
        laid = Counter(told.lots.small) + Counter(told.lots.up)
        if len(told.lots.small) != 2 or 2 * up != len(told.pool) - 2 or laid - Counter(told.pool):
            raise refuse("CC-12", "$.lots")
        _check_shown([*told.lots.small, *told.lots.up], told.pool_shown, "$.pool_shown")


def _check_shown(shown: Sequence[str], cards: Sequence[str], place: str) -> None:
    if Counter(shown) - Counter(cards):
        raise refuse("CC-17", place)


def _beside(column: int, row: int) -> list[tuple[int, int]]:
    return [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
