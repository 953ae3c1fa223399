# mypyc: compile
"""The 22 civic tokens (PC-07) and what they count (PC-21); each has a name such as `pair-economy-energy`."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.core.bits import shifted
from tricity.games.point_city.cards import rows
from tricity.games.point_city.packs import RESOURCES

TOKENS: Final[i64] = 22

_FLAT: Final[i64] = 0
_EACH: Final[i64] = 1
_PAIR: Final[i64] = 2
_SET: Final[i64] = 3
_TYPES: Final[i64] = 4
_MISSING: Final[i64] = 5
_WILD: Final[i64] = 6

_BOX: Final = rows("tokens.csv")
_RULES: Final = {
    "flat": _FLAT,
    "each": _EACH,
    "pair": _PAIR,
    "set": _SET,
    "types_with_at_least_2": _TYPES,
    "types_with_at_least_3": _TYPES,
    "types_missing": _MISSING,
    "unspent_ingenuity_card": _WILD,
}


def _name(row: dict[str, str]) -> str:
    match row["rule"]:
        case "flat":
            return "flat-" + row["points"]
        case "each" | "pair":
            return "-".join([row["rule"], *row["resources"].split()])
        case "types_with_at_least_2" | "types_with_at_least_3":
            return "types-" + row["rule"][-1]
        case "types_missing":
            return "missing"
        case "unspent_ingenuity_card":
            return "unspent-ingenuity"
    return row["rule"]


NAMES: Final = tuple([_name(row) for row in _BOX])


def _column(what: str) -> vec[i64]:
    column = vec[i64]()
    for row in _BOX:
        places = [RESOURCES.index(name) for name in row["resources"].split() if name in RESOURCES]
        if what == "rule":
            column = append(column, _RULES[row["rule"]])
        elif what == "points":
            column = append(column, i64(int(row["points"])))
        elif what == "one":
            least = int(row["rule"][-1]) if row["rule"].startswith("types_with") else 0
            column = append(column, i64(8 * places[0] if places else least))
        else:
            column = append(column, i64(8 * places[1] if len(places) > 1 else 0))
    return column


_RULE: Final = _column("rule")
WORTH: Final = _column("points")
"""Points for each thing that the token counts."""
_ONE: Final = _column("one")
"""The shift of the first resource, or the least number of a type that counts."""
_OTHER: Final = _column("other")


def count(token: i64, permanent: i64, wilds: i64) -> i64:
    """What the token counts in a city with these permanent symbols and unspent ingenuity cards."""
    rule = _RULE[token]
    if rule == _PAIR:
        return min((permanent >> _ONE[token]) & 255, (permanent >> _OTHER[token]) & 255)
    if rule == _EACH:
        return (permanent >> _ONE[token]) & 255
    if rule == _TYPES:
        return _types(permanent, _ONE[token])
    if rule == _MISSING:
        return 5 - _types(permanent, 1)
    if rule == _SET:
        sets: i64 = 0
        while _types(permanent, sets + 1) == 5:
            sets += 1
        return sets
    return wilds if rule == _WILD else 1


def points(tokens: i64, permanent: i64, wilds: i64) -> i64:
    """What a mask of tokens is worth."""
    worth: i64 = 0
    token: i64 = 0
    while tokens:
        if tokens & 1:
            worth += WORTH[token] * count(token, permanent, wilds)
        tokens >>= 1
        token += 1
    return worth


def without(row: i64, token: i64) -> i64:
    """A row of tokens, five bits each, closed up after one of them was taken (PC-31)."""
    shift: i64 = 0
    while (row >> shift) & 31 != token:
        shift += 5
    return (row & (shifted(1, shift) - 1)) | ((row >> (shift + 5)) << shift)


def names_in(mask: i64) -> list[str]:
    """The tokens of a mask, by number."""
    return [NAMES[token] for token in range(int(TOKENS)) if (mask >> i64(token)) & 1]


def _types(permanent: i64, least: i64) -> i64:
    """How many resources have at least so many symbols."""
    types: i64 = 0
    place: i64 = 0
    while place < 5:
        if (permanent >> (8 * place)) & 255 >= least:
            types += 1
        place += 1
    return types
