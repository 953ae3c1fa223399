"""People who play while servers, disks and databases fail, and write down everything that they are told.

What is not answered is sent again with the same key, to whichever server answers. The ledger of all players is then
compared with the database: nothing that was acknowledged may be missing, and nothing may be there twice.
"""

import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

import httpx
from sqlalchemy import text

from support.servers import Guest, new_key
from tricity.games import names
from tricity.table.storage.database import connect

_PAUSE = 0.02
_PATIENCE = 60
"""Seconds after which a player gives up."""


class Acknowledged(NamedTuple):
    """A command that the server said is on disk."""

    table: str
    key: str
    number: int
    version: int


class Player:
    """Plays all seats of table after table, so that nobody else changes what it was told."""

    def __init__(self, urls: Sequence[str], number: int, going: Callable[[], bool]) -> None:
        self.acknowledged: list[Acknowledged] = []
        self.readings = 0
        """How often a whole table was read again after a fault, and was as it had been told."""
        self.faults = 0
        """Requests that were not answered, or with 503."""
        self._going = going
        self._rng = random.Random(number)
        self._guests = [Guest(urls[0], f"Player {number}")]
        for url in urls[1:]:
            self._guests.append(Guest(url))
            self._guests[-1].http.cookies = self._guests[0].http.cookies
        self._told: dict[tuple[str, int, int], Any] = {}
        self._failure: BaseException | None = None
        self._thread = threading.Thread(target=self._run, name=f"player {number}")
        self._thread.start()

    @property
    def failed(self) -> bool:
        return self._failure is not None

    def end(self) -> None:
        self._thread.join()

    def join(self) -> None:
        """Raises what stopped it."""
        self.end()
        if self._failure is not None:
            raise self._failure

    def _run(self) -> None:
        try:
            while self._going():
                self._play_one()
        except BaseException as failure:  # noqa: BLE001 - raised again where the test waits
            self._failure = failure

    def read_last(self) -> None:
        """All tables, from the server: each is as its last command was acknowledged."""
        ends = {each.table: each for each in self.acknowledged}
        for last in ends.values():
            now = self._insist("GET", f"/api/tables/{last.table}?after={last.number}")["now"]
            assert (now["number"], now["version"]) == (last.number, last.version), f"{last}, but read {now}"

    def _play_one(self) -> None:
        key = new_key()
        body = {"key": key, "game": self._rng.choice(names()), "seats": ["me", "me"]}
        table = self._insist("POST", "/api/tables", body)["table"]
        self._told.clear()
        self.acknowledged.append(Acknowledged(table, key, 1, 0))
        while self._going():
            faults = self.faults
            if self._rng.random() < 0.2:
                self._send(table, "chat", {"seat": self._rng.randrange(2), "phrase": "hello"})
            else:
                state = self._read(table, self._rng.randrange(2))
                if state["status"] != "playing":
                    return
                if state["choices"]:
                    move = self._rng.choice(state["choices"])
                    self._send(table, "moves", {"seat": state["you"], "version": state["version"], "move": move})
            if self.faults > faults:
                self._read_again(table)

    def _send(self, table: str, verb: str, body: dict[str, Any]) -> None:
        key = new_key()
        done = self._insist("POST", f"/api/tables/{table}/{verb}", {"key": key, **body})
        last = self.acknowledged[-1]
        # Nobody else plays here.
        assert done["number"] == last.number + 1, f"{done} follows {last}"
        assert done["version"] == last.version + (verb == "moves"), f"{done} follows {last}"
        self.acknowledged.append(Acknowledged(table, key, done["number"], done["version"]))

    def _read(self, table: str, seat: int) -> Any:
        """What is new since the last command; it must be what was acknowledged, neither less nor more."""
        last = self.acknowledged[-1]
        update = self._insist("GET", f"/api/tables/{table}?seat={seat}&after={last.number - 1}")
        self._check(update, seat)
        return update["now"]

    def _read_again(self, table: str) -> None:
        """After a fault: the whole table is what was acknowledged and told before."""
        for seat in range(2):
            update = self._insist("GET", f"/api/tables/{table}?seat={seat}")
            self._check(update, seat)
            numbers = [entry["number"] for entry in update["entries"]]
            assert numbers == list(range(1, self.acknowledged[-1].number + 1))
        self.readings += 1

    def _check(self, update: Any, seat: int) -> None:
        last, now = self.acknowledged[-1], update["now"]
        assert (now["number"], now["version"]) == (last.number, last.version), f"{last}, but read {now}"
        for entry in update["entries"]:
            # When the match is over everybody may see more of its entries.
            earlier = self._told.setdefault((now["status"], seat, entry["number"]), entry)
            assert entry == earlier, f"{entry}, but was told {earlier}"

    def _insist(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        deadline = time.monotonic() + _PATIENCE
        while True:
            try:
                # Any server can serve any table: what one has acknowledged, the next one knows.
                response = self._rng.choice(self._guests).http.request(method, path, json=body)
            except httpx.TransportError:
                pass
            else:
                if response.status_code < 300:
                    return response.json()
                assert response.status_code == 503, f"{method} {path} {body}: {response.status_code} {response.text}"
            self.faults += 1
            assert time.monotonic() < deadline, f"{method} {path} is not answered"
            time.sleep(_PAUSE)


@dataclass(frozen=True)
class Outcome:
    """What the comparison of ledger and database found."""

    acknowledged: int
    readings: int
    lost: int
    doubled: int
    gaps: int
    """Tables whose entries are not numbered one by one."""

    @property
    def is_clean(self) -> bool:
        return not self.lost and not self.doubled and not self.gaps


class Ledger:
    """All players of a test, and what they were told."""

    def __init__(self, players: list[Player]) -> None:
        self._players = players

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self._players)

    @property
    def faults(self) -> int:
        return sum(player.faults for player in self._players)

    @property
    def readings(self) -> int:
        return sum(player.readings for player in self._players)

    def wait_for(self, count: int, seconds: float = 60) -> None:
        """Wait until `count` more commands have been acknowledged; raises what stopped a player."""
        wanted, deadline = self.acknowledged + count, time.monotonic() + seconds
        while self.acknowledged < wanted:
            self.check_players()
            assert time.monotonic() < deadline, "nobody can play"
            time.sleep(0.01)

    def check_players(self) -> None:
        for player in self._players:
            if player.failed:
                player.join()

    def read_last(self) -> None:
        """All tables of all players, from the server: each is as its last command was acknowledged."""
        for player in self._players:
            player.read_last()

    def compare(self, database: str) -> Outcome:
        """With what is in the database, when all players have ended."""
        adapter = connect(database)
        with adapter.engine.connect() as connection:
            rows = connection.execute(text('SELECT table_id, "key", number FROM entries')).all()
        adapter.close()
        written = {(table, key, number) for table, key, number in rows}
        acknowledged = {(each.table, each.key, each.number) for player in self._players for each in player.acknowledged}
        # By whatever table: a table that was opened twice has another name.
        keys = Counter(key for _, key, _ in rows if key)
        logs: dict[str, list[int]] = {}
        for table, _, number in rows:
            logs.setdefault(table, []).append(number)
        return Outcome(
            acknowledged=len(acknowledged),
            readings=self.readings,
            lost=len(acknowledged - written),
            doubled=sum(times - 1 for times in keys.values()),
            gaps=sum(sorted(numbers) != list(range(1, len(numbers) + 1)) for numbers in logs.values()),
        )


@contextmanager
def playing(urls: Sequence[str], people: int = 4) -> Iterator[Ledger]:
    """People play at these servers until the end of the block; raises what stopped one of them."""
    going = threading.Event()
    going.set()
    players = [Player(urls, number, going.is_set) for number in range(people)]
    try:
        yield Ledger(players)
    finally:
        going.clear()
        for player in players:
            player.end()
    for player in players:
        player.join()
