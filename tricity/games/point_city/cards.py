# mypyc: compile
"""The 160 cards (PC-01 to PC-03), read from `data/`, as tables of integers by card number."""

import csv
from importlib.resources import files
from typing import Final

from tricity.core.bits import shifted
from tricity.core.native import append, i64, vec
from tricity.games.point_city.resources import INGENUITY, RESOURCES, pack_stock, pack_symbols, taken_shift

CARD_COUNT: Final[i64] = 160
TIER_SIZES: Final = (65, 50, 45)
"""The number of cards in each tier; card numbers increase with the tier."""


def read_rows(name: str) -> list[dict[str, str]]:
    text = files("tricity.games.point_city").joinpath("data", name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


CARD_ROWS: Final = read_rows("cards.csv")


def stock_kind_of(card: int) -> str:
    """The resource side of a card: its kind among stock cards."""
    return stock_kind(int(CARD_ROWS[card]["tier"]), CARD_ROWS[card]["resource"])


def cards_with(tier: int, resource: str) -> list[int]:
    """All cards of a tier whose resource side shows that resource."""
    return [int(row["id"]) for row in CARD_ROWS if row["tier"] == str(tier) and row["resource"] == resource]


def stock_kind(tier: int, resource: str) -> str:
    """The kind of stock card that a resource side of this tier makes (PC-02)."""
    return resource if tier == 1 or resource == INGENUITY else "2" + resource


def _column(column: str) -> vec[i64]:
    entries = vec[i64]()
    for card in range(int(CARD_COUNT)):
        entries = append(entries, _entry(card, column))
    return entries


def _entry(card: int, column: str) -> i64:
    row = CARD_ROWS[card]
    match column:
        case "stock":
            return pack_stock({stock_kind_of(card): 1})
        case "symbols":
            return pack_symbols({row["resource"]: int(row["resource_amount"])})
        case "seen":
            return shifted(1, i64(taken_shift(int(row["tier"]), row["resource"])))
        case "cost":
            return pack_symbols({name: int(row["cost_" + name]) for name in RESOURCES})
        case "produces":
            return pack_symbols({row["produces"]: 1}) if row["produces"] else 0
        case "civic":
            return 1 if row["building_kind"] == "civic" else 0
    return i64(int(row[column]))


AS_STOCK: Final = _column("stock")
"""The resource side as a stock card, as symbols, and as a seen card."""
AS_SYMBOLS: Final = _column("symbols")
AS_TAKEN: Final = _column("seen")
COST: Final = _column("cost")
PRODUCES: Final = _column("produces")
PRINTED_POINTS: Final = _column("points")
"""The points on the building side."""
IS_CIVIC: Final = _column("civic")
TIER: Final = _column("tier")
