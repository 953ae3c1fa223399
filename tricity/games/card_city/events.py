"""The kinds of events of Card City, with their facts."""

from typing import Literal

from tricity.core.events import EventData, SeatEvent, Secret


class RoundBegan(EventData, tag="cc-round"):
    """A round began; `seat` is its first player (CC-05)."""

    round: int
    seat: int


class Drew(SeatEvent, tag="cc-drew"):
    """The first player drew the cards of the round (CC-10, CC-91)."""

    count: int
    cards: Secret[list[str]]


class Divided(SeatEvent, tag="cc-divided"):
    """`down` cards of the big lot lie face down (CC-11 to CC-13)."""

    small_cards: list[str]
    up_cards: list[str]
    down: int
    hidden_cards: Secret[list[str]]


class Chose(SeatEvent, tag="cc-chose"):
    """A lot was chosen; the other one goes to the divider, who divides it `again` unless it is the `last`."""

    lot: Literal["small", "big"]
    other_seat: int
    case: Literal["last", "again"]
    cards: Secret[list[str]]


class Kept(SeatEvent, tag="cc-kept"):
    """Solo: two cards were kept, and the third `card` went under the deck (CC-91)."""

    cards: list[str]
    card: Secret[str]


class PlacedCard(SeatEvent):
    """A card was placed in the seat's city."""

    card: str
    at: str


class Built(PlacedCard, tag="cc-built"):
    """A card of the hand was built (CC-20)."""


class Discarded(SeatEvent, tag="cc-discarded"):
    """A card that could not be built was discarded (CC-21)."""

    card: str


class Developed(PlacedCard, tag="cc-developed"):
    """The city grew by a card of the reserve (CC-30 to CC-36)."""


class Earned(SeatEvent, tag="cc-income"):
    """The `gold` in total has a salary of 1, and the parts of shops and parking meters (CC-40, CC-41, CC-80).

    `cells` has a cell of each district that pays, `payments` what it pays.
    """

    gold: int
    shops: int
    meters: int
    cells: list[str]
    payments: list[int]


class Bought(SeatEvent, tag="cc-bought"):
    """An industry was bought (CC-50)."""

    at: str
    price: int


class Passed(SeatEvent, tag="cc-passed"):
    """A player bought nothing (CC-50)."""


class Ended(EventData, tag="cc-over"):
    """The last round is over."""


Event = RoundBegan | Drew | Divided | Chose | Kept | Built | Discarded | Developed | Earned | Bought | Passed | Ended
