"""Chat among those who sit at the table."""

from typing import Final

from tricity.table import asking
from tricity.table.deeds import Muted, Said
from tricity.table.names import checked_text
from tricity.table.refusals import BadRequest, NotThere, NotYours
from tricity.table.table import Table

PHRASES: Final = (
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "well-played",
    "sorry",
    "thanks",
    "back-soon",
    "again",
    "goodbye",
)
"""Each is a message `phrase-…`."""


def say(table: Table, person: str, seat: int, phrase: str, text: str) -> Said:
    """A quick phrase or free text, and not both."""
    seat = asking.seat_of(table, person, seat)
    if bool(phrase) == bool(text):
        raise BadRequest("phrase-or-text")
    if phrase and phrase not in PHRASES:
        raise BadRequest("no-such-phrase", phrase=phrase[:40])
    return Said(seat, phrase) if phrase else Said(seat, text=checked_text(text))


def mute(table: Table, person: str, seat: int, on: bool) -> Muted:
    """For oneself only."""
    if not table.seats_of(person):
        raise NotYours("not-seated")
    if not 0 <= seat < len(table.seats):
        raise NotThere("table-no-such-seat", number=seat)
    return Muted(seat, on)
