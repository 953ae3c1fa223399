"""What travels over the sockets, as JSON objects with a `kind`."""

from tricity.core.frozen import Frozen
from tricity.server.problems import Problem
from tricity.server.requests import MoveBody, RequestBody, SeenBody
from tricity.table.storage.table_summary import ListedTable


class MoveFrame(MoveBody, tag_field="kind", tag="move"):
    """Client to server: a move, acknowledged by `AcceptedFrame` or `RefusedFrame` with the same key."""


class SeenFrame(SeenBody, tag_field="kind", tag="seen"):
    """Client to server: the number of the last entry that the person has seen. It is not acknowledged."""


class PingFrame(RequestBody, tag_field="kind", tag="ping"):
    """Client to server: answered by `PongFrame` at once. Pages cannot see the pings of the protocol itself."""


ClientFrame = MoveFrame | SeenFrame | PingFrame


class AcceptedFrame(Frozen, tag_field="kind", tag="accepted"):
    """Server to client: the move with that key is on disk, as entry `number`; the table is at `version` now."""

    key: str
    number: int
    version: int


class RefusedFrame(Frozen, tag_field="kind", tag="refused"):
    """Server to client: the move with that key was not made. `status` and `problem` are those of the HTTP endpoint."""

    key: str
    status: int
    problem: Problem


class OwnTablesFrame(Frozen, tag_field="kind", tag="mine"):
    """Server to client, on the home page: the tables where the person sits."""

    tables: tuple[ListedTable, ...]
    more: int | None


class LobbyFrame(Frozen, tag_field="kind", tag="lobby"):
    """Server to client, on the home page: public tables, as they look to somebody who sits at none of them."""

    gathering: tuple[ListedTable, ...]
    playing: tuple[ListedTable, ...]
    finished: tuple[ListedTable, ...]


class PongFrame(Frozen, tag_field="kind", tag="pong"):
    """Server to client: the connection works in both directions."""
