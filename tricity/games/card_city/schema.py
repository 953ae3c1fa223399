"""The structure of Card City positions, which declares the fields of its state; see `core.fields`.

Up to `positions`: the lots, which lie there in one phase only, and the cities, which the state keeps as bitboards.
Those who have divided in a round know its pool and hands as well (CC-17): see `view`.
"""

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from tricity.core.field_kinds import HIDDEN, OWN, Cards, Counts, Deck, Name, Number, SeatNumber, SeatSet
from tricity.core.fields import SeatWord, StateFields
from tricity.core.positions import options_struct
from tricity.games.card_city.options import OPTIONS, RULES
from tricity.games.card_city.state import KIND_NAMES, PHASE_NAMES, SEAT_GOLD, SEAT_HAND, SEAT_SHOWN, SEAT_WORDS

_CARDS = KIND_NAMES[:5]

Card = Literal["residence", "commerce", "leisure", "industry", "parking"]
Phase = Literal["divide", "choose", "keep", "construction", "development", "end-of-round", "over"]
Built = Literal["residence", "commerce", "leisure", "industry", "parking", "town-hall"]
SeatIndex = Annotated[int, msgspec.Meta(ge=0, le=3)]
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
    gold: Annotated[int, msgspec.Meta(ge=0, le=9999), Number(), SeatWord("seats", SEAT_GOLD, SEAT_WORDS)]
    hand: Annotated[list[Card], Cards(_CARDS, known=OWN), SeatWord("seats", SEAT_HAND, SEAT_WORDS)]
    shown: Annotated[list[Card], Cards(_CARDS), SeatWord("seats", SEAT_SHOWN, SEAT_WORDS)]
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
    round: Annotated[int, msgspec.Meta(ge=1, le=10), Number()]
    phase: Annotated[Phase, Name(PHASE_NAMES)]
    first: Annotated[SeatIndex, SeatNumber()]
    turn: Annotated[SeatIndex, SeatNumber()]
    """The divider, or the seat that develops or buys; without meaning in the other phases."""
    dividers: Annotated[list[SeatIndex], SeatSet()]
    pool: Annotated[list[Card], Cards(_CARDS, known=HIDDEN)]
    """The cards that are being divided, lots on the table included."""
    pool_shown: Annotated[list[Card], Cards(_CARDS)]
    lots: LotsUp | None
    deck: Annotated[list[Card], Deck(_CARDS, top="deck_at")]
    """From the top."""
    under: Annotated[int, msgspec.Meta(ge=0, le=9), Number()]
    """Solo: how many cards were put under the deck so far."""
    reserve: Annotated[Reserve, Counts(_CARDS, among=Reserve.__struct_fields__)]
    discarded: Annotated[Discarded, Counts(_CARDS)]
    seats: list[Seat]


FIELDS = StateFields(Position)
