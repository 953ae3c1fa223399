"""The kinds of events of Infinite City, with their facts. A tile that lies face down is not named."""

from tricity.core.events import EventData, Secret


class FirstPlayer(EventData, tag="ic-first"):
    seat: int


class Played(EventData, tag="ic-played"):
    """A tile was played from a hand or from a library."""

    seat: int
    tile: str
    at: str


class NoEffect(EventData, tag="ic-idle"):
    """An effect found nothing to act on (IC-14)."""

    tile: str
    at: str


class TokenPlaced(EventData, tag="ic-put"):
    seat: int
    at: str


class HotelTaken(EventData, tag="ic-hotel"):
    seat: int
    at: str


class TurnedUp(EventData, tag="ic-turned"):
    seat: int
    at: str
    tile: str


class TokenTakenBack(EventData, tag="ic-took-back"):
    seat: int
    at: str


class TokensReturned(EventData, tag="ic-returned"):
    """Tokens went back to their owner, `seat`."""

    seat: int
    count: int
    at: str


class TokensCleared(EventData, tag="ic-cleared"):
    """Tokens were removed by a security guardpost."""

    seat: int
    at: str


class TokensGathered(EventData, tag="ic-gathered"):
    """A stadium at `at` drew tokens of `other_seat` from `other_at`."""

    seat: int
    other_seat: int
    count: int
    at: str
    other_at: str


class TokensTraded(EventData, tag="ic-traded"):
    """A bank at `at` exchanged a token for one of `other_seat` at `other_at`."""

    seat: int
    other_seat: int
    at: str
    other_at: str


class TileLaid(EventData, tag="ic-laid"):
    """A tile from the deck was placed face down."""

    seat: int
    at: str


class TileRemoved(EventData, tag="ic-removed"):
    seat: int
    at: str
    tile: str


class HiddenTileRemoved(EventData, tag="ic-removed-down"):
    seat: int
    at: str


class TileTaken(EventData, tag="ic-took"):
    """A tile went from the city to a hand."""

    seat: int
    at: str
    tile: str


class HiddenTileTaken(EventData, tag="ic-took-down"):
    seat: int
    at: str
    tile: Secret[str]


class TileMoved(EventData, tag="ic-moved"):
    seat: int
    at: str
    other_at: str
    tile: str


class HiddenTileMoved(EventData, tag="ic-moved-down"):
    seat: int
    at: str
    other_at: str


class TilesSwapped(EventData, tag="ic-swapped"):
    seat: int
    at: str
    other_at: str


class FactoryUsed(EventData, tag="ic-factory"):
    seat: int
    at: str


class ArboretumDone(EventData, tag="ic-done"):
    """A player takes no more tokens back."""

    seat: int


class LibraryOpened(EventData, tag="ic-library"):
    seat: int
    at: str
    count: int
    tiles: Secret[list[str]]


class TilesUnderDeck(EventData, tag="ic-under"):
    count: int


class HandLookedAt(EventData, tag="ic-looked"):
    seat: int
    other_seat: int
    count: int
    tiles: Secret[list[str]]


class HandsSwapped(EventData, tag="ic-swapped-hands"):
    seat: int
    other_seat: int


class HandReceived(EventData, tag="ic-received"):
    seat: int
    count: int
    tiles: Secret[list[str]]


class Drew(EventData, tag="ic-drew"):
    seat: int
    count: int
    tiles: Secret[list[str]]


class RanOut(EventData, tag="ic-ran-out"):
    """The first player placed their last token (IC-40)."""

    seat: int


class RanOutToo(EventData, tag="ic-ran-out-too"):
    seat: int


class LastTurn(EventData, tag="ic-last-turn"):
    seat: int


class Passed(EventData, tag="ic-passed"):
    seat: int


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
