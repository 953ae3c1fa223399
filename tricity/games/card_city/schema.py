"""The structure of Card City positions: msgspec reads them by it, and the published JSON Schema is made from it."""

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from tricity.core.positions import options_struct
from tricity.games.card_city.options import OPTIONS, RULES

Card = Literal["residence", "commerce", "leisure", "industry", "parking"]
Built = Literal["residence", "commerce", "leisure", "industry", "parking", "town-hall"]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
Count = Annotated[int, msgspec.Meta(ge=0, le=40)]
Cell = Annotated[str, msgspec.Meta(pattern="^[a-i][1-9]$")]


if TYPE_CHECKING:
    from tricity.core.positions import OptionValues as Options
else:
    Options = options_struct(OPTIONS)


class LotsUp(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The face-up part of the lots on the table; the rest of the pool lies face down."""

    small: list[Card]
    up: list[Card]


class Seat(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    gold: Annotated[int, msgspec.Meta(ge=0, le=9999)]
    hand: list[Card]
    shown: list[Card]
    """What everybody knows of the hand (CC-17)."""
    city: dict[Cell, Built]


class Reserve(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    residence: Count
    commerce: Count
    industry: Count


class Discarded(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    residence: Count
    commerce: Count
    leisure: Count
    industry: Count
    parking: Count


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A whole Card City table between two decisions."""

    game: Literal["card-city"]
    rules: Annotated[int, msgspec.Meta(ge=RULES, le=RULES)]
    players: Annotated[int, msgspec.Meta(ge=1, le=4)]
    options: Options
    round: Annotated[int, msgspec.Meta(ge=1, le=10)]
    phase: Literal["divide", "choose", "keep", "construction", "development", "end-of-round", "over"]
    first: SeatNumber
    turn: SeatNumber
    """The divider, or the seat that develops or buys; without meaning in the other phases."""
    dividers: list[SeatNumber]
    pool: list[Card]
    """The cards that are being divided, lots on the table included."""
    pool_shown: list[Card]
    lots: LotsUp | None
    deck: list[Card]
    """From the top."""
    under: Annotated[int, msgspec.Meta(ge=0, le=9)]
    """Solo: how many cards were put under the deck so far."""
    reserve: Reserve
    discarded: Discarded
    seats: list[Seat]
