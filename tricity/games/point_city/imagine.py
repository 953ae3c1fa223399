# mypyc: compile
"""Determinization: full states that agree with a view, uniformly among all that do.

Only cards of which both sides have been seen are fixed. A place that is known by its resource side gets any other card
of that tier and resource, and so do the cards that went to the stocks; the deck below its top card and the removed
cards share the rest of each tier. Every assignment is equally likely, as it was when the cards were shuffled.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from tricity.core.native import Random, i64, vec
from tricity.core.sampling import draw_between
from tricity.core.state import Imagination
from tricity.games.point_city.cards import cards_with, stock_kind
from tricity.games.point_city.market import put_card
from tricity.games.point_city.moves import parse_market_cell
from tricity.games.point_city.positions import build
from tricity.games.point_city.resources import INGENUITY, RESOURCES
from tricity.games.point_city.schema import Position
from tricity.games.point_city.state import PointCity
from tricity.games.point_city.view import Owner, View


class CardGroup:
    """The unseen cards of one tier and resource, and the places that are known to hold some of them."""

    def __init__(self, end: i64, cells: vec[i64], top: i64, taken: i64) -> None:
        self.end = end
        """Where the group ends among the cards of its tier."""
        self.cells = cells
        """Market cells that show such a card's resource side."""
        self.top = top
        """1 if one lies on top of the deck."""
        self.taken = taken
        """How many of them went to the stocks."""


class Tier:
    """The unseen cards of one tier, group after group."""

    def __init__(self, cards: vec[i64], groups: list[CardGroup], below_top: i64) -> None:
        self.cards = cards
        self.groups = vec[CardGroup](groups)
        self.below_top = below_top
        """How many of them are in the deck below its top."""


class PointCityImagination(Imagination):
    """A state without its hidden cards, and the groups of cards to fill it with."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        known = msgspec.convert(view, View)
        self.template = build(_known_position(known))
        seen_whole = _cards_seen_whole(known)
        self.tiers = vec[Tier]([_tier(known, seen_whole, tier) for tier in (1, 2, 3)])
        self.deck_size: i64 = sum(known.deck.tiers)

    def world(self, rng: Random) -> PointCity:
        state = self.template.copy()
        deck = vec[i64]([i64(0)] * self.deck_size)
        dealt: i64 = 0
        for tier in self.tiers:
            cards = tier.cards[:]
            unplaced: i64 = 0
            first: i64 = 0
            for group in tier.groups:
                end = group.end
                draw_between(cards, first, end, group.taken + i64(len(group.cells)) + group.top, rng)
                first += group.taken
                for cell in group.cells:
                    put_card(state, cell, cards[first])
                    first += 1
                if group.top:
                    deck[dealt] = cards[first]
                    dealt += 1
                    first += 1
                # The others move up, behind those of earlier groups.
                while first < end:
                    cards[unplaced] = cards[first]
                    unplaced += 1
                    first += 1
            below_top = tier.below_top
            draw_between(cards, 0, unplaced, below_top, rng)
            # So that the compiler sees that every index below is in range, and copies several at once.
            assert dealt >= 0
            assert dealt + below_top <= len(deck)
            assert below_top <= len(cards)
            index: i64 = 0
            while index < below_top:
                deck[dealt + index] = cards[index]
                index += 1
            dealt += below_top
        state.deck = deck
        return state


def _known_position(view: View) -> Position:
    """The view as a position without a deck, with arbitrary cards in place of the hidden ones in the market."""
    market: dict[str, Any] = {}
    for name, cell in view.market.items():
        if cell.gap is not None:
            market[name] = {"card": None, "side": cell.gap}
        elif cell.building is not None:
            market[name] = {"card": cell.building.card, "side": "building"}
        else:
            market[name] = {"card": 0, "side": "resource"}
    return msgspec.convert(
        {
            "game": view.game,
            "players": view.players,
            "options": view.options,
            "round": view.round,
            "first": view.first,
            "turn": (view.first - 1) % view.players if view.turn is None else view.turn,
            "pending": view.pending,
            "market": market,
            "deck": [],
            "sites": [building.card for building in view.sites],
            "tokens": [entry.token for entry in view.tokens],
            "gone": view.gone,
            "seats": [_owner(owner, [entry.token for entry in owner.tokens]) for owner in view.seats],
            "automa": None if view.automa is None else _owner(view.automa, view.automa.tokens),
        },
        Position,
    )


def _owner(owner: Owner, tokens: list[str]) -> dict[str, Any]:
    return {"stock": owner.stock, "city": [building.card for building in owner.city], "tokens": tokens}


def _tier(view: View, seen_whole: set[int], tier: int) -> Tier:
    top = view.deck.top
    cards: list[int] = []
    groups: list[CardGroup] = []
    for resource in (*RESOURCES, INGENUITY):
        kind = stock_kind(tier, resource)
        cells = [name for name, cell in view.market.items() if cell.tier == tier and cell.resource == kind]
        cards += [card for card in cards_with(tier, resource) if card not in seen_whole]
        group = CardGroup(
            end=len(cards),
            cells=vec[i64]([i64(parse_market_cell(name)) for name in cells]),
            top=1 if top is not None and (top.tier, top.resource) == (tier, kind) else 0,
            taken=view.gone[tier - 1].get(resource, 0),
        )
        groups.append(group)
    is_top_tier = top is not None and top.tier == tier
    return Tier(vec[i64]([i64(card) for card in cards]), groups, view.deck.tiers[tier - 1] - is_top_tier)


def _cards_seen_whole(view: View) -> set[int]:
    """The cards of which both sides have been seen."""
    shown = [*view.sites, *(cell.building for cell in view.market.values() if cell.building is not None)]
    for owner in view.seats:
        shown += owner.city
    if view.automa is not None:
        shown += view.automa.city
    return {building.card for building in shown}
