"""The fields of Quarter City's state: their types, where the state keeps them, and who may know them (QC-02)."""

from typing import Annotated, Literal

import msgspec

from tricity.core.field_kinds import OWN, Cards, Deck, SeatNumber
from tricity.games.quarter_city.state import KIND_NAMES

Card = Literal["park", "market", "school"]


class Seat(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    hand: Annotated[list[Card], Cards(KIND_NAMES, "hands", OWN)]
    city: Annotated[list[Card], Cards(KIND_NAMES, "cities")]


class Fields(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    turn: Annotated[int, msgspec.Meta(ge=0, le=3), SeatNumber()]
    deck: Annotated[list[Card], Deck(KIND_NAMES, top="drawn")]
    seats: list[Seat]
