# mypyc: compile
"""Worlds that agree with a view: cards that nobody has seen whole, dealt anew over the places where they may lie.

A card whose resource side is known is any card of that tier and resource that has not been seen whole; so are those
that went to the stocks. The deck below its top card, and what was removed, share out the rest of each tier. Every way
to do so is as likely as any other, as it was when the cards were shuffled.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.sampling import draw
from tricity.core.state import Imagination
from tricity.games.point_city.cards import cards_like, kind_of
from tricity.games.point_city.moves import parse_market_cell
from tricity.games.point_city.packs import INGENUITY, RESOURCES
from tricity.games.point_city.positions import build
from tricity.games.point_city.shape import Position
from tricity.games.point_city.state import PointCity
from tricity.games.point_city.view import Owner, View


class Group:
    """The unseen cards of one tier and resource, and the places that are known to hold some of them."""

    def __init__(self, cards: vec[i64], cells: vec[i64], top: i64, gone: i64) -> None:
        self.cards = cards
        self.cells = cells
        """Market cells that show such a card's resource side."""
        self.top = top
        """1 if one lies on top of the deck."""
        self.gone = gone
        """How many went to the stocks."""


class PointCityImagination(Imagination):
    """A state that lacks what is hidden, and the groups of cards that may lie there."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        seen = msgspec.convert(view, View)
        self.template = build(_known(seen))
        whole = _seen_whole(seen)
        names = (*RESOURCES, INGENUITY)
        self.tiers = [[_group(seen, whole, tier, name) for name in names] for tier in (1, 2, 3)]
        self.below = [i64(count) for count in seen.deck.tiers]
        """Cards of each tier in the deck below its top."""
        if seen.deck.top is not None:
            self.below[seen.deck.top.tier - 1] -= 1

    def world(self, rng: Random) -> PointCity:
        state = self.template.copy()
        deck = vec[i64]()
        for tier in range(3):
            rest = vec[i64]()
            for group in self.tiers[tier]:
                cards = group.cards[:]
                draw(cards, group.gone + i64(len(group.cells)) + group.top, rng)
                at = group.gone
                for cell in group.cells:
                    state.market[cell] = cards[at]
                    at += 1
                if group.top:
                    deck = append(deck, cards[at])
                    at += 1
                while at < len(cards):
                    rest = append(rest, cards[at])
                    at += 1
            draw(rest, self.below[tier], rng)
            at = 0
            while at < self.below[tier]:
                deck = append(deck, rest[at])
                at += 1
        state.deck = deck
        return state


def _known(seen: View) -> Position:
    """The view as a position without a deck, in which hidden cards of the market are any."""
    market: dict[str, Any] = {}
    for name, cell in seen.market.items():
        if cell.gap is not None:
            market[name] = {"card": None, "side": cell.gap}
        elif cell.building is not None:
            market[name] = {"card": cell.building.card, "side": "building"}
        else:
            market[name] = {"card": 0, "side": "resource"}
    return msgspec.convert(
        {
            "game": seen.game,
            "players": seen.players,
            "options": seen.options,
            "round": seen.round,
            "first": seen.first,
            "turn": (seen.first - 1) % seen.players if seen.turn is None else seen.turn,
            "pending": seen.pending,
            "market": market,
            "deck": [],
            "sites": [building.card for building in seen.sites],
            "tokens": [it.token for it in seen.tokens],
            "gone": seen.gone,
            "seats": [_owner(it, [token.token for token in it.tokens]) for it in seen.seats],
            "automa": None if seen.automa is None else _owner(seen.automa, seen.automa.tokens),
        },
        Position,
    )


def _owner(it: Owner, tokens: list[str]) -> dict[str, Any]:
    return {"stock": it.stock, "city": [building.card for building in it.city], "tokens": tokens}


def _group(seen: View, whole: set[int], tier: int, resource: str) -> Group:
    kind = kind_of(tier, resource)
    top = seen.deck.top
    cells = [name for name, it in seen.market.items() if it.tier == tier and it.resource == kind]
    return Group(
        cards=vec[i64]([i64(card) for card in cards_like(tier, resource) if card not in whole]),
        cells=vec[i64]([i64(parse_market_cell(name)) for name in cells]),
        top=1 if top is not None and (top.tier, top.resource) == (tier, kind) else 0,
        gone=seen.gone[tier - 1].get(resource, 0),
    )


def _seen_whole(seen: View) -> set[int]:
    """The cards of which both sides have been seen."""
    shown = [*seen.sites, *(cell.building for cell in seen.market.values() if cell.building is not None)]
    for owner in seen.seats:
        shown += owner.city
    if seen.automa is not None:
        shown += seen.automa.city
    return {building.card for building in shown}
