"""The server is killed again and again while people play: nothing acknowledged is lost, nothing is there twice.

`TRICITY_KILLS` says how often (`make soak` asks for more).
"""

import json
import os
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
from sqlalchemy import text
from websockets.exceptions import WebSocketException

from support.servers import Guest, Process, new_key
from tricity.table.storage.database import connect

KILLS = int(os.environ.get("TRICITY_KILLS", "24"))
PLAYERS = 4


class Player:
    """Plays all seats of table after table, and sends what was not answered again, with the same key."""

    def __init__(self, url: str, number: int, going: Callable[[], bool]) -> None:
        self.acknowledged: list[tuple[str, str, int]] = []
        self.fault: BaseException | None = None
        self._going = going
        self._rng = random.Random(number)
        self._guest = Guest(url, f"Player {number}")
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def join(self) -> None:
        self._thread.join()
        if self.fault is not None:
            raise self.fault

    def _run(self) -> None:
        try:
            while self._going():
                self._play_one()
        except BaseException as fault:
            self.fault = fault
            raise

    def _play_one(self) -> None:
        body = {"key": new_key(), "game": "card-city", "seats": ["me", "me"]}
        table = self._insist("POST", "/api/tables", body)["table"]
        while self._going():
            state = self._insist("GET", f"/api/tables/{table}?after=1000000&seat={self._rng.randrange(2)}")["now"]
            if state["status"] != "playing":
                return
            if not state["choices"]:
                continue
            key = new_key()
            move = self._rng.choice(state["choices"])
            body = {"key": key, "seat": state["you"], "version": state["version"], "move": move}
            done = self._insist("POST", f"/api/tables/{table}/moves", body)
            self.acknowledged.append((table, key, done["number"]))

    def _insist(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        while True:
            try:
                response = self._guest.http.request(method, path, json=body)
            except httpx.TransportError:
                time.sleep(0.02)
                continue
            if response.status_code < 300:
                return response.json()
            assert response.status_code == 503, response.text


class Subscription:
    """Follows one table on a socket, comes back by itself, and says what it knows already."""

    def __init__(self, guest: Guest, table: str, going: Callable[[], bool]) -> None:
        self.numbers: list[int] = []
        self.returns = 0
        self._thread = threading.Thread(target=self._run, args=(guest, table, going))
        self._thread.start()

    def join(self) -> None:
        self._thread.join()

    def _run(self, guest: Guest, table: str, going: Callable[[], bool]) -> None:
        while going():
            try:
                with guest.socket(table, after=len(self.numbers)) as socket:
                    self.returns += 1
                    while going():
                        try:
                            update = json.loads(socket.recv(timeout=0.2))
                        except TimeoutError:
                            continue
                        self.numbers += [entry["number"] for entry in update["entries"]]
            except (OSError, WebSocketException, EOFError):
                time.sleep(0.05)


def test_nothing_acknowledged_is_lost_and_nothing_is_there_twice(database_url: str) -> None:
    going = threading.Event()
    going.set()
    server = Process(database_url)
    host = Guest(server.url, "Host")
    watched = host.open("me", "me", "me", "me")
    players = [Player(server.url, number, going.is_set) for number in range(PLAYERS)]
    listener = Subscription(host, watched, going.is_set)
    rng = random.Random(1)
    messages = 0
    try:
        for _ in range(KILLS):
            messages += _say_something(host, watched)
            time.sleep(rng.uniform(0.1, 0.5))
            server.kill()
            server = Process(database_url, server.port)
        messages += _say_something(host, watched)
        time.sleep(0.5)
    finally:
        going.clear()
        for player in players:
            player.join()
        listener.join()
        server.stop()
    acknowledged = [receipt for player in players for receipt in player.acknowledged]
    adapter = connect(database_url)
    with adapter.engine.connect() as connection:
        rows = connection.execute(text('SELECT table_id, "key", number FROM entries')).all()
    adapter.close()
    written = {(table, key, number) for table, key, number in rows}
    assert len(acknowledged) > 10 * KILLS
    assert set(acknowledged) <= written
    assert max(Counter((table, key) for table, key, _ in rows if key).values()) == 1
    logs: dict[str, list[int]] = {}
    for table, _, number in rows:
        logs.setdefault(table, []).append(number)
    assert all(sorted(numbers) == list(range(1, len(numbers) + 1)) for numbers in logs.values())
    assert listener.numbers == list(range(1, messages + 2))
    assert listener.returns > KILLS // 2


def _say_something(host: Guest, table: str) -> int:
    """Until it is acknowledged."""
    body = {"key": new_key(), "seat": 0, "phrase": "hello"}
    while True:
        try:
            host.post(f"/api/tables/{table}/chat", body)
        except httpx.TransportError:
            time.sleep(0.02)
        else:
            return 1
