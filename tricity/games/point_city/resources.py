# mypyc: compile
"""Counts packed into integers.

*Symbols* (costs, permanent resources, wealth): one byte for each of the five resources, then one for ingenuity.
*Stock cards*: four bits for each kind of resource card, single then double, and the remaining bits for ingenuity, of
which one player may hold more than fifteen. *Taken cards*: counts by tier and resource, in fields as wide as needed.
"""

from collections.abc import Mapping
from typing import Final

from tricity.core.native import i64
from tricity.core.packed_counts import PackedCounts

RESOURCES: Final = ("community", "economy", "energy", "ecology", "industry")
INGENUITY: Final = "ingenuity"
STOCK_KINDS: Final = (*RESOURCES, *("2" + name for name in RESOURCES), INGENUITY)
"""Kinds of resource cards: those of the same kind are the same to a player (PC-16)."""

INGENUITY_SHIFT: Final[i64] = 40
"""Where ingenuity is counted, in symbols as in stock cards."""
ONE_INGENUITY: Final[i64] = 1 << 40
RESOURCE_BITS: Final[i64] = 0xFFFFFFFFFF
"""The five resources' part of symbols."""

TOP_BITS: Final[i64] = 0x8080808080
"""The highest bit of each resource's byte in symbols: no count ever reaches it, so that it can catch a borrow."""

_SYMBOLS: Final = PackedCounts((*RESOURCES, INGENUITY), 8)
_STOCK: Final = PackedCounts(STOCK_KINDS)
_TAKEN_SHIFTS: Final = ((0, 4, 8, 12, 16, 20), (20, 23, 26, 29, 32, 35, 40), (40, 43, 46, 49, 52, 55, 60))
"""By tier, where the count of each resource begins, ingenuity last, and where the last one ends."""


def pack_symbols(counts: Mapping[str, int]) -> i64:
    """Symbols from counts by resource."""
    return _SYMBOLS.pack(counts)


def symbol_count(symbols: i64) -> i64:
    """How many symbols of the five resources there are in all: at most 255; there may not be ingenuity among them."""
    # The multiplication adds all five bytes into the fifth.
    return (symbols * 0x0101010101 >> 32) & 255


def symbol_counts(packed: i64) -> dict[str, int]:
    """By resource, where there are any; ingenuity is left out."""
    return _SYMBOLS.counts(packed & RESOURCE_BITS)


def symbol_names(packed: i64) -> list[str]:
    """The resource of each symbol, in order."""
    return _SYMBOLS.names(packed & RESOURCE_BITS)


def pack_stock(counts: Mapping[str, int]) -> i64:
    """Stock cards from counts by kind."""
    return _STOCK.pack(counts)


def stock_counts(packed: i64) -> dict[str, int]:
    """By kind of card, where there are any."""
    return _STOCK.counts(packed)


def stock_names(packed: i64) -> list[str]:
    """The kind of each card, in order."""
    return _STOCK.names(packed)


def stock_size(packed: i64) -> i64:
    """How many cards there are."""
    # Pairs of counts as bytes, which are added up like symbols.
    pairs = (packed & 0x0F0F0F0F0F) + ((packed >> 4) & 0x0F0F0F0F0F)
    return (packed >> INGENUITY_SHIFT) + symbol_count(pairs)


def symbols_of_stock(packed: i64) -> i64:
    """What the cards can pay (PC-14)."""
    paid = (packed >> INGENUITY_SHIFT) << INGENUITY_SHIFT
    index: i64 = 0
    while index < 5:
        paid += (((packed >> (4 * index)) & 15) + 2 * ((packed >> (4 * index + 20)) & 15)) << (8 * index)
        index += 1
    return paid


def taken_shift(tier: int, resource: str) -> int:
    """The shift of the count of taken cards of a tier, 1 to 3, and a resource."""
    return _TAKEN_SHIFTS[tier - 1][(*RESOURCES, INGENUITY).index(resource)]


def taken_counts(packed: i64) -> list[dict[str, int]]:
    """By tier, then by resource, where there are any."""
    by_tier: list[dict[str, int]] = []
    for shifts in _TAKEN_SHIFTS:
        counts: dict[str, int] = {}
        for index in range(len(shifts) - 1):
            count = (packed >> i64(shifts[index])) & ((1 << i64(shifts[index + 1] - shifts[index])) - 1)
            if count:
                counts[(*RESOURCES, INGENUITY)[index]] = int(count)
        by_tier.append(counts)
    return by_tier
