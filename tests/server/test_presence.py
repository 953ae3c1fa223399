"""Who is at the table now: told to everybody there, and part of no log."""

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from support.servers import Guest, eventually, served
from support.tables import TableDriver
from tricity.server import presence
from tricity.table.player_view import PresentViewers


def until(socket: ClientConnection, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first news in which the table stands like that."""
    while True:
        update: dict[str, Any] = json.loads(socket.recv())
        if condition(update["now"]):
            return update


def there(state: dict[str, Any]) -> tuple[list[int], int]:
    return state["here"], state["watching"]


def test_everybody_hears_who_comes_and_goes(anna: Guest, basia: Guest, stranger: Guest) -> None:
    table = anna.open("me", "open")
    basia.do(table, "join")
    with anna.socket(table) as socket:
        assert there(json.loads(socket.recv())["now"]) == ([0], 0)
        with basia.socket(table), stranger.socket(table):
            update = until(socket, lambda state: there(state) == ([0, 1], 1))
            assert update["entries"] == []
            assert update["now"]["number"] == 2
        until(socket, lambda state: there(state) == ([0], 0))


def test_who_sits_down_is_no_spectator_any_more(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    with anna.socket(table) as socket, basia.socket(table):
        until(socket, lambda state: there(state) == ([0], 1))
        basia.do(table, "join")
        until(socket, lambda state: there(state) == ([0, 1], 0))


def test_two_windows_are_one_person_and_one_that_closes_is_not_missed(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    basia.do(table, "join")
    with anna.socket(table) as socket, basia.socket(table) as first:
        until(socket, lambda state: there(state) == ([0, 1], 0))
        with basia.socket(table) as second:
            second.recv()
        first.recv()
        anna.do(table, "chat", seat=0, phrase="hello")
        assert there(until(socket, lambda state: state["number"] == 3)["now"]) == ([0, 1], 0)


def test_a_long_poll_is_presence_too(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    basia.do(table, "join")
    with anna.socket(table) as socket:
        basia.update(table, after=2, wait=1)
        until(socket, lambda state: there(state) == ([0, 1], 0))
        until(socket, lambda state: there(state) == ([0], 0))


def test_a_poll_hears_that_somebody_came(anna: Guest, basia: Guest) -> None:
    table = anna.open("me", "open")
    basia.do(table, "join")
    with ThreadPoolExecutor() as aside:
        poll = aside.submit(basia.update, table, after=2, wait=25)
        eventually(lambda: there(anna.state(table)) == ([1], 0))
        with anna.socket(table):
            update = poll.result()
    assert (update["entries"], there(update["now"])) == ([], ([0, 1], 0))


def test_who_is_at_another_process_is_there_too(postgres_url: str) -> None:
    with served(postgres_url) as here, served(postgres_url) as elsewhere:
        anna, basia, stranger = Guest(here, "Anna"), Guest(elsewhere, "Basia"), Guest(elsewhere)
        table = anna.open("me", "open")
        basia.do(table, "join")
        with anna.socket(table) as own_socket:
            with basia.socket(table) as other_socket, stranger.socket(table):
                until(own_socket, lambda state: there(state) == ([0, 1], 1))
                until(other_socket, lambda state: there(state) == ([0, 1], 1))
            until(own_socket, lambda state: there(state) == ([0], 0))


def test_a_process_that_no_longer_says_anything_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableDriver().table
    here = presence.Presence("here", lambda: None)
    here.on_remote(presence.RemotePresence.parse("elsewhere 2 3 0"))
    assert here.present(table) == PresentViewers((1,), 3)
    here.on_remote(presence.RemotePresence("third", 1, 1, wants_reply=True))
    assert here.present(table) == PresentViewers((0, 1), 4)
    now = time.monotonic()
    monkeypatch.setattr("tricity.server.presence.time.monotonic", lambda: now + 3 * presence.REPEAT_SECONDS)
    here.on_remote(presence.RemotePresence("third", 1, 1, wants_reply=True))
    assert here.present(table) == PresentViewers((0,), 1)
    here.on_remote(presence.RemotePresence("third", 0, 0, wants_reply=False))
    assert here.present(table) == PresentViewers()
