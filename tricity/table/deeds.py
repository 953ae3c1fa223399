"""The language of a table's log: everything that can happen at a table, one deed a row.

A table is its log: `Table.add` folds the deeds, and the same deeds at the same times make the same table anywhere.
"""

from typing import Any

import msgspec

from tricity.table.clocks import Clock, NoClock


class Deed(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True):
    """One thing that was done."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a seat was planned when the table was opened: somebody's, a bot's, kept for somebody, or open."""

    owner: str = ""
    name: str = ""
    bot: str = ""
    kept_for: str = ""


class Opened(Deed, frozen=True, tag="opened"):
    """A table from a seed, from a position, or (to look at) from a record."""

    game: str
    rules: int
    options: dict[str, Any]
    places: tuple[Place, ...]
    stand_in: str
    clock: Clock = NoClock()
    public: bool = False
    spectators: bool = True
    seed: str = ""
    position: dict[str, Any] | None = None
    record: str = ""
    rematch_of: str = ""


class Joined(Deed, frozen=True, tag="joined"):
    seat: int
    name: str


class Placed(Deed, frozen=True, tag="placed"):
    """The host gave an open seat to a bot, or opened it again."""

    seat: int
    bot: str = ""


class Left(Deed, frozen=True, tag="left"):
    seat: int


class HandedOver(Deed, frozen=True, tag="handed-over"):
    seat: int


class TimedOut(Deed, frozen=True, tag="timed-out"):
    seat: int


class TookBack(Deed, frozen=True, tag="took-back"):
    seat: int


class Moved(Deed, frozen=True, tag="moved"):
    """`bot` is the level that chose the move, where a bot did."""

    seat: int
    move: str
    bot: str = ""


class Undone(Deed, frozen=True, tag="undone"):
    """The seat's last move, which nobody had to be asked about."""

    seat: int


class Asked(Deed, frozen=True, tag="asked"):
    """May the match go back to that many moves?"""

    seat: int
    to: int


class Answered(Deed, frozen=True, tag="answered"):
    """One `no` closes the question, and so does who asked it."""

    seat: int
    yes: bool


class Voted(Deed, frozen=True, tag="voted"):
    """For abandoning the match, or no longer for it."""

    seat: int
    yes: bool


class Said(Deed, frozen=True, tag="said"):
    """A quick phrase, which each reader sees in their language, or free text."""

    seat: int
    phrase: str = ""
    text: str = ""


class Muted(Deed, frozen=True, tag="muted"):
    """Who did it no longer (or again) hears that seat. Nobody else is told."""

    seat: int
    on: bool


class Rematched(Deed, frozen=True, tag="rematched"):
    """The same people meet again at another table."""

    table: str


AnyDeed = (
    Opened
    | Joined
    | Placed
    | Left
    | HandedOver
    | TimedOut
    | TookBack
    | Moved
    | Undone
    | Asked
    | Answered
    | Voted
    | Said
    | Muted
    | Rematched
)


class Entry(msgspec.Struct, frozen=True):
    """A row of the log: numbered from 1; `by` is a person, or nobody when the server did it; `key` is the sender's."""

    number: int
    at: int
    by: str
    key: str
    deed: AnyDeed


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyDeed] = msgspec.json.Decoder(AnyDeed)


def encode(deed: AnyDeed) -> str:
    return _encoder.encode(deed).decode()


def decode(text: str) -> AnyDeed:
    return _decoder.decode(text)
