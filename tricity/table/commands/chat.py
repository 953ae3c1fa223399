"""Chat among the players of a table."""

import json
from importlib.resources import files
from typing import Final

from tricity.table import preconditions
from tricity.table.errors import BadRequest, Forbidden, NotFound
from tricity.table.events import Muted, Said
from tricity.table.principal import Principal
from tricity.table.table import Table
from tricity.table.text_input import checked_text

PHRASES: Final = tuple(json.loads(files("tricity").joinpath("locales", "phrases.json").read_text(encoding="utf-8")))
"""The quick phrases, which the page offers too; each is a message `phrase-…`."""


def say(table: Table, person: Principal, seat: int, phrase: str, text: str) -> Said:
    """Send a quick phrase or free text, not both."""
    seat = preconditions.seat_of(table, person, seat)
    if bool(phrase) == bool(text):
        raise BadRequest("phrase-or-text")
    if phrase and phrase not in PHRASES:
        raise BadRequest("no-such-phrase", phrase=phrase[:40])
    return Said(seat, phrase) if phrase else Said(seat, text=checked_text(text))


def mute(table: Table, person: Principal, seat: int, on: bool) -> Muted:
    """Stop (or start) showing what is said from a seat, to this person only."""
    if not table.seats_of(person):
        raise Forbidden("not-seated")
    if not 0 <= seat < len(table.seats):
        raise NotFound("table-no-such-seat", number=seat)
    return Muted(seat, on)
