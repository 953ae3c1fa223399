# mypyc: compile
"""What a cost asks of a stock (PC-13, PC-14) and the sets of cards that pay it (PC-16)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tricity.games.point_city.moves import pay
from tricity.games.point_city.packs import ONE_WILD, SYMBOLS, WILD

_TOPS: Final[i64] = 0x8080808080
"""The highest bit of each resource's byte: no count ever reaches it."""


def lacking(cost: i64, have: i64) -> i64:
    """The symbols of a cost that are not there, resource by resource; ingenuity does not count."""
    rest = (cost | _TOPS) - (have & SYMBOLS)
    # A byte that went below its highest bit had enough, and lacks nothing.
    short = rest & _TOPS
    return rest & (short - (short >> 7))


def shortage(cost: i64, have: i64) -> i64:
    """How many symbols of a cost are not there; ingenuity does not count."""
    symbols = lacking(cost, have)
    return (symbols + (symbols >> 8) + (symbols >> 16) + (symbols >> 24) + (symbols >> 32)) & 255


def affordable(cost: i64, wealth: i64) -> bool:
    """Whether a cost can be paid: ingenuity stands in for whatever lacks."""
    return shortage(cost, wealth) <= wealth >> WILD


def payments(need: i64, stock: i64) -> vec[i64]:
    """All minimal sets of stock cards that pay these symbols, each once, as moves."""
    return _payments(need, stock, stock >> WILD, 0, pay(0), vec[i64]())


def _payments(need: i64, stock: i64, wilds: i64, shift: i64, paid: i64, found: vec[i64]) -> vec[i64]:
    """Those that go on from `paid`, with so many ingenuity cards left; `need` and `stock` begin at this resource.

    Of one resource, a set without a superfluous card covers no more than is needed, or is made of doubles only and
    covers one more. What it leaves uncovered falls to ingenuity.
    """
    while need and not need & 255:
        need >>= 8
        stock >>= 4
        shift += 4
    if not need:
        return append(found, paid)
    here = need & 255
    singles = stock & 15
    doubles = (stock >> 20) & 15
    two: i64 = 0
    while two <= doubles and 2 * two <= here + 1:
        rest = here - 2 * two
        one: i64 = 0
        while one == 0 or (one <= singles and one <= rest):
            wild = rest - one if rest > one else 0
            if wild <= wilds:
                more = paid + (one << shift) + (two << (shift + 20)) + wild * ONE_WILD
                found = _payments(need >> 8, stock >> 4, wilds - wild, shift + 4, more, found)
            one += 1
        two += 1
    return found
