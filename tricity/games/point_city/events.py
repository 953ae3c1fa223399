"""The kinds of events of Point City, with their facts. None of them is secret: every card that moves is face up."""

from tricity.core.events import EventData, SeatEvent


class ResourceEvent(EventData):
    """Something happened to the resource side of a card in the market."""

    at: str
    resource: str
    tier: int


class BuildingEvent(EventData):
    """Something happened to the building side of a card in the market."""

    at: str
    building: str
    card: int
    tier: int


class SeatBuildingEvent(SeatEvent):
    """A seat did something with the building side of a card in the market."""

    at: str
    building: str
    card: int
    tier: int


class Began(SeatEvent, tag="pc-begins"):
    """The seat that goes first."""


class TookResource(SeatEvent, tag="pc-took"):
    """A resource card was taken from the market."""

    at: str
    resource: str
    tier: int


class TookBuilding(SeatBuildingEvent, tag="pc-took-building"):
    """A building was taken from the market; it is paid for by the event `pc-paid`."""


class Flipped(SeatBuildingEvent, tag="pc-flipped"):
    """A card of the market was turned over (PC-10)."""


class Drew(SeatEvent, tag="pc-drew"):
    """Two cards were drawn from the deck, as resources (PC-11)."""

    resources: list[str]


class Paid(SeatEvent, tag="pc-paid"):
    """`cost_resources` is the price of the buildings, `resources` are the `count` cards that were spent."""

    buildings: list[str]
    cost_resources: list[str]
    resources: list[str]
    count: int


class GotToken(SeatEvent, tag="pc-token"):
    """A civic token was awarded (PC-17)."""

    token: str


class NoTokenLeft(SeatEvent, tag="pc-no-token"):
    """No civic token was left to award (PC-17)."""


class LinedUp(SeatEvent, tag="pc-lined-up"):
    """Solo: a token was put at a place of the row, from 1 (PC-31)."""

    token: str
    place: int


class DealtResource(ResourceEvent, tag="pc-dealt-resource"):
    """A card was dealt to the market with its resource side up."""


class DealtBuilding(BuildingEvent, tag="pc-dealt-building"):
    """A card was dealt to the market with its building side up."""


class TopShown(EventData, tag="pc-top"):
    """The card on top of the deck, which has `count` cards."""

    resource: str
    tier: int
    count: int


class DeckEmpty(EventData, tag="pc-deck-empty"):
    """The last card of the deck was dealt."""


class AutomaTook(ResourceEvent, tag="pc-automa-took"):
    """The Automa took a resource card."""


class AutomaBuilt(BuildingEvent, tag="pc-automa-built"):
    """The Automa took a building."""


class AutomaGotToken(EventData, tag="pc-automa-token"):
    """The Automa took a civic token."""

    token: str


class AutomaNext(EventData, tag="pc-automa-next"):
    """The cells that the Automa will take next."""

    at: str
    other_at: str


class Passed(SeatEvent, tag="pc-passed"):
    """A player had nothing that they could take (PC-19)."""


class Ended(EventData, tag="pc-over"):
    """The last round is over (PC-20)."""


Event = (
    Began
    | TookResource
    | TookBuilding
    | Flipped
    | Drew
    | Paid
    | GotToken
    | NoTokenLeft
    | LinedUp
    | DealtResource
    | DealtBuilding
    | TopShown
    | DeckEmpty
    | AutomaTook
    | AutomaBuilt
    | AutomaGotToken
    | AutomaNext
    | Passed
    | Ended
)
