"""The kinds of events of Point City, with their facts. None of them is secret: every card that moves is face up."""

from tricity.core.events import EventData


class Began(EventData, tag="pc-begins"):
    seat: int


class TookResource(EventData, tag="pc-took"):
    seat: int
    at: str
    resource: str
    tier: int


class TookBuilding(EventData, tag="pc-took-building"):
    """A building was taken from the market; it is paid for by the event `pc-paid`."""

    seat: int
    at: str
    building: str
    card: int
    tier: int


class Flipped(EventData, tag="pc-flipped"):
    seat: int
    at: str
    building: str
    card: int
    tier: int


class Drew(EventData, tag="pc-drew"):
    seat: int
    resources: list[str]


class Paid(EventData, tag="pc-paid"):
    """`cost_resources` is the price of the buildings, `resources` are the `count` cards that were spent."""

    seat: int
    buildings: list[str]
    cost_resources: list[str]
    resources: list[str]
    count: int


class GotToken(EventData, tag="pc-token"):
    seat: int
    token: str


class NoTokenLeft(EventData, tag="pc-no-token"):
    seat: int


class LinedUp(EventData, tag="pc-lined-up"):
    """Solo: a token was put at a place of the row, from 1 (PC-31)."""

    seat: int
    token: str
    place: int


class DealtResource(EventData, tag="pc-dealt-resource"):
    at: str
    resource: str
    tier: int


class DealtBuilding(EventData, tag="pc-dealt-building"):
    at: str
    building: str
    card: int
    tier: int


class TopShown(EventData, tag="pc-top"):
    """The card on top of the deck, which has `count` cards."""

    resource: str
    tier: int
    count: int


class DeckEmpty(EventData, tag="pc-deck-empty"):
    pass


class AutomaTook(EventData, tag="pc-automa-took"):
    at: str
    resource: str
    tier: int


class AutomaBuilt(EventData, tag="pc-automa-built"):
    at: str
    building: str
    card: int
    tier: int


class AutomaGotToken(EventData, tag="pc-automa-token"):
    token: str


class AutomaNext(EventData, tag="pc-automa-next"):
    """The cells that the Automa will take next."""

    at: str
    other_at: str


class Passed(EventData, tag="pc-passed"):
    seat: int


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
