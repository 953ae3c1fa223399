"""A table in a list: what anybody may know of it without reading its log."""

from typing import Any

import msgspec

from tricity.table.clocks import Clock
from tricity.table.commands.timeouts import wake_at
from tricity.table.seats import Plays
from tricity.table.storage.commands import Row
from tricity.table.storage.lists import Listed
from tricity.table.table import Status, Table


class CardSeat(msgspec.Struct, frozen=True):
    name: str
    plays: Plays
    bot: str
    away: bool


class Card(msgspec.Struct, frozen=True):
    """What a list shows of a table."""

    game: str
    options: dict[str, Any]
    clock: Clock
    seats: tuple[CardSeat, ...]
    owners: tuple[str, ...]
    """Not for the outside: whose turn it is, for lists of one's own tables."""


class ListedTable(msgspec.Struct, frozen=True):
    """A line of a list. `yours`: your seats; `your_turn`: one of them is to act; `unseen`: entries since you looked."""

    table: str
    status: Status
    updated: int
    game: str
    options: dict[str, Any]
    clock: Clock
    seats: tuple[CardSeat, ...]
    to_act: tuple[int, ...]
    yours: tuple[int, ...]
    your_turn: bool
    unseen: int


def row(table: Table, *, with_card: bool = True) -> Row:
    """What the database's list keeps; most deeds leave the card as it is."""
    return Row(
        updated=table.history[-1].entry.at,
        status=table.status,
        number=table.number,
        acting=sum(1 << seat for seat in table.to_act),
        wake_at=wake_at(table),
        card=_card(table) if with_card else None,
    )


def listed(it: Listed, person: str) -> ListedTable:
    card = _decoder.decode(it.card)
    to_act = tuple(seat for seat in range(len(card.seats)) if it.acting >> seat & 1)
    yours = tuple(seat for seat, owner in enumerate(card.owners) if person and owner == person)
    return ListedTable(
        table=it.table,
        status=it.status,  # type: ignore[arg-type]  # as it was written
        updated=it.updated,
        game=card.game,
        options=card.options,
        clock=card.clock,
        seats=card.seats,
        to_act=to_act,
        yours=yours,
        your_turn=bool(set(yours) & set(to_act)),
        unseen=it.number - it.seen if yours else 0,
    )


def _card(table: Table) -> str:
    seats = tuple(CardSeat(seat.name, seat.plays, seat.bot, seat.away) for seat in table.seats)
    owners = tuple(seat.owner for seat in table.seats)
    return _encoder.encode(Card(table.opened.game, table.opened.options, table.opened.clock, seats, owners)).decode()


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Card)
