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
    pass


class TookResource(SeatEvent, tag="pc-took"):
    at: str
    resource: str
    tier: int


class TookBuilding(SeatBuildingEvent, tag="pc-took-building"):
    """A building was taken from the market; it is paid for by the event `pc-paid`."""


class Flipped(SeatBuildingEvent, tag="pc-flipped"):
    pass


class Drew(SeatEvent, tag="pc-drew"):
    resources: list[str]


class Paid(SeatEvent, tag="pc-paid"):
    """`cost_resources` is the price of the buildings, `resources` are the `count` cards that were spent."""

    buildings: list[str]
    cost_resources: list[str]
    resources: list[str]
    count: int


class GotToken(SeatEvent, tag="pc-token"):
    token: str


class NoTokenLeft(SeatEvent, tag="pc-no-token"):
    pass


class LinedUp(SeatEvent, tag="pc-lined-up"):
    """Solo: a token was put at a place of the row, from 1 (PC-31)."""

    token: str
    place: int


class DealtResource(ResourceEvent, tag="pc-dealt-resource"):
    pass


class DealtBuilding(BuildingEvent, tag="pc-dealt-building"):
    pass


class TopShown(EventData, tag="pc-top"):
    """The card on top of the deck, which has `count` cards."""

    resource: str
    tier: int
    count: int


class DeckEmpty(EventData, tag="pc-deck-empty"):
    pass


class AutomaTook(ResourceEvent, tag="pc-automa-took"):
    pass


class AutomaBuilt(BuildingEvent, tag="pc-automa-built"):
    pass


class AutomaGotToken(EventData, tag="pc-automa-token"):
    token: str


class AutomaNext(EventData, tag="pc-automa-next"):
    """The cells that the Automa will take next."""

    at: str
    other_at: str


class Passed(SeatEvent, tag="pc-passed"):
    pass


class Ended(EventData, tag="pc-over"):
    pass


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
