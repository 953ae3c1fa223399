# mypyc: compile
"""The 22 civic tokens (PC-07) and what they count (PC-21); each has a name such as `pair-economy-energy`."""

from typing import Final

from tricity.core.bits import lowest_bit, shifted
from tricity.core.native import append, i16, i64, vec
from tricity.games.point_city.cards import read_rows
from tricity.games.point_city.resources import RESOURCE_BITS, RESOURCES, TOP_BITS, symbol_count

TOKEN_COUNT: Final[i64] = 22
_ONE_EACH: Final[i64] = 0x0101010101
"""One symbol of each resource."""

_RULE_FLAT: Final[i64] = 0
_RULE_EACH: Final[i64] = 1
_RULE_PAIR: Final[i64] = 2
_RULE_SET: Final[i64] = 3
_RULE_TYPES: Final[i64] = 4
_RULE_MISSING: Final[i64] = 5
_RULE_WILD: Final[i64] = 6

_TOKEN_ROWS: Final = read_rows("tokens.csv")
_RULE_CODES: Final = {
    "flat": _RULE_FLAT,
    "each": _RULE_EACH,
    "pair": _RULE_PAIR,
    "set": _RULE_SET,
    "types_with_at_least_2": _RULE_TYPES,
    "types_with_at_least_3": _RULE_TYPES,
    "types_missing": _RULE_MISSING,
    "unspent_ingenuity_card": _RULE_WILD,
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


TOKEN_NAMES: Final = tuple([_name(row) for row in _TOKEN_ROWS])


def _column(column: str) -> vec[i64]:
    entries = vec[i64]()
    for row in _TOKEN_ROWS:
        places = [RESOURCES.index(name) for name in row["resources"].split() if name in RESOURCES]
        if column == "rule":
            entries = append(entries, _RULE_CODES[row["rule"]])
        elif column == "points":
            entries = append(entries, i64(int(row["points"])))
        elif column == "one":
            least = int(row["rule"][-1]) if row["rule"].startswith("types_with") else 0
            entries = append(entries, i64(8 * places[0] if places else least))
        else:
            entries = append(entries, i64(8 * places[-1] if places else 0))
    return entries


_RULE_OF: Final = _column("rule")
TOKEN_POINTS: Final = _column("points")
"""Points for each thing that the token counts."""
_FIRST_OPERAND: Final = _column("one")
"""The shift of the first resource, or the least number of a type that counts."""
_SECOND_OPERAND: Final = _column("other")
"""The shift of the second resource, or of the only one again."""
_OF_RESOURCES: Final[i64] = sum(
    [1 << token for token, row in enumerate(_TOKEN_ROWS) if row["rule"] in ("each", "pair")]
)
"""The tokens that count single resources or pairs."""


def times_scored(token: i64, permanent: i64, wilds: i64) -> i64:
    """How often the token scores in a city with these permanent symbols and unspent ingenuity cards."""
    rule = _RULE_OF[token]
    if rule == _RULE_PAIR:
        return min((permanent >> _FIRST_OPERAND[token]) & 255, (permanent >> _SECOND_OPERAND[token]) & 255)
    if rule == _RULE_EACH:
        return (permanent >> _FIRST_OPERAND[token]) & 255
    if rule == _RULE_TYPES:
        return resource_types(permanent, _FIRST_OPERAND[token])
    if rule == _RULE_MISSING:
        return 5 - resource_types(permanent, 1)
    if rule == _RULE_SET:
        sets: i64 = 0
        while resource_types(permanent, sets + 1) == 5:
            sets += 1
        return sets
    if rule == _RULE_WILD:
        return wilds
    return 1


def write_times_scored(tokens: i64, permanent: i64, wilds: i64, numbers: vec[i16], first: i64) -> None:
    """Write `times_scored` of the tokens of a mask, each at its number from an index on."""
    # Most of them count the fewer of two resources, which may be the same.
    rest = tokens & _OF_RESOURCES
    while rest:
        token = lowest_bit(rest)
        rest &= rest - 1
        fewer = min((permanent >> _FIRST_OPERAND[token]) & 255, (permanent >> _SECOND_OPERAND[token]) & 255)
        numbers[first + token] = i16(fewer)
    rest = tokens & ~_OF_RESOURCES
    while rest:
        token = lowest_bit(rest)
        rest &= rest - 1
        numbers[first + token] = i16(times_scored(token, permanent, wilds))


def token_points(tokens: i64, permanent: i64, wilds: i64) -> i64:
    """The points of all tokens of a mask."""
    total: i64 = 0
    while tokens:
        token = lowest_bit(tokens)
        tokens &= tokens - 1
        total += TOKEN_POINTS[token] * times_scored(token, permanent, wilds)
    return total


GAIN_OF_NOTHING: Final[i64] = 32
"""What stands for no gain: one of the tokens also loses points."""


def gains(tokens: i64, permanent: i64, wilds: i64) -> i64:
    """What one more permanent symbol would add to the points of these tokens: a byte for each resource, more than
    `GAIN_OF_NOTHING` or less.
    """
    gain = GAIN_OF_NOTHING * _ONE_EACH
    rest = tokens & _OF_RESOURCES
    while rest:
        token = lowest_bit(rest)
        rest &= rest - 1
        first = _FIRST_OPERAND[token]
        second = _SECOND_OPERAND[token]
        # A pair lacks the resource of which there is less; a token for one resource has it twice.
        more = ((permanent >> first) & 255) - ((permanent >> second) & 255)
        if more < 0 or first == second:
            gain += TOKEN_POINTS[token] << first
        elif more > 0:
            gain += TOKEN_POINTS[token] << second
    rest = tokens & ~_OF_RESOURCES
    while rest:
        token = lowest_bit(rest)
        rest &= rest - 1
        scored = times_scored(token, permanent, wilds)
        shift: i64 = 0
        while shift < 40:
            more = times_scored(token, permanent + shifted(1, shift), wilds) - scored
            gain += (TOKEN_POINTS[token] * more) << shift
            shift += 8
    return gain


def row_without(row: i64, token: i64) -> i64:
    """A row of tokens, five bits each, closed up after one of them was taken (PC-31)."""
    shift: i64 = 0
    while (row >> shift) & 31 != token:
        shift += 5
    return (row & (shifted(1, shift) - 1)) | ((row >> (shift + 5)) << shift)


def token_names(mask: i64) -> list[str]:
    """The tokens of a mask, by number."""
    return [TOKEN_NAMES[token] for token in range(int(TOKEN_COUNT)) if (mask >> i64(token)) & 1]


def resource_types(permanent: i64, least: i64) -> i64:
    """The number of resources, of the five, with at least `least` symbols."""
    # No count reaches the top bit of its byte, which is set here and stays unless `least` is more than the count.
    enough = (((permanent & RESOURCE_BITS) | TOP_BITS) - least * _ONE_EACH) & TOP_BITS
    return symbol_count(enough >> 7)
