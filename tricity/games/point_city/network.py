# mypyc: compile
"""A small neural network that corrects the linear estimate of a seat's points: it sees how the parts of a position go
together, which a sum of features does not.

Few of its inputs are active at a time. Each of these adds its weights to 32 hidden units; then every unit that is above
zero is multiplied by a factor, which depends on the stage of the game, and added to the result. Four hidden units share
an integer, 16 bits each, so that one addition serves all four. `tricity.arena.network` learns the weights.
"""

import json
from importlib.resources import files
from typing import Final

from tricity.core.bits import lowest_bit, popcount
from tricity.core.native import i64, vec
from tricity.games.point_city.cards import CARD_COUNT, IS_CIVIC, PRINTED_POINTS, PRODUCES
from tricity.games.point_city.evaluate import STAGES, best_token, evaluate, row_of
from tricity.games.point_city.payments import unpaid_count
from tricity.games.point_city.resources import INGENUITY_SHIFT, TOP_BITS
from tricity.games.point_city.state import (
    ASK_TOKEN,
    BALANCES,
    CELLS,
    ROUNDS,
    SEAT_PERMANENT,
    SEAT_STOCK,
    SEAT_TOKENS,
    SEAT_WEALTH,
    PointCity,
)
from tricity.games.point_city.tokens import GAIN_OF_NOTHING, gains

INPUTS: Final = {
    "row": (int(ROUNDS) + 1) * int(STAGES),
    "permanent": 5 * 7,
    "stock": 5 * 7,
    "ingenuity": 7,
    "gain": 5 * 10,
    "tokens": 8,
    "token": 7,
    "best_token": 20,
    "building": 8 * 5,
    "new_symbol": 3 * 5,
    "worth": 3 * 10,
    "supply": 5 * 6,
    "ingenuity_supply": 5,
    "site": 8,
    "site_worth": 10,
    "owed_tokens": 2,
    "players": 5,
}
"""The groups of inputs and their sizes. Where a group begins with 5 there is a part for each resource. `gain`: what one
more permanent symbol would add to the points of the seat's own tokens; `token`: tokens of special rules it has;
`building`, `new_symbol`, `worth`: buildings of the market, by how many symbols the seat lacks; `supply`: symbols on
resource cards of the market; `site`: buildings that are being paid for."""
AT_ONCE: Final = {
    **dict.fromkeys(("permanent", "stock", "gain", "supply", "token"), 5),
    **dict.fromkeys(("building", "new_symbol", "worth"), 16),
    **dict.fromkeys(("site", "site_worth"), 2),
}
"""How many inputs of a group may be active at once, if it can be more than one."""
NETWORK_FILE: Final = "network.json"
"""In the folder `data`: by group, the weights of its inputs, 32 each; `factors` and `constants`, by row."""
HIDDEN: Final[i64] = 32
WEIGHT_SCALE: Final[i64] = 128
"""What stands for 1 in the weights of inputs."""
FACTOR_SCALE: Final[i64] = 1024
"""What stands for one point in the factors; constants are in the product of the two scales."""
_WORDS: Final[i64] = 8
_MIDDLE: Final[i64] = 0x4000
"""What stands for zero in 16 bits, of which no sum may use the highest."""
_MIDDLES: Final[i64] = _MIDDLE * 0x0001000100010001
MOST_ACTIVE: Final[i64] = 96
"""No more inputs are ever active at once."""


def _begin_of(name: str) -> i64:
    """Where a group of inputs begins."""
    names = list(INPUTS)
    return i64(sum([INPUTS[each] for each in names[: names.index(name)]]))


_PERMANENT: Final[i64] = _begin_of("permanent")
_STOCK: Final[i64] = _begin_of("stock")
_INGENUITY: Final[i64] = _begin_of("ingenuity")
_GAIN: Final[i64] = _begin_of("gain")
_TOKENS: Final[i64] = _begin_of("tokens")
_TOKEN: Final[i64] = _begin_of("token")
_BEST_TOKEN: Final[i64] = _begin_of("best_token")
_BUILDING: Final[i64] = _begin_of("building")
_NEW_SYMBOL: Final[i64] = _begin_of("new_symbol")
_WORTH: Final[i64] = _begin_of("worth")
_SUPPLY: Final[i64] = _begin_of("supply")
_INGENUITY_SUPPLY: Final[i64] = _begin_of("ingenuity_supply")
_SITE: Final[i64] = _begin_of("site")
_SITE_WORTH: Final[i64] = _begin_of("site_worth")
_OWED_TOKENS: Final[i64] = _begin_of("owed_tokens")
_PLAYERS: Final[i64] = _begin_of("players")


def _kind_of(card: i64) -> i64:
    """Of a building: civic, producing with 0 to 3 points, or with 4, 5 or 7 points only."""
    printed = PRINTED_POINTS[card]
    if IS_CIVIC[card]:
        return 0
    if PRODUCES[card]:
        return 1 + printed
    return min(printed + 1, i64(7))


_KINDS: Final = vec[i64]([_kind_of(i64(card)) for card in range(int(CARD_COUNT))])
_SPECIAL_TOKENS: Final[i64] = 0x79
"""The tokens 0 and 3 to 6: they count neither points alone nor symbols of one resource or two."""


class Network:
    """The numbers of a network as they are used: several in one integer, or in the order in which they are read."""

    def __init__(self) -> None:
        inputs = 0
        for size in INPUTS.values():
            inputs += size
        rows = INPUTS["row"]
        self.words = vec[i64]([i64(0)] * (inputs * int(_WORDS)))
        """The weights of each input: eight words of four hidden units."""
        self.factors = vec[i64]([i64(0)] * (rows * int(HIDDEN)))
        self.constants = vec[i64]([i64(0)] * rows)

    def read(self, text: str) -> None:
        """Take the numbers of a data file over; raises `ValueError` if a network cannot have them."""
        data = json.loads(text)
        hidden, rows = int(HIDDEN), INPUTS["row"]
        sizes = {name: len(weights) for name, weights in data["inputs"].items()}
        if sizes != {name: size * hidden for name, size in INPUTS.items()}:
            raise ValueError(f"{NETWORK_FILE} does not have {hidden} weights for each input of {INPUTS}")
        if (len(data["factors"]), len(data["constants"])) != (rows * hidden, rows):
            raise ValueError(f"{NETWORK_FILE} does not have {hidden} factors and a constant for each of {rows} rows")
        weights = [int(weight) for name in INPUTS for weight in data["inputs"][name]]
        largest = {name: max(map(abs, data["inputs"][name])) for name in INPUTS}
        if sum([AT_ONCE.get(name, 1) * largest[name] for name in INPUTS]) >= int(_MIDDLE):
            raise ValueError(f"{NETWORK_FILE} has weights so large that a sum may not fit into 16 bits")
        for index in range(len(self.words)):
            # One row is always active: its words begin in the middle of what 16 bits hold, so that no sum ends below
            # zero, where it would borrow from the unit beside it.
            word = int(_MIDDLES) if index < rows * int(_WORDS) else 0
            for lane in range(4):
                word += weights[4 * index + lane] << (16 * lane)
            self.words[i64(index)] = i64(word)
        for index, factor in enumerate(data["factors"]):
            self.factors[i64(index)] = i64(factor)
        for index, constant in enumerate(data["constants"]):
            self.constants[i64(index)] = i64(constant)


NETWORK: Final = Network()
"""The network that is used."""
NETWORK.read(files("tricity.games.point_city").joinpath("data", NETWORK_FILE).read_text(encoding="utf-8"))


def correction(state: PointCity, seat: i64) -> i64:
    """What the network adds to the linear estimate before the end of the game, in hundredths of a point."""
    active = vec[i64]([i64(0)] * MOST_ACTIVE)
    count = write_active_inputs(state, seat, active)
    words = NETWORK.words
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    d: i64 = 0
    e: i64 = 0
    f: i64 = 0
    g: i64 = 0
    h: i64 = 0
    index: i64 = 0
    while index < count:
        at = active[index] * _WORDS
        a += words[at]
        b += words[at + 1]
        c += words[at + 2]
        d += words[at + 3]
        e += words[at + 4]
        f += words[at + 5]
        g += words[at + 6]
        h += words[at + 7]
        index += 1
    row = active[0]
    factors = NETWORK.factors
    first = row * HIDDEN
    total = NETWORK.constants[row]
    total += _read_out(a, factors, first) + _read_out(b, factors, first + 4)
    total += _read_out(c, factors, first + 8) + _read_out(d, factors, first + 12)
    total += _read_out(e, factors, first + 16) + _read_out(f, factors, first + 20)
    total += _read_out(g, factors, first + 24) + _read_out(h, factors, first + 28)
    return total * 100 // (WEIGHT_SCALE * FACTOR_SCALE)


def _read_out(word: i64, factors: vec[i64], first: i64) -> i64:
    """Four hidden units, each times its factor if it is above zero."""
    one = (word & 0xFFFF) - _MIDDLE
    two = ((word >> 16) & 0xFFFF) - _MIDDLE
    three = ((word >> 32) & 0xFFFF) - _MIDDLE
    four = ((word >> 48) & 0xFFFF) - _MIDDLE
    # A shifted sign is a mask: without branches, which nobody could foresee.
    return (
        (one & ~(one >> 63)) * factors[first]
        + (two & ~(two >> 63)) * factors[first + 1]
        + (three & ~(three >> 63)) * factors[first + 2]
        + (four & ~(four >> 63)) * factors[first + 3]
    )


def active_inputs(state: PointCity, seat: i64) -> list[int]:
    """The numbers of the inputs that are 1, some of them more than once: they count as often. The first is the row."""
    active = vec[i64]([i64(0)] * MOST_ACTIVE)
    count = write_active_inputs(state, seat, active)
    return [int(active[index]) for index in range(count)]


def write_active_inputs(state: PointCity, seat: i64, active: vec[i64]) -> i64:
    """Write the same into a vec; returns how many there are."""
    assert len(active) == MOST_ACTIVE
    active[0] = row_of(state, seat)
    active[1] = _PLAYERS + state.players
    count = _write_holdings(state, seat, active, 2)
    at = 8 * seat
    seats = state.seats
    permanent = seats[at + SEAT_PERMANENT]
    gain = gains(seats[at + SEAT_TOKENS], permanent, seats[at + SEAT_STOCK] >> INGENUITY_SHIFT)
    shift: i64 = 0
    while shift < 40:
        more = ((gain >> shift) & 255) - GAIN_OF_NOTHING
        if more:
            active[count] = _GAIN + 10 * (shift >> 3) + min(max(more, i64(0)), i64(9))
            count += 1
        shift += 8
    count = _write_market(state, TOP_BITS - seats[at + SEAT_WEALTH], permanent, gain, active, count)
    if state.turn == seat:
        count = _write_sites(state, gain, active, count)
    return count


def _write_holdings(state: PointCity, seat: i64, active: vec[i64], count: i64) -> i64:
    """What the seat has: symbols, cards, tokens; and the best token that it could get."""
    at = 8 * seat
    seats = state.seats
    permanent = seats[at + SEAT_PERMANENT]
    stock = seats[at + SEAT_WEALTH] - permanent
    resource: i64 = 0
    while resource < 5:
        owned = (permanent >> (8 * resource)) & 255
        if owned:
            active[count] = _PERMANENT + 7 * resource + min(owned, i64(7)) - 1
            count += 1
        stored = (stock >> (8 * resource)) & 255
        if stored:
            active[count] = _STOCK + 7 * resource + min(stored, i64(7)) - 1
            count += 1
        resource += 1
    wilds = seats[at + SEAT_STOCK] >> INGENUITY_SHIFT
    if wilds:
        active[count] = _INGENUITY + min(wilds, i64(7)) - 1
        count += 1
    tokens = seats[at + SEAT_TOKENS]
    if tokens:
        active[count] = _TOKENS + min(popcount(tokens), i64(8)) - 1
        count += 1
        tokens &= _SPECIAL_TOKENS
        while tokens:
            active[count] = _TOKEN + lowest_bit(tokens)
            count += 1
            tokens &= tokens - 1
    if state.table_tokens:
        active[count] = _BEST_TOKEN + min(best_token(state.table_tokens, permanent, wilds) >> 1, i64(19))
        count += 1
    return count


def _write_market(state: PointCity, balance: i64, permanent: i64, gain: i64, active: vec[i64], count: i64) -> i64:
    """The buildings of the market as the seat can pay for them, and the symbols on resource cards."""
    market = state.market
    gaps = state.gaps
    buildings = state.building_cells
    supply: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        cost = market[BALANCES + cell]
        card = market[cell]
        is_building = (buildings >> cell) & 1 != 0
        is_gap = (gaps >> cell) & 1 != 0
        cell += 1
        if is_gap:
            continue
        if not is_building:
            supply -= cost
            continue
        missing = min(max(unpaid_count(balance + cost), i64(0)), i64(4))
        active[count] = _BUILDING + 5 * _KINDS[card] + missing
        count += 1
        produced = PRODUCES[card]
        if not produced:
            continue
        shift = lowest_bit(produced)
        active[count] = _NEW_SYMBOL + 5 * min((permanent >> shift) & 255, i64(2)) + missing
        count += 1
        if missing < 3:
            active[count] = _WORTH + 10 * missing + _worth(card, gain)
            count += 1
    shift = 0
    while shift < 40:
        symbols = (supply >> shift) & 255
        if symbols:
            active[count] = _SUPPLY + 6 * (shift >> 3) + min(symbols, i64(6)) - 1
            count += 1
        shift += 8
    wilds = supply >> INGENUITY_SHIFT
    if wilds:
        active[count] = _INGENUITY_SUPPLY + min(wilds, i64(5)) - 1
        count += 1
    return count


def _write_sites(state: PointCity, gain: i64, active: vec[i64], count: i64) -> i64:
    """The buildings that the seat has taken and not paid for yet, and the tokens that it may choose."""
    owed: i64 = 0
    sites = state.sites
    while sites:
        card = (sites & 255) - 1
        active[count] = _SITE + _KINDS[card]
        count += 1
        owed += IS_CIVIC[card]
        if PRODUCES[card]:
            active[count] = _SITE_WORTH + _worth(card, gain)
            count += 1
        sites >>= 8
    pending = state.pending
    while pending:
        if pending & 15 == ASK_TOKEN:
            owed += 1
        pending >>= 4
    if owed:
        active[count] = _OWED_TOKENS + min(owed, i64(2)) - 1
        count += 1
    return count


def _worth(card: i64, gain: i64) -> i64:
    """What a producing building adds to the points of a city at once, from 0 to 9."""
    worth = PRINTED_POINTS[card] + ((gain >> lowest_bit(PRODUCES[card])) & 255) - GAIN_OF_NOTHING
    return min(max(worth, i64(0)), i64(9))


def appraise(state: PointCity, seat: i64) -> i64:
    """The linear estimate with the correction: see `Game.appraise`."""
    value = evaluate(state, seat)
    if state.pending:
        value += correction(state, seat)
    return value
