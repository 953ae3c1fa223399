"""The structure of positions: msgspec checks it, and the published JSON Schema is generated from it.

It declares the fields that the state keeps as they are (see `core.fields`). The rest is up to `positions`: hands and
deck by the names of a tile set that depends on an option, tokens that are packed over all seats, a city without edges,
and values that are null before the last round.
"""

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from tricity.core.field_kinds import Number, SeatNumber
from tricity.core.fields import StateFields
from tricity.games.infinite_city.kinds import KIND_NAMES, STEPS
from tricity.games.infinite_city.step import TileKind
from tricity.games.infinite_city.tileset import BOX_SIZE

if TYPE_CHECKING:
    Kind = str
    StepName = str
else:
    # Type checkers take a list of literals only as it is written; this one follows from the files of the tiles.
    Kind = Literal[KIND_NAMES]
    StepName = Literal[tuple(step.name for step in STEPS if step.verbs or not isinstance(step, TileKind))]
Tile = Annotated[str, msgspec.Meta(pattern=r"^[a-z-]+(\+[0-9]s?)?$", max_length=40)]
"""A kind and, where its copies are printed differently, bonus and silver: `embassy`, `embassy+1`, `embassy+0s`."""
Cell = Annotated[str, msgspec.Meta(pattern="^-?[0-9]{1,7},-?[0-9]{1,7}$")]
SeatIndex = Annotated[int, msgspec.Meta(ge=0, le=5)]
Tokens = Annotated[int, msgspec.Meta(ge=0, le=15)]


class Printing(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Copies of one kind that are printed alike."""

    count: Annotated[int, msgspec.Meta(ge=0, le=BOX_SIZE)]
    bonus: Annotated[int, msgspec.Meta(ge=0, le=9)]
    silver: bool


class Options(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    printed_values: dict[Kind, list[Printing]] | None


class Laid(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A tile of the city."""

    tile: Tile
    up: bool
    tokens: list[SeatIndex]
    """The owners of the tokens, one entry per token."""


class Pending(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An effect that is being resolved. Fields that a step does not need are null, 0 or empty."""

    step: StepName
    at: Cell | None
    """The tile whose effect it is; for `to` and `with` the tile chosen first; for `waiting` the tile turned face up."""
    seat: SeatIndex | None
    """`from-hand`: the owner of the hand; `draw`: the seat that draws."""
    number: Annotated[int, msgspec.Meta(ge=0, le=2)]
    """`arboretum`: tokens taken back so far; `waiting`: 1 for the lowest tile of a group turned face up together."""
    tiles: list[Tile]
    """`under`: the tiles that a library looked at and that go under the deck, in the order seen."""
    left: list[Cell]
    """`capitol`: the tiles that still get a token."""
    turned: list[Cell]
    """`capitol`: the tiles turned face up so far."""


class Seat(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    tokens: Tokens
    """In supply."""
    hand: list[Tile]
    """In the order of the kinds."""


class Known(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a viewer knows of another seat's hand."""

    viewer: SeatIndex | None
    """Null for everybody, spectators included."""
    seat: SeatIndex
    tiles: list[Tile]


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A whole Infinite City table between two decisions."""

    game: Literal["infinite-city"]
    players: Annotated[int, msgspec.Meta(ge=2, le=6)]
    options: Options
    turn: Annotated[SeatIndex, SeatNumber()]
    latest: Cell | None
    """The cell that changed last."""
    city: dict[Cell, Laid]
    """By coordinates from the centre of the opening plus: x to the right, y down."""
    deck: list[Tile]
    """From the top."""
    pending: list[Pending]
    """Pending effects, the innermost last: that one is to be decided. Empty at the beginning of a turn."""
    factories: Annotated[int, msgspec.Meta(ge=0, le=BOX_SIZE), Number()]
    """Factory effects of this turn."""
    passes: Annotated[int, msgspec.Meta(ge=0, le=6), Number()]
    """Consecutive passes."""
    out: SeatIndex | None
    """The seat that was the first to place its last token."""
    out_now: bool
    """Whether anybody placed a last token this turn."""
    last: list[SeatIndex] | None
    """In the last round: the seats that still have a turn to come. Null before it."""
    over: bool
    seats: list[Seat]
    known: list[Known]


FIELDS = StateFields(Position)
