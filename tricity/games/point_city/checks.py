"""What a position must fulfil so that it could have come about. Each fault names its rule and its place."""

from collections import Counter
from collections.abc import Iterator

from tricity.core.errors import BadPosition
from tricity.core.positions import bad_position
from tricity.games.point_city.automa import cell_below, marker_crossing
from tricity.games.point_city.cards import CARD_ROWS, IS_CIVIC, cards_with, stock_kind
from tricity.games.point_city.legal import question
from tricity.games.point_city.market import flippable, takeable_pairs
from tricity.games.point_city.moves import parse_market_cell
from tricity.games.point_city.options import OPTIONS
from tricity.games.point_city.resources import INGENUITY
from tricity.games.point_city.schema import FIELDS, Owner, Position
from tricity.games.point_city.setup import CARDS_USED, TOKENS_FACE_UP
from tricity.games.point_city.state import ASK_NOTHING, ASK_PAY, ASK_TAKE, CELLS, ROUNDS, PointCity

_POSSIBLE_PENDING: tuple[list[str], ...] = (
    ["turn"],
    ["take"],
    ["pay"],
    ["token"],
    ["token", "token"],
    ["line-up", "turn"],
    [],
)


def check_table(position: Position) -> None:
    """Everything that can be seen without an engine state; raises `BadPosition`."""
    _check_seats(position)
    _check_pending(position)
    _check_gaps(position)
    _check_cards(position)
    _check_deck(position)
    _check_stocks(position)
    _check_tokens(position)


def check_state(state: PointCity) -> None:
    """What needs the engine: that what is asked, or was passed, had to be."""
    asked = question(state)
    if asked == ASK_TAKE and not any(_was_flipped(state, cell) for cell in range(CELLS)):
        raise bad_position("PC-10", "$.pending")
    if asked == ASK_PAY and len(state.payment_choices) < 2:
        raise bad_position("PC-16", "$.pending")
    if asked == ASK_NOTHING and not state.gaps and takeable_pairs(state, state.turn):
        raise bad_position("PC-19", "$.market")


def turns_over(position: Position) -> int:
    """How many turns were finished before this one, the Automa's included."""
    if not position.pending:
        return int(ROUNDS) * _owner_count(position)
    order = 0 if position.players == 1 else (position.turn - position.first) % position.players
    return _owner_count(position) * (position.round - 1) + order


def card_owners(position: Position) -> list[tuple[str, Owner]]:
    """All owners of cards, each with its path in the position: the seats, then the Automa."""
    holders = [(f"$.seats[{seat}]", owner) for seat, owner in enumerate(position.seats)]
    return holders if position.automa is None else [*holders, ("$.automa", position.automa)]


def _check_seats(position: Position) -> None:
    FIELDS.check_seats(position)
    solo = position.players == 1
    if (position.automa is not None) != solo:
        raise bad_position("PC-30", "$.automa")
    if [*position.options.chosen()] != OPTIONS.names(position.players):
        raise bad_position("PC-34", "$.options")


def _check_pending(position: Position) -> None:
    if position.pending not in _POSSIBLE_PENDING:
        raise bad_position("PC-11", "$.pending")
    if not position.pending:
        if position.round != ROUNDS:
            raise bad_position("PC-20", "$.round")
        if position.turn != (position.first - 1) % position.players:
            raise bad_position("PC-20", "$.turn")
    row_is_chosen = position.options.chosen().get("solo_tokens") == "choose"
    if position.pending[:1] == ["line-up"] and (position.round > 1 or not row_is_chosen):
        raise bad_position("PC-31", "$.pending")


def _check_gaps(position: Position) -> None:
    """Two neighbours are missing while their payment or their tokens are pending, and at the end."""
    if len(position.market) != CELLS:
        raise bad_position("PC-06", "$.market")
    gaps = sorted(parse_market_cell(name) for name, cell in position.market.items() if cell.card is None)
    if position.pending[:1] in (["turn"], ["take"], ["line-up"]):
        if gaps:
            raise bad_position("PC-18", "$.market")
    elif not position.pending and position.players == 1:
        cell = int(marker_crossing(ROUNDS - 1))
        if gaps != sorted([cell, int(cell_below(cell))]):
            raise bad_position("PC-32", "$.market")
    elif (position.pending or gaps) and not _are_neighbours(gaps):
        raise bad_position("PC-11", "$.market")
    buildings = sum(cell.card is None and cell.side == "building" for cell in position.market.values())
    if len(position.sites) != (buildings if position.pending == ["pay"] else 0):
        raise bad_position("PC-13", "$.sites")
    if position.pending.count("token") > buildings:
        raise bad_position("PC-17", "$.pending")


def _check_cards(position: Position) -> None:
    """No card lies in two places (PC-01), and each tier has as many as are used (PC-04)."""
    seen: set[int] = set()
    for place, card in _known_cards(position):
        if card in seen:
            raise bad_position("PC-01", place)
        seen.add(card)
    for tier, taken in enumerate(position.gone, start=1):
        present = sum(CARD_ROWS[card]["tier"] == str(tier) for card in seen) + sum(taken.values())
        expected = CARDS_USED[position.players][tier - 1]
        if present != expected:
            facts = {"card": f"tier-{tier}", "there": present, "expected": expected}
            raise BadPosition("bad-position-cards", place="$", rule="PC-04", **facts)
        for resource, count in taken.items():
            if count > len(set(cards_with(tier, resource)) - seen):
                raise bad_position("PC-01", f"$.gone[{tier - 1}]")


def _check_deck(position: Position) -> None:
    used = CARDS_USED[position.players]
    expected = max(sum(used) - int(CELLS) - 2 * turns_over(position), 0)
    if len(position.deck) != expected:
        raise BadPosition(
            "bad-position-deck", place="$.deck", rule="PC-20", there=len(position.deck), expected=expected
        )
    tiers = "1" * used[0] + "2" * used[1] + "3" * used[2]
    if [CARD_ROWS[card]["tier"] for card in position.deck] != list(tiers[len(tiers) - expected :]):
        raise bad_position("PC-05", "$.deck")


def _check_stocks(position: Position) -> None:
    """Stock cards are first cards (PC-08) or were taken, two cards a turn (PC-11)."""
    left = Counter({INGENUITY: position.players})
    for tier, taken in enumerate(position.gone, start=1):
        left.update({stock_kind(tier, resource): count for resource, count in taken.items()})
    for place, owner in card_owners(position):
        left.subtract(owner.stock)
        if min(left.values()) < 0:
            raise bad_position("PC-14", f"{place}.stock")
    for seat, owner in enumerate(position.seats):
        if _card_count(owner) > 1 + 2 * _turns_done_by(position, seat) + _just_taken(position, seat):
            raise bad_position("PC-11", f"$.seats[{seat}]")
    if position.automa is not None and _card_count(position.automa) != turns_over(position):
        raise bad_position("PC-32", "$.automa")


def _check_tokens(position: Position) -> None:
    """All tokens of the game are on the table or won, one for each civic building while there were any (PC-17)."""
    on_table = len(position.tokens)
    tokens = [*position.tokens, *(token for _, owner in card_owners(position) for token in owner.tokens)]
    lining_up = position.pending[:1] == ["line-up"]
    complete = len(tokens) < TOKENS_FACE_UP[1] if lining_up else len(tokens) == TOKENS_FACE_UP[position.players]
    if not complete or len(set(tokens)) != len(tokens):
        raise bad_position("PC-31" if position.players == 1 else "PC-07", "$.tokens")
    due = position.pending.count("token")
    if due and on_table <= due:
        raise bad_position("PC-17", "$.tokens")
    for seat, (place, owner) in enumerate(card_owners(position)):
        civic = sum(int(IS_CIVIC[card]) for card in owner.city) - (due if seat == position.turn else 0)
        if len(owner.tokens) > civic or (on_table and not lining_up and len(owner.tokens) < civic):
            raise bad_position("PC-17", f"{place}.tokens")


def _known_cards(position: Position) -> Iterator[tuple[str, int]]:
    yield from ((f"$.market.{name}", cell.card) for name, cell in position.market.items() if cell.card is not None)
    for place, cards in (("$.deck", position.deck), ("$.sites", position.sites)):
        yield from ((f"{place}[{number}]", card) for number, card in enumerate(cards))
    for place, owner in card_owners(position):
        yield from ((f"{place}.city[{number}]", card) for number, card in enumerate(owner.city))


def _owner_count(position: Position) -> int:
    return 2 if position.players == 1 else position.players


def _turns_done_by(position: Position, seat: int) -> int:
    """How many turns a player has finished."""
    rounds, rest = divmod(turns_over(position), _owner_count(position))
    return rounds + ((seat - position.first) % position.players < rest)


def _just_taken(position: Position, seat: int) -> int:
    """Cards of this very turn that are with the player already."""
    return 2 - len(position.sites) if seat == position.turn and position.pending[:1] in (["pay"], ["token"]) else 0


def _card_count(owner: Owner) -> int:
    return sum(owner.stock.values()) + len(owner.city)


def _are_neighbours(cells: list[int]) -> bool:
    """Whether these are two cells that share a side; they come in reading order."""
    if len(cells) != 2:
        return False
    return cells[1] - cells[0] == 4 or (cells[1] - cells[0] == 1 and cells[1] % 4 != 0)


def _was_flipped(state: PointCity, cell: int) -> bool:
    """Whether the building here can have been turned up by a flip just now (PC-10)."""
    bit = 1 << cell
    return bool(state.building_cells & bit and flippable(state.building_cells & ~bit) & bit)
