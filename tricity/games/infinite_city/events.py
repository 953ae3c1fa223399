"""The kinds of events of Infinite City, with their facts. A tile that lies face down is not named."""

from typing import Literal

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
    """The seat that goes first (IC-04)."""


class Played(TileEvent, tag="ic-played"):
    """A tile was played from a hand or from a library."""


class NoEffect(EventData, tag="ic-idle"):
    """An effect found nothing to act on (IC-14)."""

    tile: str
    at: str


class TokenPlaced(CellEvent, tag="ic-put"):
    """A token was placed on a tile."""


class HotelTaken(CellEvent, tag="ic-hotel"):
    """A token was placed on a hotel instead of playing a tile (IC-11)."""


class TurnedUp(TileEvent, tag="ic-turned"):
    """A face-down tile was turned face up."""


class TokenTakenBack(CellEvent, tag="ic-took-back"):
    """A token went back to its owner's supply by their own choice."""


class TokensReturned(CellEvent, tag="ic-returned"):
    """Tokens went back to their owner, `seat`."""

    count: int


class TokensCleared(CellEvent, tag="ic-cleared"):
    """Tokens were removed by a security guardpost."""


class TokensGathered(TwoCellsEvent, tag="ic-gathered"):
    """A stadium at `at` drew tokens of `other_seat` from `other_at`."""

    other_seat: int
    count: int
    case: Literal["own", "other"]
    """Whether they are the player's own: sentences differ."""


class TokensTraded(TwoCellsEvent, tag="ic-traded"):
    """A bank at `at` exchanged a token for one of `other_seat` at `other_at`."""

    other_seat: int


class TileLaid(CellEvent, tag="ic-laid"):
    """A tile from the deck was placed face down."""


class TileRemoved(TileEvent, tag="ic-removed"):
    """A face-up tile went under the deck."""


class HiddenTileRemoved(CellEvent, tag="ic-removed-down"):
    """A face-down tile went under the deck."""


class TileTaken(TileEvent, tag="ic-took"):
    """A tile went from the city to a hand."""


class HiddenTileTaken(CellEvent, tag="ic-took-down"):
    """A face-down tile went from the city to a hand."""

    tile: Secret[str]


class TileMoved(TwoCellsEvent, tag="ic-moved"):
    """A face-up tile went to another cell."""

    tile: str


class HiddenTileMoved(TwoCellsEvent, tag="ic-moved-down"):
    """A face-down tile went to another cell."""


class TilesSwapped(TwoCellsEvent, tag="ic-swapped"):
    """Two tiles changed places."""


class FactoryUsed(CellEvent, tag="ic-factory"):
    """The seat will draw more tiles at the end of its turn (IC-H7)."""


class ArboretumDone(SeatEvent, tag="ic-done"):
    """A player takes no more tokens back."""


class LibraryOpened(CellEvent, tag="ic-library"):
    """A library at `at` shows its player the top tiles of the deck (IC-H10)."""

    count: int
    tiles: Secret[list[str]]


class TilesUnderDeck(EventData, tag="ic-under"):
    """Tiles that a library showed went under the deck."""

    count: int


class HandLookedAt(HandEvent, tag="ic-looked"):
    """A temple shows its player the hand of `other_seat` (IC-H20)."""

    other_seat: int


class HandsSwapped(SeatEvent, tag="ic-swapped-hands"):
    """Two seats exchanged their hands (IC-H18)."""

    other_seat: int


class HandReceived(HandEvent, tag="ic-received"):
    """The hand that a seat got in a swap."""


class Drew(HandEvent, tag="ic-drew"):
    """Tiles were drawn at the end of a turn (IC-15)."""


class RanOut(SeatEvent, tag="ic-ran-out"):
    """The first player placed their last token (IC-40)."""


class RanOutToo(SeatEvent, tag="ic-ran-out-too"):
    """Another player placed their last token."""


class LastTurn(SeatEvent, tag="ic-last-turn"):
    """A player's last turn begins (IC-40)."""


class Passed(SeatEvent, tag="ic-passed"):
    """A player passed (IC-16)."""


class Ended(EventData, tag="ic-over"):
    """The last turns are over (IC-40)."""


class EndedByPasses(EventData, tag="ic-over-passes"):
    """Everybody passed in a row (IC-16)."""


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
