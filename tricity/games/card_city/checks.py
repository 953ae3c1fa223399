"""Whether a position from outside could have come about. Each fault names its rule and its place.

Not checked: how the gold was earned, and who drew which card.
"""

from collections import Counter
from collections.abc import Sequence

from tricity.core.bits import popcount
from tricity.core.errors import BadPosition
from tricity.core.notation import parse_cell
from tricity.core.positions import bad_position
from tricity.games.card_city.apply import can_buy
from tricity.games.card_city.districts import commerce_sites, first_district, residence_sites
from tricity.games.card_city.options import OPTIONS
from tricity.games.card_city.schema import FIELDS, Position, Seat
from tricity.games.card_city.setup import BOX, DRAWN_PER_PLAYER, first_draw, reserve
from tricity.games.card_city.state import (
    COMMERCE,
    INDUSTRY,
    KIND_NAMES,
    PHASE_BUY,
    PHASE_DEVELOP,
    RESIDENCE,
    ROUNDS,
    CardCity,
    pile_count,
)

_HALL = "e5"


def check_table(position: Position) -> None:
    """What can be checked without building an engine state; raises `BadPosition`."""
    FIELDS.check_seats(position)
    if [*position.options.chosen()] != OPTIONS.names(position.players):
        raise bad_position("CC-05", "$.options")
    for number, owner in enumerate(position.seats):
        _check_city(owner, f"$.seats[{number}].city")
        _check_shown(owner.shown, owner.hand, f"$.seats[{number}].shown")
    _check_shown(position.pool_shown, position.pool, "$.pool_shown")
    _check_cards(position)
    _check_deck(position)
    order = _turn_order(position.first, position.players)
    _check_phase(position, order)
    _check_purchases(position, order)


def check_state(state: CardCity) -> None:
    """What needs an engine state: the seat to act has something to do, and no development was passed over."""
    _check_joined(state)
    order = _turn_order(int(state.first), int(state.players))
    at = order.index(int(state.turn))
    if state.phase == PHASE_DEVELOP:
        if not state.residence_sites | state.commerce_sites:
            raise bad_position("CC-36", "$.turn")
        _check_developed(state, order[:at])
    if state.phase == PHASE_BUY:
        if not can_buy(state, state.turn):
            raise bad_position("CC-50", "$.turn")
        # Seats before this one may have bought an industry, which makes room for the next round.
        _check_developed(state, order[at:])


def _check_developed(state: CardCity, seats: Sequence[int]) -> None:
    for seat in seats:
        if residence_sites(state, seat) | commerce_sites(state, seat):
            raise bad_position("CC-35", f"$.seats[{seat}]")


def _check_joined(state: CardCity) -> None:
    """Residences or commerces side by side take a card from the reserve: CC-25 forbids to build them so."""
    full = reserve(int(state.players))
    for kind in (RESIDENCE, COMMERCE):
        joined = 0
        for seat in range(state.players):
            board = state.board(seat, kind)
            while board:
                district = first_district(board)
                board &= ~district
                joined += popcount(district) > 1
        if joined > full[kind] - pile_count(state.reserve, kind):
            raise bad_position("CC-25", "$.seats")


def _check_city(owner: Seat, place: str) -> None:
    cards = {parse_cell(name, 9, 9): card for name, card in owner.city.items()}
    halls = [name for name, card in owner.city.items() if card == "town-hall"]
    if halls != [_HALL]:
        raise bad_position("CC-04", place)
    reached = {(4, 4)}
    edge = [(4, 4)]
    while edge:
        for cell in _beside(*edge.pop()):
            if cell in cards and cell not in reached:
                reached.add(cell)
                edge.append(cell)
    if len(reached) != len(cards):
        raise bad_position("CC-22", place)
    for axis in (0, 1):
        if max(cell[axis] for cell in cards) - min(cell[axis] for cell in cards) > 4:
            raise bad_position("CC-23", place)
    industries = sum(card == "industry" for card in cards.values())
    if len(cards) - industries > 5 * (1 + industries):
        raise bad_position("CC-24", place)
    for cell, card in cards.items():
        if card == "residence" and any(cards.get(other) == "industry" for other in _beside(*cell)):
            raise bad_position("CC-26", place)


def _check_cards(position: Position) -> None:
    """Every card of the box is somewhere, once (CC-01 to CC-03)."""
    full = reserve(position.players)
    for kind, card in enumerate(KIND_NAMES[:5]):
        left = getattr(position.reserve, card, 0)
        if left > full[kind] or (left < full[kind] and _nothing_developed_yet(position)):
            raise bad_position("CC-03", f"$.reserve.{card}")
        held: list[str] = [*position.deck, *position.pool]
        for owner in position.seats:
            held += owner.hand
            held += owner.city.values()
        there = Counter(held)[card] + left + getattr(position.discarded, card)
        expected = BOX[kind] if full[kind] else position.players * DRAWN_PER_PLAYER[kind]
        if there != expected:
            raise BadPosition("bad-position-cards", place="$", rule="CC-02", card=card, there=there, expected=expected)


def _nothing_developed_yet(position: Position) -> bool:
    return position.round == 1 and position.phase in ("divide", "choose", "keep", "construction")


def _check_purchases(position: Position, order: Sequence[int]) -> None:
    """At most one bought industry per player and round (CC-50)."""
    ends = position.players * (position.round - 1)
    if position.phase == "end-of-round":
        ends += order.index(position.turn)
    elif position.phase == "over":
        ends += position.players
    if reserve(position.players)[INDUSTRY] - position.reserve.industry > ends:
        raise bad_position("CC-50", "$.reserve.industry")


def _check_deck(position: Position) -> None:
    """The deck lasts exactly ten rounds (CC-02); solo puts a card back under it in each but the last (CC-91)."""
    per_round = 2 * position.players
    expected = per_round * (int(ROUNDS) - position.round)
    if position.phase == "keep":
        expected -= 1
    if len(position.deck) != expected:
        raise BadPosition(
            "bad-position-deck", place="$.deck", rule="CC-02", there=len(position.deck), expected=expected
        )
    puts = min(position.round - (position.phase == "keep"), 9) if position.players == 1 else 0
    if position.under != puts:
        raise bad_position("CC-91", "$.under")
    if position.round == 1 and position.deck.count("leisure") != position.players * DRAWN_PER_PLAYER[2]:
        raise bad_position("CC-11", "$.deck")
    # The first card put under the deck came from round 1.
    if 0 < position.under <= len(position.deck) and position.deck[-position.under] == "leisure":
        raise bad_position("CC-11", "$.deck")


def _check_phase(position: Position, order: Sequence[int]) -> None:
    solo = position.players == 1
    if (position.phase in ("divide", "choose") and solo) or (
        position.phase == "keep" and (not solo or position.round == 10)
    ):
        raise bad_position("CC-91", "$.phase")
    _check_dividers(position, order)
    if (position.lots is not None) != (position.phase == "choose"):
        raise bad_position("CC-12", "$.lots")
    hands = [len(owner.hand) for owner in position.seats]
    if position.phase in ("divide", "choose"):
        _check_acquisition(position, order, hands)
    elif position.phase == "keep":
        if len(position.pool) != first_draw(1) or any(hands):
            raise bad_position("CC-91", "$.pool")
        if position.pool_shown:
            raise bad_position("CC-17", "$.pool_shown")
    elif position.pool:
        raise bad_position("CC-16", "$.pool")
    elif position.phase == "construction":
        if not 0 < max(hands) <= 2:
            raise bad_position("CC-20", "$.seats")
        _check_hidden_card(position, order)
    elif any(hands):
        raise bad_position("CC-20", "$.seats")
    if position.phase == "over" and position.round != ROUNDS:
        raise bad_position("CC-02", "$.round")


def _check_dividers(position: Position, order: Sequence[int]) -> None:
    """The first player, and those who took a big lot and divided it: never the last seat, and nobody twice (CC-15)."""
    acquiring = position.phase in ("divide", "choose")
    if position.first not in position.dividers or (acquiring and position.turn not in position.dividers):
        raise bad_position("CC-10", "$.dividers")
    until = order.index(position.turn) + 1 if acquiring else max(1, position.players - 1)
    if len(set(position.dividers)) != len(position.dividers) or not set(position.dividers) <= set(order[:until]):
        raise bad_position("CC-15", "$.dividers")


def _check_acquisition(position: Position, order: Sequence[int], hands: list[int]) -> None:
    served = {seat for seat in order if hands[seat] == 2}
    waiting = hands.count(0)
    if len(served) + waiting != position.players or len(position.pool) != 2 * waiting or waiting < 2:
        raise bad_position("CC-16", "$.pool")
    if served != set(order[: len(served) + 1]) - {position.turn}:
        raise bad_position("CC-13", "$.seats")
    if any(Counter(owner.shown) != Counter(owner.hand) for owner in position.seats):
        raise bad_position("CC-17", "$.seats")
    if position.lots is not None:
        up = len(position.lots.up)
        laid = Counter(position.lots.small) + Counter(position.lots.up)
        if len(position.lots.small) != 2 or 2 * up != len(position.pool) - 2 or laid - Counter(position.pool):
            raise bad_position("CC-12", "$.lots")
        _check_shown([*position.lots.small, *position.lots.up], position.pool_shown, "$.pool_shown")
    _check_known_pool(position, len(served))


def _check_known_pool(position: Position, choices: int) -> None:
    """What everybody knows of the pool: the lots, and after a choice at least what lay face up (CC-17)."""
    known = len(position.pool_shown)
    laid = len(position.lots.small) + len(position.lots.up) if position.lots else 0
    if known < len(position.pool) // 2 if choices else known > laid:
        raise bad_position("CC-17", "$.pool_shown")


def _check_hidden_card(position: Position, order: Sequence[int]) -> None:
    """At most one card is not known to all, and the last seat to divide or to choose holds it (CC-16, CC-17)."""
    hidden = [seat for seat in order if len(position.seats[seat].shown) < len(position.seats[seat].hand)]
    cards = sum(len(owner.hand) - len(owner.shown) for owner in position.seats)
    last = {order[-1], max(position.dividers, key=order.index)} if position.players > 1 else set()
    if cards > 1 or not set(hidden) <= last:
        raise bad_position("CC-17", "$.seats")


def _check_shown(shown: Sequence[str], cards: Sequence[str], place: str) -> None:
    if Counter(shown) - Counter(cards):
        raise bad_position("CC-17", place)


def _turn_order(first: int, players: int) -> list[int]:
    """The seats from the first player on."""
    return [(first + step) % players for step in range(players)]


def _beside(column: int, row: int) -> list[tuple[int, int]]:
    return [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
