"""Point City once more, slowly: stocks as counters of cards, rules as they are written.

Nothing here knows the engine. `test_reference` compares the two.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from support.point_city import CARDS, CELLS, RESOURCES, card_kind, cost

Counts = Mapping[str, int]


def symbols(cards: Counts) -> Counter[str]:
    """What stock cards can pay; a double card pays two of its resource (PC-14)."""
    paid: Counter[str] = Counter()
    for kind, count in cards.items():
        paid[kind.removeprefix("2")] += count * (2 if kind.startswith("2") else 1)
    return paid


def pays(need: Counts, have: Counts) -> bool:
    """Whether symbols cover others, ingenuity standing in for what lacks."""
    return sum(max(need.get(name, 0) - have.get(name, 0), 0) for name in RESOURCES) <= have.get("ingenuity", 0)


def permanent(city: list[int]) -> Counter[str]:
    return Counter(CARDS[card]["produces"] for card in city if CARDS[card]["produces"])


def after_permanent(asked: Counts, city: list[int]) -> Counter[str]:
    """What a cost leaves to be paid with cards (PC-14, PC-16)."""
    return Counter(asked) - permanent(city)


def payments(need: Counts, stock: Counts) -> set[frozenset[tuple[str, int]]]:
    """Every set of stock cards that pays and has no card too many (PC-16): all subsets, asked one by one."""
    sets = set()
    held = list(stock)
    for counts in product(*(range(stock[kind] + 1) for kind in held)):
        cards = Counter({kind: count for kind, count in zip(held, counts) if count})
        if not pays(need, symbols(cards)):
            continue
        if not any(pays(need, symbols(cards - Counter([kind]))) for kind in cards):
            sets.add(frozenset(cards.items()))
    return sets


def pairs() -> Iterator[tuple[str, str]]:
    """Cells that share a side, in reading order."""
    for one in CELLS:
        for other in CELLS:
            column, row = ord(other[0]) - ord(one[0]), int(other[1]) - int(one[1])
            if (column, row) in ((1, 0), (0, 1)):
                yield one, other


def moves(position: dict[str, Any]) -> set[str]:
    """What a player may do when it is to flip, take or draw (PC-10, PC-11, PC-13, PC-19)."""
    market, (question, *_) = position["market"], position["pending"]
    owner = position["seats"][position["turn"]]
    texts = {f"take {one} {other}" for one, other in pairs() if _can_take(market[one], market[other], owner)}
    if position["deck"]:
        texts.add("draw")
    if not texts:
        return {"pass"}
    if question == "turn":
        texts |= {f"flip {at}" for at in CELLS if _can_flip(at, market)}
    return texts


def _can_take(one: Any, other: Any, owner: Any) -> bool:
    asked: Counter[str] = Counter()
    have = permanent(owner["city"]) + symbols(owner["stock"])
    for cell in (one, other):
        if cell["side"] == "building":
            asked += cost(cell["card"])
        else:
            have += symbols({card_kind(cell["card"]): 1})
    return pays(asked, have)


def _can_flip(at: str, market: Any) -> bool:
    lines = [[cell for cell in CELLS if cell[0] == at[0]], [cell for cell in CELLS if cell[1] == at[1]]]
    return any(all(market[cell]["side"] == "resource" for cell in line) for line in lines)


def score(owner: Any) -> int:
    """PC-21."""
    buildings = sum(int(CARDS[card]["points"]) for card in owner["city"])
    return buildings + sum(token_points(token, owner) for token in owner["tokens"])


def token_points(token: str, owner: Any) -> int:
    has = permanent(owner["city"])
    match token.split("-"):
        case ["flat", points]:
            return int(points)
        case ["each", resource]:
            return 2 * has[resource]
        case ["pair", one, other]:
            return 3 * min(has[one], has[other])
        case ["set"]:
            return 6 * min(has[resource] for resource in RESOURCES)
        case ["types", least]:
            return int(least) * sum(has[resource] >= int(least) for resource in RESOURCES)
        case ["missing"]:
            return 4 * sum(has[resource] == 0 for resource in RESOURCES)
        case ["unspent", "ingenuity"]:
            return 2 * int(owner["stock"].get("ingenuity", 0))
    raise LookupError(token)


def automa_score(automa: Any, level: str, scoring: str) -> int:
    """PC-34, PC-35."""
    total = sum(int(CARDS[card]["points"]) for card in automa["city"])
    for owned in permanent(automa["city"]).values():
        if level == "easy":
            total += owned
        else:
            worth = {"medium": (1, 2, 3), "hard": (1, 3, 6)}[level][min(owned, 3) - 1]
            total += worth * owned if scoring == "symbol" else worth
    total += {"easy": 3, "medium": 5, "hard": 7}[level] * len(automa["tokens"])
    return total + (automa["stock"].get("ingenuity", 0) if level == "hard" else 0)
