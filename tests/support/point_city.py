"""Markets and stocks drawn as text, and tables around them through `tricity.from_position`, whose checks thus run.

Resource cards are letters: `c` community, `e` economy, `n` energy, `l` ecology, `i` industry, `*` ingenuity; a double
card has its letter twice. A building is the number of its card. In a market `-r` and `-b` are gaps where a resource or
a building was taken.
"""

import csv
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import tricity
from support.refusals import refused as refused
from tricity import Match

LETTERS = {"c": "community", "e": "economy", "n": "energy", "l": "ecology", "i": "industry", "*": "ingenuity"}
RESOURCES = tuple(LETTERS.values())[:5]
CELLS = [f"{column}{row}" for row in "1234" for column in "abcd"]
USED = {1: (40, 24, 18), 2: (40, 24, 18), 3: (52, 36, 28), 4: (64, 48, 38)}
FACE_UP = {1: 10, 2: 10, 3: 12, 4: 14}
SOLO = {"automa_level": "easy", "automa_scoring": "type", "solo_tokens": "choose"}


def _rows(name: str) -> list[dict[str, str]]:
    text = files("tricity.games.point_city").joinpath("data", name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


CARDS = _rows("cards.csv")
TOKEN_ROWS = _rows("tokens.csv")
TOKENS = [
    *("set", "flat-5", "flat-7", "types-2", "types-3", "missing", "unspent-ingenuity"),
    *("-".join([row["rule"], *row["resources"].split()]) for row in TOKEN_ROWS[7:]),
]
"""By number."""


def kind(sign: str) -> str:
    """`n` is energy, `nn` a double energy card."""
    name = LETTERS[sign[0]]
    assert sign in (sign[0], 2 * sign[0])
    return name if len(sign) == 1 else f"2{name}"


def kinds(signs: str) -> dict[str, int]:
    """`"n nn *"` as counts by kind of stock card."""
    return dict(Counter(kind(sign) for sign in signs.split()))


def card_kind(card: int) -> str:
    row = CARDS[card]
    return row["resource"] if row["resource_amount"] == "1" else f"2{row['resource']}"


def tier(card: int) -> int:
    return int(CARDS[card]["tier"])


def cost(card: int) -> Counter[str]:
    return Counter({name: int(CARDS[card][f"cost_{name}"]) for name in RESOURCES if CARDS[card][f"cost_{name}"] != "0"})


def find(building_kind: str, points: int | None = None, **asked: int) -> int:
    """The first building of that kind and cost, such as `find("civic", economy=3)`."""
    for card, row in enumerate(CARDS):
        if row["building_kind"] == building_kind and cost(card) == asked and points in (None, int(row["points"])):
            return card
    raise LookupError(f"no {building_kind} building costs {asked}")


def producing(resource: str, count: int = 1) -> list[int]:
    """Buildings that produce the resource, the cheap ones first."""
    return [card for card, row in enumerate(CARDS) if row["produces"] == resource][:count]


class _Box:
    """Deals out cards that nobody asked for by name."""

    def __init__(self, players: int, deck: int) -> None:
        used = USED[players]
        order = [1] * used[0] + [2] * used[1] + [3] * used[2]
        self.deck_tiers = order[len(order) - deck :]
        self.quota = Counter(order[: len(order) - deck])
        """How many cards of each tier lie outside the deck."""
        self.free = list(range(160))

    def take(self, card: int) -> int:
        self.free.remove(card)
        return card

    def out(self, card: int) -> int:
        """One that lies outside the deck."""
        self.quota[tier(card)] -= 1
        assert self.quota[tier(card)] >= 0, f"no more cards of tier {tier(card)}: choose another round"
        return self.take(card)

    def any(self, sign: str) -> int:
        """Outside the deck, one with that resource side, of a tier that still has room."""
        return self.out(next(card for card in self.free if card_kind(card) == kind(sign) and self.quota[tier(card)]))

    def of_tier(self, wanted: int) -> int:
        return self.take(next(card for card in reversed(self.free) if tier(card) == wanted))


def make_position(
    *rows: str,
    players: int = 2,
    round_: int = 16,
    first: int = 0,
    turn: int = 0,
    pending: Sequence[str] = ("turn",),
    stock: Sequence[str] = (),
    city: Sequence[Sequence[int]] = (),
    automa_city: Sequence[int] = (),
    won: Sequence[Sequence[str]] | None = None,
    tokens: Sequence[str] | None = None,
    deck: str = "",
    sites: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """A table that could be. Cells that are not drawn hold resources; cards that nobody asked for are discarded."""
    sides = 2 if players == 1 else players
    turns = sides * (round_ - 1) + (0 if players == 1 else (turn - first) % players)
    size = max(sum(USED[players]) - 16 - 2 * turns, 0) if pending else 0
    box = _Box(players, size)
    cities = [[box.out(card) for card in (city[seat] if seat < len(city) else ())] for seat in range(players)]
    rival = [box.out(card) for card in automa_city]
    building = [box.out(card) for card in sites]
    market = _market(rows, box)
    stocks = [kinds(stock[seat]) if seat < len(stock) else {} for seat in range(players)]
    held = Counter({"ingenuity": -players})
    for cards in stocks:
        held.update(cards)
    gone = [box.any(_sign(name)) for name, count in held.items() for _ in range(max(count, 0))]
    top = [_top(sign, box, at) for at, sign in enumerate(deck.split())]
    rest = [box.of_tier(level) for level in box.deck_tiers[len(top) :]]
    filling = [box.of_tier(level) for level, count in box.quota.items() for _ in range(count)]
    civic = [[card for card in built if CARDS[card]["building_kind"] == "civic"] for built in (*cities, rival)]
    owned, lying = _tokens(players, civic, won, tokens, pending)
    automa = None
    if players == 1:
        hoard = Counter(card_kind(card) for card in filling[: (turns if pending else 34) - len(rival)])
        automa = {"stock": dict(hoard), "city": sorted(rival), "tokens": owned[1]}
    return {
        "game": "point-city",
        "players": players,
        "options": {**SOLO, **(options or {})} if players == 1 else {},
        "round": round_,
        "first": first,
        "turn": turn,
        "pending": list(pending),
        "market": market,
        "deck": top + rest,
        "sites": building,
        "tokens": lying,
        "gone": _by_tier(gone + filling),
        "seats": [
            {"stock": stocks[seat], "city": sorted(cities[seat]), "tokens": owned[seat]} for seat in range(players)
        ],
        "automa": automa,
    }


def table(*rows: str, **fields: Any) -> Match:
    """A match that begins at the position that `make_position` returns."""
    return tricity.from_position(make_position(*rows, **fields))


def legal(match: Match, verb: str = "") -> list[str]:
    return [str(move) for move in match.legal_moves() if move.verb.startswith(verb)]


def play(match: Match, *moves: str) -> list[tuple[str, dict[str, Any]]]:
    """Play these moves and return the kind and facts of each event."""
    return [(event.kind, dict(event.facts)) for move in moves for event in match.play(move)]


def sides(match: Match) -> list[str]:
    """The market by rows: `r` for a resource side, `b` for a building, `.` for a gap."""
    shown = match.view(None)["market"]
    signs = ["." if shown[at]["gap"] else "b" if shown[at]["building"] else "r" for at in CELLS]
    return ["".join(signs[row : row + 4]) for row in range(0, 16, 4)]


def resources(*names: str) -> list[str]:
    """In the order of the notation."""
    return sorted(names, key=[*RESOURCES, *(f"2{name}" for name in RESOURCES), "ingenuity"].index)


def _market(rows: Sequence[str], box: _Box) -> dict[str, Any]:
    signs = [sign for row in rows for sign in row.split()]
    assert len(signs) in (0, 16)
    signs = signs or ["c", "e", "n", "l", "i"] * 3 + ["c"]
    # Buildings first: they are asked for by number.
    cards = {at: box.out(int(sign)) for at, sign in zip(CELLS, signs) if sign.isdigit()}
    market: dict[str, Any] = {}
    for at, sign in zip(CELLS, signs):
        if sign.startswith("-"):
            market[at] = {"card": None, "side": {"r": "resource", "b": "building"}[sign[1]]}
        elif at in cards:
            market[at] = {"card": cards[at], "side": "building"}
        else:
            market[at] = {"card": box.any(sign), "side": "resource"}
    return market


def _top(sign: str, box: _Box, at: int) -> int:
    fitting = (card for card in box.free if card_kind(card) == kind(sign) and tier(card) == box.deck_tiers[at])
    return box.take(int(sign) if sign.isdigit() else next(fitting))


def _tokens(
    players: int,
    civic: Sequence[Sequence[int]],
    won: Sequence[Sequence[str]] | None,
    tokens: Sequence[str] | None,
    pending: Sequence[str],
) -> tuple[list[list[str]], list[str]]:
    """Everybody's tokens, one for each civic building where nothing else is said, and those on the table."""
    due = list(pending).count("token")
    spare = [name for name in TOKENS if name not in (tokens or ()) and not any(name in names for names in won or ())]
    owned = []
    for seat, buildings in enumerate(civic):
        count = len(buildings) - (due if seat == 0 else 0)
        owned.append(list(won[seat]) if won is not None and seat < len(won) else [spare.pop() for _ in range(count)])
    left = FACE_UP[players] - sum(map(len, owned))
    lying = list(tokens) if tokens is not None else sorted(spare[:left], key=TOKENS.index)
    return [sorted(names, key=TOKENS.index) for names in owned], lying


def _by_tier(cards: Sequence[int]) -> list[dict[str, int]]:
    counts: list[Counter[str]] = [Counter(), Counter(), Counter()]
    for card in cards:
        counts[tier(card) - 1][CARDS[card]["resource"]] += 1
    return [dict(count) for count in counts]


def _sign(name: str) -> str:
    letter = next(letter for letter, resource in LETTERS.items() if resource == name.removeprefix("2"))
    return 2 * letter if name.startswith("2") else letter
