# mypyc: compile
"""What is missing from a cost (PC-13, PC-14), and every minimal set of stock cards that pays it (PC-16)."""

from tricity.core.native import append, i64, vec
from tricity.games.point_city.moves import pay_move
from tricity.games.point_city.resources import INGENUITY_SHIFT, ONE_INGENUITY, RESOURCE_BITS, TOP_BITS, symbol_count


def missing_symbols(cost: i64, have: i64) -> i64:
    """The symbols of a cost that `have` does not cover, resource by resource; ingenuity is ignored."""
    return _missing(TOP_BITS + cost - (have & RESOURCE_BITS))


def _missing(balance: i64) -> i64:
    """The symbols that are missing from a balance: of all five resources at once.

    A balance is `TOP_BITS` plus costs minus what there is to pay with: the set top bit of each byte keeps a borrow from
    reaching the next byte.
    """
    # A byte whose top bit is gone has borrowed: there is enough of that resource. The mask is 0x7F in all other bytes.
    missing_bits = balance & TOP_BITS
    return balance & (missing_bits - (missing_bits >> 7))


def unpaid_count(balance: i64) -> i64:
    """How many symbols are missing from a balance with wealth, less the ingenuity cards: each stands in for one symbol.

    At most 0 if it can be paid. Above the resources the balance holds minus the number of ingenuity cards.
    """
    return symbol_count(_missing(balance)) + (balance >> INGENUITY_SHIFT)


def is_affordable(cost: i64, wealth: i64) -> bool:
    """Whether a cost can be paid."""
    return unpaid_count(TOP_BITS + cost - wealth) <= 0


def payment_moves(need: i64, stock: i64) -> vec[i64]:
    """All minimal sets of stock cards that pay these symbols, each once, as moves: no card of a set can be left out."""
    return _extend_payments(need, stock, stock >> INGENUITY_SHIFT, 0, pay_move(0), vec[i64]())


def _extend_payments(need: i64, stock: i64, wilds: i64, shift: i64, paid: i64, payments: vec[i64]) -> vec[i64]:
    """Append to `payments` all that continue `paid`, with `wilds` ingenuity cards left.

    Recursion over the resources: `need` and `stock` are shifted so that the present one is lowest. For one resource a
    minimal set covers no more than is needed, or consists of doubles only and covers one more. Ingenuity pays the rest.
    """
    while need and not need & 255:
        need >>= 8
        stock >>= 4
        shift += 4
    if not need:
        return append(payments, paid)
    needed = need & 255
    singles = stock & 15
    doubles = (stock >> 20) & 15
    doubles_paid: i64 = 0
    while doubles_paid <= doubles and 2 * doubles_paid <= needed + 1:
        uncovered = needed - 2 * doubles_paid
        singles_paid: i64 = 0
        while singles_paid == 0 or (singles_paid <= singles and singles_paid <= uncovered):
            wilds_paid: i64 = 0
            if uncovered > singles_paid:
                wilds_paid = uncovered - singles_paid
            if wilds_paid <= wilds:
                extended = paid + (singles_paid << shift) + (doubles_paid << (shift + 20)) + wilds_paid * ONE_INGENUITY
                payments = _extend_payments(need >> 8, stock >> 4, wilds - wilds_paid, shift + 4, extended, payments)
            singles_paid += 1
        doubles_paid += 1
    return payments
