"""The kinds of events of Card City, with their facts."""

from typing import Literal

from tricity.core.events import EventData, Secret


class RoundBegan(EventData, tag="cc-round"):
    round: int
    seat: int


class Drew(EventData, tag="cc-drew"):
    """The first player drew the cards of the round (CC-10, CC-91)."""

    seat: int
    count: int
    cards: Secret[list[str]]


class Divided(EventData, tag="cc-divided"):
    """`down` cards of the big lot lie face down (CC-11 to CC-13)."""

    seat: int
    small_cards: list[str]
    up_cards: list[str]
    down: int
    hidden_cards: Secret[list[str]]


class Chose(EventData, tag="cc-chose"):
    """A lot was chosen; the other one goes to the divider, who divides it `again` unless it is the `last`."""

    seat: int
    lot: Literal["small", "big"]
    other_seat: int
    case: Literal["last", "again"]
    cards: Secret[list[str]]


class Kept(EventData, tag="cc-kept"):
    """Solo: two cards were kept, and the third `card` went under the deck (CC-91)."""

    seat: int
    cards: list[str]
    card: Secret[str]


class Built(EventData, tag="cc-built"):
    seat: int
    card: str
    at: str


class Discarded(EventData, tag="cc-discarded"):
    seat: int
    card: str


class Developed(EventData, tag="cc-developed"):
    seat: int
    card: str
    at: str


class Earned(EventData, tag="cc-income"):
    """The `gold` in total has a salary of 1, and the parts of shops and parking meters (CC-40, CC-41, CC-80).

    `cells` has a cell of each district that pays, `payments` what it pays.
    """

    seat: int
    gold: int
    shops: int
    meters: int
    cells: list[str]
    payments: list[int]


class Bought(EventData, tag="cc-bought"):
    """An industry was bought (CC-50)."""

    seat: int
    at: str
    price: int


class Passed(EventData, tag="cc-passed"):
    seat: int


class Ended(EventData, tag="cc-over"):
    pass


Event = RoundBegan | Drew | Divided | Chose | Kept | Built | Discarded | Developed | Earned | Bought | Passed | Ended
