"""The kinds of events of Infinite City, with their facts. A tile that lies face down is not named."""

from tricity.core.events import EventData, SeatEvent, Secret


class CellEvent(SeatEvent):
    """A seat did something at a cell."""

    at: str


class TileEvent(CellEvent):
    """A seat did something with a tile that everybody sees."""

    tile: str


class TwoCellsEvent(CellEvent):
    """A seat did something with two cells."""

    other_at: str


class HandEvent(SeatEvent):
    """Tiles of which only the seats that it is addressed to know which they are."""

    count: int
    tiles: Secret[list[str]]


class FirstPlayer(SeatEvent, tag="ic-first"):
    pass


class Played(TileEvent, tag="ic-played"):
    """A tile was played from a hand or from a library."""


class NoEffect(EventData, tag="ic-idle"):
    """An effect found nothing to act on (IC-14)."""

    tile: str
    at: str


class TokenPlaced(CellEvent, tag="ic-put"):
    pass


class HotelTaken(CellEvent, tag="ic-hotel"):
    pass


class TurnedUp(TileEvent, tag="ic-turned"):
    pass


class TokenTakenBack(CellEvent, tag="ic-took-back"):
    pass


class TokensReturned(CellEvent, tag="ic-returned"):
    """Tokens went back to their owner, `seat`."""

    count: int


class TokensCleared(CellEvent, tag="ic-cleared"):
    """Tokens were removed by a security guardpost."""


class TokensGathered(TwoCellsEvent, tag="ic-gathered"):
    """A stadium at `at` drew tokens of `other_seat` from `other_at`."""

    other_seat: int
    count: int


class TokensTraded(TwoCellsEvent, tag="ic-traded"):
    """A bank at `at` exchanged a token for one of `other_seat` at `other_at`."""

    other_seat: int


class TileLaid(CellEvent, tag="ic-laid"):
    """A tile from the deck was placed face down."""


class TileRemoved(TileEvent, tag="ic-removed"):
    pass


class HiddenTileRemoved(CellEvent, tag="ic-removed-down"):
    pass


class TileTaken(TileEvent, tag="ic-took"):
    """A tile went from the city to a hand."""


class HiddenTileTaken(CellEvent, tag="ic-took-down"):
    tile: Secret[str]


class TileMoved(TwoCellsEvent, tag="ic-moved"):
    tile: str


class HiddenTileMoved(TwoCellsEvent, tag="ic-moved-down"):
    pass


class TilesSwapped(TwoCellsEvent, tag="ic-swapped"):
    pass


class FactoryUsed(CellEvent, tag="ic-factory"):
    pass


class ArboretumDone(SeatEvent, tag="ic-done"):
    """A player takes no more tokens back."""


class LibraryOpened(CellEvent, tag="ic-library"):
    count: int
    tiles: Secret[list[str]]


class TilesUnderDeck(EventData, tag="ic-under"):
    count: int


class HandLookedAt(HandEvent, tag="ic-looked"):
    other_seat: int


class HandsSwapped(SeatEvent, tag="ic-swapped-hands"):
    other_seat: int


class HandReceived(HandEvent, tag="ic-received"):
    pass


class Drew(HandEvent, tag="ic-drew"):
    pass


class RanOut(SeatEvent, tag="ic-ran-out"):
    """The first player placed their last token (IC-40)."""


class RanOutToo(SeatEvent, tag="ic-ran-out-too"):
    pass


class LastTurn(SeatEvent, tag="ic-last-turn"):
    pass


class Passed(SeatEvent, tag="ic-passed"):
    pass


class Ended(EventData, tag="ic-over"):
    pass


class EndedByPasses(EventData, tag="ic-over-passes"):
    pass


class EndedByStations(EventData, tag="ic-over-stations"):
    """The last power station was turned face up (IC-41)."""


Event = (
    FirstPlayer
    | Played
    | NoEffect
    | TokenPlaced
    | HotelTaken
    | TurnedUp
    | TokenTakenBack
    | TokensReturned
    | TokensCleared
    | TokensGathered
    | TokensTraded
    | TileLaid
    | TileRemoved
    | HiddenTileRemoved
    | TileTaken
    | HiddenTileTaken
    | TileMoved
    | HiddenTileMoved
    | TilesSwapped
    | FactoryUsed
    | ArboretumDone
    | LibraryOpened
    | TilesUnderDeck
    | HandLookedAt
    | HandsSwapped
    | HandReceived
    | Drew
    | RanOut
    | RanOutToo
    | LastTurn
    | Passed
    | Ended
    | EndedByPasses
    | EndedByStations
)
