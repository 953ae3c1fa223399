"""The address of a table: its name and, once the host has renewed the link, a secret part after a dot.

People whom the table knows need only the name. For everyone else, a table whose link was renewed does not exist under
its old address.
"""

import secrets

from tricity.table import preconditions
from tricity.table.errors import NotFound, WrongState
from tricity.table.events import LinkRenewed
from tricity.table.principal import Principal
from tricity.table.table import Table

_SEPARATOR = "."


def name_in(address: str) -> str:
    """The name of the table at that address.

    >>> name_in("a7Qx.9fK2"), name_in("a7Qx")
    ('a7Qx', 'a7Qx')
    """
    return address.partition(_SEPARATOR)[0]


def address_of(table: Table) -> str:
    """The address to which others are invited."""
    return _SEPARATOR.join(filter(None, (table.name, table.link_secret)))


def renew(table: Table, person: Principal) -> LinkRenewed:
    """The host replaces the link of a private table; that of a public one is in the lobby anyway."""
    preconditions.host(table, person)
    if table.opened.public:
        raise WrongState("table-is-public")
    return LinkRenewed(secrets.token_urlsafe(9))


def check(table: Table, person: Principal, address: str) -> None:
    """Raises `NotFound` for a person whom the table does not know and who uses an old address."""
    if table.link_secret and address != address_of(table) and not is_known(table, person):
        raise NotFound("no-such-table", table=table.name)


def is_known(table: Table, person: Principal) -> bool:
    """Whether a person sits here, may take a seat that is reserved for them, or was here when the match began."""
    if person is None:
        return False
    return was_there(table, person) or any(person in (seat.owner, seat.kept_for) for seat in table.seats)


def was_there(table: Table, person: Principal) -> bool:
    """Whether a person opened the table, or had a seat when the match began."""
    return person is not None and (person == table.host or person in table.people)
