"""The socket of the home page: one's own tables and the lobby, as they are now."""

import json
from collections.abc import Callable
from typing import Any

from websockets.sync.client import ClientConnection, connect

from support.servers import PATIENCE, Guest, served

Frame = dict[str, Any]


def home(guest: Guest, query: str = "") -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    headers = {"Cookie": cookies} if cookies else None
    address = f"{guest.url.replace('http', 'ws')}/api/home/socket?{query}"
    return connect(address, additional_headers=headers, open_timeout=PATIENCE)


def until(socket: ClientConnection, kind: str, condition: Callable[[Frame], bool]) -> Frame:
    """The first frame of that kind in which the lists are like that."""
    while True:
        frame: Frame = json.loads(socket.recv())
        if frame["kind"] == kind and condition(frame):
            return frame


def listed(tables: list[Frame], table: str) -> list[Frame]:
    return [each for each in tables if each["table"] == table]


def test_whose_turn_it_is_reaches_the_home_page(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    with home(basia, "lobby=false") as socket:
        assert json.loads(socket.recv())["kind"] == "mine"
        basia.do(table, "join")
        turn = 1 in basia.state(table)["to_act"]

        def is_told(frame: Frame) -> bool:
            rows = listed(frame["tables"], table)
            return bool(rows) and (rows[0]["yours"], rows[0]["your_turn"]) == ([1], turn)

        until(socket, "mine", is_told)


def test_what_was_seen_in_one_window_is_no_news_in_another(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    basia.do(table, "join")
    with home(anna) as socket:
        basia.do(table, "chat", seat=1, phrase="hello")
        until(socket, "mine", lambda frame: listed(frame["tables"], table)[0]["unseen"] > 0)
        anna.post(f"/api/tables/{table}/seen", {"number": anna.state(table)["number"]})
        until(socket, "mine", lambda frame: listed(frame["tables"], table)[0]["unseen"] == 0)


def test_unread_chat_is_counted_for_everybody_but_its_author(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open", clock={"kind": "days", "days": 3})
    basia.do(table, "join")
    with home(anna) as socket:
        basia.do(table, "chat", seat=1, phrase="hello")
        before = anna.state(table)["number"]
        basia.do(table, "chat", seat=1, text="Your turn, I think.")
        last = until(socket, "mine", lambda frame: listed(frame["tables"], table)[0]["unread"] == 2)
        deadlines = [seat["deadline"] for seat in anna.state(table)["seats"] if seat["deadline"]]
        assert listed(last["tables"], table)[0]["deadline"] in deadlines
        assert listed(basia.get("/api/me/tables")["tables"], table)[0]["unread"] == 0
        anna.post(f"/api/tables/{table}/seen", {"number": before})
        until(socket, "mine", lambda frame: listed(frame["tables"], table)[0]["unread"] == 1)
        anna.do(table, "mute", seat=1, on=True)
        basia.do(table, "chat", seat=1, phrase="goodbye")
        assert listed(anna.get("/api/me/tables")["tables"], table)[0]["unread"] == 1


def test_the_lobby_is_live_and_the_same_for_everybody(anna: Guest, basia: Guest, stranger: Guest) -> None:
    with home(stranger) as watching, home(basia) as other:
        table = anna.open("me", "open", public=True)
        seen = [
            until(socket, "lobby", lambda frame: bool(listed(frame["gathering"], table)))
            for socket in (watching, other)
        ]
        assert listed(seen[0]["gathering"], table) == listed(seen[1]["gathering"], table)
        assert listed(seen[0]["gathering"], table)[0]["yours"] == []
        basia.do(table, "join")
        until(watching, "lobby", lambda frame: bool(listed(frame["playing"], table)))


def test_private_tables_are_in_nobodys_lobby(anna: Guest, stranger: Guest) -> None:
    with home(stranger) as socket:
        private, public = anna.open("me", "open"), anna.open("me", "open", public=True)
        frame = until(socket, "lobby", lambda frame: bool(listed(frame["gathering"], public)))
        assert private not in json.dumps(frame)
        assert anna.get("/api/me")["known"]


def test_who_is_not_known_gets_the_lobby_alone(stranger: Guest) -> None:
    with home(stranger) as socket:
        assert json.loads(socket.recv())["kind"] == "lobby"
        socket.send('{"kind":"ping"}')
        assert json.loads(socket.recv()) == {"kind": "pong"}


def test_another_process_is_heard_too(postgres_url: str) -> None:
    with served(postgres_url) as here, served(postgres_url) as elsewhere:
        anna, basia = Guest(here, "Anna"), Guest(elsewhere, "Basia")
        with home(anna) as socket:
            table = anna.open("me", "open", public=True)
            until(socket, "mine", lambda frame: bool(listed(frame["tables"], table)))
            basia.do(table, "join")
            until(socket, "mine", lambda frame: listed(frame["tables"], table)[0]["status"] == "playing")
            own = basia.open("me", "open", public=True)
            until(socket, "lobby", lambda frame: bool(listed(frame["gathering"], own)))
