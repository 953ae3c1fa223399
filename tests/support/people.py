"""People of a server under test: who they are, appointed, rated and reported."""

from typing import Any

from sqlalchemy import insert

from support.servers import Guest
from tricity.server.identity import COOKIE
from tricity.table.principal import PersonId
from tricity.table.storage import administrators
from tricity.table.storage.database import connect
from tricity.table.storage.schema import ratings


def person_of(guest: Guest) -> PersonId:
    """Their secret id, which is the first part of their cookie."""
    return PersonId(guest.http.cookies[COOKIE].partition(".")[0])


def appoint(database: str, guest: Guest, *, on: bool = True) -> None:
    """Make somebody an administrator, or (`on` is false) dismiss them."""
    adapter = connect(database)
    with adapter.engine.begin() as connection:
        administrators.appoint(connection, person_of(guest), on=on)
    adapter.close()


def rate(database: str, guest: Guest, game: str, mu: float, sigma: float = 1.0) -> None:
    """As after many rated games."""
    adapter = connect(database)
    row = {"person_id": person_of(guest), "game": game, "mu": mu, "sigma": sigma, "games": 40, "updated": 1}
    with adapter.engine.begin() as connection:
        connection.execute(insert(ratings).values(row))
    adapter.close()


def reported(url: str, name: str = "Rude name", **options: Any) -> tuple[Guest, Guest, str]:
    """Anna, somebody whose message and name she has reported, and their table, opened with these options."""
    anna, rude = Guest(url, "Anna"), Guest(url, name)
    table = anna.open("me", "open", **options)
    rude.do(table, "join")
    rude.do(table, "chat", seat=1, text="rude words")
    number = anna.state(table)["number"]
    anna.post(f"/api/tables/{table}/report", {"seat": 1, "number": number, "note": "Not nice"})
    anna.post(f"/api/tables/{table}/report", {"seat": 1})
    return anna, rude, table
