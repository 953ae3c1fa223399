"""The kinds of events of Quarter City, with their facts."""

from tricity.core.events import SeatEvent, Secret


class Began(SeatEvent, tag="qc-begins"):
    pass


class Built(SeatEvent, tag="qc-built"):
    quarter: str


class Drew(SeatEvent, tag="qc-drew"):
    quarter: Secret[str]


Event = Began | Built | Drew
