# mypyc: compile
"""The box: 160 cards (PC-01 to PC-03), read from `data/`, as tables of integers by card number."""

import csv
from importlib.resources import files
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.bits import shifted
from tricity.games.point_city.packs import INGENUITY, RESOURCES, pack_stock, pack_symbols, seen_shift

CARDS: Final[i64] = 160
TIERS: Final = (65, 50, 45)
"""How many cards each tier has; numbers go up with the tier."""


def rows(name: str) -> list[dict[str, str]]:
    text = files("tricity.games.point_city").joinpath("data", name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


BOX: Final = rows("cards.csv")


def resource_kind(card: int) -> str:
    """The resource side of a card: its kind among stock cards."""
    return kind_of(int(BOX[card]["tier"]), BOX[card]["resource"])


def cards_like(tier: int, resource: str) -> list[int]:
    """All cards of a tier whose resource side shows that resource."""
    return [int(row["id"]) for row in BOX if row["tier"] == str(tier) and row["resource"] == resource]


def kind_of(tier: int, resource: str) -> str:
    """The kind of stock card that a resource side of this tier makes (PC-02)."""
    return resource if tier == 1 or resource == INGENUITY else "2" + resource


def _table(what: str) -> vec[i64]:
    table = vec[i64]()
    for card in range(int(CARDS)):
        table = append(table, _entry(card, what))
    return table


def _entry(card: int, what: str) -> i64:
    row = BOX[card]
    match what:
        case "stock":
            return pack_stock({resource_kind(card): 1})
        case "symbols":
            return pack_symbols({row["resource"]: int(row["resource_amount"])})
        case "seen":
            return shifted(1, i64(seen_shift(int(row["tier"]), row["resource"])))
        case "cost":
            return pack_symbols({name: int(row["cost_" + name]) for name in RESOURCES})
        case "produces":
            return pack_symbols({row["produces"]: 1}) if row["produces"] else 0
        case "civic":
            return 1 if row["building_kind"] == "civic" else 0
    return i64(int(row[what]))


AS_STOCK: Final = _table("stock")
"""The resource side as a stock card, as symbols, and as a seen card."""
AS_SYMBOLS: Final = _table("symbols")
AS_SEEN: Final = _table("seen")
COST: Final = _table("cost")
PRODUCES: Final = _table("produces")
PRINTED: Final = _table("points")
"""The points on the building side."""
CIVIC: Final = _table("civic")
TIER: Final = _table("tier")
