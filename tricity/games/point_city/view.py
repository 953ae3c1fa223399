"""What everybody knows (PC-09). Nothing is private: only what one is to do, and what pairs would cost, is one's own."""

from typing import Any

import msgspec

from tricity.games.point_city import state as s
from tricity.games.point_city.apply import due
from tricity.games.point_city.automa import below, next_cell
from tricity.games.point_city.cards import BOX, CARDS, TIER, kind_of, resource_kind
from tricity.games.point_city.legal import question
from tricity.games.point_city.market import takable
from tricity.games.point_city.moves import market_cell
from tricity.games.point_city.packs import (
    INGENUITY,
    KINDS,
    RESOURCES,
    WILD,
    seen_counts,
    stock_counts,
    stock_size,
    symbol_counts,
    symbol_names,
)
from tricity.games.point_city.pairs import Pair, pairs
from tricity.games.point_city.payments import lacking
from tricity.games.point_city.scoring import points
from tricity.games.point_city.setup import options_of
from tricity.games.point_city.state import AUTOMA, CELLS, QUESTIONS, PointCity
from tricity.games.point_city.tokens import NAMES, WORTH, count, names_in


class Prompt(msgspec.Struct, kw_only=True):
    """What to do now: a message and its facts."""

    say: str
    facts: dict[str, Any]


class Building(msgspec.Struct, kw_only=True):
    """The building side of a card that has been seen, and the number of that card in the box."""

    card: int
    tier: int
    resource: str
    """Its other side, which everybody saw on top of the deck."""
    building: str
    kind: str
    """`resource`, `points` or `civic` (PC-03)."""
    produces: str | None
    points: int
    cost: dict[str, int]


class Cell(msgspec.Struct, kw_only=True):
    """A cell of the market: a resource side, a building side, or a gap and the side that was taken there."""

    tier: int | None = None
    resource: str | None = None
    building: Building | None = None
    gap: str | None = None


class Top(msgspec.Struct, kw_only=True):
    tier: int
    resource: str


class Deck(msgspec.Struct, kw_only=True):
    size: int
    tiers: list[int]
    """How many cards of tiers 1, 2 and 3 it still has, the top card included."""
    top: Top | None


class TableToken(msgspec.Struct, kw_only=True):
    token: str
    each: int
    counts: list[int]
    """How often it would score now, by seat."""


class OwnToken(msgspec.Struct, kw_only=True):
    token: str
    each: int
    count: int
    """How often it scores now."""


class Owner(msgspec.Struct, kw_only=True):
    """What lies before a player, or before the Automa."""

    stock: dict[str, int]
    stock_size: int
    permanent: dict[str, int]
    city: list[Building]
    points: int
    """Of the buildings."""
    score: int
    """Of all, if the game ended now."""


class SeatView(Owner, kw_only=True):
    tokens: list[OwnToken]


class AutomaView(Owner, kw_only=True):
    tokens: list[str]
    cells: list[str]
    """Where it takes from on its next turn (PC-33); none when there is no next turn."""


class View(msgspec.Struct, kw_only=True):
    game: str
    players: int
    options: dict[str, str]
    seat: int | None
    prompt: Prompt
    to_act: list[int]
    round: int
    first: int
    turn: int | None
    pending: list[str]
    """Questions to the seat whose turn it is, the next one first."""
    market: dict[str, Cell]
    pairs: list[Pair]
    """What the viewer would pay for buildings; to a spectator, what the seat to act would."""
    deck: Deck
    sites: list[Building]
    """Buildings that are taken and not yet paid for."""
    tokens: list[TableToken]
    """Solo: from the left."""
    pool: list[TableToken]
    """Solo: those that may still be laid in the row (PC-31)."""
    gone: list[dict[str, int]]
    """By tier: the cards that were taken as resources, by resource. They are in the stocks or discarded."""
    discarded: dict[str, int]
    seats: list[SeatView]
    automa: AutomaView | None


def view(state: PointCity, seat: int | None) -> dict[str, Any]:
    over = not state.pending
    acting = [] if over else [int(state.turn)]
    seen = View(
        game="point-city",
        players=int(state.players),
        options=options_of(state),
        seat=seat,
        prompt=_prompt(state, seat, acting),
        to_act=acting,
        round=round_of(state),
        first=int(state.first),
        turn=None if over else int(state.turn),
        pending=pending_names(state),
        market={market_cell(cell): _cell(state, cell) for cell in range(CELLS)},
        pairs=pairs(state, int(state.turn) if seat is None else seat),
        deck=_deck(state),
        sites=[_building(card) for card in site_cards(state)],
        tokens=[_table_token(state, name) for name in table_tokens(state)],
        pool=[_table_token(state, name) for name in pool_tokens(state)],
        gone=seen_counts(state.gone),
        discarded=_discarded(state),
        seats=[_seat(state, other) for other in range(state.players)],
        automa=_automa(state) if state.players == 1 else None,
    )
    result: dict[str, Any] = msgspec.to_builtins(seen)
    return result


def round_of(state: PointCity) -> int:
    """1 to 17; the last one stays when the game is over."""
    return min(int(state.turns // state.sides()) + 1, int(s.ROUNDS))


def pending_names(state: PointCity) -> list[str]:
    return [QUESTIONS[(state.pending >> shift) & 15] for shift in (0, 4) if state.pending >> shift]


def site_cards(state: PointCity) -> list[int]:
    """In the order in which they were taken."""
    return [int(state.sites >> shift & 255) - 1 for shift in (8, 0) if state.sites >> shift]


def city_cards(state: PointCity, seat: int) -> list[int]:
    return [card for card in range(CARDS) if state.settled(seat, card)]


def table_tokens(state: PointCity) -> list[str]:
    """By number; solo, from the left."""
    names = names_in(state.tokens)
    if state.players > 1:
        return names
    return [NAMES[state.row >> (5 * place) & 31] for place in range(len(names))]


def pool_tokens(state: PointCity) -> list[str]:
    """While a solo player lays the row: those that are not in it."""
    lying = names_in(state.tokens)
    return [name for name in NAMES if name not in lying] if question(state) == s.LINE_UP else []


def side(state: PointCity, cell: int) -> str:
    """What a cell shows, or what was taken from a gap."""
    return "building" if state.buildings >> cell & 1 else "resource"


def _cell(state: PointCity, cell: int) -> Cell:
    if state.gaps >> cell & 1:
        return Cell(gap=side(state, cell))
    card = int(state.market[cell])
    tier = int(TIER[card])
    if side(state, cell) == "building":
        return Cell(tier=tier, building=_building(card))
    return Cell(tier=tier, resource=resource_kind(card))


def _building(card: int) -> Building:
    row = BOX[card]
    return Building(
        card=card,
        tier=int(row["tier"]),
        resource=resource_kind(card),
        building=row["building"],
        kind=row["building_kind"],
        produces=row["produces"] or None,
        points=int(row["points"]),
        cost={name: int(row["cost_" + name]) for name in RESOURCES if row["cost_" + name] != "0"},
    )


def _deck(state: PointCity) -> Deck:
    cards = [int(card) for card in state.deck][state.deck_at :]
    tiers = [int(TIER[card]) for card in cards]
    top = Top(tier=tiers[0], resource=resource_kind(cards[0])) if cards else None
    return Deck(size=len(cards), tiers=[tiers.count(tier) for tier in (1, 2, 3)], top=top)


def _table_token(state: PointCity, name: str) -> TableToken:
    counts = [_count(state, seat, name) for seat in range(state.players)]
    return TableToken(token=name, each=int(WORTH[NAMES.index(name)]), counts=counts)


def _count(state: PointCity, seat: int, name: str) -> int:
    wilds = state.of(seat, s.STOCK) >> WILD
    return int(count(NAMES.index(name), state.of(seat, s.PERMANENT), wilds))


def _discarded(state: PointCity) -> dict[str, int]:
    """Every card taken as a resource and every first ingenuity card that is in no stock any more."""
    left = dict.fromkeys(KINDS, 0)
    for tier, counts in enumerate(seen_counts(state.gone), start=1):
        for name, cards in counts.items():
            left[kind_of(tier, name)] += cards
    left[INGENUITY] += int(state.players)
    for seat in range(state.sides()):
        for kind, cards in stock_counts(state.of(seat, s.STOCK)).items():
            left[kind] -= cards
    return {kind: cards for kind, cards in left.items() if cards}


def _owner(state: PointCity, seat: int) -> dict[str, Any]:
    stock = state.of(seat, s.STOCK)
    return {
        "stock": stock_counts(stock),
        "stock_size": int(stock_size(stock)),
        "permanent": symbol_counts(state.of(seat, s.PERMANENT)),
        "city": [_building(card) for card in city_cards(state, seat)],
        "points": int(state.of(seat, s.POINTS)),
        "score": int(points(state, seat)),
    }


def _seat(state: PointCity, seat: int) -> SeatView:
    owned = names_in(state.of(seat, s.TOKENS))
    tokens = [OwnToken(token=it, each=int(WORTH[NAMES.index(it)]), count=_count(state, seat, it)) for it in owned]
    return SeatView(**_owner(state, seat), tokens=tokens)


def _automa(state: PointCity) -> AutomaView:
    cell = next_cell(state)
    cells = [market_cell(cell), market_cell(below(cell))] if state.pending else []
    return AutomaView(**_owner(state, AUTOMA), tokens=names_in(state.of(AUTOMA, s.TOKENS)), cells=cells)


def _prompt(state: PointCity, seat: int | None, acting: list[int]) -> Prompt:
    if not acting:
        return Prompt(say="now-over", facts={})
    if seat not in acting:
        return Prompt(say="now-waiting", facts={"seats": acting})
    assert seat is not None
    asked = question(state)
    if asked == s.PAY:
        need = lacking(due(state), state.of(seat, s.PERMANENT))
        buildings = [BOX[card]["building"] for card in site_cards(state)]
        return Prompt(say="pc-now-pay", facts={"buildings": buildings, "resources": symbol_names(need)})
    if asked == s.TOKEN:
        return Prompt(say="pc-now-token", facts={"count": len(pending_names(state))})
    if asked == s.LINE_UP:
        return Prompt(say="pc-now-line-up", facts={"place": len(table_tokens(state)) + 1})
    if not state.left() and not takable(state, seat):
        return Prompt(say="pc-now-pass", facts={})
    return Prompt(say="pc-now-turn" if asked == s.TURN else "pc-now-take", facts={"deck": int(state.left())})
