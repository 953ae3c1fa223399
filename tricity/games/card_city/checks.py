"""What a position must fulfil so that it could have come about. Each fault names its rule and its place.

Not asked: how the gold was earned, and who drew which card.
"""

from collections import Counter
from collections.abc import Sequence

from tricity.core.bits import popcount
from tricity.core.errors import BadPosition
from tricity.core.notation import parse_cell
from tricity.core.positions import bad_position
from tricity.games.card_city.apply import can_buy
from tricity.games.card_city.districts import commercial_growth, first_district, residential_growth
from tricity.games.card_city.setup import BOX, DRAWN_PER_PLAYER, first_draw, reserve
from tricity.games.card_city.shape import Position, Seat
from tricity.games.card_city.state import BUY, COMMERCE, DEVELOP, INDUSTRY, NAMES, RESIDENCE, ROUNDS, CardCity

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
    line = _line(told.first, told.players)
    _check_phase(told, line)
    _check_purchases(told, line)


def check_state(state: CardCity) -> None:
    """What needs the engine: that the seat to act has something to do, and that no development was passed over."""
    _check_joined(state)
    line = _line(int(state.first), int(state.players))
    at = line.index(int(state.turn))
    if state.phase == DEVELOP:
        if not state.grow_residence | state.grow_commerce:
            raise bad_position("CC-36", "$.turn")
        _check_developed(state, line[:at])
    if state.phase == BUY:
        if not can_buy(state, state.turn):
            raise bad_position("CC-50", "$.turn")
        # Seats before this one may have bought an industry, which makes room for the next round.
        _check_developed(state, line[at:])


def _check_developed(state: CardCity, seats: Sequence[int]) -> None:
    for seat in seats:
        if residential_growth(state, seat) | commercial_growth(state, seat):
            raise bad_position("CC-35", f"$.seats[{seat}]")


def _check_joined(state: CardCity) -> None:
    """Only a card from the reserve joins residences or commerces (CC-25)."""
    full = reserve(int(state.players))
    for kind in (RESIDENCE, COMMERCE):
        joined = 0
        for seat in range(state.players):
            board = state.board(seat, kind)
            while board:
                district = first_district(board)
                board &= ~district
                joined += popcount(district) > 1
        if joined > full[kind] - state.reserve[kind]:
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


def _check_cards(told: Position) -> None:
    """Every card of the box is somewhere, once (CC-01 to CC-03)."""
    full = reserve(told.players)
    for kind, card in enumerate(NAMES[:5]):
        left = getattr(told.reserve, card, 0)
        if left > full[kind] or (left < full[kind] and _nothing_developed_yet(told)):
            raise bad_position("CC-03", f"$.reserve.{card}")
        held: list[str] = [*told.deck, *told.pool]
        for owner in told.seats:
            held += owner.hand
            held += owner.city.values()
        there = Counter(held)[card] + left + getattr(told.discarded, card)
        expected = BOX[kind] if full[kind] else told.players * DRAWN_PER_PLAYER[kind]
        if there != expected:
            raise BadPosition("bad-position-cards", place="$", rule="CC-02", card=card, there=there, expected=expected)


def _nothing_developed_yet(told: Position) -> bool:
    return told.round == 1 and told.phase in ("divide", "choose", "keep", "construction")


def _check_purchases(told: Position, line: Sequence[int]) -> None:
    """An industry a player and round at most (CC-50)."""
    ends = told.players * (told.round - 1)
    if told.phase == "end-of-round":
        ends += line.index(told.turn)
    elif told.phase == "over":
        ends += told.players
    if reserve(told.players)[INDUSTRY] - told.reserve.industry > ends:
        raise bad_position("CC-50", "$.reserve.industry")


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
        raise bad_position("CC-91", "$.under")
    if told.round == 1 and told.deck.count("leisure") != told.players * DRAWN_PER_PLAYER[2]:
        raise bad_position("CC-11", "$.deck")
    # The first card put under the deck came from round 1.
    if 0 < told.under <= len(told.deck) and told.deck[-told.under] == "leisure":
        raise bad_position("CC-11", "$.deck")


def _check_phase(told: Position, line: Sequence[int]) -> None:
    solo = told.players == 1
    if (told.phase in ("divide", "choose") and solo) or (told.phase == "keep" and (not solo or told.round == 10)):
        raise bad_position("CC-91", "$.phase")
    _check_dividers(told, line)
    if (told.lots is not None) != (told.phase == "choose"):
        raise bad_position("CC-12", "$.lots")
    hands = [len(owner.hand) for owner in told.seats]
    if told.phase in ("divide", "choose"):
        _check_acquisition(told, line, hands)
    elif told.phase == "keep":
        if len(told.pool) != first_draw(1) or any(hands):
            raise bad_position("CC-91", "$.pool")
        if told.pool_shown:
            raise bad_position("CC-17", "$.pool_shown")
    elif told.pool:
        raise bad_position("CC-16", "$.pool")
    elif told.phase == "construction":
        if not 0 < max(hands) <= 2:
            raise bad_position("CC-20", "$.seats")
        _check_hidden_card(told, line)
    elif any(hands):
        raise bad_position("CC-20", "$.seats")
    if told.phase == "over" and told.round != ROUNDS:
        raise bad_position("CC-02", "$.round")


def _check_dividers(told: Position, line: Sequence[int]) -> None:
    """The first player, and who took a big lot and divided it: never the last in line, nor anybody twice (CC-15)."""
    acquiring = told.phase in ("divide", "choose")
    if told.first not in told.dividers or (acquiring and told.turn not in told.dividers):
        raise bad_position("CC-10", "$.dividers")
    until = line.index(told.turn) + 1 if acquiring else max(1, told.players - 1)
    if len(set(told.dividers)) != len(told.dividers) or not set(told.dividers) <= set(line[:until]):
        raise bad_position("CC-15", "$.dividers")


def _check_acquisition(told: Position, line: Sequence[int], hands: list[int]) -> None:
    served = {seat for seat in line if hands[seat] == 2}
    waiting = hands.count(0)
    if len(served) + waiting != told.players or len(told.pool) != 2 * waiting or waiting < 2:
        raise bad_position("CC-16", "$.pool")
    if served != set(line[: len(served) + 1]) - {told.turn}:
        raise bad_position("CC-13", "$.seats")
    if any(Counter(owner.shown) != Counter(owner.hand) for owner in told.seats):
        raise bad_position("CC-17", "$.seats")
    if told.lots is not None:
        up = len(told.lots.up)
        laid = Counter(told.lots.small) + Counter(told.lots.up)
        if len(told.lots.small) != 2 or 2 * up != len(told.pool) - 2 or laid - Counter(told.pool):
            raise bad_position("CC-12", "$.lots")
        _check_shown([*told.lots.small, *told.lots.up], told.pool_shown, "$.pool_shown")
    _check_known_pool(told, len(served))


def _check_known_pool(told: Position, choices: int) -> None:
    """What all know of the pool: the lots, after a choice at least what lay up, before one nothing else (CC-17)."""
    known = len(told.pool_shown)
    laid = len(told.lots.small) + len(told.lots.up) if told.lots else 0
    if known < len(told.pool) // 2 if choices else known > laid:
        raise bad_position("CC-17", "$.pool_shown")


def _check_hidden_card(told: Position, line: Sequence[int]) -> None:
    """At most one card has not been seen by all, and the last to divide or to choose has it (CC-16, CC-17)."""
    hidden = [seat for seat in line if len(told.seats[seat].shown) < len(told.seats[seat].hand)]
    cards = sum(len(owner.hand) - len(owner.shown) for owner in told.seats)
    last = {line[-1], max(told.dividers, key=line.index)} if told.players > 1 else set()
    if cards > 1 or not set(hidden) <= last:
        raise bad_position("CC-17", "$.seats")


def _check_shown(shown: Sequence[str], cards: Sequence[str], place: str) -> None:
    if Counter(shown) - Counter(cards):
        raise bad_position("CC-17", place)


def _line(first: int, players: int) -> list[int]:
    """The seats from the first player on."""
    return [(first + step) % players for step in range(players)]


def _beside(column: int, row: int) -> list[tuple[int, int]]:
    return [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
