"""What a position must fulfil so that it could have come about. Each fault names its rule and its place."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from tricity.core.errors import BadPosition
from tricity.core.positions import bad_position
from tricity.games.point_city import state as s
from tricity.games.point_city.automa import below, crossing
from tricity.games.point_city.cards import BOX, CIVIC, cards_like, kind_of
from tricity.games.point_city.legal import question
from tricity.games.point_city.market import flippable, takable
from tricity.games.point_city.moves import parse_market_cell
from tricity.games.point_city.packs import INGENUITY
from tricity.games.point_city.setup import FACE_UP, USED
from tricity.games.point_city.shape import Owner, Position
from tricity.games.point_city.state import CELLS, ROUNDS, PointCity

_STACKS: tuple[list[str], ...] = (["turn"], ["take"], ["pay"], ["token"], ["token", "token"], ["line-up", "turn"], [])


def check_table(told: Position) -> None:
    """Everything that can be seen without an engine state; raises `BadPosition`."""
    _check_seats(told)
    _check_pending(told)
    _check_gaps(told)
    _check_cards(told)
    _check_deck(told)
    _check_stocks(told)
    _check_tokens(told)


def check_state(state: PointCity) -> None:
    """What needs the engine: that what is asked, or was passed, had to be."""
    asked = question(state)
    if asked == s.TAKE and not any(_was_flipped(state, cell) for cell in range(CELLS)):
        raise bad_position("PC-10", "$.pending")
    if asked == s.PAY and len(state.payments) < 2:
        raise bad_position("PC-16", "$.pending")
    if asked == s.NOTHING and not state.gaps and takable(state, state.turn):
        raise bad_position("PC-19", "$.market")


def turns_over(told: Position) -> int:
    """How many turns were finished before this one, the Automa's included."""
    if not told.pending:
        return int(ROUNDS) * _sides(told)
    order = 0 if told.players == 1 else (told.turn - told.first) % told.players
    return _sides(told) * (told.round - 1) + order


def owners(told: Position) -> list[tuple[str, Owner]]:
    """Everybody who has cards, with the place where it is told: the seats, then the Automa."""
    found = [(f"$.seats[{seat}]", owner) for seat, owner in enumerate(told.seats)]
    return found if told.automa is None else [*found, ("$.automa", told.automa)]


def _check_seats(told: Position) -> None:
    if len(told.seats) != told.players:
        raise BadPosition("bad-position-seats", place="$.seats", players=told.players)
    for name, seat in (("first", told.first), ("turn", told.turn)):
        if seat >= told.players:
            raise BadPosition("bad-position-seats", place=f"$.{name}", players=told.players)
    solo = told.players == 1
    if (told.automa is not None) != solo:
        raise bad_position("PC-30", "$.automa")
    if len(msgspec.to_builtins(told.options)) != (3 if solo else 0):
        raise bad_position("PC-34", "$.options")


def _check_pending(told: Position) -> None:
    if told.pending not in _STACKS:
        raise bad_position("PC-11", "$.pending")
    if not told.pending:
        if told.round != ROUNDS:
            raise bad_position("PC-20", "$.round")
        if told.turn != (told.first - 1) % told.players:
            raise bad_position("PC-20", "$.turn")
    if told.pending[:1] == ["line-up"] and (told.round > 1 or told.options.solo_tokens != "choose"):
        raise bad_position("PC-31", "$.pending")


def _check_gaps(told: Position) -> None:
    """Two neighbours are missing while their payment or their tokens are pending, and at the end."""
    if len(told.market) != CELLS:
        raise bad_position("PC-06", "$.market")
    gaps = sorted(parse_market_cell(name) for name, cell in told.market.items() if cell.card is None)
    if told.pending[:1] in (["turn"], ["take"], ["line-up"]):
        if gaps:
            raise bad_position("PC-18", "$.market")
    elif not told.pending and told.players == 1:
        cell = int(crossing(ROUNDS - 1))
        if gaps != sorted([cell, int(below(cell))]):
            raise bad_position("PC-32", "$.market")
    elif (told.pending or gaps) and not _neighbours(gaps):
        raise bad_position("PC-11", "$.market")
    buildings = sum(cell.card is None and cell.side == "building" for cell in told.market.values())
    if len(told.sites) != (buildings if told.pending == ["pay"] else 0):
        raise bad_position("PC-13", "$.sites")
    if told.pending.count("token") > buildings:
        raise bad_position("PC-17", "$.pending")


def _check_cards(told: Position) -> None:
    """No card lies in two places (PC-01), and each tier has as many as are used (PC-04)."""
    met: set[int] = set()
    for place, card in _known_cards(told):
        if card in met:
            raise bad_position("PC-01", place)
        met.add(card)
    for tier, gone in enumerate(told.gone, start=1):
        there = sum(BOX[card]["tier"] == str(tier) for card in met) + sum(gone.values())
        expected = USED[told.players][tier - 1]
        if there != expected:
            facts = {"card": f"tier-{tier}", "there": there, "expected": expected}
            raise BadPosition("bad-position-cards", place="$", rule="PC-04", **facts)
        for resource, count in gone.items():
            if count > len(set(cards_like(tier, resource)) - met):
                raise bad_position("PC-01", f"$.gone[{tier - 1}]")


def _check_deck(told: Position) -> None:
    used = USED[told.players]
    expected = max(sum(used) - int(CELLS) - 2 * turns_over(told), 0)
    if len(told.deck) != expected:
        raise BadPosition("bad-position-deck", place="$.deck", rule="PC-20", there=len(told.deck), expected=expected)
    tiers = "1" * used[0] + "2" * used[1] + "3" * used[2]
    if [BOX[card]["tier"] for card in told.deck] != list(tiers[len(tiers) - expected :]):
        raise bad_position("PC-05", "$.deck")


def _check_stocks(told: Position) -> None:
    """Stock cards are first cards (PC-08) or were taken, two cards a turn (PC-11)."""
    left = Counter({INGENUITY: told.players})
    for tier, gone in enumerate(told.gone, start=1):
        left.update({kind_of(tier, resource): count for resource, count in gone.items()})
    for place, owner in owners(told):
        left.subtract(owner.stock)
        if min(left.values()) < 0:
            raise bad_position("PC-14", f"{place}.stock")
    for seat, owner in enumerate(told.seats):
        if _cards_of(owner) > 1 + 2 * _turns_of(told, seat) + _just_taken(told, seat):
            raise bad_position("PC-11", f"$.seats[{seat}]")
    if told.automa is not None and _cards_of(told.automa) != turns_over(told):
        raise bad_position("PC-32", "$.automa")


def _check_tokens(told: Position) -> None:
    """All tokens of the game are on the table or won, one for each civic building while there were any (PC-17)."""
    lying = len(told.tokens)
    tokens = [*told.tokens, *(token for _, owner in owners(told) for token in owner.tokens)]
    lining_up = told.pending[:1] == ["line-up"]
    whole = len(tokens) < FACE_UP[1] if lining_up else len(tokens) == FACE_UP[told.players]
    if not whole or len(set(tokens)) != len(tokens):
        raise bad_position("PC-31" if told.players == 1 else "PC-07", "$.tokens")
    due = told.pending.count("token")
    if due and lying <= due:
        raise bad_position("PC-17", "$.tokens")
    for seat, (place, owner) in enumerate(owners(told)):
        civic = sum(int(CIVIC[card]) for card in owner.city) - (due if seat == told.turn else 0)
        if len(owner.tokens) > civic or (lying and not lining_up and len(owner.tokens) < civic):
            raise bad_position("PC-17", f"{place}.tokens")


def _known_cards(told: Position) -> Iterator[tuple[str, int]]:
    yield from ((f"$.market.{name}", cell.card) for name, cell in told.market.items() if cell.card is not None)
    for place, cards in (("$.deck", told.deck), ("$.sites", told.sites)):
        yield from ((f"{place}[{number}]", card) for number, card in enumerate(cards))
    for place, owner in owners(told):
        yield from ((f"{place}.city[{number}]", card) for number, card in enumerate(owner.city))


def _sides(told: Position) -> int:
    return 2 if told.players == 1 else told.players


def _turns_of(told: Position, seat: int) -> int:
    """How many turns a player has finished."""
    rounds, rest = divmod(turns_over(told), _sides(told))
    return rounds + ((seat - told.first) % told.players < rest)


def _just_taken(told: Position, seat: int) -> int:
    """Cards of this very turn that are with the player already."""
    return 2 - len(told.sites) if seat == told.turn and told.pending[:1] in (["pay"], ["token"]) else 0


def _cards_of(owner: Owner) -> int:
    return sum(owner.stock.values()) + len(owner.city)


def _neighbours(cells: list[int]) -> bool:
    """Whether these are two cells that share a side; they come in reading order."""
    if len(cells) != 2:
        return False
    return cells[1] - cells[0] == 4 or (cells[1] - cells[0] == 1 and cells[1] % 4 != 0)


def _was_flipped(state: PointCity, cell: int) -> bool:
    """Whether the building here can have been turned up by a flip just now (PC-10)."""
    here = 1 << cell
    return bool(state.buildings & here and flippable(state.buildings & ~here) & here)
