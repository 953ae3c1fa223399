"""The kinds of events of Quarter City, with their facts."""

from tricity.core.events import EventData, Secret


class Began(EventData, tag="qc-begins"):
    seat: int


class Built(EventData, tag="qc-built"):
    seat: int
    quarter: str


class Drew(EventData, tag="qc-drew"):
    seat: int
    quarter: Secret[str]


Event = Began | Built | Drew
