"""The structure of a Point City position: what msgspec checks, and what the published JSON Schema is made from.

It declares the two fields that the state keeps as they are (see `core.fields`). The rest is up to `positions`: for
speed the state packs it, eight numbers per seat in one vec, or derives it, such as the round from the turns done.
"""

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from tricity.core.field_kinds import SeatNumber
from tricity.core.fields import StateFields
from tricity.core.positions import options_struct
from tricity.games.point_city.options import OPTIONS

Resource = Literal["community", "economy", "energy", "ecology", "industry", "ingenuity"]
Kind = Literal[
    "community",
    "economy",
    "energy",
    "ecology",
    "industry",
    "2community",
    "2economy",
    "2energy",
    "2ecology",
    "2industry",
    "ingenuity",
]
"""A stock card, single or double."""
Card = Annotated[int, msgspec.Meta(ge=0, le=159)]
"""By its number in the box."""
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]
SeatIndex = Annotated[int, msgspec.Meta(ge=0, le=3)]
CellName = Annotated[str, msgspec.Meta(pattern="^[a-d][1-4]$")]
Token = Literal[
    "set",
    "flat-5",
    "flat-7",
    "types-2",
    "types-3",
    "missing",
    "unspent-ingenuity",
    "each-economy",
    "each-industry",
    "each-community",
    "each-energy",
    "each-ecology",
    "pair-community-economy",
    "pair-economy-ecology",
    "pair-economy-energy",
    "pair-energy-ecology",
    "pair-economy-industry",
    "pair-community-industry",
    "pair-energy-industry",
    "pair-community-energy",
    "pair-community-ecology",
    "pair-ecology-industry",
]


if TYPE_CHECKING:
    from tricity.core.positions import OptionValues as Options
else:
    Options = options_struct(OPTIONS, "All three of a solo game, none of the others.")


class Cell(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A card and the side that it shows; without a card a gap, and the side that was taken there."""

    card: Card | None
    side: Literal["resource", "building"]


class Owner(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    stock: dict[Kind, Count]
    city: list[Card]
    tokens: list[Token]


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A whole Point City table between two decisions."""

    game: Literal["point-city"]
    players: Annotated[int, msgspec.Meta(ge=1, le=4)]
    options: Options
    round: Annotated[int, msgspec.Meta(ge=1, le=17)]
    first: Annotated[SeatIndex, SeatNumber("first_seat")]
    turn: Annotated[SeatIndex, SeatNumber()]
    """When the game is over, who had the last turn."""
    pending: list[Literal["turn", "take", "pay", "token", "line-up"]]
    """The next question first; none when the game is over."""
    market: dict[CellName, Cell]
    deck: list[Card]
    """From the top."""
    sites: list[Card]
    """Buildings that are taken and not yet paid for."""
    tokens: list[Token]
    """Those on the table; solo, from the left."""
    gone: Annotated[list[dict[Resource, Count]], msgspec.Meta(min_length=3, max_length=3)]
    """By tier: cards taken as resources, which are in the stocks or discarded."""
    seats: list[Owner]
    automa: Owner | None


FIELDS = StateFields(Position)
