"""A log that cannot be read closes its table with words that a person understands; every other table goes on."""

import json
import sqlite3
import time
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from support.servers import Guest, get, served

DAMAGES = {
    "table-newer": "UPDATE entries SET format = 99 WHERE table_id = ? AND number = 2",
    "table-damaged": "UPDATE entries SET event = '{not JSON' WHERE table_id = ? AND number = 2",
    "table-unknown-game": "UPDATE entries SET event = replace(event, 'card-city', 'lost-city') WHERE table_id = ?",
}


@pytest.mark.parametrize("key", DAMAGES)
def test_an_unreadable_table_is_closed_alone(tmp_path: Path, key: str) -> None:
    path = tmp_path / "tricity.db"
    with served(f"sqlite:///{path}") as url:
        anna = Guest(url, "Anna")
        cookies = dict(anna.http.cookies)
        # With a bot to move, so that the server looks at it by itself too.
        bad = anna.open("me", "random", public=True)
        good = anna.open("me", "me", public=True)
        anna.do(bad, "chat", seat=0, phrase="hello")
    with sqlite3.connect(path) as database:
        assert database.execute(DAMAGES[key], (bad,)).rowcount
        database.execute("UPDATE tables SET due_at = 1 WHERE id = ?", (bad,))

    with capture_logs() as lines, served(f"sqlite:///{path}") as url:
        anna = Guest(url)
        anna.http.cookies.update(cookies)
        problem = anna.get(f"/api/tables/{bad}", 410)
        assert problem["say"] == key
        assert problem["text"]
        assert anna.do(bad, "chat", status=410, seat=0, phrase="hello")["say"] == key
        with anna.socket(bad) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4410, key)

        assert {row["table"] for row in anna.get("/api/me/tables")["tables"]} == {good, bad}
        assert anna.do(good, "chat", seat=0, phrase="hello")["number"] == 2
        time.sleep(0.3)
        assert get(f"{url}/healthz").status_code == 200
    reported = [line for line in lines if line["event"] == "table unreadable"]
    assert [line["why"] for line in reported] == [key]
    assert bad not in json.dumps(lines, default=str)
