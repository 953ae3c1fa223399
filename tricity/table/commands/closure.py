"""Closing a table, which only an administrator of the server can do."""

from tricity.table import preconditions
from tricity.table.events import Closed
from tricity.table.table import Table


def close(table: Table) -> Closed:
    """End the match, as if it had been abandoned; raises `WrongState` if it has ended."""
    preconditions.not_ended(table)
    return Closed()
