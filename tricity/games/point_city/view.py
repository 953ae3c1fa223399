"""What a seat or a spectator may know: the privacy boundary of Point City.

In a view: every card side that lies or has lain face up, stocks and cities of all players, the tokens, the tier counts
of the deck (PC-09). Never in a view: the building sides of cards of which only the resource side has been seen, the
order of the deck, and the cards removed from the box. All seats know the same; only the prompt and the costs of pairs
are those of the viewer.
"""

from typing import Any

import msgspec

from tricity.core.views import Prompt, ViewBase, view_head
from tricity.games.point_city.apply import sites_cost
from tricity.games.point_city.automa import cell_below, next_cell
from tricity.games.point_city.cards import CARD_COUNT, CARD_ROWS, TIER, stock_kind, stock_kind_of
from tricity.games.point_city.legal import question
from tricity.games.point_city.market import takeable_pairs
from tricity.games.point_city.moves import cell_name
from tricity.games.point_city.options import OPTIONS
from tricity.games.point_city.pairs import PairCost, pair_costs
from tricity.games.point_city.payments import missing_symbols
from tricity.games.point_city.resources import (
    INGENUITY,
    INGENUITY_SHIFT,
    RESOURCES,
    STOCK_KINDS,
    stock_counts,
    stock_size,
    symbol_counts,
    symbol_names,
    taken_counts,
)
from tricity.games.point_city.scoring import points
from tricity.games.point_city.state import (
    ASK_LINE_UP,
    ASK_PAY,
    ASK_TOKEN,
    ASK_TURN,
    AUTOMA,
    CELLS,
    QUESTION_NAMES,
    ROUNDS,
    PointCity,
)
from tricity.games.point_city.tokens import TOKEN_NAMES, TOKEN_POINTS, times_scored, token_names


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
    """The stock, city and tokens of a player or of the Automa."""

    stock: dict[str, int]
    stock_size: int
    permanent: dict[str, int]
    city: list[Building]
    points: int
    """Printed on the buildings."""
    score: int
    """The total score if the game ended now."""


class SeatView(Owner, kw_only=True):
    tokens: list[OwnToken]


class AutomaView(Owner, kw_only=True):
    tokens: list[str]
    cells: list[str]
    """The cells from which it takes on its next turn (PC-33); none when there is no next turn."""


class View(ViewBase, kw_only=True):
    options: dict[str, str]
    round: int
    first: int
    turn: int | None
    pending: list[str]
    """Questions to the seat whose turn it is, the next one first."""
    market: dict[str, Cell]
    pairs: list[PairCost]
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
    acting = 0 if over else 1 << int(state.turn)
    players = int(state.players)
    options = OPTIONS.unpack(state.options, players)
    known = View(
        **view_head("point-city", players, options, seat, acting, lambda asked: _question(state, asked)),
        round=round_number(state),
        first=int(state.first_seat),
        turn=None if over else int(state.turn),
        pending=pending_questions(state),
        market={cell_name(cell): _cell(state, cell) for cell in range(CELLS)},
        pairs=pair_costs(state, int(state.turn) if seat is None else seat),
        deck=_deck(state),
        sites=[_building(card) for card in site_cards(state)],
        tokens=[_table_token(state, name) for name in table_token_names(state)],
        pool=[_table_token(state, name) for name in pool_token_names(state)],
        gone=taken_counts(state.taken),
        discarded=_discarded(state),
        seats=[_seat(state, other) for other in range(state.players)],
        automa=_automa(state) if state.players == 1 else None,
    )
    result: dict[str, Any] = msgspec.to_builtins(known)
    return result


def round_number(state: PointCity) -> int:
    """1 to 17; the last one stays when the game is over."""
    return min(int(state.turns_done // state.owner_count()) + 1, int(ROUNDS))


def pending_questions(state: PointCity) -> list[str]:
    return [QUESTION_NAMES[(state.pending >> shift) & 15] for shift in (0, 4) if state.pending >> shift]


def site_cards(state: PointCity) -> list[int]:
    """In the order in which they were taken."""
    return [int(state.sites >> shift & 255) - 1 for shift in (8, 0) if state.sites >> shift]


def city_cards(state: PointCity, seat: int) -> list[int]:
    return [card for card in range(CARD_COUNT) if state.is_in_city(seat, card)]


def table_token_names(state: PointCity) -> list[str]:
    """By number; solo, from the left."""
    names = token_names(state.table_tokens)
    if state.players > 1:
        return names
    return [TOKEN_NAMES[state.token_row >> (5 * place) & 31] for place in range(len(names))]


def pool_token_names(state: PointCity) -> list[str]:
    """While a solo player lays the row: those that are not in it."""
    on_table = token_names(state.table_tokens)
    return [name for name in TOKEN_NAMES if name not in on_table] if question(state) == ASK_LINE_UP else []


def cell_side(state: PointCity, cell: int) -> str:
    """What a cell shows, or what was taken from a gap."""
    return "building" if state.building_cells >> cell & 1 else "resource"


def _cell(state: PointCity, cell: int) -> Cell:
    if state.gaps >> cell & 1:
        return Cell(gap=cell_side(state, cell))
    card = int(state.market[cell])
    tier = int(TIER[card])
    if cell_side(state, cell) == "building":
        return Cell(tier=tier, building=_building(card))
    return Cell(tier=tier, resource=stock_kind_of(card))


def _building(card: int) -> Building:
    row = CARD_ROWS[card]
    return Building(
        card=card,
        tier=int(row["tier"]),
        resource=stock_kind_of(card),
        building=row["building"],
        kind=row["building_kind"],
        produces=row["produces"] or None,
        points=int(row["points"]),
        cost={name: int(row["cost_" + name]) for name in RESOURCES if row["cost_" + name] != "0"},
    )


def _deck(state: PointCity) -> Deck:
    cards = [int(card) for card in state.deck][state.deck_top :]
    tiers = [int(TIER[card]) for card in cards]
    top = Top(tier=tiers[0], resource=stock_kind_of(cards[0])) if cards else None
    return Deck(size=len(cards), tiers=[tiers.count(tier) for tier in (1, 2, 3)], top=top)


def _table_token(state: PointCity, name: str) -> TableToken:
    counts = [_times_scored(state, seat, name) for seat in range(state.players)]
    return TableToken(token=name, each=int(TOKEN_POINTS[TOKEN_NAMES.index(name)]), counts=counts)


def _times_scored(state: PointCity, seat: int, name: str) -> int:
    wilds = state.stock(seat) >> INGENUITY_SHIFT
    return int(times_scored(TOKEN_NAMES.index(name), state.permanent(seat), wilds))


def _discarded(state: PointCity) -> dict[str, int]:
    """Cards taken as resources, and ingenuity cards dealt at the start, that are no longer in any stock."""
    left = dict.fromkeys(STOCK_KINDS, 0)
    for tier, counts in enumerate(taken_counts(state.taken), start=1):
        for name, cards in counts.items():
            left[stock_kind(tier, name)] += cards
    left[INGENUITY] += int(state.players)
    for seat in range(state.owner_count()):
        for kind, cards in stock_counts(state.stock(seat)).items():
            left[kind] -= cards
    return {kind: cards for kind, cards in left.items() if cards}


def _owner(state: PointCity, seat: int) -> dict[str, Any]:
    stock = state.stock(seat)
    return {
        "stock": stock_counts(stock),
        "stock_size": int(stock_size(stock)),
        "permanent": symbol_counts(state.permanent(seat)),
        "city": [_building(card) for card in city_cards(state, seat)],
        "points": int(state.building_points(seat)),
        "score": int(points(state, seat)),
    }


def _seat(state: PointCity, seat: int) -> SeatView:
    owned = token_names(state.tokens(seat))
    tokens = [
        OwnToken(token=name, each=int(TOKEN_POINTS[TOKEN_NAMES.index(name)]), count=_times_scored(state, seat, name))
        for name in owned
    ]
    return SeatView(**_owner(state, seat), tokens=tokens)


def _automa(state: PointCity) -> AutomaView:
    cell = next_cell(state)
    cells = [cell_name(cell), cell_name(cell_below(cell))] if state.pending else []
    return AutomaView(**_owner(state, AUTOMA), tokens=token_names(state.tokens(AUTOMA)), cells=cells)


def _question(state: PointCity, seat: int) -> Prompt:
    asked = question(state)
    if asked == ASK_PAY:
        need = missing_symbols(sites_cost(state), state.permanent(seat))
        buildings = [CARD_ROWS[card]["building"] for card in site_cards(state)]
        return Prompt(say="pc-now-pay", facts={"buildings": buildings, "resources": symbol_names(need)})
    if asked == ASK_TOKEN:
        return Prompt(say="pc-now-token", facts={"count": len(pending_questions(state))})
    if asked == ASK_LINE_UP:
        return Prompt(say="pc-now-line-up", facts={"place": len(table_token_names(state)) + 1})
    if not state.deck_size() and not takeable_pairs(state, seat):
        return Prompt(say="pc-now-pass", facts={})
    return Prompt(say="pc-now-turn" if asked == ASK_TURN else "pc-now-take", facts={"deck": int(state.deck_size())})
